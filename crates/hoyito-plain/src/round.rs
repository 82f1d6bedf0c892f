//! A move with its forced passes, and a round with its ends (RULES.md, sections 2 to 4).

use std::collections::HashMap;

use crate::board::{MAX_RING, Player, Position};
use crate::sowing::{Casas, Refusal, Rules, SowingEnd, check, sow};

/// How a round ended, by the names of INTERFACES.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A capture left four seeds or none.
    LastFour,
    /// Nobody had a legal move.
    NoMove,
    /// The same position too often.
    Repetition,
    /// Too many moves in a row without capture.
    NoCaptureLimit,
    /// An endless sowing was played where the ruling lets it end the round.
    EndlessSowing,
}

impl End {
    /// The name in `hoyito replay`.
    pub fn name(self) -> &'static str {
        match self {
            End::LastFour => "last_four",
            End::NoMove => "no_move",
            End::Repetition => "repetition",
            End::NoCaptureLimit => "no_capture_limit",
            End::EndlessSowing => "endless_sowing",
        }
    }
}

/// What a move did, forced passes and the end for want of moves included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The position for the next move; all holes empty when the round is over.
    pub position: Position,
    /// Seeds captured by casas.
    pub captured: u8,
    /// The casas, in order.
    pub casas: Casas,
    /// Laps sown.
    pub laps: u32,
    /// Whether the mover earned another move, even if there was none to make.
    pub again: bool,
    /// Whether a player who would have been next was passed over.
    pub passed: bool,
    /// Who took the last four, if that happened.
    pub last_four: Option<Player>,
    /// Seeds shared equally because the round ended by a ruling.
    pub shared: u8,
    /// How the round ended, if it did.
    pub end: Option<End>,
}

/// The holes the player to move may sow, by ring index.
pub fn legal(position: &Position, rules: &Rules) -> Vec<usize> {
    (position.row_of(position.to_move))
        .filter(|&hole| check(position, hole).is_ok() && sow(position, rules, hole).is_ok())
        .collect()
}

/// Whether the player to move may sow any hole.
pub fn has_move(position: &Position, rules: &Rules) -> bool {
    (position.row_of(position.to_move)).any(|hole| sow(position, rules, hole).is_ok())
}

/// What comes of the turn when the player to move may have to pass.
enum Turn {
    Theirs,
    Passed,
    NoMove,
}

/// Hands the turn to whoever can move (section 2, and `no_move` of section 4).
fn resolve_passes(position: &mut Position, rules: &Rules) -> Turn {
    if has_move(position, rules) {
        return Turn::Theirs;
    }
    position.to_move = position.to_move.other();
    if has_move(position, rules) {
        return Turn::Passed;
    }
    position.to_move = position.to_move.other();
    Turn::NoMove
}

/// Sows a hole and resolves what follows of itself. The player to move must be able to move:
/// give a position after forced passes, or see [`Round::new`].
pub fn play(position: &Position, rules: &Rules, hole: usize) -> Result<Played, Refusal> {
    let sown = sow(position, rules, hole)?;
    let mut played = Played {
        position: sown.position,
        captured: sown.captured,
        casas: sown.casas,
        laps: sown.laps,
        again: sown.again,
        passed: false,
        last_four: sown.last_four,
        shared: sown.shared,
        end: sown.end.map(|end| match end {
            SowingEnd::LastFour => End::LastFour,
            SowingEnd::EndlessSowing => End::EndlessSowing,
        }),
    };
    if played.end.is_none() {
        match resolve_passes(&mut played.position, rules) {
            Turn::Theirs => {}
            Turn::Passed => played.passed = true,
            Turn::NoMove => {
                played.shared = played.position.share();
                played.end = Some(End::NoMove);
            }
        }
    }
    Ok(played)
}

/// [`play`] for any position: if the player to move can't move, the opponent's holes may be
/// played; their own are refused for the reason each has.
pub fn play_on(position: &Position, rules: &Rules, hole: usize) -> Result<Played, Refusal> {
    if hole < position.ring() && position.owner(hole) != position.to_move {
        let mut position = *position;
        resolve_passes(&mut position, rules);
        return play(&position, rules, hole);
    }
    play(position, rules, hole)
}

/// The rulings that need the history of a round (section 4) or a match (section 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rulings {
    /// How often a position has to come for the round to end; `None` is off.
    pub repetition: Option<u32>,
    /// Moves in a row without capture that end the round; `None` is off.
    pub no_capture_limit: Option<u32>,
    /// Rounds after which a match ends; `None` is off.
    pub round_limit: Option<u32>,
    /// Whether the unfilled holes of a row are its leftmost, not its rightmost.
    pub closed_leftmost: bool,
}

impl Default for Rulings {
    fn default() -> Rulings {
        Rulings {
            repetition: Some(3),
            no_capture_limit: None,
            round_limit: None,
            closed_leftmost: false,
        }
    }
}

/// One round: plays moves and says when and how it ended.
#[derive(Clone, Debug)]
pub struct Round {
    rules: Rules,
    rulings: Rulings,
    position: Position,
    seen: HashMap<([u8; MAX_RING], Player), u32>,
    without_capture: u32,
    moves: u32,
    end: Option<End>,
}

impl Round {
    /// Begins a round; it may be over at once when nobody can move.
    pub fn new(rules: Rules, rulings: Rulings, start: Position) -> Round {
        let mut round = Round {
            rules,
            rulings,
            position: start,
            seen: HashMap::new(),
            without_capture: 0,
            moves: 0,
            end: None,
        };
        match resolve_passes(&mut round.position, &rules) {
            Turn::Theirs | Turn::Passed => round.note_position(),
            Turn::NoMove => round.end_shared(End::NoMove),
        }
        round
    }

    /// Where the round stands.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Moves played.
    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// How it ended, if it did.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// Sows a hole of the player to move.
    pub fn play(&mut self, hole: usize) -> Result<Played, Refusal> {
        if self.end.is_some() {
            return Err(Refusal::RoundOver);
        }
        let mut played = play(&self.position, &self.rules, hole)?;
        self.moves += 1;
        self.position = played.position;
        self.without_capture = if played.captured == 0 {
            self.without_capture + 1
        } else {
            0
        };
        self.end = played.end;
        // The order of INTERFACES.md: last_four, no_move (both above), repetition, limit.
        if self.end.is_none() {
            self.note_position();
        }
        if self.end.is_none() && self.rulings.no_capture_limit == Some(self.without_capture) {
            self.end_shared(End::NoCaptureLimit);
        }
        if let Some(End::Repetition | End::NoCaptureLimit) = self.end {
            played.end = self.end;
            played.shared = played.position.share();
        }
        Ok(played)
    }

    fn note_position(&mut self) {
        let times = self
            .seen
            .entry((self.position.seeds, self.position.to_move))
            .or_insert(0);
        *times += 1;
        if self.rulings.repetition == Some(*times) {
            self.end_shared(End::Repetition);
        }
    }

    fn end_shared(&mut self, end: End) {
        self.position.share();
        self.end = Some(end);
    }
}
