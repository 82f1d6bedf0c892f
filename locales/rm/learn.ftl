## Where learning begins

learn-title = Emprender Hoyito
learn-intro = Trais gieus cun la medema tavla e la medema semnada. Cumenza cun Hoyito I.
course = Curs
course-line = Curts pass sin la tavla, da l’emprima semnada fin al match.
course-done = { $done } da { $count } pass
puzzles = Problems
puzzles-line = Posiziuns cun mo ina dretga resposta, cumprovada.
puzzles-done = { $done } da { $count } sligiads
puzzle-day = Il problem dal di
puzzle-day-line = Il medem per tuts, mintga di in nov.
puzzle-day-solved = Sligià oz
reading = Leger la semnada
reading-line = Nua finescha ella, e quant piglia ella? Quai è l’art dal gieu.

## The course

course-of = Curs: { $variant }
course-step = Pass { $number } da { $count }
course-sow = Semnar
course-sow-task = La retscha datiers è tia. Mintga giada cumenza tuttina: ti prendas tut ils semens d’ina da tias fossas e laschas crudar els in suenter l’auter en las fossas che suondan, encunter la direcziun da l’ura. Tscherna { $hole }.
course-sow-done = L’ultim semen è crudà en ina fossa vida: ussa tutgi a l’auter.
course-relay = Semnar vinavant
course-relay-task = Sche l’ultim semen croda en ina fossa cun semens, vegn era quella prendida e la semnada va vinavant. Tscherna { $hole } e guarda.
course-relay-done = Quai eran dus girs en ina semnada, fin che l’ultim semen ha chattà ina fossa vida.
course-ends = Leger ordavant
course-ends-task = Uss legia ordavant: sche ti semnassas { $hole }, en tge fossa crudass l’ultim da tut ils semens? Tscherna quella, en ina u l’autra retscha.
course-ends-done = Gist uschia. Tgi che vesa quai avant che semnar gioga bain.
course-casa-I = La casa
course-casa-I-task = Quatter semens en ina fossa èn ina casa, ina pitschna chasa. Tgi che fa quatter cun in semen piglia els immediat. Cun tge fossa vai?
course-casa-I-done = Ils quatter èn tes. Igl era l’ultim semen: ussa tutgi a l’auter.
course-way-I = Casas sin via
course-way-I-task = En Hoyito I vala mintga casa che vegn fatga sin via. Ina da tias semnadas piglia duas. Tgenina?
course-way-I-done = Duas casas en ina semnada, ed ils semens en il maun èn vegnids semnads vinavant.
course-other-I = L’autra retscha
course-other-I-task = Ina casa po era esser en l’autra retscha: tgi che fa ella piglia ella. Tschertga la semnada che piglia ina là.
course-other-I-done = Ella era en la retscha da Nord, ed ussa è ella tia.
course-casa = La casa
course-casa-task = Quatter semens en ina fossa èn ina casa, ina pitschna chasa. Sche tes ultim semen fa quatter, èn els tes. Cun tge fossa vai?
course-casa-done = Ils quatter èn tes, e ti dastgas giugar anc ina giada.
course-standing = Mo l’ultim semen
course-standing-task = In quatter fatg sin via resta nua ch’el è: mo l’ultim semen piglia. Na ta lascha betg engianar e tschertga la semnada che finescha en in quatter.
course-standing-done = L’ultim semen ha fatg il quatter: piglià.
course-chain = La chadaina
course-chain-task = Cun ina casa pigliada va mintga quatter che suonda directamain davostiers, en ina chadaina senza interrupziun. Tschertga la semnada che piglia trais casas en ina giada.
course-chain-done = Ina chadaina da trais, dudesch semens, e ti dastgas giugar anc ina giada.
course-again = Giugar anc ina giada
course-again-task = Tgi che piglia gioga anc ina giada, e po pigliar anc ina giada. Tschertga duas semnadas, ina suenter l’autra, che piglian omaduas.
course-again-done = Piglià duas giadas ina suenter l’autra.
course-pass = Passar
course-pass-task = Nord n’ha nagins semens en sia retscha. Sche ti na al laschas nagins, sto el passar. Tge semnada tegna tut ils semens sin tia vart?
course-pass-done = Nord ha passà, ed i tutga puspè a tai.
course-last-four = Ils ultims quatter
course-last-four-task = Sch’i restan suenter in pigliar mo pli quatter semens, prenda quel che ha piglià era quels, e la runda è finida. Chatta questa semnada.
course-last-four-done = Quatter, ed ils ultims quatter: otg semens e la fin da la runda.
course-match = Il match
course-match-task = En in match empleneschas ti tia retscha mintga runda cun quai che ti has piglià; fossas che ti na pos betg emplenir èn serradas. La semnada las sursiglia. En tge fossa crudass qua l’ultim semen da { $hole }?
course-match-done = Fossas serradas na survegnan nagins semens e na valan mai sco vidas. Ti gudognas il match cura che l’auter na po betg emplenir ina suletta fossa.
course-match-III = Il match
course-match-III-task = { course-match-task }
course-match-III-done = { course-match-done } E davent da la terza runda van ils ultims quatter a quel che ha gudagnà la runda precedenta.
course-wrong = Betg quella; tut vegn mess enavos. Emprova cun in’autra fossa.
course-not-there = Betg là. Suonda la semnada semen per semen e tscherna anc ina giada.
course-go-on = Gist. Ed ussa la segunda.
course-next = Proxim pass
course-before = Pass precedent
course-show = Mussa a mai
course-repeat = Anc ina giada
course-over = Quai era il curs. Gioga, u emprova tes egl cun in problem.

## Puzzles

puzzle-number = Problem { $number }
puzzle-most = Piglia tants semens sco pussaivel avant ch’i tutgia a Nord.
puzzle-win = Mo ina tratga gudogna la runda. Tgenina?
puzzle-save = Mo ina tratga salva la runda. Tgenina?
puzzle-kind = Tge
puzzle-kind-all = Tuts
puzzle-kind-most = Ils pli blers semens
puzzle-kind-win = La suletta tratga che gudogna
puzzle-kind-save = Salvar la runda
puzzle-grade = Grad { $grade } da 5
puzzle-on = Gist. Va vinavant.
puzzle-hard = Quant grev
puzzle-solved = Sligià!
puzzle-before = Gia sligià
puzzle-wrong = Betg quella; tut vegn mess enavos.
puzzle-answer = Mussar la resposta
puzzle-shown = Quai era la resposta.
puzzle-next = Proxim problem
puzzle-again = Empruvar anc ina giada
puzzles-all-done = Tut quests èn sligiads.
puzzles-failed = Ils problems na pon betg vegnir chargiads gist ussa. Controllescha la colliaziun ed emprova anc ina giada.

## The trainer

reading-where = Nua finescha la semnada da { $hole }? Tscherna questa fossa.
reading-how-many = E quants semens piglia ella?
reading-right = Gist: ella finescha en { $hole } e piglia { count-seeds }.
reading-wrong = Na: ella finescha en { $hole } e piglia { count-seeds }.
reading-next = Proxima semnada
reading-clock = Duas minutas cunter l’ura
reading-no-clock = Fermar l’ura
reading-left = Anc { $seconds } s
reading-score = { $done } da { $count } gists
reading-over = Il temp è vargà: { $done } gists.
reading-best = Tes meglier resultat: { $count }
reading-laps = Girs
reading-laps-few = 1 fin 3
reading-laps-some = 4 fin 8
reading-laps-many = 9 e dapli
