//! The table: the game being played, who sits where, and what happened in sentences. Screen and plain mode both
//! play through it and decide nothing themselves; the rules crate decides.

use std::hash::{BuildHasher as _, RandomState};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use hoyito::notation::ogn_of;
use hoyito::{
    EndReason, Hole, Match, MoveError, NoNextRound, Player, Position, Round, RoundStep, RowLength,
    Rulings, Undone, Variant,
};
use hoyito_engine::{Choice, Effort, History, Level, Limits, Perfect, choose};
use hoyito_texts::{Arg, Seats, Sentence, events, results};

use super::options::{First, Options};

/// What to play.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// Which Hoyito.
    pub variant: Variant,
    /// Holes in a row.
    pub row: RowLength,
    /// Linked rounds.
    pub linked: bool,
    /// The computer's level; `None` for two people.
    pub level: Option<Level>,
    /// The person's row against the computer.
    pub side: Player,
    /// Who starts.
    pub first: First,
    /// House rules.
    pub rulings: Rulings,
    /// Another start than four seeds everywhere.
    pub position: Option<Position>,
    /// Seed of the computer's choices.
    pub seed: Option<u64>,
}

impl Setup {
    /// As the arguments say, the rest a gentle first game.
    pub fn of(options: &Options) -> Setup {
        let gentle = Level::new(2).unwrap_or(Level::LOWEST);
        Setup {
            variant: options.variant.unwrap_or(Variant::I),
            row: match options.position {
                Some(position) => position.row(),
                None => options.holes.unwrap_or(RowLength::SIX),
            },
            linked: options.linked,
            level: (!options.two).then(|| options.level.unwrap_or(gentle)),
            side: options.side.map_or(Player::South, Player::from),
            first: options.first.unwrap_or(First::South),
            rulings: options.rulings.rulings(),
            position: options.position,
            seed: options.seed,
        }
    }
}

/// The game and its players.
#[derive(Clone)]
pub struct Table {
    setup: Setup,
    game: Match,
    seed: u64,
    /// The player of the highest level, which also gives hints; kept, with what it proved, by all copies of the table.
    perfect: Arc<Mutex<Perfect>>,
    /// What the file of the game says against its own moves.
    remark: Option<Sentence>,
}

impl Table {
    /// A new game.
    pub fn new(setup: Setup) -> Table {
        let chance = setup.seed.unwrap_or_else(|| RandomState::new().hash_one(0));
        let first = match setup.first {
            First::South => Player::South,
            First::North => Player::North,
            First::Chance if chance.count_ones().is_multiple_of(2) => Player::South,
            First::Chance => Player::North,
        };
        let start = setup
            .position
            .unwrap_or_else(|| Position::start(setup.row).with_to_move(first));
        let game = match setup.linked {
            true => Match::from_start(setup.variant, setup.rulings, start),
            false => Match::single(setup.variant, setup.rulings, start),
        };
        Table {
            setup,
            game,
            seed: chance,
            perfect: Arc::new(Mutex::new(Perfect::new(None))),
            remark: None,
        }
    }

    /// Another game at the same table.
    pub fn again(&self, setup: Setup) -> Table {
        Table {
            perfect: Arc::clone(&self.perfect),
            ..Table::new(setup)
        }
    }

    /// The same with tablebases for the highest level.
    #[must_use]
    pub fn with_tables(self, folder: Option<&Path>) -> Table {
        Table {
            perfect: Arc::new(Mutex::new(Perfect::new(folder))),
            ..self
        }
    }

    /// A game read from a file, played on; `remark` is told when it is opened.
    pub fn with_game(mut setup: Setup, game: Match, remark: Option<Sentence>) -> Table {
        setup.variant = game.variant();
        setup.row = game.position().row();
        setup.linked = game.is_linked();
        setup.rulings = *game.rulings();
        Table {
            game,
            remark,
            ..Table::new(setup)
        }
    }

    /// What is played.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game so far.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// The round in play.
    pub fn round(&self) -> &Round {
        self.game.round()
    }

