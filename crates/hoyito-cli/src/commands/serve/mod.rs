//! `hoyito serve`: the game in the browser, from this program alone.

mod log;

use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use etcetera::BaseStrategy as _;
use hoyito_server::{Assets, Hub, Limits, store};
use tokio::net::TcpListener;

use crate::failure::Failure;

/// Taken when it is free, so that the browser finds the game it kept under this address again.
const USUAL_PORT: u16 = 4804;

/// The arguments of `hoyito serve`.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  hoyito serve --port 8000 --no-open\n  hoyito serve --database games.sqlite"
)]
pub struct Options {
    /// The port [default: 4804, or any free one]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    port: Option<u16>,
    /// The address listened on; 0.0.0.0 lets other machines in, see docs/operating.md
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    listen: IpAddr,
    /// Where games between people who are far apart are kept: an SQLite file, or postgres://… for
    /// several processes [default: hoyito/games.sqlite in the folder where programs keep data]
    #[arg(
        long,
        value_name = "DATABASE",
        env = "HOYITO_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,
    /// A proxy on this machine passes requests on: addresses are read from X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,
    /// Sockets one address may hold open at once
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().connections)]
    per_address: u32,
    /// Requests a second one address may send, on average
    #[arg(long, value_name = "COUNT", default_value_t = Limits::default().requests as u32)]
    requests: u32,
    #[command(flatten)]
    log: log::LogOptions,
    /// Print the address and open no browser
    #[arg(long)]
    no_open: bool,
}

/// Serves until Ctrl-C.
pub fn run(options: &Options) -> Result<(), Failure> {
    options.log.start()?;
    let assets = Assets::built();
    if assets.is_empty() {
        return Err(Failure::new(
            "this program was built without the page; `cargo xtask play` builds both and starts it",
        ));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(serve(options, assets))
}

async fn serve(options: &Options, assets: Assets) -> Result<(), Failure> {
    let hub = games(options).await?;
    let listener = listen(options.listen, options.port).await?;
    let address = format!("http://{}/", listener.local_addr()?);
    // Whoever reads the address may already ask for the end.
    let asked_to_stop = hoyito_server::stop_signal();
    writeln!(io::stdout(), "{address}")?;
    tracing::info!(address, games = hub.is_some(), "serving");
    if !options.no_open
        && let Err(error) = open::that_detached(&address)
    {
        tracing::warn!(%error, "no browser could be opened; open {address} yourself");
    }
    let mut routes = hoyito_server::pages(assets);
    if let Some(hub) = &hub {
        routes = routes.merge(hoyito_server::games(hub.clone(), options.limits()));
    }
    let parting = hub.clone();
    let stop = async move {
        asked_to_stop.await;
        tracing::info!("stopping: nobody new comes in, what is under way is written");
        if let Some(hub) = parting {
            hub.farewell();
        }
    };
    hoyito_server::serve(listener, routes, stop).await?;
    if let Some(hub) = hub {
        hub.stop().await;
    }
    tracing::info!("stopped");
    Ok(())
}

impl Options {
    fn limits(&self) -> Limits {
        Limits {
            connections: self.per_address,
            requests: f64::from(self.requests.max(1)),
            behind_proxy: self.behind_proxy,
            ..Limits::default()
        }
    }
}

/// The games between people who are far apart. Where the usual place can't be written, the page is served without them:
/// everything else in it needs no server.
async fn games(options: &Options) -> Result<Option<Hub>, Failure> {
    let opened = match &options.database {
        Some(database) => store::open(database).await.map_err(|error| {
            Failure::new(format!(
                "the database {} can't be used: {error}; name a file that can be written",
                without_password(database)
            ))
        })?,
        None => match usual_database() {
            Ok(file) => match store::open(&file.to_string_lossy()).await {
                Ok(opened) => opened,
                Err(error) => {
                    without_games(&format!("{} can't be used: {error}", file.display()));
                    return Ok(None);
                }
            },
            Err(reason) => {
                without_games(&reason);
                return Ok(None);
            }
        },
    };
    Ok(Some(Hub::new(opened)))
}

/// A database's address may hold a password, which does not belong into messages.
fn without_password(database: &str) -> &str {
    match database.rsplit_once('@') {
        Some((_, place)) if database.contains("://") => place,
        _ => database,
    }
}

fn without_games(reason: &str) {
    tracing::warn!(
        "{reason}; the page is served without play over the network, --database names another place"
    );
}

fn usual_database() -> Result<PathBuf, String> {
    let folders = etcetera::choose_base_strategy()
        .map_err(|_| "no folder of yours was found to keep games in".to_string())?;
    let folder = folders.data_dir().join("hoyito");
    std::fs::create_dir_all(&folder)
        .map_err(|error| format!("{} can't be made: {error}", folder.display()))?;
    Ok(folder.join("games.sqlite"))
}

async fn listen(address: IpAddr, port: Option<u16>) -> Result<TcpListener, Failure> {
    let bind = |port| TcpListener::bind(SocketAddr::new(address, port));
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
