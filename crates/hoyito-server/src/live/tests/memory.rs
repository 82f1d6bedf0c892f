//! A store in memory that several hubs share, as several processes share a database.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex};

use tokio::sync::mpsc;

use crate::game::{GameId, Logged};
use crate::store::{Answer, Append, Keep, Notice, Store, Summary};

#[derive(Default)]
pub(super) struct Kept {
    pub(super) games: HashMap<GameId, (Vec<Logged>, Summary)>,
    ears: Vec<mpsc::Sender<Notice>>,
}

/// One process's view of it.
#[derive(Clone, Default)]
pub(super) struct Memory(pub(super) Arc<Mutex<Kept>>);

fn at_once<'a, T: Send + 'a>(value: T) -> Answer<'a, T> {
    Box::pin(std::future::ready(Ok(value)))
}

impl Memory {
    fn ids(&self, which: impl Fn(&Summary) -> bool) -> Answer<'_, Vec<GameId>> {
        let kept = self.0.lock().unwrap();
        let found = kept.games.iter().filter(|(_, (_, summary))| which(summary));
        at_once(found.map(|(&id, _)| id).collect())
    }
}

impl Store for Memory {
    fn append(&self, append: Append) -> Answer<'_, bool> {
        Box::pin(async move {
            // Others get a chance in between, as with a real disk.
            tokio::task::yield_now().await;
            let mut kept = self.0.lock().unwrap();
            let has = kept
                .games
                .get(&append.game)
                .map_or(0, |(events, _)| events.len());
            if has != append.after as usize {
                return Ok(false);
            }
            let entry = kept
                .games
                .entry(append.game)
                .or_insert((Vec::new(), append.summary));
            entry.0.extend(append.events);
            entry.1 = append.summary;
            assert_eq!(entry.0.len(), append.summary.version as usize);
            let notice = Notice::Changed(append.game, append.summary.version);
            kept.ears.retain(|ear| ear.try_send(notice.clone()).is_ok());
            Ok(true)
        })
    }

    fn load(&self, game: GameId, after: u32) -> Answer<'_, Vec<Logged>> {
        let kept = self.0.lock().unwrap();
        let events = kept
            .games
            .get(&game)
            .map(|(events, _)| &events[after as usize..]);
        at_once(events.unwrap_or_default().to_vec())
    }

    fn fallen(&self, now: i64) -> Answer<'_, Vec<GameId>> {
        self.ids(|summary| summary.falls_at.is_some_and(|at| at <= now))
    }

    fn thinking(&self, before: i64) -> Answer<'_, Vec<GameId>> {
        self.ids(|summary| summary.engine && summary.touched <= before)
    }

    fn lobby(&self) -> Answer<'_, Vec<GameId>> {
        self.ids(|summary| summary.lobby.is_some())
    }

    fn clean(&self, _now: i64, _keep: Keep) -> Answer<'_, u64> {
        at_once(0)
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn tell(&self, text: String) {
        let mut kept = self.0.lock().unwrap();
        kept.ears
            .retain(|ear| ear.try_send(Notice::Told(text.clone())).is_ok());
    }

    fn notices(&self) -> Option<mpsc::Receiver<Notice>> {
        let (ear, heard) = mpsc::channel(100_000);
        self.0.lock().unwrap().ears.push(ear);
        Some(heard)
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(std::future::ready(()))
    }
}
