//! What the screen is about: the table, what is shown of it, what is being asked, and what keys do.

use std::time::Instant;

use hoyito::{Hole, HoleSet, MoveError, Player};
use hoyito_texts::{Language, Sentence, Texts, errors, events};

use super::animation::{Picture, Sowing};
use super::menu::{Choices, Menu};
use super::thinking::{Purpose, Thinking};
use crate::commands::play::file;
use crate::commands::play::options::Speed;
use crate::commands::play::table::{Setup, Table};

/// Something read over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// The keys.
    Help,
    /// The moves in notation.
    Moves,
    /// The match round by round.
    Match,
    /// The rules.
    Rules,
}

/// Something the same key has to confirm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Leave the game.
    Quit,
    /// Give up the round.
    Resign,
    /// Share the seeds left.
    Agree,
}

/// What the holes of the row to move are good for.
#[derive(Clone, Copy, Default)]
pub struct Playable {
    /// May be played.
    pub legal: HoleSet,
    /// Would never end.
    pub endless: HoleSet,
}

/// The last sowing: where it began and where its last seed fell.
#[derive(Clone, Copy)]
pub struct LastSowing {
    /// Its first hole.
    pub from: Hole,
    /// Its last.
    pub to: Hole,
}

/// The screen's state.
pub struct App {
    /// The words.
    pub texts: Texts,
    /// The pace.
    pub speed: Speed,
    /// The menu, while it is open.
    pub menu: Option<Menu>,
    /// The game.
    pub table: Table,
    /// A game is on the table (else the menu came first).
    pub playing: bool,
    /// What happened last.
    pub said: Vec<Sentence>,
    /// The hole under the cursor, by column of the row to move.
    pub column: usize,
    /// What may be played.
    pub playable: Playable,
    /// The last sowing.
    pub last: Option<LastSowing>,
    /// A sowing being shown.
    pub sowing: Option<(Sowing, Vec<hoyito::Lap>)>,
    /// What is read over the board, and its first line.
    pub panel: Option<(Panel, usize)>,
    /// What waits for a second key.
    pub asked: Option<Asked>,
    /// What undo and redo would do.
    pub history: [Option<Sentence>; 2],
    /// The player has left.
    pub left: bool,
    thinking: Option<Thinking>,
}

impl App {
    /// With a game, straight to the board; without, to the menu.
    pub fn new(table: Option<Table>, setup: Setup, texts: Texts, speed: Speed) -> App {
        let playing = table.is_some();
        let mut app = App {
            texts,
            speed,
            menu: (!playing).then_some(Menu { setup, at: 0 }),
            table: table.unwrap_or_else(|| Table::new(setup)),
            playing,
            said: vec![],
            column: 0,
            playable: Playable::default(),
            last: None,
            sowing: None,
            panel: None,
            asked: None,
            history: [None, None],
            left: false,
            thinking: None,
        };
        app.begin();
        app
    }

    /// A game lies on the table.
    fn begin(&mut self) {
        self.said = self.table.opening();
        self.last = None;
        self.settle();
    }

    /// Looks anew at what may be played, and lets the computer think if it is its turn.
    fn settle(&mut self) {
        self.thinking = None;
        self.history = [self.table.next_undo(), self.table.next_redo()];
        let position = *self.table.position();
        self.playable = Playable::default();
        for hole in position.holes_of(position.to_move()) {
            match self.table.round().check(hole) {
                Ok(()) => self.playable.legal.insert(hole),
                Err(MoveError::EndlessSowing { .. }) => self.playable.endless.insert(hole),
                Err(_) => {}
            }
        }
        if !self.playable.legal.contains(self.hole_at(self.column)) {
            let first = self.playable.legal.iter().next();
            self.column = first.map_or(0, |hole| hole.column(position.row()));
        }
        if self.playing && self.table.computer_moves() {
            self.thinking = Some(Thinking::about(&self.table, Purpose::Move));
        }
    }

    /// The hole of the row to move in this column.
    pub fn hole_at(&self, column: usize) -> Hole {
        let position = self.table.position();
        let (player, row) = (position.to_move(), position.row());
        Hole::of(player, column.min(row.get() - 1), row).expect("a column of the row")
    }

    /// Whether the computer is thinking, or a hint is being looked for.
    pub fn is_thinking(&self) -> Option<Purpose> {
        self.thinking.as_ref().map(|thinking| thinking.purpose)
    }

    /// The board to draw.
    pub fn picture(&self) -> Picture {
        match &self.sowing {
            Some((sowing, _)) => *sowing.picture(),
            None => Picture::of(self.table.position()),
        }
    }

    /// Lets time pass: seeds fall, the computer answers.
    pub fn tick(&mut self, now: Instant) {
        if let Some((sowing, _)) = &mut self.sowing {
            if sowing.advance(now) {
                return;
            }
            self.sowing = None;
            self.settle();
        }
        let Some((purpose, chosen)) = self
            .thinking
            .as_ref()
            .and_then(|it| Some((it.purpose, it.chosen()?)))
        else {
            return;
        };
        self.thinking = None;
        match (purpose, chosen) {
            (Purpose::Move, Some(hole)) => self.sow(hole, now),
            (Purpose::Hint, Some(hole)) => {
                let row = self.table.position().row();
                self.column = hole.column(row);
                self.said = vec![events::hint(hole, row)];
            }
            (_, None) => self.said = vec![Sentence::new("term-not-now")],
        }
    }

