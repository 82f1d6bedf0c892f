//! A game as clients see it.

use hoyito::{Player, notation::ogn_of};

use super::{Game, Sitter};
use crate::protocol::{GameState, LastMoves, Live, LobbyEntry, Offers, Rematch, TakebackWish};

impl Game {
    /// All of it.
    ///
    /// ```
    /// let moves = |game: &hoyito_server::game::Game| game.state().history;
    /// # let _ = moves;
    /// ```
    pub fn state(&self) -> GameState {
        GameState {
            game: self.id.to_string(),
            setup: self.setup,
            public: self.public,
            created: self.created,
            version: self.version,
            history: self.board.history(),
            live: self.live(),
        }
    }

    /// Steps taken so far.
    ///
    /// ```
    /// let next = |game: &hoyito_server::game::Game| game.steps();
    /// # let _ = next;
    /// ```
    pub fn steps(&self) -> u32 {
        self.board.steps()
    }

    /// What may change with everything that happens.
    ///
    /// ```
    /// let step = |game: &hoyito_server::game::Game| game.live().step;
    /// # let _ = step;
    /// ```
    pub fn live(&self) -> Live {
        let round = self.board.game().round();
        let position = round.position();
        let legal = match self.to_move() {
            Some(_) => position
                .legal(round.rules())
                .iter()
                .map(|hole| hole.letter(position.row()))
                .collect(),
            None => String::new(),
        };
        Live {
            step: self.board.steps(),
            south: self.player(Player::South),
            north: self.player(Player::North),
            begun: self.begun(),
            to_move: self.to_move().map(Into::into),
            position: position.to_string(),
            legal,
            last: LastMoves {
                south: self.board.last_move(Player::South),
                north: self.board.last_move(Player::North),
            },
            clock: self.clocks.view(),
            offers: Offers {
                takeback: self.takeback.map(|(by, step, hole)| TakebackWish {
                    by: by.into(),
                    step,
                    hole,
                }),
                share: self.share.map(Into::into),
            },
            rounds: self.board.rounds().collect(),
            over: self.over.clone(),
            rematch: Rematch {
                by: self.rematch_by.map(Into::into),
                game: self.rematch.map(|id| id.to_string()),
            },
        }
    }

    fn player(&self, side: Player) -> Option<crate::protocol::Player> {
        self.sitter(side).map(|sitter| match sitter {
            Sitter::Person { name, .. } => crate::protocol::Player {
                name: name.clone(),
                level: None,
            },
            Sitter::Engine { level } => crate::protocol::Player {
                name: None,
                level: Some(*level),
            },
        })
    }

    /// How the lobby shows it; `None` when nobody may sit down from there.
    ///
    /// ```
    /// let open = |game: &hoyito_server::game::Game| game.lobby_entry().is_some();
    /// # let _ = open;
    /// ```
    pub fn lobby_entry(&self) -> Option<LobbyEntry> {
        if !self.public || self.is_over() {
            return None;
        }
        let free = Player::BOTH
            .into_iter()
            .find(|&side| self.sitter(side).is_none())?;
        Some(LobbyEntry {
            game: self.id.to_string(),
            setup: self.setup,
            name: self.player(free.other()).and_then(|player| player.name),
            free: free.into(),
            created: self.created,
        })
    }

    /// The game as a file (RULES.md, section 6).
    ///
    /// ```
    /// let file = |game: &hoyito_server::game::Game| game.ogn();
    /// # let _ = file;
    /// ```
    pub fn ogn(&self) -> String {
        let called = |side| match self.player(side) {
            Some(crate::protocol::Player {
                name: Some(name), ..
            }) => name,
            Some(crate::protocol::Player {
                level: Some(level), ..
            }) => {
                format!("Hoyito level {level}")
            }
            _ => "?".into(),
        };
        let (south, north) = (called(Player::South), called(Player::North));
        let date = date(self.created);
        let tags = [
            ("Date", date.as_str()),
            ("South", &south),
            ("North", &north),
        ];
        let games = self.games().iter().flat_map(|game| ogn_of(game, &tags));
        let texts: Vec<String> = games.map(|game| game.to_string()).collect();
        texts.join("\n")
    }
}

/// The day of a moment given in milliseconds since 1970, as game files write it. The calendar is counted from the first of
/// March of a year divisible by 400, so that the day put in is the last of its cycle.
fn date(moment: i64) -> String {
    let days = moment.div_euclid(86_400_000) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    #[test]
    fn days_are_those_of_the_calendar() {
        let day = |seconds: i64| super::date(seconds * 1_000);
        assert_eq!(day(0), "1970.01.01");
        assert_eq!(day(951_782_400), "2000.02.29");
        assert_eq!(day(1_796_083_199), "2026.11.30");
        assert_eq!(day(4_107_542_400), "2100.03.01");
    }
}
