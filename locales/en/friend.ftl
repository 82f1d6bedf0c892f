### A game with somebody far away (web/src/friend). $name and $words are texts of players, $hole a hole's letter, $code a code of docs/protocol.md.

friend-title = Play with somebody far away
friend-intro = Make a game and send its link. Whoever opens it sits down; nobody needs an account.
friend-begin = A new game
friend-with = With whom?
friend-with-friend = A friend, by a link
friend-with-anybody = Anybody, by an open invitation
friend-with-engine = The server’s computer
friend-clock = Time to think
friend-name = Your name
friend-name-why = If you like. All who see the game see it.
friend-make = Make the game
friend-own = My games
friend-own-none = None yet. They are kept in this browser.
friend-forget = Remove
friend-lobby = Open invitations
friend-lobby-none = None just now. Make one yourself.
friend-nameless = Somebody
friend-sit = Sit down
friend-watch = Only watch
friend-invited = You are invited
friend-invited-by = { $name } invites you
friend-waiting = Nobody has come yet. Send the link.
friend-your-turn = Your move
friend-their-turn = Their move
friend-won = You won
friend-lost = You lost
friend-drawn = A tie
friend-not-your-turn = The other player is to move.
friend-no-line = There is no line to the server. It is tried again by itself; nothing is lost.
friend-sent-later = There is no line. Your sowing of { $hole } is sent once there is one.
friend-coming = The game is on its way.
friend-withdrawn = The invitation was taken back.
friend-result = { $who ->
    [south] South wins, { $most } to { $least }.
    [north] North wins, { $most } to { $least }.
   *[nobody] A tie, { $most } to { $least }.
 }
friend-how-resigned = Resigned.
friend-how-flag = The time was up.
friend-says = { $name }: { $words }
friend-again = Other games
friend-takeback = Take back { $hole }
friend-takeback-asked = You have asked to take back { $hole }.
friend-takeback-wanted = May { $hole } be taken back?
friend-withdraw = Never mind
friend-yes = Yes
friend-no = No
friend-share-offered = You have offered to share the seeds left.
friend-share-wanted = Share the seeds left?
friend-rematch = Again, sides changed
friend-rematch-offered = You have offered another game.
friend-rematch-wanted = Another game, sides changed?
friend-rematch-go = To the new game
friend-withdraw-game = Take the invitation back
friend-resign-sure = Give up this round?
friend-greet = Greet
greeting-hello = Hello!
greeting-good-luck = Good luck!
greeting-well-played = Well played!
greeting-wow = Wow!
greeting-thanks = Thanks!
greeting-goodbye = See you!
friend-copy = Copy
friend-copied = Copied
friend-link = For your friend
friend-link-why = The first who opens it and sits down plays with you.
friend-link-watch = For watching
friend-link-watch-why = Whoever has it sees the game live, and can’t move.
friend-link-seat = My seat on another device
friend-link-seat-why = For yourself alone: whoever opens it plays in your place.
friend-watching = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
 }
presence-here = here
presence-away = looks elsewhere
presence-gone = not here
presence-free = free seat
kind-round = one round
kind-pair = two rounds, each starts once
kind-match = match
clock-untimed = no clock
clock-days = { $count ->
    [one] a day a move
   *[other] { $count } days a move
 }
clock-timed = { $minutes } min + { $seconds } s
net-no-server = This page lies on a host without a game server, so nobody far away can be reached from here. Everything else works.
net-no-network = There is no network just now. Try again when it is back.
net-unknown-game = There is no such game, or it was cleaned up. Ask for the link again.
net-bad-invitation = This invitation does not fit the game. Ask for the link again.
net-seat-taken = Somebody was quicker. You can watch, or make a game of your own.
net-not-seated = This seat is not yours any more. You can watch.
net-bad-name = This name can’t be used: 24 characters of plain text at most.
net-bad-version = This page is older than the server. Load it again.
net-no-takeback = That can’t be taken back any more.
net-no-offer = That offer no longer stands.
net-too-many = That was too much at once. Wait a little and try again.
net-busy = The server is busy. Try again in a moment.
net-failed = Something went wrong on the server; nothing was changed. Try again.
net-other = That did not work ({ $code }). Try again.
