//! Principal lines: best moves of both sides, to the end of the round.

use std::collections::HashSet;

use hoyito::{Hole, Position};
use hoyito_tablebase::Error;

use super::{Options, Solver};

/// Positions between two captures that are looked at before a line is given up.
const MOST: usize = 2_000;

/// Best moves of both sides.
///
/// A move may keep the value and lead nowhere, so that best moves alone need not come to an end: the line takes the shortest way of best moves to the
/// next capture, of equally short ones the one whose moves come first in ring order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The moves.
    pub moves: Vec<Hole>,
    /// Where they lead to.
    pub end: Position,
    /// What follows.
    pub rest: Rest,
}

/// What follows a principal line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// Nothing: the round is over.
    Over,
    /// Neither side can win more than an equal share of the seeds left, for instance by going on for ever.
    Shared,
    /// More that was not found: the work was stopped, or the next capture is far away.
    Unknown,
}

impl Solver {
    /// The principal line from a position, as far as it is found before the work is stopped.
    ///
    /// # Errors
    /// If a table of the ground is damaged.
    ///
    /// # Panics
    /// If the position has other closed holes than the one the solver was made for.
    ///
    /// ```
    /// use hoyito::{Player, Position, RowLength, Rules, Variant};
    /// use hoyito_engine::solve::{Ground, Options, Rest, Solver};
    /// let start = Position::start(RowLength::new(2).unwrap());
    /// let rules = Rules::new(Variant::II);
    /// let mut solver = Solver::new(&start, &rules, Ground::none(), 1 << 20).unwrap();
    /// let line = solver.line(&start, &Options::default()).unwrap();
    /// assert_eq!(line.rest, Rest::Over);
    /// assert_eq!(line.end.captures(Player::North), 16);
    /// ```
    pub fn line(&mut self, position: &Position, options: &Options) -> Result<Line, Error> {
        let mut line = Line {
            moves: vec![],
            end: *position,
            rest: Rest::Over,
        };
        loop {
            match self.way(&line.end, options)? {
                Way::None(rest) => return Ok(Line { rest, ..line }),
                Way::To {
                    mut moves,
                    end,
                    over,
                } => {
                    line.moves.append(&mut moves);
                    line.end = end;
                    if over {
                        return Ok(line);
                    }
                }
            }
        }
    }

    /// The shortest way of best moves to a capture or the end.
    fn way(&mut self, from: &Position, options: &Options) -> Result<Way, Error> {
        let rules = self.rules();
        let mut seen = HashSet::from([(from.board().to_vec(), from.to_move())]);
        let mut steps = vec![Step {
            position: *from,
            before: 0,
            hole: None,
        }];
        let (mut at, mut shared) = (0, true);
        while at < steps.len() {
            let position = steps[at].position;
            let solution = self.solve(&position, options)?;
            let Some(value) = solution.value() else {
                return Ok(Way::None(Rest::Unknown));
            };
            if at == 0 {
                shared = value == margin(&position);
            }
            if at == MOST {
                break;
            }
            if solution.moves.is_empty() {
                // Only a position to begin with: elsewhere passes are part of the move before.
                let (settled, turn) = position.settle(&rules);
                return Ok(match turn {
                    hoyito::Turn::Passed => return self.way(&settled, options),
                    _ => Way::To {
                        moves: vec![],
                        end: settled,
                        over: true,
                    },
                });
            }
            for hole in solution.best() {
                let Ok(played) = position.play(&rules, hole) else {
                    continue;
                };
                if played.end.is_some() || played.captured > 0 {
                    return Ok(Way::To {
                        moves: moves_to(&steps, at, hole),
                        end: played.position,
                        over: played.end.is_some(),
                    });
                }
                let next = played.position;
                if seen.insert((next.board().to_vec(), next.to_move())) {
                    steps.push(Step {
                        position: next,
                        before: at,
                        hole: Some(hole),
                    });
                }
            }
            at += 1;
        }
        Ok(Way::None(if shared { Rest::Shared } else { Rest::Unknown }))
    }
}

/// Captures of the player to move minus the opponent's.
fn margin(position: &Position) -> i32 {
    let mover = position.to_move();
    i32::from(position.captures(mover)) - i32::from(position.captures(mover.other()))
}

/// A position on the way.
struct Step {
    position: Position,
    /// Where among the steps it was reached from.
    before: usize,
    /// By which move; none at the beginning.
    hole: Option<Hole>,
}

enum Way {
    None(Rest),
    To {
        moves: Vec<Hole>,
        end: Position,
        over: bool,
    },
}

/// The moves to a step, and one more.
fn moves_to(steps: &[Step], mut at: usize, last: Hole) -> Vec<Hole> {
    let mut moves = vec![last];
    while let Some(hole) = steps[at].hole {
        moves.push(hole);
        at = steps[at].before;
    }
    moves.reverse();
    moves
}
