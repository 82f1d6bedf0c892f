//! A study as text: what links carry and the browser keeps. Plain games are written so that a person can read them,
//! `III/4-4-…-0-0-S/FfEc/2` (variant, start, moves, place); everything else is a line with the place and a game file.

use hoyito::notation::{OgnGame, game_of, parse_ogn};
use hoyito::{Hole, Match, Player, Position, RowLength, Variant};
use hoyito_texts::{Sentence, errors};

use super::study::Study;
use crate::record::Action;
use crate::view::Failure;

/// The longest text that is read, in bytes.
pub(super) const LONGEST: usize = 1 << 20;

const PLACE: &str = "at ";

/// Writes the study and the place it stands at.
pub(super) fn write(study: &Study) -> String {
    if let Some(plain) = plain(study) {
        return plain;
    }
    let row = study.row();
    let path = study.tree().path(study.at());
    let place: String = path
        .iter()
        .filter_map(|&node| study.tree().action(node))
        .map(|action| letter(action, row))
        .collect();
    format!("{PLACE}{place}\n{}", study.ogn(None))
}

/// The readable form, for one round under the usual rulings whose start and moves are all there is.
fn plain(study: &Study) -> Option<String> {
    let [game]: [OgnGame; 1] = study.games().try_into().ok()?;
    let own = ["Variant", "FEN", "Result"];
    // Whatever moves alone don't say needs a file: comments, variations, names, rulings.
    let bare = study.bare_games().into_iter().next()?;
    let simple = game.line == bare.line
        && game.result == bare.result
        && game.tags.len() == bare.tags.len()
        && game
            .tags
            .iter()
            .all(|tag| own.contains(&tag.name.as_str()) && bare.tags.contains(tag));
    if !simple {
        return None;
    }
    let start = study.base().round().start();
    let mut text = format!("{}/{start}", study.base().variant());
    let moves: String = game.line.moves.iter().map(|step| step.letter).collect();
    if !moves.is_empty() {
        text.push_str(&format!("/{moves}"));
        let done = study.tree().path(study.at()).len();
        if done < moves.len() {
            text.push_str(&format!("/{done}"));
        }
    }
    Some(text)
}

/// An action as one character, as kept games have it.
pub(super) fn letter(action: Action, row: RowLength) -> char {
    match action {
        Action::Play(hole) => hole.letter(row),
        Action::NextRound => '/',
        Action::Agree => '=',
        Action::Resign(Player::South) => '<',
        Action::Resign(Player::North) => '>',
    }
}

/// Reads a study: either form, a position alone, which is one of `usual`, or a game file.
pub(super) fn read(text: &str, usual: Variant) -> Result<Study, Failure> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.len() > LONGEST {
        return Err(too_large());
    }
    if let Some(rest) = text.strip_prefix(PLACE) {
        let (place, file) = rest.split_once('\n').unwrap_or((rest, ""));
        let mut study = read_file(file, 0)?;
        study.walk(place);
        return Ok(study);
    }
    let is_plain = !text.contains(['[', '{', '\n']) && text.contains('-');
    if is_plain && !text.contains(char::is_whitespace) {
        return read_plain(text, usual);
    }
    read_file(text, 0)
}

pub(super) fn too_large() -> Failure {
    Failure::new("bad_request", Sentence::new("error-study-too-large"))
}

/// A game of a file, counted from 0.
pub(super) fn read_file(text: &str, which: usize) -> Result<Study, Failure> {
    if text.len() > LONGEST {
        return Err(too_large());
    }
    let unreadable = |error| {
        Failure::new(
            hoyito::notation::OgnError::code(&error),
            errors::of_game_file(&error),
        )
    };
    let games = parse_ogn(text).map_err(unreadable)?;
    let games = games.get(which..).unwrap_or_default();
    let main = game_of(games).map_err(unreadable)?;
    Study::of(main, games)
}

fn read_plain(text: &str, usual: Variant) -> Result<Study, Failure> {
    let mut parts = text.split('/');
    let first = parts.next().unwrap_or_default();
    let (variant, position) = if first.contains('-') {
        // A position alone, as people copy it.
        (usual, first)
    } else {
        let variant = first
            .parse()
            .map_err(|_| Failure::new("bad_request", Sentence::new("error-ogn-variant")))?;
        (variant, parts.next().unwrap_or_default())
    };
    let position: Position = position
        .parse()
        .map_err(|error| Failure::new("bad_position", errors::of_position(&error)))?;
    let file = format!(
        "[Variant \"{variant}\"]\n[FEN \"{position}\"]\n\n{} *",
        parts.next().unwrap_or_default()
    );
    let mut study = read_file(&file, 0)?;
    if let Some(place) = parts.next() {
        let place = place.parse().map_err(|_| {
            let said = Sentence::new("error-bad-request").with("detail", "the place is no number");
            Failure::new("bad_request", said)
        })?;
        study.step_to(place);
    }
    Ok(study)
}

/// The holes named, one after the other; nothing where a letter names none.
pub(super) fn holes(letters: &str, row: RowLength) -> Option<Vec<Hole>> {
    letters
        .chars()
        .map(|letter| Hole::from_letter(letter, row))
        .collect()
}

/// A new study of a position as text, which [`read`] reads.
pub(super) fn of_position(
    variant: Variant,
    position: &Position,
    last_four: Option<Player>,
) -> String {
    match last_four {
        None => format!("{variant}/{position}"),
        Some(player) => {
            let taker = if player == Player::South {
                "south"
            } else {
                "north"
            };
            format!(
                "{PLACE}\n[Variant \"{variant}\"]\n[FEN \"{position}\"]\n[LastFour \"{taker}\"]\n\n*\n"
            )
        }
    }
}

/// The game before its first move.
pub(super) fn base_of(mut game: Match) -> Match {
    while game.undo().is_some() {}
    game
}
