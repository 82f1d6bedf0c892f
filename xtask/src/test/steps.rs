//! The list of steps, in the order they run: what fails soonest comes first, and what others
//! stand on (the page inside the program) comes before them.

use anyhow::Result;

use super::{Context, api, dependencies, no_std, rust, web};

/// One thing that has to hold.
pub struct Step {
    /// Its name on the command line.
    pub name: &'static str,
    /// What it does, in a few words.
    pub what: &'static str,
    /// Does it.
    pub run: fn(&Context) -> Result<()>,
}

const fn step(name: &'static str, what: &'static str, run: fn(&Context) -> Result<()>) -> Step {
    Step { name, what, run }
}

/// All steps.
#[rustfmt::skip] // a table, one step a line
pub const STEPS: [Step; 18] = [
    step("tools", "Node.js packages and browsers to test in", web::tools),
    step("fmt", "Rust code is formatted", rust::fmt),
    step("reasons", "every dependency has its reason written down", dependencies::check),
    step("wasm", "rules and opponent build for the browser", web::wasm),
    step("wasm-test", "and answer right when run as WebAssembly", web::wasm_test),
    step("web-check", "types of the page", web::check),
    step("web-lint", "habits of the page's code", web::lint),
    step("web-unit", "unit tests of the page", web::unit),
    step("web-build", "the page builds", web::build),
    step("clippy", "habits of the Rust code", rust::clippy),
    step("fuzz", "the fuzz targets compile", rust::fuzz),
    step("no-std", "the rules build without the standard library", no_std::prove),
    step("tests", "Rust tests", rust::tests),
    step("doc-tests", "examples in the documentation", rust::doc_tests),
    step("docs", "documentation builds without a warning", rust::docs),
    step("api", "the HTTP API is what its document says, asked by schemathesis", api::check),
    step("browser", "the page in Chromium and Firefox, served by the program", web::browser),
    step("weight", "what a first visit transfers", web::weight),
];

#[cfg(test)]
mod tests {
    use super::STEPS;
    use std::collections::BTreeSet;

    #[test]
    fn every_name_is_its_own() {
        let names: BTreeSet<_> = STEPS.iter().map(|step| step.name).collect();
        assert_eq!(names.len(), STEPS.len());
    }
}
