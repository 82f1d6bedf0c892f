### The page: every control, label and notice. Sentences about what happened are in events.ftl.
###
### Arguments, the same names in every file of every language:
### $who     text: you, computer, south or north. The one who acts or is spoken of.
###          "you" and "computer" when a person plays the computer, "south" and "north" when two people share a board.
### $other   text, as $who: the one on the other side.
### $hole    text: a hole's letter, A to L for South, a to l for North.
### $holes   text: several letters, already joined ("E, F").
### $row     number: holes in a row, 1 to 12.
### $seeds, $laps, $casas, $count, $round, $level, $number   numbers.
### $more, $less   numbers: the winner's and the loser's seeds. $each: one player's share.
### Messages that only serve others ("count-seeds", "who-sowed") are at the head of events.ftl.

## The frame of the page

page-title = Hoyito
page-description = Hoyito, the Dominican game of sowing seeds: three ways to play it, against a person or the computer.
skip-to-board = Skip to the board
menu = Menu
nav-play = Play
nav-learn = Learn
nav-friend = Friends
friend-game = A game far away
time-left = time left
nav-analyse = Analyse
nav-rules = Rules
nav-settings = Settings
nav-help = Help
nav-about = About
close = Close
back = Back
cancel = Cancel
yes = Yes
no = No
copy = Copy
copied = Copied

## Players and whose move it is

player-south = South
player-north = North
player-you = You
player-computer = Computer
player-computer-level = Computer, level { $level }
player-person = A person
to-move = { $who ->
    [you] Your move
    [computer] The computer’s move
    [south] South’s move
   *[north] North’s move
 }

## A new game

new-game = New game
new-game-start = Play
new-game-replaces = Starting a new game ends the one on the board.
choose-variant = Which Hoyito?
variant-I = Hoyito I
variant-I-line-1 = Every four you make on the way is yours at once, in either row.
variant-I-line-2 = One sowing, one turn. The best one to begin with.
variant-II = Hoyito II
variant-II-line-1 = End on a four and take it, with every four in an unbroken line behind it.
variant-II-line-2 = Then you move again. The hardest of the three.
variant-III = Hoyito III
variant-III-line-1 = End on a four and take it, that one only, then move again.
variant-III-line-2 = In a match, from round three on, the last four go to whoever won the round before.
choose-row = Holes in a row
row-usual = { $row } (usual)
row-option = { $row ->
    [one] { $row } hole in a row
   *[other] { $row } holes in a row
 }
choose-length = How long?
length-round = One round
length-round-line = Whoever captures more seeds wins.
length-match = A match
length-match-line = Refill your row with what you captured, again and again, until one of you can’t fill a single hole.
choose-opponent = Against whom?
opponent-computer = The computer
opponent-person = A person beside me
choose-level = How strong?
level = Level { $level }: { level-name }
level-name = { $level ->
    [1] Seed
    [2] Sprout
    [3] Seedling
    [4] Sapling
    [5] Young tree
    [6] Tree in leaf
    [7] Tree in flower
    [8] Tree in fruit
    [9] Old tree
   *[10] Hundred-year-old tree
 }
choose-side = Which row is yours?
side-south = South, the near row
side-north = North, the far row
choose-starter = Who starts?
starter = { $who ->
    [you] You
    [computer] The computer
    [south] South
   *[north] North
 }
starter-chance = Leave it to chance

## House rules: what the record does not say. Names as in RULES.md, sections 2 to 5.
## "ruling-…" is the name, "ruling-…-why" what it means, the others are its settings.

house-rules = House rules
house-rules-note = The games were written down from players’ own words, and here the record is silent. These rulings are ours, not the record’s.
house-rules-reset = Back to the defaults
house-rules-changed = { $count ->
    [0] all as usual
    [one] { $count } changed
   *[other] { $count } changed
 }
ruling-ours = Our ruling, not the record’s.
ruling-default = default
ruling-fixed = always so
ruling-off = Off

