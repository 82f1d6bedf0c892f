//! The record of a game as lines: its moves in notation, and the match round by round.

use hoyito::notation::ogn_of;
use hoyito::{EndReason, Hole, Player, Round};
use hoyito_texts::{Seats, Sentence, Texts, Who};

use super::table::Table;
use crate::text::wrap;

/// Columns of a line.
const WIDTH: usize = 72;

/// What a player is called.
pub fn player_name(texts: &Texts, seats: &Seats, player: Player) -> String {
    texts.text(match seats.who(player) {
        Who::You => "player-you",
        Who::Computer => "player-computer",
        Who::South => "player-south",
        Who::North => "player-north",
    })
}

/// The moves of every round in notation (RULES.md, section 6).
pub fn moves_lines(table: &Table, texts: &Texts) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, mut round) in (1u32..).zip(ogn_of(table.game(), &[])) {
        if table.game().is_linked() {
            lines.push(texts.say(&Sentence::new("match-round-number").with("round", number)));
        }
        if round.line.moves.is_empty() {
            lines.push(texts.text("moves-none"));
            continue;
        }
        round.tags.clear();
        lines.extend(wrap(&round.to_string(), WIDTH));
    }
    lines
}

/// The match, a paragraph a round.
pub fn match_lines(table: &Table, texts: &Texts) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, round) in (1u32..).zip(table.game().rounds()) {
        lines.extend(wrap(
            &round_line(number, round, &table.seats(), texts),
            WIDTH,
        ));
    }
    lines
}

fn round_line(number: u32, round: &Round, seats: &Seats, texts: &Texts) -> String {
    let start = round.start();
    let named = |id: &str, value: &str| format!("{}: {value}", texts.text(id));
    let captures = Player::BOTH.map(|player| {
        let seeds = round.position().captures(player);
        format!("{} {seeds}", player_name(texts, seats, player))
    });
    let mut parts = vec![
        texts.say(&Sentence::new("match-round-number").with("round", number)),
        named("match-started", &player_name(texts, seats, start.to_move())),
        named("match-result", &captures.join(", ")),
    ];
    match (round.end(), round.winner()) {
        (Some(reason), Some(winner)) => {
            let tie = || texts.text("match-tie");
            let name = winner
                .player()
                .map_or_else(tie, |player| player_name(texts, seats, player));
            parts.push(named("match-winner", &name));
            parts.push(named("match-ended", &texts.text(ended_id(reason))));
        }
        _ => parts.push(texts.text("match-in-play")),
    }
    if !start.closed().is_empty() {
        let letters: Vec<_> = start
            .closed()
            .iter()
            .map(|hole: Hole| hole.letter(start.row()).to_string())
            .collect();
        parts.push(named("match-closed", &letters.join(", ")));
    }
    let kept = Player::BOTH.map(|player| start.captures(player));
    if kept != [0, 0] {
        parts.push(named("match-kept", &format!("{}-{}", kept[0], kept[1])));
    }
    format!("{}.", parts.join(". "))
}

fn ended_id(reason: EndReason) -> &'static str {
    match reason {
        EndReason::NoMove => "ended-no-move",
        EndReason::Repetition => "ended-repetition",
        EndReason::NoCaptureLimit => "ended-no-capture-limit",
        EndReason::EndlessSowing => "ended-endless-sowing",
        EndReason::Agreement => "ended-agreement",
        EndReason::Resignation => "ended-resignation",
        // The kind may grow; every other end of a round today is the last four.
        _ => "ended-last-four",
    }
}
