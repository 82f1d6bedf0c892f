//! Everything the page draws, as plain data. TypeScript's types are generated from these.

use std::collections::BTreeMap;

use hoyito::{MoveError, NoNextRound, Player};
use hoyito_texts::{Arg, errors};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// A player, written as in positions: `S` or `N`.
#[derive(Tsify, Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// South, the near row.
    S,
    /// North, the far row.
    N,
}

impl From<Player> for Side {
    fn from(player: Player) -> Side {
        match player {
            Player::South => Side::S,
            Player::North => Side::N,
        }
    }
}

impl From<Side> for Player {
    fn from(side: Side) -> Player {
        match side {
            Side::S => Player::South,
            Side::N => Player::North,
        }
    }
}

/// A message of the Fluent files with its arguments.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
pub struct Sentence {
    /// The message's id.
    pub id: &'static str,
    /// The arguments, by name.
    #[tsify(type = "Record<string, string | number>")]
    pub args: BTreeMap<&'static str, Value>,
}

/// An argument of a [`Sentence`].
#[derive(Serialize, Clone, PartialEq, Debug)]
#[serde(untagged)]
pub enum Value {
    /// A count or a number.
    Number(u32),
    /// A letter, a name or a word that the message chooses by.
    Text(String),
}

impl From<hoyito_texts::Sentence> for Sentence {
    fn from(said: hoyito_texts::Sentence) -> Sentence {
        let value = |arg| match arg {
            Arg::Number(number) => Value::Number(number),
            Arg::Text(text) => Value::Text(text),
        };
        let args = said.args.into_iter();
        Sentence {
            id: said.id,
            args: args.map(|(name, arg)| (name, value(arg))).collect(),
        }
    }
}

/// Who plays a row.
#[derive(Tsify, Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(tag = "by", rename_all = "camelCase")]
pub enum Seat {
    /// Somebody at this screen.
    Person,
    /// The engine, at a level from 1.
    Computer {
        /// Strength, 1 is the gentlest.
        level: u8,
    },
}

/// A hole as it lies now.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct HoleView {
    /// Ring index, 0 to 2n - 1 (RULES.md, section 1).
    pub index: u8,
    /// `A` to `L` for South, `a` to `l` for North.
    pub letter: String,
    /// Whose row it is in.
    pub owner: Side,
    /// Place in the row from the owner's left, from 0.
    pub column: u8,
    /// Seeds in it.
    pub seeds: u8,
    /// Closed for this round.
    pub closed: bool,
    /// May be sown now by the player to move.
    pub playable: bool,
    /// Why the player to move may not sow it; nothing where it may be played.
    pub why: Option<Sentence>,
    /// Its sowing would never end, and the house rules forbid that.
    pub endless: bool,
}

/// The sowing shown on the board as the last one.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
pub struct LastSowing {
    /// The hole that was lifted first.
    pub from: u8,
    /// The hole of the last drop.
    pub end: u8,
    /// Every hole that a seed was dropped into, each once.
    pub trail: Vec<u8>,
    /// Holes whose casa was captured.
    pub captured: Vec<u8>,
}

/// What a sowing would do, before it is sown.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(hashmap_as_object, missing_as_null)]
pub struct Ahead {
    /// Where it would run.
    pub marks: LastSowing,
    /// Laps sown.
    pub laps: u32,
    /// Seeds captured by casas and, if it comes to that, the last four; shares not counted.
    pub seeds: u8,
    /// It earns another move.
    pub again: bool,
}

/// A sowing in the move list.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
pub struct Token {
    /// The move as written in game files: `E+4`.
    pub text: String,
    /// Where a jump goes to see the game right after it.
    pub at: u32,
    /// What a jump there is called.
    pub name: Sentence,
}

/// One line of the move list: a turn of each player.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
pub struct Line {
    /// Counted from 1 in each round.
    pub number: u32,
    /// South's sowings in a row.
    pub south: Vec<Token>,
    /// North's sowings in a row.
    pub north: Vec<Token>,
}