    /// The board as it stands.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Who is called what.
    pub fn seats(&self) -> Seats {
        match self.setup.level {
            Some(_) => Seats::against_computer(self.setup.side),
            None => Seats::SHARED,
        }
    }

    /// Whether the round is over.
    pub fn round_over(&self) -> bool {
        self.round().end().is_some()
    }

    /// Whether the computer has to move.
    pub fn computer_moves(&self) -> bool {
        !self.round_over() && self.is_computer(self.position().to_move())
    }

    fn is_computer(&self, player: Player) -> bool {
        self.setup.level.is_some() && player != self.setup.side
    }

    /// The computer's choice, or a hint for a person: always by the level played, at its best for hints.
    pub fn choose(&self, stop: &(dyn Fn() -> bool + Sync)) -> Option<Hole> {
        let level = match self.computer_moves() {
            true => self.setup.level?,
            false => Level::HIGHEST,
        };
        Some(self.think(level, stop)?.hole)
    }

    fn think(&self, level: Level, stop: &(dyn Fn() -> bool + Sync)) -> Option<Choice> {
        let round = self.round();
        let history = History::in_match(&self.game);
        let (position, rules) = (round.position(), round.rules());
        if level == Level::HIGHEST {
            let effort = Effort {
                stop,
                ..Effort::default()
            };
            let mut player = self.perfect.lock().unwrap_or_else(PoisonError::into_inner);
            if let Ok(choice) = player.choose(position, rules, &history, &effort) {
                return choice;
            }
            // Without its tables it still searches.
        }
        let limits = Limits::default().stopped_by(stop);
        choose(level, position, rules, &history, self.seed, limits)
    }

    /// Plays a hole and tells what happened.
    pub fn play(&mut self, hole: Hole) -> Result<Vec<Sentence>, MoveError> {
        self.game.play(hole)?;
        let Some(step) = self.round().steps().last() else {
            return Ok(vec![]);
        };
        let round = self.round();
        let mut said = events::step(&self.seats(), round.rules(), round.rulings(), step);
        self.tell_result(&mut said);
        Ok(said)
    }

    /// The player to move, or against the computer the person, gives the round up.
    pub fn resign(&mut self) -> Result<Vec<Sentence>, MoveError> {
        let player = match self.setup.level {
            Some(_) => self.setup.side,
            None => self.position().to_move(),
        };
        let left = self.position().on_board();
        self.game.resign(player)?;
        let mut said = vec![results::resignation(&self.seats(), player, left)];
        self.tell_result(&mut said);
        Ok(said)
    }

    /// Both agree to share; the computer only if it expects no more than its share.
    pub fn agree(&mut self) -> Result<Vec<Sentence>, MoveError> {
        let left = self.position().on_board();
        if self.setup.level.is_some() && !self.round_over() && !self.computer_agrees() {
            return Ok(vec![Sentence::new("agree-declined")]);
        }
        self.game.agree()?;
        let mut said = Vec::new();
        if let Some(reason) = self.round().end() {
            said.extend(results::end(reason, left, self.round().rulings()));
        }
        self.tell_result(&mut said);
        Ok(said)
    }

    fn computer_agrees(&self) -> bool {
        let position = self.position();
        let level = self.setup.level.unwrap_or(Level::LOWEST);
        let Some(choice) = self.think(level, &|| false) else {
            return true;
        };
        let computer = self.setup.side.other();
        let shared = History::in_match(&self.game).shared(position, computer);
        let expected = match choice.report.mover == computer {
            true => choice.report.score,
            false => -choice.report.score,
        };
        expected <= shared
    }

    fn tell_result(&self, said: &mut Vec<Sentence>) {
        let Some(captures) = self.round().result() else {
            return;
        };
        said.push(match (self.round().resigned(), self.game.is_linked()) {
            (Some(player), _) => {
                let winner = player.other();
                Sentence::new("event-round-won")
                    .with("who", self.seats().who(winner))
                    .with("more", captures[winner.index()])
                    .with("less", captures[player.index()])
            }
            (None, _) => results::round(&self.seats(), captures),
        });
        if let Some(end) = self.game.over().filter(|_| self.game.is_linked()) {
            said.push(results::of_match(&self.seats(), &end));
        }
    }

