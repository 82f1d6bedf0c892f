//! The analysis board itself: a game with everything that might have been played, and a place in it.

use hoyito::notation::{OgnGame, Tag, ogn_of};
use hoyito::{Hole, Match, MoveError, Position, RowLength, Rulings, Variant};
use hoyito_texts::Sentence;

use super::tree::{Full, Tree, entry};
use super::view::{Draft, Peek, StudyView};
use super::{draft, link};
use crate::record::{Action, Record};
use crate::view::Failure;
use crate::{draw, save};

/// A tree of moves and a place in it. Begins as Hoyito I on two rows of six.
#[derive(Debug)]
pub struct Study {
    /// Nothing played yet.
    base: Match,
    tree: Tree,
    at: usize,
    /// The game up to `at`.
    record: Record,
    /// Tags and result of each round, as they were read.
    read: Vec<(Vec<Tag>, Option<String>)>,
    /// The study before the last removal.
    removed: Option<String>,
}

impl Default for Study {
    fn default() -> Study {
        let start = Position::start(RowLength::SIX);
        Study::from_base(Match::single(Variant::I, Rulings::default(), start))
    }
}

impl Study {
    fn from_base(base: Match) -> Study {
        let tree = Tree::new();
        Study {
            record: tree.record(&base, &[]),
            base,
            tree,
            at: 0,
            read: vec![],
            removed: None,
        }
    }

    /// A played game with the games of the file it came from, at its end.
    pub(super) fn of(played: Match, games: &[OgnGame]) -> Result<Study, Failure> {
        let rounds = played.rounds().len();
        let mut study = Study::from_base(link::base_of(played.clone()));
        let mut game = study.base.clone();
        let mut at = 0;
        for (number, file) in games.iter().take(rounds).enumerate() {
            if number > 0 {
                // The round before was over in the played game, so it is here.
                let _ = game.next_round();
                let next = entry(&game, Action::NextRound, 0);
                at = study.tree.child(at, next).map_err(full)?;
            }
            study.tree.nodes[at]
                .comments
                .extend(file.line.comments.clone());
            at = study.tree.take(&mut game, at, &file.line).map_err(full)?;
            at = study.close(&mut game, &played, number, at)?;
            study.read.push((file.tags.clone(), file.result.clone()));
        }
        study.go(at);
        Ok(study)
    }

    /// Ends a round that was ended without a move.
    fn close(
        &mut self,
        game: &mut Match,
        played: &Match,
        number: usize,
        at: usize,
    ) -> Result<usize, Failure> {
        let Some(round) = played.rounds().get(number) else {
            return Ok(at);
        };
        let action = match (round.resigned(), round.end()) {
            (Some(player), _) => Action::Resign(player),
            (None, Some(hoyito::EndReason::Agreement)) => Action::Agree,
            _ => return Ok(at),
        };
        let closing = entry(game, action, 0);
        let _ = match action {
            Action::Resign(player) => game.resign(player),
            _ => game.agree(),
        };
        let node = self.tree.child(at, closing).map_err(full)?;
        // What might have been played instead was read before it.
        let children = &mut self.tree.nodes[at].children;
        children.retain(|&child| child != node);
        children.insert(0, node);
        Ok(node)
    }

    pub(super) const fn tree(&self) -> &Tree {
        &self.tree
    }

    pub(super) const fn at(&self) -> usize {
        self.at
    }

    pub(super) const fn base(&self) -> &Match {
        &self.base
    }

    pub(super) fn row(&self) -> RowLength {
        self.base.position().row()
    }

    /// Opens a link's text, a position (of the variant on the board), or a game file's first game.
    ///
    /// # Errors
    /// What is wrong with it; the study is unchanged then.
    pub fn open(&mut self, text: &str) -> Result<StudyView, Failure> {
        *self = link::read(text, self.base.variant())?;
        Ok(self.view())
    }

