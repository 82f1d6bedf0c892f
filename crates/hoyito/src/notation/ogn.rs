//! Game files in OGN, the Oware Game Notation, extended (RULES.md, section 6): tags, moves in turns, comments in braces,
//! variations in parentheses. [`parse_ogn`] reads text into [`OgnGame`]s, `Display` writes them back;
//! [`ogn_of`] and [`game_of`] go from and to a played [`Match`](crate::Match).

mod convert;
mod fault;
mod parse;
mod write;

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

pub use convert::{game_of, ogn_of, read_game};
pub use fault::{BadValue, OgnError, OgnErrorKind};
pub use parse::parse_ogn;

/// A tag, `[Name "value"]`. Unknown ones are kept as they are.
///
/// ```
/// use hoyito::notation::parse_ogn;
/// let games = parse_ogn("[Variant \"II\"]\n\n1. F f *\n").unwrap();
/// assert_eq!(games[0].tags[0].name, "Variant");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// Name, letters, digits and underscores.
    pub name: String,
    /// Value, any text.
    pub value: String,
}

/// One move of a line.
///
/// ```
/// use hoyito::notation::parse_ogn;
/// let games = parse_ogn("1. E+4 {well seen} (1. F) *").unwrap();
/// let first = &games[0].line.moves[0];
/// assert_eq!((first.letter, first.capture), ('E', Some(4)));
/// assert_eq!(first.comments, ["well seen"]);
/// assert_eq!(first.variations[0].moves[0].letter, 'F');
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OgnMove {
    /// Letter of the hole.
    pub letter: char,
    /// Seeds captured, as written after `+`.
    pub capture: Option<u8>,
    /// Glyphs as in PGN: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`.
    pub glyphs: Vec<u8>,
    /// Comments after the move.
    pub comments: Vec<String>,
    /// Lines that might have been played in place of this move.
    pub variations: Vec<OgnLine>,
}

/// Moves that follow one another.
///
/// ```
/// assert!(hoyito::notation::OgnLine::default().moves.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OgnLine {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<OgnMove>,
}

/// A game of a file: one round, or a round of a match.
///
/// ```
/// use hoyito::notation::parse_ogn;
/// let text = "[Variant \"I\"]\n[Annotator \"Ana\"]\n\n1. F f 2. E *\n";
/// let games = parse_ogn(text).unwrap();
/// assert_eq!(games[0].tag("Annotator"), Some("Ana"));
/// assert_eq!(games[0].to_string(), text);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OgnGame {
    /// Tags in the order of the file.
    pub tags: Vec<Tag>,
    /// The main line.
    pub line: OgnLine,
    /// The result written after the moves, such as `25-23`; `None` is written `*`.
    pub result: Option<String>,
}

impl OgnGame {
    /// Value of the first tag called `name`; small and capital letters and underscores are not told apart.
    ///
    /// ```
    /// use hoyito::notation::parse_ogn;
    /// let games = parse_ogn("[EndlessSowing \"ends_round\"] *").unwrap();
    /// assert_eq!(games[0].tag("endless_sowing"), Some("ends_round"));
    /// ```
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|tag| same_name(&tag.name, name))
            .map(|tag| tag.value.as_str())
    }

    /// Sets the tag called `name`, adding it at the end if there is none.
    ///
    /// ```
    /// let mut game = hoyito::notation::OgnGame::default();
    /// game.set_tag("Event", "Fiesta");
    /// assert_eq!(game.tag("Event"), Some("Fiesta"));
    /// ```
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let value = value.to_string();
        match self.tags.iter_mut().find(|tag| same_name(&tag.name, name)) {
            Some(tag) => tag.value = value,
            None => self.tags.push(Tag {
                name: name.to_string(),
                value,
            }),
        }
    }
}

fn same_name(one: &str, other: &str) -> bool {
    let letters = |name: &str| {
        name.bytes()
            .filter(|&byte| byte != b'_')
            .map(|byte| byte.to_ascii_lowercase())
            .collect::<Vec<_>>()
    };
    letters(one) == letters(other)
}
