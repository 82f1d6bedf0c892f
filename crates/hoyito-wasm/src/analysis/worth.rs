//! What a move is worth: its value and the line behind it, and that line told in one sentence.

use hoyito::{Hole, Player, Position, Rules};
use hoyito_engine::Report;
use hoyito_texts::{Seats, Sentence};

/// A value with the line it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Worth {
    /// Final captures of the player to move minus the opponent's, in seeds.
    pub(super) value: i32,
    /// It is proved.
    pub(super) exact: bool,
    /// The moves expected.
    pub(super) line: Vec<Hole>,
}

impl Worth {
    /// What a search of the position after `hole` says of `hole`, played by `player`.
    pub(super) fn after(hole: Hole, player: Player, report: &Report) -> Worth {
        let mut line = vec![hole];
        line.extend(&report.pv);
        Worth {
            value: if report.mover == player {
                report.score
            } else {
                -report.score
            },
            exact: report.exact,
            line,
        }
    }

    /// A round that is over after `hole`.
    pub(super) fn ended(hole: Hole, player: Player, position: &Position) -> Worth {
        Worth {
            value: lead(position, player),
            exact: true,
            line: vec![hole],
        }
    }
}

/// Captures of `player` minus the opponent's.
pub(super) fn lead(position: &Position, player: Player) -> i32 {
    i32::from(position.captures(player)) - i32::from(position.captures(player.other()))
}

/// What the first move of a line does, and what the line leads to: laps, captures and extra moves of the turn, then
/// who takes how much along the rest.
pub(super) fn why(position: &Position, rules: &Rules, line: &[Hole]) -> Option<Sentence> {
    let (&first, rest) = line.split_first()?;
    let player = position.to_move();
    let played = position.play(rules, first).ok()?;
    let mut told = Told::default();
    let mut now = played.position;
    let mut in_turn = played.again && !played.passed && played.end.is_none();
    let mut open = played.end.is_none();
    for &hole in rest {
        if !open {
            break;
        }
        let mover = now.to_move();
        let Ok(step) = now.play(rules, hole) else {
            break;
        };
        in_turn &= mover == player;
        let seeds = u32::from(step.captured);
        match (in_turn, mover == player) {
            (true, _) => {
                told.extra += 1;
                told.extra_seeds += seeds;
            }
            (false, mine) => {
                told.later += 1;
                *(if mine {
                    &mut told.mine
                } else {
                    &mut told.theirs
                }) += seeds;
            }
        }
        in_turn &= step.again && !step.passed;
        now = step.position;
        open = step.end.is_none();
    }
    let id = match (told.extra > 0, told.later > 0) {
        (false, false) => "why-sowing",
        (true, false) => "why-turn",
        (false, true) => "why-line",
        (true, true) => "why-turn-line",
    };
    Some(told.sentence(id, player, &played))
}

#[derive(Default)]
struct Told {
    /// Further moves of the same turn, and what they capture.
    extra: u32,
    extra_seeds: u32,
    /// Moves after the turn, and what they capture.
    later: u32,
    mine: u32,
    theirs: u32,
}

impl Told {
    fn sentence(&self, id: &'static str, player: Player, played: &hoyito::Played) -> Sentence {
        let taken = played.last_four.filter(|taken| taken.to == player);
        let seeds = u32::from(played.captured) + taken.map_or(0, |taken| u32::from(taken.seeds));
        let said = Sentence::new(id)
            .with("laps", played.laps)
            .with("seeds", seeds);
        let said = match id {
            "why-turn" | "why-turn-line" => said
                .with("count", self.extra)
                .with("extra", self.extra_seeds),
            _ => said,
        };
        match id {
            "why-line" | "why-turn-line" => said
                .with("number", self.later)
                .with("who", Seats::SHARED.who(player))
                .with("more", self.mine)
                .with("less", self.theirs),
            _ => said,
        }
    }
}
