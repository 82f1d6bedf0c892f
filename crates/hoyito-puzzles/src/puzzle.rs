//! A puzzle, and the files of them: a line each, easy ones first within their kind.

use std::fmt;

use hoyito::notation::PositionError;
use hoyito::{Hole, Position, RowLength, Variant};

/// What a puzzle asks for. South is always the one who is asked.
///
/// ```
/// use hoyito_puzzles::Kind;
/// assert_eq!(Kind::from_letter('w'), Some(Kind::Win));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Capture as many seeds as can be had in this turn.
    Most,
    /// Find the only move that wins the round with best play of both.
    Win,
    /// Find the only move that does not lose the round with best play of both.
    Save,
}

impl Kind {
    /// All of them, in the order of the files.
    pub const ALL: [Kind; 3] = [Kind::Most, Kind::Win, Kind::Save];

    /// As files write it.
    ///
    /// ```
    /// assert_eq!(hoyito_puzzles::Kind::Save.letter(), 's');
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Kind::Most => 'm',
            Kind::Win => 'w',
            Kind::Save => 's',
        }
    }

    /// The kind a letter stands for.
    ///
    /// ```
    /// assert_eq!(hoyito_puzzles::Kind::from_letter('q'), None);
    /// ```
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// A position, a question and its one answer.
///
/// ```
/// use hoyito_puzzles::Puzzle;
/// let puzzle: Puzzle = "m2 0-1-2-3-3-1-2-2-2-2-2-0-14-14-S C".parse().unwrap();
/// assert_eq!(puzzle.to_string(), "m2 0-1-2-3-3-1-2-2-2-2-2-0-14-14-S C");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// What is asked.
    pub kind: Kind,
    /// From 1, the easiest, to 5 (see the crate's grades).
    pub grade: u8,
    /// Where it begins; South is to move.
    pub position: Position,
    /// The answer: South's moves and between them North's replies. It ends with a move of South's.
    pub line: Vec<Hole>,
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} {} ", self.kind.letter(), self.grade, self.position)?;
        let row = self.position.row();
        (self.line.iter()).try_for_each(|hole| write!(f, "{}", hole.letter(row)))
    }
}

/// Why a file of puzzles could not be read.
///
/// ```
/// use hoyito_puzzles::{FileError, Puzzle};
/// assert_eq!("m1".parse::<Puzzle>(), Err(FileError::Fields));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileError {
    /// The first line does not say which variant's puzzles these are.
    Heading,
    /// A line is not kind and grade, position, answer.
    Fields,
    /// There is no such kind or grade.
    Kind,
    /// The position is none.
    Position(PositionError),
    /// A letter of the answer names no hole.
    Line,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::Heading => {
                f.write_str("the first line must be: hoyito puzzles 1 I, II or III")
            }
            FileError::Fields => {
                f.write_str("a puzzle is kind and grade, position, answer: m2 4-4-…-S C")
            }
            FileError::Kind => f.write_str("a kind is m, w or s, and a grade 1 to 5"),
            FileError::Position(error) => error.fmt(f),
            FileError::Line => f.write_str("an answer is letters of holes"),
        }
    }
}

impl std::error::Error for FileError {}

impl std::str::FromStr for Puzzle {
    type Err = FileError;

    fn from_str(text: &str) -> Result<Puzzle, FileError> {
        let mut fields = text.split(' ');
        let (Some(head), Some(position), Some(line), None) =
            (fields.next(), fields.next(), fields.next(), fields.next())
        else {
            return Err(FileError::Fields);
        };
        let mut head = head.chars();
        let kind = head.next().and_then(Kind::from_letter);
        let grade = head.next().and_then(|grade| grade.to_digit(10));
        let (Some(kind), Some(grade @ 1..=5), None) = (kind, grade, head.next()) else {
            return Err(FileError::Kind);
        };
        let position: Position = position.parse().map_err(FileError::Position)?;
        let row = position.row();
        let holes = line.chars().map(|letter| Hole::from_letter(letter, row));
        let line = holes.collect::<Option<Vec<_>>>().ok_or(FileError::Line)?;
        Ok(Puzzle {
            kind,
            grade: grade as u8,
            position,
            line,
        })
    }
}

const HEADING: &str = "hoyito puzzles 1 ";

/// A file's text.
///
/// ```
/// assert_eq!(hoyito_puzzles::write(hoyito::Variant::II, &[]), "hoyito puzzles 1 II\n");
/// ```
pub fn write(variant: Variant, puzzles: &[Puzzle]) -> String {
    let lines = puzzles.iter().map(|puzzle| format!("{puzzle}\n"));
    format!("{HEADING}{variant}\n") + &lines.collect::<String>()
}

/// The puzzles of a file.
///
/// # Errors
/// The first line that is none, counted from 1, and why.
///
/// ```
/// let (variant, puzzles) = hoyito_puzzles::read("hoyito puzzles 1 III\n").unwrap();
/// assert!(variant == hoyito::Variant::III && puzzles.is_empty());
/// ```
pub fn read(text: &str) -> Result<(Variant, Vec<Puzzle>), (usize, FileError)> {
    let mut lines = text.lines();
    let heading = lines.next().and_then(|line| line.strip_prefix(HEADING));
    let variant = heading.and_then(|name| name.parse::<Variant>().ok());
    let variant = variant.ok_or((1, FileError::Heading))?;
    let puzzles = lines
        .enumerate()
        .map(|(at, line)| line.parse().map_err(|error| (at + 2, error)));
    Ok((variant, puzzles.collect::<Result<_, _>>()?))
}

/// The board all puzzles are on.
pub(crate) const ROW: RowLength = RowLength::SIX;
