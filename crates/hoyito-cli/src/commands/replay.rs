//! `hoyito replay`: a whole round or match from its moves, a line in, a line out (INTERFACES.md).

use std::borrow::Cow;
use std::io;

use clap::Args;
use hoyito::{EndReason, Hole, Match, MoveError, Player, Position, Round, RowLength, Winner};
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::json::{self, Refusal, RulingsRequest, VariantRequest};

/// The arguments of `hoyito replay`: none.
#[derive(Args)]
#[command(after_help = "Example:\n  \
    echo '{\"variant\":\"III\",\"holes\":6,\"match\":true,\"first\":\"S\",\"moves\":\"FfEc\"}' | hoyito replay")]
pub struct Options {}

const RIGHT: &str = r#"{"variant":"III","holes":6,"match":true,"first":"S","moves":"FfEc"}"#;

#[derive(Deserialize)]
struct Request<'a> {
    variant: VariantRequest,
    holes: Option<RowLength>,
    #[serde(rename = "match")]
    linked: Option<bool>,
    first: Option<Player>,
    #[serde(borrow)]
    moves: Cow<'a, str>,
    rulings: Option<RulingsRequest>,
}

#[derive(Serialize)]
struct Answer {
    rounds: Vec<RoundAnswer>,
    position: Option<Position>,
    over: bool,
    winner: Option<Winner>,
    seeds: Option<String>,
}

#[derive(Serialize)]
struct RoundAnswer {
    first: Player,
    result: String,
    winner: Winner,
    ended: EndReason,
    moves: usize,
}

/// Answers stdin on stdout until it ends.
pub fn run() -> Result<(), Failure> {
    json::answer_lines(io::stdin().lock(), io::stdout().lock(), |line, out| {
        json::write(&answer(line), out);
    })?;
    Ok(())
}

fn answer(line: &[u8]) -> Result<Answer, Refusal> {
    let request: Request = json::read(line, RIGHT)?;
    let row = request.holes.unwrap_or(RowLength::SIX);
    let first = request.first.unwrap_or(Player::South);
    let rulings = request.rulings.unwrap_or_default().0;
    let mut game = if request.linked == Some(true) {
        Match::new(request.variant.0, rulings, row, first)
    } else {
        let start = Position::start(row).with_to_move(first);
        Match::single(request.variant.0, rulings, start)
    };
    go_on(&mut game);
    for (at, letter) in request.moves.chars().enumerate() {
        play(&mut game, letter, row).map_err(|error| Refusal::from(error).at(at))?;
    }
    Ok(told(&game))
}

fn play(game: &mut Match, letter: char, row: RowLength) -> Result<(), MoveError> {
    let hole = Hole::from_letter(letter, row).ok_or(MoveError::NoSuchHole { row })?;
    game.play(hole)?;
    go_on(game);
    Ok(())
}

/// A new round begins by itself. One that ends before its first move is followed by the next, but only once: a tie
/// without a move gives the same boards again, for ever.
fn go_on(game: &mut Match) {
    let mut idle = 0;
    while game.round().end().is_some() && game.next_round().is_ok() {
        idle += u32::from(game.round().end().is_some());
        if idle == 2 {
            break;
        }
    }
}

fn told(game: &Match) -> Answer {
    let over = game.over();
    Answer {
        rounds: game.rounds().iter().filter_map(round).collect(),
        position: match over {
            Some(_) => None,
            None => Some(*game.position()),
        },
        over: over.is_some(),
        winner: over.map(|end| end.winner.map_or(Winner::Tie, Winner::from)),
        seeds: over.map(|end| pair(end.seeds)),
    }
}

fn round(round: &Round) -> Option<RoundAnswer> {
    Some(RoundAnswer {
        first: round.start().to_move(),
        result: pair(round.result()?),
        winner: round.winner()?,
        ended: round.end()?,
        moves: round.steps().len(),
    })
}

fn pair([south, north]: [u8; 2]) -> String {
    format!("{south}-{north}")
}