/// A round: its moves and its line of the match table.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(missing_as_null)]
pub struct RoundView {
    /// Counted from 1.
    pub number: u32,
    /// Who started it.
    pub first: Side,
    /// Its moves, the undone ones included.
    pub lines: Vec<Line>,
    /// South's and North's captures so far, or the result.
    pub captures: [u16; 2],
    /// Seeds each kept from the round before.
    pub kept: [u16; 2],
    /// Letters of the closed holes, South's and North's.
    pub closed: [String; 2],
    /// How it ended, the rest of the message's id: `last-four`; nothing while it is in play.
    pub ended: Option<String>,
    /// Who won; nothing for a tie or while it is in play.
    pub winner: Option<Side>,
}

/// Somewhere to go in the game's history.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
pub struct Jump {
    /// The place in the history.
    pub to: u32,
    /// What going there is called.
    pub name: Sentence,
}

/// The game as the page draws it.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(hashmap_as_object, missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// `I`, `II` or `III`.
    pub variant: String,
    /// Holes in a row.
    pub holes: u8,
    /// Levels the computer has, from 1.
    pub levels: u8,
    /// One round only, no match.
    pub single: bool,
    /// The round on the board, from 1.
    pub round: u32,
    /// Who plays South and North.
    pub seats: [Seat; 2],
    /// What South and North are called in sentences: `you`, `computer`, `south`, `north`.
    pub names: [String; 2],
    /// The 2n holes in ring order.
    pub board: Vec<HoleView>,
    /// South's and North's captures.
    pub captures: [u16; 2],
    /// Seeds left on the board.
    pub left: u16,
    /// The player to move; nothing when the round is over.
    pub mover: Option<Side>,
    /// The mover earned this move with the last one.
    pub again: bool,
    /// The last sowing of the round in play.
    pub last: Option<LastSowing>,
    /// What just happened and what can be done now.
    pub said: Vec<Sentence>,
    /// All rounds recorded, those undone included.
    pub rounds: Vec<RoundView>,
    /// The place in the history: sowings, agreements, resignations and new rounds so far.
    pub at: u32,
    /// The same with what was undone: the end of the history.
    pub recorded: u32,
    /// Undoing: to before the last sowing, or to before the person's last one against the computer.
    pub undo: Option<Jump>,
    /// Playing again what was undone.
    pub redo: Option<Jump>,
    /// The round in play is over.
    pub round_over: bool,
    /// The whole game is over.
    pub over: bool,
    /// Who won the game when it is over; nothing for a tie.
    pub winner: Option<Side>,
}

/// A step of a sowing, with what it leaves behind, so that nothing has to be worked out to show it.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[serde(tag = "step", rename_all = "camelCase")]
pub enum Step {
    /// All seeds of a hole are taken in hand.
    Lift {
        /// The hole.
        hole: u8,
        /// Seeds in hand.
        hand: u8,
    },
    /// One seed is dropped.
    Drop {
        /// The hole.
        hole: u8,
        /// Seeds in it now.
        seeds: u8,
        /// Seeds still in hand.
        hand: u8,
    },
    /// The four in a hole are captured.
    Casa {
        /// The hole.
        hole: u8,
        /// Who takes them.
        to: Side,
        /// The captures of that player now.
        captures: u16,
    },
    /// The last four of the round are taken, wherever they lie.
    LastFour {
        /// Who takes them.
        to: Side,
        /// The captures of that player now.
        captures: u16,
    },
    /// The seeds left are shared.
    Share {
        /// South's and North's captures now.
        captures: [u16; 2],
    },
}

/// A move that was played: how to show it, and what then is.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(hashmap_as_object, missing_as_null)]
pub struct Sowing {
    /// Whose sowing it was.
    pub player: Side,
    /// Every step; empty when there are too many to show.
    pub steps: Vec<Step>,
    /// The game afterwards.
    pub view: View,
}

/// The rulings that can be set for a new game (RULES.md, section 4).
#[derive(Tsify, Serialize, Deserialize, Clone, PartialEq, Debug)]
#[tsify(missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct HouseRules {
    /// Endless sowings may be played and end the round.
    pub endless_ends_round: bool,
    /// The same position for so many times ends the round; nothing is off.
    pub repetition: Option<u32>,
    /// So many moves without a capture end the round; nothing is off.
    pub no_capture_limit: Option<u32>,
    /// So many rounds end the match; nothing is off.
    pub round_limit: Option<u32>,
    /// Holes are filled from the right, so the leftmost are closed.
    pub closed_leftmost: bool,
}

