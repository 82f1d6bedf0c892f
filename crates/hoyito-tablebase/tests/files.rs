//! Files: what is written comes back, damage is refused, a stopped build goes on, threads change nothing.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use hoyito::{EndlessSowing, Position, RowLength, Rules, Variant};
use hoyito_tablebase as tb;
use hoyito_tablebase::{Done, Folder, LastFourTo, Options, Prober, Setting, Table, Tables};
use tempfile::TempDir;

fn built(setting: Setting, seeds: usize) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    tb::build(
        folder.path(),
        setting,
        seeds,
        &Options::default(),
        |_, _| {},
    )
    .unwrap();
    folder
}

fn open(folder: &Path, setting: &Setting, seeds: usize) -> Table {
    Table::open(&folder.join(tb::file_name(setting, seeds))).unwrap()
}

fn full(variant: Variant, row: u8) -> Setting {
    Setting::full(variant, RowLength::new(row).unwrap())
}

#[test]
fn what_is_written_comes_back() {
    let mut closed = Setting::new(Variant::III, 4, 6).unwrap();
    closed.last_four = LastFourTo::Mover;
    closed.endless_sowing = EndlessSowing::EndsRound;
    let settings = [full(Variant::I, 6), full(Variant::III, 2), closed];
    for (setting, seeds) in settings.into_iter().zip([12, 16, 12]) {
        let folder = built(setting, seeds);
        let mut tables = Tables::new(setting);
        tables.build_to(seeds, &Options::default()).unwrap();
        for (side, setting) in tables.settings().enumerate() {
            for seeds in (8..=seeds).step_by(4) {
                let table = open(folder.path(), &setting, seeds);
                let (index, layer) = tables.layer(side, seeds).unwrap();
                table.check().unwrap();
                assert_eq!(table.counts(), &layer.counts());
                let back = table.load().unwrap();
                assert!((0..index.boards()).all(|at| back.get(at) == layer.get(at)));
                for at in (0..index.boards()).step_by(1009) {
                    assert_eq!(table.value(at).unwrap(), layer.get(at));
                }
            }
        }
    }
}

#[test]
fn probes_know_positions() {
    let folder = built(full(Variant::II, 3), 24);
    let mut tables = Tables::new(full(Variant::II, 3));
    tables.build_to(24, &Options::default()).unwrap();
    let shared = Arc::new(Folder::new(folder.path()).unwrap());
    let rules = Rules::new(Variant::II);
    // A cache of two blocks is thrown over all the time.
    for blocks in [2, Prober::BLOCKS] {
        let mut prober = Prober::new(Arc::clone(&shared), blocks);
        let mut position = Position::start(RowLength::new(3).unwrap());
        let mut turn = 0;
        while position.on_board() > 0 {
            let value = prober.value(&position, &rules).unwrap();
            assert_eq!(value, tables.value(&position, &rules));
            // Best play keeps the value, up to who moves next.
            let best = position
                .moves(&rules)
                .map(|(_, sown)| {
                    let mover = position.to_move();
                    let won = |p: &Position| {
                        i32::from(p.captures(mover)) - i32::from(p.captures(mover.other()))
                    };
                    let later = prober.value(&sown.position, &rules).unwrap().unwrap();
                    let same = sown.position.to_move() == mover;
                    won(&sown.position) - won(&position) + if same { later } else { -later }
                })
                .max();
            assert_eq!(best, value);
            let holes: Vec<_> = position.legal(&rules).iter().collect();
            position = position
                .play(&rules, holes[turn % holes.len()])
                .unwrap()
                .position;
            turn += 1;
            if turn > 60 {
                break;
            }
        }
        // Other settings and larger boards are not known.
        let start = Position::start(RowLength::SIX);
        assert_eq!(prober.value(&start, &rules).unwrap(), None);
        let other = Rules::new(Variant::III);
        let start = Position::start(RowLength::new(3).unwrap());
        assert_eq!(prober.value(&start, &other).unwrap(), None);
    }
}

/// Every byte of the header and codes and 1,000 others flipped, and the file cut: refused or exact.
#[test]
fn damage_is_refused_or_harmless() {
    let setting = full(Variant::III, 6);
    let folder = built(setting, 8);
    let path = folder.path().join(tb::file_name(&setting, 8));
    let bytes = fs::read(&path).unwrap();
    let right = Table::open(&path).unwrap().load().unwrap();
    let damaged = folder.path().join("damaged.hoyitotb");
    let mut refused = 0;
    let mut check = |bytes: &[u8]| {
        fs::write(&damaged, bytes).unwrap();
        let Ok(table) = Table::open(&damaged) else {
            refused += 1;
            return;
        };
        assert!(table.check().is_err(), "a check finds all damage");
        match table.load() {
            Err(_) => refused += 1,
            Ok(layer) => assert!((0..layer.boards()).all(|at| layer.get(at) == right.get(at))),
        }
        for at in (0..right.boards()).step_by(97) {
            if let Ok(value) = table.value(at) {
                assert_eq!(value, right.get(at));
            }
        }
    };
    let mut state = 7u64;
    let others: Vec<usize> = std::iter::repeat_with(|| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % bytes.len()
    })
    .take(1000)
    .collect();
    let head = 0..200;
    for at in head.chain(others) {
        let mut bytes = bytes.clone();
        bytes[at] ^= 1 << (at % 8);
        check(&bytes);
        bytes[at] ^= 0xff;
        check(&bytes);
    }
    for len in [0, 1, 63, 64, 95, 96, 1000, bytes.len() - 1] {
        check(&bytes[..len]);
    }
    let mut longer = bytes.clone();
    longer.push(0);
    check(&longer);
    assert!(refused > 2000, "{refused}");
}

