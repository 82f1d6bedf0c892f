### El tablero de análisis. Los argumentos se explican en en/page.ftl y en/analyse.ftl.

analyse-title = Tablero de análisis
analyse-loading = Preparando el tablero de análisis…
analyse-laid-aside = Lo que había antes en el tablero de análisis queda guardado aparte.
analyse-take-back = Retomarlo
analyst-failed = La búsqueda se detuvo por un error. El tablero está a salvo: inténtalo otra vez.

## Lo que salió mal

error-study-too-large = Esto es demasiado para el tablero de análisis: caben hasta 10 000 jugadas y variantes con hasta 90 niveles. Divídelo en varios archivos.
error-link-damaged = Este enlace está dañado o incompleto. Pídelo de nuevo, o cópialo entero. El tablero sigue como estaba.
error-link-unreadable = Este enlace no se puede abrir; el tablero sigue como estaba. El motivo:

## Lo que vale cada jugada

values-title = Lo que vale cada jugada
values-note = { $who ->
    [you] Semillas de ventaja (+) o desventaja (−) con que acabas la ronda
    [computer] Semillas de ventaja (+) o desventaja (−) con que acaba la ronda la computadora
    [south] Semillas de ventaja (+) o desventaja (−) con que acaba la ronda Sur
   *[north] Semillas de ventaja (+) o desventaja (−) con que acaba la ronda Norte
 }, si los dos juegan lo mejor posible.
values-legend = ≈ indica una estimación de la búsqueda; un valor sin ese signo está demostrado.
values-over = La ronda terminó: no hay nada que elegir.
values-searching = { $count ->
    [one] { $count } siembra por delante; sigue la búsqueda…
   *[other] { $count } siembras por delante; sigue la búsqueda…
 }
values-paused = { $count ->
    [one] { $count } siembra por delante
   *[other] { $count } siembras por delante
 }
values-proved = Todo está demostrado.
values-pause = Pausa
values-go-on = Buscar más
value-exact = { $text }, demostrado
value-estimate = { $text }, estimado
value-best = la mejor
value-of-hole = { $hole } vale { $text }
value-play = Jugar { $hole }

## Por qué

why-first = { count-laps }, { $seeds ->
    [0] sin capturas
   *[other] +{ $seeds }
 }
why-more = { $count ->
    [one] luego { $count } jugada más en el mismo turno, { $extra ->
        [0] sin capturas
       *[other] +{ $extra }
     }
   *[other] luego { $count } jugadas más en el mismo turno, { $extra ->
        [0] sin capturas
       *[other] +{ $extra } en total
     }
 }
why-later = { $number ->
    [one] en la jugada que se espera después
   *[other] en las { $number } jugadas que se esperan después
 } { $who ->
    [you] tomas { $more } y la computadora { $less }
    [computer] la computadora toma { $more } y tú { $less }
    [south] Sur toma { $more } y Norte { $less }
   *[north] Norte toma { $more } y Sur { $less }
 }
why-sowing = { why-first }.
why-turn = { why-first }, { why-more }.
why-line = { why-first }; { why-later }.
why-turn-line = { why-first }, { why-more }; { why-later }.

## Una línea, paso a paso

line-of = La línea detrás de { $hole }: { $holes }
line-next = Un paso adelante
line-back = Un paso atrás
line-close = Volver al tablero
line-keep = Guardar como variante
line-place = La línea detrás de { $hole }: { $number } de { $count }

## Jugadas, comentarios y variantes

step-back = Una jugada atrás
step-on = Una jugada adelante
variation = Variante
comment-here = Comentario aquí
comment-move = Comentario sobre { $text }
comment-hint = Escribe lo que ves aquí. Se guarda en el archivo del juego.
judge = Juicio
judge-0 = ninguno
judge-1 = ! buena
judge-2 = ? error
judge-3 = !! brillante
judge-4 = ?? error grave
judge-5 = !? vale la pena probar
judge-6 = ?! dudosa
promote = Subir esta línea
remove = Quitar desde aquí
restore = Recuperar lo que se quitó

## El juego entero

review = El juego entero
review-start = Repasar el juego
review-none = Primero juega o abre un juego.
review-running = { $number } de { $count } repasadas
review-graph = Con cuánta ventaja acaba Sur, jugada por jugada
review-keys = Las flechas izquierda y derecha recorren el juego.
review-ahead = { $who ->
    [you] acabas con { count-seeds } de ventaja
    [computer] la computadora acaba con { count-seeds } de ventaja
    [south] Sur acaba con { count-seeds } de ventaja
   *[north] Norte acaba con { count-seeds } de ventaja
 }
review-even = los dos acaban iguales
review-unknown = aún sin repasar
review-at = Jugada { $number } de { $count }: { $text }
review-accuracy = Precisión
review-accuracy-note = La mejor jugada cuenta 100; con cada seis semillas regaladas cuenta la mitad. Las jugadas sin elección no cuentan.
review-lost = Semillas regaladas
review-choices = Elecciones hechas
review-faults = Jugadas que regalaron semillas
review-faultless = Ninguna jugada regaló nada.
review-fault = { $who ->
    [you] Tú
    [computer] La computadora
    [south] Sur
   *[north] Norte
 }, { $text }: { $seeds ->
    [one] { $seeds } semilla regalada
   *[other] { $seeds } semillas regaladas
 }
review-better = Mejor: { $hole }
review-better-keep = Guardar { $hole } como variante

## Una posición puesta a mano

setup = Poner una posición
setup-tap = Un toque en un hueco
setup-add = echa una semilla
setup-take = saca una
setup-empty = lo vacía
setup-close = lo cierra o lo abre
setup-seeds = Semillas en { $hole }
setup-closed = { $hole } está cerrado
setup-fours = Cuatro en cada hueco
setup-clear = Vaciar todos los huecos
setup-typed = Escribir las semillas hueco por hueco
setup-mover = A quién le toca
setup-captures = { $who ->
    [you] Tus capturas
    [computer] Capturas de la computadora
    [south] Capturas de Sur
   *[north] Capturas de Norte
 }
setup-last-four = Las últimas cuatro son para
setup-last-four-captor = quien captura de último
setup-notation = En notación
setup-fine = { $seeds ->
    [0] No hay semillas en el tablero, así que la ronda terminó.
   *[other] { $seeds } semillas en el tablero, { $count } capturadas: esta posición se puede jugar.
 }
setup-use = Analizar esta posición
setup-keys = Las flechas recorren el tablero. Los números ponen las semillas de un hueco, más y menos las cambian de una en una, x lo cierra.

## Abrir, compartir, imágenes

open-title = Abrir
open-text = Una posición, un enlace o un archivo de juego
open-text-do = Abrirlo
share-title = Compartir y guardar
share-link = Copiar el enlace
share-link-by-hand = El navegador no deja que la página copie. Selecciona el enlace y cópialo.
share-notation = Copiar la posición
share-svg = Imagen (SVG)
share-png = Imagen (PNG)
share-print = Imprimir
share-failed = El navegador no pudo hacer esta imagen. Prueba con la otra.
picture-of = Una posición de { $variant }: { $position }
