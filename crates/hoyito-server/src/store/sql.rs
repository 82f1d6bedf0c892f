//! The questions the databases are asked, each with the types of what goes in and what comes out. A question can be asked only
//! through its function here, so that the types are what the program really binds and reads; and the tests let both databases
//! prepare every one of them on the tables the migrations make, and compare (`tests.rs`). That is what sqlx's macros check while
//! compiling, but those know one database only, and want it there whenever the program is built.

use sqlx::query::QueryAs;
use sqlx::{Database, Encode, FromRow, Type};

/// A question ready to be asked; each row of the answer is an `R`.
pub(super) type Asked<DB, R> = QueryAs<'static, DB, R, <DB as Database>::Arguments>;

/// A question as the tests look at it.
#[cfg(test)]
pub(super) struct Question<DB: Database> {
    pub(super) name: &'static str,
    pub(super) text: &'static str,
    /// For each parameter, and for each column of a row: whether this type of the database is what the program takes it for.
    pub(super) takes: Vec<fn(&DB::TypeInfo) -> bool>,
    pub(super) gives: Vec<fn(&DB::TypeInfo) -> bool>,
}

macro_rules! questions {
    ($all:ident; $($(#[$doc:meta])* $name:ident($($given:ident: $takes:ty),*) -> ($($gives:ty),*) = $text:expr;)*) => {
        $(
            $(#[$doc])*
            #[allow(clippy::too_many_arguments, reason = "a question has as many as it has")]
            pub(super) fn $name<DB: Database>($($given: $takes),*) -> Asked<DB, ($($gives,)*)>
            where
                $($takes: for<'q> Encode<'q, DB> + Type<DB>,)*
                ($($gives,)*): for<'r> FromRow<'r, DB::Row>,
            {
                sqlx::query_as($text)$(.bind($given))*
            }
        )*

        /// All of them.
        #[cfg(test)]
        pub(super) fn $all<DB: Database>() -> Vec<Question<DB>>
        where
            $($($takes: Type<DB>,)* $($gives: Type<DB>,)*)*
        {
            vec![$(Question {
                name: stringify!($name),
                text: $text,
                takes: vec![$(<$takes as Type<DB>>::compatible),*],
                gives: vec![$(<$gives as Type<DB>>::compatible),*],
            }),*]
        }
    };
}

questions! { everywhere;
    load(game: String, after: i64) -> (i64, String) =
        "SELECT at, event FROM events WHERE game = $1 AND number > $2 ORDER BY number";

    fallen(now: i64) -> (String) =
        "SELECT id FROM games WHERE falls_at <= $1 ORDER BY falls_at LIMIT 500";

    thinking(before: i64) -> (String) =
        "SELECT id FROM games WHERE engine = 1 AND touched <= $1 ORDER BY touched LIMIT 100";

    lobby() -> (String) =
        "SELECT id FROM games WHERE lobby IS NOT NULL ORDER BY lobby DESC LIMIT 100";

    /// Events go before their games, or they would stay for ever.
    clean_events(invitations: i64, begun: i64, finished: i64) -> () =
        "DELETE FROM events WHERE game IN (SELECT id FROM games WHERE (begun = 0 AND touched < $1) \
        OR (begun = 1 AND over = 0 AND touched < $2) OR (over = 1 AND touched < $3))";

    clean_games(invitations: i64, begun: i64, finished: i64) -> () =
        "DELETE FROM games WHERE (begun = 0 AND touched < $1) \
        OR (begun = 1 AND over = 0 AND touched < $2) OR (over = 1 AND touched < $3)";
}

questions! { of_sqlite;
    create(id: String, version: i64, touched: i64, falls_at: Option<i64>, engine: i64, over: i64, begun: i64,
        lobby: Option<i64>) -> () =
        "INSERT INTO games (id, version, touched, falls_at, engine, over, begun, lobby) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING";

    advance(id: String, version: i64, touched: i64, falls_at: Option<i64>, engine: i64, over: i64, begun: i64,
        lobby: Option<i64>, before: i64) -> () =
        "UPDATE games SET version = $2, touched = $3, falls_at = $4, engine = $5, over = $6, begun = $7, lobby = $8 \
        WHERE id = $1 AND version = $9";

    event(game: String, number: i64, at: i64, event: String) -> () =
        "INSERT INTO events (game, number, at, event) VALUES ($1, $2, $3, $4)";
}

// PostgreSQL writes a game's row, its events and the notice to the others in one statement. A row comes back if it fitted.
questions! { of_postgres;
    pg_create(id: String, version: i64, touched: i64, falls_at: Option<i64>, engine: i64, over: i64, begun: i64,
        lobby: Option<i64>, numbers: Vec<i64>, moments: Vec<i64>, events: Vec<String>) -> (String) =
        "WITH fits AS (INSERT INTO games (id, version, touched, falls_at, engine, over, begun, lobby) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id, version), \
        written AS (INSERT INTO events (game, number, at, event) SELECT fits.id, e.number, e.at, e.event FROM fits, \
        unnest($9::bigint[], $10::bigint[], $11::text[]) AS e (number, at, event)) \
        SELECT pg_notify('hoyito', 'C ' || id || ' ' || version::text)::text FROM fits";

    pg_advance(id: String, version: i64, touched: i64, falls_at: Option<i64>, engine: i64, over: i64, begun: i64,
        lobby: Option<i64>, before: i64, numbers: Vec<i64>, moments: Vec<i64>, events: Vec<String>) -> (String) =
        "WITH fits AS (UPDATE games SET version = $2, touched = $3, falls_at = $4, engine = $5, over = $6, begun = $7, \
        lobby = $8 WHERE id = $1 AND version = $9 RETURNING id, version), \
        written AS (INSERT INTO events (game, number, at, event) SELECT fits.id, e.number, e.at, e.event FROM fits, \
        unnest($10::bigint[], $11::bigint[], $12::text[]) AS e (number, at, event)) \
        SELECT pg_notify('hoyito', 'C ' || id || ' ' || version::text)::text FROM fits";

    pg_tell(text: String) -> (String) = "SELECT pg_notify('hoyito', 'T ' || $1)::text";
}
