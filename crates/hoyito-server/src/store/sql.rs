//! The questions both databases are asked. Each is run by the tests of the stores, against the tables the migrations make.

pub(super) const CREATE: &str = "INSERT INTO games (id, version, touched, falls_at, engine, over, begun, lobby) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING";

pub(super) const ADVANCE: &str = "UPDATE games SET version = $2, touched = $3, falls_at = $4, engine = $5, over = $6, \
    begun = $7, lobby = $8 WHERE id = $1 AND version = $9";

pub(super) const EVENT: &str =
    "INSERT INTO events (game, number, at, event) VALUES ($1, $2, $3, $4)";

pub(super) const LOAD: &str =
    "SELECT at, event FROM events WHERE game = $1 AND number > $2 ORDER BY number";

pub(super) const FALLEN: &str =
    "SELECT id FROM games WHERE falls_at <= $1 ORDER BY falls_at LIMIT 500";

pub(super) const THINKING: &str =
    "SELECT id FROM games WHERE engine = 1 AND touched <= $1 ORDER BY touched LIMIT 100";

pub(super) const LOBBY: &str =
    "SELECT id FROM games WHERE lobby IS NOT NULL ORDER BY lobby DESC LIMIT 100";

/// Each with three moments: of invitations, of begun games, of finished ones. Events go first, or they would stay for ever.
pub(super) const CLEAN_EVENTS: &str = "DELETE FROM events WHERE game IN (SELECT id FROM games WHERE \
    (begun = 0 AND touched < $1) OR (begun = 1 AND over = 0 AND touched < $2) OR (over = 1 AND touched < $3))";

pub(super) const CLEAN_GAMES: &str = "DELETE FROM games WHERE \
    (begun = 0 AND touched < $1) OR (begun = 1 AND over = 0 AND touched < $2) OR (over = 1 AND touched < $3)";

/// PostgreSQL writes a game's row, its events and the notice to the others in one statement. A row comes back if it fitted.
pub(super) const PG_CREATE: &str = "WITH fits AS (INSERT INTO games (id, version, touched, falls_at, engine, over, begun, \
    lobby) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id), \
    written AS (INSERT INTO events (game, number, at, event) SELECT fits.id, e.number, e.at, e.event FROM fits, \
    unnest($10::bigint[], $11::bigint[], $12::text[]) AS e (number, at, event)) \
    SELECT pg_notify('hoyito', 'C ' || id || ' ' || $9::bigint::text)::text FROM fits";

pub(super) const PG_ADVANCE: &str = "WITH fits AS (UPDATE games SET version = $2, touched = $3, falls_at = $4, engine = $5, \
    over = $6, begun = $7, lobby = $8 WHERE id = $1 AND version = $9 RETURNING id), \
    written AS (INSERT INTO events (game, number, at, event) SELECT fits.id, e.number, e.at, e.event FROM fits, \
    unnest($10::bigint[], $11::bigint[], $12::text[]) AS e (number, at, event)) \
    SELECT pg_notify('hoyito', 'C ' || id || ' ' || $2::bigint::text)::text FROM fits";

pub(super) const PG_TELL: &str = "SELECT pg_notify('hoyito', 'T ' || $1)::text";
