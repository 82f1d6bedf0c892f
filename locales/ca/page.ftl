### La pàgina: controls, rètols i avisos. Els arguments s’expliquen a la versió anglesa.

## El marc de la pàgina

page-title = Hoyito
page-description = Hoyito, el joc dominicà de sembrar llavors: tres maneres de jugar-hi, contra una persona o contra l’ordinador.
skip-to-board = Vés al tauler
menu = Menú
nav-play = Juga
nav-learn = Aprèn
nav-friend = Amics
friend-game = Una partida a distància
time-left = temps que queda
nav-analyse = Analitza
nav-rules = Regles
nav-settings = Preferències
nav-help = Ajuda
nav-about = Quant a
close = Tanca
back = Torna
cancel = Cancel·la
yes = Sí
no = No
copy = Copia
copied = Copiat

## Qui juga i a qui li toca

player-south = Sud
player-north = Nord
player-you = Tu
player-computer = Ordinador
player-computer-level = Ordinador, nivell { $level }
player-person = Una persona
to-move = { $who ->
    [you] Et toca
    [computer] Li toca a l’ordinador
    [south] Li toca a Sud
   *[north] Li toca a Nord
 }

## Joc nou

new-game = Joc nou
new-game-start = Juga
new-game-replaces = Si comences un joc nou, s’acaba el que hi ha al tauler.
choose-variant = Quin Hoyito?
variant-I = Hoyito I
variant-I-line-1 = Cada quatre que fas pel camí és teu de seguida, a qualsevol fila.
variant-I-line-2 = Una sembra, un torn. El millor per començar.
variant-II = Hoyito II
variant-II-line-1 = Acaba en un quatre i emporta-te’l, amb tots els quatres seguits que tingui al darrere.
variant-II-line-2 = I tornes a jugar. El més difícil dels tres.
variant-III = Hoyito III
variant-III-line-1 = Acaba en un quatre i emporta-te’l, només aquell, i torna a jugar.
variant-III-line-2 = En una partida, des de la tercera ronda, les quatre últimes són de qui va guanyar la ronda anterior.
choose-row = Forats per fila
row-usual = { $row } (l’usual)
row-option = { $row ->
    [one] { $row } forat per fila
   *[other] { $row } forats per fila
 }
choose-length = Quant dura?
length-round = Una ronda
length-round-line = Guanya qui captura més llavors.
length-match = Una partida
length-match-line = Torna a omplir la teva fila amb el que has capturat, un cop i un altre, fins que algú no pugui omplir ni un forat.
choose-opponent = Contra qui?
opponent-computer = L’ordinador
opponent-person = Algú al meu costat
choose-level = Com de fort?
level = Nivell { $level }: { level-name }
level-name = { $level ->
    [1] Llavor
    [2] Brot
    [3] Planter
    [4] Arbret
    [5] Arbre jove
    [6] Arbre amb fulles
    [7] Arbre florit
    [8] Arbre carregat
    [9] Arbre vell
   *[10] Arbre centenari
 }
choose-side = Quina fila és la teva?
side-south = Sud, la fila d’aquí
side-north = Nord, la fila d’allà
choose-starter = Qui comença?
starter = { $who ->
    [you] Tu
    [computer] L’ordinador
    [south] Sud
   *[north] Nord
 }
starter-chance = A l’atzar

## Regles de la casa: el que la font no diu

house-rules = Regles de la casa
house-rules-note = Els jocs es van anotar de boca de qui hi juga, i d’això la font no en diu res. Aquestes decisions són nostres, no de la font.
house-rules-reset = Torna a l’usual
house-rules-changed = { $count ->
    [0] totes com sempre
    [one] { $count } canviada
   *[other] { $count } canviades
 }
ruling-ours = Decisió nostra, no de la font.
ruling-default = l’usual
ruling-fixed = sempre així
ruling-off = Desactivada

ruling-endless-sowing = Sembra sense fi
ruling-endless-sowing-why = De tant en tant una sembra no s’acabaria mai. I llavors què? La font no ho diu; és decisió nostra.
ruling-endless-sowing-forbidden = No es permet: tria un altre forat
ruling-endless-sowing-ends-round = Es permet: acaba la ronda i el que queda es reparteix

ruling-repetition = Repetició
ruling-repetition-why = Si torna la mateixa posició i li toca al mateix jugador, la ronda s’acaba i el que queda es reparteix. Decisió nostra; la font no en parla.
ruling-repetition-times = { $count ->
    [2] La segona vegada
    [3] La tercera vegada
   *[other] La vegada número { $count }
 }

