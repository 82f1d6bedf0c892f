//! What is seen: the board with what happened and what can be done, the menu, and what is read over the board.

use hoyito::Player;
use hoyito_texts::{Sentence, Texts, events};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::app::{App, Asked, Panel};
use super::board::{self, Signs};
use super::keys::COMMANDS;
use super::menu::{Item, Menu};
use super::thinking::Purpose;
use crate::commands::play::record;
use crate::text::{rules_lines, wrap};

/// What the screen needs.
const COLUMNS: u16 = 80;
const LINES: u16 = 24;

/// Columns of the names in the menu.
const NAMES: u16 = 24;

const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
const DIM: Style = Style::new().add_modifier(Modifier::DIM);

/// Draws everything.
pub fn screen(frame: &mut Frame, app: &App) {
    let area = frame.area();
    let out = frame.buffer_mut();
    if area.width < COLUMNS || area.height < LINES {
        let said = Sentence::new("term-too-small")
            .with("columns", u32::from(area.width))
            .with("rows", u32::from(area.height));
        lines(
            out,
            area,
            &wrap(&app.texts.say(&said), area.width.into()),
            Style::new(),
        );
        return;
    }
    // In the middle of a larger window.
    let inside = Rect {
        x: (area.width - COLUMNS) / 2 + 1,
        y: (area.height - LINES) / 2,
        width: COLUMNS - 2,
        height: LINES,
    };
    match (&app.menu, app.panel) {
        (Some(menu), _) => menu_screen(out, inside, app, menu),
        (None, Some((panel, first))) => panel_screen(out, inside, app, panel, first),
        (None, None) => board_screen(out, inside, app),
    }
}

/// Writes lines from the top of `area`, as many as fit.
fn lines(out: &mut Buffer, area: Rect, lines: &[String], style: Style) {
    for (y, line) in (area.y..area.bottom()).zip(lines) {
        out.set_stringn(area.x, y, line, area.width.into(), style);
    }
}

/// A line `down` from the top of `area`.
fn line(out: &mut Buffer, area: Rect, down: u16, text: &str, style: Style) {
    out.set_stringn(area.x, area.y + down, text, area.width.into(), style);
}

fn right(out: &mut Buffer, area: Rect, down: u16, text: &str, style: Style) {
    let length = text.chars().count().min(area.width.into()) as u16;
    out.set_stringn(
        area.right() - length,
        area.y + down,
        text,
        area.width.into(),
        style,
    );
}

fn header(out: &mut Buffer, area: Rect, app: &App) {
    let mut title = app.table.title(&app.texts);
    if app.table.game().is_linked() {
        let round = u32::try_from(app.table.game().rounds().len()).unwrap_or(u32::MAX);
        let number = Sentence::new("match-round-number").with("round", round);
        title = format!("{title} · {}", app.texts.say(&number));
    }
    line(out, area, 0, &title, BOLD);
    let speed = format!(
        "{}: {}",
        app.texts.text("speed"),
        app.texts.text(app.speed.text_id())
    );
    right(out, area, 0, &speed, DIM);
}

fn board_screen(out: &mut Buffer, area: Rect, app: &App) {
    header(out, area, app);
    let picture = app.picture();
    let to_move = (!app.table.round_over()).then(|| app.table.position().to_move());
    for (player, down) in [(Player::North, 2), (Player::South, 15)] {
        let captures = Sentence::new("captures-label")
            .with("who", app.table.seats().who(player))
            .with("seeds", picture.captures[player.index()]);
        let moves = app.sowing.is_none() && to_move == Some(player);
        let mark = if moves { "▶ " } else { "  " };
        let style = if moves {
            BOLD.fg(Color::Cyan)
        } else {
            Style::new()
        };
        line(
            out,
            area,
            down,
            &format!("{mark}{}", app.texts.say(&captures)),
            style,
        );
    }
    let cursor = app.person_moves().then(|| app.hole_at(app.column));
    let signs = Signs {
        to_move: to_move.filter(|_| app.sowing.is_none()),
        playable: app.playable,
        cursor,
        last: app.last.filter(|_| app.sowing.is_none()),
    };
    board::draw(out, area.x, area.y + 3, area.width, &picture, &signs);
    let said = wrap(&story(app), area.width.into());
    let space = Rect {
        y: area.y + 17,
        height: 4,
        ..area
    };
    // What does not fit is the beginning: the end says what can be done.
    lines(
        out,
        space,
        &said[said.len().saturating_sub(4)..],
        Style::new(),
    );
    footer(out, area, app);
}

