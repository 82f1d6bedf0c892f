//! A sowing: one move, fast, without the passes that may follow (RULES.md, sections 2 to 4).
//! [`trace`](crate::Position::trace) does the same drop by drop; a test holds the two equal.

pub mod bare;
mod count;
mod one;
mod open;
mod relay;
mod ring;
mod three;
mod together;
mod trace;
mod two;
mod way;

pub use trace::{Lap, Trace};

use crate::{
    CASA, EndReason, EndlessSowing, Hole, HoleSet, MAX_RING, MoveError, Player, Position, Rules,
    Variant,
};
pub(crate) use count::sequences;
use open::OpenRing;
use relay::{Run, Stop};
use ring::{Ring as _, on_ring};
use together::playable;
use way::Way as _;

/// The last four seeds and who took them (RULES.md, section 3).
///
/// ```
/// use hoyito::{Hole, Player, Position, Rules, Variant};
/// let position: Position = "0-1-2-3-0-0-0-0-0-2-0-0-27-13-S".parse().unwrap();
/// let played = position.play(&Rules::new(Variant::I), Hole::new(1).unwrap()).unwrap();
/// let taken = played.last_four.unwrap();
/// assert_eq!((taken.to, taken.seeds), (Player::South, 4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LastFourTaken {
    /// Who took them.
    pub to: Player,
    /// Always 4.
    pub seeds: u8,
}

/// What a move did.
///
/// ```
/// use hoyito::{Hole, Position, Rules, RowLength, Variant};
/// let start = Position::start(RowLength::SIX);
/// let played = start.play(&Rules::new(Variant::I), Hole::new(0).unwrap()).unwrap();
/// assert_eq!((played.laps, played.captured, played.again), (5, 0, false));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Played {
    /// The position afterwards. Of a finished round all holes are empty and the captures are the result.
    pub position: Position,
    /// Seeds the mover captured by casas; the last four and shares are not counted here.
    pub captured: u8,
    /// Laps sown.
    pub laps: u32,
    /// Whether the mover has earned another move, also when they then must pass; not once the round is over.
    pub again: bool,
    /// Whether a player who would have been next was passed over (only after [`Position::play`]).
    pub passed: bool,
    /// Who took the last four seeds, if a capture left them.
    pub last_four: Option<LastFourTaken>,
    /// Seeds shared equally because a ruling ended the round, 0 otherwise.
    pub shared: u8,
    /// Why the round is over, `None` if it goes on.
    pub end: Option<EndReason>,
}

impl Position {
    /// Sows `hole` and stops there: the position has the next player to move, even one who must pass.
    /// Search uses this; [`Position::play`] also resolves passes.
    ///
    /// # Errors
    /// Why the hole may not be played.
    ///
    /// ```
    /// use hoyito::{Hole, Player, Position, RowLength, Rules, Variant};
    /// let start = Position::start(RowLength::SIX);
    /// let sown = start.sow(&Rules::new(Variant::III), Hole::new(2).unwrap()).unwrap();
    /// assert_eq!(sown.position.to_move(), Player::North);
    /// ```
    pub fn sow(&self, rules: &Rules, hole: Hole) -> Result<Played, MoveError> {
        self.check_hole(hole)?;
        self.sow_open(rules, hole)
    }

    /// Everything that forbids `hole` but the sowing itself.
    pub(crate) fn check_hole(&self, hole: Hole) -> Result<(), MoveError> {
        if self.on_board() == 0 {
            return Err(MoveError::RoundOver);
        }
        if hole.index() >= self.row.ring() {
            return Err(MoveError::NoSuchHole { row: self.row });
        }
        let letter = hole.letter(self.row);
        if hole.owner(self.row) != self.to_move {
            return Err(MoveError::NotYourHole {
                letter,
                to_move: self.to_move,
                row: self.row,
            });
        }
        if self.is_closed(hole) {
            return Err(MoveError::ClosedHole { letter });
        }
        if self.seeds(hole) == 0 {
            return Err(MoveError::EmptyHole { letter });
        }
        Ok(())
    }

