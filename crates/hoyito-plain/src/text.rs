//! Positions and moves as text (RULES.md, section 6).

use std::fmt::Write;

use crate::board::{MAX_RING, Player, Position};

/// Reads a position such as `4-4-4-4-0-0-S`; the error says what is wrong.
pub fn parse(text: &str) -> Result<Position, String> {
    let fields: Vec<&str> = text.split('-').collect();
    if fields.len() < 5 || fields.len() > MAX_RING + 3 || fields.len().is_multiple_of(2) {
        return Err(format!(
            "{} fields; it should be 2n holes, two captures and the player, n = 1 to 12",
            fields.len()
        ));
    }
    let ring = fields.len() - 3;
    let mut p = Position {
        seeds: [0; MAX_RING],
        ..Position::start(ring / 2)
    };
    for (hole, field) in fields[..ring].iter().enumerate() {
        if *field == "x" {
            p.closed[hole] = true;
        } else {
            p.seeds[hole] = number(field)?;
        }
    }
    p.captures = [number(fields[ring])?, number(fields[ring + 1])?];
    p.to_move = match fields[ring + 2] {
        "S" => Player::South,
        "N" => Player::North,
        other => return Err(format!("the player is S or N, not {other:?}")),
    };
    // Added up wide, since nothing has bounded the fields together yet.
    let on_board: u32 = p.seeds.iter().map(|&s| u32::from(s)).sum();
    let all = on_board + u32::from(p.captures[0]) + u32::from(p.captures[1]);
    if !on_board.is_multiple_of(4) || on_board == 4 {
        return Err(format!(
            "{on_board} seeds in the holes; none, or a multiple of 4 from 8 on"
        ));
    }
    if all as usize != 4 * ring {
        return Err(format!(
            "{all} seeds in all; {} for rows of {}",
            4 * ring,
            ring / 2
        ));
    }
    Ok(p)
}

fn number(field: &str) -> Result<u8, String> {
    let digits = !field.is_empty() && field.bytes().all(|b| b.is_ascii_digit());
    match field.parse::<u8>() {
        Ok(n) if digits && n <= 96 => Ok(n),
        _ => Err(format!("{field:?} is not a number of seeds from 0 to 96")),
    }
}

/// Writes a position.
pub fn print(p: &Position) -> String {
    let mut text = String::new();
    for hole in 0..p.ring() {
        if p.closed[hole] {
            text.push_str("x-");
        } else {
            let _ = write!(text, "{}-", p.seeds[hole]);
        }
    }
    let player = if p.to_move == Player::South { 'S' } else { 'N' };
    let _ = write!(text, "{}-{}-{player}", p.captures[0], p.captures[1]);
    text
}

/// The ring index of `A`..`L` and `a`..`l`, or `None` if rows of this length have no such hole.
pub fn hole_of_letter(letter: char, row: usize) -> Option<usize> {
    let (base, first) = if letter.is_ascii_uppercase() {
        ('A', 0)
    } else {
        ('a', row)
    };
    let column = (letter as usize).checked_sub(base as usize)?;
    (column < row).then_some(first + column)
}

/// The letter of a hole.
pub fn hole_letter(hole: usize, row: usize) -> char {
    if hole < row {
        (b'A' + hole as u8) as char
    } else {
        (b'a' + (hole - row) as u8) as char
    }
}
