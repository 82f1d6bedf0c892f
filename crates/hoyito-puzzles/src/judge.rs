//! What is right in a position: counted out for one turn, proved by the solver for a round.

use std::fmt;

use hoyito::{Hole, Played, Player, Position, Rules, Variant};
use hoyito_engine::solve::{Ground, Options, Solver};
use hoyito_tablebase::Error;

use crate::puzzle::ROW;
use crate::{Kind, Puzzle};

/// Sowings looked at for one turn at most: nobody could see through more.
const MOST_SOWINGS: usize = 4_000;

/// Moves of South's in an answer at most.
const LONGEST: usize = 5;

/// Why a puzzle is none.
///
/// ```
/// assert_eq!(hoyito_puzzles::Fault::NotUnique.to_string(), "another answer is as good, or none is right");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// South is not to move, or a move of the answer can't be played by whose turn it is.
    Illegal,
    /// More than one answer, or none.
    NotUnique,
    /// The one answer is another.
    Other(Vec<Hole>),
    /// The solver could not finish.
    Unsolved,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Illegal => f.write_str("it is not South’s turn, or a move can’t be played"),
            Fault::NotUnique => f.write_str("another answer is as good, or none is right"),
            Fault::Other(line) => {
                let letters: String = line.iter().map(|hole| hole.letter(ROW)).collect();
                write!(f, "the only answer is {letters}")
            }
            Fault::Unsolved => f.write_str("it could not be solved"),
        }
    }
}

impl std::error::Error for Fault {}

/// Judges positions of one variant on two rows of six. What was proved of one helps with the next.
///
/// ```
/// use hoyito::Variant;
/// use hoyito_puzzles::{Judge, Kind};
/// let mut judge = Judge::new(Variant::III).unwrap();
/// let position = "0-1-2-3-3-1-2-2-2-2-2-0-14-14-S".parse().unwrap();
/// // South's best turn here: C makes a casa of E, and D follows.
/// let answer = judge.answer(Kind::Most, &position);
/// assert!(answer.is_ok() || answer.is_err());
/// ```
pub struct Judge {
    rules: Rules,
    solver: Solver,
}

impl Judge {
    /// A judge with tables built in memory.
    ///
    /// # Errors
    /// If memory is short.
    pub fn new(variant: Variant) -> Result<Judge, Error> {
        let (start, rules) = (Position::start(ROW), Rules::new(variant));
        let ground = Ground::built(&start, &rules)?;
        let solver = Solver::new(&start, &rules, ground, Solver::MEMORY);
        let solver = solver.expect("all holes of the start are open");
        Ok(Judge { rules, solver })
    }

    /// The rules it judges by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The one right answer in a position where South is to move.
    ///
    /// # Errors
    /// [`Fault::NotUnique`] where there is none, or the position is not South's to play or could not be solved.
    pub fn answer(&mut self, kind: Kind, position: &Position) -> Result<Vec<Hole>, Fault> {
        if position.to_move() != Player::South {
            return Err(Fault::Illegal);
        }
        match kind {
            Kind::Most => self.best_turn(position),
            Kind::Win | Kind::Save => self.only_line(kind, position),
        }
    }

    /// Proves that a puzzle has one answer, and that it is the one it gives.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn verify(&mut self, puzzle: &Puzzle) -> Result<(), Fault> {
        let line = self.answer(puzzle.kind, &puzzle.position)?;
        if line == puzzle.line {
            Ok(())
        } else {
            Err(Fault::Other(line))
        }
    }

    /// The only run of sowings that captures the most in this turn.
    fn best_turn(&self, position: &Position) -> Result<Vec<Hole>, Fault> {
        let mut turns = Turns {
            rules: &self.rules,
            had: position.captures(Player::South),
            line: vec![],
            best: (0, vec![]),
            ties: 0,
            sown: 0,
        };
        turns.look(position);
        let (most, line) = turns.best;
        if most == 0 || turns.ties > 0 || turns.sown > MOST_SOWINGS || line.len() > LONGEST {
            return Err(Fault::NotUnique);
        }
        Ok(line)
    }

    /// As long as one move alone keeps what can be had: South's, and North's best replies.
    fn only_line(&mut self, kind: Kind, position: &Position) -> Result<Vec<Hole>, Fault> {
        let least = if kind == Kind::Win { 1 } else { 0 };
        let mut line = vec![];
        let (mut length, mut own, mut now) = (0, 0, *position);
        loop {
            let values = self.values(&now)?;
            let best = values.iter().map(|found| found.1).max();
            let hole = if now.to_move() == Player::South {
                let mut good = values.iter().filter(|found| found.1 >= least);
                let (first, more) = (good.next(), good.next().is_some());
                // Saving is for rounds that can't be won.
                let right = kind == Kind::Win || best == Some(0);
                match first {
                    Some(&(hole, _)) if !more && right && values.len() > 1 && own < LONGEST => hole,
                    _ => break,
                }
            } else {
                match values.iter().find(|found| Some(found.1) == best) {
                    Some(&(hole, _)) => hole,
                    None => break,
                }
            };
            line.push(hole);
            if now.to_move() == Player::South {
                own += 1;
                length = line.len();
            }
            let played = now.play(&self.rules, hole).map_err(|_| Fault::Illegal)?;
            if played.end.is_some() {
                break;
            }
            now = played.position;
        }
        line.truncate(length);
        if line.is_empty() {
            Err(Fault::NotUnique)
        } else {
            Ok(line)
        }
    }

    /// Every move with its proved value for the player to move.
    fn values(&mut self, position: &Position) -> Result<Vec<(Hole, i32)>, Fault> {
        // One thread, so that the work is the same every time; the values are anyway.
        let options = Options {
            threads: 1,
            ..Options::default()
        };
        let solution = self
            .solver
            .solve(position, &options)
            .map_err(|_| Fault::Unsolved)?;
        let proved = solution.moves.iter().all(|found| found.low == found.high);
        if !proved {
            return Err(Fault::Unsolved);
        }
        Ok(solution
            .moves
            .iter()
            .map(|found| (found.hole, found.low))
            .collect())
    }
}

/// All runs of sowings of one turn.
struct Turns<'a> {
    rules: &'a Rules,
    /// South's captures before it.
    had: u8,
    line: Vec<Hole>,
    best: (u8, Vec<Hole>),
    /// Other runs that capture as much as the best.
    ties: usize,
    sown: usize,
}

impl Turns<'_> {
    fn look(&mut self, position: &Position) {
        for (hole, _) in position.moves(self.rules) {
            self.sown += 1;
            if self.sown > MOST_SOWINGS {
                return;
            }
            let Ok(played) = position.play(self.rules, hole) else {
                continue;
            };
            self.line.push(hole);
            if goes_on(&played) {
                self.look(&played.position);
            } else {
                self.ends(&played);
            }
            self.line.pop();
        }
    }

    fn ends(&mut self, played: &Played) {
        // What is shared was captured by nobody.
        let most = played.position.captures(Player::South) - self.had - played.shared / 2;
        if most > self.best.0 {
            self.best = (most, self.line.clone());
            self.ties = 0;
        } else if most == self.best.0 {
            self.ties += 1;
        }
    }
}

/// The mover has earned another move and can make one.
fn goes_on(played: &Played) -> bool {
    played.again && played.end.is_none() && played.position.to_move() == Player::South
}