    /// Whether something moves by itself, so that the screen must be drawn again soon.
    pub fn is_moving(&self) -> bool {
        self.sowing.is_some() || self.thinking.is_some()
    }

    /// Plays a hole and shows the sowing.
    pub fn sow(&mut self, hole: Hole, now: Instant) {
        let (before, rules) = (*self.table.position(), *self.table.round().rules());
        // The trace is what is shown; the game itself plays and decides.
        let trace = before.trace(&rules, hole);
        let by_computer = self.table.computer_moves();
        match self.table.play(hole) {
            Err(error) => self.said = vec![errors::of_move(&error)],
            Ok(said) => {
                self.thinking = None;
                // The computer's sowings are told after the person's that they answer.
                if !by_computer {
                    self.said.clear();
                }
                self.said.extend(said);
                let Ok(trace) = trace else {
                    return self.settle();
                };
                let last_drop = trace.laps.last().and_then(|lap| lap.drops.last());
                self.last = last_drop.map(|&to| LastSowing { from: hole, to });
                self.sowing = Some((Sowing::new(&before, &trace, self.speed, now), trace.laps));
                self.tick(now);
            }
        }
    }

    /// Shows the rest of a sowing at once.
    pub fn skip(&mut self) {
        if self.sowing.take().is_some() {
            self.settle();
        }
    }

    /// A person may act: no sowing is being shown and it is not the computer's turn.
    pub fn person_moves(&self) -> bool {
        self.sowing.is_none() && !self.table.computer_moves() && !self.table.round_over()
    }

    /// Moves the cursor along the row as it is seen: North's row runs from right to left.
    pub fn walk(&mut self, right: bool) {
        let position = self.table.position();
        let row = position.row().get();
        let forward = right == (position.to_move() == Player::South);
        self.column = (self.column + if forward { 1 } else { row - 1 }) % row;
    }

    /// Takes back, or plays again.
    pub fn change_history(&mut self, back: bool) {
        self.skip();
        let done = if back {
            self.table.undo()
        } else {
            self.table.redo()
        };
        let nothing = if back { "undo-none" } else { "redo-none" };
        match done {
            None => self.said = vec![Sentence::new(nothing)],
            Some(said) => {
                // A long history taken back at once is told by its last part.
                self.said = said;
                self.last = None;
                self.settle();
            }
        }
    }

    /// Looks for a hint.
    pub fn hint(&mut self) {
        if self.person_moves() && self.thinking.is_none() {
            self.thinking = Some(Thinking::about(&self.table, Purpose::Hint));
        }
    }

    /// Ends the round by a person's decision.
    pub fn end_round(&mut self, asked: Asked) {
        self.skip();
        let done = match asked {
            Asked::Resign => self.table.resign(),
            _ => self.table.agree(),
        };
        match done {
            Ok(said) => self.said = said,
            Err(error) => self.said = vec![errors::of_move(&error)],
        }
        self.settle();
    }

    /// The next round of the match.
    pub fn next_round(&mut self) {
        self.skip();
        match self.table.next_round() {
            Ok(said) => {
                self.said = said;
                self.last = None;
                self.settle();
            }
            Err(_) => self.said = vec![Sentence::new("term-not-now")],
        }
    }

    /// Opens the menu over the game.
    pub fn open_menu(&mut self) {
        self.skip();
        self.menu = Some(Menu {
            setup: *self.table.setup(),
            at: 0,
        });
    }

    /// Closes the menu: to the game as it was, or out if there is none.
    pub fn close_menu(&mut self) {
        self.menu = None;
        self.left = !self.playing;
    }

    /// Begins what the menu says.
    pub fn start(&mut self) {
        if let Some(menu) = self.menu.take() {
            // A start from elsewhere belongs to the game it was given for.
            self.table = self.table.again(Setup {
                position: None,
                ..menu.setup
            });
            self.playing = true;
            self.begin();
        }
    }

    /// Changes a line of the menu.
    pub fn change_menu(&mut self, forward: bool) {
        if let Some(menu) = &mut self.menu {
            menu.change(
                forward,
                &mut Choices {
                    speed: &mut self.speed,
                    texts: &mut self.texts,
                },
            );
        }
    }

    /// The next pace.
    pub fn change_speed(&mut self) {
        let at = Speed::ALL
            .iter()
            .position(|&speed| speed == self.speed)
            .unwrap_or_default();
        self.speed = Speed::ALL[(at + 1) % Speed::ALL.len()];
    }

    /// The next language.
    pub fn change_language(&mut self) {
        let now = self.texts.language();
        let at = Language::ALL
            .iter()
            .position(|&language| language == now)
            .unwrap_or_default();
        self.texts = Texts::new(Language::ALL[(at + 1) % Language::ALL.len()]);
    }

    /// Writes the game to a file.
    pub fn save(&mut self) {
        self.said = vec![match file::save(None, &self.table.ogn()) {
            Ok(name) => Sentence::new("term-saved").with("file", name),
            Err((name, error)) => file::failed("term-save-failed", name, &error),
        }];
    }
}
