//! The other side of the Universal Game Interface: talking to an engine that can't be trusted.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use hoyito::{EndlessSowing, LastFour, RowLength, Rules, Rulings};

use super::player::{Player, PlayerKind};
use super::process::{Heard, Process, Said, shown};

/// What an engine did wrong; it loses the game for it.
///
/// ```
/// assert_eq!(hoyito_engine::tournament::Fault::Crash.name(), "crash");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    /// It ended, or could not be started.
    Crash,
    /// It took longer than its clock allows.
    Time,
    /// It named no move, or one that may not be played.
    Illegal,
    /// It did not answer where no clock runs.
    Hang,
}

impl Fault {
    /// All of them, in the order of tables.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::tournament::Fault::ALL.len(), 4);
    /// ```
    pub const ALL: [Fault; 4] = [Fault::Crash, Fault::Time, Fault::Illegal, Fault::Hang];

    /// The name that programs read.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::tournament::Fault::Time.name(), "time");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Fault::Crash => "crash",
            Fault::Time => "time",
            Fault::Illegal => "illegal",
            Fault::Hang => "hang",
        }
    }
}

/// Why a talk with an engine ended.
#[derive(Clone, Debug)]
pub(super) enum Trouble {
    /// It is the engine's fault; the text is for people.
    Fault(Fault, String),
    /// The tournament is over.
    Over,
}

/// How long to wait, and when to wait no more.
#[derive(Clone, Copy)]
pub(super) struct Patience<'a> {
    /// For answers on no clock.
    pub time: Duration,
    /// Beyond the clock, for what lies between the engine and us.
    pub margin: Duration,
    /// Set when the tournament is over.
    pub over: &'a AtomicBool,
}

/// An engine that runs.
pub(super) struct Client {
    process: Process,
    /// The names of its options, in small letters.
    options: Vec<String>,
}

impl Client {
    /// Starts an engine and tells it the game.
    pub fn start(
        command: &[String],
        settings: &[(String, String)],
        patience: Patience<'_>,
    ) -> Result<Client, Trouble> {
        let process =
            Process::start(command).map_err(|error| Trouble::Fault(Fault::Crash, error))?;
        let mut client = Client {
            process,
            options: vec![],
        };
        client.say("ugi")?;
        let mut options = vec![];
        client.wait(patience.time, patience, "ugi", |line| {
            if let Some(rest) = line.strip_prefix("option name ") {
                let name = rest.split(" type ").next().unwrap_or(rest);
                // No engine has so many; one that lists for ever is stopped by the time.
                if options.len() < 10_000 {
                    options.push(name.trim().to_ascii_lowercase());
                }
            }
            (line == "ugiok").then_some(())
        })?;
        client.options = options;
        for (name, value) in settings {
            client.say(&format!("setoption name {name} value {value}"))?;
        }
        Ok(client)
    }

    /// Whether it lists an option of this name.
    pub fn knows(&self, option: &str) -> bool {
        self.options.contains(&option.to_ascii_lowercase())
    }

    /// A new game, and the engine ready for it.
    pub fn new_game(&mut self, patience: Patience<'_>) -> Result<(), Trouble> {
        self.say("uginewgame")?;
        self.say("isready")?;
        self.wait(patience.time, patience, "isready", |line| {
            (line == "readyok").then_some(())
        })?;
        Ok(())
    }

    /// The word after `bestmove`, and how long it took. `limit` is what the clock allows.
    pub fn think(
        &mut self,
        position: &str,
        go: &str,
        limit: Option<Duration>,
        patience: Patience<'_>,
    ) -> Result<(String, Duration), Trouble> {
        if !self.process.forget() {
            return Err(self.gone());
        }
        self.say(position)?;
        self.say(go)?;
        let allowed = limit.map_or(patience.time, |limit| limit + patience.margin);
        let heard = self.wait(allowed, patience, go, |line| {
            let rest = line.strip_prefix("bestmove")?;
            let spaced = rest.is_empty() || rest.starts_with(char::is_whitespace);
            spaced.then(|| {
                rest.split_whitespace()
                    .next()
                    .unwrap_or_default()
                    .to_owned()
            })
        });
        match heard {
            Err(Trouble::Fault(Fault::Hang, _)) if limit.is_some() => Err(Trouble::Fault(
                Fault::Time,
                format!(
                    "no bestmove within {} ms and a margin of {} ms",
                    limit.unwrap_or_default().as_millis(),
                    patience.margin.as_millis()
                ),
            )),
            other => other,
        }
    }

