//! Games as text: what the browser keeps, and game files in and out.
//!
//! A kept game is lines of text: `hoyito 1`, then a sum of all that follows, the place in the history, the seats, the
//! computer's seed and the history itself; after a blank line the game before its first move as a game file.

use hoyito::notation::{OgnError, OgnGame, game_of, ogn_of, parse_ogn, read_game};
use hoyito::{Hole, Player, RowLength};
use hoyito_texts::{Sentence, errors};

use crate::record::{Action, Record};
use crate::view::{Failure, GameHead, GameList, HouseRules, Seat};

const VERSION: u32 = 1;
const NAME: &str = "hoyito ";

/// The game as the browser keeps it.
pub(crate) fn write(record: &Record) -> String {
    let row = record.base().position().row();
    let history: String = record
        .entries()
        .iter()
        .map(|entry| letter(entry.action, row))
        .collect();
    let [south, north] = record.seats().map(seat_name);
    let base = file(&ogn_of(record.base(), &[]));
    let body = format!(
        "at {}\nsouth {south}\nnorth {north}\nseed {}\nhistory {history}\n\n{base}",
        record.at(),
        record.seed(),
    );
    format!("{NAME}{VERSION}\nsum {:08x}\n{body}", sum(&body))
}

/// The game that was kept.
pub(crate) fn read(text: &str) -> Result<Record, Failure> {
    let damaged = |detail: &str| {
        let said = Sentence::new("error-saved-damaged").with("detail", detail);
        Failure::new("saved_damaged", said)
    };
    let (version, rest) = text
        .strip_prefix(NAME)
        .and_then(|rest| rest.split_once('\n'))
        .ok_or_else(|| damaged("its first line is missing"))?;
    match version.parse::<u32>() {
        Ok(VERSION) => {}
        Ok(newer) if newer > VERSION => {
            let said = Sentence::new("error-saved-newer");
            return Err(Failure::new("saved_newer", said));
        }
        _ => return Err(damaged("its version can’t be read")),
    }
    let (noted, body) = rest
        .strip_prefix("sum ")
        .and_then(|rest| rest.split_once('\n'))
        .ok_or_else(|| damaged("its sum is missing"))?;
    if noted != format!("{:08x}", sum(body)) {
        return Err(damaged("its sum does not fit what it holds"));
    }
    read_body(body).map_err(|detail| damaged(&detail))
}

/// The body of a kept game; its words when something in it can't be.
fn read_body(body: &str) -> Result<Record, String> {
    let (head, base) = body.split_once("\n\n").ok_or("its end is missing")?;
    let field = |name: &str| {
        head.lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))
            .ok_or(format!("its line “{name}” is missing"))
    };
    let number = |name: &str| {
        let value = field(name)?.parse::<u32>();
        value.map_err(|_| format!("its line “{name}” holds no number"))
    };
    let seat = |name: &str| {
        let value = seat_of(field(name)?);
        value.ok_or(format!("its line “{name}” names nobody who could play"))
    };
    let games = parse_ogn(base).map_err(|error| format!("{error}"))?;
    let base = game_of(&games).map_err(|error| format!("{error}"))?;
    let row = base.position().row();
    let mut record = Record::new(base, [seat("south")?, seat("north")?], number("seed")?);
    for (at, letter) in field("history")?.chars().enumerate() {
        let action = action(letter, row).ok_or(format!("step {} is unknown", at + 1))?;
        let done = record.act_any(action);
        done.map_err(|error| format!("step {} can’t be done: {error}", at + 1))?;
    }
    record.jump(number("at")? as usize);
    Ok(record)
}

/// An action of the history as one character.
fn letter(action: Action, row: RowLength) -> char {
    match action {
        Action::Play(hole) => hole.letter(row),
        Action::NextRound => '/',
        Action::Agree => '=',
        Action::Resign(Player::South) => '<',
        Action::Resign(Player::North) => '>',
    }
}

