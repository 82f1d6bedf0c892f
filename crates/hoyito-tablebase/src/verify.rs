//! Tables checked by the plain rules, drop by drop, with none of the builder's code: every value must be the best of
//! what the board's moves lead to, and every value but an equal share must be reached in finitely many moves, so that
//! no circle of boards holds up itself. Together the two prove the values.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use hoyito::ring::Board;
use hoyito::{EndlessSowing, Variant};
use hoyito_plain as plain;

use crate::tables::FIRST_LAYER;
use crate::{Error, Index, LastFourTo, Setting, Tables};

/// Boards a thread checks in one go.
const RUN: u64 = 1 << 12;

/// How far verifying a layer is.
#[derive(Clone, Copy, Debug)]
pub struct Verified {
    /// Seeds of the layer.
    pub seeds: usize,
    /// Boards of the layer, of both sides if there are two.
    pub boards: u64,
    /// Boards whose value is proved so far.
    pub proved: u64,
}

impl Tables {
    /// Checks the layer of `seeds` seeds against its moves; the layers below are taken as right. `tell` hears now and
    /// then how far it is.
    ///
    /// # Errors
    /// With the first board found whose value is wrong.
    ///
    /// # Panics
    /// If there is no such layer.
    pub fn verify(
        &self,
        seeds: usize,
        threads: usize,
        tell: &(dyn Fn(&Verified) + Sync),
    ) -> Result<(), Error> {
        let sides = (0..self.settings().len()).map(|side| {
            let (index, _) = self.layer(side, seeds).expect("the layer is there");
            let bytes = index.boards().div_ceil(8);
            (0..bytes).map(|_| AtomicU8::new(0)).collect::<Vec<_>>()
        });
        let boards: u64 = (0..self.settings().len())
            .filter_map(|side| self.layer(side, seeds))
            .map(|(index, _)| index.boards())
            .sum();
        let check = Check {
            tables: self,
            seeds,
            boards,
            proved: sides.collect(),
            count: AtomicU64::new(0),
            tell,
        };
        // Each pass proves at least one board more, or those left hold up themselves.
        loop {
            let before = check.count.load(Ordering::Relaxed);
            let unproved = check.pass(threads)?;
            let Some((side, index)) = unproved else {
                return Ok(());
            };
            if check.count.load(Ordering::Relaxed) == before {
                return Err(check.wrong(
                    side,
                    index,
                    "is never reached: it is held up by a circle of moves",
                ));
            }
        }
    }
}

struct Check<'a> {
    tables: &'a Tables,
    seeds: usize,
    boards: u64,
    /// A bit a board, by side.
    proved: Vec<Vec<AtomicU8>>,
    count: AtomicU64,
    tell: &'a (dyn Fn(&Verified) + Sync),
}

/// What the moves of a board come to.
struct Moves {
    /// The best value of all moves, passing included.
    best: i8,
    /// The best value of moves that leave the layer.
    leaving: i8,
    /// Ends of the moves that stay in the layer: side and index.
    quiet: Vec<(usize, u64)>,
}

