//! Six levels, from a first game to the whole search.

use hoyito::{Hole, Position, Rules};

use crate::{History, Limits, Report, Table, Weights, search::Search, sight::Sight};

/// How well the engine plays, 1 to 6. Low levels err as people do: they look few sowings ahead, lose long
/// relays from sight and misjudge what they see; they never play at random.
///
/// ```
/// use hoyito_engine::Level;
/// assert_eq!(Level::ALL.len(), 6);
/// assert_eq!(Level::new(6), Some(Level::HIGHEST));
/// assert_eq!(Level::new(7), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Level(u8);

/// What makes a level.
struct Skill {
    depth: u32,
    nodes: u64,
    laps: u32,
    /// In units of 1/32 seed.
    error: i32,
    table_kib: usize,
}

/// Enough for an opinion on the only move.
const ONLY_MOVE_NODES: u64 = 200;

const SKILLS: [Skill; 6] = [
    Skill {
        depth: 1,
        nodes: 1000,
        laps: 2,
        error: 320,
        table_kib: 16,
    },
    Skill {
        depth: 1,
        nodes: 1000,
        laps: 10,
        error: 96,
        table_kib: 16,
    },
    Skill {
        depth: 2,
        nodes: 2000,
        laps: 16,
        error: 88,
        table_kib: 64,
    },
    Skill {
        depth: 4,
        nodes: 10000,
        laps: 300,
        error: 20,
        table_kib: 256,
    },
    Skill {
        depth: 8,
        nodes: 30000,
        laps: u32::MAX,
        error: 4,
        table_kib: 1024,
    },
    Skill {
        depth: 100,
        nodes: 300000,
        laps: u32::MAX,
        error: 0,
        table_kib: 4096,
    },
];

impl Level {
    /// All levels, the easiest first.
    ///
    /// ```
    /// assert!(hoyito_engine::Level::ALL.is_sorted());
    /// ```
    pub const ALL: [Level; 6] = [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6)];

    /// The easiest.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::Level::LOWEST.get(), 1);
    /// ```
    pub const LOWEST: Level = Level(1);

    /// The strongest.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::Level::HIGHEST.get(), 6);
    /// ```
    pub const HIGHEST: Level = Level(6);

    /// Level `number`; `None` unless 1 to 6.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::Level::new(0), None);
    /// ```
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 6 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// Its number, 1 to 6.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::Level::HIGHEST.get(), 6);
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
    /// What it thought; of low levels with their errors.
    pub report: Report,
}

/// The move `level` plays in `position`; `None` if nobody has a legal move or the round is over.
///
/// The same `seed` gives the same move for the same position and history as long as no stop in `limits`
/// interferes. Give each game its own seed, and keep it for the game: a level then keeps its opinions.
/// `limits` may narrow the level's own bounds, never widen them.
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
    };
    let table = Table::with_kib(skill.table_kib);
    let weights = Weights::of(rules.variant);
    let limits = limits.within(own);
    let report =
        Search::new(position, rules, history, limits, &table, weights, sight).run(position, 1)?;
    Some(Choice {
        hole: report.best,
        report,
    })
}
