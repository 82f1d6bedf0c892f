//! Writes the TypeScript types, and holds the written ones to the Rust ones.

use std::fmt::Write as _;
use std::path::Path;

use ts_rs::{Config, TS};

use super::*;

const HEAD: &str = "// Made from crates/hoyito-server/src/protocol by\n\
    // HOYITO_WRITE=1 cargo test -p hoyito-server --lib typescript\n\
    // What each field means is written there and in docs/protocol.md.\n";

fn types() -> String {
    let config = Config::default();
    let mut text = HEAD.to_owned();
    macro_rules! declare {
        ($($kind:ty),* $(,)?) => {$(
            let declared = <$kind>::decl(&config);
            writeln!(text, "\nexport {}", declared.trim()).expect("a String takes any text");
        )*};
    }
    declare!(
        Side,
        SideChoice,
        VariantName,
        Kind,
        EndlessSowing,
        ClosedHoles,
        Rulings,
        ClockSetup,
        Setup,
        ErrorCode,
        Refusal,
        Create,
        Join,
        Act,
        Action,
        Greeting,
        Place,
        ClientMessage,
        Player,
        Clock,
        TakebackWish,
        LastMove,
        LastMoves,
        Offers,
        RoundResult,
        How,
        Over,
        Rematch,
        Live,
        GameState,
        Created,
        Joined,
        Done,
        Change,
        There,
        Presence,
        LobbyEntry,
        ServerMessage,
    );
    writeln!(text, "\nexport const PROTOCOL_VERSION = {VERSION};")
        .expect("a String takes any text");
    writeln!(text, "export const MAX_NAME = {MAX_NAME};").expect("a String takes any text");
    writeln!(text, "export const MAX_DAYS = {MAX_DAYS};").expect("a String takes any text");
    writeln!(text, "export const MAX_START = {MAX_START};").expect("a String takes any text");
    writeln!(text, "export const MAX_INCREMENT = {MAX_INCREMENT};")
        .expect("a String takes any text");
    text
}

#[test]
fn typescript_has_the_types_of_rust() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/net/protocol.ts");
    let made = types();
    if std::env::var_os("HOYITO_WRITE").is_some() {
        std::fs::create_dir_all(path.parent().expect("it has a folder")).expect("writable");
        std::fs::write(&path, &made).expect("writable");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == made,
        "web/src/net/protocol.ts is not what the Rust types say; HOYITO_WRITE=1 writes it again"
    );
}
