//! Waiting for threads.

use std::panic::resume_unwind;
use std::thread::ScopedJoinHandle;

/// Waits for threads of a scope. Left to the scope, each would be let go, and in some C libraries a thread that ends at that
/// very moment takes the program down: a test that starts threads for every board of 2x3 met it.
pub(crate) fn join(threads: Vec<ScopedJoinHandle<'_, ()>>) {
    for thread in threads {
        if let Err(panic) = thread.join() {
            resume_unwind(panic);
        }
    }
}