ruling-endless-sowing = Endless sowing
ruling-endless-sowing-why = Now and then a sowing would run on for ever. What then? The record doesn’t say; this is our ruling.
ruling-endless-sowing-forbidden = Not allowed: pick another hole
ruling-endless-sowing-ends-round = Allowed: it ends the round, and the seeds left are shared

ruling-repetition = Repetition
ruling-repetition-why = When the same position comes back with the same player to move, the round ends and the seeds left are shared. Our ruling; the record doesn’t speak of it.
ruling-repetition-times = { $count ->
    [2] The second time
    [3] The third time
   *[other] The { $count }th time
 }

ruling-no-capture-limit = Long quiet
ruling-no-capture-limit-why = After many moves in a row without a capture, the round can end with the seeds left shared. Our ruling, off unless you want it.
ruling-no-capture-limit-moves = { $count ->
    [one] After { $count } move without a capture
   *[other] After { $count } moves without a capture
 }

ruling-closed-holes = Closed holes
ruling-closed-holes-why = In a match, the holes you can’t fill are closed. Which end of the row they lie at is our ruling.
ruling-closed-holes-rightmost = Fill from the left: the rightmost are closed
ruling-closed-holes-leftmost = Fill from the right: the leftmost are closed

ruling-round-limit = Round limit
ruling-round-limit-why = A match can stop after a set number of rounds; more seeds then wins. Our ruling, off unless you want it.
ruling-round-limit-rounds = { $count ->
    [one] After { $count } round
   *[other] After { $count } rounds
 }

ruling-origin-hole = The hole you lift from
ruling-origin-hole-why = A long lap that comes round drops a seed into the hole it began from as well. Our ruling.
ruling-extra-turn = Another move, but none to make
ruling-extra-turn-why = Who has earned another move and has none passes. Our ruling.
ruling-last-four-tie = The last four after a tie
ruling-last-four-tie-why = In Hoyito III, if the round before was tied, the last four go to whoever made the last capture. Our ruling.
ruling-only-endless = Only endless sowings left
ruling-only-endless-why = A player who has seeds, but only sowings that never end, passes. Our ruling.
ruling-no-move = Nobody can move
ruling-no-move-why = When neither player has a move, the seeds left are shared and the round ends. Our ruling.
ruling-agreement = Agreeing to share
ruling-agreement-why = Players may agree to share the seeds left and end the round. Our ruling.
ruling-resigning = Giving up
ruling-resigning-why = Who gives up loses the round, and the seeds left go to the other player. Our ruling.
ruling-tied-round = After a tied round
ruling-tied-round-why = The next round is started by the player who didn’t start the tied one. Our ruling.
ruling-undecided = Sowings too long to follow
ruling-undecided-why = So that nothing can hang, a sowing still running after 268 million laps may not be played. No known position gets there. Our ruling.

## The board, as read aloud and on focus. A hole is "hole-label", then the states that hold, joined by commas.

board-label = Board, two rows of { $row }
row-label = { $who ->
    [you] Your row
    [computer] The computer’s row
    [south] South’s row
   *[north] North’s row
 }
hole-label = { $who ->
    [you] Your hole { $hole }
    [computer] The computer’s hole { $hole }
    [south] South’s hole { $hole }
   *[north] North’s hole { $hole }
 }, { $seeds ->
    [0] empty
    [one] { $seeds } seed
   *[other] { $seeds } seeds
 }
hole-closed-label = { $who ->
    [you] Your hole { $hole }
    [computer] The computer’s hole { $hole }
    [south] South’s hole { $hole }
   *[north] North’s hole { $hole }
 }, closed
hole-casa = a casa
hole-playable = can be played
hole-last-from = the last sowing began here
hole-last-to = the last sowing ended here
hole-hint = suggested
hole-endless = endless sowing
hole-endless-why = A sowing from { $hole } would never end, so it may not be played.
captures-label = { $who ->
    [you] Your captures
    [computer] The computer’s captures
    [south] South’s captures
   *[north] North’s captures
 }: { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
 }