impl Check<'_> {
    /// Looks at every board not proved yet; one that still is not, if there is any.
    fn pass(&self, threads: usize) -> Result<Option<(usize, u64)>, Error> {
        let next = AtomicU64::new(0);
        let outcome = Mutex::new(Ok(None));
        std::thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let run = next.fetch_add(1, Ordering::Relaxed);
                        let found = match self.run(run) {
                            Err(error) => Err(error),
                            Ok(Run::Over) => return,
                            Ok(Run::Unproved(side, index)) => Ok(Some((side, index))),
                            Ok(Run::Proved) => continue,
                        };
                        let mut outcome = outcome.lock().unwrap_or_else(PoisonError::into_inner);
                        if outcome.is_err() {
                            return;
                        }
                        *outcome = found;
                    }
                });
            }
        });
        outcome.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn run(&self, mut run: u64) -> Result<Run, Error> {
        let settings = self.tables.settings();
        for side in 0..settings.len() {
            let (index, _) = self.tables.layer(side, self.seeds).expect("it was there");
            let runs = index.boards().div_ceil(RUN);
            if run >= runs {
                run -= runs;
                continue;
            }
            let boards = run * RUN..((run + 1) * RUN).min(index.boards());
            let mut unproved = None;
            let mut proved = 0;
            for at in boards {
                if self.is_proved(side, at) {
                    continue;
                }
                if self.prove(side, index, at)? {
                    self.proved[side][(at / 8) as usize].fetch_or(1 << (at % 8), Ordering::Relaxed);
                    proved += 1;
                } else {
                    unproved = Some(at);
                }
            }
            let proved = proved + self.count.fetch_add(proved, Ordering::Relaxed);
            (self.tell)(&Verified {
                seeds: self.seeds,
                boards: self.boards,
                proved,
            });
            return Ok(unproved.map_or(Run::Proved, |at| Run::Unproved(side, at)));
        }
        Ok(Run::Over)
    }

    fn is_proved(&self, side: usize, at: u64) -> bool {
        self.proved[side][(at / 8) as usize].load(Ordering::Relaxed) >> (at % 8) & 1 == 1
    }

    /// Whether the value of a board is proved by boards proved before.
    fn prove(&self, side: usize, index: &Index, at: u64) -> Result<bool, Error> {
        let value = self
            .tables
            .layer(side, self.seeds)
            .expect("it was there")
            .1
            .get(at);
        let moves = self.moves(side, index, at);
        if moves.best != value {
            let fault = format!("should be {}", 4 * i32::from(moves.best));
            return Err(self.wrong(side, at, &fault));
        }
        let proved = |&(side, at): &(usize, u64)| self.is_proved(side, at);
        Ok(match value {
            // An equal share needs no end: neither player can do better, whatever the other does.
            0 => true,
            // The winner needs one way that comes to an end.
            1.. => {
                let wins = |&&(to, end): &&(usize, u64)| -self.value(to, end) == value;
                moves.leaving == value || moves.quiet.iter().filter(wins).any(proved)
            }
            // The loser must have no way that goes on for ever.
            _ => moves.quiet.iter().all(proved),
        })
    }

    fn value(&self, side: usize, at: u64) -> i8 {
        self.tables
            .layer(side, self.seeds)
            .expect("it was there")
            .1
            .get(at)
    }

    fn moves(&self, side: usize, index: &Index, at: u64) -> Moves {
        let setting = self.tables.settings().nth(side).expect("a side");
        let turned = self.tables.settings().len() - 1 - side;
        let position = plain_position(&setting, &index.board(at));
        let rules = plain_rules(&setting);
        let mut moves = Moves {
            best: i8::MIN,
            leaving: i8::MIN,
            quiet: vec![],
        };
        for hole in position.row_of(plain::Player::South) {
            let Ok(sown) = plain::sow(&position, &rules, hole) else {
                continue;
            };
            let won = i32::from(sown.position.captures[0]) - i32::from(position.captures[0]);
            let lost = i32::from(sown.position.captures[1]) - i32::from(position.captures[1]);
            let margin = ((won - lost) / 4) as i8;
            let again = sown.position.to_move == plain::Player::South;
            let next = if again { side } else { turned };
            let rest = usize::from(sown.position.on_board());
            if sown.end.is_none() && rest == self.seeds {
                moves.quiet.push((next, self.find(next, &sown.position)));
                continue;
            }
            let later = if sown.end.is_some() || rest < FIRST_LAYER {
                0
            } else {
                let (index, layer) = self
                    .tables
                    .layer(next, rest)
                    .expect("layers below are there");
                layer.get(index.of(&board(&sown.position)))
            };
            moves.leaving = moves
                .leaving
                .max(margin + if again { later } else { -later });
        }
        if moves.leaving == i8::MIN && moves.quiet.is_empty() {
            let mut passed = position;
            passed.to_move = plain::Player::North;
            moves.quiet.push((turned, self.find(turned, &passed)));
        }
        let quiet = moves.quiet.iter().map(|&(side, at)| -self.value(side, at));
        moves.best = quiet.fold(moves.leaving, i8::max);
        moves
    }

    fn find(&self, side: usize, position: &plain::Position) -> u64 {
        let (index, _) = self.tables.layer(side, self.seeds).expect("it was there");
        index.of(&board(position))
    }

    fn wrong(&self, side: usize, at: u64, what: &str) -> Error {
        let setting = self.tables.settings().nth(side).expect("a side");
        let (index, layer) = self.tables.layer(side, self.seeds).expect("it was there");
        let board = index.board(at);
        let holes: Vec<String> = board[..setting.open()]
            .iter()
            .map(|s| s.to_string())
            .collect();
        Error::Wrong {
            setting: setting.to_string(),
            fault: format!(
                "board {at} of {} seeds ({}): its value {} {what}",
                self.seeds,
                holes.join("-"),
                4 * i32::from(layer.get(at))
            ),
        }
    }
}

enum Run {
    /// There are no more boards.
    Over,
    /// All boards of the run are proved.
    Proved,
    /// This one, at least, is not.
    Unproved(usize, u64),
}

/// The board as the plain rules have it, the player to move as South. North's captures make up the rest.
fn plain_position(setting: &Setting, board: &Board) -> plain::Position {
    let row = setting.mover().max(setting.other());
    let mut position = plain::Position::start(row);
    let open = (0..setting.mover()).chain(row..row + setting.other());
    position.seeds = [0; plain::MAX_RING];
    position.closed[..2 * row].fill(true);
    for (hole, &seeds) in open.zip(board) {
        position.closed[hole] = false;
        position.seeds[hole] = seeds;
    }
    position
}

/// The open holes in ring order, the player to move's first.
fn board(position: &plain::Position) -> Board {
    let mover = position.to_move;
    let holes = position.row_of(mover).chain(position.row_of(mover.other()));
    let mut board = Board::default();
    for (place, hole) in holes.filter(|&hole| !position.closed[hole]).enumerate() {
        board[place] = position.seeds[hole];
    }
    board
}

fn plain_rules(setting: &Setting) -> plain::Rules {
    plain::Rules {
        variant: match setting.variant {
            Variant::I => plain::Variant::I,
            Variant::II => plain::Variant::II,
            Variant::III => plain::Variant::III,
        },
        last_four: match setting.last_four {
            LastFourTo::Captor => plain::LastFour::Captor,
            LastFourTo::Mover => plain::LastFour::South,
            LastFourTo::Other => plain::LastFour::North,
        },
        endless_sowing: match setting.endless_sowing {
            EndlessSowing::Forbidden => plain::EndlessSowing::Forbidden,
            EndlessSowing::EndsRound => plain::EndlessSowing::EndsRound,
        },
    }
}
