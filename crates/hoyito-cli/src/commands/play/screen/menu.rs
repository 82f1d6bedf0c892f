//! What to play, chosen before the board is laid out: one line an item, changed with left and right.

use hoyito::{ClosedHoles, EndlessSowing, Player, RowLength, Variant};
use hoyito_engine::Level;
use hoyito_texts::{Language, Seats, Sentence, Texts};

use crate::commands::play::options::{First, Speed};
use crate::commands::play::table::{Setup, variant_id};

/// A line of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// Which Hoyito.
    Variant,
    /// Row length.
    Row,
    /// One round or a match.
    Length,
    /// A person or the computer.
    Opponent,
    /// How strong the computer is.
    Level,
    /// The person's row.
    Side,
    /// Who starts.
    First,
    /// Ruling.
    EndlessSowing,
    /// Ruling.
    Repetition,
    /// Ruling.
    NoCaptureLimit,
    /// Ruling.
    ClosedHoles,
    /// Ruling.
    RoundLimit,
    /// The pace of the sowing.
    Speed,
    /// The language.
    Language,
    /// Begin.
    Start,
}

/// The menu: what is set so far and which line is chosen.
#[derive(Clone)]
pub struct Menu {
    /// What is set so far.
    pub setup: Setup,
    /// The line chosen.
    pub at: usize,
}

/// What a change has to reach beyond the setup.
pub struct Choices<'a> {
    /// The pace of the sowing.
    pub speed: &'a mut Speed,
    /// The words.
    pub texts: &'a mut Texts,
}

/// The next of `all` after `now`, or the one before, round and round.
fn turn<T: Copy + PartialEq>(all: &[T], now: T, forward: bool) -> T {
    let at = all.iter().position(|&one| one == now).unwrap_or_default();
    let step = if forward { 1 } else { all.len() - 1 };
    all[(at + step) % all.len()]
}

impl Menu {
    /// The lines that mean something with what is set so far.
    pub fn items(&self) -> Vec<Item> {
        let mut items = vec![Item::Variant, Item::Row, Item::Length, Item::Opponent];
        if self.setup.level.is_some() {
            items.extend([Item::Level, Item::Side]);
        }
        items.extend([
            Item::First,
            Item::EndlessSowing,
            Item::Repetition,
            Item::NoCaptureLimit,
        ]);
        if self.setup.linked {
            items.extend([Item::ClosedHoles, Item::RoundLimit]);
        }
        items.extend([Item::Speed, Item::Language, Item::Start]);
        items
    }

    /// The line chosen.
    pub fn item(&self) -> Item {
        self.items().get(self.at).copied().unwrap_or(Item::Start)
    }

    /// One line up or down, round and round.
    pub fn walk(&mut self, forward: bool) {
        let items = self.items();
        let index: Vec<usize> = (0..items.len()).collect();
        self.at = turn(&index, self.at, forward);
    }

    /// Changes the chosen line to its next or previous value.
    pub fn change(&mut self, forward: bool, choices: &mut Choices) {
        let item = self.item();
        let setup = &mut self.setup;
        match item {
            Item::Variant => setup.variant = turn(&Variant::ALL, setup.variant, forward),
            Item::Row => {
                let rows: Vec<_> = RowLength::all().collect();
                setup.row = turn(&rows, setup.row, forward);
            }
            Item::Length => setup.linked = !setup.linked,
            Item::Opponent => {
                setup.level = match setup.level {
                    Some(_) => None,
                    None => Level::new(2),
                }
            }
            Item::Level => {
                setup.level = setup.level.map(|level| turn(&Level::ALL, level, forward));
            }
            Item::Side => setup.side = setup.side.other(),
            Item::First => {
                setup.first = turn(
                    &[First::South, First::North, First::Chance],
                    setup.first,
                    forward,
                );
            }
            Item::EndlessSowing => {
                let all = [EndlessSowing::Forbidden, EndlessSowing::EndsRound];
                setup.rulings.endless_sowing = turn(&all, setup.rulings.endless_sowing, forward);
            }
            Item::Repetition => {
                let all = [Some(3), Some(4), Some(5), None, Some(2)];
                setup.rulings.repetition = turn(&all, setup.rulings.repetition, forward);
            }
            Item::NoCaptureLimit => {
                let all = [None, Some(50), Some(100), Some(200)];
                setup.rulings.no_capture_limit =
                    turn(&all, setup.rulings.no_capture_limit, forward);
            }
            Item::ClosedHoles => {
                let all = [ClosedHoles::Rightmost, ClosedHoles::Leftmost];
                setup.rulings.closed_holes = turn(&all, setup.rulings.closed_holes, forward);
            }
            Item::RoundLimit => {
                let all = [None, Some(2), Some(3), Some(4), Some(5), Some(10)];
                setup.rulings.round_limit = turn(&all, setup.rulings.round_limit, forward);
            }
            Item::Speed => *choices.speed = turn(&Speed::ALL, *choices.speed, forward),
            Item::Language => {
                let next = turn(&Language::ALL, choices.texts.language(), forward);
                *choices.texts = Texts::new(next);
            }
            Item::Start => {}
        }
        // The lines may have become fewer; the one just changed stays chosen.
        self.at = self
            .items()
            .iter()
            .position(|&one| one == item)
            .unwrap_or_default();
    }

