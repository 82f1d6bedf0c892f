//! The game as the page draws it.

use hoyito::{EndReason, Hole, Match, MoveError, Player, Position, Round, RoundStep, Trace};
use hoyito_engine::Level;
use hoyito_texts::{Sentence, errors, events, results};

use crate::record::{Action, Entry, Record};
use crate::view::{self, Ahead, HoleView, Jump, LastSowing, Line, RoundView, Token, View};

/// Everything there is to see.
pub(crate) fn view(record: &Record) -> View {
    let game = record.game();
    let round = game.round();
    let position = round.position();
    let names = record.names();
    let over = game.over();
    let done = round.end().is_some();
    View {
        variant: game.variant().to_string(),
        holes: position.row().get() as u8,
        levels: Level::HIGHEST.get(),
        single: !game.is_linked(),
        round: game.rounds().len() as u32,
        seats: *record.seats(),
        names: Player::BOTH.map(|player| names.who(player).name().to_string()),
        board: holes(round),
        captures: captures(position),
        left: position.on_board().into(),
        mover: (!done).then(|| position.to_move().into()),
        again: round
            .steps()
            .last()
            .is_some_and(|step| step.player == position.to_move()),
        last: round.steps().last().and_then(|step| last(round, step)),
        said: said(record).into_iter().map(Into::into).collect(),
        rounds: rounds(record),
        at: record.at() as u32,
        recorded: record.entries().len() as u32,
        undo: record.undo_to().map(|to| Jump {
            to: to as u32,
            name: undo_named(record, &record.entries()[to]).into(),
        }),
        redo: record.redo_to().map(|to| Jump {
            to: to as u32,
            name: redo_named(record, &record.entries()[record.at()]).into(),
        }),
        round_over: done,
        over: over.is_some(),
        winner: over.and_then(|end| end.winner).map(Into::into),
    }
}

fn captures(position: &Position) -> [u16; 2] {
    position.to_setup().captures.map(Into::into)
}

fn holes(round: &Round) -> Vec<HoleView> {
    let position = round.position();
    let row = position.row();
    (0..row.ring() as u8)
        .filter_map(Hole::new)
        .map(|hole| {
            let refused = round.check(hole).err();
            HoleView {
                index: hole.index() as u8,
                letter: hole.letter(row).to_string(),
                owner: hole.owner(row).into(),
                column: hole.column(row) as u8,
                seeds: position.seeds(hole),
                closed: position.is_closed(hole),
                playable: refused.is_none(),
                endless: matches!(
                    refused,
                    Some(MoveError::EndlessSowing { .. } | MoveError::UndecidedSowing { .. })
                ),
                why: refused.map(|error| errors::of_move(&error).into()),
            }
        })
        .collect()
}

/// The marks of a sowing: where it began, where it ran, where it ended.
fn last(round: &Round, step: &RoundStep) -> Option<LastSowing> {
    let trace = step.before.trace(round.rules(), step.hole).ok()?;
    Some(marks(step.hole, &trace))
}

/// What sowing a hole would do; the hole may be played.
pub(crate) fn look(round: &Round, hole: Hole) -> Result<Ahead, MoveError> {
    round.check(hole)?;
    let trace = round.position().trace(round.rules(), hole)?;
    let played = &trace.played;
    let mover = round.position().to_move();
    let last_four = played.last_four.filter(|taken| taken.to == mover);
    Ok(Ahead {
        marks: marks(hole, &trace),
        laps: played.laps,
        seeds: played.captured + last_four.map_or(0, |taken| taken.seeds),
        again: played.again,
    })
}

fn marks(from: Hole, trace: &Trace) -> LastSowing {
    let index = |hole: &Hole| hole.index() as u8;
    let mut trail: Vec<u8> = trace
        .laps
        .iter()
        .flat_map(|lap| &lap.drops)
        .map(index)
        .collect();
    let end = trail.last().copied().unwrap_or(index(&from));
    trail.sort_unstable();
    trail.dedup();
    let captures = trace.laps.iter().flat_map(|lap| &lap.captures);
    LastSowing {
        from: index(&from),
        end,
        trail,
        captured: captures.map(index).collect(),
    }
}

/// What the last action did and what can be done now.
fn said(record: &Record) -> Vec<Sentence> {
    let (game, names) = (record.game(), record.names());
    let round = game.round();
    let mover = round.position().to_move();
    let turn = || events::turn(&names, mover);
    if record.went_back() {
        let undone = &record.entries()[record.at()];
        let mut said = vec![sowing_named(record, "event-undone", undone)];
        if undone.action == Action::NextRound || round.end().is_some() {
            said.clear();
            said.extend(result(record));
        } else {
            said.push(turn());
        }
        return said;
    }
    let Some(entry) = record.at().checked_sub(1).map(|at| record.entries()[at]) else {
        let start = *round.start();
        let usual = start == Position::start(start.row()).with_to_move(start.to_move());
        let opening = if usual {
            events::opening(&names, mover)
        } else {
            turn()
        };
        return match round.end() {
            Some(_) => result(record),
            None => vec![opening],
        };
    };
    match (entry.action, round.steps().last()) {
        (Action::Play(_), Some(step)) => {
            let mut said = events::step(&names, round.rules(), round.rulings(), step);
            if round.end().is_some() {
                said.extend(result(record));
            } else if !step.played.again && !step.played.passed {
                said.push(turn());
            }
            said
        }
        (Action::NextRound, _) => {
            let number = game.rounds().len();
            let before = game.rounds()[number - 2].start();
            let mut said = events::next_round(&names, number as u32, before, round.start());
            if round.end().is_some() {
                said.extend(result(record));
            }
            said
        }
        (Action::Resign(player), _) => {
            let left = left_before_end(round);
            let mut said = vec![results::resignation(&names, player, left)];
            said.extend(result(record));
            said
        }
        (Action::Agree, _) => {
            let left = left_before_end(round);
            let agreed = results::end(EndReason::Agreement, left, round.rulings());
            agreed.into_iter().chain(result(record)).collect()
        }
        (Action::Play(_), None) => vec![turn()],
    }
}

