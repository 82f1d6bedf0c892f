//! What a process takes of the machine, and what the machine's disk takes.

use std::time::{Duration, Instant};

use tokio::process::Child;

use crate::Failure;

pub fn number(child: &Child) -> Result<String, Failure> {
    Ok(child.id().ok_or("it ended")?.to_string())
}

/// Seconds of processor time a process has used.
pub fn processor(process: &str) -> Result<f64, Failure> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    let (_, fields) = stat.rsplit_once(") ").ok_or("no stat")?;
    let fields: Vec<&str> = fields.split(' ').collect();
    // Of user and system, in hundredths of a second.
    Ok((fields[11].parse::<f64>()? + fields[12].parse::<f64>()?) / 100.0)
}

/// How long the disk takes for the least there is to confirm: half of the writes take longer.
pub fn disk(folder: &std::path::Path) -> Result<Duration, Failure> {
    use std::io::Write as _;
    let mut file = std::fs::File::create(folder.join("probe"))?;
    let mut times = Vec::new();
    for _ in 0..100 {
        let begin = Instant::now();
        file.write_all(&[1; 4_096])?;
        file.sync_data()?;
        times.push(begin.elapsed());
    }
    times.sort_unstable();
    Ok(times[50])
}

/// Tells the memory of the server ten times in a long run: whether it grows.
pub async fn watch_memory(process: String, seconds: u64, sockets: usize, idle: u64) {
    if seconds < 100 {
        return;
    }
    let mut ticks = tokio::time::interval(Duration::from_secs(seconds / 10));
    let begin = Instant::now();
    loop {
        ticks.tick().await;
        if let Ok(kib) = resident(&process) {
            let each = kib.saturating_sub(idle) as f64 / sockets as f64;
            let at = begin.elapsed().as_secs();
            println!("after {at} s: {kib} KiB, {each:.1} KiB a socket");
        }
    }
}

/// Resident memory in KiB.
pub fn memory(child: &Child) -> Result<u64, Failure> {
    resident(&number(child)?)
}

pub fn resident(process: &str) -> Result<u64, Failure> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    Ok(line
        .and_then(|line| line.trim().strip_suffix(" kB"))
        .ok_or("no VmRSS")?
        .trim()
        .parse()?)
}