    /// Name and value of a line.
    pub fn line(&self, item: Item, speed: Speed, texts: &Texts) -> (String, String) {
        let (setup, rulings) = (&self.setup, &self.setup.rulings);
        let text = |id: &str| texts.text(id);
        let counted = |id, count: Option<u32>| match count {
            Some(count) => texts.say(&Sentence::new(id).with("count", count)),
            None => text("ruling-off"),
        };
        let (name, value) = match item {
            Item::Variant => ("choose-variant", text(variant_id(setup.variant))),
            Item::Row => {
                let id = if setup.row == RowLength::SIX {
                    "row-usual"
                } else {
                    "row-option"
                };
                let value = Sentence::new(id).with("row", setup.row.get() as u32);
                ("choose-row", texts.say(&value))
            }
            Item::Length => (
                "choose-length",
                text(if setup.linked {
                    "length-match"
                } else {
                    "length-round"
                }),
            ),
            Item::Opponent => {
                let id = if setup.level.is_some() {
                    "opponent-computer"
                } else {
                    "opponent-person"
                };
                ("choose-opponent", text(id))
            }
            Item::Level => {
                let level = setup.level.map_or(0, Level::get);
                (
                    "choose-level",
                    texts.say(&Sentence::new("level").with("level", level)),
                )
            }
            Item::Side => (
                "choose-side",
                text(if setup.side == Player::South {
                    "side-south"
                } else {
                    "side-north"
                }),
            ),
            Item::First => ("choose-starter", self.starter(texts)),
            Item::EndlessSowing => {
                let id = match rulings.endless_sowing {
                    EndlessSowing::Forbidden => "ruling-endless-sowing-forbidden",
                    EndlessSowing::EndsRound => "ruling-endless-sowing-ends-round",
                };
                ("ruling-endless-sowing", text(id))
            }
            Item::Repetition => (
                "ruling-repetition",
                counted("ruling-repetition-times", rulings.repetition),
            ),
            Item::NoCaptureLimit => (
                "ruling-no-capture-limit",
                counted("ruling-no-capture-limit-moves", rulings.no_capture_limit),
            ),
            Item::ClosedHoles => {
                let id = match rulings.closed_holes {
                    ClosedHoles::Rightmost => "ruling-closed-holes-rightmost",
                    ClosedHoles::Leftmost => "ruling-closed-holes-leftmost",
                };
                ("ruling-closed-holes", text(id))
            }
            Item::RoundLimit => (
                "ruling-round-limit",
                counted("ruling-round-limit-rounds", rulings.round_limit),
            ),
            Item::Speed => ("speed", text(speed.text_id())),
            Item::Language => ("language", texts.language().own_name().into()),
            Item::Start => ("term-start", String::new()),
        };
        (text(name), value)
    }

    fn starter(&self, texts: &Texts) -> String {
        let player = match self.setup.first {
            First::South => Player::South,
            First::North => Player::North,
            First::Chance => return texts.text("starter-chance"),
        };
        let seats = match self.setup.level {
            Some(_) => Seats::against_computer(self.setup.side),
            None => Seats::SHARED,
        };
        texts.say(&Sentence::new("starter").with("who", seats.who(player)))
    }

    /// What the chosen line means.
    pub fn about(&self, texts: &Texts) -> Vec<String> {
        let ids: &[&str] = match self.item() {
            Item::Variant => match self.setup.variant {
                Variant::I => &["variant-I-line-1", "variant-I-line-2"],
                Variant::II => &["variant-II-line-1", "variant-II-line-2"],
                Variant::III => &["variant-III-line-1", "variant-III-line-2"],
            },
            Item::Length if self.setup.linked => &["length-match-line"],
            Item::Length => &["length-round-line"],
            Item::EndlessSowing => &["ruling-endless-sowing-why"],
            Item::Repetition => &["ruling-repetition-why"],
            Item::NoCaptureLimit => &["ruling-no-capture-limit-why"],
            Item::ClosedHoles => &["ruling-closed-holes-why"],
            Item::RoundLimit => &["ruling-round-limit-why"],
            _ => &[],
        };
        ids.iter().map(|id| texts.text(id)).collect()
    }
}
