//! Where games are kept. One trait, [`Store`]; what is confirmed through it is on disk.

mod migrations;
mod postgres;
mod sql;
mod sqlite;
#[cfg(test)]
mod tests;

use std::fmt;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;

use crate::game::{Event, Game, GameId, Logged};

pub use postgres::Postgres;
pub use sqlite::Sqlite;

/// An answer of a store that is still to come.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A store failed: nothing was changed, or it can't be known.
///
/// ```
/// let error = hoyito_server::store::StoreError::new("the disk is full");
/// assert_eq!(error.to_string(), "the disk is full");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoreError(String);

impl StoreError {
    /// With what went wrong.
    ///
    /// ```
    /// let _error = hoyito_server::store::StoreError::new("why");
    /// ```
    pub fn new(what: impl fmt::Display) -> StoreError {
        StoreError(what.to_string())
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::new(error)
    }
}

/// What of a game can be looked for, as it is after the events written with it.
///
/// ```
/// use hoyito_server::{game::Game, store::Summary};
/// let of = |game: &Game| Summary::of(game);
/// # let _ = of;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Events in all.
    pub version: u32,
    /// When something last happened.
    pub touched: i64,
    /// When a flag falls.
    pub falls_at: Option<i64>,
    /// The server's engine is to move.
    pub engine: bool,
    /// It is over.
    pub over: bool,
    /// Both players have come.
    pub begun: bool,
    /// When it was made, while the lobby shows it.
    pub lobby: Option<i64>,
}

impl Summary {
    /// Of a game as it stands.
    ///
    /// ```
    /// use hoyito_server::{game::Game, store::Summary};
    /// let of = |game: &Game| Summary::of(game).version;
    /// # let _ = of;
    /// ```
    pub fn of(game: &Game) -> Summary {
        Summary {
            version: game.version(),
            touched: game.touched(),
            falls_at: game.falls_at(),
            engine: game.engine_to_move().is_some(),
            over: game.is_over(),
            begun: game.begun(),
            lobby: game.lobby_entry().map(|entry| entry.created),
        }
    }
}

/// Events to be written, all or none.
///
/// ```
/// use hoyito_server::store::Append;
/// let first = |append: &Append| append.after == 0;
/// # let _ = first;
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// Events it has before; 0 makes the game.
    pub after: u32,
    /// They, in order.
    pub events: Vec<Logged>,
    /// What the game is after them.
    pub summary: Summary,
}

/// How long games are kept after something last happened in them, in milliseconds.
///
/// ```
/// use hoyito_server::store::Keep;
/// assert_eq!(Keep::default().finished, 90 * 24 * 3_600_000);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Invitations that nobody took.
    pub invitations: i64,
    /// Games that were begun and left.
    pub begun: i64,
    /// Games that are over.
    pub finished: i64,
}

impl Default for Keep {
    fn default() -> Keep {
        const DAY: i64 = 24 * 3_600_000;
        Keep {
            invitations: 14 * DAY,
            begun: 60 * DAY,
            finished: 90 * DAY,
        }
    }
}

/// Something that happened in another process which shares the store.
///
/// ```
/// use hoyito_server::store::Notice;
/// let of_game = |notice: &Notice| matches!(notice, Notice::Changed(..));
/// # let _ = of_game;
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// A game has this many events now.
    Changed(GameId, u32),
    /// Text that another process wanted told, see [`Store::tell`].
    Told(String),
    /// The line to the others was cut for a while: anything may have happened.
    Missed,
}

/// Where games are kept.
pub trait Store: Send + Sync + 'static {
    /// Writes events; true once they are on disk, false when the game has other events than its writer knows.
    ///
    /// # Errors
    /// When the store fails.
    fn append(&self, append: Append) -> Answer<'_, bool>;

    /// The events of a game after the first `after`; none of an unknown game.
    ///
    /// # Errors
    /// When the store fails.
    fn load(&self, game: GameId, after: u32) -> Answer<'_, Vec<Logged>>;

    /// Games whose flag has fallen by `now`.
    ///
    /// # Errors
    /// When the store fails.
    fn fallen(&self, now: i64) -> Answer<'_, Vec<GameId>>;

    /// Games whose engine is to move since before `before`.
    ///
    /// # Errors
    /// When the store fails.
    fn thinking(&self, before: i64) -> Answer<'_, Vec<GameId>>;

    /// Games that the lobby shows, the newest first, a hundred at most.
    ///
    /// # Errors
    /// When the store fails.
    fn lobby(&self) -> Answer<'_, Vec<GameId>>;

    /// Forgets games in which nothing has happened for long; tells how many.
    ///
    /// # Errors
    /// When the store fails.
    fn clean(&self, now: i64, keep: Keep) -> Answer<'_, u64>;

    /// Whether other processes may share it.
    fn is_shared(&self) -> bool;

    /// Tells text to the other processes that share the store, if there are any. It may be lost.
    fn tell(&self, text: String);

    /// What happens in other processes; `None` where there can't be any.
    fn notices(&self) -> Option<tokio::sync::mpsc::Receiver<Notice>>;

    /// Writes what is left to write and closes.
    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// The store that `database` names: PostgreSQL by its address (`postgres://…`), or else an SQLite file, made if it is not
