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

error-bad-position = Esto no es una posición de Hoyito: { $detail }
error-bad-request = Esto no se entiende: { $detail }

## Archivos de juego (OGN)

error-ogn-empty = Este archivo no trae ningún juego. Elige un archivo OGN.
error-ogn-syntax = Este archivo de juego (OGN) no se puede leer: { $detail }
error-ogn-tag = La etiqueta { $tag } de este archivo de juego no sirve: { $detail }
error-ogn-move = El juego se lee hasta la jugada { $number }, que no se puede jugar: { $detail }
error-ogn-variant = Este juego no es Hoyito I, II ni III. Otros juegos no se pueden abrir aquí.
error-file-too-large = El archivo es demasiado grande: { $size } MB, y el máximo es { $limit } MB. Elige uno más pequeño.
error-file-unreadable = El archivo no se puede leer. Elígelo otra vez, o elige otro.

## El juego guardado

error-saved-damaged = El juego guardado está dañado ({ $detail }). Se conserva; puedes empezar uno nuevo.
error-saved-newer = El juego guardado es de una versión más nueva. Recarga la página para tenerla, o empieza un juego nuevo.
error-saved-write = El juego no se puede guardar ({ $detail }). Descárgalo para conservarlo.
