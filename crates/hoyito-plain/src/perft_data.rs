//! The positions of `testdata/perft` and their counts, the same at every run.

use crate::board::{MAX_RING, Player, Position};
use crate::matches::fill;
use crate::round::{has_move, legal};
use crate::sowing::{EndlessSowing, Refusal, Rules, SowingEnd, Variant, sow, sow_within};
use crate::text::print;

/// Counts go no deeper than this.
pub const MAX_DEPTH: u32 = 8;

/// How much work the counts of one position may take, each depth by itself.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Nodes.
    pub nodes: u64,
    /// Laps: a few boards meet endless sowings of millions of laps at every other node, and the
    /// data should be checked in a minute, not in an hour.
    pub laps: u32,
}

impl Limits {
    /// The limits for the position at this place of [`positions`]; the start position may take
    /// more than the others.
    pub fn at(place: usize) -> Limits {
        if place == 0 {
            Limits {
                nodes: 10_000_000,
                laps: 200_000_000,
            }
        } else {
            Limits {
                nodes: 1_000_000,
                laps: 30_000_000,
            }
        }
    }
}

/// A small generator of random numbers (splitmix64), so that data depend on nothing else.
pub struct Random(u64);

impl Random {
    /// Begins with a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A number from 0 to `below` - 1; `below` must not be 0.
    pub fn below(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        // The remainder's bias is far below what a test could notice.
        ((z ^ (z >> 31)) % below as u64) as usize
    }

    /// South or North.
    pub fn player(&mut self) -> Player {
        if self.below(2) == 0 {
            Player::South
        } else {
            Player::North
        }
    }
}

/// Plays random moves; stops early rather than end the round. A player who must pass may be left
/// to move: whoever reads the position has to see that.
pub fn random_play(rules: &Rules, start: Position, moves: usize, random: &mut Random) -> Position {
    let mut p = start;
    for _ in 0..moves {
        if !has_move(&p, rules) {
            p.to_move = p.to_move.other();
        }
        let holes = legal(&p, rules);
        if holes.is_empty() {
            break;
        }
        let next = sow(&p, rules, holes[random.below(holes.len())]).expect("a legal move");
        if next.end.is_some() {
            break;
        }
        p = next.position;
    }
    p
}

/// A round of a match after captures drawn at random, with closed holes.
pub fn random_filling(row: usize, random: &mut Random) -> Position {
    // At least one filled hole for each, as in any match that goes on.
    let south = 4 + random.below(8 * row - 7);
    let captures = [south as u8, (8 * row - south) as u8];
    let first = random.player();
    let leftmost = random.below(4) == 0;
    fill(row, captures, first, leftmost)
}

/// Any board: holes closed anywhere, seeds thrown in at random, the rest shared out as captures.
pub fn random_board(row: usize, close: bool, random: &mut Random) -> Position {
    let mut p = Position {
        seeds: [0; MAX_RING],
        ..Position::start(row)
    };
    p.to_move = random.player();
    if close {
        for hole in 0..p.ring() {
            p.closed[hole] = random.below(4) == 0;
        }
        // One hole must stay open to hold the seeds.
        p.closed[random.below(p.ring())] = false;
    }
    let open: Vec<usize> = (0..p.ring()).filter(|&hole| !p.closed[hole]).collect();
    // Every other board is thin, at most two seeds a hole: endless sowings of Hoyito I need that.
    let thin = random.below(2) == 0;
    let mut on_board = 4 * (2 + random.below(2 * row - 1));
    if thin {
        on_board = on_board.min(open.len() / 4 * 4).max(8);
    }
    let mut left = on_board;
    while left > 0 {
        let hole = open[random.below(open.len())];
        if !(thin && 2 * open.len() >= on_board && p.seeds[hole] == 2) {
            p.seeds[hole] += 1;
            left -= 1;
        }
    }
    let captured = 8 * row - on_board;
    let south = random.below(captured + 1);
    p.captures = [south as u8, (captured - south) as u8];
    p
}

fn holds_full_ring(p: &Position) -> bool {
    let open = (0..p.ring()).filter(|&hole| !p.closed[hole]).count();
    p.row_of(p.to_move)
        .any(|hole| usize::from(p.seeds[hole]) >= open)
}

fn has_empty_row(p: &Position) -> bool {
    p.row_of(p.to_move).all(|hole| p.seeds[hole] == 0)
}