/// there.
///
/// # Errors
/// When it can't be opened.
///
/// ```
/// # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
/// # runtime.block_on(async {
/// let folder = tempfile::tempdir()?;
/// let file = folder.path().join("games.sqlite");
/// let store = hoyito_server::store::open(&file.to_string_lossy()).await?;
/// assert!(!store.is_shared());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// # })?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub async fn open(database: &str) -> Result<Arc<dyn Store>, StoreError> {
    let address = ["postgres://", "postgresql://"];
    if address.iter().any(|scheme| database.starts_with(scheme)) {
        return Ok(Arc::new(Postgres::open(database).await?));
    }
    Ok(Arc::new(Sqlite::open(Path::new(database)).await?))
}

/// The columns of a game that are whole numbers and never empty: version, engine, over, begun.
fn numbers(summary: Summary) -> [i64; 4] {
    [
        summary.version.into(),
        summary.engine.into(),
        summary.over.into(),
        summary.begun.into(),
    ]
}

/// An event as it is stored.
fn written(event: &Event) -> Result<String, StoreError> {
    serde_json::to_string(event).map_err(StoreError::new)
}

/// Rows of the table `events` as events.
fn read(rows: Vec<(i64, String)>) -> Result<Vec<Logged>, StoreError> {
    let logged = |(at, event): (i64, String)| {
        let event = serde_json::from_str(&event)
            .map_err(|error| StoreError::new(format!("an event can't be read: {error}")))?;
        Ok(Logged { at, event })
    };
    rows.into_iter().map(logged).collect()
}

/// Rows of ids as ids.
fn ids(rows: Vec<(String,)>) -> Result<Vec<GameId>, StoreError> {
    let id = |(id,): (String,)| {
        id.parse()
            .map_err(|_| StoreError::new(format!("{id:?} is stored as a game's id and is none")))
    };
    rows.into_iter().map(id).collect()
}

/// What both databases are asked in the same words. `$readers` and `$writer` are fields with pools.
macro_rules! asked_alike {
    ($readers:ident, $writer:ident, $begin:literal) => {
        fn load(&self, game: GameId, after: u32) -> Answer<'_, Vec<Logged>> {
            let asked = sql::load(game.to_string(), after.into());
            Box::pin(async move { super::read(asked.fetch_all(&self.$readers).await?) })
        }

        fn fallen(&self, now: i64) -> Answer<'_, Vec<GameId>> {
            let asked = sql::fallen(now);
            Box::pin(async move { super::ids(asked.fetch_all(&self.$readers).await?) })
        }

        fn thinking(&self, before: i64) -> Answer<'_, Vec<GameId>> {
            let asked = sql::thinking(before);
            Box::pin(async move { super::ids(asked.fetch_all(&self.$readers).await?) })
        }

        fn lobby(&self) -> Answer<'_, Vec<GameId>> {
            let asked = sql::lobby();
            Box::pin(async move { super::ids(asked.fetch_all(&self.$readers).await?) })
        }

        fn clean(&self, now: i64, keep: Keep) -> Answer<'_, u64> {
            let [invitations, begun, finished] =
                [keep.invitations, keep.begun, keep.finished].map(|age| now - age);
            Box::pin(async move {
                let mut cleaning = self.$writer.begin_with($begin).await?;
                let events = sql::clean_events(invitations, begun, finished);
                cleaning.execute(events).await?;
                let games = sql::clean_games(invitations, begun, finished);
                let cleaned = cleaning.execute(games).await?.rows_affected();
                cleaning.commit().await?;
                Ok(cleaned)
            })
        }
    };
}

use asked_alike;
