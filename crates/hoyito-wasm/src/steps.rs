//! A sowing step by step, each with what it leaves behind, so that whoever shows it works nothing out.

use hoyito::{Hole, Lap, Position, Rules, Variant};

use crate::view::{Side, Step};

/// A sowing of more laps is not shown step by step: nobody would watch it.
const MOST_LAPS: u32 = 3_000;

/// The steps of sowing `hole` in `before`; none if it can't be sown or is too long to show.
pub(crate) fn of(before: &Position, rules: &Rules, hole: Hole) -> Vec<Step> {
    let Ok(trace) = before.trace(rules, hole) else {
        return vec![];
    };
    let played = &trace.played;
    if played.laps > MOST_LAPS {
        return vec![];
    }
    let mover = before.to_move();
    let mut hand = Hand {
        seeds: before.board().to_vec(),
        pile: u16::from(before.captures(mover)),
        to: mover.into(),
        steps: vec![],
    };
    for lap in &trace.laps {
        hand.lap(lap, rules.variant);
    }
    let mut steps = hand.steps;
    if let Some(taken) = played.last_four {
        steps.push(Step::LastFour {
            to: taken.to.into(),
            captures: u16::from(played.position.captures(taken.to)),
        });
    }
    if played.shared > 0 {
        let [south, north] = played.position.to_setup().captures;
        steps.push(Step::Share {
            captures: [south.into(), north.into()],
        });
    }
    steps
}

struct Hand {
    seeds: Vec<u8>,
    /// The mover's captures.
    pile: u16,
    to: Side,
    steps: Vec<Step>,
}

impl Hand {
    fn lap(&mut self, lap: &Lap, variant: Variant) {
        let from = lap.from.index();
        let mut hand = std::mem::take(&mut self.seeds[from]);
        self.steps.push(Step::Lift {
            hole: from as u8,
            hand,
        });
        let mut captures = lap.captures.iter().map(|hole| hole.index()).peekable();
        for drop in &lap.drops {
            let hole = drop.index();
            self.seeds[hole] += 1;
            hand -= 1;
            self.steps.push(Step::Drop {
                hole: hole as u8,
                seeds: self.seeds[hole],
                hand,
            });
            // In Hoyito I a casa is taken as it is made, in the others when the sowing has ended (RULES.md, section 2).
            if variant == Variant::I
                && self.seeds[hole] == hoyito::CASA
                && captures.next_if_eq(&hole).is_some()
            {
                self.take(hole);
            }
        }
        for hole in captures {
            self.take(hole);
        }
    }

    fn take(&mut self, hole: usize) {
        self.pile += u16::from(std::mem::take(&mut self.seeds[hole]));
        self.steps.push(Step::Casa {
            hole: hole as u8,
            to: self.to,
            captures: self.pile,
        });
    }
}

#[cfg(test)]
mod tests {
    use hoyito::{Player, RowLength};

    use super::*;

    /// What the steps leave behind is what the rules say, over whole games of every variant and several boards.
    #[test]
    fn steps_end_where_the_rules_do() {
        let mut random = 88_172_645_463_325_252_u64;
        for variant in [Variant::I, Variant::II, Variant::III] {
            for row in [2, 3, 6, 12] {
                let rules = Rules::new(variant);
                let mut position = Position::start(RowLength::new(row).unwrap());
                for _ in 0..300 {
                    let legal: Vec<Hole> = position.legal(&rules).iter().collect();
                    if legal.is_empty() {
                        break;
                    }
                    random ^= random << 13;
                    random ^= random >> 7;
                    random ^= random << 17;
                    let hole = legal[random as usize % legal.len()];
                    let after = position.play(&rules, hole).unwrap();
                    ends_alike(&position, &of(&position, &rules, hole), &after);
                    position = after.position;
                }
            }
        }
    }

    fn ends_alike(before: &Position, steps: &[Step], after: &hoyito::Played) {
        if steps.is_empty() {
            assert!(after.laps > MOST_LAPS);
            return;
        }
        let mut seeds = before.board().to_vec();
        let mut captures = before.to_setup().captures.map(u16::from);
        for step in steps {
            match *step {
                Step::Lift { hole, hand } => {
                    assert_eq!(std::mem::take(&mut seeds[hole as usize]), hand);
                }
                Step::Drop {
                    hole, seeds: now, ..
                } => {
                    seeds[hole as usize] += 1;
                    assert_eq!(seeds[hole as usize], now);
                }
                Step::Casa {
                    hole,
                    to,
                    captures: now,
                } => {
                    assert_eq!(std::mem::take(&mut seeds[hole as usize]), 4);
                    captures[Player::from(to).index()] += 4;
                    assert_eq!(captures[Player::from(to).index()], now);
                }
                Step::LastFour { to, captures: now } => {
                    seeds.fill(0);
                    captures[Player::from(to).index()] += 4;
                    assert_eq!(captures[Player::from(to).index()], now);
                }
                Step::Share { captures: now } => {
                    seeds.fill(0);
                    captures = now;
                }
            }
        }
        assert_eq!(seeds, after.position.board());
        assert_eq!(captures, after.position.to_setup().captures.map(u16::from));
    }
}
