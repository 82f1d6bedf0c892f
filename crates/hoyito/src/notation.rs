//! Positions, moves and games as text (RULES.md, section 6).
//!
//! ```
//! use hoyito::notation::{game_of, parse_ogn};
//! let games = parse_ogn("[Variant \"I\"]\n\n1. A d 2. B *\n").unwrap();
//! let game = game_of(&games).unwrap();
//! assert_eq!(game.round().steps().len(), 3);
//! ```

mod moves;
mod ogn;
mod position;

pub use moves::{BadMove, moves_text, parse_moves};
pub use ogn::{
    BadValue, OgnError, OgnErrorKind, OgnGame, OgnLine, OgnMove, Tag, game_of, ogn_of, parse_ogn,
    read_game,
};
pub use position::PositionError;
