//! What the tests of this crate share: the plain implementation beside the fast one, recorded data, and chance
//! that comes out the same every time. Each test file uses a part of it.
#![allow(dead_code)]

pub mod chance;
pub mod equal;
pub mod game_files;
pub mod records;

use hoyito::{
    ClosedHoles, EndlessSowing, Hole, LastFour, Player, Position, RowLength, Rules, Rulings, Setup,
    Variant,
};
use hoyito_plain as plain;

/// The hole at a ring index.
pub fn hole(index: usize) -> Hole {
    Hole::new(index as u8).expect("a ring index")
}

/// The row length `n`.
pub fn row(n: usize) -> RowLength {
    RowLength::new(n as u8).expect("1 to 12")
}

/// The position that `text` says.
pub fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

pub fn plain_player(player: Player) -> plain::Player {
    match player {
        Player::South => plain::Player::South,
        Player::North => plain::Player::North,
    }
}

pub fn fast_player(player: plain::Player) -> Player {
    match player {
        plain::Player::South => Player::South,
        plain::Player::North => Player::North,
    }
}

pub fn plain_variant(variant: Variant) -> plain::Variant {
    match variant {
        Variant::I => plain::Variant::I,
        Variant::II => plain::Variant::II,
        Variant::III => plain::Variant::III,
    }
}

pub fn plain_endless(ruling: EndlessSowing) -> plain::EndlessSowing {
    match ruling {
        EndlessSowing::Forbidden => plain::EndlessSowing::Forbidden,
        EndlessSowing::EndsRound => plain::EndlessSowing::EndsRound,
    }
}

pub fn plain_rules(rules: &Rules) -> plain::Rules {
    plain::Rules {
        variant: plain_variant(rules.variant),
        last_four: match rules.last_four {
            LastFour::Captor => plain::LastFour::Captor,
            LastFour::South => plain::LastFour::South,
            LastFour::North => plain::LastFour::North,
        },
        endless_sowing: plain_endless(rules.endless_sowing),
    }
}

pub fn plain_rulings(rulings: &Rulings) -> plain::Rulings {
    plain::Rulings {
        repetition: rulings.repetition,
        no_capture_limit: rulings.no_capture_limit,
        round_limit: rulings.round_limit,
        closed_leftmost: rulings.closed_holes == ClosedHoles::Leftmost,
    }
}

/// The same position for the plain implementation, field by field.
pub fn plain_position(position: &Position) -> plain::Position {
    let mut other = plain::Position {
        row: position.row().get(),
        seeds: [0; plain::MAX_RING],
        closed: [false; plain::MAX_RING],
        captures: Player::BOTH.map(|player| position.captures(player)),
        to_move: plain_player(position.to_move()),
    };
    other.seeds[..position.board().len()].copy_from_slice(position.board());
    for closed in position.closed().iter() {
        other.closed[closed.index()] = true;
    }
    other
}

/// The plain implementation's position, checked on the way.
pub fn fast_position(other: &plain::Position) -> Position {
    let mut setup = Setup::empty(row(other.row));
    setup.seeds = other.seeds;
    setup.captures = other.captures;
    setup.to_move = fast_player(other.to_move);
    for index in (0..other.ring()).filter(|&index| other.closed[index]) {
        setup.closed.insert(hole(index));
    }
    setup
        .position()
        .unwrap_or_else(|e| panic!("{}: {e}", plain::print(other)))
}