/// What happened and whose move it is.
fn story(app: &App) -> String {
    if let Some((sowing, laps)) = &app.sowing {
        let number = sowing.lap();
        let lap = laps.get(number.saturating_sub(1) as usize);
        let row = app.table.position().row();
        return lap.map_or_else(String::new, |lap| {
            app.texts.say(&events::lap(number, lap, row))
        });
    }
    let mut said = app.said.clone();
    match app.is_thinking() {
        Some(Purpose::Move) => said.push(events::thinking()),
        Some(Purpose::Hint) => said.push(Sentence::new("hint-waiting")),
        None if !app.table.round_over() && !tells_turn(&said) => {
            said.push(events::turn(
                &app.table.seats(),
                app.table.position().to_move(),
            ));
        }
        None => {}
    }
    app.texts.say_all(&said)
}

/// Whether the last sentence says already who moves.
fn tells_turn(said: &[Sentence]) -> bool {
    let telling = [
        "event-opening",
        "event-turn",
        "event-again",
        "event-again-passed",
        "event-passed",
    ];
    said.last().is_some_and(|last| telling.contains(&last.id))
}

fn footer(out: &mut Buffer, area: Rect, app: &App) {
    let texts = &app.texts;
    if let Some(asked) = app.asked {
        let left = app.table.position().on_board();
        let question = match asked {
            Asked::Quit => texts.text("term-quit-ask"),
            Asked::Resign => {
                let ask = texts.say(&Sentence::new("resign-ask").with("seeds", left));
                format!("{ask} {}", texts.text("term-really"))
            }
            Asked::Agree => {
                let ask = texts.say(&Sentence::new("agree-ask").with("seeds", left));
                format!("{ask} {}", texts.text("term-really"))
            }
        };
        let space = Rect {
            y: area.y + 21,
            height: 3,
            ..area
        };
        lines(
            out,
            space,
            &wrap(&question, area.width.into()),
            BOLD.fg(Color::Red),
        );
        return;
    }
    if app.sowing.is_some() {
        line(
            out,
            area,
            22,
            &format!("Esc: {}", texts.text("term-does-skip")),
            DIM,
        );
        return;
    }
    let mut now = Vec::new();
    if app.table.round_over() {
        let over = app.table.game().over().is_some();
        now.push(if over {
            key(texts, 'w', "new")
        } else {
            key(texts, 'n', "next")
        });
    }
    let history = ['u', 'r'].into_iter().zip(&app.history);
    now.extend(
        history.filter_map(|(key, does)| Some(format!("{key}: {}", texts.say(does.as_ref()?)))),
    );
    line(out, area, 22, &now.join("   "), Style::new());
    let mut usual = vec![
        format!("?: {}", texts.text("term-keys")),
        key(texts, 'q', "quit"),
    ];
    if app.person_moves() {
        let sow = texts.text("term-does-sow");
        usual.insert(0, format!("{}: {sow}", texts.text("term-key-enter")));
    }
    line(out, area, 23, &usual.join("   "), DIM);
}

fn key(texts: &Texts, key: char, does: &str) -> String {
    format!("{key}: {}", texts.text(&format!("term-does-{does}")))
}

