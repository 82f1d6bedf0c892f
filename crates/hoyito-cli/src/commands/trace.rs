//! `hoyito trace`: one move a line in, what it did a line out (INTERFACES.md).

use std::borrow::Cow;
use std::io;

use clap::Args;
use hoyito::{Hole, Lap, LastFour, LastFourTaken, MoveError, Played, Position, RowLength, Rules};
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::json::fields::{self, Field};
use crate::json::{self, Refusal, RulingsRequest, VariantRequest};

/// The arguments of `hoyito trace`: none.
#[derive(Args)]
#[command(after_help = "Example:\n  \
    echo '{\"variant\":\"II\",\"position\":\"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\",\"move\":\"C\",\"steps\":true}' | hoyito trace")]
pub struct Options {}

const FIELDS: [Field; 6] = [
    fields::VARIANT,
    fields::POSITION,
    fields::MOVE,
    fields::LAST_FOUR,
    fields::RULINGS,
    fields::STEPS,
];

#[derive(Deserialize)]
struct Request<'a> {
    variant: VariantRequest,
    #[serde(borrow)]
    position: Cow<'a, str>,
    #[serde(borrow, rename = "move")]
    hole: Cow<'a, str>,
    last_four: Option<LastFour>,
    rulings: Option<RulingsRequest>,
    steps: Option<bool>,
}

#[derive(Serialize)]
struct Answer {
    #[serde(serialize_with = "json::as_text")]
    position: Position,
    captured: u8,
    last_four: Option<LastFourTaken>,
    laps: u32,
    again: bool,
    passed: bool,
    round_over: bool,
    shared: u8,
    ended: Option<hoyito::EndReason>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<Step>>,
}

#[derive(Serialize)]
struct Step {
    from: char,
    drops: Vec<char>,
    captures: Vec<char>,
}

/// Answers stdin on stdout until it ends.
pub fn run() -> Result<(), Failure> {
    json::answer_lines(io::stdin().lock(), io::stdout().lock(), answer_line)?;
    Ok(())
}

/// The answer to one line, whatever it holds.
pub fn answer_line(line: &[u8], out: &mut Vec<u8>) {
    json::write(&answer(line), out);
}

fn answer(line: &[u8]) -> Result<Answer, Refusal> {
    let request: Request = json::read(
        line,
        &FIELDS,
        r#"{"variant":"III","position":"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S","move":"C"}"#,
    )?;
    let position: Position = request.position.parse().map_err(Refusal::bad_position)?;
    let hole = json::hole(&request.hole, position.row()).ok_or(MoveError::NoSuchHole {
        row: position.row(),
    })?;
    let rulings = request.rulings.unwrap_or_default();
    let mut rules = Rules::under(request.variant.0, &rulings.0);
    rules.last_four = request.last_four.unwrap_or_default();
    if request.steps == Some(true) {
        let trace = position.trace(&rules, hole)?;
        let steps = trace
            .laps
            .iter()
            .map(|lap| step(lap, position.row()))
            .collect();
        return Ok(said(&trace.played, Some(steps)));
    }
    Ok(said(&position.play(&rules, hole)?, None))
}

fn said(played: &Played, steps: Option<Vec<Step>>) -> Answer {
    Answer {
        position: played.position,
        captured: played.captured,
        last_four: played.last_four,
        laps: played.laps,
        // A round that is over gives no other move.
        again: played.again,
        passed: played.passed,
        round_over: played.end.is_some(),
        shared: played.shared,
        ended: played.end,
        steps,
    }
}

fn step(lap: &Lap, row: RowLength) -> Step {
    let letters = |holes: &[Hole]| holes.iter().map(|hole| hole.letter(row)).collect();
    Step {
        from: lap.from.letter(row),
        drops: letters(&lap.drops),
        captures: letters(&lap.captures),
    }
}
