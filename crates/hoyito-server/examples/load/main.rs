//! How much the server carries: many games with four sockets each, moves confirmed to disk, beside an echo server of the same
//! stack in the same run. `cargo xtask load` runs it; everything stays on this machine's loopback.

mod machine;
mod playing;

use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::{Message as Said, WebSocketUpgrade};
use futures_util::{SinkExt as _, StreamExt as _};
use hoyito_server::{Hub, Limits, games, serve, store};
use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::net::TcpListener;
use tokio::process::{Child, Command};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;

use machine::{disk, memory, number, processor, watch_memory};
use playing::{Playing, connect, tables};

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Sockets of one game: two players and two who watch.
const SOCKETS: usize = 4;

/// What a run is to do.
#[derive(Clone, Copy)]
struct Plan {
    games: usize,
    seconds: u64,
    /// Moves a second in all.
    rate: f64,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["--serve", database] => serve_games(database).await,
        ["--echo"] => serve_echo().await,
        options => run(plan(options)?, database(options)).await,
    }
}

fn option<'a>(options: &[&'a str], name: &str) -> Option<&'a str> {
    let at = options.iter().position(|word| *word == name)?;
    options.get(at + 1).copied()
}

fn database(options: &[&str]) -> Option<String> {
    option(options, "--database").map(str::to_owned)
}

fn plan(options: &[&str]) -> Result<Plan, Failure> {
    let games = option(options, "--games").unwrap_or("2500").parse()?;
    let seconds = option(options, "--seconds").unwrap_or("20").parse()?;
    let rate = option(options, "--rate").unwrap_or("2000").parse()?;
    // Bounded: a mistyped number does not take the machine.
    if games > 10_000 || seconds > 3_600 || !(1.0..=100_000.0).contains(&rate) {
        return Err("--games takes 10000 at most, --seconds 3600, --rate 1 to 100000".into());
    }
    Ok(Plan {
        games,
        seconds,
        rate,
    })
}

async fn serve_games(database: &str) -> Result<(), Failure> {
    let hub = Hub::new(store::open(database).await?);
    let limits = Limits {
        connections: u32::MAX,
        requests: 1e9,
        messages: 1e9,
        all_connections: u32::MAX,
        behind_proxy: false,
    };
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    serve(listener, games(hub, limits), std::future::pending()).await?;
    Ok(())
}

async fn serve_echo() -> Result<(), Failure> {
    let open = async |upgrade: WebSocketUpgrade| {
        let upgrade = upgrade
            .read_buffer_size(2_048)
            .write_buffer_size(0)
            .max_write_buffer_size(1 << 20);
        upgrade.on_upgrade(async |mut socket| {
            while let Some(Ok(message)) = socket.recv().await {
                if let Said::Text(text) = message
                    && socket.send(Said::Text(text)).await.is_err()
                {
                    return;
                }
            }
        })
    };
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    let routes = axum::Router::new().route("/ws", axum::routing::any(open));
    let listener = axum::serve::ListenerExt::tap_io(listener, |stream| {
        let _ = stream.set_nodelay(true);
    });
    axum::serve(listener, routes).await?;
    Ok(())
}

/// This program again, as a server; its address.
async fn start(arguments: &[&str]) -> Result<(Child, String), Failure> {
    let mut child = Command::new(std::env::current_exe()?)
        .args(arguments)
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let output = child.stdout.take().ok_or("no output")?;
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line).await?;
    Ok((child, line.trim().to_owned()))
}

