//! How hard a puzzle is: how deep its answer lies, and how well it is hidden.
//!
//! Deep: moves of South's in the answer, and laps that have to be followed with the eye. Hidden: other moves than the
//! right one that capture more at once, and how many there are to choose from. The sum makes the order, and the order
//! the grade: each grade is a fifth of its kind, so that every variant has as many easy ones as hard ones.

use hoyito::{Player, Position, Rules};

use crate::{Kind, Puzzle};

/// Grades.
const GRADES: usize = 5;

/// How hard: more is harder. Means nothing across variants.
pub(crate) fn hardness(puzzle: &Puzzle, rules: &Rules) -> u32 {
    let (mut now, mut own, mut laps, mut hidden) = (puzzle.position, 0, 0, 0);
    for &hole in &puzzle.line {
        let Ok(played) = now.play(rules, hole) else {
            break;
        };
        if now.to_move() == Player::South {
            own += 1;
            laps += played.laps;
            hidden += tempting(&now, rules, played.captured);
        }
        now = played.position;
    }
    let choices = puzzle.position.moves(rules).count() as u32;
    10 * own + 4 * (1 + laps).ilog2() + 3 * hidden + choices
}

/// Moves that capture more at once than the right one does.
fn tempting(position: &Position, rules: &Rules, captured: u8) -> u32 {
    let others = position.moves(rules);
    others
        .filter(|(_, played)| played.captured > captured)
        .count() as u32
}

/// Puts the puzzles in order, kind by kind, easy ones first, and grades them.
pub(crate) fn in_order(puzzles: Vec<Puzzle>, rules: &Rules) -> Vec<Puzzle> {
    let mut ordered = vec![];
    for kind in Kind::ALL {
        let of_kind = puzzles.iter().filter(|puzzle| puzzle.kind == kind);
        let mut hard: Vec<(u32, String, &Puzzle)> = of_kind
            .map(|puzzle| (hardness(puzzle, rules), puzzle.to_string(), puzzle))
            .collect();
        hard.sort_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
        let count = hard.len();
        let graded = hard
            .into_iter()
            .enumerate()
            .map(|(at, (.., puzzle))| Puzzle {
                grade: (at * GRADES / count.max(1) + 1) as u8,
                ..puzzle.clone()
            });
        ordered.extend(graded);
    }
    ordered
}
