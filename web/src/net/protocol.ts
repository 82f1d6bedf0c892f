// Made from crates/hoyito-server/src/protocol by
// HOYITO_WRITE=1 cargo test -p hoyito-server --lib typescript
// What each field means is written there and in docs/protocol.md.

export type Side = "S" | "N";

export type SideChoice = "S" | "N" | "random";

export type VariantName = "I" | "II" | "III";

export type Kind = "round" | "match" | "pair";

export type EndlessSowing = "forbidden" | "ends_round";

export type ClosedHoles = "rightmost" | "leftmost";

export type Rulings = { 
/**
 * What an endless sowing means.
 */
endless_sowing: EndlessSowing, 
/**
 * The round ends when a position stands for this many-th time, from 2; null for never.
 */
repetition: number | null, 
/**
 * The round ends after this many moves in a row without capture, from 1; null for never.
 */
no_capture_limit: number | null, 
/**
 * A match ends after this many rounds, from 1; null for no limit.
 */
round_limit: number | null, 
/**
 * Which holes stay closed when seeds are short.
 */
closed_holes: ClosedHoles, };

export type ClockSetup = { "kind": "untimed" } | { "kind": "days", 
/**
 * 1 to 14.
 */
days: number, } | { "kind": "timed", 
/**
 * Seconds at the start of each round, 10 to 10,800.
 */
start: number, 
/**
 * Seconds added when the turn goes over, 0 to 180.
 */
increment: number, };

export type Setup = { 
/**
 * Which Hoyito.
 */
variant: VariantName, 
/**
 * Holes in a row, 1 to 12; 6 when left out.
 */
holes?: number, 
/**
 * One round, a match or a pair of rounds; one round when left out.
 */
kind?: Kind, 
/**
 * The rulings.
 */
rulings?: Rulings, 
/**
 * Who moves first in the first round; South when left out.
 */
first?: SideChoice, 
/**
 * The clock; none when left out.
 */
clock?: ClockSetup, };

export type ErrorCode = "bad_request" | "bad_version" | "bad_setup" | "bad_name" | "bad_secret" | "unknown_game" | "bad_invitation" | "seat_taken" | "not_seated" | "not_begun" | "game_over" | "not_your_turn" | "stale" | "early" | "bad_move" | "not_your_hole" | "closed_hole" | "empty_hole" | "endless_sowing" | "undecided_sowing" | "round_over" | "no_takeback" | "no_offer" | "begun" | "not_over" | "too_large" | "too_many" | "busy" | "failed";

export type Refusal = { 
/**
 * For programs.
 */
code: ErrorCode, 
/**
 * What was wrong and what would be right, in English.
 */
message: string, };

export type Create = { 
/**
 * What is played.
 */
setup: Setup, 
/**
 * Where the creator sits; drawn when left out.
 */
side?: SideChoice, 
/**
 * The creator's name.
 */
name?: string, 
/**
 * The secret of the creator's seat, 32 hexadecimal digits drawn by the client for this game alone, so that a request
 * whose answer was lost can be sent again. Made by the server when left out.
 */
seat?: string, 
/**
 * Whether the lobby shows the game, so that anybody may sit down.
 */
public?: boolean, 
/**
 * The level of the server's engine, 1 to 10, as the opponent; a person when left out.
 */
level?: number, };

export type Join = { 
/**
 * The secret of the invitation; not needed for a game of the lobby.
 */
invitation?: string, 
/**
 * The secret of the seat, as in [`Create`].
 */
seat?: string, 
/**
 * The player's name.
 */
name?: string, };

export type Act = { 
/**
 * The secret of the seat.
 */
seat: string, 
/**
 * What to do.
 */
action: Action, };

export type Action = { "do": "move", 
/**
 * Steps taken so far, this move's number.
 */
step: number, 
/**
 * The hole's letter.
 */
hole: string, } | { "do": "ask_takeback", 
/**
 * The move's number.
 */
step: number, } | { "do": "answer_takeback", 
/**
 * The number of the move that was named.
 */
step: number, 
/**
 * Whether it is taken back.
 */
yes: boolean, } | { "do": "offer_share", 
/**
 * Steps taken so far: the offer is for this position.
 */
step: number, } | { "do": "answer_share", 
/**
 * Steps taken when it was offered.
 */
step: number, 
/**
 * Whether the seeds are shared.
 */
yes: boolean, } | { "do": "resign", 
/**
 * Rounds finished so far: the round that is resigned.
 */
round: number, 
/**
 * The whole match or pair.
 */
whole: boolean, } | { "do": "rematch" } | { "do": "withdraw" } | { "do": "greet", 
/**
 * One of six.
 */
greeting: Greeting, };

