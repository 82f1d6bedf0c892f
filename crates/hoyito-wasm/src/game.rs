//! What the page asks for, in Rust's own terms; `lib.rs` only carries it over to JavaScript and back.

use hoyito::{Hole, Match, MoveError, Player, Position, RowLength, Rulings, Variant};
use hoyito_engine::{Choice, History, Level, Limits};
use hoyito_texts::Sentence;

use crate::record::{Action, Record};
use crate::view::{Ahead, Failure, GameList, NewGame, RulesPage, Seat, Side, Sowing, View};
use crate::{draw, save, steps};

/// The game on the page's board. Begins as Hoyito I on two rows of six, two people.
#[derive(Debug)]
pub struct Table {
    record: Record,
}

impl Default for Table {
    /// A game to be replaced by `start`, `load` or `openOgn`.
    fn default() -> Table {
        let start = Position::start(RowLength::SIX);
        let base = Match::single(Variant::I, Rulings::default(), start);
        Table {
            record: Record::new(base, [Seat::Person, Seat::Person], 0),
        }
    }
}

impl Table {
    /// Begins a new game.
    ///
    /// # Errors
    /// `bad_request` for a variant or row length that does not exist.
    pub fn start(&mut self, game: NewGame) -> Result<View, Failure> {
        let bad = |detail| {
            let said = Sentence::new("error-bad-request").with("detail", detail);
            Failure::new("bad_request", said)
        };
        let variant: Variant = game
            .variant
            .parse()
            .map_err(|_| bad("there are Hoyito I, II and III"))?;
        let row = RowLength::new(game.holes).ok_or_else(|| bad("a row has 1 to 12 holes"))?;
        let rulings = game.rules.rulings();
        let first = Player::from(game.first);
        let base = if game.single {
            Match::single(variant, rulings, Position::start(row).with_to_move(first))
        } else {
            Match::new(variant, rulings, row, first)
        };
        self.record = Record::new(base, game.seats, game.seed);
        Ok(self.view())
    }

    /// The game as it is drawn.
    pub fn view(&self) -> View {
        draw::view(&self.record)
    }

    /// Sows the hole with this ring index.
    ///
    /// # Errors
    /// Why it may not be played; the game is unchanged then.
    pub fn play(&mut self, hole: u8) -> Result<Sowing, Failure> {
        let row = self.record.game().position().row();
        let hole = Hole::new(hole).ok_or(MoveError::NoSuchHole { row });
        let hole = hole.map_err(Failure::from)?;
        let before = *self.record.game().position();
        let rules = *self.record.game().round().rules();
        self.record.act(Action::Play(hole)).map_err(Failure::from)?;
        Ok(Sowing {
            player: before.to_move().into(),
            steps: steps::of(&before, &rules, hole),
            view: self.view(),
        })
    }

    /// What sowing the hole with this ring index would do.
    ///
    /// # Errors
    /// Why it may not be played.
    pub fn look(&self, hole: u8) -> Result<Ahead, Failure> {
        let round = self.record.game().round();
        let row = round.position().row();
        let hole = Hole::new(hole).ok_or(MoveError::NoSuchHole { row });
        hole.and_then(|hole| draw::look(round, hole))
            .map_err(Failure::from)
    }

    /// `side` gives up the round.
    ///
    /// # Errors
    /// The round is over.
    pub fn resign(&mut self, side: Side) -> Result<View, Failure> {
        self.act(Action::Resign(side.into()))
    }

    /// The players share the rest of the round.
    ///
    /// # Errors
    /// The round is over.
    pub fn agree(&mut self) -> Result<View, Failure> {
        self.act(Action::Agree)
    }

    /// Begins the next round of the match.
    ///
    /// # Errors
    /// The round is not over, or the match is.
    pub fn next_round(&mut self) -> Result<View, Failure> {
        self.record.next_round()?;
        Ok(self.view())
    }

    /// Goes to a place of the history; one past its end is its end.
    pub fn jump(&mut self, to: u32) -> View {
        self.record.jump(to as usize);
        self.view()
    }

    /// The game as text for the browser to keep.
    pub fn save(&self) -> String {
        save::write(&self.record)
    }

    /// Takes up a kept game.
    ///
    /// # Errors
    /// `saved_damaged` or `saved_newer`; the game is unchanged then.
    pub fn load(&mut self, text: &str) -> Result<View, Failure> {
        self.record = save::read(text)?;
        Ok(self.view())
    }

