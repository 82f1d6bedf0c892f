//! Between game trees and played games. A match is one game a round, each with its `Round` and `Match "yes"`.

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use super::{BadValue, OgnError, OgnErrorKind, OgnGame, OgnLine, OgnMove, Tag};
use crate::{
    ClosedHoles, EndReason, EndlessSowing, Hole, LastFour, Match, MoveError, Played, Player,
    Position, Round, RowLength, Rulings, Variant, Winner,
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
/// Captures may be left out; those written must be those the moves make. Results written are not looked at:
/// [`read_game`] does.
///
/// # Errors
/// A tag with a value that can't be, a move that can't be played, or a capture that its move does not make.
///
/// ```
/// use hoyito::notation::{game_of, parse_ogn};
/// let games = parse_ogn("[Variant \"III\"]\n\n1. A faF").unwrap();
/// assert_eq!(game_of(&games).unwrap().round().steps().len(), 4);
/// ```
pub fn game_of(games: &[OgnGame]) -> Result<Match, OgnError> {
    read_game(games).map(|(game, _)| game)
}

/// The same, and the first result written in the file that the moves contradict, an
/// [`OgnErrorKind::Result`](super::OgnErrorKind::Result). While a round is in play any result can stand: players may
/// have given up or agreed without saying so.
///
/// # Errors
/// As [`game_of`].
///
/// ```
/// use hoyito::notation::{parse_ogn, read_game};
/// let text = "[Variant \"I\"]\n[Termination \"resignation N\"]\n\n1. A 25-23";
/// let (_, fault) = read_game(&parse_ogn(text).unwrap()).unwrap();
/// assert!(fault.unwrap().to_string().contains("its moves end 48-0"));
/// ```
pub fn read_game(games: &[OgnGame]) -> Result<(Match, Option<OgnError>), OgnError> {
    let first = games.first().ok_or(OgnErrorKind::Empty.anywhere())?;
    let variant: Variant = match first.tag("Variant") {
        None => return Err(OgnErrorKind::NoVariant.anywhere()),
        Some(text) => text
            .parse()
            .map_err(|_| bad_value("Variant", BadValue::Variant))?,
    };
    let rulings = rulings_of(first)?;
    let start = match first.tag("FEN") {
        None => Position::start(RowLength::SIX),
        Some(text) => position(text)?,
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
        Some(_) => {
            return Err(bad_words("LastFour", &["captor", "south", "north"]));
        }
    };
    let mut game = Match::with_first_round(variant, rulings, start, last_four, linked);
    let mut at = 0;
    let mut fault = None;
    let rounds = if linked { games } else { &games[..1] };
    for (number, round) in rounds.iter().enumerate() {
        if number > 0 {
            begin_round(&mut game, round)?;
        }
        play_line(&mut game, &round.line, &mut at)?;
        terminate(&mut game, round)?;
        fault = fault.or_else(|| wrong_result(&game, round));
    }
    Ok((game, fault))
}

fn bad_value(tag: &'static str, why: BadValue) -> OgnError {
    OgnErrorKind::BadValue { tag, why }.anywhere()
}

fn bad_words(tag: &'static str, words: &'static [&'static str]) -> OgnError {
    bad_value(tag, BadValue::Words(words))
}

fn position(text: &str) -> Result<Position, OgnError> {
    text.parse()
        .map_err(|error| bad_value("FEN", BadValue::Position(error)))
}

/// A further game of a match file: the next round, and the start it claims is the one it has.
fn begin_round(game: &mut Match, round: &OgnGame) -> Result<(), OgnError> {
    game.next_round()
        .map_err(|error| OgnErrorKind::Round(error).anywhere())?;
    if let Some(text) = round.tag("FEN") {
        let (found, right) = (position(text)?, *game.round().start());
        if found != right {
            let round = game.rounds().len();
            let kind = OgnErrorKind::RoundStart {
                round,
                found,
                right,
            };
            return Err(kind.anywhere());
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
        let fail = |error| OgnErrorKind::Move { at: *at, error }.anywhere();
        let row = game.position().row();
        let hole = Hole::from_letter(step.letter, row);
        let hole = hole.ok_or_else(|| fail(MoveError::NoSuchHole { row }))?;
        let mover = game.position().to_move();
        let played = game.play(hole).map_err(fail)?;
        if let Some(found) = step.capture.filter(|&found| !takes(&played, mover, found)) {
            let kind = OgnErrorKind::Capture {
                at: *at,
                letter: step.letter,
                found,
                right: played.captured,
            };
            return Err(kind.anywhere());
        }
        *at += 1;
    }
    Ok(())
}

/// Whether a move is rightly written with `found` captured seeds. The last four may be counted with them or not:
/// RULES.md leaves it open, and people at a board count what they take home.
fn takes(played: &Played, mover: Player, found: u8) -> bool {
    let last_four = played.last_four.filter(|taken| taken.to == mover);
    found == played.captured
        || last_four.is_some_and(|taken| found == played.captured + taken.seeds)
}

/// A result written in the tag or after the moves, where the round has ended otherwise.
fn wrong_result(game: &Match, round: &OgnGame) -> Option<OgnError> {
    let right = game.round().result()?;
    let found = [round.tag("Result"), round.result.as_deref()]
        .into_iter()
        .flatten()
        .find(|text| contradicts(text, right))?;
    let kind = OgnErrorKind::Result {
        round: game.rounds().len(),
        found: found.trim().chars().take(40).collect(),
        right,
    };
    Some(kind.anywhere())
}

/// Two counts that are not the result. PGN's `1-0`, `0-1` and `1/2-1/2` name the winner; other words say nothing here.
fn contradicts(text: &str, right: [u8; 2]) -> bool {
    let Some((south, north)) = text.split_once('-') else {
        return false;
    };
    let winner = match (south.trim(), north.trim()) {
        ("1", "0") => Winner::South,
        ("0", "1") => Winner::North,
        ("1/2", "1/2") => Winner::Tie,
        (south, north) => {
            let counts = [south, north].map(str::parse::<u16>);
            return matches!(counts, [Ok(south), Ok(north)] if [south, north] != right.map(u16::from));
        }
    };
    winner != Winner::of(right)
}

/// An end that was no move.
fn terminate(game: &mut Match, round: &OgnGame) -> Result<(), OgnError> {
    let Some(text) = round.tag("Termination") else {
        return Ok(());
    };
    let over = |_| bad_value("Termination", BadValue::RoundOver);
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
        Some(_) => Err(bad_words(tag, &["yes", "no"])),
    }
}

fn rulings_of(game: &OgnGame) -> Result<Rulings, OgnError> {
    let usual = Rulings::default();
    let endless_sowing = match game.tag("EndlessSowing") {
        None => usual.endless_sowing,
        Some("forbidden") => EndlessSowing::Forbidden,
        Some("ends_round") => EndlessSowing::EndsRound,
        Some(_) => return Err(bad_words("EndlessSowing", &["forbidden", "ends_round"])),
    };
    let closed_holes = match game.tag("ClosedHoles") {
        None => usual.closed_holes,
        Some("rightmost") => ClosedHoles::Rightmost,
        Some("leftmost") => ClosedHoles::Leftmost,
        Some(_) => return Err(bad_words("ClosedHoles", &["rightmost", "leftmost"])),
    };
    let limit = |tag: &'static str, least: u32, usual: Option<u32>| match game.tag(tag) {
        None => Ok(usual),
        Some("off") => Ok(None),
        Some(text) => match text.parse() {
            Ok(count) if count >= least => Ok(Some(count)),
            _ => Err(bad_value(tag, BadValue::Count { least })),
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
