//! A line of the protocol, understood.

use std::str::SplitWhitespace;
use std::time::Duration;

use hoyito::Position;

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Ugi,
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    Position {
        start: Option<Position>,
        moves: String,
    },
    Go(Go),
    Stop,
    Query(Query),
    Quit,
}

/// What is asked about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Query {
    P1Turn,
    GameOver,
    Result,
    /// Not in the protocol: the position in notation.
    Position,
    /// Not in the protocol: the letters of the holes that may be played.
    Legal,
}

/// How long to think; several bounds may be given, the first one reached ends the search.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Go {
    pub depth: Option<u32>,
    pub nodes: Option<u64>,
    pub move_time: Option<Duration>,
    /// Time left, South's first.
    pub time: [Option<Duration>; 2],
    /// Time gained a move.
    pub increment: [Duration; 2],
}

impl Go {
    /// Whether there is any bound.
    pub fn ends(&self) -> bool {
        self.depth.is_some()
            || self.nodes.is_some()
            || self.move_time.is_some()
            || self.time.iter().any(Option::is_some)
    }
}

/// Reads a line; nothing of an empty one.
///
/// # Errors
/// In words, what was wrong and what would be right.
pub(super) fn parse(line: &str) -> Result<Option<Command>, String> {
    let mut words = line.split_whitespace();
    let Some(first) = words.next() else {
        return Ok(None);
    };
    let command = match first {
        "ugi" => Command::Ugi,
        "isready" => Command::IsReady,
        "uginewgame" => Command::NewGame,
        "setoption" => set_option(line)?,
        "position" => position(words)?,
        "go" => Command::Go(go(words)?),
        "stop" => Command::Stop,
        "query" => Command::Query(query(words.next())?),
        "quit" => Command::Quit,
        other => {
            return Err(format!(
                "unknown command {}: write ugi, isready, uginewgame, setoption, position, go, stop, query or quit",
                quoted(other)
            ));
        }
    };
    Ok(Some(command))
}

/// A word of somebody else's in a message, not longer than it need be.
pub(super) fn quoted(word: &str) -> String {
    let short: String = word.chars().filter(|c| !c.is_control()).take(40).collect();
    let more = if word.chars().nth(40).is_some() {
        "…"
    } else {
        ""
    };
    format!("'{short}{more}'")
}

/// `setoption name <name> value <value>`: both may hold spaces.
fn set_option(line: &str) -> Result<Command, String> {
    let wrong = || "an option is set by: setoption name Hash value 64".to_owned();
    let line = line.trim();
    let rest = line.strip_prefix("setoption").unwrap_or(line).trim_start();
    let rest = rest.strip_prefix("name ").ok_or_else(wrong)?;
    let (name, value) = match rest.split_once(" value ") {
        Some((name, value)) => (name.trim(), value.trim()),
        // A button, or a text made empty.
        None => (rest.trim().trim_end_matches(" value"), ""),
    };
    if name.is_empty() {
        return Err(wrong());
    }
    Ok(Command::SetOption {
        name: name.into(),
        value: value.into(),
    })
}

fn position(mut words: SplitWhitespace) -> Result<Command, String> {
    const WRONG: &str = "a position is set by: position startpos moves A c, or: position fen 4-4-4-4-0-0-S moves A b";
    let start = match words.next() {
        Some("startpos") => None,
        Some("fen") => {
            let text = words.next().ok_or(WRONG)?;
            Some(
                text.parse::<Position>()
                    .map_err(|error| error.to_string())?,
            )
        }
        _ => return Err(WRONG.into()),
    };
    match words.next() {
        None | Some("moves") => {}
        Some(_) => return Err(WRONG.into()),
    }
    let moves = words.collect();
    Ok(Command::Position { start, moves })
}

fn go(mut words: SplitWhitespace) -> Result<Go, String> {
    let mut go = Go::default();
    while let Some(word) = words.next() {
        if word == "infinite" {
            continue;
        }
        let mut number = || -> Result<u64, String> {
            let value = words.next();
            let wrong = || format!("{word} needs a whole number, as in: go {word} 1000");
            let value = value.ok_or_else(wrong)?;
            // A clock may have run below zero; that is no time left.
            match value.strip_prefix('-') {
                Some(digits) if digits.parse::<u64>().is_ok() => Ok(0),
                _ => value.parse().map_err(|_| wrong()),
            }
        };
        // A day is as good as for ever, and can be added to anything.
        let mut time = || number().map(|millis| Duration::from_millis(millis.min(86_400_000)));
        match word {
            "depth" => go.depth = Some(number()?.clamp(1, u64::from(u32::MAX)) as u32),
            "nodes" => go.nodes = Some(number()?.max(1)),
            "movetime" => go.move_time = Some(time()?),
            "p1time" => go.time[0] = Some(time()?),
            "p2time" => go.time[1] = Some(time()?),
            "p1inc" => go.increment[0] = time()?,
            "p2inc" => go.increment[1] = time()?,
            other => {
                return Err(format!(
                    "go knows movetime, nodes, depth, p1time, p2time, p1inc, p2inc and infinite, not {}",
                    quoted(other)
                ));
            }
        }
    }
    Ok(go)
}

fn query(word: Option<&str>) -> Result<Query, String> {
    match word {
        Some("p1turn") => Ok(Query::P1Turn),
        Some("gameover") => Ok(Query::GameOver),
        Some("result") => Ok(Query::Result),
        Some("position") => Ok(Query::Position),
        Some("legal") => Ok(Query::Legal),
        _ => Err("query knows p1turn, gameover, result, position and legal".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        let millis = Duration::from_millis;
        assert_eq!(parse("  \t"), Ok(None));
        assert_eq!(parse("isready\r\n"), Ok(Some(Command::IsReady)));
        assert_eq!(
            parse("setoption name TablebasePath value /my tables/III "),
            Ok(Some(Command::SetOption {
                name: "TablebasePath".into(),
                value: "/my tables/III".into()
            }))
        );
        assert_eq!(
            parse("position startpos moves A f Cd"),
            Ok(Some(Command::Position {
                start: None,
                moves: "AfCd".into()
            }))
        );
        let go = parse("go p1time 1000 p2time -5 p1inc 10 p2inc 20 infinite depth 0");
        assert_eq!(
            go,
            Ok(Some(Command::Go(Go {
                depth: Some(1),
                time: [Some(millis(1000)), Some(millis(0))],
                increment: [millis(10), millis(20)],
                ..Go::default()
            })))
        );
        assert_eq!(
            parse("query p1turn"),
            Ok(Some(Command::Query(Query::P1Turn)))
        );
    }

    #[test]
    fn mistakes_are_named() {
        for (line, part) in [
            ("hello", "unknown command 'hello'"),
            ("go depth", "depth needs a whole number"),
            ("go movetime 1e9", "movetime needs"),
            ("go nodes 99999999999999999999999", "nodes needs"),
            ("go quickly", "not 'quickly'"),
            ("position", "a position is set by"),
            ("position fen", "a position is set by"),
            ("position startpos A", "a position is set by"),
            ("position fen 1-2-3-S", "holes"),
            ("setoption Hash 3", "an option is set by"),
            ("query who", "query knows"),
        ] {
            let error = parse(line).unwrap_err();
            assert!(error.contains(part), "{line}: {error}");
            assert!(!error.contains('\n'));
        }
    }
}