    /// `sow` for a hole that passed [`check_hole`](Position::check_hole).
    #[inline]
    pub(crate) fn sow_open(&self, rules: &Rules, hole: Hole) -> Result<Played, MoveError> {
        let left = self.on_board();
        if self.closed.is_empty() {
            let (board, run) = run(&self.board, self.row.ring(), hole.index(), rules, left);
            return self.after(rules, hole, &board, run);
        }
        let open = OpenRing::of(self);
        let (ring, run) = run(&open.board, open.len, open.place(hole), rules, left);
        self.after(rules, hole, &open.unfold(&ring), run)
    }

    /// Whether `player` could play any hole if it were their turn.
    pub(crate) fn can_play(&self, rules: &Rules, player: Player) -> bool {
        let open = OpenRing::of(self);
        on_ring!(&open.board, open.len, rules.variant, |home, way| {
            playable(home, open.row(player), true, way, self.on_board(), rules) != 0
        })
    }

    /// The holes the player to move may play.
    pub(crate) fn playable(&self, rules: &Rules) -> HoleSet {
        let open = OpenRing::of(self);
        let places = on_ring!(&open.board, open.len, rules.variant, |home, way| {
            playable(
                home,
                open.row(self.to_move),
                false,
                way,
                self.on_board(),
                rules,
            )
        });
        let holes = open.index[..open.len].iter().enumerate();
        holes
            .filter(|(place, _)| places >> place & 1 == 1)
            .map(|(_, &index)| Hole::at(index as usize))
            .collect()
    }

    /// Counts what a sowing captured and whether that ended the round.
    #[inline]
    fn after(
        &self,
        rules: &Rules,
        hole: Hole,
        board: &[u8; MAX_RING],
        run: Run,
    ) -> Result<Played, MoveError> {
        let mover = self.to_move;
        let captured = run.casas * CASA;
        let mut played = Played {
            position: *self,
            captured,
            laps: run.laps,
            again: run.stop == Stop::Casa && rules.variant != Variant::I,
            passed: false,
            last_four: None,
            shared: 0,
            end: None,
        };
        let position = &mut played.position;
        match run.stop {
            Stop::Undecided => {
                return Err(MoveError::UndecidedSowing {
                    letter: hole.letter(self.row),
                });
            }
            Stop::Endless if rules.endless_sowing == EndlessSowing::Forbidden => {
                return Err(MoveError::EndlessSowing {
                    letter: hole.letter(self.row),
                });
            }
            Stop::Endless => {
                position.add_captures(mover, captured);
                played.shared = position.share_rest();
                played.end = Some(EndReason::EndlessSowing);
            }
            Stop::Empty | Stop::Casa | Stop::LastFour => {
                position.board = *board;
                position.add_captures(mover, captured);
                if captured > 0 && position.on_board() <= CASA {
                    played.end = Some(EndReason::LastFour);
                    if position.on_board() == CASA {
                        let to = rules.last_four.taker(mover);
                        position.add_captures(to, CASA);
                        position.clear_board();
                        played.last_four = Some(LastFourTaken { to, seeds: CASA });
                    }
                }
            }
        }
        played.again &= played.end.is_none();
        if !played.again {
            played.position.to_move = mover.other();
        }
        Ok(played)
    }
}

/// Sows hole `at` of a ring of `len` open holes, `left` seeds on it.
#[inline]
fn run(
    board: &[u8; MAX_RING],
    len: usize,
    at: usize,
    rules: &Rules,
    left: u8,
) -> ([u8; MAX_RING], Run) {
    on_ring!(board, len, rules.variant, |home, way| {
        let mut ring = home.moved(at);
        let run = way.sow(&mut ring, left, rules.lap_limit);
        (ring.board(), run)
    })
}
