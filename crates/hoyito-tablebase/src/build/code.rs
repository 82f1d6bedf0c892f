//! One byte a board while a layer is built: what is known of a board until its value is settled, then the value.

/// The meaning of the bytes of a layer.
///
/// A board that is not settled has the best of its captures (or none) and a count of its quiet moves whose end is not
/// settled. A board that must pass has one quiet move, the pass, found another way. A settled board has its value, and
/// whether its predecessors have yet to hear of it.
pub(super) struct Codes {
    margin: i8,
    /// Codes for one count: no capture, then each value.
    width: u8,
    pass: u8,
}

impl Codes {
    /// For values up to `margin` and rows of `holes` holes; `None` if a byte can't tell them all.
    pub fn new(margin: i8, holes: usize) -> Option<Codes> {
        let width = 2 * margin as usize + 2;
        let pass = width * (holes + 1);
        let last = pass + 2 * (width - 1);
        (last <= 255).then_some(Codes {
            margin,
            width: width as u8,
            pass: pass as u8,
        })
    }

    /// Not settled: the best capture and the count of quiet moves.
    #[inline(always)]
    pub fn open(&self, best: Option<i8>, count: u8) -> u8 {
        count * self.width + best.map_or(0, |value| (value + self.margin + 1) as u8)
    }

    /// Nothing but a pass.
    pub fn pass(&self) -> u8 {
        self.pass
    }

    /// Settled, predecessors told.
    pub fn settled(&self, value: i8) -> u8 {
        self.pass + 1 + (value + self.margin) as u8
    }

    /// Settled, predecessors to be told.
    pub fn waiting(&self, value: i8) -> u8 {
        self.settled(value) + self.width - 1
    }

    /// The value of a settled board; one that never settled is an equal share.
    pub fn value(&self, code: u8) -> i8 {
        match code.checked_sub(self.pass + 1) {
            None => 0,
            Some(rank) => (rank % (self.width - 1)) as i8 - self.margin,
        }
    }

    /// Best capture and count of a board not settled, `None` for others and for passes.
    fn opened(&self, code: u8) -> Option<(Option<i8>, u8)> {
        (code < self.pass).then(|| {
            let best = (code % self.width).checked_sub(1);
            let best = best.map(|rank| rank as i8 - self.margin);
            (best, code / self.width)
        })
    }

    /// What becomes of each code at the level `value`, at least 1.
    pub fn level(&self, value: i8) -> Level {
        let mut level = Level {
            start: [0; 256],
            hear: [[0; 256]; 4],
            win: self.settled(value),
            loss: self.settled(-value),
            later: self.width - 1,
        };
        for code in 0..=255 {
            let at = usize::from(code);
            level.start[at] = code;
            for hear in &mut level.hear {
                hear[at] = code;
            }
            if code == self.pass {
                level.hear[Hear::PassWins as usize][at] = level.win;
                level.hear[Hear::PassLoses as usize][at] = level.loss;
            } else if code == self.waiting(value) || code == self.waiting(-value) {
                level.start[at] = code - level.later;
            } else if let Some((best, count)) = self.opened(code) {
                if best == Some(value) {
                    level.start[at] = level.win;
                } else if count == 0 && best == Some(-value) {
                    level.start[at] = level.loss;
                }
                level.hear[Hear::Wins as usize][at] = level.win;
                let below = best.is_none_or(|best| best <= -value);
                level.hear[Hear::OneLess as usize][at] = match count {
                    0 => code,
                    1 if below => level.loss,
                    _ => code - self.width,
                };
            }
        }
        level
    }
}

/// What a board hears from the end of one of its moves.
#[derive(Clone, Copy)]
pub(super) enum Hear {
    /// A quiet move wins.
    Wins = 0,
    /// A quiet move loses: one less to hope for.
    OneLess = 1,
    /// The pass, if there is nothing else, wins.
    PassWins = 2,
    /// The pass, if there is nothing else, loses.
    PassLoses = 3,
}

/// How codes change at one level.
pub(super) struct Level {
    /// At the level's beginning, before anybody hears anything.
    pub start: [u8; 256],
    /// By what is heard.
    pub hear: [[u8; 256]; 4],
    pub win: u8,
    pub loss: u8,
    /// From settled to settled and still to be told.
    pub later: u8,
}
