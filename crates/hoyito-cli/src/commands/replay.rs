//! `hoyito replay`: a whole round or match from its moves, a line in, a line out (INTERFACES.md).

use std::borrow::Cow;
use std::io;

use clap::Args;
use hoyito::notation::{parse_ogn, read_game};
use hoyito::{
    EndReason, Hole, Match, MoveError, Player, Position, Round, RowLength, Variant, Winner,
};
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::json::fields::{self, Field};
use crate::json::{self, Refusal, RulingsRequest, VariantRequest};

/// The arguments of `hoyito replay`: none.
#[derive(Args)]
#[command(after_help = "Example:\n  \
    echo '{\"variant\":\"III\",\"holes\":6,\"match\":true,\"first\":\"S\",\"moves\":\"FfDc\"}' | hoyito replay")]
pub struct Options {}

const RIGHT: &str = r#"{"variant":"III","holes":6,"match":true,"first":"S","moves":"FfDc"}"#;

const FIELDS: [Field; 7] = [
    Field {
        // `ogn` stands in its place.
        needed: false,
        ..fields::VARIANT
    },
    fields::HOLES,
    fields::MATCH,
    fields::FIRST,
    fields::MOVES,
    fields::RULINGS,
    fields::OGN,
];

#[derive(Deserialize)]
struct Request<'a> {
    variant: Option<VariantRequest>,
    holes: Option<RowLength>,
    #[serde(rename = "match")]
    linked: Option<bool>,
    first: Option<Player>,
    #[serde(borrow)]
    moves: Option<Cow<'a, str>>,
    rulings: Option<RulingsRequest>,
    #[serde(borrow)]
    ogn: Option<Cow<'a, str>>,
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
    let request: Request = json::read(line, &FIELDS, RIGHT)?;
    let mut game = match (&request.ogn, &request.variant, &request.moves) {
        (Some(file), None, None) => return of_file(file),
        (None, Some(VariantRequest(variant)), Some(_)) => start(&request, *variant),
        (Some(_), ..) => {
            return Err(Refusal::bad_request(
                "`ogn` stands in place of all other keys",
                RIGHT,
            ));
        }
        (None, None, _) => return Err(missing(&fields::VARIANT)),
        (None, Some(_), None) => return Err(missing(&fields::MOVES)),
    };
    go_on(&mut game);
    let moves = request.moves.as_deref().unwrap_or_default();
    let letters = moves.chars().filter(|letter| !letter.is_whitespace());
    for (at, letter) in letters.enumerate() {
        play(&mut game, letter).map_err(|error| Refusal::from(error).at(at))?;
    }
    Ok(told(&game))
}

fn missing(field: &Field) -> Refusal {
    let Field { name, right, .. } = field;
    Refusal::bad_request(format!("`{name}` is missing; it is {right}"), RIGHT)
}

fn start(request: &Request, variant: Variant) -> Match {
    let row = request.holes.unwrap_or(RowLength::SIX);
    let first = request.first.unwrap_or(Player::South);
    let rulings = request.rulings.unwrap_or_default().0;
    if request.linked == Some(true) {
        return Match::new(variant, rulings, row, first);
    }
    Match::single(variant, rulings, Position::start(row).with_to_move(first))
}

/// A game file: one game, or the rounds of one match.
fn of_file(text: &str) -> Result<Answer, Refusal> {
    let games = parse_ogn(text).map_err(|error| Refusal::bad_file(&error))?;
    let (mut game, fault) = read_game(&games).map_err(|error| Refusal::bad_file(&error))?;
    if let Some(fault) = fault {
        return Err(Refusal::bad_file(&fault));
    }
    if games.len() > game.rounds().len() {
        let found = format!("`ogn` holds {} games that are no match", games.len());
        return Err(Refusal::bad_request(
            found,
            "{\"ogn\":\"…\"} with one game, or the rounds of one match",
        ));
    }
    go_on(&mut game);
    Ok(told(&game))
}

fn play(game: &mut Match, letter: char) -> Result<(), MoveError> {
    let row = game.position().row();
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
