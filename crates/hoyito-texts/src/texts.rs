//! Sentences put into words with the Fluent files built in.

use std::fmt;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use hoyito::Variant;
use unic_langid::LanguageIdentifier;

use crate::{Arg, Block, Language, Sentence, rules_page};

/// The Fluent files of a language, by name and content.
///
/// ```
/// use hoyito_texts::{Language, sources};
/// assert_eq!(sources(Language::Rm)[0].0, "events.ftl");
/// ```
pub const fn sources(language: Language) -> &'static [(&'static str, &'static str)] {
    macro_rules! files {
        ($folder:literal) => {
            files!($folder, "events", "errors", "page", "rules", "terminal", "learn", "analyse", "friend")
        };
        ($folder:literal, $($name:literal),*) => {
            &[$((
                concat!($name, ".ftl"),
                include_str!(concat!("../../../locales/", $folder, "/", $name, ".ftl")),
            )),*]
        };
    }
    match language {
        Language::En => files!("en"),
        Language::Es => files!("es"),
        Language::Ht => files!("ht"),
        Language::Fr => files!("fr"),
        Language::Ca => files!("ca"),
        Language::Rm => files!("rm"),
    }
}

/// Why a sentence could not be said: a fault of the texts or of the caller, never of the player.
///
/// ```
/// use hoyito_texts::{Language, Sentence, Texts};
/// let error = Texts::new(Language::En).try_say(&Sentence::new("no-such-message")).unwrap_err();
/// assert_eq!(error.to_string(), "en: no-such-message: there is no such message");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SayError {
    /// In which language.
    pub language: Language,
    /// Which message.
    pub id: String,
    /// What was wrong.
    pub reason: String,
}

impl fmt::Display for SayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.language, self.id, self.reason)
    }
}

impl std::error::Error for SayError {}

/// A section of the rules page, in words.
///
/// ```
/// use hoyito_texts::{Language, Texts};
/// let page = Texts::new(Language::En).rules_page(hoyito::Variant::I);
/// assert_eq!(page[0].heading, "In short");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadSection {
    /// The heading.
    pub heading: String,
    /// Paragraphs and lists.
    pub blocks: Vec<ReadBlock>,
}

/// A paragraph or a list, in words.
///
/// ```
/// use hoyito_texts::{Language, ReadBlock, Texts};
/// let page = Texts::new(Language::En).rules_page(hoyito::Variant::I);
/// assert!(matches!(page[0].blocks[0], ReadBlock::Paragraph(_)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadBlock {
    /// Running text.
    Paragraph(String),
    /// Named points.
    List(Vec<ReadItem>),
}

/// A ruling, in words.
///
/// ```
/// let item = hoyito_texts::ReadItem { name: "Giving up".into(), text: "…".into(), default: None };
/// assert_eq!(item.name, "Giving up");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadItem {
    /// Its name.
    pub name: String,
    /// What it means.
    pub text: String,
    /// Its default with the label before it, for those that can be set.
    pub default: Option<String>,
}

