//! The game line by line: for screen readers and pipes. No cursor tricks, every line complete in itself.

use std::io::{BufRead, Write};

use hoyito::{Hole, Player};
use hoyito_texts::{Sentence, Texts, errors, events};

use super::options::Speed;
use super::table::Table;
use super::{file, record};
use crate::failure::Failure;
use crate::text;

/// Columns of the rules when read here.
const WIDTH: usize = 76;

/// A word that can be typed, and the end of the messages that name and explain it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Command {
    Help,
    Board,
    Undo,
    Redo,
    Hint,
    Moves,
    Match,
    Rules,
    Resign,
    Agree,
    Next,
    New,
    Save,
    Quit,
}

impl Command {
    const ALL: [Command; 14] = [
        Command::Help,
        Command::Board,
        Command::Undo,
        Command::Redo,
        Command::Hint,
        Command::Moves,
        Command::Match,
        Command::Rules,
        Command::Resign,
        Command::Agree,
        Command::Next,
        Command::New,
        Command::Save,
        Command::Quit,
    ];

    /// The English word, understood in every language.
    const fn word(self) -> &'static str {
        match self {
            Command::Help => "help",
            Command::Board => "board",
            Command::Undo => "undo",
            Command::Redo => "redo",
            Command::Hint => "hint",
            Command::Moves => "moves",
            Command::Match => "match",
            Command::Rules => "rules",
            Command::Resign => "resign",
            Command::Agree => "agree",
            Command::Next => "next",
            Command::New => "new",
            Command::Save => "save",
            Command::Quit => "quit",
        }
    }
}

/// Plays until the player leaves or the input ends.
///
/// # Errors
/// When reading or writing fails.
pub fn play(
    table: Table,
    texts: Texts,
    speed: Speed,
    input: impl BufRead,
    out: impl Write,
) -> Result<(), Failure> {
    let mut plain = Plain {
        table,
        texts,
        speed,
        input,
        out,
        left: false,
    };
    plain.welcome()?;
    while !plain.left {
        if plain.table.round_over() {
            plain.after_round()?;
        } else if plain.table.computer_moves() {
            plain.computer()?;
        } else {
            plain.person()?;
        }
    }
    Ok(())
}

struct Plain<R, W> {
    table: Table,
    texts: Texts,
    speed: Speed,
    input: R,
    out: W,
    /// The player has gone.
    left: bool,
}

impl<R: BufRead, W: Write> Plain<R, W> {
    fn line(&mut self, line: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{line}")?)
    }

    fn say(&mut self, sentence: &Sentence) -> Result<(), Failure> {
        let said = self.texts.say(sentence);
        self.line(&said)
    }

    fn say_all(&mut self, sentences: &[Sentence]) -> Result<(), Failure> {
        sentences.iter().try_for_each(|sentence| self.say(sentence))
    }

    fn welcome(&mut self) -> Result<(), Failure> {
        let variant = self
            .texts
            .text(super::table::variant_id(self.table.setup().variant));
        let row = self.table.row_number();
        self.say(
            &Sentence::new("term-welcome")
                .with("variant", variant)
                .with("row", row),
        )?;
        let opening = self.table.opening();
        self.say_all(&opening)?;
        self.board()
    }

    /// Rows, captures, what may be played.
    fn board(&mut self) -> Result<(), Failure> {
        let position = *self.table.position();
        let (row, seats) = (position.row(), self.table.seats());
        for player in [Player::North, Player::South] {
            let who = |id| Sentence::new(id).with("who", seats.who(player));
            let holes = (0..row.get())
                .filter_map(|column| Hole::of(player, column, row))
                .map(|hole| {
                    let letter = hole.letter(row);
                    self.texts.say(&match position.is_closed(hole) {
                        true => Sentence::new("term-row-closed").with("hole", letter),
                        false => Sentence::new("term-row-hole")
                            .with("hole", letter)
                            .with("seeds", position.seeds(hole)),
                    })
                });
            let holes: Vec<_> = holes.collect();
            let line = format!("{} {}", self.texts.say(&who("term-row")), holes.join(", "));
            self.line(&line)?;
            self.say(&who("term-captures").with("seeds", position.captures(player)))?;
        }
        Ok(())
    }