    /// The whole game as a file (RULES.md, section 6); `date` as in PGN, `2026.11.29`.
    pub fn ogn(&self, date: &str) -> String {
        save::ogn(&self.record, date)
    }

    /// The games of a file that can be opened one by one; the rounds of a match are one.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn games_in(&self, text: &str) -> Result<GameList, Failure> {
        save::games_in(text)
    }

    /// Opens a game of a file, counted from 0, at its end. Where the file writes a result that the moves contradict,
    /// the view says so last, this once.
    ///
    /// # Errors
    /// What is wrong with the file; the game is unchanged then.
    pub fn open_ogn(&mut self, text: &str, which: u32) -> Result<View, Failure> {
        let (record, remark) = save::open_ogn(text, which as usize)?;
        self.record = record;
        let mut view = self.view();
        view.said.extend(remark.map(Into::into));
        Ok(view)
    }

    /// The rules for reading.
    ///
    /// # Errors
    /// `bad_request` for a variant that does not exist.
    pub fn rules(&self, variant: &str) -> Result<RulesPage, Failure> {
        let said = Sentence::new("error-ogn-variant");
        let variant: Variant = variant
            .parse()
            .map_err(|_| Failure::new("bad_request", said))?;
        Ok(RulesPage::of(variant))
    }
}

impl Table {
    fn act(&mut self, action: Action) -> Result<View, Failure> {
        self.record.act(action).map_err(Failure::from)?;
        Ok(self.view())
    }
}

/// The ring index of the hole that `level` plays in the kept game `saved`.
///
/// # Errors
/// The text is no game, or nobody can move in it.
pub fn choose(saved: &str, level: u8) -> Result<u8, Failure> {
    let choice = think(&save::read(saved)?, level)?;
    Ok(choice.hole.index() as u8)
}

/// Whether the computer player of the kept game `saved` agrees to share the seeds left: where it hopes for no more
/// than it has now over its opponent, since sharing keeps that difference.
///
/// # Errors
/// The text is no game, or nobody can move in it.
pub fn agrees(saved: &str, level: u8) -> Result<bool, Failure> {
    let record = save::read(saved)?;
    let report = think(&record, level)?.report;
    let game = record.game();
    let lead = History::in_match(game).shared(game.position(), report.mover);
    Ok(if record.by_person(report.mover) {
        report.score >= lead
    } else {
        report.score <= lead
    })
}

