//! What bounds a search: nodes, depth, or a question the caller answers.

use core::fmt;

/// Bounds of one search; the first one reached ends it. The default has none, so a search with it ends only
/// when the position is solved or [`MAX_DEPTH`](crate::MAX_DEPTH) is done.
///
/// The engine reads no clock, because some targets have none: a deadline is a closure.
///
/// ```
/// use std::time::{Duration, Instant};
/// use hoyito_engine::Limits;
/// let end = Instant::now() + Duration::from_millis(300);
/// let late = || Instant::now() >= end;
/// let limits = Limits { nodes: Some(100_000), ..Limits::default() }.stopped_by(&late);
/// assert!(!limits.stop.unwrap()());
/// ```
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// Positions visited at most.
    pub nodes: Option<u64>,
    /// Sowings looked ahead at most.
    pub depth: Option<u32>,
    /// Asked every 64 positions; the search ends when it says yes.
    pub stop: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Limits<'a> {
    /// At most `nodes` positions.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::Limits::nodes(500).nodes, Some(500));
    /// ```
    pub fn nodes(nodes: u64) -> Limits<'a> {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// At most `depth` sowings ahead.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::Limits::depth(3).depth, Some(3));
    /// ```
    pub fn depth(depth: u32) -> Limits<'a> {
        Limits {
            depth: Some(depth),
            ..Limits::default()
        }
    }

    /// The same, ended also when `stop` says yes.
    ///
    /// ```
    /// let limits = hoyito_engine::Limits::default().stopped_by(&|| true);
    /// assert!(limits.stop.is_some());
    /// ```
    #[must_use]
    pub fn stopped_by<'b>(self, stop: &'b dyn Fn() -> bool) -> Limits<'b> {
        Limits {
            nodes: self.nodes,
            depth: self.depth,
            stop: Some(stop),
        }
    }

    /// The narrower of both; the stop of `self`, else that of `other`.
    pub(crate) fn within(self, other: Limits<'a>) -> Limits<'a> {
        let least = |a: Option<u64>, b: Option<u64>| a.into_iter().chain(b).min();
        Limits {
            nodes: least(self.nodes, other.nodes),
            depth: self.depth.into_iter().chain(other.depth).min(),
            stop: self.stop.or(other.stop),
        }
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("nodes", &self.nodes)
            .field("depth", &self.depth)
            .field("stop", &self.stop.is_some())
            .finish()
    }
}