captures = Captures
board-keys = Arrow keys walk the board, Enter sows. Letters or the numbers 1 to 12 choose a hole of the row to move.

## While playing

undo = Undo
undo-named = { $who ->
    [you] Undo your sowing of { $hole }
    [computer] Undo the computer’s sowing of { $hole }
    [south] Undo South’s sowing of { $hole }
   *[north] Undo North’s sowing of { $hole }
 }
undo-agreement = Undo the agreement
undo-resignation = Undo giving up
undo-next-round = Undo the new round
undo-none = Nothing to undo
redo = Redo
redo-named = { $who ->
    [you] Redo your sowing of { $hole }
    [computer] Redo the computer’s sowing of { $hole }
    [south] Redo South’s sowing of { $hole }
   *[north] Redo North’s sowing of { $hole }
 }
redo-agreement = Agree again
redo-resignation = Give up again
redo-next-round = Start the new round again
redo-none = Nothing to redo
hint = Hint
hint-waiting = Looking for a good hole…
resign = Give up
resign-ask = Give up this round? { $seeds ->
    [one] The { $seeds } seed left goes
   *[other] The { $seeds } seeds left go
 } to the other player.
resign-confirm = Give up the round
agree = Agree to share
agree-ask = Do you both agree to end the round and share { $seeds ->
    [one] the { $seeds } seed left
   *[other] the { $seeds } seeds left
 } equally?
agree-confirm = Share and end the round
agree-computer-ask = Offer the computer to end the round and share { $seeds ->
    [one] the { $seeds } seed left
   *[other] the { $seeds } seeds left
 } equally?
agree-computer-confirm = Offer to share
agree-declined = The computer would rather play on.
keep-playing = Keep playing
next-round = Next round
play-again = Play again
round-over = The round is over
match-over = The match is over

## The moves and the match

moves = Moves
moves-none = No moves yet
move-number = Move { $number }
move-go-to = Go to { $who ->
    [you] your sowing of { $hole }
    [computer] the computer’s sowing of { $hole }
    [south] South’s sowing of { $hole }
   *[north] North’s sowing of { $hole }
 }
moves-start = Go to the start
moves-end = Go to the latest move
moves-looking-back = You are looking back. Sowing from here drops the moves that followed.
match = Match
match-table = The match, round by round
match-round = Round
match-round-number = Round { $round }
match-started = Started by
match-result = Captures
match-winner = Winner
match-closed = Holes closed
match-kept = Seeds kept
match-ended = How it ended
match-in-play = in play
match-tie = tie
match-none = none
ended-last-four = the last four
ended-no-move = nobody could move
ended-repetition = repetition
ended-no-capture-limit = long quiet
ended-endless-sowing = endless sowing
ended-agreement = agreed to share
ended-resignation = given up

## The pace of the sowing

speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
skip-sowing = Skip
skip-sowing-label = Skip to the end of this sowing

## Game files

game-file = Game file
analyse-game = Analyse this game
download = Download the game (OGN)
upload = Open a game (OGN)
upload-drop = Choose an OGN file, or drop it here
upload-several = { $count ->
    [one] The file holds { $count } game.
   *[other] The file holds { $count } games. Which one?
 }
# A player of a game file that gives no name.
upload-unknown = unknown
upload-done = Opened. Step through its moves, or play on from any of them.
copy-position = Copy the position

## Settings