#[test]
fn a_renamed_file_is_refused() {
    let setting = full(Variant::I, 2);
    let folder = built(setting, 12);
    let name = |seeds| folder.path().join(tb::file_name(&setting, seeds));
    fs::copy(name(8), name(12)).unwrap();
    let folder = Folder::new(folder.path()).unwrap();
    let error = folder.table(&setting, 12).unwrap_err().to_string();
    assert!(error.contains("I-2-2-08"), "{error}");
}

/// What an older version wrote is built again and written over; what a newer one wrote is left alone.
#[test]
fn files_of_other_versions() {
    let setting = full(Variant::I, 2);
    let folder = built(setting, 12);
    let path = folder.path().join(tb::file_name(&setting, 8));
    let whole = fs::read(&path).unwrap();
    let of_version = |version: u8| {
        let mut bytes = whole.clone();
        bytes[8] = version;
        fs::write(&path, &bytes).unwrap();
        bytes
    };
    of_version(1);
    let mut layers = vec![];
    let options = Options::default();
    let mut again = || {
        tb::build(folder.path(), setting, 12, &options, |seeds, done| {
            layers.push((seeds, done))
        })
    };
    again().unwrap();
    assert_eq!(fs::read(&path).unwrap(), whole);
    let newer = of_version(9);
    let error = again().unwrap_err().to_string();
    assert!(error.contains("version 9"), "{error}");
    assert_eq!(fs::read(&path).unwrap(), newer);
    assert_eq!(layers, [(8, Done::Built), (12, Done::Found)]);
}

#[test]
fn a_stopped_build_goes_on() {
    let mut setting = Setting::new(Variant::II, 3, 2).unwrap();
    setting.last_four = LastFourTo::Other;
    let whole = built(setting, 16);
    let folder = built(setting, 8);
    // What a build killed in the middle of writing leaves, and one killed between the two sides.
    let stray = folder
        .path()
        .join(tb::file_name(&setting, 12))
        .with_extension("part");
    fs::write(&stray, b"half a file").unwrap();
    let lost = tb::file_name(&setting.turned(), 8);
    fs::remove_file(folder.path().join(&lost)).unwrap();
    let mut layers = vec![];
    let options = Options::default();
    tb::build(folder.path(), setting, 16, &options, |seeds, done| {
        layers.push((seeds, done))
    })
    .unwrap();
    let built = Done::Built;
    assert_eq!(layers, [(8, built), (12, built), (16, built)]);
    layers.clear();
    tb::build(folder.path(), setting, 16, &options, |seeds, done| {
        layers.push((seeds, done))
    })
    .unwrap();
    assert!(layers.iter().all(|&(_, done)| done == Done::Found));
    assert!(!stray.exists());
    for seeds in [8, 12, 16] {
        for setting in [setting, setting.turned()] {
            let name = tb::file_name(&setting, seeds);
            let files = [&whole, &folder].map(|f| fs::read(f.path().join(&name)).unwrap());
            assert_eq!(files[0], files[1]);
        }
    }
}

#[test]
fn threads_change_no_byte() {
    let setting = full(Variant::III, 6);
    let files = [1, 2, 5].map(|threads| {
        let folder = tempfile::tempdir().unwrap();
        let options = Options {
            threads,
            ..Options::default()
        };
        tb::build(folder.path(), setting, 12, &options, |_, _| {}).unwrap();
        fs::read(folder.path().join(tb::file_name(&setting, 12))).unwrap()
    });
    assert!(files[0] == files[1] && files[1] == files[2]);
}

#[test]
fn too_little_memory_is_refused_with_figures() {
    let folder = tempfile::tempdir().unwrap();
    let options = Options {
        memory: 20 << 20,
        threads: 2,
        ..Options::default()
    };
    let error = tb::build(
        folder.path(),
        full(Variant::III, 6),
        24,
        &options,
        |_, _| {},
    )
    .unwrap_err();
    let text = error.to_string();
    assert!(
        text.contains("20 MiB are allowed") && text.contains("24 seeds"),
        "{text}"
    );
    let error = tb::build(
        folder.path(),
        full(Variant::III, 6),
        10,
        &options,
        |_, _| {},
    )
    .unwrap_err();
    assert!(error.to_string().contains("multiple of four"), "{error}");
}

#[test]
fn verifying_finds_what_is_wrong() {
    let setting = full(Variant::III, 3);
    let folder = built(setting, 12);
    let mut seen = vec![];
    tb::verify(folder.path(), 2, &|_| {}, |_, seeds| seen.push(seeds)).unwrap();
    assert_eq!(seen, [8, 12]);
    // The table of another ruling is a sound file with some wrong values.
    let mut other = setting;
    other.endless_sowing = EndlessSowing::EndsRound;
    let others = built(other, 12);
    let from = others.path().join(tb::file_name(&other, 12));
    let to = folder.path().join(tb::file_name(&setting, 12));
    let mut bytes = fs::read(&from).unwrap();
    forge(&mut bytes);
    fs::write(&to, &bytes).unwrap();
    let error = tb::verify(folder.path(), 2, &|_| {}, |_, _| {})
        .unwrap_err()
        .to_string();
    assert!(error.contains("should be"), "{error}");
}

/// Makes a file say it is of the ruling `forbidden`, checksums and all.
fn forge(bytes: &mut [u8]) {
    use sha2::{Digest as _, Sha256};
    bytes[14] = 0;
    let sum = crc32fast::hash(&bytes[..60]);
    bytes[60..64].copy_from_slice(&sum.to_le_bytes());
    let end = bytes.len() - 32;
    let seal = Sha256::digest(&bytes[..end]);
    bytes[end..].copy_from_slice(&seal);
}
