//! The running server, and how it is told to stop.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;
use tokio::{select, signal, sync::oneshot, time::sleep};

/// How long open requests may take to finish once the server is told to stop.
const GRACE: Duration = Duration::from_secs(2);

/// Serves until `stop` is done, then lets open requests finish, two seconds at most.
///
/// # Errors
/// When the listener fails.
///
/// ```
/// # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
/// # runtime.block_on(async {
/// use hoyito_server::{Assets, pages, serve};
/// let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
/// serve(listener, pages(Assets::built()), async {}).await
/// # })?;
/// # Ok::<(), std::io::Error>(())
/// ```
pub async fn serve(
    listener: TcpListener,
    routes: Router,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (stopping, stopped) = oneshot::channel();
    // A short message is sent at once: waiting for the answer to the one before would cost 40 ms. Where the system refuses,
    // messages are only slower.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let routes = routes.into_make_service_with_connect_info::<SocketAddr>();
    let server = axum::serve(listener, routes).with_graceful_shutdown(async move {
        stop.await;
        // Nobody listens any more when the server has failed: nothing is lost then.
        let _ = stopping.send(());
    });
    let too_long = async {
        match stopped.await {
            Ok(()) => sleep(GRACE).await,
            Err(_) => std::future::pending().await,
        }
    };
    select! {
        result = server => result,
        () = too_long => Ok(()),
    }
}

/// Done when the person presses Ctrl-C or the system asks the program to end. From this call on, which a tokio runtime has to
/// be there for, neither ends the program by itself.
///
/// ```
/// # async fn serve() {
/// let _stop = hoyito_server::stop_signal();
/// # }
/// ```
pub fn stop_signal() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    {
        use signal::unix::SignalKind;
        let interrupted = come(SignalKind::interrupt());
        let ended = come(SignalKind::terminate());
        async {
            select! {
                () = interrupted => {}
                () = ended => {}
            }
        }
    }
    #[cfg(not(unix))]
    async {
        if signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// A signal that is listened for from now on. If the system gives none, the server simply runs on until it is ended from
/// outside.
#[cfg(unix)]
fn come(kind: signal::unix::SignalKind) -> impl Future<Output = ()> + Send + 'static {
    let listener = signal::unix::signal(kind);
    async {
        if let Ok(mut listener) = listener {
            listener.recv().await;
        } else {
            std::future::pending::<()>().await;
        }
    }
}
