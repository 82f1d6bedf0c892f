//! The computer at its thoughts, beside the screen, so that keys are still answered.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use hoyito::Hole;

use crate::commands::play::table::Table;

/// What the choice is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The computer's move.
    Move,
    /// A hint for a person.
    Hint,
}

/// A choice being made. Dropped, it is called off.
pub struct Thinking {
    /// What for.
    pub purpose: Purpose,
    chosen: Receiver<Option<Hole>>,
    stop: Arc<AtomicBool>,
}

impl Thinking {
    /// Begins to think about the table as it stands.
    pub fn about(table: &Table, purpose: Purpose) -> Thinking {
        let (table, stop) = (table.clone(), Arc::new(AtomicBool::new(false)));
        let (choose, chosen) = channel();
        let stopped = Arc::clone(&stop);
        thread::spawn(move || {
            let hole = table.choose(&|| stopped.load(Ordering::Relaxed));
            // Called off: nobody waits for it.
            let _ = choose.send(hole);
        });
        Thinking {
            purpose,
            chosen,
            stop,
        }
    }

    /// The choice once it is made; the inner `None` when there is none.
    pub fn chosen(&self) -> Option<Option<Hole>> {
        match self.chosen.try_recv() {
            Ok(hole) => Some(hole),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(None),
        }
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
