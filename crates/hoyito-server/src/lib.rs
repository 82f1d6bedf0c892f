//! What it is for: handing the built page, carried inside the program, to a browser on this machine.
//! What it never does: decide a rule, search for a move, read a file while serving, listen beyond 127.0.0.1
//! unless its caller binds the listener so.
//! Who uses it: the program (`hoyito serve`).
//! [`Assets`] are the files, [`pages`] the routes over them, [`serve`] the running server until it is told to stop.

#![forbid(unsafe_code)]

mod assets;
mod pages;
mod serve;

pub use assets::{Asset, Assets};
pub use pages::pages;
pub use serve::{serve, stop_signal};
