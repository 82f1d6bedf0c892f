//! The tree of a study: moves and what might have been played instead, each node the place right after its move.

use hoyito::notation::{OgnGame, OgnLine, OgnMove};
use hoyito::{Hole, Match, Player};

use crate::record::{Action, Entry, Record};

/// Places a study may have: far more than anyone writes, and little enough to draw.
pub(super) const MOST_NODES: usize = 10_000;

/// Variations within variations: what is written must be readable again, and files nest up to 100.
pub(super) const DEEPEST: usize = 90;

/// The study has as many places as it may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Full;

/// A place of the tree.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// What leads here; `None` for the start.
    pub(super) entry: Option<Entry>,
    pub(super) parent: usize,
    /// The main continuation first.
    pub(super) children: Vec<usize>,
    /// Comments before this move, where it begins a variation.
    pub(super) before: Vec<String>,
    pub(super) comments: Vec<String>,
    pub(super) glyphs: Vec<u8>,
}

impl Node {
    /// The end of a round that is no move.
    pub(super) fn is_closing(&self) -> bool {
        let action = self.entry.map(|entry| entry.action);
        matches!(action, Some(Action::Agree | Action::Resign(_)))
    }
}

/// All places; number 0 is the start. What is removed keeps its number and is linked from nowhere.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    /// Moves read from files, those that were there already included.
    read: usize,
}

impl Tree {
    pub(super) fn new() -> Tree {
        let start = Node {
            entry: None,
            parent: 0,
            children: vec![],
            before: vec![],
            comments: vec![],
            glyphs: vec![],
        };
        Tree {
            nodes: vec![start],
            read: 0,
        }
    }

    /// The place after `entry` from `at`, made if it is new.
    pub(super) fn child(&mut self, at: usize, entry: Entry) -> Result<usize, Full> {
        let known = self.nodes[at].children.iter().copied();
        if let Some(known) = known
            .into_iter()
            .find(|&child| self.action(child) == Some(entry.action))
        {
            return Ok(known);
        }
        if self.nodes.len() >= MOST_NODES
            || (!self.nodes[at].children.is_empty() && self.depth(at) >= DEEPEST)
        {
            return Err(Full);
        }
        self.nodes.push(Node {
            entry: Some(entry),
            parent: at,
            children: vec![],
            before: vec![],
            comments: vec![],
            glyphs: vec![],
        });
        let child = self.nodes.len() - 1;
        self.nodes[at].children.push(child);
        Ok(child)
    }

    pub(super) fn action(&self, node: usize) -> Option<Action> {
        self.nodes[node].entry.map(|entry| entry.action)
    }

    /// How many variations within each other it stands in.
    pub(super) fn depth(&self, node: usize) -> usize {
        let path = self.path(node);
        path.iter().filter(|&&node| !self.is_main(node)).count()
    }

    /// Whether it is the main continuation of the place before.
    pub(super) fn is_main(&self, node: usize) -> bool {
        node == 0 || self.nodes[self.nodes[node].parent].children.first() == Some(&node)
    }

    /// The places from the start to `node`, the start left out.
    pub(super) fn path(&self, mut node: usize) -> Vec<usize> {
        let mut path = vec![];
        while node != 0 {
            path.push(node);
            node = self.nodes[node].parent;
        }
        path.reverse();
        path
    }

    /// The same, then the main continuation to its end.
    pub(super) fn line(&self, node: usize) -> Vec<usize> {
        let mut line = self.path(node);
        let mut last = node;
        while let Some(&next) = self.nodes[last].children.first() {
            line.push(next);
            last = next;
        }
        line
    }

    /// The game along places that follow one another from the start.
    pub(super) fn record(&self, base: &Match, line: &[usize]) -> Record {
        let mut record = Record::new(base.clone(), [crate::view::Seat::Person; 2], 0);
        for action in line.iter().filter_map(|&node| self.action(node)) {
            // Done before from the same position, so it can be done again.
            if record.act_any(action).is_err() {
                break;
            }
        }
        record
    }

    /// Takes in a line of a game file played from `game`, which stands at `at`; the place at its end.
    /// Where it can't be played any more, the rest is kept as a comment.
    pub(super) fn take(
        &mut self,
        game: &mut Match,
        mut at: usize,
        line: &OgnLine,
    ) -> Result<usize, Full> {
        for (number, step) in line.moves.iter().enumerate() {
            let before = (!step.variations.is_empty()).then(|| (game.clone(), at));
            let Some(next) = self.take_move(game, at, step)? else {
                let rest = OgnLine {
                    comments: vec![],
                    moves: line.moves[number..].to_vec(),
                };
                self.nodes[at].comments.push(in_words(rest));
                return Ok(at);
            };
            at = next;
            if let Some((game, at)) = before {
                for variation in &step.variations {
                    self.take_variation(&game, at, variation)?;
                }
            }
        }
        Ok(at)
    }

    fn take_variation(&mut self, game: &Match, at: usize, line: &OgnLine) -> Result<(), Full> {
        if line.moves.is_empty() {
            self.nodes[at].comments.extend(line.comments.clone());
            return Ok(());
        }
        let mut game = game.clone();
        let from = self.nodes[at].children.len();
        self.take(&mut game, at, line)?;
        match self.nodes[at].children.get(from).copied() {
            Some(first) => self.nodes[first].before.extend(line.comments.clone()),
            // It was there already.
            None => self.nodes[at].comments.extend(line.comments.clone()),
        }
        Ok(())
    }

    /// Plays one move of a file; `None` if it can't be played.
    fn take_move(
        &mut self,
        game: &mut Match,
        mut at: usize,
        step: &OgnMove,
    ) -> Result<Option<usize>, Full> {
        self.read += 1;
        if self.read > 2 * MOST_NODES {
            return Err(Full);
        }
        // In a match the next round begins by itself.
        if game.round().end().is_some() {
            if game.next_round().is_err() {
                return Ok(None);
            }
            at = self.child(at, entry(game, Action::NextRound, 0))?;
        }
        let Some(hole) = Hole::from_letter(step.letter, game.position().row()) else {
            return Ok(None);
        };
        let mut played = entry(game, Action::Play(hole), 0);
        match game.play(hole) {
            Ok(done) => played.captured = done.captured,
            Err(_) => return Ok(None),
        }
        let node = self.child(at, played)?;
        self.nodes[node].comments.extend(step.comments.clone());
        for &glyph in &step.glyphs {
            if !self.nodes[node].glyphs.contains(&glyph) {
                self.nodes[node].glyphs.push(glyph);
            }
        }
        Ok(Some(node))
    }
}

/// What is done in `game` as it stands now.
pub(super) fn entry(game: &Match, action: Action, captured: u8) -> Entry {
    Entry {
        action,
        player: game.position().to_move(),
        captured,
        round: game.rounds().len() - 1,
    }
}

/// Moves as a file has them.
fn in_words(line: OgnLine) -> String {
    let game = OgnGame {
        tags: vec![],
        line,
        result: None,
    };
    let text = game.to_string();
    text.trim_end().trim_end_matches('*').trim_end().to_string()
}

/// The signs that stand for judgements of a move, as PGN numbers them.
pub(super) fn sign(glyphs: &[u8]) -> &'static str {
    const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
    let known = glyphs.iter().find(|&&glyph| (1..=6).contains(&glyph));
    known.map_or("", |&glyph| SIGNS[usize::from(glyph) - 1])
}

/// Whether South moves with this entry.
pub(super) fn is_souths(entry: &Entry) -> bool {
    entry.player == Player::South
}
