### La pagina: elements da controlla, inscripziuns ed avis. Ils arguments èn declerads en la versiun englaisa.

## Il rom da la pagina

page-title = Hoyito
page-description = Hoyito, il gieu dominican da semnar: trais modas da giugar el, cunter ina persuna u cunter il computer.
skip-to-board = Siglir a la tavla
menu = Menu
nav-play = Giugar
nav-learn = Emprender
nav-friend = Amis
friend-game = In gieu a distanza
time-left = temp che resta
nav-analyse = Analisar
nav-rules = Reglas
nav-settings = Preferenzas
nav-help = Agid
nav-about = Davart
close = Serrar
back = Enavos
cancel = Interrumper
yes = Gea
no = Na
copy = Copiar
copied = Copià

## Tgi che gioga e tgi che po giugar

player-south = Sid
player-north = Nord
player-you = Ti
player-computer = Computer
player-computer-level = Computer, nivel { $level }
player-person = Ina persuna
to-move = { $who ->
    [you] I tutga a tai
    [computer] I tutga al computer
    [south] I tutga a Sid
   *[north] I tutga a Nord
 }

## In nov gieu

new-game = Nov gieu
new-game-start = Giugar
new-game-replaces = Sche ti cumenzas in nov gieu, è quel sin la tavla a fin.
choose-variant = Tge Hoyito?
variant-I = Hoyito I
variant-I-line-1 = Mintga quatter che ti fas sin via è immediat tes, en omaduas retschas.
variant-I-line-2 = Ina semnada, ina tratga. Il meglier per cumenzar.
variant-II = Hoyito II
variant-II-line-1 = Finescha en in quatter e piglia el, cun tut ils quatters che suondan davostiers senza interrupziun.
variant-II-line-2 = Lura giogas ti anc ina giada. Il pli difficil dals trais.
variant-III = Hoyito III
variant-III-line-1 = Finescha en in quatter e piglia el, mo quel, e gioga anc ina giada.
variant-III-line-2 = En in match van ils ultims quatter semens, a partir da la terza runda, a quel che ha gudagnà la runda precedenta.
choose-row = Fossas per retscha
row-usual = { $row } (usità)
row-option = { $row ->
    [one] { $row } fossa per retscha
   *[other] { $row } fossas per retscha
 }
choose-length = Quant ditg?
length-round = Ina runda
length-round-line = Tgi che piglia dapli semens, gudogna.
length-match = In match
length-match-line = Emplenescha tia retscha cun quai che ti has piglià, runda per runda, fin ch’insatgi na po betg pli emplenir ina fossa.
choose-opponent = Cunter tgi?
opponent-computer = Il computer
opponent-person = Ina persuna sper mai
choose-level = Quant ferm?
level = Nivel { $level }: { level-name }
level-name = { $level ->
    [1] Semen
    [2] Schermugl
    [3] Plantina
    [4] Planta pitschna
    [5] Planta giuvna
    [6] Planta verda
    [7] Planta en flur
    [8] Planta cun fritgs
    [9] Planta veglia
   *[10] Planta tschientenara
 }
choose-side = Tge retscha è tia?
side-south = Sid, la retscha da questa vart
side-north = Nord, la retscha da tschella vart
choose-starter = Tgi cumenza?
starter = { $who ->
    [you] Ti
    [computer] Il computer
    [south] Sid
   *[north] Nord
 }
starter-chance = Trair la sort

## Reglas da chasa: quai che la funtauna na di betg

house-rules = Reglas da chasa
house-rules-note = Ils gieus èn vegnids notads tenor ils pleds da lur giugaders, e davart quests puncts na di la funtauna nagut. Las decisiuns èn nossas, betg da la funtauna.
house-rules-reset = Turnar al standard
house-rules-changed = { $count ->
    [0] tut sco usità
    [one] { $count } midada
   *[other] { $count } midadas
 }