/// What a new game is made of.
#[derive(Tsify, Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(rename_all = "camelCase")]
pub struct NewGame {
    /// `I`, `II` or `III`.
    pub variant: String,
    /// Holes in a row, 1 to 12.
    pub holes: u8,
    /// One round only.
    pub single: bool,
    /// Who starts.
    pub first: Side,
    /// Who plays South and North.
    pub seats: [Seat; 2],
    /// The rulings.
    pub rules: HouseRules,
    /// Any number: the computer's opinions for this game come from it.
    pub seed: u32,
}

/// A game of a file, as its tags tell it; what they don't tell is missing.
#[derive(Tsify, Serialize, Clone, PartialEq, Eq, Debug)]
#[tsify(missing_as_null)]
#[serde(rename_all = "camelCase")]
pub struct GameHead {
    /// Who played South: a name, or `Person` or `Hoyito level 3` as this program writes them.
    pub south: Option<String>,
    /// Who played North.
    pub north: Option<String>,
    /// As the file has it, `2026.11.29`.
    pub date: Option<String>,
    /// `I`, `II` or `III`.
    pub variant: Option<String>,
    /// Holes in a row, if not the usual six.
    pub holes: Option<String>,
    /// As the file has it, `25-23`.
    pub result: Option<String>,
    /// Rounds of a match, to be opened together.
    pub is_match: bool,
}

/// The games of a file that can be opened one by one.
#[derive(Tsify, Serialize, Clone, PartialEq, Eq, Debug)]
pub struct GameList {
    /// In the order of the file.
    pub games: Vec<GameHead>,
}

/// Why something could not be done, for the person.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(hashmap_as_object, missing_as_null)]
pub struct Failure {
    /// A code of INTERFACES.md, or `saved_damaged`, `saved_newer`.
    pub code: &'static str,
    /// What to say.
    pub sentence: Sentence,
}

impl Failure {
    /// A failure that says `sentence`.
    pub fn new(code: &'static str, sentence: hoyito_texts::Sentence) -> Failure {
        Failure {
            code,
            sentence: sentence.into(),
        }
    }
}

impl From<MoveError> for Failure {
    fn from(error: MoveError) -> Failure {
        Failure::new(error.code(), errors::of_move(&error))
    }
}

impl From<NoNextRound> for Failure {
    fn from(error: NoNextRound) -> Failure {
        let code = match error {
            NoNextRound::RoundInPlay => "bad_request",
            NoNextRound::MatchOver => "round_over",
        };
        Failure::new(code, errors::of_next_round(error))
    }
}

/// A section of the rules for reading, as message ids.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
pub struct RulesSection {
    /// The heading.
    pub heading: &'static str,
    /// What follows it.
    pub blocks: Vec<RulesBlock>,
}

/// A paragraph or a list of rulings.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[serde(rename_all = "camelCase")]
pub enum RulesBlock {
    /// Running text.
    Paragraph(&'static str),
    /// Named rulings.
    List(Vec<RulesItem>),
}

/// A ruling: its name, what it means, and the default of one that can be set.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(missing_as_null)]
pub struct RulesItem {
    /// Its name.
    pub name: &'static str,
    /// What it means.
    pub text: &'static str,
    /// Its default, if there is a choice.
    pub default: Option<Sentence>,
}

/// The rules of a variant for reading.
#[derive(Tsify, Serialize, Clone, PartialEq, Debug)]
#[tsify(hashmap_as_object, missing_as_null)]
pub struct RulesPage {
    /// In order.
    pub sections: Vec<RulesSection>,
}

impl RulesPage {
    /// The page of `variant`, put together by `hoyito_texts`.
    pub fn of(variant: hoyito::Variant) -> RulesPage {
        let item = |item: hoyito_texts::Item| RulesItem {
            name: item.name,
            text: item.text,
            default: item.default.map(Sentence::from),
        };
        let block = |block| match block {
            hoyito_texts::Block::Paragraph(id) => RulesBlock::Paragraph(id),
            hoyito_texts::Block::List(items) => {
                RulesBlock::List(items.into_iter().map(item).collect())
            }
        };
        let sections = hoyito_texts::rules_page(variant).into_iter();
        RulesPage {
            sections: sections
                .map(|section| RulesSection {
                    heading: section.heading,
                    blocks: section.blocks.into_iter().map(block).collect(),
                })
                .collect(),
        }
    }
}
