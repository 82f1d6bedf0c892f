//! What went wrong (`errors.ftl`). For faults without a function here, build the [`Sentence`] from its id.

use alloc::{format, string::ToString};

use hoyito::{
    Hole, MoveError, NoNextRound, Player, PositionError, RowLength, SetupError,
    notation::{BadValue, OgnError, OgnErrorKind},
};

use crate::{Seats, Sentence};

/// Why a hole may not be played.
///
/// ```
/// use hoyito::{Hole, Position, RowLength, Rules, Variant};
/// use hoyito_texts::errors;
/// let start = Position::start(RowLength::SIX);
/// let error = start.check(&Rules::new(Variant::I), Hole::new(7).unwrap()).unwrap_err();
/// assert_eq!(errors::of_move(&error).id, "error-not-your-hole");
/// ```
pub fn of_move(error: &MoveError) -> Sentence {
    let about = |id, letter: char| Sentence::new(id).with("hole", letter);
    match *error {
        MoveError::NoSuchHole { row } => Sentence::new("error-bad-move")
            .with("south", last(Player::South, row))
            .with("north", last(Player::North, row)),
        MoveError::NotYourHole {
            letter,
            to_move,
            row,
        } => about("error-not-your-hole", letter)
            .with("first", first(to_move, row))
            .with("last", last(to_move, row)),
        MoveError::ClosedHole { letter } => about("error-closed-hole", letter),
        MoveError::EmptyHole { letter } => about("error-empty-hole", letter),
        MoveError::EndlessSowing { letter } => about("error-endless-sowing", letter),
        MoveError::UndecidedSowing { letter } => about("error-undecided-sowing", letter),
        MoveError::RoundOver => Sentence::new("error-round-over"),
        // A kind added later: the library's own words.
        ref other => Sentence::new("error-bad-request").with("detail", other.to_string()),
    }
}

/// Why a text is no position.
///
/// ```
/// use hoyito::Position;
/// use hoyito_texts::errors;
/// let error = "4-4".parse::<Position>().unwrap_err();
/// assert_eq!(errors::of_position(&error).id, "error-bad-position");
/// ```
pub fn of_position(error: &PositionError) -> Sentence {
    position_fault("error-bad-position", error)
}

/// A sentence that goes on with `position-fault`.
fn position_fault(id: &'static str, error: &PositionError) -> Sentence {
    let because = |why| Sentence::new(id).with("why", why);
    match *error {
        PositionError::FieldCount { found } => because("field-count").with("count", number(found)),
        PositionError::BadField { field } => because("field").with("number", number(field)),
        PositionError::BadPlayer => because("player"),
        PositionError::Setup(SetupError::SeedsInClosedHole { letter, seeds }) => {
            because("closed").with("hole", letter).with("seeds", seeds)
        }
        PositionError::Setup(SetupError::NotFours { on_board }) => {
            because("fours").with("seeds", on_board)
        }
        PositionError::Setup(SetupError::OnlyFour) => because("only-four"),
        PositionError::Setup(SetupError::WrongTotal { row, found, wanted }) => because("total")
            .with("seeds", found)
            .with("row", number(row.get()))
            .with("total", wanted),
        _ => because("other"),
    }
}

/// Why no next round begins.
///
/// ```
/// use hoyito::NoNextRound;
/// use hoyito_texts::errors;
/// assert_eq!(errors::of_next_round(NoNextRound::MatchOver).id, "error-match-over");
/// ```
pub const fn of_next_round(error: NoNextRound) -> Sentence {
    Sentence::new(match error {
        NoNextRound::RoundInPlay => "error-round-in-play",
        NoNextRound::MatchOver => "error-match-over",
    })
}