    /// Opens a game of a file, counted from 0; the rounds of a match are one.
    ///
    /// # Errors
    /// What is wrong with the file; the study is unchanged then.
    pub fn open_file(&mut self, text: &str, which: u32) -> Result<StudyView, Failure> {
        *self = link::read_file(text, which as usize)?;
        Ok(self.view())
    }

    /// Sows the hole with this ring index: goes along the tree, or lets it grow.
    ///
    /// # Errors
    /// Why the hole may not be played, or that the study is full; it is unchanged then.
    pub fn play(&mut self, hole: u8) -> Result<StudyView, Failure> {
        let row = self.row();
        let hole = Hole::new(hole).filter(|hole| hole.index() < row.ring());
        let hole = hole.ok_or_else(|| Failure::from(MoveError::NoSuchHole { row }))?;
        self.add(hole)?;
        Ok(self.view())
    }

    fn add(&mut self, hole: Hole) -> Result<(), Failure> {
        let mut played = entry(self.record.game(), Action::Play(hole), 0);
        let mut record = self.record.clone();
        record.act(Action::Play(hole)).map_err(Failure::from)?;
        played.captured = record.entries().last().map_or(0, |entry| entry.captured);
        self.at = self.tree.child(self.at, played).map_err(full)?;
        self.record = record;
        Ok(())
    }

    /// Plays a line from here, as letters; the place stays.
    ///
    /// # Errors
    /// Why a move can't be played, or that the study is full. What could be played is in the tree then.
    pub fn add_line(&mut self, letters: &str) -> Result<StudyView, Failure> {
        let here = self.at;
        let mut done = Ok(());
        for hole in link::holes(letters, self.row()).unwrap_or_default() {
            done = self.add(hole);
            if done.is_err() {
                break;
            }
        }
        self.go(here);
        done.map(|()| self.view())
    }

    /// Begins the next round of the match.
    ///
    /// # Errors
    /// The round is not over, or the match is.
    pub fn next_round(&mut self) -> Result<StudyView, Failure> {
        self.record.next_round()?;
        let next = entry(self.record.game(), Action::NextRound, 0);
        match self.tree.child(self.at, next) {
            Ok(node) => self.at = node,
            Err(error) => {
                self.go(self.at);
                return Err(full(error));
            }
        }
        Ok(self.view())
    }

    /// Goes to a place of the tree; one that is not there is the start.
    pub fn jump(&mut self, node: u32) -> StudyView {
        self.go(node as usize);
        self.view()
    }

    fn go(&mut self, node: usize) {
        let node = if self.is_there(node) { node } else { 0 };
        self.at = node;
        self.record = self.tree.record(&self.base, &self.tree.path(node));
    }

    /// Whether a place is linked from the start.
    fn is_there(&self, node: usize) -> bool {
        let mut node = node;
        while node != 0 {
            let Some(found) = self.tree.nodes.get(node) else {
                return false;
            };
            if !self.tree.nodes[found.parent].children.contains(&node) {
                return false;
            }
            node = found.parent;
        }
        true
    }

    /// The place after so many steps of the main line.
    pub(super) fn step_to(&mut self, steps: usize) {
        let line = self.tree.line(0);
        let steps = steps.min(line.len());
        self.go(if steps == 0 { 0 } else { line[steps - 1] });
    }

    /// Goes along actions written as letters, as far as they are in the tree.
    pub(super) fn walk(&mut self, place: &str) {
        let row = self.row();
        let mut at = 0;
        for wanted in place.chars() {
            let children = &self.tree.nodes[at].children;
            let next = children.iter().find(|&&child| {
                self.tree
                    .action(child)
                    .is_some_and(|action| link::letter(action, row) == wanted)
            });
            match next {
                Some(&child) => at = child,
                None => break,
            }
        }
        self.go(at);
    }

