//! A sentence before it is put into words: a message id and its arguments.

use alloc::{string::String, vec::Vec};

use hoyito::{HoleSet, RowLength};

use crate::Who;

/// The value of an argument.
///
/// ```
/// use hoyito_texts::Arg;
/// assert_eq!(Arg::from(7u8), Arg::Number(7));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Arg {
    /// A word as it stands: a hole's letter, a player's role, a file's name.
    Text(String),
    /// A count: plurals depend on it.
    Number(u32),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<char> for Arg {
    fn from(letter: char) -> Arg {
        Arg::Text(letter.into())
    }
}

impl From<Who> for Arg {
    fn from(who: Who) -> Arg {
        who.name().into()
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number)
    }
}

/// A message of the Fluent files with what it needs to be said in any language.
///
/// ```
/// use hoyito_texts::{Arg, Sentence};
/// let sentence = Sentence::new("event-hint").with("hole", 'C');
/// assert_eq!(sentence.args, [("hole", Arg::Text("C".into()))]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Sentence {
    /// The message's id in `locales/`.
    pub id: &'static str,
    /// Its arguments by name, each at most once. Serialised as one object.
    #[cfg_attr(feature = "serde", serde(serialize_with = "as_object"))]
    pub args: Vec<(&'static str, Arg)>,
}

impl Sentence {
    /// A message without arguments.
    ///
    /// ```
    /// assert!(hoyito_texts::Sentence::new("event-thinking").args.is_empty());
    /// ```
    pub const fn new(id: &'static str) -> Sentence {
        Sentence {
            id,
            args: Vec::new(),
        }
    }

    /// The same with one more argument.
    ///
    /// ```
    /// let sentence = hoyito_texts::Sentence::new("level").with("level", 3u8);
    /// assert_eq!(sentence.args.len(), 1);
    /// ```
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Sentence {
        self.args.push((name, value.into()));
        self
    }
}

/// Letters joined as the sentences list them: `E, F`.
pub(crate) fn letters(holes: HoleSet, row: RowLength) -> String {
    join(holes.iter().map(|hole| hole.letter(row)))
}

/// Letters joined in the order given.
pub(crate) fn join(letters: impl Iterator<Item = char>) -> String {
    let mut text = String::new();
    for letter in letters {
        if !text.is_empty() {
            text.push_str(", ");
        }
        text.push(letter);
    }
    text
}

#[cfg(feature = "serde")]
fn as_object<S: serde::Serializer>(
    args: &[(&'static str, Arg)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, value)| (name, value)))
}
