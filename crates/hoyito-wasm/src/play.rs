//! The game and the computer player for JavaScript: [`game::Table`] and the functions beside it, carried over.

use tsify::Ts;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::view::{Ahead, GameList, NewGame, RulesPage, Side, Sowing, View};
use crate::{Given, game, give, take, thrown};

/// The game on the page's board: [`game::Table`] for JavaScript.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Game {
    table: game::Table,
}

#[wasm_bindgen]
#[expect(clippy::missing_errors_doc, reason = "as in `game::Table`, thrown")]
impl Game {
    /// Hoyito I on two rows of six, two people, until something else is begun or loaded.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Game {
        Game::default()
    }

    /// [`game::Table::start`].
    pub fn start(&mut self, game: Ts<NewGame>) -> Given<View> {
        give(self.table.start(take(&game)?))
    }

    /// [`game::Table::view`].
    pub fn view(&self) -> Given<View> {
        give(Ok(self.table.view()))
    }

    /// [`game::Table::play`].
    pub fn play(&mut self, hole: u8) -> Given<Sowing> {
        give(self.table.play(hole))
    }

    /// [`game::Table::look`].
    pub fn look(&self, hole: u8) -> Given<Ahead> {
        give(self.table.look(hole))
    }

    /// [`game::Table::resign`].
    pub fn resign(&mut self, side: Ts<Side>) -> Given<View> {
        give(self.table.resign(take(&side)?))
    }

    /// [`game::Table::agree`].
    pub fn agree(&mut self) -> Given<View> {
        give(self.table.agree())
    }

    /// [`game::Table::next_round`].
    #[wasm_bindgen(js_name = nextRound)]
    pub fn next_round(&mut self) -> Given<View> {
        give(self.table.next_round())
    }

    /// [`game::Table::jump`].
    pub fn jump(&mut self, to: u32) -> Given<View> {
        give(Ok(self.table.jump(to)))
    }

    /// [`game::Table::save`].
    pub fn save(&self) -> String {
        self.table.save()
    }

    /// [`game::Table::load`].
    pub fn load(&mut self, text: &str) -> Given<View> {
        give(self.table.load(text))
    }

    /// [`game::Table::ogn`].
    pub fn ogn(&self, date: &str) -> String {
        self.table.ogn(date)
    }

    /// [`game::Table::games_in`].
    #[wasm_bindgen(js_name = gamesIn)]
    pub fn games_in(&self, text: &str) -> Given<GameList> {
        give(self.table.games_in(text))
    }

    /// [`game::Table::open_ogn`].
    #[wasm_bindgen(js_name = openOgn)]
    pub fn open_ogn(&mut self, text: &str, which: u32) -> Given<View> {
        give(self.table.open_ogn(text, which))
    }

    /// [`game::Table::rules`].
    pub fn rules(&self, variant: &str) -> Given<RulesPage> {
        give(self.table.rules(variant))
    }
}

/// The computer player. It keeps nothing between moves.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Thinker;

#[wasm_bindgen]
#[expect(clippy::missing_errors_doc, reason = "as in `game::choose`, thrown")]
impl Thinker {
    /// A computer player.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Thinker {
        Thinker
    }

    /// [`game::choose`].
    pub fn choose(&self, saved: &str, level: u8) -> Result<u8, JsValue> {
        game::choose(saved, level).map_err(thrown)
    }

    /// [`game::agrees`].
    pub fn agrees(&self, saved: &str, level: u8) -> Result<bool, JsValue> {
        game::agrees(saved, level).map_err(thrown)
    }
}
