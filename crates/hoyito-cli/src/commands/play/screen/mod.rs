//! The game drawn on the terminal. `app` is the state, `keys` what changes it, `draw` and `board` what is seen.

mod animation;
mod app;
mod board;
mod draw;
mod keys;
mod menu;
mod thinking;

#[cfg(test)]
mod tests;

use std::time::{Duration, Instant};

use hoyito_texts::Texts;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::options::Speed;
use super::table::{Setup, Table};
use crate::failure::Failure;
use app::App;

/// Between two pictures while something moves.
const FRAME: Duration = Duration::from_millis(25);

/// How long to wait for a key while nothing does.
const REST: Duration = Duration::from_millis(500);

/// Plays on the terminal until the player leaves.
pub fn run(table: Option<Table>, setup: Setup, texts: Texts, speed: Speed) -> Result<(), Failure> {
    let mut app = App::new(table, setup, texts, speed);
    // Also on a panic the terminal is given back as it was.
    let mut terminal = ratatui::try_init()?;
    let played = (|| {
        while !app.left {
            terminal.draw(|frame| draw::screen(frame, &app))?;
            let wait = if app.is_moving() { FRAME } else { REST };
            if event::poll(wait)?
                && let Event::Key(key) = event::read()?
                && key.kind != KeyEventKind::Release
            {
                keys::press(&mut app, key, Instant::now());
            }
            app.tick(Instant::now());
        }
        Ok(())
    })();
    ratatui::try_restore()?;
    played
}
