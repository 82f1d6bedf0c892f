//! What a search may use besides the rules: memory, exact values, threads, and somebody to tell.

use hoyito::{Position, Rules};

use crate::{Proof, Report, Table, Weights};

/// Exact values of boards with few seeds, as tablebases give them. Threads share one.
pub trait Values: Sync {
    /// Seeds of the largest boards it may know, 0 if it knows none.
    fn seeds(&self) -> u8;

    /// For the questions of one thread under these rules.
    fn asker<'a>(&'a self, rules: &Rules) -> Box<Asker<'a>>;
}

/// Answers with the margin still to be won by the player to move, in seeds, with best play of both sides and an endless
/// line counted as an equal share; `None` if it is not known.
pub type Asker<'a> = dyn FnMut(&Position) -> Option<i32> + 'a;

/// What a search may use. Made with [`Means::new`]; the other fields are there to be set.
///
/// ```
/// use hoyito::{Position, RowLength, Rules, Rulings, Variant};
/// use hoyito_engine::{History, Limits, Means, Table, search_by};
/// let start = Position::start(RowLength::new(3).unwrap());
/// let history = History::start(&Rulings::default(), &start);
/// let mut table = Table::with_kib(1024);
/// let told = |report: &hoyito_engine::Report| println!("depth {}", report.depth);
/// let means = Means { threads: 2, told: Some(&told), ..Means::new(&mut table) };
/// let report = search_by(&start, &Rules::new(Variant::II), &history, Limits::depth(6), means).unwrap();
/// assert!(start.legal(&Rules::new(Variant::II)).contains(report.best));
/// ```
pub struct Means<'a> {
    /// What was met before.
    pub table: &'a mut Table,
    /// Exact values to stand on.
    pub values: Option<&'a dyn Values>,
    /// Threads, at least 1. With more than one, what is found and how fast differs from run to run; what is proved
    /// does not.
    pub threads: usize,
    /// Hears of every iteration that is done.
    pub told: Option<&'a dyn Fn(&Report)>,
    /// What is proved of the position's moves.
    pub proof: Option<&'a Proof>,
    /// Other weights than the variant's own.
    pub weights: Option<&'a Weights>,
}

impl<'a> Means<'a> {
    /// A table and one thread.
    ///
    /// ```
    /// let mut table = hoyito_engine::Table::none();
    /// assert_eq!(hoyito_engine::Means::new(&mut table).threads, 1);
    /// ```
    pub fn new(table: &'a mut Table) -> Means<'a> {
        Means {
            table,
            values: None,
            threads: 1,
            told: None,
            proof: None,
            weights: None,
        }
    }
}
