//! One sowing, drop by drop (RULES.md, sections 2 and 3), and whether it ends (section 4).

use crate::board::{MAX_RING, Player, Position};

/// Laps after which work on one sowing stops, so that nothing can hang (section 4).
pub const LAP_LIMIT: u32 = 1 << 28;

/// Hoyito I, II or III (section 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Casas of any drop are captured at once; no extra move.
    I,
    /// A casa of the last seed is captured with the chain of fours behind it; extra move.
    II,
    /// A casa of the last seed is captured; extra move.
    III,
}

impl Variant {
    /// All three.
    pub const ALL: [Variant; 3] = [Variant::I, Variant::II, Variant::III];

    /// "I", "II" or "III".
    pub fn name(self) -> &'static str {
        match self {
            Variant::I => "I",
            Variant::II => "II",
            Variant::III => "III",
        }
    }
}

/// Who takes the last four seeds (section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastFour {
    /// Who made the last capture.
    Captor,
    /// South: winner of the round before in a match of Hoyito III.
    South,
    /// North: winner of the round before in a match of Hoyito III.
    North,
}

/// The ruling `endless_sowing` (section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndlessSowing {
    /// Such a hole may not be played.
    Forbidden,
    /// It may be played; the seeds left are shared and the round ends.
    EndsRound,
}

/// What a sowing needs to know beside the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Which game.
    pub variant: Variant,
    /// Who takes the last four.
    pub last_four: LastFour,
    /// What becomes of a sowing that never ends.
    pub endless_sowing: EndlessSowing,
}

impl Rules {
    /// The defaults of RULES.md for a variant.
    pub fn new(variant: Variant) -> Rules {
        Rules {
            variant,
            last_four: LastFour::Captor,
            endless_sowing: EndlessSowing::Forbidden,
        }
    }
}

/// Why a hole may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The ring has no such hole.
    NoSuchHole,
    /// No seeds are left, or the round ended by a ruling.
    RoundOver,
    /// The hole belongs to the opponent.
    NotYourHole,
    /// The hole is closed in this round.
    ClosedHole,
    /// The hole is empty.
    EmptyHole,
    /// The relay never ends (found exactly).
    EndlessSowing,
    /// The relay did not end within the limit of laps, nor did it come back to itself.
    UndecidedSowing,
}

impl Refusal {
    /// The code of INTERFACES.md.
    pub fn code(self) -> &'static str {
        match self {
            Refusal::NoSuchHole => "bad_move",
            Refusal::RoundOver => "round_over",
            Refusal::NotYourHole => "not_your_hole",
            Refusal::ClosedHole => "closed_hole",
            Refusal::EmptyHole => "empty_hole",
            Refusal::EndlessSowing => "endless_sowing",
            Refusal::UndecidedSowing => "undecided_sowing",
        }
    }
}

/// How a sowing ended the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SowingEnd {
    /// A capture left four seeds, which were taken, or (Hoyito II) none.
    LastFour,
    /// The sowing was endless and the ruling lets it end the round.
    EndlessSowing,
}

/// Holes captured in a sowing, in order. A hole may come twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Casas {
    holes: [u8; MAX_RING],
    len: u8,
}

impl Casas {
    const NONE: Casas = Casas {
        holes: [0; MAX_RING],
        len: 0,
    };

    /// Ring indexes in the order of capture.
    pub fn holes(&self) -> &[u8] {
        &self.holes[..usize::from(self.len)]
    }
}

/// What one sowing did. `position.to_move` is who moves next before any forced pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sown {
    /// The position after it; after the end of the round all holes are empty.
    pub position: Position,
    /// Seeds captured by casas.
    pub captured: u8,
    /// The casas, in order.
    pub casas: Casas,
    /// Laps sown; of an endless sowing, until it came back to itself.
    pub laps: u32,
    /// Whether the mover earned another move.
    pub again: bool,
    /// Who took the last four, if that happened.
    pub last_four: Option<Player>,
    /// Seeds shared equally because the sowing was endless.
    pub shared: u8,
    /// How the round ended, if it did.
    pub end: Option<SowingEnd>,
}

/// How a lap came out.
enum Lap {
    /// The last seed fell into an empty hole.
    Empty,
    /// The last seed made four in this hole.
    Casa(usize),
    /// The last seed fell into this occupied hole, which is lifted next.
    Relay(usize),
    /// Hoyito I: the last seed made four, already captured.
    Captured,
    /// Hoyito I: a capture left only four seeds in holes and hand.
    LastFour,
}

/// A sowing under way.
struct Sowing {
    position: Position,
    /// Seeds in holes and hand together.
    left: u8,
    casas: Casas,
}

impl Sowing {
    /// The mover captures a hole of four.
    #[inline]
    fn capture(&mut self, hole: usize) {
        self.position.seeds[hole] = 0;
        self.position.captures[self.position.to_move.index()] += 4;
        self.left -= 4;
        self.casas.holes[usize::from(self.casas.len)] = hole as u8;
        self.casas.len += 1;
    }

    /// A lap of Hoyito II and III: nothing happens before the last seed.
    #[inline]
    fn quiet_lap(&mut self, from: usize) -> Lap {
        let p = &mut self.position;
        let mut hand = p.seeds[from];
        p.seeds[from] = 0;
        let mut at = from;
        while hand > 0 {
            at = p.next_open(at);
            p.seeds[at] += 1;
            hand -= 1;
        }
        match p.seeds[at] {
            1 => Lap::Empty,
            4 => Lap::Casa(at),
            _ => Lap::Relay(at),
        }
    }

