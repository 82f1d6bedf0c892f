### La página: controles, rótulos y avisos. Los argumentos se explican en la versión inglesa.

## El marco de la página

page-title = Hoyito
page-description = Hoyito, el juego dominicano de sembrar semillas: tres maneras de jugarlo, contra una persona o contra la computadora.
skip-to-board = Ir al tablero
menu = Menú
nav-play = Jugar
nav-learn = Aprender
nav-friend = Amigos
friend-game = Una partida a distancia
time-left = tiempo que queda
nav-analyse = Analizar
nav-rules = Reglas
nav-settings = Ajustes
nav-help = Ayuda
nav-about = Acerca de
close = Cerrar
back = Volver
cancel = Cancelar
yes = Sí
no = No
copy = Copiar
copied = Copiado

## Quién juega y a quién le toca

player-south = Sur
player-north = Norte
player-you = Tú
player-computer = Computadora
player-computer-level = Computadora, nivel { $level }
player-person = Una persona
to-move = { $who ->
    [you] Te toca
    [computer] Le toca a la computadora
    [south] Le toca a Sur
   *[north] Le toca a Norte
 }

## Juego nuevo

new-game = Juego nuevo
new-game-start = Jugar
new-game-replaces = Si empiezas un juego nuevo, se acaba el que está en el tablero.
choose-variant = ¿Cuál Hoyito?
variant-I = Hoyito I
variant-I-line-1 = Cada cuatro que formas por el camino es tuyo enseguida, en cualquier fila.
variant-I-line-2 = Una siembra, un turno. El mejor para empezar.
variant-II = Hoyito II
variant-II-line-1 = Termina en un cuatro y llévatelo, con todos los cuatros seguidos que tenga detrás.
variant-II-line-2 = Y juegas otra vez. El más difícil de los tres.
variant-III = Hoyito III
variant-III-line-1 = Termina en un cuatro y llévatelo, solo ese, y juega otra vez.
variant-III-line-2 = En una partida, desde la tercera ronda, las últimas cuatro son de quien ganó la ronda anterior.
choose-row = Huecos por fila
row-usual = { $row } (lo usual)
row-option = { $row ->
    [one] { $row } hueco por fila
   *[other] { $row } huecos por fila
 }
choose-length = ¿Cuánto dura?
length-round = Una ronda
length-round-line = Gana quien captura más semillas.
length-match = Una partida
length-match-line = Rellena tu fila con lo que capturaste, una y otra vez, hasta que alguien no pueda llenar ni un hueco.
choose-opponent = ¿Contra quién?
opponent-computer = La computadora
opponent-person = Alguien a mi lado
choose-level = ¿Qué tan fuerte?
level = Nivel { $level }: { level-name }
level-name = { $level ->
    [1] Semilla
    [2] Retoño
    [3] Matica
    [4] Arbolito
    [5] Mata joven
    [6] Mata frondosa
    [7] Mata florecida
    [8] Mata cargada
    [9] Mata vieja
   *[10] Mata centenaria
 }
choose-side = ¿Cuál fila es la tuya?
side-south = Sur, la fila de acá
side-north = Norte, la fila de allá
choose-starter = ¿Quién empieza?
starter = { $who ->
    [you] Tú
    [computer] La computadora
    [south] Sur
   *[north] Norte
 }
starter-chance = Al azar

## Reglas de la casa: lo que la fuente no dice

house-rules = Reglas de la casa
house-rules-note = Los juegos se anotaron de boca de quienes los juegan, y de esto la fuente no dice nada. Estas decisiones son nuestras, no de la fuente.
house-rules-reset = Volver a lo usual
house-rules-changed = { $count ->
    [0] todas como siempre
    [one] { $count } cambiada
   *[other] { $count } cambiadas
 }
ruling-ours = Decisión nuestra, no de la fuente.
ruling-default = lo usual
ruling-fixed = siempre así
ruling-off = Desactivada

ruling-endless-sowing = Siembra sin fin
ruling-endless-sowing-why = De vez en cuando una siembra no acabaría nunca. ¿Y entonces? La fuente no lo dice; es decisión nuestra.
ruling-endless-sowing-forbidden = No se permite: elige otro hueco
ruling-endless-sowing-ends-round = Se permite: acaba la ronda y lo que queda se reparte

ruling-repetition = Repetición
ruling-repetition-why = Si vuelve la misma posición y le toca al mismo jugador, acaba la ronda y lo que queda se reparte. Decisión nuestra; la fuente no habla de eso.
ruling-repetition-times = { $count ->
    [2] La segunda vez
    [3] La tercera vez
   *[other] La vez número { $count }
 }