ruling-ours = Nossa decisiun, betg da la funtauna.
ruling-default = standard
ruling-fixed = adina uschia
ruling-off = Deactivà

ruling-endless-sowing = Semnada senza fin
ruling-endless-sowing-why = Mintgatant na finiss ina semnada mai. E lura? La funtauna na di betg quai; igl è nossa decisiun.
ruling-endless-sowing-forbidden = Betg lubì: tscherna in’autra fossa
ruling-endless-sowing-ends-round = Lubì: la runda è finida, e quai che resta vegn partì

ruling-repetition = Repetiziun
ruling-repetition-why = Sche la medema posiziun returna ed i tutga al medem giugader, è la runda finida e quai che resta vegn partì. Nossa decisiun; la funtauna na di nagut da quai.
ruling-repetition-times = { $count ->
    [2] La segunda giada
    [3] La terza giada
   *[other] La { $count }avla giada
 }

ruling-no-capture-limit = Lung ruaus
ruling-no-capture-limit-why = Suenter bleras tratgas senza pigliar po la runda finir, e quai che resta vegn partì. Nossa decisiun, deactivada fin che ti la vuls.
ruling-no-capture-limit-moves = { $count ->
    [one] Suenter { $count } tratga senza pigliar
   *[other] Suenter { $count } tratgas senza pigliar
 }

ruling-closed-holes = Fossas serradas
ruling-closed-holes-why = En in match vegnan las fossas che ti na pos betg emplenir serradas. A tge fin da la retscha ch’ellas èn è nossa decisiun.
ruling-closed-holes-rightmost = Emplenir da sanestra: las fossas a dretga vegnan serradas
ruling-closed-holes-leftmost = Emplenir da dretga: las fossas a sanestra vegnan serradas

ruling-round-limit = Limita da rundas
ruling-round-limit-why = In match po finir suenter in tschert dumber da rundas; lura gudogna quel cun dapli semens. Nossa decisiun, deactivada fin che ti la vuls.
ruling-round-limit-rounds = { $count ->
    [one] Suenter { $count } runda
   *[other] Suenter { $count } rundas
 }

ruling-origin-hole = La fossa da la partenza
ruling-origin-hole-why = In lung gir che arriva puspè a sia partenza lascha in semen era en la fossa nua ch’el ha cumenzà. Nossa decisiun.
ruling-extra-turn = Anc ina tratga, ma nagina pussaivla
ruling-extra-turn-why = Tgi che dastgass giugar anc ina giada e n’ha nagina tratga, passa. Nossa decisiun.
ruling-last-four-tie = Ils ultims quatter suenter ina runda nundecisa
ruling-last-four-tie-why = En Hoyito III, sche la runda precedenta era nundecisa, van ils ultims quatter semens a quel che ha piglià sco ultim. Nossa decisiun.
ruling-only-endless = Mo pli semnadas senza fin
ruling-only-endless-why = Tgi che ha semens, ma mo semnadas che na finissan mai, passa. Nossa decisiun.
ruling-no-move = Nagin na po giugar
ruling-no-move-why = Sche nagin na po giugar, vegn quai che resta partì e la runda è finida. Nossa decisiun.
ruling-agreement = Parter en enclegientscha
ruling-agreement-why = Ils giugaders pon sa cunvegnir da parter quai che resta e da finir la runda. Nossa decisiun.
ruling-resigning = Dar si
ruling-resigning-why = Tgi che dat si, perda la runda, ed ils semens che restan van a l’auter giugader. Nossa decisiun.
ruling-tied-round = Suenter ina runda nundecisa
ruling-tied-round-why = La proxima runda cumenza quel che n’ha betg cumenzà la runda nundecisa. Nossa decisiun.
ruling-undecided = Semnadas memia lungas
ruling-undecided-why = Per che nagut na stettia airi, na dastga ina semnada che cuntinuescha suenter 268 milliuns girs betg vegnir giugada. Nagina posiziun enconuschenta arriva uschè lunsch. Nossa decisiun.