fn think(record: &Record, level: u8) -> Result<Choice, Failure> {
    let round = record.game().round();
    let history = History::in_match(record.game());
    let level = Level::new(level).unwrap_or(Level::HIGHEST);
    let (rules, seed) = (round.rules(), u64::from(record.seed()));
    let position = round.position();
    hoyito_engine::choose(level, position, rules, &history, seed, Limits::default())
        .ok_or_else(|| Failure::from(MoveError::RoundOver))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::HouseRules;

    fn new_game(variant: &str, single: bool, seats: [Seat; 2]) -> NewGame {
        NewGame {
            variant: variant.to_string(),
            holes: 6,
            single,
            first: Side::S,
            seats,
            rules: HouseRules {
                endless_ends_round: false,
                repetition: Some(3),
                no_capture_limit: None,
                round_limit: None,
                closed_leftmost: false,
            },
            seed: 7,
        }
    }

    const PEOPLE: [Seat; 2] = [Seat::Person, Seat::Person];

    /// Plays until the round is over, always the first hole that may be played.
    fn play_round(table: &mut Table) -> View {
        loop {
            let view = table.view();
            if view.round_over {
                return view;
            }
            let hole = view.board.iter().find(|hole| hole.playable).unwrap();
            table.play(hole.index).unwrap();
        }
    }

    #[test]
    fn a_match_is_kept_with_all_its_history() {
        let mut table = Table::default();
        table.start(new_game("III", false, PEOPLE)).unwrap();
        for _ in 0..3 {
            if play_round(&mut table).over {
                break;
            }
            table.next_round().unwrap();
        }
        let whole = table.view();
        assert!(whole.rounds.len() > 1, "{whole:?}");
        for at in [whole.recorded, whole.recorded / 2, 1, 0] {
            let then = table.jump(at);
            let mut again = Table::default();
            assert_eq!(again.load(&table.save()).unwrap(), then_said(&then, &again));
            assert_eq!(again.save(), table.save());
        }
        assert_eq!(table.jump(whole.recorded), whole);
    }

    /// A loaded game does not say that it went back.
    fn then_said(then: &View, loaded: &Table) -> View {
        View {
            said: loaded.view().said,
            ..then.clone()
        }
    }

    /// What a look tells is what playing does, over whole rounds.
    #[test]
    fn a_look_tells_what_playing_does() {
        for variant in ["I", "II", "III"] {
            let mut table = Table::default();
            let mut view = table.start(new_game(variant, true, PEOPLE)).unwrap();
            while let Some(mover) = view.mover {
                let pile = |view: &View| view.captures[usize::from(mover == Side::N)];
                let mut playable = view.board.iter().filter(|hole| hole.playable);
                let hole = playable.next_back().unwrap().index;
                let look = table.look(hole).unwrap();
                assert_eq!(table.view(), view);
                let after = table.play(hole).unwrap().view;
                assert_eq!(after.last, Some(look.marks));
                if after.mover.is_some() {
                    assert_eq!(pile(&after), pile(&view) + u16::from(look.seeds));
                    assert!(!look.again || after.again || after.mover != Some(mover));
                }
                view = after;
            }
            assert_eq!(table.look(0).unwrap_err().code, "round_over");
            assert_eq!(table.look(77).unwrap_err().code, "bad_move");
        }
    }

    #[test]
    fn a_damaged_save_is_told_from_a_newer_one() {
        let mut table = Table::default();
        table.start(new_game("II", true, PEOPLE)).unwrap();
        table.play(2).unwrap();
        let good = table.save();
        let before = table.view();
        for at in 0..good.len() {
            if good.is_char_boundary(at) {
                let cut = &good[..at];
                assert_eq!(table.load(cut).unwrap_err().code, "saved_damaged", "{cut}");
            }
            let mut bytes = good.clone().into_bytes();
            bytes[at] ^= 1;
            let text = String::from_utf8(bytes).unwrap();
            let error = table.load(&text).unwrap_err();
            assert!(matches!(error.code, "saved_damaged" | "saved_newer"));
        }
        let newer = good.replacen("hoyito 1", "hoyito 2", 1);
        assert_eq!(table.load(&newer).unwrap_err().code, "saved_newer");
        assert_eq!(table.view(), before);
    }

    /// Games kept by older versions of the format (testdata/saves), with the position and history they were kept at.
    #[test]
    fn games_kept_by_older_versions_open_as_they_were() {
        const KEPT: [(&str, &str, [u32; 3]); 3] = [
            (
                include_str!("../../../testdata/saves/1-round.txt"),
                "3-10-0-0-2-0-10-2-0-0-1-0-4-16",
                [7, 9, 1],
            ),
            (
                include_str!("../../../testdata/saves/1-match.txt"),
                "6-0-0-1-5-0-0-x-x-x-16-12",
                [162, 164, 5],
            ),
            (
                include_str!("../../../testdata/saves/1-twelve.txt"),
                "1-4-0-0-7-0-2-8-1-1-0-1-1-7-4-2-7-2-5-0-2-4-3-2-24-8",
                [23, 25, 1],
            ),
        ];
        for (text, position, [at, recorded, round]) in KEPT {
            let mut table = Table::default();
            let view = table.load(text).unwrap();
            let mut fields: Vec<String> = (view.board.iter())
                .map(|hole| match hole.closed {
                    true => "x".into(),
                    false => hole.seeds.to_string(),
                })
                .collect();
            fields.extend(view.captures.map(|seeds| seeds.to_string()));
            assert_eq!(fields.join("-"), position);
            assert_eq!([view.at, view.recorded, view.round], [at, recorded, round]);
            // What is written from now on is the present format, and holds the same.
            let mut again = Table::default();
            assert_eq!(again.load(&table.save()).unwrap(), view);
        }
    }

    #[test]
    fn undo_against_the_computer_takes_back_the_persons_sowing() {
        let mut table = Table::default();
        let seats = [Seat::Person, Seat::Computer { level: 1 }];
        table.start(new_game("I", true, seats)).unwrap();
        table.play(0).unwrap();
        let hole = choose(&table.save(), 1).unwrap();
        let view = table.play(hole).unwrap().view;
        let undo = view.undo.unwrap();
        assert_eq!((undo.to, undo.name.id), (0, "undo-named"));
        let back = table.jump(undo.to);
        assert_eq!(back.undo, None);
        assert_eq!(back.said[0].id, "event-undone");
        assert_eq!(back.redo.unwrap().to, 2);
    }

    #[test]
    fn the_computer_shares_only_where_it_hopes_for_no_more() {
        let mut table = Table::default();
        // Whoever is to move here, South, wins all eight seeds left (27 + 8 to 13).
        let board = "[FEN \"0-1-2-3-0-0-0-0-0-2-0-0-27-13-S\"]\n\n*\n";
        for (computer, gladly) in [("North", true), ("South", false)] {
            let tags = format!("[Variant \"I\"]\n[{computer} \"Hoyito level 6\"]\n");
            table.open_ogn(&(tags + board), 0).unwrap();
            assert_eq!(agrees(&table.save(), 6), Ok(gladly), "{computer}");
        }
    }

    #[test]
    fn what_ended_a_round_can_be_undone_and_done_again() {
        let mut table = Table::default();
        for single in [true, false] {
            table.start(new_game("II", single, PEOPLE)).unwrap();
            table.play(2).unwrap();
            for end in [Table::agree, |table: &mut Table| table.resign(Side::N)] {
                let ended = end(&mut table).unwrap();
                let back = table.jump(ended.undo.clone().unwrap().to);
                assert!(!back.round_over);
                let again = table.jump(back.redo.unwrap().to);
                assert_eq!(again, ended);
                table.jump(1);
            }
        }
    }

    #[test]
    fn game_files_come_back_as_they_went() {
        let mut table = Table::default();
        table.start(new_game("I", false, PEOPLE)).unwrap();
        play_round(&mut table);
        table.next_round().unwrap();
        table
            .play(
                table
                    .view()
                    .board
                    .iter()
                    .find(|hole| hole.playable)
                    .unwrap()
                    .index,
            )
            .unwrap();
        table.agree().unwrap();
        let (file, view) = (table.ogn("2026.11.29"), table.view());
        let mut other = Table::default();
        let games = other.games_in(&file).unwrap().games;
        assert_eq!(games.len(), 1);
        assert!(games[0].is_match);
        assert_eq!(games[0].date.as_deref(), Some("2026.11.29"));
        assert_eq!(games[0].south.as_deref(), Some("Person"));
        assert_eq!(other.open_ogn(&file, 0).unwrap(), view);
        assert_eq!(other.ogn("2026.11.29"), file);
        let refused = other
            .open_ogn("[Variant \"I\"]\n\n1. A A *\n", 0)
            .unwrap_err();
        assert_eq!(
            (refused.code, refused.sentence.id),
            ("not_your_hole", "error-ogn-move")
        );
        assert_eq!(other.view(), view);
    }

    #[test]
    fn a_result_against_the_moves_is_said_once() {
        let mut table = Table::default();
        let file = "[Variant \"I\"] [Termination \"resignation N\"] 1. A ";
        let fine = table.open_ogn(&format!("{file} 48-0"), 0).unwrap();
        let told = table.open_ogn(&format!("{file} 24-24"), 0).unwrap();
        let (last, rest) = told.said.split_last().unwrap();
        assert_eq!((last.id, rest), ("error-ogn-result", &fine.said[..]));
        assert_eq!(table.view(), fine);
        let capture = table.open_ogn("[Variant \"I\"] 1. A+4", 0).unwrap_err();
        assert_eq!(
            (capture.code, capture.sentence.id),
            ("bad_request", "error-ogn-capture")
        );
        assert_eq!(
            table.next_round().unwrap_err().sentence.id,
            "error-match-over"
        );
    }

    #[test]
    fn every_message_the_page_is_given_exists() {
        let texts = [
            include_str!("../../../locales/en/page.ftl"),
            include_str!("../../../locales/en/events.ftl"),
            include_str!("../../../locales/en/errors.ftl"),
        ]
        .concat();
        let sources = [
            include_str!("draw.rs"),
            include_str!("save.rs"),
            include_str!("game.rs"),
        ]
        .concat();
        let named = |text: &&str| {
            let rest = text.strip_prefix("error-").or(text.strip_prefix("event-"));
            rest.is_some_and(|rest| !rest.is_empty())
        };
        let ids: Vec<&str> = sources.split('"').filter(named).collect();
        assert!(ids.len() > 8);
        for id in ids {
            assert!(texts.contains(&format!("\n{id} =")), "{id} is no message");
        }
    }
}
