### The analysis board. Arguments are explained at the head of page.ftl; besides:
### $text   text: a move as written, such as E+4, or a value, such as +8.
### $extra   number: seeds taken by further moves of the same turn.

analyse-title = Analysis board
analyse-loading = Setting up the analysis board…
analyse-laid-aside = What lay on the analysis board before is laid aside.
analyse-take-back = Take it up again
analyst-failed = The search stopped with an error. The board is safe: try again.

## What went wrong

error-study-too-large = This is too much for the analysis board: it holds up to 10,000 moves and variations nested up to 90 deep. Split it into several files.
error-link-damaged = This link is damaged or was cut off. Ask for it again, or copy the whole of it. The board is as it was.
error-link-unreadable = This link can’t be opened; the board is as it was. The reason:

## What each move is worth

values-title = What each move is worth
values-note = { $who ->
    [you] Seeds you end the round ahead (+) or behind (−)
    [computer] Seeds the computer ends the round ahead (+) or behind (−)
    [south] Seeds South ends the round ahead (+) or behind (−)
   *[north] Seeds North ends the round ahead (+) or behind (−)
 }, if both play their best.
values-legend = ≈ stands for an estimate of the search; a value without it is proved.
values-over = The round is over: there is nothing to choose.
values-searching = { $count ->
    [one] { $count } sowing ahead; searching further…
   *[other] { $count } sowings ahead; searching further…
 }
values-paused = { $count ->
    [one] { $count } sowing ahead
   *[other] { $count } sowings ahead
 }
values-proved = All proved.
values-pause = Pause
values-go-on = Search further
value-exact = { $text }, proved
value-estimate = { $text }, estimated
value-best = best
value-of-hole = { $hole } is worth { $text }
value-play = Play { $hole }

## Why: what a move does and leads to

# Helper: the sowing itself.
why-first = { count-laps }, { $seeds ->
    [0] nothing captured
   *[other] +{ $seeds }
 }
# Helper: further moves of the same turn.
why-more = { $count ->
    [one] then { $count } more move in the same turn, { $extra ->
        [0] nothing captured
       *[other] +{ $extra }
     }
   *[other] then { $count } more moves in the same turn, { $extra ->
        [0] nothing captured
       *[other] +{ $extra } in all
     }
 }
# Helper: the moves after the turn.
why-later = { $number ->
    [one] in the move expected after that
   *[other] in the { $number } moves expected after that
 } { $who ->
    [you] you take { $more } and the computer { $less }
    [computer] the computer takes { $more } and you { $less }
    [south] South takes { $more } and North { $less }
   *[north] North takes { $more } and South { $less }
 }
why-sowing = { why-first }.
why-turn = { why-first }, { why-more }.
why-line = { why-first }; { why-later }.
why-turn-line = { why-first }, { why-more }; { why-later }.

## A line, step by step

line-of = The line behind { $hole }: { $holes }
line-next = One step on
line-back = One step back
line-close = Back to the board
line-keep = Keep as a variation
line-place = The line behind { $hole }: { $number } of { $count }

## The moves, comments and variations

step-back = One move back
step-on = One move on
variation = Variation
comment-here = Comment here
comment-move = Comment on { $text }
comment-hint = Write what you see here. It is saved in the game file.
judge = Judgement
judge-0 = none
judge-1 = ! good
judge-2 = ? mistake
judge-3 = !! brilliant
judge-4 = ?? blunder
judge-5 = !? worth a try
judge-6 = ?! doubtful
promote = Move this line up
remove = Remove from here on
restore = Bring back what was removed

## The whole game

review = The whole game
review-start = Look the game over
review-none = Play or open a game first.
review-running = { $number } of { $count } looked at
review-graph = How far ahead South ends, place by place
review-keys = Left and right arrows go through the game.
review-ahead = { $who ->
    [you] you end { count-seeds } ahead
    [computer] the computer ends { count-seeds } ahead
    [south] South ends { count-seeds } ahead
   *[north] North ends { count-seeds } ahead
 }
review-even = both end even
review-unknown = not looked at yet
review-at = Move { $number } of { $count }: { $text }
review-accuracy = Accuracy
review-accuracy-note = A best move counts 100; with every six seeds given away a move counts half. Moves without a choice don’t count.
review-lost = Seeds given away
review-choices = Choices made
review-faults = Moves that gave seeds away
review-faultless = No move gave anything away.
review-fault = { $who ->
    [you] You
    [computer] The computer
    [south] South
   *[north] North
 }, { $text }: { $seeds ->
    [one] { $seeds } seed given away
   *[other] { $seeds } seeds given away
 }
review-better = Better: { $hole }
review-better-keep = Keep { $hole } as a variation

## A position set up by hand

setup = Set up a position
setup-tap = A tap on a hole
setup-add = adds a seed
setup-take = takes one out
setup-empty = empties it
setup-close = closes or opens it
setup-seeds = Seeds in { $hole }
setup-closed = { $hole } is closed
setup-fours = Four in every hole
setup-clear = Empty all holes
setup-typed = Type the seeds hole by hole
setup-mover = Who is to move
setup-captures = { $who ->
    [you] Your captures
    [computer] The computer’s captures
    [south] South’s captures
   *[north] North’s captures
 }
setup-last-four = The last four go to
setup-last-four-captor = who captures last
setup-notation = In notation
setup-fine = { $seeds ->
    [0] No seeds lie on the board, so the round is over.
   *[other] { $seeds } seeds on the board, { $count } captured: this position can be played.
 }
setup-use = Analyse this position
setup-keys = Arrow keys walk the board. Digits type the seeds of a hole, plus and minus change them by one, x closes it.

## Opening, sharing, pictures

open-title = Open
open-text = A position, a link or a game file
open-text-do = Open it
share-title = Share and keep
share-link = Copy the link
share-link-by-hand = The browser doesn’t let the page copy. Select the link and copy it.
share-notation = Copy the position
share-svg = Picture (SVG)
share-png = Picture (PNG)
share-print = Print
share-failed = The browser could not make this picture. Try the other kind.
picture-of = A position of { $variant }: { $position }