export type Greeting = "hello" | "good_luck" | "well_played" | "wow" | "thanks" | "goodbye";

export type Place = "here" | "away";

export type ClientMessage = { "type": "hello", 
/**
 * The version the client speaks.
 */
version: number, } | { "type": "watch", 
/**
 * The game.
 */
game: string, 
/**
 * The secret of a seat; who has none watches.
 */
seat?: string, } | { "type": "leave", 
/**
 * The game.
 */
game: string, } | { "type": "act", 
/**
 * Chosen by the client, to know the answer by; 40 bytes at most.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * What to do.
 */
action: Action, } | { "type": "place", 
/**
 * The game.
 */
game: string, 
/**
 * Here or away.
 */
place: Place, } | { "type": "lobby", 
/**
 * Whether to follow it.
 */
follow: boolean, } | { "type": "ping", 
/**
 * Whatever the client wants back; milliseconds are useful.
 */
sent: number, };

export type Player = { 
/**
 * The name they chose, if any: plain text, to be shown as such.
 */
name: string | null, 
/**
 * The level of the server's engine; null for a person.
 */
level: number | null, };

export type Clock = { 
/**
 * Milliseconds South had left then.
 */
south: number, 
/**
 * Milliseconds North had left then.
 */
north: number, 
/**
 * Whose clock runs; null when none does.
 */
running: Side | null, 
/**
 * From when it runs, in milliseconds since 1970 by the server's clock. This may be still to come: while the last
 * sowing is shown, nobody's time runs.
 */
since: number, };

export type TakebackWish = { 
/**
 * Who asks; the move is theirs.
 */
by: Side, 
/**
 * The move's number.
 */
step: number, 
/**
 * Its hole.
 */
hole: string, };

export type LastMove = { 
/**
 * Its number.
 */
step: number, 
/**
 * Its hole.
 */
hole: string, };

export type LastMoves = { 
/**
 * South's; null if there is none.
 */
south: LastMove | null, 
/**
 * North's.
 */
north: LastMove | null, };

export type Offers = { 
/**
 * A move somebody would take back.
 */
takeback: TakebackWish | null, 
/**
 * Who offers to share the seeds left.
 */
share: Side | null, };

export type RoundResult = { 
/**
 * Who started it.
 */
first: Side, 
/**
 * Captures of South and North, those kept from the round before included.
 */
seeds: [number, number], 
/**
 * Who won it; null for a tie.
 */
winner: Side | null, 
/**
 * Why it ended: `last_four`, `no_move`, `repetition`, `no_capture_limit`, `endless_sowing`, `agreement`,
 * `resignation` (also when the time was up).
 */
ended: string, };

export type How = "played" | "resigned" | "flag" | "withdrawn";

export type Over = { 
/**
 * What ended it.
 */
how: How, 
/**
 * Who won; null for a tie or when nothing was played.
 */
winner: Side | null, 
/**
 * Seeds of South and North, in a pair those of both rounds; null when nothing was played.
 */
seeds: [number, number] | null, };

export type Rematch = { 
/**
 * Who offers it.
 */
by: Side | null, 
/**
 * The new game, once both want it. The same secrets open the seats.
 */
game: string | null, };

export type Live = { 
/**
 * Steps taken so far, those taken back and the takings back included: the number of the next move.
 */
step: number, 
/**
 * Who sits South; null while the seat is free.
 */
south: Player | null, 
/**
 * Who sits North.
 */
north: Player | null, 
/**
 * Whether both have come.
 */
begun: boolean, 
/**
 * Who is to move; null before the beginning and after the end.
 */
to_move: Side | null, 
/**
 * The position (RULES.md, section 6).
 */
position: string, 
/**
 * The letters of the holes that may be played now.
 */
legal: string, 
/**
 * The last move of each player in the round in play, which may be asked to be taken back.
 */
last: LastMoves, 
/**
 * The clock; null without one.
 */
clock: Clock | null, 
/**
 * What stands open between the players.
 */
offers: Offers, 
/**
 * The finished rounds.
 */
rounds: Array<RoundResult>, 
/**
 * How it ended; null while it goes on.
 */
over: Over | null, 
/**
 * Another game with sides changed.
 */
rematch: Rematch, };

export type GameState = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What is played; `first` is drawn by now.
 */
setup: Required<Setup>, 
/**
 * Whether the lobby shows it while a seat is free.
 */
public: boolean, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * Counts what happened; each `changed` has the next.
 */
version: number, 
/**
 * What was played and still stands, one character each: a hole's letter, `=` shared, `<` resigned by South, `>` by
 * North (or their time was up), `/` the next round begins.
 */