/// Seeds that were on the board when the round was ended without a move.
fn left_before_end(round: &Round) -> u8 {
    round
        .steps()
        .last()
        .map_or(round.start(), |step| &step.played.position)
        .on_board()
}

/// How the round and, if it is over, the match came out.
fn result(record: &Record) -> Vec<Sentence> {
    let (game, names) = (record.game(), record.names());
    let round = game
        .round()
        .result()
        .map(|seeds| results::round(&names, seeds));
    let over = game.over().filter(|_| game.is_linked());
    let whole = over.map(|end| results::of_match(&names, &end));
    round.into_iter().chain(whole).collect()
}

/// `id` with who sowed and where.
fn sowing_named(record: &Record, id: &'static str, entry: &Entry) -> Sentence {
    let said = Sentence::new(id).with("who", record.names().who(entry.player));
    match entry.action {
        Action::Play(hole) => said.with("hole", hole.letter(record.game().position().row())),
        Action::NextRound | Action::Agree | Action::Resign(_) => Sentence::new("event-undone-end"),
    }
}

/// What undoing an entry is called.
fn undo_named(record: &Record, entry: &Entry) -> Sentence {
    match entry.action {
        Action::Play(_) => sowing_named(record, "undo-named", entry),
        Action::Agree => Sentence::new("undo-agreement"),
        Action::Resign(_) => Sentence::new("undo-resignation"),
        Action::NextRound => Sentence::new("undo-next-round"),
    }
}

/// What redoing an entry is called.
fn redo_named(record: &Record, entry: &Entry) -> Sentence {
    match entry.action {
        Action::Play(_) => sowing_named(record, "redo-named", entry),
        Action::Agree => Sentence::new("redo-agreement"),
        Action::Resign(_) => Sentence::new("redo-resignation"),
        Action::NextRound => Sentence::new("redo-next-round"),
    }
}

fn rounds(record: &Record) -> Vec<RoundView> {
    let whole = record.whole();
    let numbered = whole.rounds().iter().enumerate();
    numbered
        .map(|(number, round)| RoundView {
            number: number as u32 + 1,
            first: round.start().to_move().into(),
            lines: lines(record, number),
            captures: captures(round.position()),
            kept: captures(round.start()),
            closed: Player::BOTH.map(|player| closed(round.start(), player)),
            ended: round.end().map(|end| end.name().replace('_', "-")),
            winner: winner(round),
        })
        .collect()
}

fn winner(round: &Round) -> Option<view::Side> {
    round.winner()?.player().map(Into::into)
}

fn closed(position: &Position, player: Player) -> String {
    let row = position.row();
    let own = position
        .closed()
        .iter()
        .filter(|hole| hole.owner(row) == player);
    let letters: Vec<String> = own.map(|hole| hole.letter(row).to_string()).collect();
    letters.join(", ")
}

/// A round's sowings, a turn of each player to a line; the starter's turn opens it.
fn lines(record: &Record, round: usize) -> Vec<Line> {
    let row = record.game().position().row();
    let mut lines: Vec<Line> = vec![];
    let mut mover = None;
    let starter = first_of(record.whole(), round);
    for (at, entry) in record.entries().iter().enumerate() {
        let Action::Play(hole) = entry.action else {
            continue;
        };
        if entry.round != round {
            continue;
        }
        let opens = lines.is_empty() || (mover != Some(entry.player) && entry.player == starter);
        if opens {
            lines.push(Line {
                number: lines.len() as u32 + 1,
                south: vec![],
                north: vec![],
            });
        }
        mover = Some(entry.player);
        let mut text = hole.letter(row).to_string();
        if entry.captured > 0 {
            text.push_str(&format!("+{}", entry.captured));
        }
        let token = Token {
            text,
            at: at as u32 + 1,
            name: sowing_named(record, "move-go-to", entry).into(),
        };
        if let Some(line) = lines.last_mut() {
            match entry.player {
                Player::South => line.south.push(token),
                Player::North => line.north.push(token),
            }
        }
    }
    lines
}

fn first_of(game: &Match, round: usize) -> Player {
    game.rounds()
        .get(round)
        .map_or(Player::South, |round| round.start().to_move())
}
