### Learning: course, puzzles, trainer (web/src/learn). Arguments as in page.ftl; $done and $count are numbers.

## Where learning begins

learn-title = Learn Hoyito
learn-intro = Three games with the same board and the same sowing. Begin with Hoyito I.
course = Course
course-line = Short steps on the board, from the first sowing to the match.
course-done = { $done } of { $count } steps
puzzles = Puzzles
puzzles-line = Positions with one right answer each, proved.
puzzles-done = { $done } of { $count } solved
puzzle-day = Puzzle of the day
puzzle-day-line = The same for everybody, a new one every day.
puzzle-day-solved = Solved today
reading = Read the sowing
reading-line = Where does it end, and how much does it take? This is the skill of the game.

## The course: steps in web/src/learn/course.json. A task, and what is said when it is done. $hole: the hole the task names.

course-of = Course: { $variant }
course-step = Step { $number } of { $count }
course-sow = Sowing
course-sow-task = The near row is yours. Every turn begins alike: you lift one of your holes and drop its seeds one by one into the holes that follow, anticlockwise. Choose { $hole }.
course-sow-done = The last seed fell into an empty hole, so the turn is over.
course-relay = The relay
course-relay-task = If the last seed falls into a hole with seeds, that hole is lifted as well and the sowing runs on. Choose { $hole } and watch.
course-relay-done = That was a relay: two laps in one sowing, until the last seed met an empty hole.
course-ends = Reading ahead
course-ends-task = Now read ahead: if you sowed { $hole }, into which hole would the very last seed fall? Choose that one, in either row.
course-ends-done = So it is. Who sees this before sowing plays well.
course-casa-I = The casa
course-casa-I-task = Four seeds in a hole are a casa, a little house. Whoever makes four with a drop takes them at once. Which of your holes can do it?
course-casa-I-done = The four are yours. It was the last seed, so the turn is over.
course-way-I = Casas on the way
course-way-I-task = In Hoyito I every casa made on the way counts. One of your sowings takes two of them. Which?
course-way-I-done = Two casas in one sowing, and the seeds still in hand were sown on.
course-other-I = The other row
course-other-I-task = A casa may lie in the other row, too: whoever makes it takes it. Find the sowing that takes one there.
course-other-I-done = It lay in North’s row, and now it is yours.
course-casa = The casa
course-casa-task = Four seeds in a hole are a casa, a little house. If your very last seed makes four, they are yours. Which of your holes can do it?
course-casa-done = The four are yours, and you may move again.
course-standing = Only the last seed
course-standing-task = A four made on the way stays where it is: only the last seed captures. Don’t be misled, and find the sowing that ends on a four.
course-standing-done = The last seed made the four: captured.
course-chain = The chain
course-chain-task = With a captured casa goes every four right behind it, in an unbroken chain. Find the sowing that takes three casas at once.
course-chain-done = A chain of three, twelve seeds, and you may move again.
course-again = Moving again
course-again-task = Whoever captures moves again, and may capture again. Find two sowings, one after the other, that both capture.
course-again-done = Two captures in one turn.
course-pass = The pass
course-pass-task = North has no seeds in its row. If you leave it none, it must pass. Which sowing keeps all the seeds on your side?
course-pass-done = North passed, and it is your move again.
course-last-four = The last four
course-last-four-task = When a capture leaves only four seeds, whoever made it takes those four as well, and the round is over. Find that capture.
course-last-four-done = Four, and the last four: eight seeds and the end of the round.
course-match = The match
course-match-task = In a match you fill your row anew each round with what you captured; holes you can’t fill are closed. A sowing skips them. Into which hole would the last seed of { $hole } fall here?
course-match-done = Closed holes get no seed and never count as empty. You win the match when the other can’t fill a single hole.
course-match-III = The match
course-match-III-task = { course-match-task }
course-match-III-done = { course-match-done } And from round three on, the last four go to whoever won the round before.
course-wrong = Not this one; everything is put back. Try another hole.
course-not-there = Not there. Follow the sowing seed by seed, and choose again.
course-go-on = Right. And now the second.
course-next = Next step
course-before = Step before
course-show = Show me
course-repeat = Once more
course-over = That was the course. Play, or try your eye on a puzzle.

## Puzzles. $grade: 1 to 5, the easiest first.

puzzle-number = Puzzle { $number }
puzzle-most = Capture as many seeds as you can in this turn.
puzzle-win = Only one move wins the round. Which?
puzzle-save = Only one move saves the round from being lost. Which?
puzzle-kind = What
puzzle-kind-all = All of them
puzzle-kind-most = Most seeds in a turn
puzzle-kind-win = The only winning move
puzzle-kind-save = Save the round
puzzle-grade = Grade { $grade } of 5
puzzle-on = Right. Go on.
puzzle-hard = How hard
puzzle-solved = Solved!
puzzle-before = Solved before
puzzle-wrong = Not the one; it is put back.
puzzle-answer = Show the answer
puzzle-shown = That was the answer.
puzzle-next = Next puzzle
puzzle-again = Try again
puzzles-all-done = All of these are solved.
puzzles-failed = The puzzles can’t be had just now. Check the connection and try again.

## The trainer. $seconds: a number.

reading-where = Where does the sowing of { $hole } end? Choose that hole.
reading-how-many = And how many seeds does it take?
reading-right = Right: it ends in { $hole } and takes { count-seeds }.
reading-wrong = No: it ends in { $hole } and takes { count-seeds }.
reading-next = Next sowing
reading-clock = Two minutes against the clock
reading-no-clock = Stop the clock
reading-left = { $seconds } s left
reading-score = { $done } of { $count } right
reading-over = Time is up: { $done } right.
reading-best = Your best: { $count }
reading-laps = Laps
reading-laps-few = 1 to 3
reading-laps-some = 4 to 8
reading-laps-many = 9 and more