ruling-no-capture-limit = Calma llarga
ruling-no-capture-limit-why = Després de moltes jugades seguides sense captura, la ronda es pot acabar i el que queda es reparteix. Decisió nostra, desactivada mentre no la vulguis.
ruling-no-capture-limit-moves = { $count ->
    [one] Després de { $count } jugada sense captura
   *[other] Després de { $count } jugades sense captura
 }

ruling-closed-holes = Forats tancats
ruling-closed-holes-why = En una partida, els forats que no pots omplir es tanquen. A quin cap de la fila queden és decisió nostra.
ruling-closed-holes-rightmost = S’omple des de l’esquerra: es tanquen els de la dreta
ruling-closed-holes-leftmost = S’omple des de la dreta: es tanquen els de l’esquerra

ruling-round-limit = Límit de rondes
ruling-round-limit-why = Una partida es pot aturar després d’un cert nombre de rondes; guanya qui té més llavors. Decisió nostra, desactivada mentre no la vulguis.
ruling-round-limit-rounds = { $count ->
    [one] Després de { $count } ronda
   *[other] Després de { $count } rondes
 }

ruling-origin-hole = El forat d’on aixeques
ruling-origin-hole-why = Una volta llarga que arriba fins al principi també deixa llavor al forat d’on ha sortit. Decisió nostra.
ruling-extra-turn = Una altra jugada, però cap de possible
ruling-extra-turn-why = Qui s’ha guanyat una altra jugada i no en té cap, passa. Decisió nostra.
ruling-last-four-tie = Les quatre últimes després d’un empat
ruling-last-four-tie-why = A Hoyito III, si la ronda anterior va quedar empatada, les quatre últimes són de qui ha fet l’última captura. Decisió nostra.
ruling-only-endless = Només queden sembres sense fi
ruling-only-endless-why = Qui té llavors, però només sembres que no s’acaben mai, passa. Decisió nostra.
ruling-no-move = Ningú no pot jugar
ruling-no-move-why = Si ningú no pot jugar, el que queda es reparteix i la ronda s’acaba. Decisió nostra.
ruling-agreement = Repartir d’acord
ruling-agreement-why = Els jugadors es poden posar d’acord a repartir el que queda i acabar la ronda. Decisió nostra.
ruling-resigning = Rendir-se
ruling-resigning-why = Qui es rendeix perd la ronda, i les llavors que queden són de l’altre. Decisió nostra.
ruling-tied-round = Després d’una ronda empatada
ruling-tied-round-why = La ronda següent la comença qui no va començar l’empatada. Decisió nostra.
ruling-undecided = Sembres massa llargues
ruling-undecided-why = Perquè no s’encalli res, una sembra que passi de 268 milions de voltes no es pot jugar. No es coneix cap posició que hi arribi. Decisió nostra.

## El tauler, llegit en veu alta i en enfocar-lo

board-label = Tauler, dues files de { $row }
row-label = { $who ->
    [you] La teva fila
    [computer] La fila de l’ordinador
    [south] La fila de Sud
   *[north] La fila de Nord
 }
hole-label = { $who ->
    [you] El teu forat { $hole }
    [computer] Forat { $hole } de l’ordinador
    [south] Forat { $hole } de Sud
   *[north] Forat { $hole } de Nord
 }, { $seeds ->
    [0] buit
    [one] { $seeds } llavor
   *[other] { $seeds } llavors
 }
hole-closed-label = { $who ->
    [you] El teu forat { $hole }
    [computer] Forat { $hole } de l’ordinador
    [south] Forat { $hole } de Sud
   *[north] Forat { $hole } de Nord
 }, tancat
hole-casa = una casa
hole-playable = es pot jugar
hole-last-from = aquí ha començat l’última sembra
hole-last-to = aquí ha acabat l’última sembra
hole-hint = suggerit
hole-endless = sembra sense fi
hole-endless-why = Una sembra des del forat { $hole } no s’acabaria mai, o sigui que no es pot jugar.
captures-label = { $who ->
    [you] Les teves captures
    [computer] Captures de l’ordinador
    [south] Captures de Sud
   *[north] Captures de Nord
 }: { $seeds ->
    [one] { $seeds } llavor
   *[other] { $seeds } llavors
 }
captures = Captures
board-keys = Amb les fletxes recorres el tauler, amb Retorn sembres. Una lletra o un número de l’1 al 12 tria un forat de la fila a qui li toca.

## Durant el joc

undo = Desfés
undo-named = { $who ->
    [you] Desfés la teva sembra del forat { $hole }
    [computer] Desfés la sembra del forat { $hole } de l’ordinador
    [south] Desfés la sembra del forat { $hole } de Sud
   *[north] Desfés la sembra del forat { $hole } de Nord
 }
