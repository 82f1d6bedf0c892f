### La tavla d’analisa. Ils arguments èn declerads en en/page.ftl ed en/analyse.ftl.

analyse-title = Tavla d’analisa
analyse-loading = La tavla d’analisa vegn preparada…
analyse-laid-aside = Quai ch’era avant sin la tavla d’analisa è mess da la vart.
analyse-take-back = Reprender quai
analyst-failed = La tschertga è s’interrutta cun in sbagl. La tavla è segira: emprova anc ina giada.

## Quai che n’è betg gartegià

error-study-too-large = Quai è memia bler per la tavla d’analisa: ella tegna fin 10 000 tratgas e variantas sin fin 90 nivels. Parta quai sin pliras datotecas.
error-link-damaged = Questa colliaziun è donnegiada u tagliada. Dumonda danovamain per ella, u copiescha ella cumplettamain. La tavla è sco avant.
error-link-unreadable = Questa colliaziun na po betg vegnir averta; la tavla è sco avant. Il motiv:

## Quai che mintga tratga vala

values-title = Quai che mintga tratga vala
values-note = { $who ->
    [you] Semens d’avantatg (+) u da retard (−) che ti has a la fin da la runda
    [computer] Semens d’avantatg (+) u da retard (−) ch’il computer ha a la fin da la runda
    [south] Semens d’avantatg (+) u da retard (−) che Sid ha a la fin da la runda
   *[north] Semens d’avantatg (+) u da retard (−) che Nord ha a la fin da la runda
 }, sche tuts dus giogan il meglier pussaivel.
values-legend = ≈ vul dir ina stimaziun da la tschertga; ina valur senza quest segn è cumprovada.
values-over = La runda è finida: i na dat nagut da tscherner.
values-searching = { $count ->
    [one] { $count } semnada ordavant; la tschertga cuntinuescha…
   *[other] { $count } semnadas ordavant; la tschertga cuntinuescha…
 }
values-paused = { $count ->
    [one] { $count } semnada ordavant
   *[other] { $count } semnadas ordavant
 }
values-proved = Tut è cumprovà.
values-pause = Pausa
values-go-on = Tschertgar vinavant
value-exact = { $text }, cumprovà
value-estimate = { $text }, stimà
value-best = la meglra
value-of-hole = { $hole } vala { $text }
value-play = Giugar { $hole }

## Pertge

why-first = { count-laps }, { $seeds ->
    [0] nagut piglià
   *[other] +{ $seeds }
 }
why-more = { $count ->
    [one] lura { $count } ulteriura tratga senza midar giugader, { $extra ->
        [0] nagut piglià
       *[other] +{ $extra }
     }
   *[other] lura { $count } ulteriuras tratgas senza midar giugader, { $extra ->
        [0] nagut piglià
       *[other] +{ $extra } en tut
     }
 }
why-later = { $number ->
    [one] en la tratga spetgada suenter
   *[other] en las { $number } tratgas spetgadas suenter
 } { $who ->
    [you] piglias ti { $more } ed il computer { $less }
    [computer] piglia il computer { $more } e ti { $less }
    [south] piglia Sid { $more } e Nord { $less }
   *[north] piglia Nord { $more } e Sid { $less }
 }
why-sowing = { why-first }.
why-turn = { why-first }, { why-more }.
why-line = { why-first }; { why-later }.
why-turn-line = { why-first }, { why-more }; { why-later }.

## Ina lingia, pass per pass

line-of = La lingia davos { $hole }: { $holes }
line-next = In pass enavant
line-back = In pass enavos
line-close = Enavos a la tavla
line-keep = Tegnair sco varianta
line-place = La lingia davos { $hole }: { $number } da { $count }

## Tratgas, remartgas e variantas

