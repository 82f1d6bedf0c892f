//! What games begin with: lines of moves from a file, or everything reachable after some moves.

use std::collections::HashSet;
use std::fmt;

use hoyito::notation::{parse_moves, parse_ogn};
use hoyito::{Hole, MoveError, Player, Position, Round, RowLength, Rules, Rulings};

/// Openings of one tournament at most; more would take days even between the fastest players.
const MOST: usize = 100_000;

/// A start and the moves that are made before the players think.
///
/// ```
/// use hoyito::{RowLength, Rules, Rulings, Variant};
/// use hoyito_engine::tournament::Opening;
/// let rules = Rules::new(Variant::I);
/// let openings = Opening::reachable(RowLength::SIX, &rules, &Rulings::default(), 1).unwrap();
/// assert_eq!(openings.len(), 6);
/// assert_eq!(openings[0].moves.len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The position the game begins with.
    pub start: Position,
    /// The moves already made.
    pub moves: Vec<Hole>,
}

impl Opening {
    /// The game after the opening.
    ///
    /// # Errors
    /// A move that may not be played.
    ///
    /// ```
    /// use hoyito::{Position, RowLength, Rules, Rulings, Variant};
    /// use hoyito_engine::tournament::Opening;
    /// let opening = Opening { start: Position::start(RowLength::SIX), moves: vec![] };
    /// let round = opening.round(&Rules::new(Variant::I), &Rulings::default()).unwrap();
    /// assert!(round.steps().is_empty());
    /// ```
    pub fn round(&self, rules: &Rules, rulings: &Rulings) -> Result<Round, MoveError> {
        let mut round = Round::new(*rules, *rulings, self.start);
        for &hole in &self.moves {
            round.play(hole)?;
        }
        Ok(round)
    }

    /// All positions reachable from the start by `moves` moves with which the round goes on, each once and with one of its
    /// lines. A position and the same one turned round are one, because each is played from both sides.
    ///
    /// # Errors
    /// In words, when there are none or too many.
    ///
    /// ```
    /// use hoyito::{RowLength, Rules, Rulings, Variant};
    /// use hoyito_engine::tournament::Opening;
    /// let row = RowLength::new(1).unwrap();
    /// let error = Opening::reachable(row, &Rules::new(Variant::III), &Rulings::default(), 99);
    /// assert!(error.unwrap_err().contains("no position"));
    /// ```
    pub fn reachable(
        row: RowLength,
        rules: &Rules,
        rulings: &Rulings,
        moves: usize,
    ) -> Result<Vec<Opening>, String> {
        let start = Position::start(row);
        let mut layer = vec![Round::new(*rules, *rulings, start)];
        for _ in 0..moves {
            let mut seen = HashSet::new();
            let mut next = Vec::new();
            for round in &layer {
                for hole in round.position().legal(rules).iter() {
                    let mut after = round.clone();
                    if after.play(hole).is_ok()
                        && after.end().is_none()
                        && seen.insert(facing_south(after.position()))
                    {
                        next.push(after);
                    }
                }
                if next.len() > MOST {
                    return Err(format!(
                        "over {MOST} positions are reachable by {moves} moves; choose fewer moves, or a file of positions"
                    ));
                }
            }
            layer = next;
        }
        layer.retain(|round| round.end().is_none());
        if layer.is_empty() {
            return Err(format!(
                "no position is reachable by {moves} moves with the round still in play; choose fewer moves"
            ));
        }
        let opening = |round: &Round| Opening {
            start,
            moves: round.steps().iter().map(|step| step.hole).collect(),
        };
        Ok(layer.iter().map(opening).collect())
    }

    /// Reads a file: game files in OGN, of which the start and the main line are taken, or a position a line, moves after
    /// it if one likes; `startpos` stands for the usual start, what follows a `#` is passed over.
    ///
    /// # Errors
    /// In words, the first line or game that is no opening.
    ///
    /// ```
    /// use hoyito::{RowLength, Rules, Rulings, Variant};
    /// use hoyito_engine::tournament::Opening;
    /// let text = "# two openings\nstartpos Ff\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\n";
    /// let rules = Rules::new(Variant::I);
    /// let openings = Opening::read(text, RowLength::SIX, &rules, &Rulings::default()).unwrap();
    /// assert_eq!((openings.len(), openings[0].moves.len()), (2, 2));
    /// ```
    pub fn read(
        text: &str,
        row: RowLength,
        rules: &Rules,
        rulings: &Rulings,
    ) -> Result<Vec<Opening>, String> {
        let is_ogn = |line: &str| line.trim_start_matches('\u{feff}').starts_with('[');
        let found = if text.lines().map(str::trim).any(is_ogn) {
            read_games(text, rules)?
        } else {
            read_lines(text, row)?
        };
        let mut openings: Vec<Opening> = Vec::with_capacity(found.len());
        for (place, opening) in found {
            let round = opening
                .round(rules, rulings)
                .map_err(|error| format!("{place}: {error}"))?;
            if round.end().is_some() {
                return Err(format!(
                    "{place}: the round is over there; an opening leaves something to play"
                ));
            }
            let first = openings.first().map_or(row, |first| first.start.row());
            if opening.start.row() != first && !openings.is_empty() {
                return Err(format!(
                    "{place}: rows of {} holes after rows of {}; one tournament has one board",
                    opening.start.row().get(),
                    first.get()
                ));
            }
            openings.push(opening);
        }
        match openings.len() {
            0 => Err("there is no opening in it; write a position a line".into()),
            1..=MOST => Ok(openings),
            _ => Err(format!("over {MOST} openings; take fewer")),
        }
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.start)?;
        let row = self.start.row();
        if !self.moves.is_empty() {
            f.write_str(" ")?;
        }
        self.moves
            .iter()
            .try_for_each(|hole| write!(f, "{}", hole.letter(row)))
    }
}

