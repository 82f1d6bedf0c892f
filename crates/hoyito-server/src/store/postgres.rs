//! PostgreSQL: any number of processes serve the same games. Moves travel between them by LISTEN and NOTIFY, which is part of
//! the write: no other process hears of a move that is not on disk.

use std::pin::Pin;
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use tokio::sync::mpsc;

use super::{Answer, Append, Keep, Notice, Store, StoreError, ids, migrations, read, sql, written};
use crate::game::{GameId, Logged};

/// Connections of one process: writes wait for the disk together, so that more help only little.
const CONNECTIONS: u32 = 16;

/// Notices that may wait, and texts to be told.
const WAITING: usize = 4_096;

/// PostgreSQL's limit for one notice is 8,000 bytes.
const LONGEST: usize = 7_000;

/// Games in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    tell: mpsc::Sender<String>,
}

impl Postgres {
    /// Connects, and brings the tables up to date.
    ///
    /// # Errors
    /// When the database can't be reached, or a newer program made its tables.
    ///
    /// ```no_run
    /// # async fn open() -> Result<(), hoyito_server::store::StoreError> {
    /// let store = hoyito_server::store::Postgres::open("postgres://hoyito@localhost/hoyito").await?;
    /// # Ok(())
    /// # }
    /// ```
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(Duration::from_secs(10))
            .connect(address)
            .await?;
        migrations::postgres(&pool).await?;
        let (tell, texts) = mpsc::channel(WAITING);
        tokio::spawn(tell_all(pool.clone(), texts));
        Ok(Postgres { pool, tell })
    }

    async fn ids(
        &self,
        query: &'static str,
        moment: Option<i64>,
    ) -> Result<Vec<GameId>, StoreError> {
        let mut query = sqlx::query_as(query);
        if let Some(moment) = moment {
            query = query.bind(moment);
        }
        ids(query.fetch_all(&self.pool).await?)
    }

    async fn write(&self, append: Append) -> Result<bool, StoreError> {
        let summary = append.summary;
        let (statement, before) = match append.after {
            0 => (sql::PG_CREATE, summary.version),
            after => (sql::PG_ADVANCE, after),
        };
        let count = append.events.len() as i64;
        let numbers: Vec<i64> = (1..=count)
            .map(|number| i64::from(append.after) + number)
            .collect();
        let moments: Vec<i64> = append.events.iter().map(|logged| logged.at).collect();
        let events = append.events.iter().map(|logged| written(&logged.event));
        let events = events.collect::<Result<Vec<String>, StoreError>>()?;
        let row = sqlx::query(statement)
            .bind(append.game.to_string())
            .bind(i64::from(summary.version))
            .bind(summary.touched)
            .bind(summary.falls_at)
            .bind(i64::from(summary.engine))
            .bind(i64::from(summary.over))
            .bind(i64::from(summary.begun))
            .bind(summary.lobby)
            .bind(i64::from(before))
            .bind(numbers)
            .bind(moments)
            .bind(events)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.is_some())
    }
}

/// Tells what is to be told, one after the other; what fails is lost, as it may be.
async fn tell_all(pool: PgPool, mut texts: mpsc::Receiver<String>) {
    while let Some(text) = texts.recv().await {
        let told = sqlx::query(sql::PG_TELL).bind(text).execute(&pool).await;
        if told.is_err() && pool.is_closed() {
            return;
        }
    }
}

/// Listens for as long as somebody wants to hear; a line that was cut is made again.
async fn listen(pool: PgPool, notices: mpsc::Sender<Notice>) {
    loop {
        if let Ok(mut listener) = PgListener::connect_with(&pool).await
            && listener.listen("hoyito").await.is_ok()
        {
            // Whatever happened before this moment was not heard.
            if notices.send(Notice::Missed).await.is_err() {
                return;
            }
            while let Ok(Some(heard)) = listener.try_recv().await {
                let Some(notice) = notice(heard.payload()) else {
                    continue;
                };
                if notices.send(notice).await.is_err() {
                    return;
                }
            }
        }
        if notices.is_closed() || pool.is_closed() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

/// What a notice says; `None` for one of another program.
fn notice(payload: &str) -> Option<Notice> {
    let (kind, rest) = payload.split_once(' ')?;
    match kind {
        "C" => {
            let (game, version) = rest.split_once(' ')?;
            Some(Notice::Changed(game.parse().ok()?, version.parse().ok()?))
        }
        "T" => Some(Notice::Told(rest.to_owned())),
        _ => None,
    }
}

impl Store for Postgres {
    fn append(&self, append: Append) -> Answer<'_, bool> {
        Box::pin(self.write(append))
    }

    fn load(&self, game: GameId, after: u32) -> Answer<'_, Vec<Logged>> {
        Box::pin(async move {
            let query = sqlx::query_as(sql::LOAD)
                .bind(game.to_string())
                .bind(i64::from(after));
            read(query.fetch_all(&self.pool).await?)
        })
    }

    fn fallen(&self, now: i64) -> Answer<'_, Vec<GameId>> {
        Box::pin(self.ids(sql::FALLEN, Some(now)))
    }

    fn thinking(&self, before: i64) -> Answer<'_, Vec<GameId>> {
        Box::pin(self.ids(sql::THINKING, Some(before)))
    }

    fn lobby(&self) -> Answer<'_, Vec<GameId>> {
        Box::pin(self.ids(sql::LOBBY, None))
    }

    fn clean(&self, now: i64, keep: Keep) -> Answer<'_, u64> {
        Box::pin(async move {
            let before = [keep.invitations, keep.begun, keep.finished].map(|age| now - age);
            let mut transaction = self.pool.begin().await?;
            let mut cleaned = 0;
            for statement in [sql::CLEAN_EVENTS, sql::CLEAN_GAMES] {
                let mut query = sqlx::query(statement);
                for moment in before {
                    query = query.bind(moment);
                }
                cleaned = query.execute(&mut *transaction).await?.rows_affected();
            }
            transaction.commit().await?;
            Ok(cleaned)
        })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn tell(&self, text: String) {
        if text.len() <= LONGEST {
            // It may be lost, also where too much is to be told.
            let _ = self.tell.try_send(text);
        }
    }

    fn notices(&self) -> Option<mpsc::Receiver<Notice>> {
        let (notices, heard) = mpsc::channel(WAITING);
        tokio::spawn(listen(self.pool.clone(), notices));
        Some(heard)
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(self.pool.close())
    }
}

#[cfg(test)]
mod tests {
    use super::{Notice, notice};

    #[test]
    fn notices_are_read_and_those_of_others_passed_over() {
        let id = "0123456789abcdef0123";
        let changed = notice(&format!("C {id} 7"));
        assert_eq!(changed, Some(Notice::Changed(id.parse().unwrap(), 7)));
        assert_eq!(
            notice("T {\"t\": 1}"),
            Some(Notice::Told("{\"t\": 1}".into()))
        );
        for other in ["", "C", "C x 7", "C 0123456789abcdef0123 many", "X 1"] {
            assert_eq!(notice(other), None, "{other}");
        }
    }
}
