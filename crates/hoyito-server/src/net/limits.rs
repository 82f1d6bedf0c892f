//! How much one client may ask for.

use std::time::Instant;

/// What one address and one connection may do.
///
/// ```
/// use hoyito_server::Limits;
/// let proxied = Limits { behind_proxy: true, ..Limits::default() };
/// assert_eq!(proxied.connections, Limits::default().connections);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Sockets open at once from one address.
    pub connections: u32,
    /// HTTP requests and new sockets a second from one address, on average; ten times as many at once.
    pub requests: f64,
    /// Messages a second on one socket, on average; five times as many at once.
    pub messages: f64,
    /// Sockets open at once in all.
    pub all_connections: u32,
    /// The address is what the last proxy wrote into `X-Forwarded-For`. Only where nobody reaches the server but through it.
    pub behind_proxy: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 64,
            requests: 20.0,
            messages: 10.0,
            all_connections: 20_000,
            behind_proxy: false,
        }
    }
}

/// A bucket that fills with time, and from which each request takes one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(super) fn full(most: f64, now: Instant) -> Bucket {
        Bucket {
            left: most,
            at: now,
        }
    }

    /// Takes one, if there is one.
    pub(super) fn take(&mut self, rate: f64, most: f64, now: Instant) -> bool {
        let gained = now.saturating_duration_since(self.at).as_secs_f64() * rate;
        self.left = (self.left + gained).min(most);
        self.at = now;
        let may = self.left >= 1.0;
        if may {
            self.left -= 1.0;
        }
        may
    }

    /// Whether it would be full by now: then it need not be remembered.
    pub(super) fn is_full(&self, rate: f64, most: f64, now: Instant) -> bool {
        self.left + now.saturating_duration_since(self.at).as_secs_f64() * rate >= most
    }
}

#[cfg(test)]
mod tests {
    use super::Bucket;
    use std::time::{Duration, Instant};

    #[test]
    fn a_bucket_gives_what_it_holds_and_fills_again() {
        let start = Instant::now();
        let mut bucket = Bucket::full(3.0, start);
        let taken = (0..5).filter(|_| bucket.take(1.0, 3.0, start)).count();
        assert_eq!(taken, 3);
        assert!(!bucket.is_full(1.0, 3.0, start + Duration::from_secs(2)));
        assert!(bucket.take(1.0, 3.0, start + Duration::from_secs(2)));
        assert!(bucket.is_full(1.0, 3.0, start + Duration::from_secs(9)));
    }
}
