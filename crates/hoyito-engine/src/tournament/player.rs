//! Who plays: a level of ours, or somebody's engine.

use std::collections::HashSet;

use crate::Level;

/// A player of a tournament.
///
/// ```
/// use hoyito_engine::tournament::{Player, PlayerKind};
/// let player = Player::read("old=./hoyito-0.1 engine").unwrap();
/// assert_eq!(player.name, "old");
/// assert!(matches!(player.kind, PlayerKind::Engine { command, .. } if command == ["./hoyito-0.1", "engine"]));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// What it is called in tables and files.
    pub name: String,
    /// What it is.
    pub kind: PlayerKind,
}

/// What a player is.
///
/// ```
/// use hoyito_engine::{Level, tournament::{Player, PlayerKind}};
/// assert_eq!(Player::read("level:1").unwrap().kind, PlayerKind::Level(Level::LOWEST));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// One of our levels, bounded as the level is.
    Level(Level),
    /// A program that speaks the Universal Game Interface.
    Engine {
        /// The program and its arguments.
        command: Vec<String>,
        /// Options to set, name and value, in order.
        options: Vec<(String, String)>,
    },
}

impl Player {
    /// Reads `level:4` or a command line, with `name=` before it if one likes. Quotes keep words together.
    ///
    /// # Errors
    /// In words, what would be right.
    ///
    /// ```
    /// use hoyito_engine::tournament::Player;
    /// assert_eq!(Player::read("/opt/mine/engine --fast").unwrap().name, "engine");
    /// assert!(Player::read("level:0").unwrap_err().contains("level:1"));
    /// ```
    pub fn read(text: &str) -> Result<Player, String> {
        let is_name = |name: &str| {
            let fits = |letter: char| letter.is_alphanumeric() || "-_.".contains(letter);
            !name.is_empty() && name.chars().all(fits)
        };
        let (name, rest) = match text.split_once('=') {
            Some((name, rest)) if is_name(name.trim()) => (Some(name.trim()), rest),
            _ => (None, text),
        };
        let rest = rest.trim();
        if let Some(number) = rest.strip_prefix("level:") {
            let level = number.parse().ok().and_then(Level::new);
            let highest = Level::HIGHEST.get();
            let level = level.ok_or_else(|| {
                format!("there are level:1 to level:{highest}, not level:{number}")
            })?;
            return Ok(Player {
                name: name.unwrap_or(rest).into(),
                kind: PlayerKind::Level(level),
            });
        }
        let command = words(rest)?;
        let program = command
            .first()
            .ok_or("a player is level:4 or the command line of an engine, as './hoyito engine'")?;
        let file = program.rsplit(['/', '\\']).next().unwrap_or(program);
        Ok(Player {
            name: name.unwrap_or(file).into(),
            kind: PlayerKind::Engine {
                command,
                options: vec![],
            },
        })
    }

    /// Numbers players that are called the same: engine, engine-2, engine-3.
    ///
    /// ```
    /// use hoyito_engine::tournament::Player;
    /// let mut players = vec![Player::read("engine a").unwrap(), Player::read("engine b").unwrap()];
    /// Player::tell_apart(&mut players);
    /// assert_eq!(players[1].name, "engine-2");
    /// ```
    pub fn tell_apart(players: &mut [Player]) {
        let mut taken: HashSet<String> = HashSet::new();
        for player in players {
            let mut name = player.name.clone();
            let mut number = 2;
            while !taken.insert(name.clone()) {
                name = format!("{}-{number}", player.name);
                number += 1;
            }
            player.name = name;
        }
    }
}

/// Splits a command line at spaces outside quotes.
fn words(text: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in text.chars() {
        match quote {
            Some(mark) if letter == mark => quote = None,
            Some(_) => word.get_or_insert_default().push(letter),
            None if letter == '"' || letter == '\'' => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(letter),
        }
    }
    match quote {
        Some(mark) => Err(format!("the quote {mark} is not closed in: {text}")),
        None => {
            words.extend(word);
            Ok(words)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines() {
        assert_eq!(
            words(r#" a  "b c"d '' e'"' "#).unwrap(),
            ["a", "b cd", "", "e\""]
        );
        assert!(words("a 'b").unwrap_err().contains("not closed"));
        assert!(Player::read("  ").unwrap_err().contains("level:4"));
        assert!(Player::read("level:99").is_err());
        assert!(Player::read("level:").is_err());
        // An equals sign in an argument names nobody.
        let player = Player::read("./engine --hash=4").unwrap();
        assert_eq!(player.name, "engine");
        assert_eq!(Player::read("weak=level:2").unwrap().name, "weak");
    }
}
