//! What is counted, for whoever watches over the server.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper bounds of the times a write takes, in milliseconds.
const BOUNDS: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 500, 2_000];

/// Counted since the start.
#[derive(Default)]
pub(super) struct Counters {
    /// Actions written, known from before, and refused.
    pub(super) done: AtomicU64,
    pub(super) before: AtomicU64,
    pub(super) refused: AtomicU64,
    /// Games made.
    pub(super) games: AtomicU64,
    /// Failures of the store.
    pub(super) failures: AtomicU64,
    writes: [AtomicU64; BOUNDS.len() + 1],
    write_micros: AtomicU64,
}

impl Counters {
    pub(super) fn wrote(&self, time: Duration) {
        let millis = time.as_millis();
        let bucket = BOUNDS.iter().position(|&bound| millis <= u128::from(bound));
        self.writes[bucket.unwrap_or(BOUNDS.len())].fetch_add(1, Relaxed);
        self.write_micros
            .fetch_add(time.as_micros() as u64, Relaxed);
    }

    /// In the text form of Prometheus; `gauges` are what is there now.
    pub(super) fn text(&self, gauges: &[(&str, &str, u64)]) -> String {
        let mut text = String::new();
        let mut put = |kind: &str, name: &str, help: &str, value: u64| {
            // A String takes any text.
            let _ = writeln!(
                text,
                "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}"
            );
        };
        for (name, help, counter) in [
            ("hoyito_actions_done_total", "Actions written.", &self.done),
            (
                "hoyito_actions_before_total",
                "Actions that came again.",
                &self.before,
            ),
            (
                "hoyito_actions_refused_total",
                "Actions refused.",
                &self.refused,
            ),
            ("hoyito_games_made_total", "Games made.", &self.games),
            (
                "hoyito_store_failures_total",
                "Reads and writes that failed.",
                &self.failures,
            ),
        ] {
            put("counter", name, help, counter.load(Relaxed));
        }
        for (name, help, value) in gauges {
            put("gauge", name, help, *value);
        }
        let name = "hoyito_write_seconds";
        let _ = writeln!(
            text,
            "# HELP {name} Time until a write was on disk.\n# TYPE {name} histogram"
        );
        let mut all = 0;
        for (bucket, count) in self.writes.iter().enumerate() {
            all += count.load(Relaxed);
            let bound = BOUNDS.get(bucket).map_or("+Inf".to_string(), |&bound| {
                (bound as f64 / 1_000.0).to_string()
            });
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {all}");
        }
        let sum = self.write_micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_sum {sum}\n{name}_count {all}");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::Counters;
    use std::time::Duration;

    #[test]
    fn buckets_hold_all_that_is_faster() {
        let counters = Counters::default();
        for millis in [1, 3, 60_000] {
            counters.wrote(Duration::from_millis(millis));
        }
        let text = counters.text(&[("hoyito_rooms", "Games in play.", 7)]);
        for line in [
            "hoyito_write_seconds_bucket{le=\"0.001\"} 1",
            "hoyito_write_seconds_bucket{le=\"0.005\"} 2",
            "hoyito_write_seconds_bucket{le=\"2\"} 2",
            "hoyito_write_seconds_bucket{le=\"+Inf\"} 3",
            "hoyito_write_seconds_sum 60.004",
            "hoyito_write_seconds_count 3",
            "hoyito_rooms 7",
        ] {
            assert!(text.lines().any(|one| one == line), "{line} in {text}");
        }
    }
}
