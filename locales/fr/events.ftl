### Ce qui s’est passé, en phrases. Les arguments sont expliqués dans la version anglaise.

## Parties utilisées par d’autres messages

who-sowed = { $who ->
    [you] Tu as semé
    [computer] L’ordinateur a semé
    [south] Sud a semé
   *[north] Nord a semé
 }
other-moves = { $other ->
    [you] c’est à toi de jouer
    [computer] c’est à l’ordinateur de jouer
    [south] c’est à Sud de jouer
   *[north] c’est à Nord de jouer
 }
count-seeds = { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
 }
count-laps = { $laps ->
    [one] { $laps } tour
   *[other] { $laps } tours
 }
count-casas = { $casas ->
    [one] { $casas } casa
   *[other] { $casas } casas
 }

## À qui de jouer

event-opening = Chaque trou contient quatre graines. { $who ->
    [you] Tu commences.
    [computer] L’ordinateur commence.
    [south] Sud commence.
   *[north] Nord commence.
 }
event-turn = { $who ->
    [you] À toi.
    [computer] À l’ordinateur de jouer.
    [south] À Sud de jouer.
   *[north] À Nord de jouer.
 }
event-thinking = L’ordinateur réfléchit…

## Un semis : l’une des cinq premières, puis ce qui s’ensuit

event-sowed-quiet = { who-sowed } { $hole } : { count-laps }, aucune casa.
event-sowed-casas = { who-sowed } { $hole } : { count-laps }, { count-casas }, +{ $seeds }.
event-sowed-landing = { who-sowed } { $hole } : { count-laps }, une casa pour finir, +{ $seeds }.
event-sowed-chain = { who-sowed } { $hole } : { count-laps }, une chaîne de { count-casas }, +{ $seeds }.
event-sowed-endless = { who-sowed } { $hole }, { $casas ->
    [0] aucune casa
    [one] { $casas } casa, +{ $seeds }
   *[other] { $casas } casas, +{ $seeds }
 }.
event-again = { $who ->
    [you] Tu rejoues.
    [computer] L’ordinateur rejoue.
    [south] Sud rejoue.
   *[north] Nord rejoue.
 }
event-again-passed = { $who ->
    [you] Tu as gagné un coup de plus, mais tu n’en as aucun
    [computer] L’ordinateur a gagné un coup de plus, mais n’en a aucun
    [south] Sud a gagné un coup de plus, mais n’en a aucun
   *[north] Nord a gagné un coup de plus, mais n’en a aucun
 } : { other-moves }.
event-passed = { $who ->
    [you] Tu n’as aucun coup et tu passes
    [computer] L’ordinateur n’a aucun coup et passe
    [south] Sud n’a aucun coup et passe
   *[north] Nord n’a aucun coup et passe
 } : { other-moves } encore.
event-last-four = { $who ->
    [you] Il ne reste que quatre graines, et elles sont à toi aussi.
    [computer] Il ne reste que quatre graines, et l’ordinateur les prend aussi.
    [south] Il ne reste que quatre graines, et Sud les prend aussi.
   *[north] Il ne reste que quatre graines, et Nord les prend aussi.
 }
event-last-four-previous = { $who ->
    [you] Les quatre dernières sont à toi, qui as gagné la manche précédente.
    [computer] Les quatre dernières vont à l’ordinateur, qui a gagné la manche précédente.
    [south] Les quatre dernières vont à Sud, qui a gagné la manche précédente.
   *[north] Les quatre dernières vont à Nord, qui a gagné la manche précédente.
 }

## Un semis tour par tour

event-lap = Tour { $number } : { count-seeds } depuis { $hole }, la dernière en { $last }.
event-lap-casas = Tour { $number } : { count-seeds } depuis { $hole }, la dernière en { $last }. Captures : { $holes }.

## Comment la manche a fini

