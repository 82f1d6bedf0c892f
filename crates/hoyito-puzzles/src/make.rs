//! Where puzzles come from: games played by chance, a little greedily, looked through for positions with one answer.

use std::collections::HashSet;

use fastrand::Rng;
use hoyito::{Player, Position, Rules, Variant};
use hoyito_tablebase::Error;

use crate::grade::in_order;
use crate::puzzle::ROW;
use crate::{Judge, Kind, Puzzle};

/// What is to be made.
///
/// ```
/// assert!(hoyito_puzzles::Plan::default().of_each_kind >= 100);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Puzzles of each kind.
    pub of_each_kind: usize,
    /// Seed of the games: the same seed makes the same puzzles.
    pub seed: u64,
    /// Seeds on the board at most, where a round has to be solved.
    pub most_seeds: u8,
}

impl Default for Plan {
    /// What the page shows.
    fn default() -> Self {
        Plan {
            of_each_kind: 110,
            seed: 2004,
            most_seeds: 24,
        }
    }
}

/// Moves of a game at most.
const LONGEST_GAME: usize = 400;

/// Positions of a game looked at for a kind.
const LOOKS: usize = 6;

/// Seeds that the most of a turn has to be at least.
const WORTH: u8 = 8;

/// Makes the puzzles of a variant, in the order of the file.
///
/// # Errors
/// If memory for the solver's tables is short.
///
/// ```
/// use hoyito::Variant;
/// use hoyito_puzzles::{Plan, make};
/// let plan = Plan { of_each_kind: 1, seed: 7, most_seeds: 8 };
/// let made = make(Variant::III, &plan, |_| ()).unwrap();
/// assert_eq!(made.len(), 3);
/// assert_eq!(make(Variant::III, &plan, |_| ()).unwrap(), made);
/// ```
pub fn make(
    variant: Variant,
    plan: &Plan,
    mut found: impl FnMut(usize),
) -> Result<Vec<Puzzle>, Error> {
    let mut judge = Judge::new(variant)?;
    let mut random = Rng::with_seed(plan.seed);
    let mut puzzles: Vec<Puzzle> = vec![];
    let mut seen = HashSet::new();
    while puzzles.len() < Kind::ALL.len() * plan.of_each_kind {
        let game = game(judge.rules(), &mut random);
        for kind in Kind::ALL {
            let have = puzzles.iter().filter(|puzzle| puzzle.kind == kind).count();
            if have == plan.of_each_kind {
                continue;
            }
            // One of a kind from a game: neighbours are much alike.
            if let Some(puzzle) = look(&mut judge, kind, &game, plan, &mut random)
                && seen.insert(puzzle.position.to_string())
            {
                puzzles.push(puzzle);
                found(puzzles.len());
            }
        }
    }
    Ok(in_order(puzzles, judge.rules()))
}

/// The positions of a game in which somebody has to choose, South always the one.
fn game(rules: &Rules, random: &mut Rng) -> Vec<Position> {
    let mut now = Position::start(ROW);
    let mut positions = vec![];
    for _ in 0..LONGEST_GAME {
        let moves: Vec<_> = now.moves(rules).collect();
        let most = moves.iter().map(|(_, played)| played.captured).max();
        let greedy = random.u8(..) < 160;
        let choice: Vec<_> = (moves.iter())
            .filter(|(_, played)| !greedy || Some(played.captured) == most)
            .collect();
        let Some((hole, _)) = random.choice(choice) else {
            break;
        };
        if moves.len() > 2 {
            positions.push(match now.to_move() {
                Player::South => now,
                Player::North => now.turned(),
            });
        }
        match now.play(rules, *hole) {
            Ok(played) if played.end.is_none() => now = played.position,
            _ => break,
        }
    }
    positions
}

/// The first puzzle of that kind among a few positions of the game.
fn look(
    judge: &mut Judge,
    kind: Kind,
    game: &[Position],
    plan: &Plan,
    random: &mut Rng,
) -> Option<Puzzle> {
    for _ in 0..LOOKS {
        // Rounds end slowly: without choosing the number of seeds first, most puzzles would have eight.
        let layer = 4 * random.u8(2..=plan.most_seeds / 4);
        let fits = |position: &&Position| match kind {
            Kind::Most => position.on_board() >= 16,
            Kind::Win | Kind::Save => position.on_board() == layer && is_open(position),
        };
        let Some(&position) = random.choice(game.iter().filter(fits).collect::<Vec<_>>()) else {
            continue;
        };
        let Ok(line) = judge.answer(kind, &position) else {
            continue;
        };
        let puzzle = Puzzle {
            kind,
            grade: 1,
            position,
            line,
        };
        if kind != Kind::Most || taken(&puzzle, judge.rules()) >= WORTH {
            return Some(puzzle);
        }
    }
    None
}

/// Both may still win the round.
fn is_open(position: &Position) -> bool {
    let half = position.row().seeds() / 2;
    Player::BOTH
        .iter()
        .all(|&player| position.captures(player) <= half)
}

/// Seeds South captures in the answer.
fn taken(puzzle: &Puzzle, rules: &Rules) -> u8 {
    let last = puzzle.line.iter().try_fold(puzzle.position, |now, &hole| {
        now.play(rules, hole).ok().map(|played| played.position)
    });
    let south = |position: &Position| position.captures(Player::South);
    last.map_or(0, |last| {
        south(&last).saturating_sub(south(&puzzle.position))
    })
}