    /// Writes the comment here; an empty one removes it.
    pub fn comment(&mut self, text: &str) -> StudyView {
        let comments = &mut self.tree.nodes[self.at].comments;
        comments.clear();
        if !text.trim().is_empty() {
            comments.push(text.to_string());
        }
        self.view()
    }

    /// Judges the move that led here with a glyph of PGN, 1 to 6; 0 takes the judgement back.
    pub fn judge(&mut self, glyph: u8) -> StudyView {
        let glyphs = &mut self.tree.nodes[self.at].glyphs;
        glyphs.retain(|glyph| !(1..=6).contains(glyph));
        if self.at != 0 && (1..=6).contains(&glyph) {
            glyphs.insert(0, glyph);
        }
        self.view()
    }

    /// The variation that leads here takes the place of what it might have replaced.
    pub fn promote(&mut self) -> StudyView {
        if let Some(node) = self.promotable() {
            let parent = self.tree.nodes[node].parent;
            let children = &mut self.tree.nodes[parent].children;
            children.retain(|&child| child != node);
            children.insert(0, node);
            // A main line has no comments of its own before a move: they go to the move before.
            let before = std::mem::take(&mut self.tree.nodes[node].before);
            self.tree.nodes[parent].comments.extend(before);
        }
        self.view()
    }

    /// The last move on the way here that is no main continuation, unless the game was ended there.
    fn promotable(&self) -> Option<usize> {
        let path = self.tree.path(self.at);
        let node = path
            .into_iter()
            .rev()
            .find(|&node| !self.tree.is_main(node))?;
        let first = *self.tree.nodes[self.tree.nodes[node].parent]
            .children
            .first()?;
        (!self.tree.nodes[first].is_closing()).then_some(node)
    }

    /// Removes the move that led here and all that follows; [`restore`](Study::restore) brings it back.
    pub fn remove(&mut self) -> StudyView {
        if self.at != 0 {
            self.removed = Some(link::write(self));
            let (node, parent) = (self.at, self.tree.nodes[self.at].parent);
            self.tree.nodes[parent]
                .children
                .retain(|&child| child != node);
            self.go(parent);
        }
        self.view()
    }

    /// Brings back what was removed last, and drops what was done since.
    ///
    /// # Errors
    /// Never for what this study wrote.
    pub fn restore(&mut self) -> Result<StudyView, Failure> {
        if let Some(text) = self.removed.take() {
            *self = link::read(&text, self.base.variant())?;
        }
        Ok(self.view())
    }

    /// The position after `steps` moves of a line played from here, without keeping it.
    pub fn peek(&self, letters: &str, steps: u32) -> Peek {
        let mut record = self.record.clone();
        let mut moves = 0;
        let mut shown = None;
        for hole in link::holes(letters, self.row()).unwrap_or_default() {
            if record.act(Action::Play(hole)).is_err() {
                break;
            }
            moves += 1;
            if moves == steps {
                shown = Some(record.clone());
            }
        }
        let shown = if steps == 0 {
            &self.record
        } else {
            shown.as_ref().unwrap_or(&record)
        };
        Peek {
            view: draw::view(shown),
            moves,
        }
    }

    /// The position on the board as a draft, to be changed by hand.
    pub fn draft(&self) -> Draft {
        draft::of(self.record.game())
    }

    /// The whole study as a game file; `date`, as in PGN, where it has none.
    pub fn ogn(&self, date: Option<&str>) -> String {
        let mut games = self.games();
        if let (Some(date), Some(first)) = (date, games.first())
            && first.tag("Date").is_none()
        {
            for game in &mut games {
                game.set_tag("Date", date);
            }
        }
        let texts: Vec<String> = games.iter().map(ToString::to_string).collect();
        texts.join("\n")
    }

    /// The main line round by round, the moves alone.
    pub(super) fn bare_games(&self) -> Vec<OgnGame> {
        let main = self.tree.record(&self.base, &self.tree.line(0));
        ogn_of(main.game(), &[])
    }