    /// The holes that may be played, and those that only an endless sowing forbids.
    fn choices(&mut self) -> Result<(), Failure> {
        let position = *self.table.position();
        let mut lists = [
            ("term-playable", String::new()),
            ("term-endless", String::new()),
        ];
        for hole in position.holes_of(position.to_move()) {
            let list = match self.table.round().check(hole) {
                Ok(()) => &mut lists[0].1,
                Err(hoyito::MoveError::EndlessSowing { .. }) => &mut lists[1].1,
                Err(_) => continue,
            };
            if !list.is_empty() {
                list.push_str(", ");
            }
            list.push(hole.letter(position.row()));
        }
        for (id, holes) in lists {
            if !holes.is_empty() {
                self.say(&Sentence::new(id).with("holes", holes))?;
            }
        }
        Ok(())
    }

    fn computer(&mut self) -> Result<(), Failure> {
        self.say(&events::thinking())?;
        self.out.flush()?;
        match self.table.choose(&|| false) {
            Some(hole) => self.sow(hole),
            // The round is not over, so there is a move; should there be none, the person has to see it.
            None => Err(Failure::new(
                "the computer found no move; this is a fault, please report it",
            )),
        }
    }

    fn sow(&mut self, hole: Hole) -> Result<(), Failure> {
        if self.speed == Speed::Slow {
            let round = self.table.round();
            if let Ok(trace) = round.position().trace(round.rules(), hole) {
                let row = round.position().row();
                for (number, lap) in (1..).zip(&trace.laps) {
                    self.say(&events::lap(number, lap, row))?;
                }
            }
        }
        match self.table.play(hole) {
            Ok(said) => {
                self.say_all(&said)?;
                self.board()
            }
            Err(error) => self.say(&errors::of_move(&error)),
        }
    }

    /// First and last letter of the row to move.
    fn letters(&self) -> (char, char) {
        let (player, row) = (self.table.position().to_move(), self.table.setup().row);
        let letter = |column| Hole::of(player, column, row).map_or('?', |hole| hole.letter(row));
        (letter(0), letter(row.get() - 1))
    }

    fn person(&mut self) -> Result<(), Failure> {
        self.choices()?;
        let (first, last) = self.letters();
        let who = self.table.seats().who(self.table.position().to_move());
        self.say(
            &Sentence::new("term-prompt")
                .with("who", who)
                .with("first", first)
                .with("last", last),
        )?;
        let Some(line) = self.read()? else {
            return Ok(());
        };
        if let Some(hole) = self.hole(&line) {
            return self.sow(hole);
        }
        self.command_or_complain(&line)
    }

