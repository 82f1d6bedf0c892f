//! Between game trees and played games. A match is one game a round, each with its `Round` and `Match "yes"`.

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use super::{OgnError, OgnErrorKind, OgnGame, OgnLine, OgnMove, Tag};
use crate::{
    ClosedHoles, EndReason, EndlessSowing, Hole, LastFour, Match, MoveError, Player, Position,
    Round, RowLength, Rulings, Variant,
};

/// The game as a file has it: one [`OgnGame`] a round. `headers` are tags such as `Event`, `South`, `Date`.
///
/// ```
/// use hoyito::{Match, Position, RowLength, Rulings, Variant, notation::{game_of, ogn_of, parse_moves}};
/// let mut game = Match::single(Variant::I, Rulings::default(), Position::start(RowLength::SIX));
/// for hole in parse_moves("AdBf", RowLength::SIX).unwrap() {
///     game.play(hole)?;
/// }
/// let file = ogn_of(&game, &[("South", "Ana")]);
/// assert_eq!(file[0].tag("South"), Some("Ana"));
/// assert_eq!(game_of(&file).unwrap(), game);
/// # Ok::<(), hoyito::MoveError>(())
/// ```
pub fn ogn_of(game: &Match, headers: &[(&str, &str)]) -> Vec<OgnGame> {
    let rounds = game.rounds().iter().enumerate();
    rounds
        .map(|(at, round)| round_to_ogn(game, round, at, headers))
        .collect()
}

fn round_to_ogn(game: &Match, round: &Round, at: usize, headers: &[(&str, &str)]) -> OgnGame {
    let mut file = OgnGame::default();
    let mut tag = |name: &str, value: &str| {
        file.tags.push(Tag {
            name: name.to_string(),
            value: value.to_string(),
        });
    };
    tag("Variant", &game.variant().to_string());
    for (name, value) in headers {
        tag(name, value);
    }
    if game.is_linked() {
        tag("Round", &(at + 1).to_string());
        tag("Match", "yes");
    }
    let result = round
        .result()
        .map(|[south, north]| format!("{south}-{north}"));
    tag("Result", result.as_deref().unwrap_or("*"));
    if *round.start() != Position::start(RowLength::SIX) {
        tag("FEN", &round.start().to_string());
    }
    for (name, value) in ruling_tags(game.rulings()) {
        tag(name, &value);
    }
    // In a match the rounds before tell who takes the last four.
    let last_four = if at == 0 {
        round.rules().last_four
    } else {
        LastFour::Captor
    };
    match last_four {
        LastFour::Captor => {}
        LastFour::South => tag("LastFour", "south"),
        LastFour::North => tag("LastFour", "north"),
    }
    match (round.end(), round.resigned()) {
        (Some(EndReason::Agreement), _) => tag("Termination", "agreement"),
        (_, Some(player)) => tag("Termination", &format!("resignation {player}")),
        _ => {}
    }
    let moves = round.steps().iter().map(|step| OgnMove {
        letter: step.hole.letter(step.before.row()),
        capture: (step.played.captured > 0).then_some(step.played.captured),
        glyphs: vec![],
        comments: vec![],
        variations: vec![],
    });
    file.line = OgnLine {
        comments: vec![],
        moves: moves.collect(),
    };
    file.result = result;
    file
}

/// The rulings that differ from the default, as tags.
fn ruling_tags(rulings: &Rulings) -> Vec<(&'static str, String)> {
    // A count below the least is written as what it is taken for.
    let count = |limit: Option<u32>, least: u32| match limit {
        None => "off".to_string(),
        Some(limit) => limit.max(least).to_string(),
    };
    let usual = Rulings::default();
    let mut tags = vec![];
    if rulings.endless_sowing != usual.endless_sowing {
        tags.push(("EndlessSowing", "ends_round".to_string()));
    }
    if rulings.repetition != usual.repetition {
        tags.push(("Repetition", count(rulings.repetition, 2)));
    }
    if rulings.no_capture_limit != usual.no_capture_limit {
        tags.push(("NoCaptureLimit", count(rulings.no_capture_limit, 1)));
    }
    if rulings.round_limit != usual.round_limit {
        tags.push(("RoundLimit", count(rulings.round_limit, 1)));
    }
    if rulings.closed_holes != usual.closed_holes {
        tags.push(("ClosedHoles", "leftmost".to_string()));
    }
    tags
}

