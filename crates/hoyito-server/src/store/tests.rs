//! Every question is put to both databases, which say what they would take and give.

#[path = "../../tests/common/cluster.rs"]
mod cluster;

use sqlx::{
    Column as _, Connection as _, Database, Either, Executor, SqlStr, Statement as _, Type,
    TypeInfo as _,
};

use super::sql::{self, Question};
use super::{Postgres, Sqlite, Store as _};

/// Lets the database prepare the question, and compares its types with the program's.
async fn check<DB: Database>(
    connection: &mut DB::Connection,
    question: Question<DB>,
) -> Result<(), String>
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
    let statement = prepared.map_err(|error| format!("{name} can't be asked: {error}"))?;
    let count = match statement.parameters() {
        Some(Either::Left(types)) => {
            for (at, (kind, fits)) in types.iter().zip(&takes).enumerate() {
                if !fits(kind) {
                    let (kind, at) = (kind.name(), at + 1);
                    return Err(format!("{name} takes {kind} as parameter {at}"));
                }
            }
            types.len()
        }
        // SQLite has no types for parameters; its tables are strict and look at every value.
        Some(Either::Right(count)) => count,
        None => 0,
    };
    let columns = statement.columns();
    if (count, columns.len()) != (takes.len(), gives.len()) {
        return Err(format!("{name} takes {count} and gives {}", columns.len()));
    }
    for (column, fits) in columns.iter().zip(&gives) {
        let kind = column.type_info();
        if !fits(kind) {
            return Err(format!("{name} gives {} as {}", kind.name(), column.name()));
        }
    }
    Ok(())
}

/// Questions that are wrong in one point each, and what has to be said of them.
fn wrong<DB: Database>() -> Vec<(Question<DB>, &'static str)>
where
    i64: Type<DB>,
    String: Type<DB>,
{
    let (number, text) = (
        <i64 as Type<DB>>::compatible as fn(&DB::TypeInfo) -> bool,
        <String as Type<DB>>::compatible as fn(&DB::TypeInfo) -> bool,
    );
    let of = |text, takes, gives| Question {
        name: "it",
        text,
        takes,
        gives,
    };
    let load = "SELECT number, event FROM events WHERE game = $1";
    vec![
        (of(load, vec![text], vec![text, text]), "as number"),
        (of(load, vec![text], vec![number, number]), "as event"),
        (of(load, vec![text], vec![number]), "it takes 1 and gives 2"),
        (
            of(load, vec![], vec![number, text]),
            "it takes 1 and gives 2",
        ),
        (
            of("SELECT name FROM events", vec![], vec![text]),
            "it can't be asked",
        ),
    ]
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
        check(&mut connection, question).await.unwrap();
    }
    for (question, why) in wrong::<sqlx::Sqlite>() {
        let refused = check(&mut connection, question).await.unwrap_err();
        assert!(refused.contains(why), "{refused}");
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
        check(&mut connection, question).await.unwrap();
    }
    let mut wrong = wrong::<sqlx::Postgres>();
    wrong.push((
        Question {
            name: "it",
            text: "SELECT number FROM events WHERE game = $1",
            takes: vec![<i64 as Type<sqlx::Postgres>>::compatible],
            gives: vec![<i64 as Type<sqlx::Postgres>>::compatible],
        },
        "it takes TEXT as parameter 1",
    ));
    for (question, why) in wrong {
        let refused = check(&mut connection, question).await.unwrap_err();
        assert!(refused.contains(why), "{refused}");
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