async fn run(plan: Plan, database: Option<String>) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let file = folder
        .path()
        .join("games.sqlite")
        .to_string_lossy()
        .into_owned();
    let database = database.unwrap_or(file);
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!("load of the machine before: {}", load.trim());
    println!(
        "a write of 4 KiB is on disk after {:.2?}, half of them",
        disk(folder.path())?
    );
    let echo = echo(plan).await?;
    let (child, address) = start(&["--serve", &database]).await?;
    let begin = Instant::now();
    let tables = tables(&address, plan.games).await?;
    println!("{} games made in {:.1?}", tables.len(), begin.elapsed());
    let idle = memory(&child)?;
    let (results, times) = mpsc::unbounded_channel();
    let failures = Arc::new(AtomicU64::new(0));
    let begin = Instant::now();
    let mut playing = Vec::new();
    for table in tables {
        playing.push(Playing::open(&address, table).await?);
    }
    let sockets = playing.len() * SOCKETS;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let open = memory(&child)?;
    println!("{sockets} sockets opened in {:.1?}", begin.elapsed());
    let end = Instant::now() + Duration::from_secs(plan.seconds);
    let pause = Duration::from_secs_f64(plan.games as f64 / plan.rate);
    for (at, one) in playing.into_iter().enumerate() {
        let first = pause.mul_f64(at as f64 / plan.games as f64);
        tokio::spawn(one.play(first, pause, end, results.clone(), Arc::clone(&failures)));
    }
    drop(results);
    let busy = [processor("self")?, processor(&number(&child)?)?];
    let watching = tokio::spawn(watch_memory(number(&child)?, plan.seconds, sockets, idle));
    let measured = measure(times, plan.seconds).await;
    watching.abort();
    let busy = [
        processor("self")? - busy[0],
        processor(&number(&child)?)? - busy[1],
    ];
    let last = memory(&child)?;
    let each = |kib: u64| kib.saturating_sub(idle) as f64 / sockets as f64;
    measured.print("moves confirmed to disk");
    println!("failed: {}", failures.load(Ordering::Relaxed));
    println!(
        "processor time: {:.1} s for the server, {:.1} s for its clients, in {} s",
        busy[1], busy[0], plan.seconds
    );
    println!(
        "memory: {idle} KiB with the games made, {:.1} KiB a socket when open, {:.1} KiB after play",
        each(open),
        each(last)
    );
    println!(
        "beside the echo server: {:.2} times its rate, {:.1} times its 99th percentile, {:.1} times its memory a socket",
        measured.rate / echo.0.rate,
        measured.percentile(99.0).as_secs_f64() / echo.0.percentile(99.0).as_secs_f64(),
        each(open) / echo.1,
    );
    Ok(())
}

/// The same number of sockets, the players' sending as often, to a server that only sends back.
async fn echo(plan: Plan) -> Result<(Measured, f64), Failure> {
    let (child, address) = start(&["--echo"]).await?;
    let idle = memory(&child)?;
    let mut sockets = Vec::new();
    for _ in 0..plan.games * SOCKETS {
        sockets.push(connect(&address).await?);
    }
    let each = memory(&child)?.saturating_sub(idle) as f64 / sockets.len() as f64;
    let (results, times) = mpsc::unbounded_channel();
    let seconds = plan.seconds.min(10);
    let end = Instant::now() + Duration::from_secs(seconds);
    let pause = Duration::from_secs_f64(plan.games as f64 / plan.rate);
    for (at, mut socket) in sockets.into_iter().enumerate() {
        let results = results.clone();
        let first = pause.mul_f64(at as f64 / plan.games as f64);
        tokio::spawn(async move {
            tokio::time::sleep(first).await;
            // One of a game's sockets speaks, the others are open.
            while at % SOCKETS == 0 && Instant::now() < end {
                let begin = Instant::now();
                let text = json!({"type": "act", "id": "1", "game": "0123456789abcdef0123", "action": {"do": "move"}});
                if socket.send(Message::text(text.to_string())).await.is_err()
                    || socket.next().await.is_none()
                {
                    return;
                }
                let _ = results.send(begin.elapsed());
                tokio::time::sleep(pause.saturating_sub(begin.elapsed())).await;
            }
            tokio::time::sleep_until(end.into()).await;
        });
    }
    drop(results);
    let measured = measure(times, seconds).await;
    measured.print("echoes");
    println!("echo: {each:.1} KiB a socket");
    Ok((measured, each))
}

struct Measured {
    times: Vec<Duration>,
    rate: f64,
}

impl Measured {
    fn percentile(&self, percent: f64) -> Duration {
        let at = (self.times.len() as f64 * percent / 100.0) as usize;
        self.times
            .get(at.min(self.times.len().saturating_sub(1)))
            .copied()
            .unwrap_or_default()
    }

    fn print(&self, what: &str) {
        println!(
            "{what}: {} in all, {:.0} a second; half within {:.1?}, 99 of 100 within {:.1?}, all within {:.1?}",
            self.times.len(),
            self.rate,
            self.percentile(50.0),
            self.percentile(99.0),
            self.percentile(100.0)
        );
    }
}

async fn measure(mut results: mpsc::UnboundedReceiver<Duration>, seconds: u64) -> Measured {
    let mut times = Vec::new();
    while let Some(time) = results.recv().await {
        times.push(time);
    }
    times.sort_unstable();
    let rate = times.len() as f64 / seconds as f64;
    Measured { times, rate }
}