ruling-no-capture-limit = Calma larga
ruling-no-capture-limit-why = Tras muchas jugadas seguidas sin captura, la ronda puede acabar y lo que queda se reparte. Decisión nuestra, desactivada mientras no la quieras.
ruling-no-capture-limit-moves = { $count ->
    [one] Tras { $count } jugada sin captura
   *[other] Tras { $count } jugadas sin captura
 }

ruling-closed-holes = Huecos cerrados
ruling-closed-holes-why = En una partida, los huecos que no puedes llenar se cierran. En qué punta de la fila quedan es decisión nuestra.
ruling-closed-holes-rightmost = Se llena desde la izquierda: se cierran los de la derecha
ruling-closed-holes-leftmost = Se llena desde la derecha: se cierran los de la izquierda

ruling-round-limit = Límite de rondas
ruling-round-limit-why = Una partida puede parar tras cierto número de rondas; gana quien tenga más semillas. Decisión nuestra, desactivada mientras no la quieras.
ruling-round-limit-rounds = { $count ->
    [one] Tras { $count } ronda
   *[other] Tras { $count } rondas
 }

ruling-origin-hole = El hueco de donde levantas
ruling-origin-hole-why = Una vuelta larga que llega hasta su principio también deja semilla en el hueco de donde salió. Decisión nuestra.
ruling-extra-turn = Otra jugada, pero ninguna posible
ruling-extra-turn-why = Quien se ganó otra jugada y no tiene ninguna, pasa. Decisión nuestra.
ruling-last-four-tie = Las últimas cuatro tras un empate
ruling-last-four-tie-why = En Hoyito III, si la ronda anterior quedó empatada, las últimas cuatro son de quien hizo la última captura. Decisión nuestra.
ruling-only-endless = Solo quedan siembras sin fin
ruling-only-endless-why = Quien tiene semillas, pero solo siembras que no acaban nunca, pasa. Decisión nuestra.
ruling-no-move = Nadie puede jugar
ruling-no-move-why = Si nadie puede jugar, lo que queda se reparte y acaba la ronda. Decisión nuestra.
ruling-agreement = Repartir de acuerdo
ruling-agreement-why = Los jugadores pueden ponerse de acuerdo en repartir lo que queda y acabar la ronda. Decisión nuestra.
ruling-resigning = Rendirse
ruling-resigning-why = Quien se rinde pierde la ronda, y las semillas que quedan son del otro. Decisión nuestra.
ruling-tied-round = Tras una ronda empatada
ruling-tied-round-why = La ronda siguiente la empieza quien no empezó la empatada. Decisión nuestra.
ruling-undecided = Siembras demasiado largas
ruling-undecided-why = Para que nada se tranque, una siembra que pase de 268 millones de vueltas no se puede jugar. No se conoce posición que llegue a tanto. Decisión nuestra.

## El tablero, leído en voz alta y al enfocarlo

board-label = Tablero, dos filas de { $row }
row-label = { $who ->
    [you] Tu fila
    [computer] La fila de la computadora
    [south] La fila de Sur
   *[north] La fila de Norte
 }
hole-label = { $who ->
    [you] Tu hueco { $hole }
    [computer] Hueco { $hole } de la computadora
    [south] Hueco { $hole } de Sur
   *[north] Hueco { $hole } de Norte
 }, { $seeds ->
    [0] vacío
    [one] { $seeds } semilla
   *[other] { $seeds } semillas
 }
hole-closed-label = { $who ->
    [you] Tu hueco { $hole }
    [computer] Hueco { $hole } de la computadora
    [south] Hueco { $hole } de Sur
   *[north] Hueco { $hole } de Norte
 }, cerrado
hole-casa = una casa
hole-playable = se puede jugar
hole-last-from = aquí empezó la última siembra
hole-last-to = aquí terminó la última siembra
hole-hint = sugerido
hole-endless = siembra sin fin
hole-endless-why = Una siembra desde { $hole } no acabaría nunca, así que no se puede jugar.
captures-label = { $who ->
    [you] Tus capturas
    [computer] Capturas de la computadora
    [south] Capturas de Sur
   *[north] Capturas de Norte
 }: { $seeds ->
    [one] { $seeds } semilla
   *[other] { $seeds } semillas
 }
captures = Capturas
board-keys = Con las flechas recorres el tablero, con Intro siembras. Una letra o un número del 1 al 12 elige un hueco de la fila a la que le toca.

## Durante el juego