## La tavla, legida ad auta vusch

board-label = Tavla, duas retschas da { $row }
row-label = { $who ->
    [you] Tia retscha
    [computer] La retscha dal computer
    [south] La retscha da Sid
   *[north] La retscha da Nord
 }
hole-label = { $who ->
    [you] Tia fossa { $hole }
    [computer] Fossa { $hole } dal computer
    [south] Fossa { $hole } da Sid
   *[north] Fossa { $hole } da Nord
 }, { $seeds ->
    [0] vida
    [one] { $seeds } semen
   *[other] { $seeds } semens
 }
hole-closed-label = { $who ->
    [you] Tia fossa { $hole }
    [computer] Fossa { $hole } dal computer
    [south] Fossa { $hole } da Sid
   *[north] Fossa { $hole } da Nord
 }, serrada
hole-casa = ina casa
hole-playable = po vegnir giugada
hole-last-from = qua ha cumenzà l’ultima semnada
hole-last-to = qua è finida l’ultima semnada
hole-hint = cussegliada
hole-endless = semnada senza fin
hole-endless-why = Ina semnada da { $hole } na finiss mai, perquai na dastga ella betg vegnir giugada.
captures-label = { $who ->
    [you] Tes semens pigliads
    [computer] Semens pigliads dal computer
    [south] Semens pigliads da Sid
   *[north] Semens pigliads da Nord
 }: { $seeds ->
    [one] { $seeds } semen
   *[other] { $seeds } semens
 }
captures = Semens pigliads
board-keys = Cun las frizzas vas ti sur la tavla, cun Enter semnas ti. Ina letra u in dumber da 1 fin 12 tscherna ina fossa da la retscha che po giugar.

## Durant il gieu

undo = Revocar
undo-named = { $who ->
    [you] Revocar tia semnada da { $hole }
    [computer] Revocar la semnada da { $hole } dal computer
    [south] Revocar la semnada da { $hole } da Sid
   *[north] Revocar la semnada da { $hole } da Nord
 }
undo-agreement = Revocar l’enclegientscha
undo-resignation = Revocar il dar si
undo-next-round = Revocar la nova runda
undo-none = Nagut da revocar
redo = Repeter
redo-named = { $who ->
    [you] Repeter tia semnada da { $hole }
    [computer] Repeter la semnada da { $hole } dal computer
    [south] Repeter la semnada da { $hole } da Sid
   *[north] Repeter la semnada da { $hole } da Nord
 }
redo-agreement = Repeter l’enclegientscha
redo-resignation = Repeter il dar si
redo-next-round = Cumenzar puspè la nova runda
redo-none = Nagut da repeter
hint = Cussegl
hint-waiting = Jau tschertg ina buna fossa…
resign = Dar si
resign-ask = Vuls ti dar si questa runda? { $seeds ->
    [one] Il { $seeds } semen che resta va
   *[other] Ils { $seeds } semens che restan van
 } a l’auter giugader.
resign-confirm = Dar si la runda
agree = Parter en enclegientscha
agree-ask = Essas vus d’accord da finir la runda e da parter en duas parts egualas { $seeds ->
    [one] il { $seeds } semen che resta
   *[other] ils { $seeds } semens che restan
 }?
agree-confirm = Parter e finir la runda
agree-computer-ask = Proponer al computer da finir la runda e da parter en duas parts egualas { $seeds ->
    [one] il { $seeds } semen che resta
   *[other] ils { $seeds } semens che restan
 }?
agree-computer-confirm = Proponer da parter
agree-declined = Il computer vul giugar vinavant.
keep-playing = Giugar vinavant
next-round = Proxima runda
play-again = Giugar anc ina giada
round-over = La runda è finida
match-over = Il match è finì

## Las tratgas ed il match

moves = Tratgas
moves-none = Anc naginas tratgas
move-number = Tratga { $number }
move-go-to = Ir a { $who ->
    [you] tia semnada da { $hole }
    [computer] la semnada da { $hole } dal computer
    [south] la semnada da { $hole } da Sid
   *[north] la semnada da { $hole } da Nord
 }
