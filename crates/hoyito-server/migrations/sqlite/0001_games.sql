-- What can be looked for in a game; everything in it follows from its events.
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    -- Number of events.
    version INTEGER NOT NULL,
    -- When something last happened, and when a flag falls; milliseconds since 1970.
    touched INTEGER NOT NULL,
    falls_at INTEGER,
    -- 1 while the server's engine is to move.
    engine INTEGER NOT NULL,
    over INTEGER NOT NULL,
    begun INTEGER NOT NULL,
    -- When it was made, while the lobby shows it.
    lobby INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX games_falls_at ON games (falls_at) WHERE falls_at IS NOT NULL;
CREATE INDEX games_engine ON games (touched) WHERE engine = 1;
CREATE INDEX games_lobby ON games (lobby) WHERE lobby IS NOT NULL;
CREATE INDEX games_touched ON games (touched);

CREATE TABLE events (
    game TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
