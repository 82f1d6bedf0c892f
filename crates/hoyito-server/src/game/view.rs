//! A game as clients see it.

use hoyito::{Player, notation::ogn_of};

use super::{Game, Sitter};
use crate::protocol::{GameState, Live, LobbyEntry, Offers, Rematch, TakebackWish};

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
    /// let file = |game: &hoyito_server::game::Game| game.ogn("2026-01-31");
    /// # let _ = file;
    /// ```
    pub fn ogn(&self, date: &str) -> String {
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
        let tags = [("Date", date), ("South", &south), ("North", &north)];
        let games = self.games().iter().flat_map(|game| ogn_of(game, &tags));
        let texts: Vec<String> = games.map(|game| game.to_string()).collect();
        texts.join("\n")
    }
}