fn menu_screen(out: &mut Buffer, area: Rect, app: &App, menu: &Menu) {
    let texts = &app.texts;
    line(out, area, 0, &texts.text("new-game"), BOLD);
    let chosen = menu.item();
    let mut about = Vec::new();
    let mut down = 2;
    for item in menu.items() {
        let (name, value) = menu.line(item, app.speed, texts);
        let style = if item == chosen {
            BOLD.fg(Color::Cyan)
        } else {
            Style::new()
        };
        if item == Item::Start {
            down += 1;
        }
        line(
            out,
            area,
            down,
            &format!("{} {name}", if item == chosen { "▶" } else { " " }),
            style,
        );
        if !value.is_empty() {
            let space = Rect {
                x: area.x + NAMES,
                width: area.width - NAMES,
                ..area
            };
            // Room for the arrows; a value that is longer stands once more below, whole.
            let room = usize::from(space.width) - 4;
            let short = shortened(&value, room);
            if item == chosen && short != value {
                about.extend(wrap(&value, area.width.into()));
            }
            let (before, after) = if item == chosen {
                ("◀", "▶")
            } else {
                (" ", "")
            };
            line(
                out,
                space,
                down,
                &format!("{before} {short} {after}"),
                style,
            );
        }
        down += 1;
    }
    about.extend(
        menu.about(texts)
            .iter()
            .flat_map(|text| wrap(text, area.width.into())),
    );
    let keys = wrap(&texts.text("term-menu-keys"), area.width.into());
    let keys_height = keys.len().min(2) as u16;
    let space = Rect {
        y: area.y + down + 1,
        height: LINES - 1 - down - keys_height,
        ..area
    };
    lines(out, space, &about, Style::new());
    let space = Rect {
        y: area.y + LINES - keys_height,
        height: keys_height,
        ..area
    };
    lines(out, space, &keys, DIM);
}

/// At most `room` columns, the cut marked.
fn shortened(text: &str, room: usize) -> String {
    if text.chars().count() <= room {
        return text.into();
    }
    let kept: String = text.chars().take(room - 1).collect();
    format!("{}…", kept.trim_end())
}

/// Lines that a panel shows at once.
const PANEL_HEIGHT: u16 = LINES - 4;

/// The first line shown when a panel is read to its end.
pub fn last_first_line(app: &App, panel: Panel) -> usize {
    panel_lines(app, panel)
        .len()
        .saturating_sub(PANEL_HEIGHT.into())
}

fn panel_lines(app: &App, panel: Panel) -> Vec<String> {
    let texts = &app.texts;
    match panel {
        Panel::Help => help_lines(texts),
        Panel::Moves => record::moves_lines(&app.table, texts),
        Panel::Match => record::match_lines(&app.table, texts),
        Panel::Rules => rules_lines(texts, app.table.setup().variant, 76),
    }
}

fn panel_screen(out: &mut Buffer, area: Rect, app: &App, panel: Panel, first: usize) {
    let texts = &app.texts;
    let text = panel_lines(app, panel);
    let title = match panel {
        Panel::Help => "term-keys",
        Panel::Moves => "moves",
        Panel::Match => "match-table",
        Panel::Rules => "rules",
    };
    line(out, area, 0, &texts.text(title), BOLD);
    let space = Rect {
        y: area.y + 2,
        height: PANEL_HEIGHT,
        ..area
    };
    let first = first.min(text.len().saturating_sub(PANEL_HEIGHT.into()));
    lines(out, space, &text[first..], Style::new());
    if first + usize::from(PANEL_HEIGHT) < text.len() {
        right(
            out,
            area,
            23,
            &format!("↓ {}", texts.text("term-more")),
            BOLD,
        );
    }
    line(out, area, 23, &format!("Esc: {}", texts.text("back")), DIM);
}

/// The keys and the signs of the board.
fn help_lines(texts: &Texts) -> Vec<String> {
    let named = |id: &str| texts.text(id);
    let mut keys = vec![
        (named("term-key-letter"), named("term-does-letter")),
        (named("term-key-arrows"), named("term-does-choose")),
        (named("term-key-enter"), named("term-does-sow")),
        ("Esc".into(), named("term-does-skip")),
    ];
    keys.extend(COMMANDS.map(|(key, does)| (key.to_string(), named(&format!("term-does-{does}")))));
    let mut lines: Vec<_> = keys
        .iter()
        .map(|(key, does)| format!("{key:>10}  {does}"))
        .collect();
    lines.push(String::new());
    let signs = [
        ("[A]", "hole-playable"),
        ("A↻", "hole-endless"),
        ("○", "hole-last-from"),
        ("◉", "hole-last-to"),
        ("╱▔▔╲", "hole-casa"),
    ];
    lines.extend(signs.map(|(sign, id)| format!("{sign:>10}  {}", named(id))));
    lines
}
