//! The rules for reading, put together from the messages of `rules.ftl`: what is a heading, a paragraph, a list,
//! and in which order. The page and the terminal both take it from here.

use alloc::{vec, vec::Vec};

use hoyito::{Rulings, Variant};

use crate::Sentence;

/// A part of the rules page.
///
/// ```
/// use hoyito::Variant;
/// let sections = hoyito_texts::rules_page(Variant::I);
/// assert_eq!(sections[0].heading, "rules-overview");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Section {
    /// Message id of the heading; a stable name for links too.
    pub heading: &'static str,
    /// What follows it, in order.
    pub blocks: Vec<Block>,
}

/// A paragraph or a list, as message ids.
///
/// ```
/// use hoyito_texts::Block;
/// assert_eq!(Block::Paragraph("rules-end-winner"), Block::Paragraph("rules-end-winner"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Block {
    /// Running text.
    Paragraph(&'static str),
    /// Named points.
    List(Vec<Item>),
}

/// A ruling in the list of rulings (RULES.md, sections 2 to 5).
///
/// ```
/// use hoyito::Variant;
/// use hoyito_texts::{Block, rules_page};
/// let page = rules_page(Variant::III);
/// let rulings = page.iter().find(|section| section.heading == "rules-rulings").unwrap();
/// assert!(matches!(&rulings.blocks[1], Block::List(items) if items[0].name == "ruling-endless-sowing"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Item {
    /// Message id of its name.
    pub name: &'static str,
    /// Message id of what it means.
    pub text: &'static str,
    /// Its default, for those that can be set; the label is `ruling-default`.
    pub default: Option<Sentence>,
}

/// The rules of a variant, section by section.
///
/// ```
/// use hoyito::Variant;
/// assert_eq!(hoyito_texts::rules_page(Variant::II).len(), 8);
/// ```
pub fn rules_page(variant: Variant) -> Vec<Section> {
    vec![
        section(
            "rules-overview",
            &["rules-overview-names"],
            overview(variant),
        ),
        section(
            "rules-board",
            &[
                "rules-board-holes",
                "rules-board-seeds",
                "rules-board-letters",
                "rules-board-casa",
            ],
            &[],
        ),
        section(
            "rules-play",
            &[
                "rules-play-start",
                "rules-play-sow",
                "rules-play-empty",
                "rules-play-relay",
                "rules-play-standing",
                "rules-play-example",
                "rules-play-pass",
            ],
            &[],
        ),
        section("rules-captures", &[], captures(variant)),
        end(variant),
        matches(variant),
        Section {
            heading: "rules-rulings",
            blocks: vec![
                Block::Paragraph("rules-rulings-intro"),
                Block::List(rulings(variant)),
            ],
        },
        record(variant),
    ]
}

fn section(heading: &'static str, shared: &[&'static str], own: &[&'static str]) -> Section {
    let paragraphs = shared.iter().chain(own);
    Section {
        heading,
        blocks: paragraphs.map(|&id| Block::Paragraph(id)).collect(),
    }
}

const fn overview(variant: Variant) -> &'static [&'static str] {
    match variant {
        Variant::I => &["rules-I-overview"],
        Variant::II => &["rules-II-overview"],
        Variant::III => &["rules-III-overview"],
    }
}

const fn captures(variant: Variant) -> &'static [&'static str] {
    match variant {
        Variant::I => &[
            "rules-I-captures-way",
            "rules-I-captures-last",
            "rules-I-captures-example",
        ],
        Variant::II => &[
            "rules-II-captures-way",
            "rules-II-captures-last",
            "rules-II-captures-example",
        ],
        Variant::III => &[
            "rules-III-captures-way",
            "rules-III-captures-last",
            "rules-III-captures-example",
        ],
    }
}

fn end(variant: Variant) -> Section {
    let own = match variant {
        Variant::I => "rules-I-end",
        Variant::II => "rules-II-end",
        Variant::III => "rules-III-end",
    };
    section(
        "rules-end",
        &["rules-end-last-four", own, "rules-end-winner"],
        &[],
    )
}

fn matches(variant: Variant) -> Section {
    let mut paragraphs = vec!["rules-match-fill", "rules-match-closed"];
    if variant == Variant::II {
        paragraphs.push("rules-II-match-closed");
    }
    paragraphs.extend(["rules-match-kept", "rules-match-starts"]);
    if variant == Variant::III {
        paragraphs.push("rules-III-match-last");
    }
    paragraphs.extend(["rules-match-wins", "rules-match-example"]);
    section("rules-match", &paragraphs, &[])
}

fn record(variant: Variant) -> Section {
    let own = match variant {
        Variant::I => "rules-I-record",
        Variant::II => "rules-II-record",
        Variant::III => "rules-III-record",
    };
    section(
        "rules-record",
        &[
            "rules-record-who",
            "rules-record-where",
            own,
            "rules-record-things",
            "rules-record-people",
            "rules-record-sources",
        ],
        &[],
    )
}

/// Every ruling that can come up in the variant: first those with a choice.
fn rulings(variant: Variant) -> Vec<Item> {
    let fixed = |name, text| Item {
        name,
        text,
        default: None,
    };
    let set = |name, text, default| Item {
        name,
        text,
        default: Some(default),
    };
    let times = Rulings::default().repetition.unwrap_or_default();
    let mut items = vec![
        set(
            "ruling-endless-sowing",
            "ruling-endless-sowing-why",
            Sentence::new("ruling-endless-sowing-forbidden"),
        ),
        set(
            "ruling-repetition",
            "ruling-repetition-why",
            Sentence::new("ruling-repetition-times").with("count", times),
        ),
        set(
            "ruling-no-capture-limit",
            "ruling-no-capture-limit-why",
            Sentence::new("ruling-off"),
        ),
        set(
            "ruling-closed-holes",
            "ruling-closed-holes-why",
            Sentence::new("ruling-closed-holes-rightmost"),
        ),
        set(
            "ruling-round-limit",
            "ruling-round-limit-why",
            Sentence::new("ruling-off"),
        ),
        fixed("ruling-origin-hole", "ruling-origin-hole-why"),
    ];
    if variant != Variant::I {
        items.push(fixed("ruling-extra-turn", "ruling-extra-turn-why"));
    }
    if variant == Variant::III {
        items.push(fixed("ruling-last-four-tie", "ruling-last-four-tie-why"));
    }
    items.extend([
        fixed("ruling-only-endless", "ruling-only-endless-why"),
        fixed("ruling-undecided", "ruling-undecided-why"),
        fixed("ruling-no-move", "ruling-no-move-why"),
        fixed("ruling-agreement", "ruling-agreement-why"),
        fixed("ruling-resigning", "ruling-resigning-why"),
        fixed("ruling-tied-round", "ruling-tied-round-why"),
    ]);
    items
}
