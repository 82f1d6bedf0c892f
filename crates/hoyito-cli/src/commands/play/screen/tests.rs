//! The screen as a player sees it at 80 by 24, and whole rounds played through its keys.

use std::thread;
use std::time::{Duration, Instant};

use hoyito::{Player, Position, RowLength, Variant};
use hoyito_engine::Level;
use hoyito_texts::{Language, Texts};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::app::App;
use super::{draw, keys};
use crate::commands::play::options::{Options, Speed};
use crate::commands::play::table::{Setup, Table};

fn setup(variant: Variant, row: u8) -> Setup {
    let mut setup = Setup::of(&Options::default());
    setup.variant = variant;
    setup.row = RowLength::new(row).unwrap();
    setup.level = None;
    setup.seed = Some(1);
    setup
}

fn app(setup: Setup, language: Language) -> App {
    App::new(
        Some(Table::new(setup)),
        setup,
        Texts::new(language),
        Speed::Instant,
    )
}

/// The screen's lines, ends trimmed.
fn seen_at(app: &App, columns: u16, lines: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(columns, lines)).unwrap();
    terminal.draw(|frame| draw::screen(frame, app)).unwrap();
    let buffer = terminal.backend().buffer();
    (0..lines)
        .map(|y| {
            let line: String = (0..columns).map(|x| buffer[(x, y)].symbol()).collect();
            line.trim_end().to_owned()
        })
        .collect()
}

fn seen(app: &App) -> Vec<String> {
    seen_at(app, 80, 24)
}

fn press(app: &mut App, code: KeyCode) {
    keys::press(app, KeyEvent::new(code, KeyModifiers::NONE), Instant::now());
}

fn letters(app: &mut App, text: &str) {
    text.chars()
        .for_each(|letter| press(app, KeyCode::Char(letter)));
}

/// Lets the computer finish its thoughts.
fn wait(app: &mut App) {
    let began = Instant::now();
    while app.is_moving() {
        app.tick(Instant::now());
        thread::sleep(Duration::from_millis(1));
        assert!(
            began.elapsed() < Duration::from_secs(60),
            "the computer never moves"
        );
    }
}

#[test]
fn the_first_board() {
    let app = app(setup(Variant::I, 6), Language::En);
    let right = " Hoyito I, two rows of 6                                         Speed: Instant

   North’s captures: 0 seeds
             f         e         d         c         b         a
          ╱▔▔▔▔▔▔╲  ╱▔▔▔▔▔▔╲  ╱▔▔▔▔▔▔╲  ╱▔▔▔▔▔▔╲  ╱▔▔▔▔▔▔╲  ╱▔▔▔▔▔▔╲
          ╭──────╮  ╭──────╮  ╭──────╮  ╭──────╮  ╭──────╮  ╭──────╮
          │  ●●  │  │  ●●  │  │  ●●  │  │  ●●  │  │  ●●  │  │  ●●  │
          │  ●●  │  │  ●●  │  │  ●●  │  │  ●●  │  │  ●●  │  │  ●●  │
          ╰─ 4 ──╯  ╰─ 4 ──╯  ╰─ 4 ──╯  ╰─ 4 ──╯  ╰─ 4 ──╯  ╰─ 4 ──╯
          ╱▔▔▔▔▔▔╲  ╱▔▔▔▔▔▔╲  ╱▔▔▔▔▔▔╲  ╱▔▔▔▔▔▔╲  ╱▔▔▔▔▔▔╲  ╱▔▔▔▔▔▔╲
          ┏━━━━━━┓  ╭──────╮  ╭──────╮  ╭──────╮  ╭──────╮  ╭──────╮
          ┃  ●●  ┃  │  ●●  │  │  ●●  │  │  ●●  │  │  ●●  │  │  ●●  │
          ┃  ●●  ┃  │  ●●  │  │  ●●  │  │  ●●  │  │  ●●  │  │  ●●  │
          ┗━ 4 ━━┛  ╰─ 4 ──╯  ╰─ 4 ──╯  ╰─ 4 ──╯  ╰─ 4 ──╯  ╰─ 4 ──╯
            [A]       [B]       [C]       [D]       [E]       [F]
 ▶ South’s captures: 0 seeds

 Four seeds lie in every hole. South starts.




";
    let seen = seen(&app);
    assert_eq!(
        seen[..22].join("\n"),
        right.trim_end_matches('\n').to_owned() + "\n\n\n\n"
    );
    assert!(seen[23].contains("Enter: sow the chosen hole"), "{seen:#?}");
}