/// Why a game file can't be opened.
///
/// ```
/// use hoyito::notation::parse_ogn;
/// use hoyito_texts::errors;
/// assert_eq!(errors::of_game_file(&parse_ogn("{").unwrap_err()).id, "error-ogn-syntax");
/// ```
pub fn of_game_file(error: &OgnError) -> Sentence {
    match &error.kind {
        OgnErrorKind::Empty => Sentence::new("error-ogn-empty"),
        OgnErrorKind::NoVariant
        | OgnErrorKind::BadValue {
            why: BadValue::Variant,
            ..
        } => Sentence::new("error-ogn-variant"),
        OgnErrorKind::BadValue {
            why: BadValue::Position(error),
            ..
        } => position_fault("error-ogn-position", error),
        OgnErrorKind::BadValue { tag, why } => {
            let because = |why| {
                let tag = Sentence::new("error-ogn-tag").with("tag", *tag);
                tag.with("why", why)
            };
            match why {
                BadValue::Words(words) => because("words").with("words", words.join(", ")),
                BadValue::Count { least } => because("count").with("count", *least),
                BadValue::RoundOver => because("over"),
                _ => because("other"),
            }
        }
        OgnErrorKind::Move { at, error } => of_move_in_file(*at, error),
        OgnErrorKind::Capture {
            at,
            letter,
            found,
            right,
        } => Sentence::new("error-ogn-capture")
            .with("number", number(at + 1))
            .with("hole", *letter)
            .with("seeds", *right)
            .with("count", *found),
        OgnErrorKind::Round(error) => Sentence::new("error-ogn-round").with(
            "why",
            match error {
                NoNextRound::RoundInPlay => "in-play",
                NoNextRound::MatchOver => "over",
            },
        ),
        OgnErrorKind::RoundStart {
            round,
            found,
            right,
        } => Sentence::new("error-ogn-start")
            .with("round", number(*round))
            .with("found", found.to_string())
            .with("position", right.to_string()),
        OgnErrorKind::Result {
            round,
            found,
            right: [south, north],
        } => Sentence::new("error-ogn-result")
            .with("round", number(*round))
            .with("found", found.as_str())
            .with("result", format!("{south}-{north}")),
        kind => of_syntax(error, kind),
    }
}

fn of_move_in_file(at: usize, error: &MoveError) -> Sentence {
    let because = |why| {
        let number = number(at + 1);
        let said = Sentence::new("error-ogn-move").with("number", number);
        said.with("why", why)
    };
    match *error {
        MoveError::NoSuchHole { row } => because("bad-move")
            .with("south", last(Player::South, row))
            .with("north", last(Player::North, row)),
        MoveError::NotYourHole {
            letter,
            to_move,
            row,
        } => because("not-your-hole")
            .with("hole", letter)
            .with("first", first(to_move, row))
            .with("last", last(to_move, row)),
        MoveError::ClosedHole { letter } => because("closed-hole").with("hole", letter),
        MoveError::EmptyHole { letter } => because("empty-hole").with("hole", letter),
        MoveError::EndlessSowing { letter } => because("endless-sowing").with("hole", letter),
        MoveError::UndecidedSowing { letter } => because("undecided-sowing").with("hole", letter),
        _ => because("round-over"),
    }
}

/// A fault with its place in the file.
fn of_syntax(error: &OgnError, kind: &OgnErrorKind) -> Sentence {
    let because = |why| {
        let place = Sentence::new("error-ogn-syntax").with("line", number(error.line));
        place.with("column", number(error.column)).with("why", why)
    };
    match kind {
        OgnErrorKind::Unclosed("comment") => because("comment"),
        OgnErrorKind::Unclosed("variation") => because("variation"),
        OgnErrorKind::Unclosed(_) => because("open-tag"),
        OgnErrorKind::BadTag => because("tag"),
        OgnErrorKind::StrayParenthesis => because("parenthesis"),
        OgnErrorKind::StrayVariation => because("first"),
        OgnErrorKind::TooDeep => because("deep"),
        OgnErrorKind::TooLong => because("long"),
        OgnErrorKind::BadToken(token) => because("move").with("text", token.as_str()),
        _ => because("other"),
    }
}

/// It is `player`'s move, not the one's who tried.
///
/// ```
/// use hoyito::Player;
/// use hoyito_texts::{Seats, errors};
/// assert_eq!(errors::not_your_move(&Seats::SHARED, Player::South).id, "error-not-your-move");
/// ```
pub fn not_your_move(seats: &Seats, player: Player) -> Sentence {
    Sentence::new("error-not-your-move").with("who", seats.who(player))
}

fn first(player: Player, row: RowLength) -> char {
    letter(player, 0, row)
}

fn last(player: Player, row: RowLength) -> char {
    letter(player, row.get() - 1, row)
}

/// The letter of a column that the row has.
fn letter(player: Player, column: usize, row: RowLength) -> char {
    Hole::of(player, column, row).map_or('?', |hole| hole.letter(row))
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
