//! The tables of a tournament: for reading, and as JSON.

use std::fmt::Write as _;

use hoyito_engine::tournament::{
    Elo, Fault, Game, Pentanomial, Results, Standing, Testing, Tournament,
};
use serde_json::{Value, json};

/// The tables for reading.
pub fn text(tournament: &Tournament, standing: &Standing) -> String {
    let mut out = format!(
        "Hoyito {}, rows of {}, {} games, openings: {}\n\n",
        tournament.rules.variant,
        tournament.row().get(),
        standing.games,
        tournament.openings.len(),
    );
    let names = tournament.players.iter().map(|player| player.name.as_str());
    let names: Vec<&str> = names.collect();
    let head = [
        "", "games", "won", "tied", "lost", "points", "0", "½", "1", "1½", "2", "Elo", "±95%",
        "seeds", "±95%",
    ];
    if names.len() > 2 {
        let rows: Vec<_> = ranked(standing)
            .into_iter()
            .map(|at| row(names[at], &standing.players[at]))
            .collect();
        out.push_str("Against all others\n");
        table(&head, &rows, &mut out);
        out.push('\n');
    }
    let rows: Vec<_> = standing
        .pairings
        .iter()
        .map(|pairing| {
            let [one, other] = pairing.players.map(|player| names[player]);
            row(&format!("{one} against {other}"), &pairing.results)
        })
        .collect();
    table(&head, &rows, &mut out);
    out.push_str("0 to 2: pairs of games by their points. Elo and seeds a game, each with its interval of 95%.\n");
    let at_fault = |at: &usize| standing.players[*at].faults != [0; 4];
    let at_fault: Vec<usize> = (0..names.len()).filter(at_fault).collect();
    if !at_fault.is_empty() {
        out.push_str("\nGames lost by a fault of one's own\n");
        let rows: Vec<Vec<String>> = at_fault
            .into_iter()
            .map(|at| {
                let counts = standing.players[at].faults;
                let counts = counts.iter().map(ToString::to_string);
                std::iter::once(names[at].to_owned())
                    .chain(counts)
                    .collect()
            })
            .collect();
        let head = ["", "crashed", "time", "illegal move", "no answer"];
        table(&head, &rows, &mut out);
    }
    if let Some(test) = &standing.test {
        let _ = writeln!(out, "\n{}", test_text(test, standing.beyond));
    }
    out
}

/// The players, the best first.
fn ranked(standing: &Standing) -> Vec<usize> {
    let mut order: Vec<usize> = (0..standing.players.len()).collect();
    let points = |at: &usize| standing.players[*at].points();
    order.sort_by(|one, other| points(other).total_cmp(&points(one)));
    order
}

fn row(name: &str, results: &Results) -> Vec<String> {
    let (elo, error) = match results.pairs.elo() {
        None => ("-".into(), "-".into()),
        Some(elo) => elo_text(&elo),
    };
    let number = |number: Option<f64>, signed: bool| match number {
        None => "-".to_owned(),
        Some(number) if signed => format!("{number:+.1}"),
        Some(number) => format!("{number:.1}"),
    };
    let mut row = vec![
        name.to_owned(),
        results.games().to_string(),
        results.wins.to_string(),
        results.ties.to_string(),
        results.losses.to_string(),
        format!("{:.1}", results.points()),
    ];
    row.extend(results.pairs.0.map(|count| count.to_string()));
    row.extend([elo, error]);
    row.push(number(results.margin.mean(), true));
    row.push(number(results.margin.error(), false));
    row
}

/// The estimate and its error; of somebody who won or lost everything, the bound that is known.
fn elo_text(elo: &Elo) -> (String, String) {
    match (elo.value.is_finite(), elo.error()) {
        (true, Some(error)) => (format!("{:+.0}", elo.value), format!("{error:.0}")),
        (true, None) if elo.low.is_finite() => (
            format!("{:+.0}", elo.value),
            format!("over {:+.0}", elo.low),
        ),
        (true, None) if elo.high.is_finite() => (
            format!("{:+.0}", elo.value),
            format!("under {:+.0}", elo.high),
        ),
        (true, None) => (format!("{:+.0}", elo.value), "any".into()),
        (false, _) if elo.value > 0.0 => (format!("> {:+.0}", elo.low), "-".into()),
        (false, _) => (format!("< {:+.0}", elo.high), "-".into()),
    }
}

