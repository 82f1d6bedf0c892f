//! The tables, version by version, inside the program: a store brings itself up to date when it is opened.

use std::borrow::Cow;

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

use super::StoreError;

const SQLITE: &[(i64, &str, &str)] = &[(
    1,
    "games",
    include_str!("../../migrations/sqlite/0001_games.sql"),
)];

const POSTGRES: &[(i64, &str, &str)] = &[(
    1,
    "games",
    include_str!("../../migrations/postgres/0001_games.sql"),
)];

/// Brings a PostgreSQL database up to date; processes that start together wait for one another.
pub(super) async fn postgres(pool: &sqlx::PgPool) -> Result<(), StoreError> {
    migrator(POSTGRES).run(pool).await.map_err(StoreError::new)
}

/// Brings an SQLite file up to date.
pub(super) async fn sqlite(pool: &sqlx::SqlitePool) -> Result<(), StoreError> {
    migrator(SQLITE).run(pool).await.map_err(StoreError::new)
}

fn migrator(list: &[(i64, &'static str, &'static str)]) -> Migrator {
    let migration = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(
            version,
            Cow::Borrowed(name),
            MigrationType::Simple,
            SqlStr::from_static(sql),
            false,
        )
    };
    Migrator::with_migrations(list.iter().map(migration).collect())
}
