//! SQLite: one file, nothing to set up. Writes of all games go through one task, which commits whatever waits at once:
//! each commit is one wait for the disk, however many moves are in it.

use std::path::Path;
use std::pin::Pin;
use std::time::Duration;

use sqlx::Executor as _;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::{mpsc, oneshot};

use super::{
    Answer, Append, Keep, Notice, Store, StoreError, asked_alike, migrations, numbers, sql, written,
};
use crate::game::{GameId, Logged};

/// Writes in one commit, at most.
const BATCH: usize = 256;

/// Writes that may wait; more wait at their source.
const WAITING: usize = 4_096;

struct Write {
    append: Append,
    done: oneshot::Sender<Result<bool, StoreError>>,
}

/// Games in an SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: SqlitePool,
    writes: mpsc::Sender<Write>,
}

impl Sqlite {
    /// Opens the file, made if it is not there, and brings its tables up to date.
    ///
    /// # Errors
    /// When the file can't be opened, is no database, or a newer program wrote it.
    ///
    /// ```
    /// # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    /// # runtime.block_on(async {
    /// use hoyito_server::store::{Sqlite, Store as _};
    /// let folder = tempfile::tempdir()?;
    /// let store = Sqlite::open(&folder.path().join("games.sqlite")).await?;
    /// assert!(store.lobby().await?.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// # })?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit waits for the disk: what was confirmed outlives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let pool = |connections| {
            let pool = SqlitePoolOptions::new().max_connections(connections);
            pool.idle_timeout(None).max_lifetime(None)
        };
        let writer = pool(1).connect_with(options.clone()).await?;
        migrations::sqlite(&writer).await?;
        let readers = pool(2).connect_with(options).await?;
        let (writes, waiting) = mpsc::channel(WAITING);
        tokio::spawn(write_all(writer.clone(), waiting));
        Ok(Sqlite {
            readers,
            writer,
            writes,
        })
    }
}

/// The task that writes.
async fn write_all(pool: SqlitePool, mut waiting: mpsc::Receiver<Write>) {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        let outcome = write_batch(&pool, &batch).await;
        for (at, write) in batch.drain(..).enumerate() {
            // Whoever does not wait any more has no use for the answer.
            let _ = write.done.send(match &outcome {
                Ok(written) => Ok(written.get(at).copied().unwrap_or(false)),
                Err(error) => Err(error.clone()),
            });
        }
    }
}

async fn write_batch(pool: &SqlitePool, batch: &[Write]) -> Result<Vec<bool>, StoreError> {
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcome = Vec::with_capacity(batch.len());
    for Write { append, .. } in batch {
        let (game, of) = (append.game.to_string(), append.summary);
        let [version, engine, over, begun] = numbers(of);
        let written_to = if append.after == 0 {
            transaction.execute(sql::create(
                game.clone(),
                version,
                of.touched,
                of.falls_at,
                engine,
                over,
                begun,
                of.lobby,
            ))
        } else {
            transaction.execute(sql::advance(
                game.clone(),
                version,
                of.touched,
                of.falls_at,
                engine,
                over,
                begun,
                of.lobby,
                append.after.into(),
            ))
        };
        let fits = written_to.await?.rows_affected() == 1;
        outcome.push(fits);
        if !fits {
            continue;
        }
        for (number, logged) in (i64::from(append.after) + 1..).zip(&append.events) {
            let text = written(&logged.event)?;
            let event = sql::event(game.clone(), number, logged.at, text);
            transaction.execute(event).await?;
        }
    }
    transaction.commit().await?;
    Ok(outcome)
}

impl Store for Sqlite {
    fn append(&self, append: Append) -> Answer<'_, bool> {
        Box::pin(async move {
            let (done, answer) = oneshot::channel();
            let closed = || StoreError::new("the store is closed");
            let write = Write { append, done };
            self.writes.send(write).await.map_err(|_| closed())?;
            answer.await.map_err(|_| closed())?
        })
    }

    asked_alike!(readers, writer, "BEGIN IMMEDIATE");

    fn is_shared(&self) -> bool {
        false
    }

    fn tell(&self, _text: String) {
        // The file belongs to one process: nobody else is there.
    }

    fn notices(&self) -> Option<mpsc::Receiver<Notice>> {
        None
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            self.readers.close().await;
            self.writer.close().await;
        })
    }
}