    /// Asks it to leave.
    pub fn quit(self) {
        self.process.quit();
    }

    fn say(&mut self, line: &str) -> Result<(), Trouble> {
        match self.process.say(line) {
            Said::Sent => Ok(()),
            Said::Gone => Err(self.gone()),
            Said::Unread => Err(Trouble::Fault(
                Fault::Hang,
                "it reads nothing that is sent to it".into(),
            )),
        }
    }

    fn gone(&mut self) -> Trouble {
        Trouble::Fault(Fault::Crash, self.process.last_words())
    }

    /// Waits for a line that `find` likes, and says how long it took.
    fn wait<T>(
        &mut self,
        time: Duration,
        patience: Patience<'_>,
        asked: &str,
        mut find: impl FnMut(&str) -> Option<T>,
    ) -> Result<(T, Duration), Trouble> {
        /// How often to look whether the tournament is over.
        const LOOK: Duration = Duration::from_millis(20);
        let begun = Instant::now();
        let mut last = String::new();
        loop {
            if patience.over.load(Ordering::Relaxed) {
                return Err(Trouble::Over);
            }
            let left = time.saturating_sub(begun.elapsed());
            match self.process.hear(left.min(LOOK)) {
                Heard::Gone => return Err(self.gone()),
                Heard::Line(at, line) => {
                    let took = at.saturating_duration_since(begun);
                    match find(line.trim()) {
                        Some(found) if took <= time => return Ok((found, took)),
                        _ => last = line,
                    }
                    // One who never stops talking is not waited for any longer.
                    if begun.elapsed() > time {
                        return Err(silent(asked, time, &last));
                    }
                }
                Heard::Nothing if left.is_zero() => return Err(silent(asked, time, &last)),
                Heard::Nothing => {}
            }
        }
    }
}

fn silent(asked: &str, time: Duration, last: &str) -> Trouble {
    let mut text = format!("no answer to {asked} within {} ms", time.as_millis());
    if !last.trim().is_empty() {
        text.push_str(&format!("; its last line was {}", shown(last.trim())));
    }
    Trouble::Fault(Fault::Hang, text)
}

/// The options that tell an engine which game is played.
pub(super) fn game_settings(
    row: RowLength,
    rules: &Rules,
    rulings: &Rulings,
) -> Vec<(String, String)> {
    let number = |number: Option<u32>| number.unwrap_or(0).to_string();
    let mut settings = vec![
        ("Variant", rules.variant.to_string()),
        ("Holes", row.get().to_string()),
        ("Repetition", number(rulings.repetition)),
        ("NoCaptureLimit", number(rulings.no_capture_limit)),
    ];
    if rules.endless_sowing == EndlessSowing::EndsRound {
        settings.push(("EndlessSowing", "ends_round".into()));
    }
    match rules.last_four {
        LastFour::Captor => {}
        LastFour::South => settings.push(("LastFour", "south".into())),
        LastFour::North => settings.push(("LastFour", "north".into())),
    }
    let named = settings.into_iter();
    named.map(|(name, value)| (name.into(), value)).collect()
}

/// Starts an engine to see whether it is there and has the options it is to be given.
pub(super) fn try_engine(player: &Player, patience: Patience<'_>) -> Result<(), String> {
    let PlayerKind::Engine { command, options } = &player.kind else {
        return Ok(());
    };
    // Whether there is such a program is told apart from what it does once it runs.
    Process::start(command).map_err(|error| format!("player {}: {error}", player.name))?;
    if options.is_empty() {
        return Ok(());
    }
    let Ok(client) = Client::start(command, &[], patience) else {
        return Ok(());
    };
    let unknown = options.iter().find(|(name, _)| !client.knows(name));
    client.quit();
    match unknown {
        None => Ok(()),
        Some((name, _)) => Err(format!("player {} has no option {name}", player.name)),
    }
}
