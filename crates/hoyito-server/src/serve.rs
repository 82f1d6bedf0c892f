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

/// Done when the person presses Ctrl-C or the system asks the program to end.
///
/// ```
/// let _stop = hoyito_server::stop_signal();
/// ```
pub async fn stop_signal() {
    #[cfg(unix)]
    {
        let Ok(mut ended) = signal::unix::signal(signal::unix::SignalKind::terminate()) else {
            return asked().await;
        };
        select! {
            () = asked() => {}
            _ = ended.recv() => {}
        }
    }
    #[cfg(not(unix))]
    asked().await;
}

/// Ctrl-C. If the system gives no such signal, the server simply runs on until it is ended from outside.
async fn asked() {
    if signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