moves-start = Ir a l’entschatta
moves-end = Ir a l’ultima tratga
moves-looking-back = Ti guardas enavos. Sche ti semnas davent da qua, van las tratgas suandantas a perder.
match = Match
match-table = Il match, runda per runda
match-round = Runda
match-round-number = Runda { $round }
match-started = Cumenzà ha
match-result = Semens pigliads
match-winner = Gudagnà ha
match-closed = Fossas serradas
match-kept = Semens tegnids
match-ended = Co ch’ella è finida
match-in-play = en gieu
match-tie = nundecis
match-none = naginas
ended-last-four = ils ultims quatter
ended-no-move = nagin na pudeva giugar
ended-repetition = repetiziun
ended-no-capture-limit = lung ruaus
ended-endless-sowing = semnada senza fin
ended-agreement = partì en enclegientscha
ended-resignation = dà si

## Il tempo da la semnada

speed = Tempo
speed-slow = Plaun
speed-normal = Normal
speed-fast = Svelt
speed-instant = Immediat
skip-sowing = Sursiglir
skip-sowing-label = Siglir a la fin da questa semnada

## Datotecas da gieu

game-file = Datoteca da gieu
analyse-game = Analisar quest gieu
download = Telechargiar il gieu (OGN)
upload = Avrir in gieu (OGN)
upload-drop = Tscherna ina datoteca OGN u tira ella nà qua
upload-several = { $count ->
    [one] La datoteca cuntegna { $count } gieu.
   *[other] La datoteca cuntegna { $count } gieus. Tgenin duai jau avrir?
 }
# In giugader che la datoteca na numna betg.
upload-unknown = nunenconuschent
upload-done = Avert. Va tras las tratgas u gioga vinavant da mintgina.
copy-position = Copiar la posiziun

## Preferenzas

settings = Preferenzas
language = Lingua
theme = Colurs
theme-system = Sco mes apparat
theme-light = Di
theme-dark = Notg
board-style = Tavla
board-soil = Terra
board-chalk = Crida sin betun
board-contrast = Grond contrast
orientation = Orientaziun da la tavla
orientation-auto = Automatica
orientation-wide = Orizontala
orientation-upright = Verticala
sound = Tun
sound-on = Activà
sound-off = Deactivà
seeds-style = Semens
seeds-mate = Semens da mate
seeds-pebbles = Crappins
board-play = Sin la tavla
preview-label = Guardar ordavant
preview-why = Resta sin ina fossa, u lascha il det sin ella, per vesair nua che sia semnada giess. Mai tar ils problems.
preview-told = Finescha en { $hole }, { count-laps }, +{ $seeds }
confirm-label = Dumandar avant che semnar
confirm-why = Ina fossa vegn semnada cura che ti la tschernas ina segunda giada.
confirm-ask = Tscherna { $hole } anc ina giada per semnar ella.
flipped-label = Vieuter la tavla
flipped-why = La retscha da Nord è datiers, e pli datiers da l’auter maun.
sound-play = Laschar udir
volume = Quant dad aut
vibrate-label = Laschar vibrar
motion = Moviment
motion-system = Sco mes apparat
motion-full = Ils semens sa movan
motion-reduced = Uschè pauc sco pussaivel
figures-label = Mussar ina cifra per mintga fossa
figures-why = Senza las cifras dumbras ti sez ils semens; mo muntuns memia gronds mantegnan lur cifra. La tavla d’analisa mussa tuttas, ed in lectur da visur las di adina.

## Il gieu memorisà, la rait, e quai che po ir a mal

