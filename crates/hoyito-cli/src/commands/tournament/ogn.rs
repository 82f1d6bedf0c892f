//! All games as one OGN file.

use hoyito::notation::{OgnError, game_of, ogn_of};
use hoyito::{LastFour, Match};
use hoyito_engine::tournament::{Ending, Game, Tournament};

/// The games in the order of their numbers. One that ended by a fault is written as resigned by whose fault it was, with a
/// tag that tells which: so it can be played again, and loses nothing.
pub fn text(tournament: &Tournament, games: &[Game]) -> Result<String, OgnError> {
    let games: Result<Vec<String>, OgnError> =
        games.iter().map(|game| one(tournament, game)).collect();
    Ok(games?.join("\n"))
}

fn one(tournament: &Tournament, game: &Game) -> Result<String, OgnError> {
    let [south, north] = game
        .seats
        .map(|player| tournament.players[player].name.as_str());
    let number = format!("{}.{}", game.number / 2 + 1, game.number % 2 + 1);
    let tags = [
        ("Event", "Tournament"),
        ("Round", &number),
        ("South", south),
        ("North", north),
    ];
    let mut played = start(tournament, game)?;
    for step in game.round.steps() {
        // The same rules have allowed it before.
        let _ = played.play(step.hole);
    }
    if let Some(loser) = game.round.resigned() {
        let _ = played.resign(loser);
    }
    let mut files = ogn_of(&played, &tags);
    if let (Ending::Fault { by, fault, detail }, [file]) = (&game.ending, &mut files[..]) {
        file.set_tag("Fault", &format!("{} {by}: {detail}", fault.name()));
    }
    Ok(files.iter().map(ToString::to_string).collect())
}

/// A match of one round, not begun. That the last four go to a certain player can be said of it in a file only.
fn start(tournament: &Tournament, game: &Game) -> Result<Match, OgnError> {
    let (rules, start) = (&tournament.rules, *game.round.start());
    let empty = Match::single(rules.variant, tournament.rulings, start);
    let last_four = match rules.last_four {
        LastFour::Captor => return Ok(empty),
        LastFour::South => "south",
        LastFour::North => "north",
    };
    let mut files = ogn_of(&empty, &[]);
    for file in &mut files {
        file.set_tag("LastFour", last_four);
    }
    game_of(&files)
}
