//! The tree as a list for the page, and as lines of a game file.

use hoyito::notation::{OgnLine, OgnMove};
use hoyito::{Hole, RowLength};
use hoyito_texts::{Seats, Sentence};

use super::tree::{Tree, is_souths, sign};
use super::view::TreeItem;
use crate::record::{Action, Entry};

impl Tree {
    /// The line that begins with `first`, with all that might replace its moves, up to the end of the round or, in a
    /// variation, to its own end.
    pub(super) fn write(&self, first: usize, row: RowLength, variation: bool) -> OgnLine {
        let mut line = OgnLine::default();
        if variation {
            line.comments.clone_from(&self.nodes[first].before);
        }
        let mut next = Some(first);
        while let Some(node) = next {
            next = self.nodes[node].children.first().copied();
            match self.action(node) {
                Some(Action::Play(hole)) => line.moves.push(self.written(node, hole, row)),
                Some(Action::NextRound) if variation => {}
                _ => break,
            }
        }
        line
    }

    fn written(&self, node: usize, hole: Hole, row: RowLength) -> OgnMove {
        let plain = OgnMove {
            letter: hole.letter(row),
            capture: self.nodes[node].entry.and_then(|entry| captured(&entry)),
            glyphs: vec![],
            comments: vec![],
            variations: vec![],
        };
        let mut variations: Vec<OgnLine> = if self.is_main(node) {
            self.rivals(self.nodes[node].parent)
                .map(|rival| self.write(rival, row, true))
                .collect()
        } else {
            vec![]
        };
        // A round given up here, and moves that might have gone on: they begin with this move once more.
        let closed = self.nodes[node].children.first();
        if closed.is_some_and(|&child| self.nodes[child].is_closing()) {
            variations.extend(self.rivals(node).map(|rival| {
                let mut line = self.write(rival, row, true);
                line.moves.insert(0, plain.clone());
                line
            }));
        }
        OgnMove {
            glyphs: self.nodes[node].glyphs.clone(),
            comments: self.nodes[node].comments.clone(),
            variations,
            ..plain
        }
    }

    /// What might replace the main continuation of `node`.
    fn rivals(&self, node: usize) -> impl Iterator<Item = usize> {
        let others = self.nodes[node].children.iter().skip(1).copied();
        others.filter(|&child| !self.nodes[child].is_closing())
    }

    /// Everything from the start on.
    pub(super) fn items(&self, row: RowLength) -> Vec<TreeItem> {
        let mut list = List {
            tree: self,
            row,
            items: vec![],
        };
        if let Some(&first) = self.nodes[0].children.first() {
            list.line(first, 0, Turns::default());
        }
        list.items
    }
}

/// What a capture is written as.
fn captured(entry: &Entry) -> Option<u8> {
    (entry.captured > 0).then_some(entry.captured)
}

/// The numbers of turns, as game files count them.
#[derive(Clone, Copy, Default)]
struct Turns {
    number: usize,
    souths: Option<bool>,
    /// Something stands between this move and the one before.
    broken: bool,
}

impl Turns {
    /// The number to be written before a move, if any.
    fn next(&mut self, souths: bool) -> Option<String> {
        let first = self.souths.is_none();
        let turned = self.souths != Some(souths);
        if first || (souths && turned) {
            self.number += 1;
        }
        let broken = first || self.broken;
        self.souths = Some(souths);
        self.broken = false;
        if souths && (turned || broken) {
            Some(format!("{}.", self.number))
        } else {
            broken.then(|| format!("{}…", self.number))
        }
    }
}

struct List<'a> {
    tree: &'a Tree,
    row: RowLength,
    items: Vec<TreeItem>,
}

impl List<'_> {
    fn line(&mut self, first: usize, depth: u32, mut turns: Turns) {
        turns.broken = true;
        let mut next = Some(first);
        while let Some(node) = next {
            let before = turns;
            self.item(node, depth, node == first && depth > 0, &mut turns);
            if self.tree.is_main(node) {
                let children = &self.tree.nodes[self.tree.nodes[node].parent].children;
                for &rival in children.iter().skip(1) {
                    self.line(rival, depth + 1, before);
                    turns.broken = true;
                }
            }
            turns.broken |= !self.tree.nodes[node].comments.is_empty();
            next = self.tree.nodes[node].children.first().copied();
        }
    }

    fn item(&mut self, number: usize, depth: u32, opens: bool, turns: &mut Turns) {
        let node = &self.tree.nodes[number];
        let Some(entry) = node.entry else { return };
        let mut item = TreeItem {
            node: number as u32,
            depth,
            opens,
            number: None,
            text: String::new(),
            glyph: sign(&node.glyphs),
            before: node.before.clone(),
            comments: node.comments.clone(),
            name: None,
            round: None,
            ended: None,
        };
        match entry.action {
            Action::Play(hole) => {
                item.number = turns.next(is_souths(&entry));
                item.text = written(&entry, hole, self.row);
                let name = Sentence::new("move-go-to")
                    .with("who", Seats::SHARED.who(entry.player))
                    .with("hole", hole.letter(self.row));
                item.name = Some(name.into());
            }
            Action::NextRound => {
                item.round = Some(entry.round as u32 + 1);
                *turns = Turns::default();
            }
            Action::Agree => item.ended = Some("agreement"),
            Action::Resign(_) => item.ended = Some("resignation"),
        }
        self.items.push(item);
    }
}

/// A move as game files write it.
pub(super) fn written(entry: &Entry, hole: Hole, row: RowLength) -> String {
    let letter = hole.letter(row);
    captured(entry).map_or_else(|| letter.to_string(), |seeds| format!("{letter}+{seeds}"))
}
