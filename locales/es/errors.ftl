### Qué falló y qué se puede hacer. Los argumentos se explican en la versión inglesa.

## Un hueco que no se puede jugar

error-bad-move = Ese hueco no existe en este tablero. Los de Sur van de A a { $south }, los de Norte de a a { $north }.
error-not-your-hole = { $hole } está en la otra fila. Elige un hueco de la tuya: de { $first } a { $last }.
error-closed-hole = { $hole } está cerrado en esta ronda. Elige un hueco abierto.
error-empty-hole = { $hole } está vacío. Elige un hueco con semillas.
error-endless-sowing = Una siembra desde { $hole } no acabaría nunca, así que no se puede jugar. Elige otro hueco.
error-undecided-sowing = Una siembra desde { $hole } es demasiado larga para seguirla hasta el final, así que no se puede jugar. Elige otro hueco.
error-round-over = Se acabó la ronda. Empieza la siguiente o un juego nuevo.
error-not-your-move = { $who ->
    [you] Te toca a ti.
    [computer] Le toca a la computadora. Espera un momento.
    [south] Le toca a Sur.
   *[north] Le toca a Norte.
 }

## Posiciones y peticiones

position-fault = { $why ->
    [field-count] tiene { $count } campos. Una posición trae las semillas de 2 a 24 huecos (un número par), las capturas de Sur, las de Norte y a quién le toca, unidos por guiones, como en 4-4-4-4-0-0-S.
    [field] el campo { $number } no es un número de semillas de 0 a 96. Solo un hueco puede ser también x, cerrado.
    [player] su último campo no dice a quién le toca: S para Sur o N para Norte.
    [closed] el hueco { $hole } está cerrado pero tiene { count-seeds }. Un hueco cerrado está vacío.
    [fours] hay { count-seeds } en el tablero. Tiene que ser un múltiplo de cuatro: ninguna, u ocho o más.
    [only-four] hay solo cuatro semillas en el tablero. Tienen que ser ninguna, u ocho o más: las últimas cuatro se van con la captura que las deja.
    [total] hay { count-seeds } entre el tablero y las capturas. Con dos filas de { $row } se juega con { $total }.
   *[other] sus huecos y semillas no concuerdan.
 }
error-bad-position = Esto no es una posición de Hoyito: { position-fault }
error-bad-request = Esto no se entiende: { $detail }
error-round-in-play = La ronda en juego no se ha acabado. Termínala primero.
error-match-over = Se acabó la partida. Empieza un juego nuevo.

## Archivos de juego (OGN)

error-ogn-empty = Este archivo no trae ningún juego. Elige un archivo OGN.
error-ogn-syntax = Este archivo de juego (OGN) no se puede leer. Línea { $line }, carácter { $column }: { $why ->
    [comment] este comentario nunca se cierra.
    [variation] esta variante nunca se cierra.
    [open-tag] esta etiqueta nunca se cierra.
    [tag] una etiqueta se escribe { "[Name \"value\"]" }.
    [parenthesis] este ) no cierra ninguna variante.
    [first] una variante va después de la jugada que cambiaría.
    [deep] hay más de 100 variantes unas dentro de otras.
    [long] hay más de un millón de jugadas, comentarios y etiquetas. Divide el archivo en varios.
    [move] «{ $text }» no es una jugada. Las jugadas son letras de huecos, de A a L y de a a l, con +4 donde se capturan cuatro semillas.
   *[other] esto no es un archivo de juego.
 }
error-ogn-tag = La etiqueta { $tag } de este archivo de juego no sirve. { $why ->
    [words] Puede ser: { $words }.
    [count] Escribe off o un número desde { $count }.
    [over] La ronda ya se acabó con sus jugadas; quita la etiqueta.
   *[other] Corrígela o quítala.
 }
error-ogn-position = La etiqueta FEN de este archivo de juego no es una posición: { position-fault }
error-ogn-move = El juego se lee hasta la jugada { $number }, que no se puede jugar: { $why ->
    [bad-move] ese hueco no existe. Los de Sur van de A a { $south }, los de Norte de a a { $north }.
    [not-your-hole] { $hole } está en la otra fila. La jugada va de { $first } a { $last }.
    [closed-hole] { $hole } está cerrado en esta ronda.
    [empty-hole] { $hole } está vacío.
    [endless-sowing] una siembra desde { $hole } no acabaría nunca.
    [undecided-sowing] una siembra desde { $hole } es demasiado larga para seguirla hasta el final.
   *[other] se acabó la ronda.
 }
error-ogn-capture = El juego se lee hasta la jugada { $number }: { $hole } captura { count-seeds }, pero está escrito { $hole }+{ $count }. Corrígelo, o escribe solo { $hole }.
error-ogn-round = Este archivo de juego sigue con otra ronda, pero { $why ->
    [in-play] la ronda anterior no se ha acabado.
   *[other] se acabó la partida.
 }
error-ogn-start = La ronda { $round } de este archivo de juego no puede empezar con { $found }. Después de las rondas anteriores empieza con { $position }.
error-ogn-result = El archivo da { $found } como resultado de la ronda { $round }, pero sus jugadas acaban { $result }.
error-ogn-variant = Este juego no es Hoyito I, II ni III. Otros juegos no se pueden abrir aquí.
error-file-too-large = El archivo es demasiado grande: { $size } MB, y el máximo es { $limit } MB. Elige uno más pequeño.
error-file-unreadable = El archivo no se puede leer. Elígelo otra vez, o elige otro.

## El juego guardado

error-saved-damaged = El juego guardado está dañado. Se conserva; puedes empezar uno nuevo.
error-saved-newer = El juego guardado es de una versión más nueva. Recarga la página para tenerla, o empieza un juego nuevo.
error-saved-write = El juego no se puede guardar ({ $detail }). Descárgalo para conservarlo.