/// On the longest board everything is in its place: figures, letters, closed holes, signs.
#[test]
fn two_rows_of_twelve_with_closed_holes() {
    let mut setup = setup(Variant::II, 12);
    let start = "12-4-4-4-4-4-4-4-4-4-x-x-4-4-4-4-4-4-4-4-4-x-x-x-4-8-S";
    setup.position = Some(start.parse::<Position>().unwrap());
    for language in Language::ALL {
        let app = app(setup, language);
        let seen = seen(&app);
        assert!(
            seen.iter().all(|line| line.chars().count() <= 79),
            "{seen:#?}"
        );
        assert_eq!(seen[5].matches('░').count(), 18, "{seen:#?}");
        assert_eq!(seen[10].matches('░').count(), 12, "{seen:#?}");
        assert!(
            seen[13].contains("┗ 12 ┛") && seen[12].contains("●●●+"),
            "{seen:#?}"
        );
        assert_eq!(seen[8].matches(" 4 ").count(), 9, "{seen:#?}");
        assert!(
            seen[14].ends_with("J     K     L") || seen[14].contains("[J]    K     L"),
            "{seen:#?}"
        );
    }
}

#[test]
fn a_window_too_small_says_so() {
    let app = app(setup(Variant::I, 6), Language::En);
    assert!(seen_at(&app, 60, 20).join(" ").contains("60 by 20"));
    assert!(seen_at(&app, 1, 1).len() == 1);
    // In a larger one the board lies in the middle.
    assert!(seen_at(&app, 120, 40)[8].starts_with(&" ".repeat(20)));
}

/// A recorded round, key by key: the same end as the rules give, in every variant and language.
#[test]
fn whole_rounds_by_keys() {
    for (variant, language) in Variant::ALL.into_iter().cycle().zip(Language::ALL) {
        let mut app = app(setup(variant, 6), language);
        let mut table = Table::new(*app.table.setup());
        while !table.round_over() {
            let legal = table.position().legal(table.round().rules());
            let hole = legal.iter().last().unwrap();
            letters(&mut app, &hole.letter(RowLength::SIX).to_string());
            table.play(hole).unwrap();
            assert_eq!(app.table.position(), table.position());
            let seen = seen(&app);
            assert!(
                seen.iter().all(|line| line.chars().count() <= 79),
                "{seen:#?}"
            );
        }
        assert!(app.table.round_over() && !app.person_moves());
        press(&mut app, KeyCode::Enter);
        letters(&mut app, "n");
        assert!(app.table.round_over(), "one round is all there is");
    }
}

#[test]
fn the_arrows_walk_the_row_as_it_is_seen() {
    let mut app = app(setup(Variant::I, 6), Language::En);
    press(&mut app, KeyCode::Right);
    press(&mut app, KeyCode::Enter);
    let step = app.table.round().steps()[0];
    assert_eq!(
        (step.player, step.hole.letter(RowLength::SIX)),
        (Player::South, 'B')
    );
    let before = app.hole_at(app.column);
    press(&mut app, KeyCode::Left);
    let after = app.hole_at(app.column);
    assert_eq!(
        after.index(),
        if before.index() == 11 {
            6
        } else {
            before.index() + 1
        },
        "North's left"
    );
}

#[test]
fn undo_is_named_and_takes_back_the_computers_answer_too() {
    let mut setup = setup(Variant::III, 6);
    setup.level = Some(Level::LOWEST);
    let mut app = app(setup, Language::En);
    letters(&mut app, "c");
    wait(&mut app);
    assert!(app.table.round().steps().len() >= 2 && app.person_moves());
    let seen_before = seen(&app);
    assert!(
        seen_before[22].contains("u: Undo your sowing of C"),
        "{seen_before:#?}"
    );
    let sowers: Vec<_> = app.said.iter().flat_map(|said| said.args.iter()).collect();
    assert!(sowers.contains(&&("who", "you".into())), "{sowers:?}");
    assert!(sowers.contains(&&("who", "computer".into())), "{sowers:?}");
    let position = *app.table.position();
    letters(&mut app, "u");
    assert_eq!(app.table.round().steps().len(), 0);
    assert!(seen(&app)[22].contains("r: Redo your sowing of C"));
    letters(&mut app, "r");
    wait(&mut app);
    assert_eq!(*app.table.position(), position);
    letters(&mut app, "uu");
    assert!(seen(&app)[17].contains("Nothing to undo"));
}

