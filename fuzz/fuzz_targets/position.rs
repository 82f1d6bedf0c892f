//! Any text as a position: what is read is legal, writes itself again, and can be sown from.
#![no_main]

use hoyito::{Hole, MAX_RING, Position, Rules, Variant};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let position = match text.parse::<Position>() {
        Ok(position) => position,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert_eq!(position.to_string(), text);
    assert_eq!(position.to_setup().position(), Ok(position));
    assert_eq!(position.turned().turned(), position);
    for variant in Variant::ALL {
        let rules = Rules {
            lap_limit: 1 << 10,
            ..Rules::new(variant)
        };
        for hole in (0..MAX_RING as u8).filter_map(Hole::new) {
            let sown = position.play(&rules, hole);
            if let Ok(played) = sown {
                assert_eq!(played.position.to_setup().position(), Ok(played.position));
            }
            assert_eq!(position.trace(&rules, hole).map(|trace| trace.played), sown);
        }
    }
});