history: string, 
/**
 * What follows from it.
 */
live: Live, };

export type Created = { 
/**
 * The game's id: whoever has it can watch.
 */
game: string, 
/**
 * The secret of the creator's seat.
 */
seat: string, 
/**
 * Where the creator sits.
 */
side: Side, 
/**
 * The secret that lets one other person sit down; null against the engine.
 */
invitation: string | null, 
/**
 * The game.
 */
state: GameState, };

export type Joined = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The secret of the seat.
 */
seat: string, 
/**
 * Where they sit.
 */
side: Side, 
/**
 * The game.
 */
state: GameState, };

export type Done = { 
/**
 * The game's version now.
 */
version: number, 
/**
 * Steps taken so far.
 */
step: number, 
/**
 * It had been done before: the action came twice and was not done again.
 */
before: boolean, };

export type Change = { "what": "created" } | { "what": "joined", 
/**
 * Where they sit.
 */
side: Side, } | { "what": "moved", 
/**
 * By whom.
 */
side: Side, 
/**
 * The move's number.
 */
step: number, 
/**
 * The hole.
 */
hole: string, } | { "what": "takeback_asked", 
/**
 * Who.
 */
side: Side, 
/**
 * The move's number.
 */
step: number, } | { "what": "takeback_answered", 
/**
 * By whom.
 */
side: Side, 
/**
 * Whether the move is taken back.
 */
yes: boolean, } | { "what": "share_offered", 
/**
 * Who.
 */
side: Side, } | { "what": "share_answered", 
/**
 * By whom.
 */
side: Side, 
/**
 * Whether the seeds are shared.
 */
yes: boolean, } | { "what": "resigned", 
/**
 * Who.
 */
side: Side, 
/**
 * All of it, not the round alone.
 */
whole: boolean, } | { "what": "flag_fell", 
/**
 * Whose.
 */
side: Side, } | { "what": "withdrawn" } | { "what": "rematch_offered", 
/**
 * Who.
 */
side: Side, } | { "what": "rematch_agreed", 
/**
 * Its id.
 */
game: string, };

export type There = "gone" | "away" | "here";

export type Presence = { 
/**
 * The player South.
 */
south: There, 
/**
 * The player North.
 */
north: There, 
/**
 * How many others watch.
 */
watching: number, };

export type LobbyEntry = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What is played.
 */
setup: Required<Setup>, 
/**
 * Who invites.
 */
name: string | null, 
/**
 * The seat that is free.
 */
free: Side, 
/**
 * Since when, in milliseconds since 1970.
 */
created: number, };

export type ServerMessage = { "type": "hello", 
/**
 * The version spoken.
 */
version: number, 
/**
 * The server's clock, in milliseconds since 1970.
 */
now: number, } | { "type": "game", 
/**
 * The seat this connection acts from; null for who watches.
 */
you: Side | null, 
/**
 * The server's clock.
 */
now: number, 
/**
 * The game.
 */
state: GameState, 
/**
 * Who is there.
 */
presence: Presence, } | { "type": "changed", 
/**
 * The game's id.
 */
game: string, 
/**
 * The version after it. If it is not the next one, something was missed: `watch` again.
 */
version: number, 
/**
 * What.
 */
change: Change, 
/**
 * So many characters of the history stay.
 */
keep: number, 
/**
 * And this is added to them.
 */
add: string, 
/**
 * What follows from it.
 */
live: Live, 
/**
 * The server's clock.
 */
now: number, } | { "type": "done", 
/**
 * The id the client gave.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * What was written.
 */
done: Done, } | { "type": "refused", 
/**
 * The id the client gave, where it could be read.
 */
id: string | null, 
/**
 * The game's id, where one was named.
 */
game: string | null, 
/**
 * Why.
 */
error: Refusal, } | { "type": "presence", 
/**
 * The game's id.
 */
game: string, 
/**
 * Who.
 */
presence: Presence, } | { "type": "said", 
/**
 * The game's id.
 */
game: string, 
/**
 * Who.
 */
side: Side, 
/**
 * What.
 */
greeting: Greeting, } | { "type": "lobby", 
/**
 * All of them, a hundred at most.
 */
games: Array<LobbyEntry>, } | { "type": "pong", 
/**
 * What the client sent.
 */
sent: number, 
/**
 * The server's clock.
 */
now: number, } | { "type": "bye" };

export const PROTOCOL_VERSION = 1;
export const MAX_NAME = 24;
export const MAX_DAYS = 14;
export const MAX_START = 10800;
export const MAX_INCREMENT = 180;
