//! Ten levels, from a child's first game to perfect play.

use hoyito::{Hole, Position, Rules};

use crate::{History, Limits, Report, Table, Weights, search::Search, sight::Sight};

/// How well the engine plays, 1 to 10. Low levels err as people do: they look few sowings ahead, lose long relays from
/// sight and misjudge what they see; they never play at random, and do not come round to a position again while they hope
/// for more. Level 9 is the whole search for some thousand positions. Level 10 is perfect where a solver proves the move
/// within a second (`Perfect`, not on wasm); elsewhere it is the search at full strength. docs/levels.md has the table of
/// what each wins against the one below.
///
/// ```
/// use hoyito_engine::Level;
/// assert_eq!(Level::ALL.len(), 10);
/// assert_eq!(Level::new(10), Some(Level::HIGHEST));
/// assert_eq!(Level::new(11), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Level(u8);

/// What makes a level.
struct Skill {
    /// Sowings looked ahead.
    depth: u32,
    /// Positions looked at.
    nodes: u64,
    /// Laps of a sowing followed.
    laps: u32,
    /// Largest error of judgement, in units of 1/32 seed.
    error: i32,
    table_kib: usize,
}

/// From here on a level looks beyond the round in a match.
const FARSIGHTED: Level = Level(4);

/// Enough for an opinion on the only move.
pub(crate) const ONLY_MOVE_NODES: u64 = 200;

/// The search at full strength: a second or so.
pub(crate) const FULL_NODES: u64 = 1_000_000;

/// Its table.
pub(crate) const FULL_TABLE_KIB: usize = 16 << 10;

/// Chosen so that each step is worth about as much; `cargo xtask levels` measures it.
#[rustfmt::skip]
const SKILLS: [Skill; 10] = [
    Skill { depth: 1, nodes: 1_000, laps: 1, error: 640, table_kib: 16 },
    Skill { depth: 1, nodes: 1_000, laps: 3, error: 256, table_kib: 16 },
    Skill { depth: 1, nodes: 1_000, laps: 24, error: 48, table_kib: 16 },
    Skill { depth: 2, nodes: 2_000, laps: 10, error: 200, table_kib: 64 },
    Skill { depth: 3, nodes: 3_000, laps: 24, error: 112, table_kib: 64 },
    Skill { depth: 4, nodes: 6_000, laps: 60, error: 56, table_kib: 128 },
    Skill { depth: 6, nodes: 10_000, laps: u32::MAX, error: 16, table_kib: 256 },
    Skill { depth: 8, nodes: 16_000, laps: u32::MAX, error: 4, table_kib: 512 },
    Skill { depth: 100, nodes: 30_000, laps: u32::MAX, error: 0, table_kib: 1024 },
    Skill { depth: 100, nodes: FULL_NODES, laps: u32::MAX, error: 0, table_kib: FULL_TABLE_KIB },
];

impl Level {
    /// All levels, the easiest first.
    ///
    /// ```
    /// assert!(hoyito_engine::Level::ALL.is_sorted());
    /// ```
    pub const ALL: [Level; 10] = [
        Level(1),
        Level(2),
        Level(3),
        Level(4),
        Level(5),
        Level(6),
        Level(7),
        Level(8),
        Level(9),
        Level(10),
    ];

    /// The easiest.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::Level::LOWEST.get(), 1);
    /// ```
    pub const LOWEST: Level = Level(1);

    /// The strongest.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::Level::HIGHEST.get(), 10);
    /// ```
    pub const HIGHEST: Level = Level(10);

    /// Level `number`; `None` unless 1 to 10.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::Level::new(0), None);
    /// ```
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 10 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// Its number, 1 to 10.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::Level::HIGHEST.get(), 10);
    /// ```
    pub const fn get(self) -> u8 {
        self.0
    }

    const fn skill(self) -> &'static Skill {
        &SKILLS[self.0 as usize - 1]
    }
}

/// What a level chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The hole to play.
    pub hole: Hole,
    /// Whether no other move is better: proved, or it is the only one. Always told by level 10, where it can tell.
    pub proved: bool,
    /// What it thought; of low levels with their errors.
    pub report: Report,
}

/// The move `level` plays in `position`; `None` if nobody has a legal move or the round is over.
///
/// The same `seed` gives the same move for the same position and history as long as no stop in `limits`
/// interferes. Give each game its own seed, and keep it for the game: a level then keeps its opinions.
/// `limits` may narrow the level's own bounds, never widen them. Level 10 is here the search at full strength, which says
/// whether it proved its move; the solver is behind `Perfect`.
///
/// ```
/// use hoyito::{Position, RowLength, Rules, Rulings, Variant};
/// use hoyito_engine::{History, Level, Limits, choose};
/// let start = Position::start(RowLength::SIX);
/// let history = History::start(&Rulings::default(), &start);
/// let rules = Rules::new(Variant::III);
/// let choice = choose(Level::LOWEST, &start, &rules, &history, 1, Limits::default()).unwrap();
/// assert!(start.legal(&rules).contains(choice.hole));
/// ```
pub fn choose(
    level: Level,
    position: &Position,
    rules: &Rules,
    history: &History,
    seed: u64,
    limits: Limits<'_>,
) -> Option<Choice> {
    let skill = level.skill();
    // Nobody thinks long about the only move there is.
    let free = position.settle(rules).0.legal(rules).len() > 1;
    let own = Limits {
        nodes: Some(if free { skill.nodes } else { ONLY_MOVE_NODES }),
        depth: Some(skill.depth),
        stop: None,
    };
    let sight = Sight {
        laps: skill.laps,
        error: skill.error,
        seed,
        wary: skill.error > 0,
        far: level >= FARSIGHTED,
    };
    // A slot for two positions is plenty, where the caller allows only few.
    let most = limits
        .nodes
        .map_or(usize::MAX, |nodes| (nodes / 32) as usize);
    let table = Table::with_kib(skill.table_kib.min(most).max(16));
    let weights = Weights::of(rules.variant);
    let limits = limits.within(own);
    let report =
        Search::new(position, rules, history, limits, &table, weights, sight).run(position, 1)?;
    Some(Choice {
        hole: report.best,
        proved: report.exact || !free,
        report,
    })
}