undo-agreement = Desfés l’acord
undo-resignation = Desfés la rendició
undo-next-round = Desfés la ronda nova
undo-none = Res per desfer
redo = Refés
redo-named = { $who ->
    [you] Refés la teva sembra del forat { $hole }
    [computer] Refés la sembra del forat { $hole } de l’ordinador
    [south] Refés la sembra del forat { $hole } de Sud
   *[north] Refés la sembra del forat { $hole } de Nord
 }
redo-agreement = Refés l’acord
redo-resignation = Refés la rendició
redo-next-round = Refés la ronda nova
redo-none = Res per refer
hint = Pista
hint-waiting = Buscant un bon forat…
resign = Rendir-se
resign-ask = Et rendeixes en aquesta ronda? { $seeds ->
    [one] La { $seeds } llavor que queda serà
   *[other] Les { $seeds } llavors que queden seran
 } de l’altre.
resign-confirm = Em rendeixo en aquesta ronda
agree = Repartir d’acord
agree-ask = Esteu d’acord a acabar la ronda i repartir a parts iguals { $seeds ->
    [one] la { $seeds } llavor que queda
   *[other] les { $seeds } llavors que queden
 }?
agree-confirm = Reparteix i acaba la ronda
agree-computer-ask = Proposes a l’ordinador d’acabar la ronda i repartir a parts iguals { $seeds ->
    [one] la { $seeds } llavor que queda
   *[other] les { $seeds } llavors que queden
 }?
agree-computer-confirm = Proposa el repartiment
agree-declined = L’ordinador s’estima més continuar jugant.
keep-playing = Continua jugant
next-round = Ronda següent
play-again = Torna a jugar
round-over = S’ha acabat la ronda
match-over = S’ha acabat la partida

## Les jugades i la partida

moves = Jugades
moves-none = Encara no hi ha jugades
move-number = Jugada { $number }
move-go-to = Vés a { $who ->
    [you] la teva sembra del forat { $hole }
    [computer] la sembra del forat { $hole } de l’ordinador
    [south] la sembra del forat { $hole } de Sud
   *[north] la sembra del forat { $hole } de Nord
 }
moves-start = Vés al principi
moves-end = Vés a l’última jugada
moves-looking-back = Estàs mirant enrere. Si sembres des d’aquí, s’esborren les jugades que van seguir.
match = Partida
match-table = La partida, ronda per ronda
match-round = Ronda
match-round-number = Ronda { $round }
match-started = Va començar
match-result = Captures
match-winner = Va guanyar
match-closed = Forats tancats
match-kept = Llavors guardades
match-ended = Com va acabar
match-in-play = en joc
match-tie = empat
match-none = cap
ended-last-four = les quatre últimes
ended-no-move = ningú no podia jugar
ended-repetition = repetició
ended-no-capture-limit = calma llarga
ended-endless-sowing = sembra sense fi
ended-agreement = repartiment acordat
ended-resignation = rendició

## El pas de la sembra

speed = Velocitat
speed-slow = Lenta
speed-normal = Normal
speed-fast = Ràpida
speed-instant = A l’instant
skip-sowing = Salta
skip-sowing-label = Salta al final d’aquesta sembra

## Fitxers de joc

game-file = Fitxer de joc
analyse-game = Analitza aquest joc
download = Baixa el joc (OGN)
upload = Obre un joc (OGN)
upload-drop = Tria un fitxer OGN o deixa’l anar aquí
upload-several = { $count ->
    [one] El fitxer porta { $count } joc.
   *[other] El fitxer porta { $count } jocs. Quin obro?
 }
# Qui juga, en un fitxer que no l’anomena.
upload-unknown = desconegut
upload-done = Obert. Recorre les jugades o continua jugant des de qualsevol.
copy-position = Copia la posició

## Preferències

settings = Preferències
language = Llengua
theme = Colors
theme-system = Com el meu aparell
theme-light = Dia
theme-dark = Nit
board-style = Tauler
board-soil = Terra
board-chalk = Guix sobre ciment
board-contrast = Contrast alt
orientation = El tauler va
orientation-auto = Com hi càpiga
orientation-wide = Ajagut
orientation-upright = Dret
sound = So
sound-on = Activat
sound-off = Desactivat
seeds-style = Llavors
seeds-mate = Llavors de mate
seeds-pebbles = Pedretes
board-play = Al tauler
preview-label = Mirar endavant
preview-why = Atura’t sobre un forat, o deixa-hi el dit, per veure per on correria la sembra. Mai als enigmes.
preview-told = S’acaba a { $hole }, { count-laps }, +{ $seeds }
confirm-label = Preguntar abans de sembrar
confirm-why = Un forat se sembra quan el tries per segona vegada.
confirm-ask = Torna a triar { $hole } per sembrar-lo.
flipped-label = Girar el tauler
flipped-why = La fila de Nord queda d’aquest costat, i més a prop de l’altra mà.
sound-play = Que se senti
volume = Volum
vibrate-label = Que vibri
motion = Moviment
motion-system = Com el meu aparell
motion-full = Les llavors es mouen
motion-reduced = El mínim
figures-label = Mostra una xifra a cada forat
figures-why = Sense les xifres, comptes tu les llavors; només els munts massa grans conserven la seva. El tauler d’anàlisi les mostra totes, i un lector de pantalla les diu sempre.

