//! Positions, moves and games as text (RULES.md, section 6).

mod position;

pub use position::PositionError;