fn holds_endless(p: &Position, rules: &Rules) -> bool {
    p.row_of(p.to_move)
        .any(|hole| sow(p, rules, hole) == Err(Refusal::EndlessSowing))
}

/// Tries until a position fits; short rows have no such position of some kinds.
fn find(
    random: &mut Random,
    mut draw: impl FnMut(&mut Random) -> Position,
    fits: impl Fn(&Position) -> bool,
) -> Option<Position> {
    (0..20_000).map(|_| draw(random)).find(fits)
}

/// The positions for one variant and row length, without repeats; the start comes first.
pub fn positions(variant: Variant, row: usize) -> Vec<Position> {
    let rules = Rules::new(variant);
    let random = &mut Random::new(1000 * variant as u64 + row as u64);
    let start = Position::start(row);
    let north = Position {
        to_move: Player::North,
        ..start
    };
    let wanted = [
        Some(start),
        Some(random_play(
            &rules,
            start,
            1 + random.below(2 * row),
            random,
        )),
        Some(random_play(&rules, north, 20 * row, random)),
        Some(random_filling(row, random)),
        find(
            random,
            |r| random_play(&rules, random_filling(row, r), 6 * row, r),
            |p| p.closed.contains(&true),
        ),
        Some(random_board(row, true, random)),
        find(
            random,
            |r| random_board(row, r.below(2) == 0, r),
            holds_full_ring,
        ),
        find(
            random,
            |r| random_play(&rules, random_filling(row, r), r.below(40), r),
            has_empty_row,
        ),
        find(
            random,
            |r| random_board(row, false, r),
            |p| holds_endless(p, &rules),
        ),
        find(
            random,
            |r| random_board(row, true, r),
            |p| holds_endless(p, &rules),
        ),
    ];
    let mut found = Vec::new();
    for p in wanted.into_iter().flatten() {
        if !found.contains(&p) {
            found.push(p);
        }
    }
    found
}

/// What is left of the limits while counting.
struct Budget {
    rules: Rules,
    left: Limits,
}

impl Budget {
    /// [`crate::perft`] with the work counted, or `None` when it would go over the limits.
    fn count(&mut self, position: &Position, depth: u32) -> Option<u64> {
        let other = Position {
            to_move: position.to_move.other(),
            ..*position
        };
        match self.sowings(position, depth)? {
            (0, _) => Some(self.sowings(&other, depth)?.1),
            (_, nodes) => Some(nodes),
        }
    }

    /// Legal moves of the player to move, and nodes.
    fn sowings(&mut self, position: &Position, depth: u32) -> Option<(u32, u64)> {
        let (mut moves, mut nodes) = (0, 0);
        for hole in position.row_of(position.to_move) {
            let sown = match sow_within(position, &self.rules, hole, self.left.laps) {
                Ok(sown) => sown,
                Err(Refusal::UndecidedSowing) => return None,
                Err(_) => continue,
            };
            self.left.laps -= sown.laps;
            // These rules let an endless sowing be played, for the sake of its laps alone.
            if sown.end == Some(SowingEnd::EndlessSowing) {
                continue;
            }
            moves += 1;
            if depth == 1 {
                self.left.nodes = self.left.nodes.checked_sub(1)?;
                nodes += 1;
            } else if sown.end.is_none() {
                nodes += self.count(&sown.position, depth - 1)?;
            }
        }
        Some((moves, nodes))
    }
}

/// The counts of depth 1, 2, ... as far as the limits go; a 0 is the last.
pub fn counts(position: &Position, variant: Variant, limits: Limits) -> Vec<u64> {
    let endless_sowing = EndlessSowing::EndsRound;
    let mut counts = Vec::new();
    for depth in 1..=MAX_DEPTH {
        let rules = Rules {
            endless_sowing,
            ..Rules::new(variant)
        };
        match (Budget {
            rules,
            left: limits,
        })
        .count(position, depth)
        {
            None => break,
            Some(nodes) => counts.push(nodes),
        }
        if counts.last() == Some(&0) {
            break;
        }
    }
    counts
}

/// One line of the data.
pub fn line(position: &Position, counts: &[u64]) -> String {
    let mut line = print(position);
    for (depth, nodes) in (1..).zip(counts) {
        line += &format!("; D{depth} {nodes}");
    }
    line
}