undo = Deshacer
undo-named = { $who ->
    [you] Deshacer tu siembra de { $hole }
    [computer] Deshacer la siembra de { $hole } de la computadora
    [south] Deshacer la siembra de { $hole } de Sur
   *[north] Deshacer la siembra de { $hole } de Norte
 }
undo-agreement = Deshacer el acuerdo
undo-resignation = Deshacer la rendición
undo-next-round = Deshacer la ronda nueva
undo-none = Nada que deshacer
redo = Rehacer
redo-named = { $who ->
    [you] Rehacer tu siembra de { $hole }
    [computer] Rehacer la siembra de { $hole } de la computadora
    [south] Rehacer la siembra de { $hole } de Sur
   *[north] Rehacer la siembra de { $hole } de Norte
 }
redo-agreement = Rehacer el acuerdo
redo-resignation = Rehacer la rendición
redo-next-round = Rehacer la ronda nueva
redo-none = Nada que rehacer
hint = Pista
hint-waiting = Buscando un buen hueco…
resign = Rendirse
resign-ask = ¿Te rindes en esta ronda? { $seeds ->
    [one] La { $seeds } semilla que queda será
   *[other] Las { $seeds } semillas que quedan serán
 } del otro jugador.
resign-confirm = Me rindo en esta ronda
agree = Repartir de acuerdo
agree-ask = ¿Están de acuerdo en acabar la ronda y repartir por igual { $seeds ->
    [one] la { $seeds } semilla que queda
   *[other] las { $seeds } semillas que quedan
 }?
agree-confirm = Repartir y acabar la ronda
agree-computer-ask = ¿Le propones a la computadora acabar la ronda y repartir por igual { $seeds ->
    [one] la { $seeds } semilla que queda
   *[other] las { $seeds } semillas que quedan
 }?
agree-computer-confirm = Proponer el reparto
agree-declined = La computadora prefiere seguir jugando.
keep-playing = Seguir jugando
next-round = Ronda siguiente
play-again = Jugar de nuevo
round-over = Se acabó la ronda
match-over = Se acabó la partida

## Las jugadas y la partida

moves = Jugadas
moves-none = Todavía no hay jugadas
move-number = Jugada { $number }
move-go-to = Ir a { $who ->
    [you] tu siembra de { $hole }
    [computer] la siembra de { $hole } de la computadora
    [south] la siembra de { $hole } de Sur
   *[north] la siembra de { $hole } de Norte
 }
moves-start = Ir al principio
moves-end = Ir a la última jugada
moves-looking-back = Estás mirando atrás. Si siembras desde aquí, se borran las jugadas que siguieron.
match = Partida
match-table = La partida, ronda por ronda
match-round = Ronda
match-round-number = Ronda { $round }
match-started = Empezó
match-result = Capturas
match-winner = Ganó
match-closed = Huecos cerrados
match-kept = Semillas guardadas
match-ended = Cómo acabó
match-in-play = en juego
match-tie = empate
match-none = ninguno
ended-last-four = las últimas cuatro
ended-no-move = nadie podía jugar
ended-repetition = repetición
ended-no-capture-limit = calma larga
ended-endless-sowing = siembra sin fin
ended-agreement = reparto acordado
ended-resignation = rendición

## El paso de la siembra

speed = Velocidad
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Al instante
skip-sowing = Saltar
skip-sowing-label = Saltar al final de esta siembra

## Archivos de juego

game-file = Archivo de juego
analyse-game = Analizar este juego
download = Descargar el juego (OGN)
upload = Abrir un juego (OGN)
upload-drop = Elige un archivo OGN o suéltalo aquí
upload-several = { $count ->
    [one] El archivo trae { $count } juego.
   *[other] El archivo trae { $count } juegos. ¿Cuál abro?
 }
# Quien juega, en un archivo que no lo nombra.
upload-unknown = desconocido
upload-done = Abierto. Recorre sus jugadas o sigue jugando desde cualquiera.
copy-position = Copiar la posición

## Ajustes

