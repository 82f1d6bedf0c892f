//! The browser's door: a game with its history as data to draw, and a computer player.
//! It decides no rule (the crate `hoyito` does), no move (`hoyito-engine`) and no word (`hoyito-texts`), and draws nothing.
//! The page uses it from Web Workers, one each for [`play::Game`], [`play::Thinker`], [`analysis::door::Study`],
//! [`analysis::door::Analyst`] and [`analysis::door::Master`]; nothing else does. TypeScript's types are generated from [`view`] and [`analysis::view`].
//! All counts are seeds or moves; holes are ring indices (RULES.md, section 1).
#![forbid(unsafe_code)]

#[cfg(feature = "analysis")]
pub mod analysis;
mod draw;
pub mod game;
#[cfg(feature = "play")]
pub mod play;
mod record;
mod save;
mod steps;
pub mod view;

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

use view::Failure;

/// What a call gives; thrown is a [`Failure`], or a text where even that could not be carried over.
type Given<T> = Result<Ts<T>, JsValue>;

/// Carries a result over to JavaScript.
fn give<T: Tsify + Serialize>(result: Result<T, Failure>) -> Given<T> {
    match result {
        Ok(value) => value.into_ts().map_err(|error| error.to_string().into()),
        Err(failure) => Err(thrown(failure)),
    }
}

fn thrown(failure: Failure) -> JsValue {
    match failure.into_ts() {
        Ok(failure) => failure.into(),
        Err(error) => error.to_string().into(),
    }
}

/// Takes a value from JavaScript.
fn take<T>(value: &Ts<T>) -> Result<T, JsValue>
where
    T: Tsify + serde::de::DeserializeOwned,
    T::JsType: Clone,
{
    value.to_rust().map_err(|error| error.to_string().into())
}
