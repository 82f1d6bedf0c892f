//! What travels between server and client, as JSON (docs/protocol.md). TypeScript's types are made from these
//! (`web/src/net/protocol.ts`, held to them by a test).

mod analyse;
mod client;
mod refusal;
mod server;
mod setup;
mod state;
#[cfg(test)]
mod typescript;

pub use analyse::{Analyse, Analysis, MAX_NODES, USUAL_NODES};
pub use client::{Act, Action, ClientMessage, Create, Greeting, Join, MAX_ID, MAX_NAME, Place};
pub use refusal::{ErrorCode, Refusal};
pub use server::{
    Change, Created, Done, Health, Joined, LobbyEntry, Presence, ServerMessage, There,
};
pub use setup::{
    ClockSetup, ClosedHoles, EndlessSowing, Kind, MAX_DAYS, MAX_INCREMENT, MAX_START, Rulings,
    Setup, Side, SideChoice, VariantName,
};
pub use state::{
    Clock, GameState, How, LastMove, LastMoves, Live, Offers, Over, Player, Rematch, RoundResult,
    TakebackWish,
};

/// The version of the protocol: a server speaks one, and says so first.
///
/// ```
/// assert_eq!(hoyito_server::protocol::VERSION, 1);
/// ```
pub const VERSION: u32 = 1;