/// The words of one language.
///
/// ```
/// use hoyito::Player;
/// use hoyito_texts::{Language, Seats, Texts, events};
/// let texts = Texts::new(Language::Es);
/// assert_eq!(texts.say(&events::turn(&Seats::SHARED, Player::South)), "Le toca a Sur.");
/// ```
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Reads the language's files.
    ///
    /// ```
    /// use hoyito_texts::{Language, Texts};
    /// assert_eq!(Texts::new(Language::Rm).language(), Language::Rm);
    /// ```
    pub fn new(language: Language) -> Texts {
        let tag = LanguageIdentifier::from_bytes(language.tag().as_bytes()).unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![tag]);
        // All languages run left to right: marks around arguments would only disturb a terminal.
        bundle.set_use_isolating(false);
        for &(_, source) in sources(language) {
            // What can be read is kept; the tests allow no junk and no message twice.
            let resource = FluentResource::try_new(source.into()).unwrap_or_else(|(kept, _)| kept);
            bundle.add_resource_overriding(resource);
        }
        Texts { language, bundle }
    }

    /// The language.
    ///
    /// ```
    /// use hoyito_texts::{Language, Texts};
    /// assert_eq!(Texts::new(Language::Es).language().own_name(), "Español");
    /// ```
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The sentence in words. A message that does not exist comes back as its id, so that a player still sees
    /// something; see [`try_say`](Texts::try_say).
    ///
    /// ```
    /// use hoyito_texts::{Language, Sentence, Texts};
    /// let texts = Texts::new(Language::Rm);
    /// assert_eq!(texts.say(&Sentence::new("event-hint").with("hole", 'C')), "Emprova cun C.");
    /// ```
    pub fn say(&self, sentence: &Sentence) -> String {
        self.format(sentence.id, &sentence.args).0
    }

    /// A message without arguments.
    ///
    /// ```
    /// use hoyito_texts::{Language, Texts};
    /// assert_eq!(Texts::new(Language::En).text("new-game"), "New game");
    /// ```
    pub fn text(&self, id: &str) -> String {
        self.format(id, &[]).0
    }

    /// Several sentences, one after the other.
    ///
    /// ```
    /// use hoyito::Player;
    /// use hoyito_texts::{Language, Seats, Texts, events};
    /// let seats = Seats::against_computer(Player::South);
    /// let said = [events::thinking(), events::turn(&seats, Player::South)];
    /// assert_eq!(Texts::new(Language::En).say_all(&said), "The computer is thinking… Your move.");
    /// ```
    pub fn say_all(&self, sentences: &[Sentence]) -> String {
        let said: Vec<String> = sentences
            .iter()
            .map(|sentence| self.say(sentence))
            .collect();
        said.join(" ")
    }

    /// The sentence in words, or what is wrong with it.
    ///
    /// # Errors
    /// The message does not exist, or an argument is missing.
    ///
    /// ```
    /// use hoyito_texts::{Language, Sentence, Texts};
    /// assert!(Texts::new(Language::En).try_say(&Sentence::new("event-hint")).is_err());
    /// ```
    pub fn try_say(&self, sentence: &Sentence) -> Result<String, SayError> {
        let (said, reason) = self.format(sentence.id, &sentence.args);
        match reason {
            None => Ok(said),
            Some(reason) => Err(SayError {
                language: self.language,
                id: sentence.id.into(),
                reason,
            }),
        }
    }

    /// The rules of a variant for reading.
    ///
    /// ```
    /// use hoyito_texts::{Language, Texts};
    /// let page = Texts::new(Language::Es).rules_page(hoyito::Variant::II);
    /// assert_eq!(page[3].heading, "Capturas");
    /// ```
    pub fn rules_page(&self, variant: Variant) -> Vec<ReadSection> {
        let sections = rules_page(variant).into_iter();
        sections
            .map(|section| ReadSection {
                heading: self.text(section.heading),
                blocks: section
                    .blocks
                    .iter()
                    .map(|block| self.block(block))
                    .collect(),
            })
            .collect()
    }

    fn block(&self, block: &Block) -> ReadBlock {
        match block {
            Block::Paragraph(id) => ReadBlock::Paragraph(self.text(id)),
            Block::List(items) => {
                let read = items.iter().map(|item| ReadItem {
                    name: self.text(item.name),
                    text: self.text(item.text),
                    default: item.default.as_ref().map(|default| {
                        format!("{}: {}", self.text("ruling-default"), self.say(default))
                    }),
                });
                ReadBlock::List(read.collect())
            }
        }
    }

    /// The words, and what was wrong if anything.
    fn format(&self, id: &str, args: &[(&'static str, Arg)]) -> (String, Option<String>) {
        let pattern = self
            .bundle
            .get_message(id)
            .and_then(|message| message.value());
        let Some(pattern) = pattern else {
            return (id.into(), Some("there is no such message".into()));
        };
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(name, value)| (*name, fluent_value(value)))
            .collect();
        let mut faults = Vec::new();
        let said = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut faults);
        (said.into_owned(), faults.first().map(ToString::to_string))
    }
}

fn fluent_value(arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Text(text) => FluentValue::from(text.as_str()),
        Arg::Number(number) => FluentValue::from(*number),
    }
}