fn test_text(test: &Testing, beyond: usize) -> String {
    let [elo0, elo1] = test.sprt.elo();
    let [low, high] = test.sprt.bounds();
    let mut text = format!(
        "SPRT of {elo0} against {elo1} Elo: log-likelihood ratio {:.2} ({low:.2} to {high:.2}) after {} pairs, ",
        test.ratio(),
        test.pairs.pairs()
    );
    match test.decision {
        None => {
            text.push_str("undecided: --pairs plays more, a deeper --openings has more to play")
        }
        Some(decision) => {
            let _ = write!(text, "decided for {}", decision.name());
        }
    }
    if beyond > 0 {
        let _ = write!(
            text,
            "; {beyond} more games were played and are not counted"
        );
    }
    text
}

/// Columns as wide as they need be, names to the left, numbers to the right.
fn table(head: &[&str], rows: &[Vec<String>], out: &mut String) {
    let width = |column: usize| {
        let cells = rows.iter().map(|row| row[column].chars().count());
        let head = head[column].chars().count();
        cells.chain([head]).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..head.len()).map(width).collect();
    let head: Vec<String> = head.iter().map(|&cell| cell.to_owned()).collect();
    for row in std::iter::once(&head).chain(rows) {
        let mut line = String::new();
        for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            let _ = match column {
                0 => write!(line, "{cell:<width$}"),
                _ => write!(line, "  {cell:>width$}"),
            };
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
}

/// The tables for programs.
pub fn json(tournament: &Tournament, standing: &Standing, games: &[Game]) -> Value {
    let name = |player: usize| tournament.players[player].name.as_str();
    let pairings: Vec<Value> = standing
        .pairings
        .iter()
        .map(|pairing| {
            let mut value = results(&pairing.results);
            value["players"] = json!(pairing.players.map(name));
            value
        })
        .collect();
    let players: Vec<Value> = ranked(standing)
        .into_iter()
        .map(|at| {
            let mut value = results(&standing.players[at]);
            value["player"] = json!(name(at));
            value
        })
        .collect();
    let test = standing.test.as_ref().map(|test| {
        let ([elo0, elo1], [low, high]) = (test.sprt.elo(), test.sprt.bounds());
        json!({
            "elo0": elo0,
            "elo1": elo1,
            "llr": test.ratio(),
            "low": low,
            "high": high,
            "pairs": test.pairs.pairs(),
            "decision": test.decision.map(|decision| decision.name()),
        })
    });
    json!({
        "variant": tournament.rules.variant.to_string(),
        "holes": tournament.row().get(),
        "openings": tournament.openings.len(),
        "games": standing.games,
        "beyond": standing.beyond,
        "players": players,
        "pairings": pairings,
        "sprt": test,
        "ends": ends(games),
    })
}

/// How often games ended in which way.
fn ends(games: &[Game]) -> Value {
    let mut ends = std::collections::BTreeMap::new();
    for game in games {
        *ends.entry(game.ending.name()).or_insert(0u64) += 1;
    }
    json!(ends)
}

fn results(results: &Results) -> Value {
    json!({
        "games": results.games(),
        "wins": results.wins,
        "ties": results.ties,
        "losses": results.losses,
        "points": results.points(),
        "pentanomial": results.pairs.0,
        "elo": elo(&results.pairs),
        "seeds": results.margin.mean(),
        "seeds_error": results.margin.error(),
        "faults": faults(results.faults),
        "opponents_faults": faults(results.opponents_faults),
    })
}

/// Infinite ends, which JSON does not know, are null.
fn elo(pairs: &Pentanomial) -> Value {
    let finite = |number: f64| number.is_finite().then_some(number);
    match pairs.elo() {
        None => Value::Null,
        Some(elo) => {
            json!({"value": finite(elo.value), "low": finite(elo.low), "high": finite(elo.high)})
        }
    }
}

fn faults(counts: [u64; 4]) -> Value {
    let named = Fault::ALL.iter().map(|fault| fault.name()).zip(counts);
    json!(std::collections::BTreeMap::from_iter(named))
}