## El joc desat, la xarxa i el que pot fallar

game-resumed = El teu joc és on el vas deixar.
saved-damaged = El joc desat en aquest navegador està malmès i no es pot obrir. Es conserva perquè el baixis; en pots començar un de nou.
saved-download = Baixa el joc malmès
saved-discard = Llença’l i torna a començar
saved-off = Aquest navegador no desa res: el joc es perd en tancar la pàgina. Baixa’l per conservar-lo.
# La mateixa pàgina oberta dues vegades.
other-tab = Aquest joc ha continuat en una altra pestanya. Quin dels dos es queda?
other-tab-show = Continua amb l’altre
other-tab-keep = Deixa aquest
other-tab-safe = Triïs el que triïs, l’altre queda a part i el pots recuperar.
aside-back = Torna al joc que ha quedat a part
offline = No hi ha connexió. El joc continua: no li cal la xarxa.
offline-ready = Des d’ara el joc també funciona sense connexió.
update-ready = Hi ha una versió més nova.
update-now = Recarrega per fer-la servir
loading = Preparant el tauler…
engine-failed = L’ordinador ha deixat de jugar per un error. El teu joc està fora de perill: torna-ho a provar per continuar.
page-failed = No s’ha pogut carregar el joc. Comprova la connexió i recarrega la pàgina.
reload = Recarrega
try-again = Torna-ho a provar
keep-full = Al navegador no li queda espai: el que facis ara només es desa fins que tanquis aquesta pàgina. Fes espai i torna-ho a provar.
part-failed = No s’ha pogut obtenir aquesta part. Comprova la connexió i torna-ho a provar.
language-failed = No s’ha pogut obtenir aquesta llengua: { $language }. Comprova la connexió i torna-ho a provar.

## Aprendre: regles, ajuda, quant a

rules = Regles
rules-of = Regles del joc: { $variant }
help = Ajuda
help-move = Tria un forat de la teva fila: les llavors se sembren una per una, al revés de les agulles del rellotge. Si l’última cau entre d’altres, aquell forat també s’aixeca i la sembra continua.
help-casa = Un forat amb exactament quatre llavors és una casa, i porta teulada. Les cases són el que es captura.
help-loop = Una fletxeta en cercle marca una sembra que no s’acabaria mai.
help-keys = Tecles
help-keys-arrows = Fletxes: recórrer el tauler
help-keys-enter = Retorn o espai: sembrar
help-keys-letters = Una lletra, o de l’1 al 12: triar un forat
help-keys-undo = Ctrl+Z: desfer; Ctrl+Y: refer
help-keys-skip = Esc: saltar al final de la sembra
about = Quant a
about-text = Hoyito es juga al sud-oest de la República Dominicana, en forats fets a terra o cercles pintats amb guix al ciment. Aquí és com el van explicar els seus jugadors, en tres variants.
about-credit = Recollit per Víktor Bautista i Roca amb Salvador Cases i Majoral els anys 2004 i 2005; descrit a Mancala World i Wikimanqala.
about-free = Programari lliure, amb llicència MIT o Apache 2.0.
about-private = Res de tu no surt d’aquesta pàgina.

## Paraules curtes on hi ha poc lloc

hole-closed = tancat
moves-now = juga
moves-again = hi torna
# Mentre corre una sembra: al costat del nom de qui sembra, i com a frase.
moves-sowing = sembra { $hole }
sowing-now = { $who ->
    [you] Estàs sembrant { $hole }.
    [computer] L’ordinador està sembrant { $hole }.
    [south] Sud està sembrant { $hole }.
   *[north] Nord està sembrant { $hole }.
 }
level-short = nivell { $level }
proof-proved = la millor jugada, demostrat
proof-unproved = no demostrat a temps
proof-coming = els valors exactes estan de camí
proof-missing = ara no es poden obtenir els valors exactes
let-computer = Que jugui
round-end = Acaba aquesta ronda
