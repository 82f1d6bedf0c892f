//! Sixty-four bits for a position as the search sees it: seeds from the mover's own first hole on, and
//! everything in the rules that changes their worth. Captures already made are left out.

use hoyito::{LastFour, MAX_RING, Player, Position, Rules};

/// A thorough mixing of one word (the finaliser of MurmurHash3).
#[inline]
pub(crate) fn mix(mut word: u64) -> u64 {
    word ^= word >> 33;
    word = word.wrapping_mul(0xff51_afd7_ed55_8ccd);
    word ^= word >> 33;
    word = word.wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    word ^ word >> 33
}

/// Makes keys for one board under one set of rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keys {
    /// By player to move.
    salts: [u64; 2],
}

impl Keys {
    /// `tag` sets these keys apart from others of the same board.
    pub(crate) fn new(position: &Position, rules: &Rules, tag: u64) -> Keys {
        let row = position.row().get();
        let salt = |player: Player| {
            let closed = position.closed().iter().fold(0u64, |set, hole| {
                let place = (hole.index() + player.index() * row) % (2 * row);
                set | 1 << place
            });
            let last_four = match rules.last_four {
                LastFour::Captor => 0,
                LastFour::South => 1 + player.index() as u64,
                LastFour::North => 2 - player.index() as u64,
            };
            let endless = rules.endless_sowing as u64;
            let laps = u64::from(rules.lap_limit);
            let row = row as u64;
            let variant = rules.variant as u64;
            let words = [row, variant, last_four, endless, laps, closed, tag];
            words.iter().fold(0x486f_7969_746f, |salt, &word| {
                mix(salt ^ word).rotate_left(17)
            })
        };
        Keys {
            salts: [salt(Player::South), salt(Player::North)],
        }
    }

    /// Same salts, further apart; used when the positions that end the round are not the same for both sides.
    pub(crate) fn salted(mut self, by_player: [u64; 2]) -> Keys {
        for (salt, more) in self.salts.iter_mut().zip(by_player) {
            *salt = mix(*salt ^ more);
        }
        self
    }

    /// The key of the position for the player to move.
    #[inline]
    pub(crate) fn key(&self, position: &Position) -> u64 {
        let board = position.board();
        let mut seeds = [0; MAX_RING];
        let mover = position.to_move().index();
        let first = mover * position.row().get();
        let (near, far) = board.split_at(first);
        seeds[..far.len()].copy_from_slice(far);
        seeds[far.len()..board.len()].copy_from_slice(near);
        let mut key = self.salts[mover];
        for word in seeds[..board.len().next_multiple_of(8)].chunks_exact(8) {
            let word: [u8; 8] = word.try_into().unwrap_or_default();
            key = mix(key ^ u64::from_le_bytes(word)).rotate_left(23);
        }
        key
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hoyito::Variant;

    #[test]
    fn the_key_is_the_movers_view() {
        let position: Position = "8-0-3-1-4-0-S".parse().unwrap();
        let mut rules = Rules::new(Variant::III);
        let keys = Keys::new(&position, &rules, 0);
        assert_eq!(keys.key(&position), keys.key(&position.turned()));
        assert_ne!(
            keys.key(&position),
            keys.key(&position.with_to_move(Player::North))
        );
        rules.last_four = LastFour::South;
        let keys = Keys::new(&position, &rules, 0);
        assert_ne!(keys.key(&position), keys.key(&position.turned()));
        rules.last_four = LastFour::North;
        let other = Keys::new(&position, &rules, 0);
        assert_eq!(keys.key(&position), other.key(&position.turned()));
    }

    #[test]
    fn all_boards_of_a_layer_have_their_own_key() {
        // 8 seeds in rows of 4: C(15, 7) boards.
        let mut keys = std::collections::HashSet::new();
        let mut boards = 0;
        let mut stack = vec![(Vec::<u8>::new(), 8u8)];
        while let Some((seeds, left)) = stack.pop() {
            if seeds.len() == 7 {
                let mut text: Vec<String> = seeds.iter().map(u8::to_string).collect();
                text.push(left.to_string());
                let text = text.join("-") + "-24-0-S";
                let position: Position = text.parse().unwrap();
                keys.insert(Keys::new(&position, &Rules::new(Variant::I), 0).key(&position));
                boards += 1;
            } else {
                for next in 0..=left {
                    let mut longer = seeds.clone();
                    longer.push(next);
                    stack.push((longer, left - next));
                }
            }
        }
        assert_eq!(boards, 6435);
        assert_eq!(keys.len(), boards);
    }
}