game-resumed = Tes gieu è là nua che ti has chalà.
saved-damaged = Il gieu memorisà en quest navigatur è donnegià e na po betg vegnir avert. El resta qua per telechargiar; ti pos cumenzar in nov.
saved-download = Telechargiar il gieu donnegià
saved-discard = Bittar davent el e cumenzar da nov
saved-off = Quest navigatur na memorisescha nagut: il gieu va a perder cura che ti serras la pagina. Telechargia el per tegnair el.
# La medema pagina averta duas giadas.
other-tab = Quest gieu è ì vinavant en in auter tab. Tgenin dals dus duai restar?
other-tab-show = Ir vinavant cun l’auter
other-tab-keep = Tegnair quest
other-tab-safe = Tge che ti tschernas: l’auter vegn mess da la vart e po vegnir prendì enavos.
aside-back = Enavos al gieu mess da la vart
offline = Ti es offline. Il gieu va vinavant: el na dovra nagina rait.
offline-ready = A partir dad ussa funcziuna il gieu era offline.
update-ready = Ina versiun pli nova è pronta.
update-now = Rechargiar per duvrar ella
loading = La tavla vegn preparada…
engine-failed = Il computer ha chalà da giugar pervi d’in’errur. Tes gieu è segir: emprova anc ina giada per giugar vinavant.
page-failed = Il gieu n’ha betg pudì vegnir chargià. Controllescha la colliaziun e rechargia la pagina.
reload = Rechargiar
try-again = Empruvar anc ina giada
keep-full = Il navigatur n’ha nagin plaz pli: quai che ti fas ussa resta memorisà mo enfin che ti serras questa pagina. Fa plaz ed emprova anc ina giada.
part-failed = Questa part n’ha betg pudì vegnir chargiada. Controllescha la colliaziun ed emprova anc ina giada.
language-failed = Questa lingua n’ha betg pudì vegnir chargiada: { $language }. Controllescha la colliaziun ed emprova anc ina giada.

## Emprender: reglas, agid, davart

rules = Reglas
rules-of = Las reglas da { $variant }
help = Agid
help-move = Tscherna ina fossa da tia retscha: ses semens vegnan semnads in suenter l’auter, encunter la direcziun da l’ura. Sche l’ultim croda tranter auters, vegn era quella fossa svidada e la semnada va vinavant.
help-casa = Ina fossa cun exact quatter semens è ina casa, ina pitschna chasa, e porta in tetg. Las casas èn quai ch’ins piglia.
help-loop = Ina pitschna frizza en rudi marca ina semnada che na finiss mai.
help-keys = Tastas
help-keys-arrows = Frizzas: ir sur la tavla
help-keys-enter = Enter u spazi: semnar
help-keys-letters = Ina letra, u 1 fin 12: tscherner ina fossa
help-keys-undo = Ctrl+Z: revocar; Ctrl+Y: repeter
help-keys-skip = Esc: siglir a la fin da la semnada
about = Davart
about-text = Hoyito vegn giugà en il sidvest da la Republica Dominicana, en fossas chavadas en la terra u en circuls dissegnads sin betun. Qua è el sco che ses giugaders al han raquintà, en trais variantas.
about-credit = Documentà da Víktor Bautista i Roca cun Salvador Cases i Majoral il 2004 ed il 2005; descrit en Mancala World e Wikimanqala.
about-free = Software libra, sut la licenza MIT u Apache 2.0.
about-private = Nagut da tai banduna questa pagina.

## Pleds curts nua ch’i ha pauc plaz

hole-closed = serrada
moves-now = gioga
moves-again = puspè
# Durant ina semnada: sper il num da tgi che semna, e sco frasa.
moves-sowing = semna { $hole }
sowing-now = { $who ->
    [you] Ti semnas { $hole }.
    [computer] Il computer semna { $hole }.
    [south] Sid semna { $hole }.
   *[north] Nord semna { $hole }.
 }
level-short = nivel { $level }
proof-proved = la meglra tratga, cumprovada
proof-unproved = betg cumprovà a temp
proof-coming = las valurs exactas èn sin via
proof-missing = las valurs exactas n’èn ussa betg da survegnir
let-computer = Laschar giugar
round-end = Finir questa runda
