//! Values found the plain way: by the plain rules, played to and fro until nothing changes.

use hoyito::EndlessSowing;
use hoyito::ring::Board;
use hoyito_plain as plain;
use hoyito_tablebase::{FIRST_LAYER, Index, LastFourTo, Setting};

/// All values up to some number of seeds, by side, layer and index, in fours.
pub struct PlainValues {
    settings: Vec<Setting>,
    layers: Vec<Vec<(Index, Vec<i8>)>>,
}

/// What a board's moves come to: the best of what leaves the layer, and the boards its quiet moves lead to.
struct Options {
    best: Option<i8>,
    quiet: Vec<(usize, u64)>,
}

impl PlainValues {
    pub fn new(setting: Setting, seeds: usize) -> PlainValues {
        let mut settings = vec![setting];
        if !setting.is_even() {
            settings.push(setting.turned());
        }
        let layers = settings.iter().map(|_| vec![]).collect();
        let mut values = PlainValues { settings, layers };
        for seeds in (FIRST_LAYER..=seeds).step_by(4) {
            values.add(seeds);
        }
        values
    }

    pub fn get(&self, side: usize, seeds: usize, index: u64) -> i8 {
        self.layers[side][(seeds - FIRST_LAYER) / 4].1[index as usize]
    }

    fn add(&mut self, seeds: usize) {
        let sides = 0..self.settings.len();
        let indexes: Vec<Index> = self
            .settings
            .iter()
            .map(|s| Index::new(s, seeds).unwrap())
            .collect();
        let options: Vec<Vec<Options>> = sides
            .clone()
            .map(|side| {
                (0..indexes[side].boards())
                    .map(|at| self.options(side, &indexes, at))
                    .collect()
            })
            .collect();
        let mut values: Vec<Vec<i8>> = options.iter().map(|all| vec![0; all.len()]).collect();
        // Nothing after t moves counts as an equal share; from some t on nothing changes.
        loop {
            let next: Vec<Vec<i8>> = options
                .iter()
                .map(|all| {
                    let value = |o: &Options| {
                        let quiet = o.quiet.iter().map(|&(side, at)| -values[side][at as usize]);
                        quiet.chain(o.best).max().expect("a pass is an option")
                    };
                    all.iter().map(value).collect()
                })
                .collect();
            if next == values {
                break;
            }
            values = next;
        }
        for (side, (index, values)) in indexes.into_iter().zip(values).enumerate() {
            self.layers[side].push((index, values));
        }
    }

    fn options(&self, side: usize, indexes: &[Index], at: u64) -> Options {
        let setting = self.settings[side];
        let position = position(&setting, &indexes[side].board(at));
        let rules = rules(&setting);
        let turned = self.settings.len() - 1 - side;
        let mut options = Options {
            best: None,
            quiet: vec![],
        };
        let before = indexes[side].seeds();
        for hole in 0..position.row {
            let Ok(sown) = plain::sow(&position, &rules, hole) else {
                continue;
            };
            let won = |p: &plain::Position| i32::from(p.captures[0]) - i32::from(p.captures[1]);
            let margin = ((won(&sown.position) - won(&position)) / 4) as i8;
            let rest = usize::from(sown.position.on_board());
            let south = sown.position.to_move == plain::Player::South;
            let next = if south { side } else { turned };
            let board = board_of_mover(&sown.position);
            if sown.end.is_none() && rest == before {
                options.quiet.push((next, indexes[next].of(&board)));
                continue;
            }
            let later = if sown.end.is_some() {
                0
            } else {
                let index = Index::new(&self.settings[next], rest).unwrap();
                self.get(next, rest, index.of(&board))
            };
            let value = margin + if south { later } else { -later };
            options.best = options.best.max(Some(value));
        }
        if options.best.is_none() && options.quiet.is_empty() {
            let mut passed = position;
            passed.to_move = plain::Player::North;
            options
                .quiet
                .push((turned, indexes[turned].of(&board_of_mover(&passed))));
        }
        options
    }
}

/// The board as a position of the plain rules, the player to move as South; North has captured the rest.
pub fn position(setting: &Setting, board: &Board) -> plain::Position {
    let row = setting.mover().max(setting.other());
    let mut position = plain::Position::start(row);
    position.seeds = [0; plain::MAX_RING];
    let holes = (0..setting.mover()).chain(row..row + setting.other());
    position.closed[..2 * row].fill(true);
    for (place, hole) in holes.enumerate() {
        position.closed[hole] = false;
        position.seeds[hole] = board[place];
    }
    position.captures = [0, 200];
    position.captures[1] -= position.on_board();
    position
}

fn rules(setting: &Setting) -> plain::Rules {
    plain::Rules {
        variant: match setting.variant {
            hoyito::Variant::I => plain::Variant::I,
            hoyito::Variant::II => plain::Variant::II,
            hoyito::Variant::III => plain::Variant::III,
        },
        last_four: match setting.last_four {
            LastFourTo::Captor => plain::LastFour::Captor,
            LastFourTo::Mover => plain::LastFour::South,
            LastFourTo::Other => plain::LastFour::North,
        },
        endless_sowing: match setting.endless_sowing {
            EndlessSowing::Forbidden => plain::EndlessSowing::Forbidden,
            EndlessSowing::EndsRound => plain::EndlessSowing::EndsRound,
        },
    }
}

fn board_of_mover(position: &plain::Position) -> Board {
    let mover = position.to_move;
    let holes = position.row_of(mover).chain(position.row_of(mover.other()));
    let mut board = Board::default();
    for (place, hole) in holes.filter(|&hole| !position.closed[hole]).enumerate() {
        board[place] = position.seeds[hole];
    }
    board
}
