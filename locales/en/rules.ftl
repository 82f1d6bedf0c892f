### The rules for reading, one page a variant. The order in which the messages make up a page, and what is a heading,
### a paragraph or a list, is in crates/hoyito-texts/src/rules_page.rs; terminal and page both take it from there.
### The names of the rulings and what they mean are in page.ftl ("ruling-…"). No message here has arguments.

## In short

rules-overview = In short
rules-overview-names = Hoyito, “little hole”, is what many in the south-west of the Dominican Republic call their games of sowing seeds. Others say El Hoyito, Casitas (“little houses”), Mate, Casitas de Mate or Caille. Two people play: seeds go round the board one by one, and whoever makes fours takes them.
rules-I-overview = In Hoyito I every four made during a sowing is captured at once, in either row. One sowing is one turn. It is the best one to begin with.
rules-II-overview = In Hoyito II only a sowing that ends on a four captures, but it takes every four in an unbroken line behind it too, and then the player moves again. It is the hardest of the three, above all on two rows of twelve.
rules-III-overview = In Hoyito III only a sowing that ends on a four captures. It takes that one hole, and then the player moves again. In a match, from the third round on, the last four go to whoever won the round before.

## The board

rules-board = The board
rules-board-holes = Two rows of holes, six in a row mostly, up to twelve. The near row is South’s, the far row North’s. Nothing on the board is for captures: each player keeps a pile beside it.
rules-board-seeds = Every hole begins with four seeds: 48 on two rows of six, 96 on two rows of twelve.
rules-board-letters = Holes go by letters, from each player’s own left: A, B, C and so on for South, a, b, c for North.
rules-board-casa = A hole with exactly four seeds is a casa, a house. Here it wears a roof.

## A sowing

rules-play = How to play
rules-play-start = Players take turns. South starts, unless you agree otherwise.
rules-play-sow = On your turn you lift all the seeds of one hole of your own row and drop them one by one into the holes that follow, anticlockwise: along your row to the right, then along the other row, and round again. That is one lap.
rules-play-empty = If the last seed falls into an empty hole, the turn ends.
rules-play-relay = If it falls into a hole with seeds and doesn’t make four there, you lift that whole hole, the last seed included, and sow on from the next one. This is a relay, and one sowing may run over many laps. What happens when it makes four is told under the captures.
rules-play-standing = A capture needs a drop that makes the four. Seeds that merely lie in fours, as all do at the start, are not captured for that alone.
rules-play-example = An example: on two rows of six, South opens with A. The first lap ends in E, the next runs from E to d, then from d to C, from C to c, and from c into C, which is empty by now. Five laps, no capture, and North moves. Whichever hole opens, it is the same seen from there.
rules-play-pass = Whoever is to move and has no seeds in their row passes until there are some.

## Captures. The three examples start from the same board.

rules-captures = Captures
rules-I-captures-way = A drop that makes four in any hole, in your row or the other, captures it at once. The four seeds go to your pile, the hole is empty, and the sowing goes on with the seeds in hand.
rules-I-captures-last = If the last seed makes four, that hole is captured as well and the turn ends.
rules-I-captures-example = An example: C has two seeds, D and E have three each. South sows C. The first seed makes four in D: captured. The second makes four in E: captured too, and the turn ends. +8.
rules-II-captures-way = A four made on the way stays where it is.
rules-II-captures-last = If the last seed makes four, that hole is captured. Then look back along the track, against the direction of sowing: every hole of exactly four that follows without a break is captured too, whether made just now or lying there before, across both rows and all the way round if it comes to that. Then you move again.
rules-II-captures-example = An example: C has two seeds, D and E have three each. South sows C. D becomes four, E becomes four and is the last: captured. Just behind it lies D with four: captured too. Behind D lies C, empty now, so the chain ends. +8, and South moves again.
rules-III-captures-way = A four made on the way stays where it is.
rules-III-captures-last = If the last seed makes four, that hole is captured, that one only. Then you move again.
rules-III-captures-example = An example: C has two seeds, D and E have three each. South sows C. D becomes four and stays. E becomes four and is the last: captured. +4, and South moves again.

## The end of a round

rules-end = The end of a round
rules-end-last-four = When a capture leaves only four seeds, the player who made it takes those four as well, and the round ends.
rules-I-end = This can happen in the middle of a sowing. The seeds in hand count among the four, and the sowing stops there.
rules-II-end = A chain may take the last fours itself. Then none are left, and the round ends just so.
rules-III-end = In a match this holds for rounds one and two. From the third round on the last four go to the winner of the round before, whoever made the last capture.
rules-end-winner = Whoever has captured more seeds wins the round. Equal is a tie.

## A match

rules-match = A match
rules-match-fill = A match is played in rounds. After each, players fill their own row again with four seeds a hole, as many holes as their captures allow.
rules-match-closed = Holes that can’t be filled are closed for the next round. Sowing skips them, and they never count as empty. A later round may win them back.
rules-II-match-closed = A chain runs past closed holes.
rules-match-kept = Seeds left over after filling the row are kept and count as captured in the new round.
rules-match-starts = The winner of a round starts the next one.
rules-III-match-last = So winning a round brings two things: the first move of the next, and from the third round on its last four.
rules-match-wins = You win the match when the other player is left with fewer than four seeds at the end of a round: not enough for a single hole.
rules-match-example = An example: a round ends 16 to 32. South fills four holes, and two are closed. North fills six and keeps eight seeds.

## What is ours

rules-rulings = What is ours
rules-rulings-intro = The games were written down from players’ own words, and on some points the record is silent. There we had to rule. These rulings are ours, not the record’s; those with a choice are among the house rules of a new game.

## Where it comes from

rules-record = Where it comes from
rules-record-who = The games were recorded by Víktor Bautista i Roca with Salvador Cases i Majoral: in talks with Dominicans living in Catalonia in September 2004, and over three weeks in the south-west of the Dominican Republic in January and February 2005.
rules-record-where = They were found in the provinces of Barahona, Bahoruco and Independencia, together called El Sur: in Neiba, Villa Jaragua, Los Ríos, Postrer Río, La Descubierta and Jimaní. Wikimanqala adds the town of Barahona, and Port-au-Prince and Jacmel in Haiti.
rules-I-record = Hoyito I is close to Ba-awa of Ghana. The difference: there a four made on the board may go to the owner of the hole, here all go to the player who moves.
rules-II-record = The game on two rows of twelve was recorded in Villa Jaragua in February 2005, and is held to be the most difficult.
rules-III-record = Hoyito III was learnt in Barahona, from a twenty-year-old player of a batey, a sugar-mill settlement.
rules-record-things = People play in holes dug in the ground or in circles drawn on concrete; wooden boards are not the custom. The seeds were once the woody ones of the calabash tree, Crescentia cujete, called mate; now they are mostly smooth pebbles. Closed holes are marked with charcoal, a carob pod or stones. Children sometimes play for small stakes, such as glass beads.
rules-record-people = Once all of society played, women above all. Today it is mostly children and teenagers, in the street.
rules-record-sources = Our thanks to Víktor Bautista i Roca and Salvador Cases i Majoral, to the authors of Mancala World (its pages on Hoyito I, II and III) and to Wikimanqala. The paper: V. Bautista i Roca, “Africa Hidden Inside a Small Hole”, VIII Board Game Studies Colloquium, Oxford, April 2005. The words on this page are our own.