    /// A lap of Hoyito I: every drop that makes four captures at once.
    #[inline]
    fn capturing_lap(&mut self, from: usize) -> Lap {
        let mut hand = self.position.seeds[from];
        self.position.seeds[from] = 0;
        let mut at = from;
        loop {
            at = self.position.next_open(at);
            self.position.seeds[at] += 1;
            hand -= 1;
            if self.position.seeds[at] == 4 {
                self.capture(at);
                if self.left == 4 {
                    return Lap::LastFour;
                }
                if hand == 0 {
                    return Lap::Captured;
                }
            } else if hand == 0 {
                return if self.position.seeds[at] == 1 {
                    Lap::Empty
                } else {
                    Lap::Relay(at)
                };
            }
        }
    }

    /// Captures the casa of the last seed and, in Hoyito II, the unbroken fours behind it.
    fn capture_last(&mut self, hole: usize, chain: bool) {
        self.capture(hole);
        if chain {
            let mut at = self.position.previous_open(hole);
            // The casa itself is empty by now, so going all the way round stops there.
            while self.position.seeds[at] == 4 {
                self.capture(at);
                at = self.position.previous_open(at);
            }
        }
    }

    /// The last four go to whom they belong and the round ends (section 3).
    fn take_last_four(mut self, rules: &Rules, laps: u32) -> Sown {
        let mover = self.position.to_move;
        let mut taker = None;
        if self.left == 4 {
            let to = match rules.last_four {
                LastFour::Captor => mover,
                LastFour::South => Player::South,
                LastFour::North => Player::North,
            };
            self.position.seeds = [0; MAX_RING];
            self.position.captures[to.index()] += 4;
            taker = Some(to);
        }
        let mut sown = self.done(laps, false);
        sown.last_four = taker;
        sown.end = Some(SowingEnd::LastFour);
        sown
    }

    /// The round ends by an endless sowing: what is left is shared (section 4).
    fn share(mut self, laps: u32) -> Sown {
        // Between laps all seeds are in the holes, the ones about to be lifted included.
        let shared = self.position.share();
        let mut sown = self.done(laps, false);
        sown.shared = shared;
        sown.end = Some(SowingEnd::EndlessSowing);
        sown
    }

    #[inline]
    fn done(mut self, laps: u32, again: bool) -> Sown {
        if !again {
            self.position.to_move = self.position.to_move.other();
        }
        Sown {
            position: self.position,
            captured: 4 * self.casas.len,
            casas: self.casas,
            laps,
            again,
            last_four: None,
            shared: 0,
            end: None,
        }
    }
}

/// Why the hole may not be lifted, short of sowing it.
#[inline]
pub fn check(position: &Position, hole: usize) -> Result<(), Refusal> {
    if hole >= position.ring() {
        Err(Refusal::NoSuchHole)
    } else if position.on_board() == 0 {
        Err(Refusal::RoundOver)
    } else if position.owner(hole) != position.to_move {
        Err(Refusal::NotYourHole)
    } else if position.closed[hole] {
        Err(Refusal::ClosedHole)
    } else if position.seeds[hole] == 0 {
        Err(Refusal::EmptyHole)
    } else {
        Ok(())
    }
}

/// Sows one hole of the player to move. Forced passes are not looked at; see [`crate::play`].
#[inline]
pub fn sow(position: &Position, rules: &Rules, hole: usize) -> Result<Sown, Refusal> {
    sow_within(position, rules, hole, LAP_LIMIT)
}

/// [`sow`] with another limit of laps than [`LAP_LIMIT`], for tests of the limit itself.
pub fn sow_within(
    position: &Position,
    rules: &Rules,
    hole: usize,
    lap_limit: u32,
) -> Result<Sown, Refusal> {
    check(position, hole)?;
    let mut sowing = Sowing {
        position: *position,
        left: position.on_board(),
        casas: Casas::NONE,
    };
    // A relay without captures is injective (section 7), so it is endless exactly when it comes
    // back to where it was after the last capture, or at the very beginning.
    let mut mark = (hole, position.seeds);
    let mut casas_at_mark = 0;
    let mut from = hole;
    let mut laps = 0;
    loop {
        if laps == lap_limit {
            return Err(Refusal::UndecidedSowing);
        }
        laps += 1;
        let lap = match rules.variant {
            Variant::I => sowing.capturing_lap(from),
            Variant::II | Variant::III => sowing.quiet_lap(from),
        };
        match lap {
            Lap::Empty | Lap::Captured => return Ok(sowing.done(laps, false)),
            Lap::LastFour => return Ok(sowing.take_last_four(rules, laps)),
            Lap::Casa(last) => {
                sowing.capture_last(last, rules.variant == Variant::II);
                if sowing.left <= 4 {
                    return Ok(sowing.take_last_four(rules, laps));
                }
                return Ok(sowing.done(laps, true));
            }
            Lap::Relay(last) => from = last,
        }
        if sowing.casas.len != casas_at_mark {
            casas_at_mark = sowing.casas.len;
            mark = (from, sowing.position.seeds);
        } else if from == mark.0 && sowing.position.seeds == mark.1 {
            return match rules.endless_sowing {
                EndlessSowing::Forbidden => Err(Refusal::EndlessSowing),
                EndlessSowing::EndsRound => Ok(sowing.share(laps)),
            };
        }
    }
}
