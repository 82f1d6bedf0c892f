### El juego en la terminal. Los argumentos se explican en la versión inglesa.

## Pantallas

term-title = { $variant }, dos filas de { $row }
term-too-small = Esta ventana es de { $columns } por { $rows }. Agrándala a por lo menos 80 por 24, o ejecuta: hoyito play --plain
term-needs-terminal = Esto no es una terminal y el juego no se puede dibujar. Ejecuta: hoyito play --plain
term-menu-keys = Arriba y abajo eligen, izquierda y derecha cambian, Intro sigue, Esc vuelve
term-start = Empezar
term-quit = Salir
term-quit-ask = ¿Salir del juego? Pulsa la tecla otra vez para salir, cualquier otra para quedarte.
term-really = Pulsa la tecla otra vez para confirmar, cualquier otra para seguir.
term-last-sowing = Última siembra
term-more = más

## Qué hacen las teclas

term-keys = Teclas
term-key-arrows = flechas
term-key-enter = Intro
term-key-space = espacio
term-key-letter = letra
term-does-choose = recorrer tu fila
term-does-sow = sembrar el hueco elegido
term-does-letter = sembrar el hueco de ese nombre
term-does-skip = saltar al final de esta siembra
term-does-undo = deshacer
term-does-redo = rehacer
term-does-hint = pedir una pista
term-does-speed = cambiar la velocidad
term-does-moves = ver las jugadas
term-does-match = ver la partida
term-does-rules = leer las reglas
term-does-resign = rendirse en la ronda
term-does-agree = repartir de acuerdo lo que queda
term-does-next = empezar la ronda siguiente
term-does-new = empezar un juego nuevo
term-does-save = escribir el juego en un archivo (OGN)
term-does-language = cambiar el idioma
term-does-board = ver el tablero
term-does-help = ver esta ayuda
term-does-quit = salir

## Modo de texto: las palabras que se escriben

term-command-help = ayuda
term-command-board = tablero
term-command-undo = deshacer
term-command-redo = rehacer
term-command-hint = pista
term-command-moves = jugadas
term-command-match = partida
term-command-rules = reglas
term-command-resign = rendirse
term-command-agree = repartir
term-command-next = siguiente
term-command-new = nuevo
term-command-save = guardar
term-command-quit = salir
term-answer-yes = sí
term-answer-no = no

## Modo de texto: líneas

term-welcome = { $variant }, dos filas de { $row }. Escribe la letra de un hueco para sembrarlo, o «ayuda».
term-help-letter = de { $first } a { $last }: sembrar ese hueco
term-prompt = { $who ->
    [you] Te toca
    [computer] Le toca a la computadora
    [south] Le toca a Sur
   *[north] Le toca a Norte
 }, de { $first } a { $last }:
term-row = { $who ->
    [you] Tu fila
    [computer] Fila de la computadora
    [south] Fila de Sur
   *[north] Fila de Norte
 }:
term-row-hole = { $hole } { $seeds }
term-row-closed = { $hole } cerrado
term-captures = { $who ->
    [you] Tienes capturadas
    [computer] La computadora tiene capturadas
    [south] Sur tiene capturadas
   *[north] Norte tiene capturadas
 } { count-seeds }.
term-playable = Se puede jugar: { $holes }.
term-endless = No acabaría nunca: { $holes }.
term-next-ask = ¿Ronda siguiente? sí o no:
term-again-ask = ¿Jugar de nuevo? sí o no:
term-yes-or-no = Responde sí o no, por favor.
term-pick-number = Escribe un número del 1 al { $count }:
term-not-understood = «{ $text }» no es un hueco ni una orden. Escribe una letra de { $first } a { $last }, o «ayuda».
term-not-now = Eso no se puede hacer ahora.
term-input-ended = Se acabó la entrada, y con ella el juego.

## Archivos y salida

term-saved = Escrito en { $file }.
term-save-failed = No se puede escribir { $file }: { $why ->
    [exists] ya existe, y nunca se sobrescribe un archivo.
    [missing] esa carpeta no existe.
    [denied] ahí no tienes permiso para escribir.
    [folder] es una carpeta.
    [full] el disco está lleno.
   *[other] { $detail }.
 } Da otro nombre u otra carpeta.
term-open-failed = No se puede abrir { $file }: { $why ->
    [missing] ese archivo no existe. Revisa el nombre y la carpeta.
    [denied] no tienes permiso para leerlo.
    [folder] es una carpeta. Nombra un archivo de juego (OGN) de ella.
    [text] no es un texto en UTF-8, así que no es un archivo de juego (OGN).
   *[other] { $detail }.
 }
term-position = Posición: { $text }
term-bye = ¡Hasta pronto!
