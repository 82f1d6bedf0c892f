### Il gieu en il terminal. Ils arguments èn declerads en la versiun englaisa.

## Visurs

term-title = { $variant }, duas retschas da { $row }
term-too-small = Questa fanestra ha { $columns } sin { $rows }. Fa ella almain 80 sin 24, u lantscha: hoyito play --plain
term-needs-terminal = Quai n’è betg in terminal, perquai na po il gieu betg vegnir dissegnà. Lantscha: hoyito play --plain
term-menu-keys = Ensi ed engiu tschernan, sanestra e dretga midan, Enter va vinavant, Esc va enavos
term-start = Cumenzar
term-quit = Finir
term-quit-ask = Bandunar il gieu? Smatga anc ina giada la tasta per ir, in’autra per restar.
term-really = Smatga anc ina giada la tasta per confermar, in’autra per ir vinavant.
term-last-sowing = Ultima semnada
term-more = dapli

## Tge che las tastas fan

term-keys = Tastas
term-key-arrows = frizzas
term-key-enter = Enter
term-key-space = spazi
term-key-letter = letra
term-does-choose = ir tras tia retscha
term-does-sow = semnar la fossa tschernida
term-does-letter = semnar la fossa cun quest num
term-does-skip = siglir a la fin da questa semnada
term-does-undo = revocar
term-does-redo = repeter
term-does-hint = dumandar in cussegl
term-does-speed = midar il tempo
term-does-moves = mussar las tratgas
term-does-match = mussar il match
term-does-rules = leger las reglas
term-does-resign = dar si la runda
term-does-agree = parter en enclegientscha quai che resta
term-does-next = cumenzar la proxima runda
term-does-new = cumenzar in nov gieu
term-does-save = scriver il gieu en ina datoteca (OGN)
term-does-language = midar la lingua
term-does-board = mussar la tavla
term-does-help = mussar quest agid
term-does-quit = bandunar il gieu

## Modus da text: ils pleds ch’ins scriva

term-command-help = agid
term-command-board = tavla
term-command-undo = revocar
term-command-redo = repeter
term-command-hint = cussegl
term-command-moves = tratgas
term-command-match = match
term-command-rules = reglas
term-command-resign = darsi
term-command-agree = parter
term-command-next = proxima
term-command-new = nov
term-command-save = memorisar
term-command-quit = finir
term-answer-yes = gea
term-answer-no = na

## Modus da text: lingias

term-welcome = { $variant }, duas retschas da { $row }. Scriva la letra d’ina fossa per semnar ella, u «agid».
term-help-letter = { $first } fin { $last }: semnar questa fossa
term-prompt = { $who ->
    [you] I tutga a tai
    [computer] I tutga al computer
    [south] I tutga a Sid
   *[north] I tutga a Nord
 }, { $first } fin { $last }:
term-row = { $who ->
    [you] Tia retscha
    [computer] Retscha dal computer
    [south] Retscha da Sid
   *[north] Retscha da Nord
 }:
term-row-hole = { $hole } { $seeds }
term-row-closed = { $hole } serrada
term-captures = { $who ->
    [you] Ti has piglià
    [computer] Il computer ha piglià
    [south] Sid ha piglià
   *[north] Nord ha piglià
 } { count-seeds }.
term-playable = Pon vegnir giugadas: { $holes }.
term-endless = Na finissan mai: { $holes }.
term-next-ask = Proxima runda? gea u na:
term-again-ask = Giugar anc ina giada? gea u na:
term-yes-or-no = Respunda per plaschair gea u na.
term-pick-number = Scriva in dumber da 1 fin { $count }:
term-not-understood = «{ $text }» n’è ni ina fossa ni in cumond. Scriva ina letra da { $first } fin { $last }, u «agid».
term-not-now = Quai na va betg ussa.
term-input-ended = L’endataziun è finida, e cun ella il gieu.

## Datotecas e bandunar

term-saved = Scrit en { $file }.
term-save-failed = { $file } na po betg vegnir scrit: { $why ->
    [exists] ina tala datoteca exista gia, e nagina na vegn mai surscritta.
    [missing] quest ordinatur n’exista betg.
    [denied] ti na dastgas betg scriver là.
    [folder] quai è in ordinatur.
    [full] il disc è plain.
   *[other] { $detail }.
 } Tscherna in auter num u in auter ordinatur.
term-open-failed = { $file } na po betg vegnir avert: { $why ->
    [missing] questa datoteca n’exista betg. Controllescha il num e l’ordinatur.
    [denied] ti na dastgas betg leger ella.
    [folder] quai è in ordinatur. Numna ina datoteca da gieu (OGN) en el.
    [text] quai n’è nagin text en UTF-8, pia nagina datoteca da gieu (OGN).
   *[other] { $detail }.
 }
term-position = Posiziun: { $text }
term-bye = A revair!