fn action(letter: char, row: RowLength) -> Option<Action> {
    Some(match letter {
        '/' => Action::NextRound,
        '=' => Action::Agree,
        '<' => Action::Resign(Player::South),
        '>' => Action::Resign(Player::North),
        letter => Action::Play(Hole::from_letter(letter, row)?),
    })
}

/// A seat in kept games and in the tags South and North of game files.
fn seat_name(seat: Seat) -> String {
    match seat {
        Seat::Person => "Person".to_string(),
        Seat::Computer { level } => format!("Hoyito level {level}"),
    }
}

fn seat_of(name: &str) -> Option<Seat> {
    if name == "Person" {
        return Some(Seat::Person);
    }
    let level = name.strip_prefix("Hoyito level ")?.parse().ok()?;
    hoyito_engine::Level::new(level).map(|_| Seat::Computer { level })
}

/// FNV-1a, enough to notice what a disk or a hand changed.
fn sum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

fn file(games: &[OgnGame]) -> String {
    let texts: Vec<String> = games.iter().map(ToString::to_string).collect();
    texts.join("\n")
}

/// The whole game as a game file.
pub(crate) fn ogn(record: &Record, date: &str) -> String {
    let [south, north] = record.seats().map(seat_name);
    let headers = [("Date", date), ("South", &south), ("North", &north)];
    file(&ogn_of(record.whole(), &headers))
}

/// Games that can be opened one by one.
pub(crate) fn games_in(text: &str) -> Result<GameList, Failure> {
    let mut games = parse_ogn(text).map_err(|error| unreadable(&error))?;
    if games.first().is_some_and(is_round_of_match) {
        games.truncate(1);
    }
    Ok(GameList {
        games: games.iter().map(head).collect(),
    })
}

/// What the tags tell; PGN writes a question mark for what nobody knows.
fn head(game: &OgnGame) -> GameHead {
    let known = |value: &str| !value.is_empty() && !value.starts_with('?');
    let tag = |name| {
        game.tag(name)
            .filter(|value| known(value))
            .map(str::to_string)
    };
    let variant = game.tag("Variant").and_then(|name| name.parse().ok());
    GameHead {
        south: tag("South"),
        north: tag("North"),
        date: tag("Date"),
        variant: variant.map(|variant: hoyito::Variant| variant.to_string()),
        holes: tag("Holes"),
        result: game.result.clone().or_else(|| tag("Result")),
        is_match: is_round_of_match(game),
    }
}

fn is_round_of_match(game: &OgnGame) -> bool {
    game.tag("Match")
        .is_some_and(|yes| yes.eq_ignore_ascii_case("yes"))
}

/// The game of a file, counted from 0, with all its moves played, and what the file says against them.
pub(crate) fn open_ogn(text: &str, which: usize) -> Result<(Record, Option<Sentence>), Failure> {
    let games = parse_ogn(text).map_err(|error| unreadable(&error))?;
    let games = games.get(which..).unwrap_or_default();
    let (game, fault) = read_game(games).map_err(|error| unreadable(&error))?;
    let seat = |tag| {
        let name = games.first().and_then(|game| game.tag(tag));
        name.and_then(seat_of).unwrap_or(Seat::Person)
    };
    let remark = fault.map(|fault| errors::of_game_file(&fault));
    Ok((Record::of(game, [seat("South"), seat("North")], 0), remark))
}

/// What is wrong with a game file.
fn unreadable(error: &OgnError) -> Failure {
    Failure::new(error.code(), errors::of_game_file(error))
}

impl HouseRules {
    /// The rulings as the rules crate has them.
    pub(crate) fn rulings(&self) -> hoyito::Rulings {
        hoyito::Rulings {
            endless_sowing: if self.endless_ends_round {
                hoyito::EndlessSowing::EndsRound
            } else {
                hoyito::EndlessSowing::Forbidden
            },
            repetition: self.repetition,
            no_capture_limit: self.no_capture_limit,
            round_limit: self.round_limit,
            closed_holes: if self.closed_leftmost {
                hoyito::ClosedHoles::Leftmost
            } else {
                hoyito::ClosedHoles::Rightmost
            },
        }
    }
}
