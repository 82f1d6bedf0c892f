//! Every question is put to both databases, which say what they would take and give.

#[path = "../../tests/common/cluster.rs"]
mod cluster;

use sqlx::{
    Column as _, Connection as _, Database, Either, Executor, SqlStr, Statement as _, TypeInfo as _,
};

use super::sql::{self, Question};
use super::{Postgres, Sqlite, Store as _};

/// Lets the database prepare the question, and compares its types with the program's.
async fn check<DB: Database>(connection: &mut DB::Connection, question: Question<DB>)
where
    for<'c> &'c mut DB::Connection: Executor<'c, Database = DB>,
{
    let Question {
        name,
        text,
        takes,
        gives,
    } = question;
    let prepared = connection.prepare(SqlStr::from_static(text)).await;
    let statement = prepared.unwrap_or_else(|error| panic!("{name} can't be asked: {error}"));
    match statement.parameters() {
        Some(Either::Left(types)) => {
            assert_eq!(types.len(), takes.len(), "{name}");
            for (at, (kind, fits)) in types.iter().zip(&takes).enumerate() {
                assert!(
                    fits(kind),
                    "{name} takes {} as parameter {}",
                    kind.name(),
                    at + 1
                );
            }
        }
        // SQLite has no types for parameters; its tables are strict and look at every value.
        Some(Either::Right(count)) => assert_eq!(count, takes.len(), "{name}"),
        None => assert!(takes.is_empty(), "{name}"),
    }
    let columns = statement.columns();
    assert_eq!(columns.len(), gives.len(), "{name}");
    for (column, fits) in columns.iter().zip(&gives) {
        let kind = column.type_info();
        assert!(
            fits(kind),
            "{name} gives {} as {}",
            kind.name(),
            column.name()
        );
    }
}

#[tokio::test]
async fn every_question_suits_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    Sqlite::open(&file).await.unwrap().close().await;
    let mut connection = sqlx::SqliteConnection::connect(&file.to_string_lossy())
        .await
        .unwrap();
    let mut questions = sql::everywhere::<sqlx::Sqlite>();
    questions.extend(sql::of_sqlite());
    assert_eq!(questions.len(), 9);
    for question in questions {
        check(&mut connection, question).await;
    }
}

#[tokio::test]
async fn every_question_suits_postgres() {
    let Some(cluster) = cluster::Cluster::start() else {
        return;
    };
    let address = cluster.database("games");
    Postgres::open(&address).await.unwrap().close().await;
    let mut connection = sqlx::PgConnection::connect(&address).await.unwrap();
    let mut questions = sql::everywhere::<sqlx::Postgres>();
    questions.extend(sql::of_postgres());
    assert_eq!(questions.len(), 9);
    for question in questions {
        check(&mut connection, question).await;
    }
}

/// A question that is asked past `sql.rs` would not be checked.
#[test]
fn no_question_is_asked_elsewhere() {
    for text in [
        include_str!("sqlite.rs"),
        include_str!("postgres.rs"),
        include_str!("mod.rs"),
    ] {
        for (at, line) in text.lines().enumerate() {
            let asks = line.contains("sqlx::query")
                || line.contains("raw_sql")
                || line.contains("QueryBuilder");
            assert!(!asks, "line {}: {line}", at + 1);
        }
    }
}
