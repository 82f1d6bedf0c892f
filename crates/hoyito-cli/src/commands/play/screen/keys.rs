//! What each key does. Letters a to l name holes, so no command is one of them.

use std::time::Instant;

use hoyito::{Hole, Player};
use hoyito_texts::{Sentence, errors};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::app::{App, Asked, Panel};
use super::draw;

/// Keys of the board and the ends of the messages that explain them, in the order of the help.
pub const COMMANDS: [(char, &str); 14] = [
    ('u', "undo"),
    ('r', "redo"),
    ('t', "hint"),
    ('p', "speed"),
    ('m', "moves"),
    ('s', "match"),
    ('v', "rules"),
    ('x', "resign"),
    ('y', "agree"),
    ('n', "next"),
    ('w', "new"),
    ('o', "save"),
    ('z', "language"),
    ('q', "quit"),
];

/// A key was pressed.
pub fn press(app: &mut App, key: KeyEvent, now: Instant) {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    if control && matches!(key.code, KeyCode::Char('c' | 'C')) {
        app.left = true;
    } else if app.menu.is_some() {
        in_menu(app, key.code);
    } else if let Some((panel, line)) = app.panel {
        in_panel(app, key.code, panel, line);
    } else if control {
        match key.code {
            KeyCode::Char('z') => app.change_history(true),
            KeyCode::Char('y') => app.change_history(false),
            _ => {}
        }
    } else {
        on_board(app, key.code, now);
    }
}

fn in_menu(app: &mut App, key: KeyCode) {
    match key {
        KeyCode::Up | KeyCode::BackTab => app.menu.iter_mut().for_each(|menu| menu.walk(false)),
        KeyCode::Down | KeyCode::Tab => app.menu.iter_mut().for_each(|menu| menu.walk(true)),
        KeyCode::Left => app.change_menu(false),
        KeyCode::Right | KeyCode::Char(' ') => app.change_menu(true),
        KeyCode::Enter => app.start(),
        KeyCode::Esc => app.close_menu(),
        _ => {}
    }
}

fn in_panel(app: &mut App, key: KeyCode, panel: Panel, line: usize) {
    let end = draw::last_first_line(app, panel);
    let line = line.min(end);
    let line = match key {
        KeyCode::Up => line.saturating_sub(1),
        KeyCode::Down => line + 1,
        KeyCode::PageUp => line.saturating_sub(15),
        KeyCode::PageDown | KeyCode::Char(' ') => line + 15,
        KeyCode::Home => 0,
        KeyCode::End => end,
        _ => {
            app.panel = None;
            return;
        }
    };
    app.panel = Some((panel, line.min(end)));
}

fn on_board(app: &mut App, key: KeyCode, now: Instant) {
    let asked = app.asked.take();
    match key {
        KeyCode::Esc => app.skip(),
        KeyCode::Left => app.walk(false),
        KeyCode::Right => app.walk(true),
        KeyCode::Enter | KeyCode::Char(' ') if app.sowing.is_some() => app.skip(),
        KeyCode::Enter | KeyCode::Char(' ') => choose(app, app.hole_at(app.column), now),
        KeyCode::F(1) | KeyCode::Char('?') => app.panel = Some((Panel::Help, 0)),
        KeyCode::Char(figure @ '1'..='9') => by_column(app, figure, now),
        KeyCode::Char(letter) => match letter.to_ascii_lowercase() {
            letter @ 'a'..='l' => by_letter(app, letter, now),
            letter => command(app, letter, asked),
        },
        _ => {}
    }
}

/// A hole of the row to move by its number from the player's left; the tenth and beyond have letters only.
fn by_column(app: &mut App, figure: char, now: Instant) {
    let position = app.table.position();
    let (player, row) = (position.to_move(), position.row());
    let column = figure.to_digit(10).map_or(0, |number| number as usize - 1);
    match Hole::of(player, column, row) {
        Some(hole) => choose(app, hole, now),
        None => app.said = vec![errors::of_move(&hoyito::MoveError::NoSuchHole { row })],
    }
}

/// A hole of the row to move, in either case: the row is known.
fn by_letter(app: &mut App, letter: char, now: Instant) {
    let position = app.table.position();
    let row = position.row();
    let named = match position.to_move() {
        Player::South => letter.to_ascii_uppercase(),
        Player::North => letter,
    };
    match Hole::from_letter(named, row) {
        Some(hole) => choose(app, hole, now),
        None => app.said = vec![errors::of_move(&hoyito::MoveError::NoSuchHole { row })],
    }
}

fn choose(app: &mut App, hole: Hole, now: Instant) {
    if app.sowing.is_some() {
        return;
    }
    if app.table.computer_moves() {
        let to_move = app.table.position().to_move();
        app.said = vec![errors::not_your_move(&app.table.seats(), to_move)];
        return;
    }
    app.column = hole.column(app.table.position().row());
    app.sow(hole, now);
}

fn command(app: &mut App, letter: char, asked: Option<Asked>) {
    let over = app.table.round_over();
    let ask = |app: &mut App, what: Asked| {
        if asked == Some(what) {
            return true;
        }
        app.asked = Some(what);
        false
    };
    match letter {
        'u' => app.change_history(true),
        'r' => app.change_history(false),
        't' => app.hint(),
        'p' => app.change_speed(),
        'm' => app.panel = Some((Panel::Moves, usize::MAX)),
        's' => app.panel = Some((Panel::Match, usize::MAX)),
        'v' => app.panel = Some((Panel::Rules, 0)),
        'n' => app.next_round(),
        'w' => app.open_menu(),
        'o' => app.save(),
        'z' => app.change_language(),
        'x' | 'y' if over => app.said = vec![Sentence::new("error-round-over")],
        'x' if ask(app, Asked::Resign) => app.end_round(Asked::Resign),
        'y' if ask(app, Asked::Agree) => app.end_round(Asked::Agree),
        'q' if ask(app, Asked::Quit) => app.left = true,
        _ => {}
    }
}