settings = Ajustes
language = Idioma
theme = Colores
theme-system = Como mi dispositivo
theme-light = Día
theme-dark = Noche
board-style = Tablero
board-soil = Tierra
board-chalk = Tiza sobre cemento
board-contrast = Alto contraste
orientation = El tablero va
orientation-auto = Como quepa
orientation-wide = Acostado
orientation-upright = De pie
sound = Sonido
sound-on = Activado
sound-off = Desactivado
seeds-style = Semillas
seeds-mate = Semillas de mate
seeds-pebbles = Piedrecitas
board-play = En el tablero
preview-label = Ver por adelantado
preview-why = Detente sobre un hueco, o deja el dedo puesto, y ves por dónde correría su siembra. Nunca en los acertijos.
preview-told = Termina en { $hole }, { count-laps }, +{ $seeds }
confirm-label = Preguntar antes de sembrar
confirm-why = Un hueco se siembra cuando lo eliges por segunda vez.
confirm-ask = Elige { $hole } otra vez para sembrarlo.
flipped-label = Darle la vuelta al tablero
flipped-why = La fila de Norte queda de este lado, y más cerca de la otra mano.
sound-play = Que se oiga
volume = Volumen
vibrate-label = Que vibre
motion = Movimiento
motion-system = Como mi dispositivo
motion-full = Las semillas se mueven
motion-reduced = El mínimo
figures-label = Mostrar un número en cada hueco
figures-why = Sin ellos cuentas tú las semillas; solo los montones demasiado grandes conservan el suyo. El tablero de análisis los muestra todos, y un lector de pantalla los dice siempre.

## El juego guardado, la red y lo que puede fallar

game-resumed = Tu juego está donde lo dejaste.
saved-damaged = El juego guardado en este navegador está dañado y no se puede abrir. Se conserva para que lo descargues; puedes empezar uno nuevo.
saved-download = Descargar el juego dañado
saved-discard = Botarlo y empezar de nuevo
saved-off = Este navegador no guarda nada: el juego se pierde al cerrar la página. Descárgalo para conservarlo.
# La misma página abierta dos veces.
other-tab = Este juego siguió en otra pestaña. ¿Cuál de los dos se queda?
other-tab-show = Seguir con el otro
other-tab-keep = Dejar este
other-tab-safe = Elijas el que elijas, el otro queda aparte y lo puedes recuperar.
aside-back = Volver al juego que quedó aparte
offline = No hay conexión. El juego sigue: no le hace falta la red.
offline-ready = Desde ahora el juego también funciona sin conexión.
update-ready = Hay una versión nueva.
update-now = Recargar para usarla
loading = Preparando el tablero…
engine-failed = La computadora dejó de jugar por un error. Tu juego está a salvo: inténtalo otra vez para seguir.
page-failed = No se pudo cargar el juego. Revisa la conexión y recarga la página.
reload = Recargar
try-again = Intentar otra vez
keep-full = Al navegador no le queda espacio: lo que hagas ahora se guarda solo hasta que cierres esta página. Haz espacio e inténtalo otra vez.
part-failed = No se pudo traer esta parte. Revisa la conexión e inténtalo otra vez.
language-failed = No se pudo traer este idioma: { $language }. Revisa la conexión e inténtalo otra vez.

## Aprender: reglas, ayuda, acerca de

rules = Reglas
rules-of = Las reglas de { $variant }
help = Ayuda
help-move = Elige un hueco de tu fila: sus semillas se siembran una por una, al revés del reloj. Si la última cae entre otras, ese hueco también se levanta y la siembra sigue.
help-casa = Un hueco con exactamente cuatro semillas es una casa, y lleva techo. Las casas son lo que se captura.
help-loop = Una flechita en círculo marca una siembra que no acabaría nunca.
help-keys = Teclas
help-keys-arrows = Flechas: recorrer el tablero
help-keys-enter = Intro o espacio: sembrar
help-keys-letters = Una letra, o del 1 al 12: elegir un hueco
help-keys-undo = Ctrl+Z: deshacer; Ctrl+Y: rehacer
help-keys-skip = Esc: saltar al final de la siembra
about = Acerca de
about-text = El Hoyito se juega en el suroeste de la República Dominicana, en huecos hechos en la tierra o círculos pintados en el cemento. Aquí está como lo contaron sus jugadores, en tres variantes.
about-credit = Recogido por Víktor Bautista i Roca con Salvador Cases i Majoral en 2004 y 2005; descrito en Mancala World y Wikimanqala.
about-free = Software libre, con licencia MIT o Apache 2.0.
about-private = Nada de ti sale de esta página.

## Palabras cortas donde hay poco sitio

hole-closed = cerrado
moves-now = juega
moves-again = otra vez
# Mientras corre una siembra: junto al nombre de quien siembra, y como frase.
moves-sowing = siembra { $hole }
sowing-now = { $who ->
    [you] Estás sembrando { $hole }.
    [computer] La computadora está sembrando { $hole }.
    [south] Sur está sembrando { $hole }.
   *[north] Norte está sembrando { $hole }.
 }
level-short = nivel { $level }
proof-proved = la mejor jugada, demostrado
proof-unproved = no demostrado a tiempo
proof-coming = los valores exactos están en camino
proof-missing = los valores exactos no se pueden traer ahora
let-computer = Que juegue
round-end = Acabar esta ronda