/// The played game of a file's main line: its first game or, with `Match "yes"`, all its rounds as one match.
/// Captures and results written in the file are not believed but found again by playing.
///
/// # Errors
/// A tag with a value that can't be, or a move that can't be played.
///
/// ```
/// use hoyito::notation::{game_of, parse_ogn};
/// let games = parse_ogn("[Variant \"III\"]\n\n1. A faF").unwrap();
/// assert_eq!(game_of(&games).unwrap().round().steps().len(), 4);
/// ```
pub fn game_of(games: &[OgnGame]) -> Result<Match, OgnError> {
    let first = games.first().ok_or(OgnErrorKind::Empty.anywhere())?;
    let variant: Variant = match first.tag("Variant") {
        None => return Err(OgnErrorKind::NoVariant.anywhere()),
        Some(text) => text.parse().map_err(|error| bad_value("Variant", error))?,
    };
    let rulings = rulings_of(first)?;
    let start = match first.tag("FEN") {
        None => Position::start(RowLength::SIX),
        Some(text) => text.parse().map_err(|error| bad_value("FEN", error))?,
    };
    let linked = yes_or_no(first, "Match")?;
    let last_four = match first
        .tag("LastFour")
        .map(str::to_ascii_lowercase)
        .as_deref()
    {
        None | Some("captor") => LastFour::Captor,
        Some("south") => LastFour::South,
        Some("north") => LastFour::North,
        Some(_) => return Err(bad_value("LastFour", "write captor, south or north")),
    };
    let mut game = Match::with_first_round(variant, rulings, start, last_four, linked);
    let mut at = 0;
    let rounds = if linked { games } else { &games[..1] };
    for (number, round) in rounds.iter().enumerate() {
        if number > 0 {
            begin_round(&mut game, round)?;
        }
        play_line(&mut game, &round.line, &mut at)?;
        terminate(&mut game, round)?;
    }
    Ok(game)
}

fn bad_value(tag: &'static str, why: impl ToString) -> OgnError {
    OgnErrorKind::BadValue {
        tag,
        why: why.to_string(),
    }
    .anywhere()
}

/// A further game of a match file: the next round, and the start it claims is the one it has.
fn begin_round(game: &mut Match, round: &OgnGame) -> Result<(), OgnError> {
    let wrong = |why: &dyn ToString| OgnErrorKind::Round(why.to_string()).anywhere();
    game.next_round().map_err(|error| wrong(&error))?;
    if let Some(text) = round.tag("FEN") {
        let start: Position = text.parse().map_err(|error| bad_value("FEN", error))?;
        if start != *game.round().start() {
            let right = game.round().start();
            return Err(wrong(&format!(
                "round {} can't start from {start}; after the rounds before it starts from {right}",
                game.rounds().len()
            )));
        }
    }
    Ok(())
}

/// Plays a line; in a match a new round begins by itself where a game holds several.
fn play_line(game: &mut Match, line: &OgnLine, at: &mut usize) -> Result<(), OgnError> {
    for step in &line.moves {
        if game.round().end().is_some() {
            // Where the match is over, `play` says so.
            let _ = game.next_round();
        }
        let fail = |code, why| OgnErrorKind::Move { at: *at, code, why }.anywhere();
        let row = game.position().row();
        let hole = Hole::from_letter(step.letter, row);
        let hole = hole.ok_or_else(|| {
            let error = MoveError::NoSuchHole { row };
            fail(error.code(), error.to_string())
        })?;
        game.play(hole)
            .map_err(|error| fail(error.code(), error.to_string()))?;
        *at += 1;
    }
    Ok(())
}

/// An end that was no move.
fn terminate(game: &mut Match, round: &OgnGame) -> Result<(), OgnError> {
    let Some(text) = round.tag("Termination") else {
        return Ok(());
    };
    let over = |error: MoveError| bad_value("Termination", error);
    match text {
        "agreement" => game.agree().map_err(over),
        "resignation S" => game.resign(Player::South).map_err(over),
        "resignation N" => game.resign(Player::North).map_err(over),
        // Other programs write other words here, such as "normal"; the moves tell the rest.
        _ => Ok(()),
    }
}

fn yes_or_no(game: &OgnGame, tag: &'static str) -> Result<bool, OgnError> {
    match game.tag(tag).map(str::to_ascii_lowercase).as_deref() {
        None | Some("no" | "false") => Ok(false),
        Some("yes" | "true") => Ok(true),
        Some(_) => Err(bad_value(tag, "write yes or no")),
    }
}

fn rulings_of(game: &OgnGame) -> Result<Rulings, OgnError> {
    let usual = Rulings::default();
    let endless_sowing = match game.tag("EndlessSowing") {
        None => usual.endless_sowing,
        Some("forbidden") => EndlessSowing::Forbidden,
        Some("ends_round") => EndlessSowing::EndsRound,
        Some(_) => return Err(bad_value("EndlessSowing", "write forbidden or ends_round")),
    };
    let closed_holes = match game.tag("ClosedHoles") {
        None => usual.closed_holes,
        Some("rightmost") => ClosedHoles::Rightmost,
        Some("leftmost") => ClosedHoles::Leftmost,
        Some(_) => return Err(bad_value("ClosedHoles", "write rightmost or leftmost")),
    };
    let limit = |tag: &'static str, least: u32, usual: Option<u32>| match game.tag(tag) {
        None => Ok(usual),
        Some("off") => Ok(None),
        Some(text) => match text.parse() {
            Ok(count) if count >= least => Ok(Some(count)),
            _ => Err(bad_value(tag, format!("write off or a count from {least}"))),
        },
    };
    Ok(Rulings {
        endless_sowing,
        closed_holes,
        repetition: limit("Repetition", 2, usual.repetition)?,
        no_capture_limit: limit("NoCaptureLimit", 1, usual.no_capture_limit)?,
        round_limit: limit("RoundLimit", 1, usual.round_limit)?,
    })
}