    /// A hole of the row to move, by letter (in either case: the row is known) or by number from 1.
    fn hole(&self, line: &str) -> Option<Hole> {
        let (player, row) = (self.table.position().to_move(), self.table.setup().row);
        if let Ok(number) = line.parse::<usize>() {
            return Hole::of(player, number.checked_sub(1)?, row);
        }
        let mut letters = line.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return None;
        };
        let letter = match player {
            Player::South => letter.to_ascii_uppercase(),
            Player::North => letter.to_ascii_lowercase(),
        };
        Hole::from_letter(letter, row)
    }

    /// The next line that is not blank; `None` at the end, which is then said.
    fn read(&mut self) -> Result<Option<String>, Failure> {
        self.out.flush()?;
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            if self.input.read_until(b'\n', &mut bytes)? == 0 {
                self.say(&Sentence::new("term-input-ended"))?;
                self.left = true;
                return Ok(None);
            }
            let line = String::from_utf8_lossy(&bytes).trim().to_owned();
            if !line.is_empty() {
                return Ok(Some(line));
            }
        }
    }

    fn command_or_complain(&mut self, line: &str) -> Result<(), Failure> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = text::plainly(word);
        let known = Command::ALL.into_iter().find(|command| {
            let english = command.word();
            word == english
                || word == text::plainly(&self.texts.text(&format!("term-command-{english}")))
        });
        if let Some(command) = known {
            return self.obey(command, rest.trim());
        }
        let (first, last) = self.letters();
        let shown: String = line.chars().take(40).collect();
        self.say(
            &Sentence::new("term-not-understood")
                .with("text", shown)
                .with("first", first)
                .with("last", last),
        )
    }

    fn obey(&mut self, command: Command, rest: &str) -> Result<(), Failure> {
        let over = self.table.round_over();
        match command {
            Command::Help => self.help(),
            Command::Board => {
                self.board()?;
                let position = self.table.position().to_string();
                self.say(&Sentence::new("term-position").with("text", position))
            }
            Command::Undo => match self.table.undo() {
                Some(said) => self.say_all(&said).and_then(|()| self.board()),
                None => self.say(&Sentence::new("undo-none")),
            },
            Command::Redo => match self.table.redo() {
                Some(said) => self.say_all(&said).and_then(|()| self.board()),
                None => self.say(&Sentence::new("redo-none")),
            },
            Command::Hint if !over => match self.table.choose(&|| false) {
                Some(hole) => self.say(&events::hint(hole, self.table.setup().row)),
                None => self.say(&Sentence::new("term-not-now")),
            },
            Command::Moves => record::moves_lines(&self.table, &self.texts)
                .iter()
                .try_for_each(|line| self.line(line)),
            Command::Match => record::match_lines(&self.table, &self.texts)
                .iter()
                .try_for_each(|line| self.line(line)),
            Command::Rules => text::rules_lines(&self.texts, self.table.setup().variant, WIDTH)
                .iter()
                .try_for_each(|line| self.line(line)),
            Command::Resign if !over => self.resign(),
            Command::Agree if !over => self.agree(),
            Command::Next => match self.table.next_round() {
                Ok(said) => self.say_all(&said).and_then(|()| self.board()),
                Err(_) => self.say(&Sentence::new("term-not-now")),
            },
            Command::New => {
                self.table = self.table.again(*self.table.setup());
                self.welcome()
            }
            Command::Save => {
                match file::save((!rest.is_empty()).then_some(rest), &self.table.ogn()) {
                    Ok(name) => self.say(&Sentence::new("term-saved").with("file", name)),
                    Err((name, error)) => self.say(&file::failed("term-save-failed", name, &error)),
                }
            }
            Command::Quit => {
                self.left = true;
                self.say(&Sentence::new("term-bye"))
            }
            Command::Hint | Command::Resign | Command::Agree => {
                self.say(&Sentence::new("term-not-now"))
            }
        }
    }

    fn help(&mut self) -> Result<(), Failure> {
        let (first, last) = self.letters();
        self.say(
            &Sentence::new("term-help-letter")
                .with("first", first)
                .with("last", last),
        )?;
        for command in Command::ALL {
            let (own, english) = (
                self.texts.text(&format!("term-command-{}", command.word())),
                command.word(),
            );
            let does = self.texts.text(&format!("term-does-{english}"));
            self.line(&format!("{own}: {does}"))?;
        }
        Ok(())
    }

    fn resign(&mut self) -> Result<(), Failure> {
        let left = self.table.position().on_board();
        self.say(&Sentence::new("resign-ask").with("seeds", left))?;
        if self.yes()? == Some(true)
            && let Ok(said) = self.table.resign()
        {
            self.say_all(&said)?;
        }
        Ok(())
    }

    fn agree(&mut self) -> Result<(), Failure> {
        let left = self.table.position().on_board();
        let alone = self.table.setup().level.is_some();
        if !alone {
            self.say(&Sentence::new("agree-ask").with("seeds", left))?;
        }
        if (alone || self.yes()? == Some(true))
            && let Ok(said) = self.table.agree()
        {
            self.say_all(&said)?;
        }
        Ok(())
    }

    /// Yes or no; `None` at the end of the input.
    fn yes(&mut self) -> Result<Option<bool>, Failure> {
        loop {
            let Some(line) = self.read()? else {
                return Ok(None);
            };
            if let Some(answer) = self.yes_or_no(&line) {
                return Ok(Some(answer));
            }
            self.say(&Sentence::new("term-yes-or-no"))?;
        }
    }

    fn yes_or_no(&self, line: &str) -> Option<bool> {
        let said = text::plainly(line);
        let is = |english: &str| {
            said == english
                || said == english[..1]
                || said == text::plainly(&self.texts.text(&format!("term-answer-{english}")))
        };
        is("yes")
            .then_some(true)
            .or_else(|| is("no").then_some(false))
    }

    /// A round is over: the next, another game, or any other command.
    fn after_round(&mut self) -> Result<(), Failure> {
        let over = self.table.game().over().is_some();
        self.say(&Sentence::new(if over {
            "term-again-ask"
        } else {
            "term-next-ask"
        }))?;
        let Some(line) = self.read()? else {
            return Ok(());
        };
        match self.yes_or_no(&line) {
            Some(true) => self.obey(if over { Command::New } else { Command::Next }, ""),
            Some(false) => self.obey(Command::Quit, ""),
            None => self.command_or_complain(&line),
        }
    }
}