/// The position as whoever is to move sees it.
fn facing_south(position: &Position) -> Position {
    match position.to_move() {
        Player::South => *position,
        Player::North => position.turned(),
    }
}

fn read_lines(text: &str, row: RowLength) -> Result<Vec<(String, Opening)>, String> {
    let mut found = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        let line = line.trim_start_matches('\u{feff}');
        let Some(first) = line.split_whitespace().next() else {
            continue;
        };
        let place = format!("line {}", at + 1);
        let start = match first {
            "startpos" => Position::start(row),
            text => text.parse().map_err(|error| format!("{place}: {error}"))?,
        };
        let moves = parse_moves(&line[first.len()..], start.row())
            .map_err(|error| format!("{place}: {error}"))?;
        found.push((place, Opening { start, moves }));
    }
    Ok(found)
}

fn read_games(text: &str, rules: &Rules) -> Result<Vec<(String, Opening)>, String> {
    let games = parse_ogn(text).map_err(|error| error.to_string())?;
    let mut found = Vec::with_capacity(games.len());
    for (at, game) in games.iter().enumerate() {
        let place = format!("game {}", at + 1);
        if let Some(variant) = game.tag("Variant")
            && variant != rules.variant.to_string()
        {
            return Err(format!(
                "{place} is of Hoyito {variant}, the tournament of Hoyito {}",
                rules.variant
            ));
        }
        let start = match game.tag("FEN") {
            None => Position::start(RowLength::SIX),
            Some(text) => text
                .parse()
                .map_err(|error| format!("{place}, tag FEN: {error}"))?,
        };
        let letters: String = game.line.moves.iter().map(|step| step.letter).collect();
        let moves =
            parse_moves(&letters, start.row()).map_err(|error| format!("{place}: {error}"))?;
        found.push((place, Opening { start, moves }));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hoyito::Variant;

    fn read(text: &str) -> Result<Vec<Opening>, String> {
        let rules = Rules::new(Variant::II);
        Opening::read(text, RowLength::SIX, &rules, &Rulings::default())
    }

    #[test]
    fn every_reachable_position_once() {
        let mut met_twice = 0;
        for (holes, moves) in [(6, 3), (2, 4), (3, 5)] {
            for variant in Variant::ALL {
                met_twice += check_reachable(RowLength::new(holes).unwrap(), moves, variant);
            }
        }
        assert!(met_twice > 0, "lines that meet are part of the test");
    }

    /// Compares with the plain way: all lines, their ends without double. How many were doubles?
    fn check_reachable(row: RowLength, moves: usize, variant: Variant) -> usize {
        let (rules, rulings) = (Rules::new(variant), Rulings::default());
        let openings = Opening::reachable(row, &rules, &rulings, moves).unwrap();
        let mut lines = vec![Round::new(rules, rulings, Position::start(row))];
        for _ in 0..moves {
            let mut longer = vec![];
            for line in &lines {
                for hole in line.position().legal(&rules).iter() {
                    let mut line = line.clone();
                    line.play(hole).unwrap();
                    longer.push(line);
                }
            }
            lines = longer;
        }
        lines.retain(|line| line.end().is_none());
        let mut ends = HashSet::new();
        for line in &lines {
            let position = line.position();
            if !ends.contains(&position.turned()) {
                ends.insert(*position);
            }
        }
        assert_eq!(openings.len(), ends.len(), "{variant}");
        for opening in &openings {
            let round = opening.round(&rules, &rulings).unwrap();
            let position = round.position();
            assert!(ends.contains(position) || ends.contains(&position.turned()));
        }
        lines.len() - openings.len()
    }

    #[test]
    fn files_of_both_kinds() {
        let lines =
            read("startpos F f\n\n  # nothing\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-N a # one move\n")
                .unwrap();
        assert_eq!(lines[0].to_string(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S Ff");
        assert_eq!(lines[1].moves.len(), 1);
        let games = read(
            "[Variant \"II\"]\n\n1. F f *\n\n[Variant \"II\"]\n[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n\n1. a *\n",
        );
        assert_eq!(games.unwrap(), lines);
    }

    #[test]
    fn mistakes_are_named() {
        for (text, part) in [
            ("", "no opening"),
            ("startpos Ff\n4-4-S", "line 2: "),
            ("startpos f", "line 1: "),
            ("startpos Z", "line 1: 'Z' names no hole"),
            ("[Variant \"I\"]\n\n1. F *", "game 1 is of Hoyito I"),
            ("[Variant \"II\"]\n\n1. f *", "game 1: "),
            ("0-0-0-0-0-0-0-0-0-0-0-0-24-24-S", "over there"),
            ("startpos\n4-4-4-4-4-4-4-4-0-0-S", "rows of 4 holes"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(part), "{text:?}: {error}");
        }
    }
}
