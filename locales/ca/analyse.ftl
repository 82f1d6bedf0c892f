### El tauler d’anàlisi. Els arguments s’expliquen a en/page.ftl i en/analyse.ftl.

analyse-title = Tauler d’anàlisi
analyse-loading = S’està parant el tauler d’anàlisi…
analyse-laid-aside = El que hi havia abans al tauler d’anàlisi queda desat a part.
analyse-take-back = Reprèn-ho
analyst-failed = La cerca s’ha aturat per un error. El tauler està sencer: torna-ho a provar.

## Què ha anat malament

error-study-too-large = Això és massa per al tauler d’anàlisi: hi caben fins a 10 000 jugades i variants de fins a 90 nivells. Parteix-ho en uns quants fitxers.
error-link-damaged = Aquest enllaç està malmès o tallat. Torna’l a demanar, o copia’l sencer. El tauler és com era.
error-link-unreadable = Aquest enllaç no es pot obrir; el tauler és com era. El motiu:

## Què val cada jugada

values-title = Què val cada jugada
values-note = { $who ->
    [you] Llavors d’avantatge (+) o de desavantatge (−) amb què acabes la ronda
    [computer] Llavors d’avantatge (+) o de desavantatge (−) amb què l’ordinador acaba la ronda
    [south] Llavors d’avantatge (+) o de desavantatge (−) amb què Sud acaba la ronda
   *[north] Llavors d’avantatge (+) o de desavantatge (−) amb què Nord acaba la ronda
 }, si tots dos juguen tan bé com es pot.
values-legend = ≈ vol dir que la cerca ho estima; un valor sense aquest signe està demostrat.
values-over = La ronda s’ha acabat: no hi ha res per triar.
values-searching = { $count ->
    [one] { $count } sembra endavant; la cerca continua…
   *[other] { $count } sembres endavant; la cerca continua…
 }
values-paused = { $count ->
    [one] { $count } sembra endavant
   *[other] { $count } sembres endavant
 }
values-proved = Tot està demostrat.
values-pause = Pausa
values-go-on = Cerca més enllà
value-exact = { $text }, demostrat
value-estimate = { $text }, estimat
value-best = la millor
value-of-hole = { $hole } val { $text }
value-play = Juga { $hole }

## Per què

why-first = { count-laps }, { $seeds ->
    [0] cap captura
   *[other] +{ $seeds }
 }
why-more = { $count ->
    [one] després { $count } jugada més en el mateix torn, { $extra ->
        [0] cap captura
       *[other] +{ $extra }
     }
   *[other] després { $count } jugades més en el mateix torn, { $extra ->
        [0] cap captura
       *[other] +{ $extra } en total
     }
 }
why-later = { $number ->
    [one] en la jugada que s’espera després
   *[other] en les { $number } jugades que s’esperen després
 } { $who ->
    [you] en captures { $more } i l’ordinador { $less }
    [computer] l’ordinador en captura { $more } i tu { $less }
    [south] Sud en captura { $more } i Nord { $less }
   *[north] Nord en captura { $more } i Sud { $less }
 }
why-sowing = { why-first }.
why-turn = { why-first }, { why-more }.
why-line = { why-first }; { why-later }.
why-turn-line = { why-first }, { why-more }; { why-later }.

## Una línia, pas a pas

line-of = La línia darrere del forat { $hole }: { $holes }
line-next = Un pas endavant
line-back = Un pas enrere
line-close = Torna al tauler
line-keep = Desa-la com a variant
line-place = La línia darrere del forat { $hole }: { $number } de { $count }

## Jugades, comentaris i variants

step-back = Una jugada enrere
step-on = Una jugada endavant
variation = Variant
comment-here = Comentari aquí
comment-move = Comentari sobre { $text }
comment-hint = Escriu què hi veus. Es desa al fitxer del joc.
judge = Judici
judge-0 = cap
judge-1 = ! bona
judge-2 = ? error
judge-3 = !! brillant
judge-4 = ?? error greu
judge-5 = !? val la pena provar-la
judge-6 = ?! dubtosa
promote = Puja aquesta línia
remove = Treu a partir d’aquí
restore = Torna a posar el que s’ha tret

## Tot el joc

review = Tot el joc
review-start = Repassa el joc
review-none = Primer juga o obre un joc.
review-running = { $number } de { $count } repassades
review-graph = Amb quant avantatge acaba Sud, jugada a jugada
review-keys = Les fletxes esquerra i dreta recorren el joc.
review-ahead = { $who ->
    [you] acabes amb { count-seeds } d’avantatge
    [computer] l’ordinador acaba amb { count-seeds } d’avantatge
    [south] Sud acaba amb { count-seeds } d’avantatge
   *[north] Nord acaba amb { count-seeds } d’avantatge
 }
review-even = tots dos acaben iguals
review-unknown = encara per repassar
review-at = Jugada { $number } de { $count }: { $text }
review-accuracy = Precisió
review-accuracy-note = La millor jugada compta 100; per cada sis llavors regalades, compta la meitat. Les jugades sense tria no compten.
review-lost = Llavors regalades
review-choices = Tries fetes
review-faults = Jugades que han regalat llavors
review-faultless = Cap jugada no ha regalat res.
review-fault = { $who ->
    [you] Tu
    [computer] L’ordinador
    [south] Sud
   *[north] Nord
 }, { $text }: { $seeds ->
    [one] { $seeds } llavor regalada
   *[other] { $seeds } llavors regalades
 }
review-better = Millor: { $hole }
review-better-keep = Desa { $hole } com a variant

## Una posició parada a mà

setup = Para una posició
setup-tap = Un toc en un forat
setup-add = hi posa una llavor
setup-take = en treu una
setup-empty = el buida
setup-close = el tanca o l’obre
setup-seeds = Llavors al forat { $hole }
setup-closed = El forat { $hole } està tancat
setup-fours = Quatre a cada forat
setup-clear = Buida tots els forats
setup-typed = Escriu les llavors forat per forat
setup-mover = A qui li toca
setup-captures = { $who ->
    [you] Les teves captures
    [computer] Captures de l’ordinador
    [south] Captures de Sud
   *[north] Captures de Nord
 }
setup-last-four = Les quatre últimes són per a
setup-last-four-captor = qui captura l’últim
setup-notation = En notació
setup-fine = { $seeds ->
    [0] No hi ha llavors al tauler: la ronda s’ha acabat.
   *[other] { $seeds } llavors al tauler, { $count } capturades: aquesta posició es pot jugar.
 }
setup-use = Analitza aquesta posició
setup-keys = Les fletxes recorren el tauler. Els números posen les llavors d’un forat, més i menys les canvien d’una en una, x el tanca.

## Obrir, compartir, imatges

open-title = Obre
open-text = Una posició, un enllaç o un fitxer de joc
open-text-do = Obre-ho
share-title = Comparteix i desa
share-link = Copia l’enllaç
share-link-by-hand = El navegador no deixa que la pàgina copiï. Selecciona l’enllaç i copia’l.
share-notation = Copia la posició
share-svg = Imatge (SVG)
share-png = Imatge (PNG)
share-print = Imprimeix
share-failed = El navegador no ha pogut fer aquesta imatge. Prova l’altra.
picture-of = Una posició del joc { $variant }: { $position }