    /// The main line round by round, with everything that hangs on it.
    pub(super) fn games(&self) -> Vec<OgnGame> {
        let line = self.tree.line(0);
        let mut games = self.bare_games();
        let mut starts = vec![0];
        let begins = |&node: &usize| self.tree.action(node) == Some(Action::NextRound);
        starts.extend(line.iter().copied().filter(begins));
        for (number, (game, &start)) in games.iter_mut().zip(&starts).enumerate() {
            game.line = match self.tree.nodes[start].children.first() {
                Some(&first) => self.tree.write(first, self.row(), false),
                None => hoyito::notation::OgnLine::default(),
            };
            game.line
                .comments
                .clone_from(&self.tree.nodes[start].comments);
            match (self.read.get(number), self.read.first()) {
                (Some((tags, result)), _) => keep_tags(game, tags, result.as_ref()),
                // A round played here, of a match that was read.
                (None, Some((tags, _))) => {
                    let about = ["Event", "Site", "Date", "South", "North"];
                    let about = tags.iter().filter(|tag| about.contains(&tag.name.as_str()));
                    about.for_each(|tag| game.set_tag(&tag.name, &tag.value));
                }
                (None, None) => {}
            }
        }
        games
    }

    /// The study as it is drawn.
    pub fn view(&self) -> StudyView {
        let line = self.tree.line(self.at);
        let done = self.tree.path(self.at).len();
        let whole = self.tree.record(&self.base, &line);
        let game = self.record.game();
        let here = &self.tree.nodes[self.at];
        let known = |name: &str| {
            let tags = self.read.first().map_or(&[][..], |(tags, _)| &tags[..]);
            let tag = tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name));
            let value = tag.map(|tag| tag.value.trim());
            value
                .filter(|value| !value.is_empty() && !value.starts_with('?'))
                .map(str::to_string)
        };
        StudyView {
            view: draw::view(&self.record),
            position: game.position().to_string(),
            at: self.at as u32,
            items: self.tree.items(self.row()),
            done: done as u32,
            line: line.into_iter().map(|node| node as u32).collect(),
            comment: here.comments.join("\n\n"),
            opening: self.tree.nodes[0].comments.clone(),
            can_promote: self.promotable().is_some(),
            can_restore: self.removed.is_some(),
            can_begin_round: game.is_linked()
                && game.round().end().is_some()
                && game.over().is_none(),
            players: [known("South"), known("North")],
            about: ["Event", "Site", "Date"]
                .into_iter()
                .filter_map(known)
                .collect(),
            text: link::write(self),
            question: save::write(&self.record),
            whole: save::write(&whole),
        }
    }
}

/// What a file said besides what the moves say: its tags stay, in their order, and what it says of the end of a round
/// that is still open.
fn keep_tags(game: &mut OgnGame, tags: &[Tag], result: Option<&String>) {
    let own = std::mem::take(&mut game.tags);
    let open = game.result.is_none();
    game.tags = tags.to_vec();
    let names = |tag: &Tag, name: &str| tag.name.eq_ignore_ascii_case(name);
    // What the game no longer has: a giving up that was taken back, the start of a round that now starts otherwise.
    let gone = |tag: &Tag| {
        let ended = tag.value == "agreement" || tag.value.starts_with("resignation");
        let changing = names(tag, "FEN") || (names(tag, "Termination") && ended);
        changing && !own.iter().any(|now| names(now, &tag.name))
    };
    game.tags.retain(|tag| !gone(tag));
    for tag in own {
        if names(&tag, "Result") && open && game.tag("Result").is_some() {
            continue;
        }
        game.set_tag(&tag.name, &tag.value);
    }
    if open {
        game.result = result.cloned();
    }
}

fn full(_: Full) -> Failure {
    Failure::new("bad_request", Sentence::new("error-study-too-large"))
}
