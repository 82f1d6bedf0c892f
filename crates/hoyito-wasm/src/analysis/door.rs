//! The analysis board for JavaScript: [`Study`](super::Study) and [`Analyst`](super::Analyst), carried over.

use tsify::Ts;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::view::{Chosen, Draft, Drafted, Peek, Review, StudyView, Values};
use crate::view::GameList;
use crate::{Given, give, save, take, thrown};

/// The analysis board: [`Study`](super::Study) for JavaScript.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Study {
    study: super::Study,
}

#[wasm_bindgen]
#[expect(clippy::missing_errors_doc, reason = "as in `analysis::Study`, thrown")]
impl Study {
    /// Hoyito I on two rows of six, until something is opened.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Study {
        Study::default()
    }

    /// The study as it is drawn.
    pub fn view(&self) -> Given<StudyView> {
        give(Ok(self.study.view()))
    }

    /// A link's text, a position, or a game file's first game.
    pub fn open(&mut self, text: &str) -> Given<StudyView> {
        give(self.study.open(text))
    }

    /// The games of a file.
    #[wasm_bindgen(js_name = gamesIn)]
    pub fn games_in(&self, text: &str) -> Given<GameList> {
        give(save::games_in(text))
    }

    /// A game of a file, counted from 0.
    #[wasm_bindgen(js_name = openFile)]
    pub fn open_file(&mut self, text: &str, which: u32) -> Given<StudyView> {
        give(self.study.open_file(text, which))
    }

    /// Sows the hole with this ring index.
    pub fn play(&mut self, hole: u8) -> Given<StudyView> {
        give(self.study.play(hole))
    }

    /// Keeps a line from here as a variation.
    #[wasm_bindgen(js_name = addLine)]
    pub fn add_line(&mut self, letters: &str) -> Given<StudyView> {
        give(self.study.add_line(letters))
    }

    /// Begins the next round of the match.
    #[wasm_bindgen(js_name = nextRound)]
    pub fn next_round(&mut self) -> Given<StudyView> {
        give(self.study.next_round())
    }

    /// Goes to a place of the tree.
    pub fn jump(&mut self, node: u32) -> Given<StudyView> {
        give(Ok(self.study.jump(node)))
    }

    /// Writes the comment here.
    pub fn comment(&mut self, text: &str) -> Given<StudyView> {
        give(Ok(self.study.comment(text)))
    }

    /// Judges the move that led here, 1 to 6 as in PGN; 0 takes it back.
    pub fn judge(&mut self, glyph: u8) -> Given<StudyView> {
        give(Ok(self.study.judge(glyph)))
    }

    /// Moves the variation that leads here up.
    pub fn promote(&mut self) -> Given<StudyView> {
        give(Ok(self.study.promote()))
    }

    /// Removes the move that led here and all that follows.
    pub fn remove(&mut self) -> Given<StudyView> {
        give(Ok(self.study.remove()))
    }

    /// Brings back what was removed last.
    pub fn restore(&mut self) -> Given<StudyView> {
        give(self.study.restore())
    }

    /// A position along a line that is only looked at.
    pub fn peek(&self, letters: &str, steps: u32) -> Given<Peek> {
        give(Ok(self.study.peek(letters, steps)))
    }

    /// The whole study as a game file; `date` as in PGN, `2026.11.29`.
    pub fn ogn(&self, date: &str) -> String {
        self.study.ogn(Some(date))
    }

    /// The position on the board, to be changed by hand.
    pub fn draft(&self) -> Given<Drafted> {
        give(super::check(self.study.draft()))
    }

    /// Completes a position set up by hand, and says what is wrong with it.
    pub fn check(&self, draft: Ts<Draft>) -> Given<Drafted> {
        give(super::check(take(&draft)?))
    }

    /// A position in notation, to be changed by hand in place of that of the draft.
    #[wasm_bindgen(js_name = draftOf)]
    pub fn draft_of(&self, position: &str, draft: Ts<Draft>) -> Given<Drafted> {
        give(super::draft_of(position, take(&draft)?))
    }
}

/// Looks at positions: [`Analyst`](super::Analyst) for JavaScript.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Analyst {
    analyst: super::Analyst,
}

#[wasm_bindgen]
#[expect(
    clippy::missing_errors_doc,
    reason = "as in `analysis::Analyst`, thrown"
)]
impl Analyst {
    /// Knows nothing yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Analyst {
        Analyst::default()
    }

    /// Takes a file of exact values along.
    pub fn bring(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), JsValue> {
        self.analyst.bring(name, bytes).map_err(JsValue::from)
    }

    /// Turns to a position.
    pub fn ask(&mut self, saved: &str) -> Given<Values> {
        give(self.analyst.ask(saved))
    }

    /// Goes on with it for about so many positions.
    pub fn deepen(&mut self, nodes: u32) -> Given<Values> {
        give(Ok(self.analyst.deepen(nodes)))
    }

    /// Begins to look over a game.
    pub fn review(&mut self, saved: &str) -> Given<Review> {
        give(self.analyst.review(saved))
    }

    /// Looks at the next place of it.
    pub fn look(&mut self) -> Given<Review> {
        give(Ok(self.analyst.look()))
    }
}

/// Level 10 with exact values: [`Master`](super::Master) for JavaScript.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Master {
    master: super::Master,
}

#[wasm_bindgen]
#[expect(
    clippy::missing_errors_doc,
    reason = "as in `analysis::Master`, thrown"
)]
impl Master {
    /// Without any exact values.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Master {
        Master::default()
    }

    /// Takes a file of exact values along.
    pub fn bring(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), JsValue> {
        self.master.bring(name, bytes).map_err(JsValue::from)
    }

    /// Gets ready to choose moves in a kept game, before one is waited for.
    pub fn prepare(&mut self, saved: &str) -> Result<(), JsValue> {
        self.master.prepare(saved).map_err(thrown)
    }

    /// The move to play, after looking for a proof for at most so many milliseconds.
    pub fn choose(&mut self, saved: &str, milliseconds: u32) -> Given<Chosen> {
        give(self.master.choose(saved, milliseconds))
    }
}
