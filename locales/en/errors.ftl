### What went wrong and what can be done. The ids follow the error codes of the library, the protocol and the files.
### Arguments are explained at the head of page.ftl; besides:
### $first, $last   text: the first and the last letter of the row to move.   $south, $north   text: the last letter of each row.
### $detail   text: the library's own, more exact message, in English and without a full stop.
### $number, $size, $limit, $line, $column, $total   numbers.   $tag   text: the tag's name.
### $why   text: which fault it is.   $words   text: the words that can stand in a tag.   $text   text: what stands in the file.
### $found, $position, $result   text: a position or a result, as the file has it and as it ought to be.

## A hole that can't be played

error-bad-move = There is no such hole on this board. South’s are A to { $south }, North’s a to { $north }.
error-not-your-hole = { $hole } is in the other row. Choose a hole of your own: { $first } to { $last }.
error-closed-hole = { $hole } is closed in this round. Choose an open hole.
error-empty-hole = { $hole } is empty. Choose a hole with seeds.
error-endless-sowing = A sowing from { $hole } would never end, so it may not be played. Choose another hole.
error-undecided-sowing = A sowing from { $hole } is too long to follow to its end, so it may not be played. Choose another hole.
error-round-over = The round is over. Start the next one or a new game.
error-not-your-move = { $who ->
    [you] It is your move.
    [computer] It is the computer’s move. Wait a moment.
    [south] It is South’s move.
   *[north] It is North’s move.
 }

## Positions and requests

# Helper of the messages below: why a text is no position. $total number: the seeds of such a board.
position-fault = { $why ->
    [field-count] it has { $count } fields. A position has the seeds of 2 to 24 holes (an even number), South’s captures, North’s captures and the player to move, joined by hyphens, as in 4-4-4-4-0-0-S.
    [field] field { $number } is not a number of seeds from 0 to 96. Only a hole may also be x, for closed.
    [player] its last field is not the player to move: S for South or N for North.
    [closed] hole { $hole } is closed but holds { count-seeds }. A closed hole is empty.
    [fours] there are { count-seeds } on the board. It must be a multiple of four, none or at least eight.
    [only-four] there are only four seeds on the board. It must be none or at least eight: the last four go with the capture that leaves them.
    [total] there are { count-seeds } on the board and captured together. Two rows of { $row } are played with { $total }.
   *[other] its holes and seeds do not fit together.
 }
error-bad-position = This is no position of Hoyito: { position-fault }
error-bad-request = This can’t be understood: { $detail }
error-round-in-play = The round in play is not over. Finish it first.
error-match-over = The match is over. Start a new game.

## Game files (OGN)

error-ogn-empty = This file holds no game. Choose an OGN file.
error-ogn-syntax = This game file (OGN) can’t be read. Line { $line }, character { $column }: { $why ->
    [comment] this comment is never closed.
    [variation] this variation is never closed.
    [open-tag] this tag is never closed.
    [tag] a tag is written { "[Name \"value\"]" }.
    [parenthesis] this ) closes no variation.
    [first] a variation stands after the move it would replace.
    [deep] variations nest deeper than 100.
    [long] there are more than a million moves, comments and tags. Split the file into several.
    [move] “{ $text }” is no move. Moves are letters of holes, A to L and a to l, with +4 where four seeds are captured.
   *[other] this is no game file.
 }
error-ogn-tag = The tag { $tag } of this game file can’t be used. { $why ->
    [words] It can be: { $words }.
    [count] Write off or a count from { $count } up.
    [over] The round is over by its moves; leave the tag out.
   *[other] Correct it or leave it out.
 }
error-ogn-position = The tag FEN of this game file is no position: { position-fault }
error-ogn-move = The game can be read up to move { $number }, which can’t be played: { $why ->
    [bad-move] there is no such hole. South’s are A to { $south }, North’s a to { $north }.
    [not-your-hole] { $hole } is in the other row. The move is one of { $first } to { $last }.
    [closed-hole] { $hole } is closed in this round.
    [empty-hole] { $hole } is empty.
    [endless-sowing] a sowing from { $hole } would never end.
    [undecided-sowing] a sowing from { $hole } is too long to follow to its end.
   *[other] the round is over.
 }
error-ogn-capture = The game can be read up to move { $number }: { $hole } captures { count-seeds }, but { $hole }+{ $count } is written. Correct it, or write { $hole } alone.
error-ogn-round = This game file goes on with another round, but { $why ->
    [in-play] the round before is not over.
   *[other] the match is over.
 }
error-ogn-start = Round { $round } of this game file can’t start from { $found }. After the rounds before it starts from { $position }.
error-ogn-result = The result of round { $round } is written as { $found } in the file, but its moves end { $result }.
error-ogn-variant = This game is not Hoyito I, II or III. Other games can’t be opened here.
error-file-too-large = The file is too large: { $size } MB, and { $limit } MB is the most. Choose a smaller one.
error-file-unreadable = The file can’t be read. Choose it again, or another one.

## The saved game

error-saved-damaged = The saved game is damaged. It is kept; you can start a new one.
error-saved-newer = The saved game comes from a newer version. Reload the page to get it, or start a new game.
error-saved-write = The game can’t be saved ({ $detail }). Download it to keep it.