event-end-last-four = La manche est finie.
event-end-no-move = Personne ne peut jouer. Les { $seeds } graines qui restent sont partagées, { $each } pour chacun.
event-end-repetition = Cette position est sur le plateau pour la { $count ->
    [2] deuxième fois
    [3] troisième fois
   *[other] fois numéro { $count }
 }. Les { $seeds } graines qui restent sont partagées, { $each } pour chacun.
event-end-no-capture-limit = { $count ->
    [one] { $count } coup
   *[other] { $count } coups de suite
 } sans capture. Les { $seeds } graines qui restent sont partagées, { $each } pour chacun.
event-end-endless-sowing = Ce semis ne finirait jamais. Les { $seeds } graines qui restent sont partagées, { $each } pour chacun.
event-end-agreement = D’accord : les { $seeds } graines qui restent sont partagées, { $each } pour chacun.
event-end-resignation = { $who ->
    [you] Tu as abandonné la manche.
    [computer] L’ordinateur a abandonné la manche.
    [south] Sud a abandonné la manche.
   *[north] Nord a abandonné la manche.
 } { $other ->
    [you] Les { $seeds } graines qui restent sont à toi.
    [computer] Les { $seeds } graines qui restent vont à l’ordinateur.
    [south] Les { $seeds } graines qui restent vont à Sud.
   *[north] Les { $seeds } graines qui restent vont à Nord.
 }

## Résultats

event-round-won = { $who ->
    [you] Tu gagnes la manche
    [computer] L’ordinateur gagne la manche
    [south] Sud gagne la manche
   *[north] Nord gagne la manche
 }, { $more } à { $less }.
event-round-tied = { $seeds } à { $seeds } : la manche finit à égalité.
event-match-won = { $who ->
    [you] Tu gagnes le match
    [computer] L’ordinateur gagne le match
    [south] Sud gagne le match
   *[north] Nord gagne le match
 } : { $other ->
    [you] tu ne peux plus remplir un seul trou.
    [computer] l’ordinateur ne peut plus remplir un seul trou.
    [south] Sud ne peut plus remplir un seul trou.
   *[north] Nord ne peut plus remplir un seul trou.
 }
event-match-won-limit = C’était la dernière manche. { $who ->
    [you] Tu gagnes le match
    [computer] L’ordinateur gagne le match
    [south] Sud gagne le match
   *[north] Nord gagne le match
 }, { $more } à { $less }.
event-match-drawn = C’était la dernière manche. { $seeds } à { $seeds } : match nul.

## La manche suivante d’un match

event-round-next = Manche { $round }. { $who ->
    [you] Tu commences.
    [computer] L’ordinateur commence.
    [south] Sud commence.
   *[north] Nord commence.
 }
event-closed = { $who ->
    [you] Tu ne peux pas remplir
    [computer] L’ordinateur ne peut pas remplir
    [south] Sud ne peut pas remplir
   *[north] Nord ne peut pas remplir
 } { $count ->
    [one] { $holes } : ce trou est fermé pour cette manche.
   *[other] { $holes } : ces trous sont fermés pour cette manche.
 }
event-reopened = { $who ->
    [you] Tu regagnes
    [computer] L’ordinateur regagne
    [south] Sud regagne
   *[north] Nord regagne
 } { $holes }.
event-kept = { $who ->
    [you] Tu gardes
    [computer] L’ordinateur garde
    [south] Sud garde
   *[north] Nord garde
 } { count-seeds } d’avant.

## Annuler, refaire, conseil

event-undone = { $who ->
    [you] Ton semis de { $hole } est défait.
    [computer] Le semis de { $hole } par l’ordinateur est défait.
    [south] Le semis de { $hole } par Sud est défait.
   *[north] Le semis de { $hole } par Nord est défait.
 }
event-redone = { $who ->
    [you] Ton semis de { $hole } est rejoué.
    [computer] Le semis de { $hole } par l’ordinateur est rejoué.
    [south] Le semis de { $hole } par Sud est rejoué.
   *[north] Le semis de { $hole } par Nord est rejoué.
 }
event-undone-end = La manche continue.
event-hint = Essaie { $hole }.
