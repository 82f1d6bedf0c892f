//! The board: two rows of holes with their seeds, figures and signs. Every sign is a shape; colour only repeats it.

use hoyito::{CASA, Hole, Player};
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

use super::animation::Picture;
use super::app::{LastSowing, Playable};

/// Lines of a row: roof, box of four, letter.
const ROW_HEIGHT: u16 = 6;

/// What else the board shows.
pub struct Signs {
    /// Whose row is to move, unless nobody's.
    pub to_move: Option<Player>,
    /// What may be played there.
    pub playable: Playable,
    /// The hole under the cursor.
    pub cursor: Option<Hole>,
    /// The last sowing.
    pub last: Option<LastSowing>,
}

/// Columns of a hole with the space beside it, and of its box.
fn widths(row: usize, columns: u16) -> (u16, u16) {
    let cell = (columns / row as u16).clamp(6, 10);
    (cell, cell.saturating_sub(cell.saturating_sub(6).min(2)))
}

/// Draws the board from column `left`, line `top`, at most `columns` wide.
pub fn draw(out: &mut Buffer, left: u16, top: u16, columns: u16, picture: &Picture, signs: &Signs) {
    let row = picture.row.get();
    let (cell, width) = widths(row, columns);
    let left = left + (columns.saturating_sub(cell * row as u16)) / 2;
    for player in Player::BOTH {
        for column in 0..row {
            let Some(hole) = Hole::of(player, column, picture.row) else {
                continue;
            };
            // North sits across: from South's side North's row runs from right to left.
            let (seen, y) = match player {
                Player::South => (column, top + ROW_HEIGHT),
                Player::North => (row - 1 - column, top),
            };
            let place = Place {
                x: left + cell * seen as u16,
                y,
                width,
                letter_above: player == Player::North,
            };
            one(out, &place, hole, picture, signs);
        }
    }
}

struct Place {
    x: u16,
    y: u16,
    width: u16,
    letter_above: bool,
}

fn one(out: &mut Buffer, place: &Place, hole: Hole, picture: &Picture, signs: &Signs) {
    let (letter_line, roof) = match place.letter_above {
        true => (place.y, place.y + 1),
        false => (place.y + 5, place.y),
    };
    let inner = usize::from(place.width) - 2;
    let (seeds, closed) = (picture.board[hole.index()], picture.closed.contains(hole));
    let (named, style) = letter(hole, picture, signs);
    let x = place.x + place.width.saturating_sub(named.chars().count() as u16) / 2;
    out.set_string(x, letter_line, &named, style);
    out.set_string(
        x.saturating_sub(1),
        letter_line,
        mark(hole, signs),
        Style::new(),
    );
    if closed {
        for line in 1..=4 {
            let leaf = Style::new().fg(Color::Green).add_modifier(Modifier::DIM);
            out.set_string(
                place.x,
                roof + line,
                "░".repeat(usize::from(place.width)),
                leaf,
            );
        }
        return;
    }
    let casa = seeds == CASA;
    if casa {
        let roof_line = format!("╱{}╲", "▔".repeat(inner));
        out.set_string(
            place.x,
            roof,
            roof_line,
            Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD),
        );
    }
    let chosen = signs.cursor == Some(hole);
    let under_hand = picture.over == Some(hole);
    let edge = Style::new().fg(if chosen || under_hand {
        Color::Cyan
    } else {
        Color::Yellow
    });
    let edge = if chosen || under_hand {
        edge.add_modifier(Modifier::BOLD)
    } else {
        edge
    };
    let [corners, across, down] = match chosen || under_hand {
        true => ["┏┓┗┛", "━", "┃"],
        false => ["╭╮╰╯", "─", "│"],
    };
    let corner: Vec<char> = corners.chars().collect();
    let figure = seeds.to_string();
    let rest = inner.saturating_sub(figure.len() + 2);
    let bottom = (across.repeat(rest / 2), across.repeat(rest - rest / 2));
    let edges = [
        format!("{}{}{}", corner[0], across.repeat(inner), corner[1]),
        format!(
            "{}{} {figure} {}{}",
            corner[2], bottom.0, bottom.1, corner[3]
        ),
    ];
    out.set_string(place.x, roof + 1, &edges[0], edge);
    for (line, dots) in (2..).zip(dots(seeds, inner)) {
        out.set_string(
            place.x,
            roof + line,
            format!("{down}{dots:^inner$}{down}"),
            edge,
        );
        out.set_string(
            place.x + 1,
            roof + line,
            format!("{dots:^inner$}"),
            Style::new(),
        );
    }
    out.set_string(place.x, roof + 4, &edges[1], edge);
    let figure_at = place.x + 1 + bottom.0.chars().count() as u16;
    out.set_string(
        figure_at,
        roof + 4,
        format!(" {figure} "),
        Style::new().add_modifier(Modifier::BOLD),
    );
}

/// Two lines of seeds; more than fit are a heap, and the figure leads.
fn dots(seeds: u8, inner: usize) -> [String; 2] {
    let seeds = usize::from(seeds);
    if seeds > 2 * inner {
        return ["●".repeat(inner), format!("{}+", "●".repeat(inner - 1))];
    }
    ["●".repeat(seeds.div_ceil(2)), "●".repeat(seeds / 2)]
}

/// The letter: in brackets if it may be played, with a loop if its sowing would never end.
fn letter(hole: Hole, picture: &Picture, signs: &Signs) -> (String, Style) {
    let letter = hole.letter(picture.row);
    let mine = signs.to_move == Some(hole.owner(picture.row));
    let (named, style) = if mine && signs.playable.legal.contains(hole) {
        (
            format!("[{letter}]"),
            Style::new().fg(Color::Cyan).add_modifier(Modifier::BOLD),
        )
    } else if mine && signs.playable.endless.contains(hole) {
        (format!("{letter}↻"), Style::new().fg(Color::Red))
    } else {
        (letter.to_string(), Style::new())
    };
    (named, style)
}

/// A ring where the last sowing began, a ringed dot where it ended.
fn mark(hole: Hole, signs: &Signs) -> &'static str {
    match signs.last {
        Some(last) if last.to == hole => "◉",
        Some(last) if last.from == hole => "○",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_length_fits_eighty_columns() {
        for row in 1..=12 {
            let (cell, width) = widths(row, 78);
            assert!(
                usize::from(cell) * row <= 78 && width <= cell && width >= 6,
                "{row}: {cell} {width}"
            );
        }
    }

    #[test]
    fn seeds_are_counted_out_until_they_are_a_heap() {
        assert_eq!(dots(0, 4), ["", ""]);
        assert_eq!(dots(5, 4), ["●●●", "●●"]);
        assert_eq!(dots(8, 4), ["●●●●", "●●●●"]);
        assert_eq!(dots(96, 4), ["●●●●", "●●●+"]);
    }
}
