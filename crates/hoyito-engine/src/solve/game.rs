//! The game as the solver sees it: boards without captures, the player to move first.

#[cfg(not(target_family = "wasm"))]
use hoyito::Setup;
use hoyito::ring::Board;
use hoyito::{Player, Position, Rules};
use hoyito_tablebase::Setting;

use super::rank::Ranks;
use crate::Weights;
use crate::eval::SEED;

/// The round to solve.
pub(super) struct Game {
    pub rules: Rules,
    /// By player to move; alike if the players' chances are.
    pub settings: [Setting; 2],
    /// Whether the two settings are one, so that a board is worth the same to both.
    pub even: bool,
    /// Whether names tell apart who moves all the same: what stood in the round stood for one of them.
    pub told_apart: bool,
    /// Open holes by ring index.
    open: [Vec<u8>; 2],
    full: bool,
    ranks: Ranks,
    weights: &'static Weights,
}

/// What a move leads to.
#[derive(Clone, Copy)]
pub(super) struct Child {
    pub position: Position,
    /// Margin it wins, in fours.
    pub gain: i8,
    /// Whether the same player moves again.
    pub again: bool,
    /// Whether the round ends with it.
    pub over: bool,
    /// The board's name; without meaning when the round is over.
    pub name: u128,
    pub order: i32,
}

/// A move as it counts: what it wins and leaves.
#[derive(Clone, Copy)]
pub(super) struct After {
    pub position: Position,
    /// Margin it wins, in fours.
    pub gain: i8,
    /// Whether the same player moves again.
    pub again: bool,
    /// Whether the round ends with it.
    pub over: bool,
}

impl Child {
    /// What to ask of the board it leads to, to know whether the move wins at least `least`.
    #[inline(always)]
    pub fn asked(&self, least: i8) -> i8 {
        let rest = least - self.gain;
        // Of the opponent: whether they win enough to keep it from that.
        if self.again { rest } else { 1 - rest }
    }
}

impl Game {
    /// `None` if all holes of a row are closed.
    pub fn new(position: &Position, rules: &Rules) -> Option<Game> {
        let seen = |player| Setting::of(&position.with_to_move(player), rules);
        let settings = [seen(Player::South)?, seen(Player::North)?];
        let open = |player: Player| -> Vec<u8> {
            let holes = position
                .holes_of(player)
                .chain(position.holes_of(player.other()));
            let open = holes.filter(|&hole| !position.is_closed(hole));
            open.map(|hole| hole.index() as u8).collect()
        };
        Some(Game {
            rules: *rules,
            even: settings[0] == settings[1],
            told_apart: false,
            open: [open(Player::South), open(Player::North)],
            full: position.closed().is_empty(),
            ranks: Ranks::new(settings[0].open()),
            settings,
            weights: Weights::of(rules.variant),
        })
    }

    /// Whether a position is of this round.
    pub fn is_board_of(&self, position: &Position) -> bool {
        let places = |player: Player| Game::new(&position.with_to_move(player), &self.rules);
        places(position.to_move()).is_some_and(|game| game.open == self.open)
    }

    /// The open holes of a position, the player to move's first.
    #[inline(always)]
    pub fn board(&self, position: &Position) -> Board {
        let mut board = Board::default();
        let mover = position.to_move().index();
        let seeds = position.board();
        if self.full {
            let (south, north) = seeds.split_at(seeds.len() / 2);
            let rows = if mover == 0 {
                [south, north]
            } else {
                [north, south]
            };
            board[..south.len()].copy_from_slice(rows[0]);
            board[south.len()..seeds.len()].copy_from_slice(rows[1]);
        } else {
            for (place, &hole) in board.iter_mut().zip(&self.open[mover]) {
                *place = seeds[usize::from(hole)];
            }
        }
        board
    }

    /// Which of [`Game::settings`] the player to move has, the first one if both have the same.
    #[inline(always)]
    pub fn side(&self, position: &Position) -> usize {
        if self.even {
            0
        } else {
            position.to_move().index()
        }
    }

    /// A name for the board and who moves, shared only by positions of the same worth.
    #[inline(always)]
    pub fn name(&self, position: &Position) -> u128 {
        let rank = self.ranks.of(&self.board(position));
        if self.even && !self.told_apart {
            rank
        } else {
            2 * rank + position.to_move().index() as u128
        }
    }

    /// The name that the board has where who moves is not [told apart](Game::told_apart).
    #[inline(always)]
    pub fn plain_name(&self, name: u128) -> u128 {
        if self.even && self.told_apart {
            name / 2
        } else {
            name
        }
    }

    /// Bits that hold every name of boards with up to `seeds` seeds.
    pub fn name_bits(&self, seeds: u8) -> u32 {
        let mut last = Board::default();
        last[0] = seeds;
        let rank = self.ranks.of(&last) + 1;
        (2 * rank + 1).ilog2() + 1
    }

    /// Fours left on the board: no margin is larger.
    #[inline(always)]
    pub fn fours(position: &Position) -> i8 {
        (position.on_board() / 4) as i8
    }

    /// An opinion on the margin still to be won by the player to move, in 1/32 seed.
    #[inline(always)]
    pub fn glance(&self, position: &Position) -> i32 {
        self.weights.glance(position)
    }

    /// The position of a name, with the closed holes of `like`, and captures as even as can be.
    #[cfg(not(target_family = "wasm"))]
    pub fn position_of(&self, name: u128, like: &Position) -> Position {
        let (rank, mover) = match (self.even, name % 2) {
            (true, _) => (name, Player::South),
            (false, 0) => (name / 2, Player::South),
            (false, _) => (name / 2, Player::North),
        };
        let board = self.ranks.board(rank);
        let mut setup = Setup {
            closed: like.closed(),
            to_move: mover,
            ..Setup::empty(like.row())
        };
        for (&hole, &seeds) in self.open[mover.index()].iter().zip(&board) {
            setup.seeds[usize::from(hole)] = seeds;
        }
        let left = like.row().seeds() - board.iter().sum::<u8>();
        setup.captures = [left / 2, left - left / 2];
        setup.position().expect("names are those of positions")
    }

    /// The moves of the player to move, or the pass if there are none.
    #[inline(always)]
    pub fn after(&self, position: &Position, mut each: impl FnMut(After)) {
        let mover = position.to_move();
        let margin = |position: &Position| {
            i32::from(position.captures(mover)) - i32::from(position.captures(mover.other()))
        };
        let before = margin(position);
        let mut none = true;
        for (_, sown) in position.moves(&self.rules) {
            none = false;
            each(After {
                position: sown.position,
                gain: ((margin(&sown.position) - before) / 4) as i8,
                again: sown.again,
                over: sown.end.is_some(),
            });
        }
        if none {
            each(After {
                position: position.with_to_move(mover.other()),
                gain: 0,
                again: false,
                over: false,
            });
        }
    }

    /// The same with their names and what a glance tells of them.
    pub fn children(&self, position: &Position) -> Vec<Child> {
        let mut children = Vec::with_capacity(position.row().get());
        self.after(position, |after| {
            let rest = match (after.over, after.again) {
                (true, _) => 0,
                (_, true) => self.glance(&after.position),
                (_, false) => -self.glance(&after.position),
            };
            children.push(Child {
                position: after.position,
                gain: after.gain,
                again: after.again,
                over: after.over,
                name: if after.over {
                    0
                } else {
                    self.name(&after.position)
                },
                order: 4 * SEED * i32::from(after.gain) + rest,
            });
        });
        children
    }
}
