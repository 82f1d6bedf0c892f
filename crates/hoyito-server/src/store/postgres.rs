//! PostgreSQL: any number of processes serve the same games. Moves travel between them by LISTEN and NOTIFY, which is part of
//! the write: no other process hears of a move that is not on disk.

use std::pin::Pin;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::Executor as _;
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::{
    Answer, Append, Keep, Notice, Store, StoreError, asked_alike, migrations, numbers, sql, written,
};
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
    /// Until the store is closed.
    teller: Mutex<Option<Teller>>,
}

/// What is told goes out one after the other.
#[derive(Debug)]
struct Teller {
    texts: mpsc::Sender<String>,
    work: JoinHandle<()>,
}

/// How long a store that is closed waits until what is to be told has been told.
const LAST_WORDS: Duration = Duration::from_secs(2);

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
        let (texts, waiting) = mpsc::channel(WAITING);
        let work = tokio::spawn(tell_all(pool.clone(), waiting));
        let teller = Mutex::new(Some(Teller { texts, work }));
        Ok(Postgres { pool, teller })
    }

    fn teller(&self) -> MutexGuard<'_, Option<Teller>> {
        self.teller.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn write(&self, append: Append) -> Result<bool, StoreError> {
        let (game, of) = (append.game.to_string(), append.summary);
        let [version, engine, over, begun] = numbers(of);
        let places = (i64::from(append.after) + 1..).take(append.events.len());
        let places: Vec<i64> = places.collect();
        let moments: Vec<i64> = append.events.iter().map(|logged| logged.at).collect();
        let events = append.events.iter().map(|logged| written(&logged.event));
        let events = events.collect::<Result<Vec<String>, StoreError>>()?;
        let asked = if append.after == 0 {
            sql::pg_create(
                game,
                version,
                of.touched,
                of.falls_at,
                engine,
                over,
                begun,
                of.lobby,
                places,
                moments,
                events,
            )
        } else {
            sql::pg_advance(
                game,
                version,
                of.touched,
                of.falls_at,
                engine,
                over,
                begun,
                of.lobby,
                append.after.into(),
                places,
                moments,
                events,
            )
        };
        Ok(asked.fetch_optional(&self.pool).await?.is_some())
    }
}

/// Tells what is to be told, one after the other; what fails is lost, as it may be.
async fn tell_all(pool: PgPool, mut texts: mpsc::Receiver<String>) {
    while let Some(text) = texts.recv().await {
        let told = pool.execute(sql::pg_tell(text)).await;
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

    asked_alike!(pool, pool, "BEGIN");

    fn is_shared(&self) -> bool {
        true
    }

    fn tell(&self, text: String) {
        if text.len() <= LONGEST
            && let Some(teller) = &*self.teller()
        {
            // It may be lost, also where too much is to be told.
            let _ = teller.texts.try_send(text);
        }
    }

    fn notices(&self) -> Option<mpsc::Receiver<Notice>> {
        let (notices, heard) = mpsc::channel(WAITING);
        tokio::spawn(listen(self.pool.clone(), notices));
        Some(heard)
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async {
            let teller = self.teller().take();
            if let Some(Teller { texts, work }) = teller {
                drop(texts);
                let _ = tokio::time::timeout(LAST_WORDS, work).await;
            }
            self.pool.close().await;
        })
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
