//! The line to one client: messages are put on it, its connection sends them.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

use crate::protocol::ServerMessage;

/// Messages that may wait for a slow client. One that is further behind is cut off; it comes again and gets everything.
const WAITING: usize = 256;

/// Where messages for one client are put.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    id: u64,
    messages: mpsc::Sender<Utf8Bytes>,
    cut: Arc<Notify>,
}

/// The other end of a [`Line`].
#[derive(Debug)]
pub(crate) struct LineEnd {
    pub(crate) messages: mpsc::Receiver<Utf8Bytes>,
    /// The client is too far behind.
    pub(crate) cut: Arc<Notify>,
}

impl Line {
    pub(crate) fn new(id: u64) -> (Line, LineEnd) {
        let (sender, messages) = mpsc::channel(WAITING);
        let cut = Arc::new(Notify::new());
        let line = Line {
            id,
            messages: sender,
            cut: Arc::clone(&cut),
        };
        (line, LineEnd { messages, cut })
    }

    pub(crate) fn id(&self) -> u64 {
        self.id
    }

    pub(crate) fn send(&self, message: &ServerMessage) {
        self.send_text(text(message));
    }

    pub(crate) fn send_text(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.messages.try_send(text) {
            self.cut.notify_one();
        }
    }
}

/// A message as it is sent, written once for all who get it.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    // Plain data with text for keys: writing it can't fail.
    serde_json::to_string(message).unwrap_or_default().into()
}
