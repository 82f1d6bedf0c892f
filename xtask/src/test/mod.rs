//! `cargo xtask test`: everything that has to hold, step by step, with the time each took.

use std::cell::Cell;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use clap::builder::PossibleValuesParser;

use crate::workspace::Workspace;

mod api;
mod dependencies;
mod no_std;
mod rust;
mod steps;
mod web;

use steps::{STEPS, Step};

/// Which steps to run.
#[derive(clap::Args)]
pub struct Options {
    /// Run this step alone (may be repeated)
    #[arg(long, value_name = "STEP", value_parser = names())]
    only: Vec<String>,
    /// Leave this step out (may be repeated)
    #[arg(long, value_name = "STEP", value_parser = names())]
    skip: Vec<String>,
    /// Also run the tests that take long, those marked #[ignore]
    #[arg(long)]
    long: bool,
    /// Go on after a step that failed, so that one run tells all that is wrong
    #[arg(long)]
    keep_going: bool,
    /// Only list the steps
    #[arg(long)]
    list: bool,
}

/// What every step may look at.
pub struct Context<'a> {
    /// The folders.
    pub workspace: &'a Workspace,
    /// Whether tests that take long run too.
    pub long: bool,
    /// Whether an earlier step has made sure of what the page's steps stand on.
    prepared: Cell<bool>,
}

impl Context<'_> {
    /// Packages and bindings of the page: seen to once, since nothing changes them between steps.
    fn prepare_page(&self) -> Result<()> {
        if !self.prepared.get() {
            crate::web::prepare(self.workspace)?;
            self.prepared.set(true);
        }
        Ok(())
    }
}

fn names() -> PossibleValuesParser {
    PossibleValuesParser::new(STEPS.iter().map(|step| step.name))
}

/// Runs the steps in order, up to the first that fails unless told to keep going.
///
/// # Errors
/// When a step failed; the message says how to repeat it alone.
pub fn test(workspace: &Workspace, options: &Options) -> Result<()> {
    let chosen: Vec<&Step> = STEPS
        .iter()
        .filter(|step| options.choose(step.name))
        .collect();
    ensure!(
        !chosen.is_empty(),
        "no step is left to run: --skip took away all of --only"
    );
    if options.list {
        for step in chosen {
            println!("{:<11} {}", step.name, step.what);
        }
        return Ok(());
    }
    let context = Context {
        workspace,
        long: options.long,
        prepared: Cell::new(false),
    };
    let begin = Instant::now();
    let mut times = Vec::new();
    let mut failures = Vec::new();
    for (number, step) in chosen.iter().enumerate() {
        println!(
            "\n== {} ({} of {}): {}",
            step.name,
            number + 1,
            chosen.len(),
            step.what
        );
        let start = Instant::now();
        let outcome = (step.run)(&context);
        times.push((step.name, start.elapsed()));
        if let Err(error) = outcome {
            println!("== {} failed: {error:#}", step.name);
            failures.push(format!("{}: {error:#}", step.name));
            if !options.keep_going {
                break;
            }
        }
    }
    println!("{}", table(&times, begin.elapsed()));
    println!(
        "steps: {} passed, {} failed",
        times.len() - failures.len(),
        failures.len()
    );
    ensure!(
        failures.is_empty(),
        "{}\nrepeat one with: cargo xtask test --only STEP{}",
        failures.join("\n"),
        if options.long { " --long" } else { "" }
    );
    Ok(())
}

impl Options {
    fn choose(&self, name: &str) -> bool {
        let has = |list: &[String]| list.iter().any(|chosen| chosen == name);
        (self.only.is_empty() || has(&self.only)) && !has(&self.skip)
    }
}

fn table(times: &[(&str, Duration)], all: Duration) -> String {
    let line = |name: &str, time: Duration| format!("{name:<11} {:>9}\n", spoken(time));
    let steps: String = times.iter().map(|(name, time)| line(name, *time)).collect();
    format!("\n{steps}{}", line("all", all))
}

fn spoken(time: Duration) -> String {
    if time < Duration::from_secs(60) {
        format!("{:.1} s", time.as_secs_f64())
    } else {
        format!("{} min {:02} s", time.as_secs() / 60, time.as_secs() % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::{Options, spoken};
    use std::time::Duration;

    #[test]
    fn steps_are_chosen_by_name() {
        let options = |only: &[&str], skip: &[&str]| Options {
            only: only.iter().map(ToString::to_string).collect(),
            skip: skip.iter().map(ToString::to_string).collect(),
            long: false,
            keep_going: false,
            list: false,
        };
        assert!(options(&[], &[]).choose("fmt"));
        assert!(!options(&["clippy"], &[]).choose("fmt"));
        assert!(!options(&["fmt", "clippy"], &["fmt"]).choose("fmt"));
        assert!(options(&["fmt", "clippy"], &["fmt"]).choose("clippy"));
    }

    #[test]
    fn times_are_told_in_the_unit_that_fits() {
        assert_eq!(spoken(Duration::from_millis(1_240)), "1.2 s");
        assert_eq!(spoken(Duration::from_secs(125)), "2 min 05 s");
    }
}
