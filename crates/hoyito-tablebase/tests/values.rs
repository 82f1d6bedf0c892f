//! Tables against values found the plain way, entry by entry.

mod common;

use common::PlainValues;
use hoyito::{EndlessSowing, Variant};
use hoyito_tablebase::{FIRST_LAYER, LastFourTo, Options, Setting, Tables};

fn agree(setting: Setting, seeds: usize) {
    let mut tables = Tables::new(setting);
    tables.build_to(seeds, &Options::default()).unwrap();
    let plain = PlainValues::new(setting, seeds);
    for seeds in (FIRST_LAYER..=seeds).step_by(4) {
        for side in 0..tables.settings().len() {
            let (index, layer) = tables.layer(side, seeds).unwrap();
            for at in 0..index.boards() {
                let (found, right) = (layer.get(at), plain.get(side, seeds, at));
                assert_eq!(
                    found,
                    right,
                    "{setting} {seeds} seeds, side {side}: {:?}",
                    index.board(at)
                );
            }
        }
    }
}

/// The setting under both rulings and all ways to give the last four.
fn agree_in_all_modes(variant: Variant, mover: usize, other: usize, seeds: usize) {
    for last_four in [LastFourTo::Captor, LastFourTo::Mover, LastFourTo::Other] {
        for endless_sowing in [EndlessSowing::Forbidden, EndlessSowing::EndsRound] {
            let mut setting = Setting::new(variant, mover, other).unwrap();
            setting.last_four = last_four;
            setting.endless_sowing = endless_sowing;
            agree(setting, seeds);
        }
    }
}

#[test]
fn whole_games_on_short_rows() {
    for variant in Variant::ALL {
        agree_in_all_modes(variant, 1, 1, 8);
        agree_in_all_modes(variant, 2, 2, 16);
        agree(Setting::new(variant, 3, 3).unwrap(), 24);
    }
}

#[test]
fn closed_holes() {
    for variant in Variant::ALL {
        for (mover, other) in [(1, 2), (2, 1), (1, 5), (3, 2), (4, 6), (6, 1)] {
            agree_in_all_modes(variant, mover, other, 8);
        }
        agree(Setting::new(variant, 2, 4).unwrap(), 16);
        agree(Setting::new(variant, 9, 8).unwrap(), 8);
    }
}

#[test]
fn rows_of_six() {
    for variant in Variant::ALL {
        agree_in_all_modes(variant, 6, 6, 8);
        agree(Setting::new(variant, 6, 6).unwrap(), 12);
    }
}

#[test]
fn published_counts_of_the_first_layer() {
    let mut tables = Tables::new(Setting::new(Variant::III, 6, 6).unwrap());
    tables.build_to(8, &Options::default()).unwrap();
    let (_, layer) = tables.layer(0, 8).unwrap();
    let counts: Vec<(i8, u64)> = layer.counts().into_iter().collect();
    assert_eq!(counts, [(-2, 33_698), (0, 2_896), (2, 38_988)]);
}
