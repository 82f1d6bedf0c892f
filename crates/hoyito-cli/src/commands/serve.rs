//! `hoyito serve`: the game in the browser, from this program alone.

use std::io::{self, Write as _};
use std::net::Ipv4Addr;

use clap::Args;
use hoyito_server::Assets;
use tokio::net::TcpListener;

use crate::failure::Failure;

/// Taken when it is free, so that the browser finds the game it kept under this address again.
const USUAL_PORT: u16 = 4804;

/// The arguments of `hoyito serve`.
#[derive(Args)]
#[command(after_help = "Example:\n  hoyito serve --port 8000 --no-open")]
pub struct Options {
    /// The port on 127.0.0.1 [default: 4804, or any free one]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    port: Option<u16>,
    /// Print the address and open no browser
    #[arg(long)]
    no_open: bool,
}

/// Serves until Ctrl-C.
pub fn run(options: &Options) -> Result<(), Failure> {
    let assets = Assets::built();
    if assets.is_empty() {
        return Err(Failure::new(
            "this program was built without the page; `cargo xtask play` builds both and starts it",
        ));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = listen(options.port).await?;
        let address = format!("http://{}/", listener.local_addr()?);
        writeln!(io::stdout(), "{address}")?;
        if !options.no_open
            && let Err(error) = open::that_detached(&address)
        {
            eprintln!("hoyito: no browser could be opened ({error}); open {address} yourself");
        }
        let routes = hoyito_server::pages(assets);
        Ok(hoyito_server::serve(listener, routes, hoyito_server::stop_signal()).await?)
    })
}

async fn listen(port: Option<u16>) -> Result<TcpListener, Failure> {
    let bind = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    let Some(port) = port else {
        return match bind(USUAL_PORT).await {
            Ok(listener) => Ok(listener),
            Err(_) => Ok(bind(0).await?),
        };
    };
    bind(port).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => Failure::new(format!(
            "port {port} is taken by another program; choose another, or leave out --port for a free one"
        )),
        io::ErrorKind::PermissionDenied => {
            Failure::new(format!("port {port} may not be used; choose one from 1024 up"))
        }
        _ => Failure::new(format!("port {port} can't be used: {error}; choose another")),
    })
}