#[test]
fn leaving_and_giving_up_are_asked_twice() {
    let mut app = app(setup(Variant::II, 6), Language::En);
    letters(&mut app, "x");
    assert!(!app.table.round_over() && seen(&app)[21].contains("Give up this round?"));
    letters(&mut app, "p");
    letters(&mut app, "x");
    assert!(
        !app.table.round_over(),
        "another key in between takes the question back"
    );
    letters(&mut app, "x");
    assert!(app.table.round_over());
    assert!(seen(&app)[22].contains("Undo giving up"));
    letters(&mut app, "u");
    assert!(!app.table.round_over());
    letters(&mut app, "yy");
    assert_eq!(app.table.round().result(), Some([24, 24]));
    letters(&mut app, "q");
    assert!(!app.left);
    letters(&mut app, "q");
    assert!(app.left);
}

#[test]
fn a_match_goes_on_with_the_next_round() {
    let mut setup = setup(Variant::I, 6);
    setup.linked = true;
    setup.position = Some("4-4-4-4-4-4-4-4-0-0-0-0-8-8-S".parse().unwrap());
    let mut app = app(setup, Language::En);
    // North gives up with eight seeds kept, enough for two holes.
    letters(&mut app, "axx");
    assert!(seen(&app)[22].contains("n: start the next round"));
    letters(&mut app, "n");
    let now = seen(&app);
    assert!(
        now[0].contains("Round 2") && now[5].matches('░').count() == 32,
        "{now:#?}"
    );
    assert!(now[17].contains("Round 2. South starts."), "{now:#?}");
    // With nothing left to fill a hole the match is over.
    letters(&mut app, "axx");
    let now = seen(&app);
    assert!(
        app.table.game().over().is_some() && now[22].contains("w: start a new game"),
        "{now:#?}"
    );
    letters(&mut app, "s");
    assert!(seen(&app)[2].contains("Round 1. Started by: South"));
    press(&mut app, KeyCode::Esc);
    letters(&mut app, "m");
    assert!(seen(&app).join("\n").contains("1. A"));
}

#[test]
fn the_menu_sets_what_is_played() {
    for language in Language::ALL {
        let start = Setup::of(&Options::default());
        let mut app = App::new(None, start, Texts::new(language), Speed::Normal);
        // Every line, every value: nothing reaches beyond the window.
        for _ in 0..16 {
            for _ in 0..12 {
                press(&mut app, KeyCode::Right);
                let seen = seen(&app);
                assert!(
                    seen.iter().all(|line| line.chars().count() <= 79),
                    "{seen:#?}"
                );
            }
            press(&mut app, KeyCode::Down);
        }
    }
    let start = Setup::of(&Options::default());
    let mut app = App::new(None, start, Texts::new(Language::En), Speed::Normal);
    press(&mut app, KeyCode::Right);
    press(&mut app, KeyCode::Down);
    press(&mut app, KeyCode::Left);
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.table.setup().variant, Variant::II);
    assert_eq!(app.table.setup().row.get(), 5);
    letters(&mut app, "w");
    press(&mut app, KeyCode::Esc);
    assert!(app.menu.is_none() && !app.left, "back to the game");
}

#[test]
fn what_is_read_over_the_board_can_be_scrolled() {
    let mut app = app(setup(Variant::III, 6), Language::Es);
    for key in ['?', 'm', 's', 'v'] {
        letters(&mut app, &key.to_string());
        for code in [KeyCode::PageDown, KeyCode::End, KeyCode::Up, KeyCode::Home] {
            press(&mut app, code);
            assert_eq!(seen(&app).len(), 24);
            assert!(app.panel.is_some());
        }
        press(&mut app, KeyCode::End);
        press(&mut app, KeyCode::PageDown);
        let end = seen(&app);
        press(&mut app, KeyCode::Up);
        // One line up is seen at once, however often the end was passed.
        assert!(seen(&app) != end || key != 'v', "{end:#?}");
        press(&mut app, KeyCode::Esc);
        assert!(app.panel.is_none());
    }
    for _ in 0..4 {
        letters(&mut app, "z");
    }
    assert_eq!(app.texts.language(), Language::Rm);
    assert!(seen(&app)[15].contains("Sid"));
}
