### Learning: course, puzzles, trainer (web/src/learn). Arguments as in page.ftl.

## Where learning begins

learn-title = Learn Hoyito
learn-intro = Three games with the same board and the same sowing. Begin with Hoyito I.
