//! A number for every board: no two boards of one ring share it, so that nothing is ever taken for something else.

use hoyito::ring::Board;

/// Most seeds there can be: 96 on 2x12.
const MOST: usize = 96;

/// Numbers the boards of a ring of so many open holes, those with fewer seeds first (the combinatorial number system:
/// the sums of seeds from the left, each shifted by its place, are a set of numbers).
pub(super) struct Ranks {
    /// `steps[i][p]`: C(p + i, i + 1), what the sum `p` of places 0 to `i` adds.
    steps: Vec<[u128; MOST + 1]>,
}

impl Ranks {
    pub fn new(open: usize) -> Ranks {
        let mut steps: Vec<[u128; MOST + 1]> = vec![std::array::from_fn(|sum| sum as u128)];
        for place in 1..open {
            let mut row = [0; MOST + 1];
            for sum in 1..=MOST {
                // C(p + i, i + 1) = C(p - 1 + i, i + 1) + C(p + i - 1, i)
                row[sum] = row[sum - 1] + steps[place - 1][sum];
            }
            steps.push(row);
        }
        Ranks { steps }
    }

    /// The number of a board of up to 96 seeds.
    #[inline]
    pub fn of(&self, board: &Board) -> u128 {
        let mut sum = 0;
        let mut rank = 0;
        for (steps, &seeds) in self.steps.iter().zip(board) {
            sum += usize::from(seeds);
            rank += steps[sum];
        }
        rank
    }
}

#[cfg(not(target_family = "wasm"))]
impl Ranks {
    /// The board of that number.
    pub fn board(&self, mut rank: u128) -> Board {
        let mut board = Board::default();
        let last = self.steps.len() - 1;
        let mut sum = self.steps[last].partition_point(|&step| step <= rank) - 1;
        rank -= self.steps[last][sum];
        for place in (0..last).rev() {
            let above = sum;
            // Holes hold few seeds: counting down is faster than halving.
            while self.steps[place][sum] > rank {
                sum -= 1;
            }
            rank -= self.steps[place][sum];
            board[place + 1] = (above - sum) as u8;
        }
        board[0] = sum as u8;
        board
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_has_its_own_number_and_none_is_left_out() {
        for open in [2, 3, 5] {
            let ranks = Ranks::new(open);
            let mut seen = vec![];
            let mut board = Board::default();
            // All boards of up to 9 seeds: C(9 + open, open) of them.
            count(&ranks, &mut board, open, 9, &mut seen);
            seen.sort_unstable();
            assert!(seen.iter().copied().eq(0..seen.len() as u128));
        }
    }

    fn count(ranks: &Ranks, board: &mut Board, left: usize, seeds: u8, seen: &mut Vec<u128>) {
        if left == 0 {
            assert_eq!(ranks.board(ranks.of(board)), *board);
            seen.push(ranks.of(board));
            return;
        }
        for here in 0..=seeds {
            board[left - 1] = here;
            count(ranks, board, left - 1, seeds - here, seen);
        }
        board[left - 1] = 0;
    }

    #[test]
    fn the_largest_board_fits() {
        let ranks = Ranks::new(24);
        let mut board = Board::default();
        board[0] = 96;
        assert!(ranks.of(&board).ilog2() < 90);
    }
}
