### What went wrong and what can be done. The ids follow the error codes of the library, the protocol and the files.
### Arguments are explained at the head of page.ftl; besides:
### $first, $last   text: the first and the last letter of the row to move.   $south, $north   text: the last letter of each row.
### $detail   text: the library's own, more exact message, in English and without a full stop.
### $number, $size, $limit   numbers.   $tag   text: the tag's name.

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

error-bad-position = This is no position of Hoyito: { $detail }
error-bad-request = This can’t be understood: { $detail }

## Game files (OGN)

error-ogn-empty = This file holds no game. Choose an OGN file.
error-ogn-syntax = This game file (OGN) can’t be read: { $detail }
error-ogn-tag = The tag { $tag } of this game file can’t be used: { $detail }
error-ogn-move = The game can be read up to move { $number }, which can’t be played: { $detail }
error-ogn-variant = This game is not Hoyito I, II or III. Other games can’t be opened here.
error-file-too-large = The file is too large: { $size } MB, and { $limit } MB is the most. Choose a smaller one.
error-file-unreadable = The file can’t be read. Choose it again, or another one.

## The saved game

error-saved-damaged = The saved game is damaged ({ $detail }). It is kept; you can start a new one.
error-saved-newer = The saved game comes from a newer version. Reload the page to get it, or start a new game.
error-saved-write = The game can’t be saved ({ $detail }). Download it to keep it.
