### The game in the terminal: its screens, its prompts, and the plain mode that writes line by line.
### Much comes from page.ftl (menus, labels) and events.ftl (what happened). Arguments are explained at the head of page.ftl; besides:
### $text      text: what was typed.     $file  text: a file's name.     $detail  text: the reason, in the system's words.   $why  text: which fault it is.
### $first, $last   text: the first and the last letter of the row to move.
### $columns, $rows   numbers: the size of the window.
### Hole letters run from a to l, so no command is a single letter of these.

## Screens

term-title = { $variant }, two rows of { $row }
term-too-small = This window is { $columns } by { $rows }. Make it at least 80 by 24, or run: hoyito play --plain
term-needs-terminal = This is not a terminal, so the game can’t be drawn. Run: hoyito play --plain
term-menu-keys = Up and down choose, left and right change, Enter goes on, Esc goes back
term-start = Start
term-quit = Quit
term-quit-ask = Leave the game? Press the key again to leave, any other to stay.
term-really = Press the key again to confirm, any other to go on.
term-last-sowing = Last sowing
term-more = more

## What the keys do

term-keys = Keys
term-key-arrows = arrows
term-key-enter = Enter
term-key-space = space
term-key-letter = letter
term-does-choose = walk along your row
term-does-sow = sow the chosen hole
term-does-letter = sow the hole of that name
term-does-skip = skip to the end of this sowing
term-does-undo = undo
term-does-redo = redo
term-does-hint = ask for a hint
term-does-speed = change the speed
term-does-moves = show the moves
term-does-match = show the match
term-does-rules = read the rules
term-does-resign = give up the round
term-does-agree = agree to share the seeds left
term-does-next = start the next round
term-does-new = start a new game
term-does-save = write the game to a file (OGN)
term-does-language = change the language
term-does-board = show the board
term-does-help = show this help
term-does-quit = leave

## Plain mode: the words to type. The English ones are understood in every language.

term-command-help = help
term-command-board = board
term-command-undo = undo
term-command-redo = redo
term-command-hint = hint
term-command-moves = moves
term-command-match = match
term-command-rules = rules
term-command-resign = resign
term-command-agree = agree
term-command-next = next
term-command-new = new
term-command-save = save
term-command-quit = quit
term-answer-yes = yes
term-answer-no = no

## Plain mode: lines

term-welcome = { $variant }, two rows of { $row }. Type the letter of a hole to sow it, or “help”.
term-help-letter = { $first } to { $last }: sow that hole
term-prompt = { $who ->
    [you] Your move
    [computer] The computer’s move
    [south] South’s move
   *[north] North’s move
 }, { $first } to { $last }:
term-row = { $who ->
    [you] Your row
    [computer] The computer’s row
    [south] South’s row
   *[north] North’s row
 }:
term-row-hole = { $hole } { $seeds }
term-row-closed = { $hole } closed
term-captures = { $who ->
    [you] You have captured
    [computer] The computer has captured
    [south] South has captured
   *[north] North has captured
 } { count-seeds }.
term-playable = Can be played: { $holes }.
term-endless = Would never end: { $holes }.
term-next-ask = Next round? yes or no:
term-again-ask = Play again? yes or no:
term-yes-or-no = Please answer yes or no.
term-pick-number = Type a number from 1 to { $count }:
term-not-understood = “{ $text }” is neither a hole nor a command. Type a letter from { $first } to { $last }, or “help”.
term-not-now = That can’t be done now.
term-input-ended = The input has ended, and so has the game.

## Files and leaving

term-saved = Written to { $file }.
term-save-failed = { $file } can’t be written: { $why ->
    [exists] there is such a file already, and none is ever overwritten.
    [missing] there is no such folder.
    [denied] you may not write there.
    [folder] it is a folder.
    [full] the disk is full.
   *[other] { $detail }.
 } Give another name or folder.
term-open-failed = { $file } can’t be opened: { $why ->
    [missing] there is no such file. Check the name and the folder.
    [denied] you may not read it.
    [folder] it is a folder. Name a game file (OGN) in it.
    [text] it is no text in UTF-8, so it is no game file (OGN).
   *[other] { $detail }.
 }
term-position = Position: { $text }
term-bye = See you soon.