    /// Takes back to where a person acted last; `None` if no person has yet.
    pub fn undo(&mut self) -> Option<Vec<Sentence>> {
        let (before, undone) = self.taken_back()?;
        let said = undone
            .iter()
            .map(|one| events::undone(&self.seats(), one))
            .collect();
        self.game = before;
        Some(said)
    }

    /// What [`undo`](Table::undo) would take back to.
    pub fn next_undo(&self) -> Option<Sentence> {
        Some(match self.taken_back()?.1.last()? {
            Undone::Move(step) => self.named("undo-named", step),
            Undone::End(EndReason::Resignation) => Sentence::new("undo-resignation"),
            Undone::End(_) => Sentence::new("undo-agreement"),
        })
    }

    /// The game before a person's last act, and what lies between.
    fn taken_back(&self) -> Option<(Match, Vec<Undone>)> {
        let mut game = self.game.clone();
        let mut undone = Vec::new();
        loop {
            let one = game.undo()?;
            undone.push(one);
            match one {
                Undone::Move(step) if self.is_computer(step.player) => {}
                _ => return Some((game, undone)),
            }
        }
    }

    /// What [`redo`](Table::redo) would play again first.
    pub fn next_redo(&self) -> Option<Sentence> {
        self.game
            .next_redo()
            .map(|step| self.named("redo-named", step))
    }

    fn named(&self, id: &'static str, step: &RoundStep) -> Sentence {
        let hole = step.hole.letter(step.before.row());
        Sentence::new(id)
            .with("who", self.seats().who(step.player))
            .with("hole", hole)
    }

    /// Plays again what was taken back, the computer's answers included.
    pub fn redo(&mut self) -> Option<Vec<Sentence>> {
        let mut said = Vec::new();
        while let Some(step) = self.game.redo() {
            said.push(events::redone(&self.seats(), &step));
            if !self.computer_moves() {
                break;
            }
        }
        (!said.is_empty()).then_some(said)
    }

    /// The next round of the match.
    pub fn next_round(&mut self) -> Result<Vec<Sentence>, NoNextRound> {
        let before = *self.round().start();
        self.game.next_round()?;
        let number = u32::try_from(self.game.rounds().len()).unwrap_or(u32::MAX);
        let mut said = events::next_round(&self.seats(), number, &before, self.round().start());
        self.tell_result(&mut said);
        Ok(said)
    }

    /// How the game stands at its beginning.
    pub fn opening(&self) -> Vec<Sentence> {
        let to_move = self.position().to_move();
        let fresh = *self.position() == Position::start(self.setup.row).with_to_move(to_move);
        let mut said = match fresh {
            true => vec![events::opening(&self.seats(), to_move)],
            false if self.round_over() => vec![],
            false => vec![events::turn(&self.seats(), to_move)],
        };
        self.tell_result(&mut said);
        said.extend(self.remark.clone());
        said
    }

    /// The game as a file.
    pub fn ogn(&self) -> String {
        let name = |player| match self.seats().who(player) {
            hoyito_texts::Who::Computer => "Hoyito",
            _ => "",
        };
        let players = [
            ("South", name(Player::South)),
            ("North", name(Player::North)),
        ];
        let headers: Vec<_> = players
            .into_iter()
            .filter(|(_, name)| !name.is_empty())
            .collect();
        ogn_of(&self.game, &headers)
            .iter()
            .map(|round| format!("{round}\n"))
            .collect()
    }

    /// The title: variant and board.
    pub fn title(&self, texts: &hoyito_texts::Texts) -> String {
        let variant = texts.text(variant_id(self.setup.variant));
        texts.say(
            &Sentence::new("term-title")
                .with("variant", variant)
                .with("row", self.row_number()),
        )
    }

    /// The row length as an argument of sentences.
    pub fn row_number(&self) -> Arg {
        Arg::Number(self.setup.row.get() as u32)
    }
}

/// The message that names a variant.
pub const fn variant_id(variant: Variant) -> &'static str {
    match variant {
        Variant::I => "variant-I",
        Variant::II => "variant-II",
        Variant::III => "variant-III",
    }
}