settings = Settings
language = Language
theme = Colours
theme-system = As my device
theme-light = Day
theme-dark = Night
board-style = Board
board-soil = Soil
board-chalk = Chalk on concrete
board-contrast = High contrast
orientation = Board lies
orientation-auto = As it fits
orientation-wide = Across
orientation-upright = Upright
sound = Sound
sound-on = On
sound-off = Off
seeds-style = Seeds
seeds-mate = Seeds of the mate tree
seeds-pebbles = Pebbles
board-play = At the board
preview-label = Look ahead
preview-why = Rest on a hole, or hold a finger on it, to see where its sowing would run. Never in puzzles.
preview-told = Ends in { $hole }, { count-laps }, +{ $seeds }
confirm-label = Ask before sowing
confirm-why = A hole is sown when you choose it a second time.
confirm-ask = Choose { $hole } again to sow it.
flipped-label = Turn the board round
flipped-why = North’s row is the near one, and the other hand has it closer.
sound-play = Let it be heard
volume = How loud
vibrate-label = Let it be felt
motion = Movement
motion-system = As my device
motion-full = Seeds move
motion-reduced = As little as can be
figures-label = Show a figure for every hole
figures-why = Without them you count the seeds yourself; only heaps too large for it keep theirs. The analysis board shows them all, and a screen reader tells them always.

## The saved game, the network, and what can go wrong

game-resumed = Your game is where you left it.
saved-damaged = The game saved in this browser is damaged and can’t be opened. It is kept for you to download; you can start a new one.
saved-download = Download the damaged game
saved-discard = Throw it away and start anew
saved-off = This browser keeps nothing, so the game will be gone after you close the page. Download it to keep it.
# The same page open twice.
other-tab = This game went on in another tab. Which of the two shall be kept?
other-tab-show = Go on with the other
other-tab-keep = Keep this one
other-tab-safe = Whichever you choose, the other is laid aside and can be had back.
aside-back = Back to the game laid aside
offline = You are offline. The game plays on: it needs no network.
offline-ready = From now on the game also plays offline.
update-ready = A newer version is ready.
update-now = Reload to use it
loading = Laying out the board…
engine-failed = The computer player stopped with an error. Your game is safe: try again to play on.
page-failed = The game could not be loaded. Check the connection and reload the page.
reload = Reload
try-again = Try again
keep-full = The browser has no room left: what you do now is kept only until you close this page. Make room and try again.
part-failed = This part could not be fetched. Check the connection and try again.
# A language by its own name.
language-failed = { $language } could not be fetched. Check the connection and try again.

## Learning: rules, help, about. The rules themselves are in rules.ftl.

rules = Rules
rules-of = The rules of { $variant }
help = Help
help-move = Choose a hole of your own row: its seeds are sown one by one, anticlockwise. If the last one falls among others, that hole is lifted too and the sowing runs on.
help-casa = A hole with exactly four seeds is a casa, a little house, and wears a roof. Casas are what you capture.
help-loop = A small looping arrow marks a sowing that would never end.
help-keys = Keys
help-keys-arrows = Arrows: walk the board
help-keys-enter = Enter or space: sow
help-keys-letters = A letter, or 1 to 12: choose a hole
help-keys-undo = Ctrl+Z: undo; Ctrl+Y: redo
help-keys-skip = Esc: skip to the end of the sowing
about = About
about-text = Hoyito is played in the south-west of the Dominican Republic, in holes dug in the ground or circles chalked on concrete. Here it is as its players told it, in three variants.
about-credit = Recorded by Víktor Bautista i Roca with Salvador Cases i Majoral in 2004 and 2005; described on Mancala World and Wikimanqala.
about-free = Free software, under the MIT or the Apache 2.0 licence.
about-private = Nothing about you leaves this page.

## Short words where there is little room: in a hole, beside a name, on a button

hole-closed = closed
moves-now = to move
moves-again = again
# While a sowing runs: beside the name of who sows, and as a sentence.
moves-sowing = sowing { $hole }
sowing-now = { $who ->
    [you] You are sowing { $hole }.
    [computer] The computer is sowing { $hole }.
    [south] South is sowing { $hole }.
   *[north] North is sowing { $hole }.
 }
level-short = level { $level }
# What level 10 says of its last move, after its name and level.
proof-proved = best move, proved
proof-unproved = not proved in time
proof-coming = exact values on their way
proof-missing = exact values can’t be fetched now
let-computer = Let it play
round-end = End this round