step-back = Ina tratga enavos
step-on = Ina tratga enavant
variation = Varianta
comment-here = Remartga qua
comment-move = Remartga davart { $text }
comment-hint = Scriva quai che ti vesas qua. Quai vegn memorisà en la datoteca dal gieu.
judge = Giudicament
judge-0 = nagin
judge-1 = ! buna
judge-2 = ? sbagl
judge-3 = !! splendida
judge-4 = ?? sbagl grev
judge-5 = !? vala d’empruvar
judge-6 = ?! dubiusa
promote = Muventar si questa lingia
remove = Allontanar a partir da qua
restore = Puspè metter quai ch’è allontanà

## L’entir gieu

review = L’entir gieu
review-start = Repassar il gieu
review-none = L’emprim giugar u avrir in gieu.
review-running = { $number } da { $count } repassads
review-graph = Cun quant avantatg che Sid finescha, tratga per tratga
review-keys = Las frizzas a sanestra ed a dretga van tras il gieu.
review-ahead = { $who ->
    [you] ti fineschas cun { count-seeds } d’avantatg
    [computer] il computer finescha cun { count-seeds } d’avantatg
    [south] Sid finescha cun { count-seeds } d’avantatg
   *[north] Nord finescha cun { count-seeds } d’avantatg
 }
review-even = tuts dus fineschan tuttina
review-unknown = anc betg repassà
review-at = Tratga { $number } da { $count }: { $text }
review-accuracy = Precisiun
review-accuracy-note = La meglra tratga dumbra 100; cun mintga sis semens regalads dumbra ella la mesadad. Tratgas senza tscherna na dumbran betg.
review-lost = Semens regalads
review-choices = Tschernas fatgas
review-faults = Tratgas che han regalà semens
review-faultless = Nagina tratga n’ha regalà insatge.
review-fault = { $who ->
    [you] Ti
    [computer] Il computer
    [south] Sid
   *[north] Nord
 }, { $text }: { $seeds ->
    [one] { $seeds } semen regalà
   *[other] { $seeds } semens regalads
 }
review-better = Meglier: { $hole }
review-better-keep = Tegnair { $hole } sco varianta

## Ina posiziun messa a maun

setup = Metter ina posiziun
setup-tap = Tutgar ina fossa
setup-add = metta in semen
setup-take = prenda ora in
setup-empty = la svida
setup-close = la serra u l’avra
setup-seeds = Semens en { $hole }
setup-closed = { $hole } è serrada
setup-fours = Quatter en mintga fossa
setup-clear = Svidar tut las fossas
setup-typed = Scriver ils semens fossa per fossa
setup-mover = A tgi tutga
setup-captures = { $who ->
    [you] Tes semens pigliads
    [computer] Semens pigliads dal computer
    [south] Semens pigliads da Sid
   *[north] Semens pigliads da Nord
 }
setup-last-four = Ils ultims quatter van a
setup-last-four-captor = tgi che piglia il davos
setup-notation = En notaziun
setup-fine = { $seeds ->
    [0] Nagins semens èn sin la tavla: la runda è finida.
   *[other] { $seeds } semens sin la tavla, { $count } pigliads: questa posiziun po vegnir giugada.
 }
setup-use = Analisar questa posiziun
setup-keys = Las frizzas van sur la tavla. Cifras scrivan ils semens d’ina fossa, plus e minus midan els in per in, x la serra.

## Avrir, parter, maletgs

open-title = Avrir
open-text = Ina posiziun, ina colliaziun u ina datoteca da gieu
open-text-do = Avrir quai
share-title = Parter e tegnair
share-link = Copiar la colliaziun
share-link-by-hand = Il navigatur na lascha betg copiar la pagina. Tscherna la colliaziun e copiescha ella.
share-notation = Copiar la posiziun
share-svg = Maletg (SVG)
share-png = Maletg (PNG)
share-print = Stampar
share-failed = Il navigatur n’ha betg pudì far quest maletg. Emprova l’auter.
picture-of = Ina posiziun da { $variant }: { $position }
