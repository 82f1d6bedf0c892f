//! Who may come in, and how often: counted by address.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use axum::http::HeaderMap;

use super::limits::{Bucket, Limits};
use crate::protocol::{ErrorCode, Refusal};

/// Addresses remembered before those that are at rest are forgotten.
const REMEMBERED: usize = 10_000;

struct Visitor {
    bucket: Bucket,
    connections: u32,
}

/// Everybody who has come in lately.
pub(super) struct Doors {
    pub(super) limits: Limits,
    visitors: Mutex<HashMap<IpAddr, Visitor>>,
    /// Sockets open in all.
    open: std::sync::atomic::AtomicU32,
}

/// A place for one socket; given back when dropped.
pub(super) struct Place {
    doors: Arc<Doors>,
    address: IpAddr,
}

impl Doors {
    pub(super) fn new(limits: Limits) -> Doors {
        Doors {
            limits,
            visitors: Mutex::default(),
            open: 0.into(),
        }
    }

    fn visitors(&self) -> MutexGuard<'_, HashMap<IpAddr, Visitor>> {
        self.visitors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The address that is counted. All of an IPv6 network that one household has counts as one.
    pub(super) fn address(&self, from: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let mut address = from.ip();
        if self.limits.behind_proxy {
            let last = headers.get_all("x-forwarded-for").iter().next_back();
            let text = last.and_then(|value| value.to_str().ok());
            let text = text.and_then(|text| text.rsplit(',').next());
            address = text
                .and_then(|text| text.trim().parse().ok())
                .unwrap_or(address);
        }
        match address.to_canonical() {
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                IpAddr::V6([a, b, c, d, 0, 0, 0, 0].into())
            }
            v4 => v4,
        }
    }

    /// Sockets open now.
    pub(super) fn open(&self) -> u32 {
        self.open.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// Counts a request.
    pub(super) fn request(&self, address: IpAddr) -> Result<(), Refusal> {
        let now = Instant::now();
        let (rate, most) = (self.limits.requests, self.limits.requests * 10.0);
        let mut visitors = self.visitors();
        if visitors.len() > REMEMBERED {
            visitors.retain(|_, visitor| {
                visitor.connections > 0 || !visitor.bucket.is_full(rate, most, now)
            });
        }
        let visitor = visitors.entry(address).or_insert_with(|| Visitor {
            bucket: Bucket::full(most, now),
            connections: 0,
        });
        if visitor.bucket.take(rate, most, now) {
            return Ok(());
        }
        Err(Refusal::new(
            ErrorCode::TooMany,
            "too many requests from your address; wait a few seconds",
        ))
    }

    /// A place for a socket.
    pub(super) fn connect(self: &Arc<Doors>, address: IpAddr) -> Result<Place, Refusal> {
        use std::sync::atomic::Ordering::Relaxed;
        self.request(address)?;
        let full = |who| {
            let message = format!("too many connections {who}; close some, or come back later");
            Refusal::new(ErrorCode::TooMany, message)
        };
        if self.open.load(Relaxed) >= self.limits.all_connections {
            return Err(full("in all"));
        }
        let mut visitors = self.visitors();
        let visitor = visitors
            .get_mut(&address)
            .ok_or_else(|| full("at this moment"))?;
        if visitor.connections >= self.limits.connections {
            return Err(full("from your address"));
        }
        visitor.connections += 1;
        self.open.fetch_add(1, Relaxed);
        Ok(Place {
            doors: Arc::clone(self),
            address,
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.doors
            .open
            .fetch_sub(1, std::sync::atomic::Ordering::Relaxed);
        if let Some(visitor) = self.doors.visitors().get_mut(&self.address) {
            visitor.connections = visitor.connections.saturating_sub(1);
        }
    }
}
