//! What it is for: handing the built page, carried inside the program, to a browser, and games between people who are far apart.
//! What it never does: decide a rule or search for a move itself (the crates below do), listen beyond 127.0.0.1
//! unless its caller binds the listener so.
//! Who uses it: the program (`hoyito serve`).
//! [`Assets`] are the files, [`pages`] the routes over them, [`serve`] the running server until it is told to stop;
//! [`game`] is a game as a plain state machine, [`protocol`] what server and clients say to one another.

#![forbid(unsafe_code)]

mod assets;
pub mod game;
mod live;
mod net;
mod pages;
pub mod protocol;
mod serve;
pub mod store;

pub use assets::{Asset, Assets};
pub use live::Hub;
pub use net::{Limits, games};
pub use pages::pages;
pub use serve::{serve, stop_signal};
