//! What the engine thinks of a position.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Rulings, VariantName};

/// Positions an analysis looks at, at most.
///
/// ```
/// assert_eq!(hoyito_server::protocol::MAX_NODES, 500_000);
/// ```
pub const MAX_NODES: u64 = 500_000;

/// Positions an analysis looks at when nobody says how many.
///
/// ```
/// assert_eq!(hoyito_server::protocol::USUAL_NODES, 100_000);
/// ```
pub const USUAL_NODES: u64 = 100_000;

/// Asks what the engine thinks of a position: `POST /api/analyse`.
///
/// ```
/// use hoyito_server::protocol::Analyse;
/// let asked: Analyse = serde_json::from_str(r#"{"variant":"I","position":"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"}"#).unwrap();
/// assert_eq!(asked.nodes, None);
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Analyse {
    /// Which Hoyito.
    pub variant: VariantName,
    /// The position (RULES.md, section 6), with the player to move.
    #[schema(example = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S")]
    pub position: String,
    /// The rulings.
    #[serde(default)]
    pub rulings: Rulings,
    /// Positions to look at; 100,000 when left out, 500,000 at most.
    #[schema(minimum = 1, maximum = 500_000)]
    pub nodes: Option<u64>,
}

/// What the engine thinks of a position.
///
/// ```
/// use hoyito_server::protocol::Analysis;
/// let analysis = Analysis { best: 'C', score: 4.0, proved: true, depth: 9, nodes: 1_000 };
/// assert_eq!(serde_json::to_value(&analysis).unwrap()["best"], "C");
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Debug, ToSchema)]
pub struct Analysis {
    /// The hole it would play.
    pub best: char,
    /// Seeds, final captures of the player to move minus the opponent's.
    pub score: f64,
    /// Whether the score is a proof and no estimate.
    pub proved: bool,
    /// How many sowings it looked ahead.
    pub depth: u32,
    /// Positions it looked at.
    pub nodes: u64,
}
