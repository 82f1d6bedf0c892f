### What happened, in sentences: the line under the board, the live region, the terminal.
### Arguments are explained at the head of page.ftl. One event may be told by several of these, one after the other;
### each is a full sentence. A capture is written as +8, as in game files.

## Parts that other messages use, with the arguments of the message that calls them

who-sowed = { $who ->
    [you] You sowed
    [computer] The computer sowed
    [south] South sowed
   *[north] North sowed
 }
other-moves = { $other ->
    [you] you move
    [computer] the computer moves
    [south] South moves
   *[north] North moves
 }
count-seeds = { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
 }
count-laps = { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
 }
count-casas = { $casas ->
    [one] { $casas } casa
   *[other] { $casas } casas
 }

## Whose move

event-opening = Four seeds lie in every hole. { $who ->
    [you] You start.
    [computer] The computer starts.
    [south] South starts.
   *[north] North starts.
 }
event-turn = { $who ->
    [you] Your move.
    [computer] The computer is to move.
    [south] South is to move.
   *[north] North is to move.
 }
event-thinking = The computer is thinking…

## A sowing: one of the first five, then what follows from it

# No capture.
event-sowed-quiet = { who-sowed } { $hole }: { count-laps }, no casa.
# Hoyito I: casas taken anywhere in the sowing.
event-sowed-casas = { who-sowed } { $hole }: { count-laps }, { count-casas }, +{ $seeds }.
# Hoyito II and III: the last seed made a casa.
event-sowed-landing = { who-sowed } { $hole }: { count-laps }, ending on a casa, +{ $seeds }.
# Hoyito II: the landing casa and those behind it, two or more.
event-sowed-chain = { who-sowed } { $hole }: { count-laps }, a chain of { count-casas }, +{ $seeds }.
# An endless sowing that was allowed; event-end-endless-sowing follows.
event-sowed-endless = { who-sowed } { $hole }, { $casas ->
    [0] no casa
    [one] { $casas } casa, +{ $seeds }
   *[other] { $casas } casas, +{ $seeds }
 }.
event-again = { $who ->
    [you] You move again.
    [computer] The computer moves again.
    [south] South moves again.
   *[north] North moves again.
 }
# $who earned another move and has none, so $other moves.
event-again-passed = { $who ->
    [you] You earned another move but have none
    [computer] The computer earned another move but has none
    [south] South earned another move but has none
   *[north] North earned another move but has none
 }: { other-moves }.
# $who is next and has no move, so $other, who has just moved, moves once more.
event-passed = { $who ->
    [you] You have no move and pass
    [computer] The computer has no move and passes
    [south] South has no move and passes
   *[north] North has no move and passes
 }: { other-moves } again.
# Only four seeds were left after a capture of $who.
event-last-four = { $who ->
    [you] Only four seeds are left, and they are yours too.
    [computer] Only four seeds are left, and the computer takes them too.
    [south] Only four seeds are left, and South takes them too.
   *[north] Only four seeds are left, and North takes them too.
 }
# Hoyito III, from the third round of a match on.
event-last-four-previous = { $who ->
    [you] The last four go to you, who won the round before.
    [computer] The last four go to the computer, who won the round before.
    [south] The last four go to South, who won the round before.
   *[north] The last four go to North, who won the round before.
 }

## A sowing lap by lap, for readers who want every lap

event-lap = Lap { $number }: { count-seeds } from { $hole }, the last in { $last }.
event-lap-casas = Lap { $number }: { count-seeds } from { $hole }, the last in { $last }. Taken: { $holes }.

## How a round ended. $seeds: the seeds that were left; $each: half of them.

event-end-last-four = The round is over.
event-end-no-move = Nobody has a move. The { $seeds } seeds left are shared, { $each } each.
event-end-repetition = This position now stands for the { $count ->
    [2] second
    [3] third
   *[other] { $count }th
 } time. The { $seeds } seeds left are shared, { $each } each.
event-end-no-capture-limit = { $count ->
    [one] { $count } move
   *[other] { $count } moves in a row
 } without a capture. The { $seeds } seeds left are shared, { $each } each.
event-end-endless-sowing = This sowing would never end. The { $seeds } seeds left are shared, { $each } each.
event-end-agreement = Agreed: the { $seeds } seeds left are shared, { $each } each.
event-end-resignation = { $who ->
    [you] You gave up the round.
    [computer] The computer gave up the round.
    [south] South gave up the round.
   *[north] North gave up the round.
 } { $other ->
    [you] The { $seeds } seeds left are yours.
    [computer] The { $seeds } seeds left go to the computer.
    [south] The { $seeds } seeds left go to South.
   *[north] The { $seeds } seeds left go to North.
 }

## Results

event-round-won = { $who ->
    [you] You win the round
    [computer] The computer wins the round
    [south] South wins the round
   *[north] North wins the round
 }, { $more } to { $less }.
event-round-tied = { $seeds } to { $seeds }: the round is a tie.
# $other has fewer than four seeds.
event-match-won = { $who ->
    [you] You win the match
    [computer] The computer wins the match
    [south] South wins the match
   *[north] North wins the match
 }: { $other ->
    [you] you can’t fill a hole any more.
    [computer] the computer can’t fill a hole any more.
    [south] South can’t fill a hole any more.
   *[north] North can’t fill a hole any more.
 }
# The round limit was reached.
event-match-won-limit = That was the last round. { $who ->
    [you] You win the match
    [computer] The computer wins the match
    [south] South wins the match
   *[north] North wins the match
 }, { $more } to { $less }.
event-match-drawn = That was the last round. { $seeds } to { $seeds }: the match is drawn.

## The next round of a match

event-round-next = Round { $round }. { $who ->
    [you] You start.
    [computer] The computer starts.
    [south] South starts.
   *[north] North starts.
 }
event-closed = { $who ->
    [you] You can’t fill
    [computer] The computer can’t fill
    [south] South can’t fill
   *[north] North can’t fill
 } { $count ->
    [one] { $holes }: it is closed for this round.
   *[other] { $holes }: they are closed for this round.
 }
event-reopened = { $who ->
    [you] You win back
    [computer] The computer wins back
    [south] South wins back
   *[north] North wins back
 } { $holes }.
event-kept = { $who ->
    [you] You keep
    [computer] The computer keeps
    [south] South keeps
   *[north] North keeps
 } { count-seeds } from before.

## Undo, redo, hint

event-undone = { $who ->
    [you] Your sowing of { $hole } is undone.
    [computer] The computer’s sowing of { $hole } is undone.
    [south] South’s sowing of { $hole } is undone.
   *[north] North’s sowing of { $hole } is undone.
 }
event-redone = { $who ->
    [you] Your sowing of { $hole } is played again.
    [computer] The computer’s sowing of { $hole } is played again.
    [south] South’s sowing of { $hole } is played again.
   *[north] North’s sowing of { $hole } is played again.
 }
event-undone-end = The round goes on.
event-hint = Try { $hole }.
