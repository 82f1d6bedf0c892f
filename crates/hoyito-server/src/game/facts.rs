//! What can be asked of a game; who sees what of it is in `view.rs`.

use hoyito::Player;

use super::{Event, Game, GameId, Secret, Sitter};
use crate::protocol::Setup;

impl Game {
    /// Whether both seats are taken.
    ///
    /// ```
    /// let waits = |game: &hoyito_server::game::Game| !game.begun();
    /// # let _ = waits;
    /// ```
    pub fn begun(&self) -> bool {
        self.seats.iter().all(Option::is_some)
    }

    /// Whether it is over.
    ///
    /// ```
    /// let goes_on = |game: &hoyito_server::game::Game| !game.is_over();
    /// # let _ = goes_on;
    /// ```
    pub fn is_over(&self) -> bool {
        self.over.is_some()
    }

    /// Who is to move; `None` before the beginning and after the end.
    ///
    /// ```
    /// let turn = |game: &hoyito_server::game::Game| game.to_move();
    /// # let _ = turn;
    /// ```
    pub fn to_move(&self) -> Option<Player> {
        let in_play = self.begun() && !self.is_over();
        in_play.then(|| self.board.game().position().to_move())
    }

    /// The server's engine that is to move, and its level.
    ///
    /// ```
    /// let thinks = |game: &hoyito_server::game::Game| game.engine_to_move().is_some();
    /// # let _ = thinks;
    /// ```
    pub fn engine_to_move(&self) -> Option<(Player, u8)> {
        let side = self.to_move()?;
        Some((side, self.sitter(side)?.level()?))
    }

    /// The server's engine to whom the other player offers to share the seeds left, and its level.
    ///
    /// ```
    /// let asked = |game: &hoyito_server::game::Game| game.engine_asked().is_some();
    /// # let _ = asked;
    /// ```
    pub fn engine_asked(&self) -> Option<(Player, u8)> {
        let side = self.share?.other();
        Some((side, self.sitter(side)?.level()?))
    }

    /// The seat that this secret opens. Both are tried, in the same time.
    ///
    /// ```
    /// use hoyito_server::game::{Game, Secret};
    /// let watches = |game: &Game, secret: &Secret| game.seat_of(secret).is_none();
    /// # let _ = watches;
    /// ```
    pub fn seat_of(&self, secret: &Secret) -> Option<Player> {
        let opened = [0, 1].map(|seat| match &self.seats[seat] {
            Some(Sitter::Person { hash, .. }) => hash.opened_by(secret),
            _ => false,
        });
        Player::BOTH
            .into_iter()
            .find(|player| opened[player.index()])
    }

    /// Counts its events; the next gets this number.
    ///
    /// ```
    /// let next = |game: &hoyito_server::game::Game| game.version();
    /// # let _ = next;
    /// ```
    pub fn version(&self) -> u32 {
        self.version
    }

    /// Its id.
    ///
    /// ```
    /// let name = |game: &hoyito_server::game::Game| game.id().to_string();
    /// # let _ = name;
    /// ```
    pub fn id(&self) -> GameId {
        self.id
    }

    /// When something last happened.
    ///
    /// ```
    /// let age = |game: &hoyito_server::game::Game, now: i64| now - game.touched();
    /// # let _ = age;
    /// ```
    pub fn touched(&self) -> i64 {
        self.touched
    }

    /// The rounds as the rules library has them: one, or in a pair up to two.
    ///
    /// ```
    /// let rounds = |game: &hoyito_server::game::Game| game.games().len();
    /// # let _ = rounds;
    /// ```
    pub fn games(&self) -> &[hoyito::Match] {
        self.board.games()
    }

    /// Who sits there.
    ///
    /// ```
    /// use hoyito::Player;
    /// let free = |game: &hoyito_server::game::Game| game.sitter(Player::North).is_none();
    /// # let _ = free;
    /// ```
    pub fn sitter(&self, side: Player) -> Option<&Sitter> {
        self.seats[side.index()].as_ref()
    }

    /// What is played.
    ///
    /// ```
    /// let row = |game: &hoyito_server::game::Game| game.setup().holes;
    /// # let _ = row;
    /// ```
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The event that makes the rematch: the same game, sides changed, the same secrets.
    ///
    /// ```
    /// let new = |game: &hoyito_server::game::Game| (game.id().rematch(), game.rematch_event());
    /// # let _ = new;
    /// ```
    pub fn rematch_event(&self) -> Event {
        let [south, north] = self.seats.clone();
        Event::Created {
            setup: self.setup,
            seats: [north, south],
            invitation: None,
            public: false,
        }
    }
}
