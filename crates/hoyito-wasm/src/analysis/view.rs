//! Everything the analysis board shows, as plain data. TypeScript's types are generated from these.

use serde::{Deserialize, Serialize};
use tsify::Tsify;

use crate::view::{Sentence, Side, View};

/// A move of the tree as it is listed, or a mark between moves. Items follow one another as they are written in game
/// files: a move, then the variations that might replace it, then the moves that follow.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct TreeItem {
    /// Names the place right after this move.
    pub node: u32,
    /// 0 in the main line, one more in each variation of it.
    pub depth: u32,
    /// The first move of a variation.
    pub opens: bool,
    /// Number of the turn as game files write it, `3.` or `3…`; nothing in the middle of a turn.
    pub number: Option<String>,
    /// The move as written in game files, `E+4`; empty for what is no move.
    pub text: String,
    /// `!`, `?`, `!!`, `??`, `!?`, `?!` or nothing.
    pub glyph: &'static str,
    /// Comments before the first move of a variation.
    pub before: Vec<String>,
    /// Comments after it.
    pub comments: Vec<String>,
    /// What going there is called.
    pub name: Option<Sentence>,
    /// Number of the round that begins here.
    pub round: Option<u32>,
    /// How the round was ended without a move, the rest of the message's id: `agreement`, `resignation`.
    pub ended: Option<&'static str>,
}

/// The analysis board.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(hashmap_as_object, missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct StudyView {
    /// The position on the board.
    pub view: View,
    /// The same in notation (RULES.md, section 6).
    pub position: String,
    /// The place in the tree, 0 is the start.
    pub at: u32,
    /// The whole tree.
    pub items: Vec<TreeItem>,
    /// The places of the line that leads through this place to its end, without the start.
    pub line: Vec<u32>,
    /// How many of them are behind: the place in that line.
    pub done: u32,
    /// Comments here.
    pub comment: String,
    /// Comments at the start of all.
    pub opening: Vec<String>,
    /// This line can be moved up before another.
    pub can_promote: bool,
    /// What was removed last can be had back.
    pub can_restore: bool,
    /// The next round of a match can be begun here.
    pub can_begin_round: bool,
    /// Who played South and North, as the game file says.
    pub players: [Option<String>; 2],
    /// Event and date, as the game file says.
    pub about: Vec<String>,
    /// All of it as a text that [`Study::open`](super::Study::open) reads: for links, and to be kept.
    pub text: String,
    /// The game up to here, for the [`Analyst`](super::Analyst).
    pub question: String,
    /// The whole line through here, for a review.
    pub whole: String,
}

/// A position along a line that is only looked at.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(hashmap_as_object, missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct Peek {
    /// The position, with what was just sown.
    pub view: View,
    /// Moves of the line that could be followed.
    pub moves: u32,
}

/// What a move is worth.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct MoveValue {
    /// The hole.
    pub hole: u8,
    /// Its letter.
    pub letter: String,
    /// Final captures of the player to move minus the opponent's, in seeds; nothing until it is known.
    pub value: Option<i32>,
    /// It is proved.
    pub exact: bool,
    /// One of the best moves known.
    pub best: bool,
    /// The moves expected, this one first, as letters.
    pub line: Vec<String>,
    /// What it does and leads to.
    pub why: Option<Sentence>,
}

/// What is known of a position so far.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(hashmap_as_object, missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct Values {
    /// Who is to move; nothing where the round is over.
    pub mover: Option<Side>,
    /// Every legal move, the best first.
    pub moves: Vec<MoveValue>,
    /// Sowings looked ahead from each move.
    pub depth: u32,
    /// Positions visited for it so far.
    pub nodes: f64,
    /// Every value is proved, or nothing more can be found.
    pub done: bool,
}

/// A move of a game that was looked over.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct Judged {
    /// The place right before it in the line.
    pub at: u32,
    /// Who moved.
    pub player: Side,
    /// The move as written.
    pub text: String,
    /// Seeds it gave away, against the best move found.
    pub lost: u32,
    /// Both values are proved.
    pub exact: bool,
    /// A better move's letter.
    pub better: Option<String>,
    /// The line behind it, as letters.
    pub line: Vec<String>,
}

/// The expected end of the round at a place of the line.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct Margin {
    /// The place in the line.
    pub at: u32,
    /// Its round, from 1.
    pub round: u32,
    /// South's final captures minus North's with best play from here, in seeds; nothing until it is known.
    pub value: Option<i32>,
    /// It is proved.
    pub exact: bool,
}

/// A game looked over, as far as it is.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug, Default)]
#[tsify(hashmap_as_object, missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// Every place of the line, the start first.
    pub margins: Vec<Margin>,
    /// The moves that gave seeds away, in their order.
    pub faults: Vec<Judged>,
    /// Accuracy of South and North from 0 to 100; nothing for who had no choice to make.
    pub accuracy: [Option<u32>; 2],
    /// Seeds each gave away.
    pub lost: [u32; 2],
    /// Moves each had to choose.
    pub choices: [u32; 2],
    /// Places that were looked at.
    pub looked: u32,
    /// Places to be looked at.
    pub all: u32,
}

/// A position being set up.
#[derive(Tsify, Serialize, Deserialize, Clone, PartialEq, Debug)]
#[tsify(missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct Draft {
    /// `I`, `II` or `III`.
    pub variant: String,
    /// Holes in a row, 1 to 12.
    pub holes: u8,
    /// Seeds by ring index; nothing for a closed hole.
    pub seeds: Vec<Option<u8>>,
    /// South's and North's captures.
    pub captures: [u8; 2],
    /// Whose captures were typed: the other's are filled in. Nothing fills in both, half and half.
    pub typed: Option<Side>,
    /// Who is to move.
    pub mover: Side,
    /// Who takes the last four in Hoyito III; nothing for who makes the last capture.
    pub last_four: Option<Side>,
}

/// A draft, completed and looked at.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(hashmap_as_object, missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct Drafted {
    /// As it was given, the captures filled in.
    pub draft: Draft,
    /// The holes' letters in ring order.
    pub letters: Vec<String>,
    /// Seeds on the board.
    pub on_board: u32,
    /// Seeds of the whole game.
    pub total: u32,
    /// What is wrong with it; nothing where it is a position.
    pub fault: Option<Sentence>,
    /// A text that [`Study::open`](super::Study::open) reads, where it is a position.
    pub text: Option<String>,
    /// The position in notation, where it is one.
    pub position: Option<String>,
}

/// A move of level 10.
#[derive(Tsify, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The hole to play, its ring index.
    pub hole: u8,
    /// No other move is better: proved, or it is the only one.
    pub proved: bool,
}
