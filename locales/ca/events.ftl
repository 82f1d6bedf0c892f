### El que ha passat, en frases. Els arguments s’expliquen a la versió anglesa.

## Parts que fan servir altres missatges

who-sowed = { $who ->
    [you] Has sembrat
    [computer] L’ordinador ha sembrat
    [south] Sud ha sembrat
   *[north] Nord ha sembrat
 }
other-moves = { $other ->
    [you] jugues tu
    [computer] juga l’ordinador
    [south] juga Sud
   *[north] juga Nord
 }
count-seeds = { $seeds ->
    [one] { $seeds } llavor
   *[other] { $seeds } llavors
 }
count-laps = { $laps ->
    [one] { $laps } volta
   *[other] { $laps } voltes
 }
count-casas = { $casas ->
    [one] { $casas } casa
   *[other] { $casas } cases
 }

## A qui li toca

event-opening = Hi ha quatre llavors a cada forat. { $who ->
    [you] Comences tu.
    [computer] Comença l’ordinador.
    [south] Comença Sud.
   *[north] Comença Nord.
 }
event-turn = { $who ->
    [you] Et toca.
    [computer] Li toca a l’ordinador.
    [south] Li toca a Sud.
   *[north] Li toca a Nord.
 }
event-thinking = L’ordinador està pensant…

## Una sembra: una de les cinc primeres i el que la segueix

event-sowed-quiet = { who-sowed } { $hole }: { count-laps }, cap casa.
event-sowed-casas = { who-sowed } { $hole }: { count-laps }, { count-casas }, +{ $seeds }.
event-sowed-landing = { who-sowed } { $hole }: { count-laps }, acabant en una casa, +{ $seeds }.
event-sowed-chain = { who-sowed } { $hole }: { count-laps }, una cadena de { count-casas }, +{ $seeds }.
event-sowed-endless = { who-sowed } { $hole }, { $casas ->
    [0] cap casa
    [one] { $casas } casa, +{ $seeds }
   *[other] { $casas } cases, +{ $seeds }
 }.
event-again = { $who ->
    [you] Tornes a jugar.
    [computer] L’ordinador torna a jugar.
    [south] Sud torna a jugar.
   *[north] Nord torna a jugar.
 }
event-again-passed = { $who ->
    [you] T’has guanyat una altra jugada, però no en tens cap
    [computer] L’ordinador s’ha guanyat una altra jugada, però no en té cap
    [south] Sud s’ha guanyat una altra jugada, però no en té cap
   *[north] Nord s’ha guanyat una altra jugada, però no en té cap
 }: { other-moves }.
event-passed = { $who ->
    [you] No tens cap jugada i passes
    [computer] L’ordinador no té cap jugada i passa
    [south] Sud no té cap jugada i passa
   *[north] Nord no té cap jugada i passa
 }: { other-moves } un altre cop.
event-last-four = { $who ->
    [you] Només queden quatre llavors, i també són teves.
    [computer] Només queden quatre llavors, i també se les emporta l’ordinador.
    [south] Només queden quatre llavors, i també se les emporta Sud.
   *[north] Només queden quatre llavors, i també se les emporta Nord.
 }
event-last-four-previous = { $who ->
    [you] Les quatre últimes són teves, perquè vas guanyar la ronda anterior.
    [computer] Les quatre últimes són de l’ordinador, que va guanyar la ronda anterior.
    [south] Les quatre últimes són de Sud, que va guanyar la ronda anterior.
   *[north] Les quatre últimes són de Nord, que va guanyar la ronda anterior.
 }

## Una sembra volta per volta

event-lap = Volta { $number }: { count-seeds } des del forat { $hole }, l’última a { $last }.
event-lap-casas = Volta { $number }: { count-seeds } des del forat { $hole }, l’última a { $last }. Captures: { $holes }.

## Com ha acabat la ronda

event-end-last-four = S’ha acabat la ronda.
event-end-no-move = Ningú no pot jugar. Les { $seeds } llavors que queden es reparteixen, { $each } per a cadascú.
event-end-repetition = Aquesta posició és al tauler per { $count ->
    [2] segona vegada
    [3] tercera vegada
   *[other] vegada número { $count }
 }. Les { $seeds } llavors que queden es reparteixen, { $each } per a cadascú.
event-end-no-capture-limit = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugades seguides
 } sense captura. Les { $seeds } llavors que queden es reparteixen, { $each } per a cadascú.
event-end-endless-sowing = Aquesta sembra no s’acabaria mai. Les { $seeds } llavors que queden es reparteixen, { $each } per a cadascú.
event-end-agreement = D’acord: les { $seeds } llavors que queden es reparteixen, { $each } per a cadascú.
event-end-resignation = { $who ->
    [you] T’has rendit en aquesta ronda.
    [computer] L’ordinador s’ha rendit en aquesta ronda.
    [south] Sud s’ha rendit en aquesta ronda.
   *[north] Nord s’ha rendit en aquesta ronda.
 } { $other ->
    [you] Les { $seeds } llavors que queden són teves.
    [computer] Les { $seeds } llavors que queden són de l’ordinador.
    [south] Les { $seeds } llavors que queden són de Sud.
   *[north] Les { $seeds } llavors que queden són de Nord.
 }

## Resultats

event-round-won = { $who ->
    [you] Guanyes la ronda
    [computer] L’ordinador guanya la ronda
    [south] Sud guanya la ronda
   *[north] Nord guanya la ronda
 }, { $more } a { $less }.
event-round-tied = { $seeds } a { $seeds }: la ronda queda empatada.
event-match-won = { $who ->
    [you] Guanyes la partida
    [computer] L’ordinador guanya la partida
    [south] Sud guanya la partida
   *[north] Nord guanya la partida
 }: { $other ->
    [you] ja no pots omplir ni un forat.
    [computer] l’ordinador ja no pot omplir ni un forat.
    [south] Sud ja no pot omplir ni un forat.
   *[north] Nord ja no pot omplir ni un forat.
 }
event-match-won-limit = Aquesta era l’última ronda. { $who ->
    [you] Guanyes la partida
    [computer] L’ordinador guanya la partida
    [south] Sud guanya la partida
   *[north] Nord guanya la partida
 }, { $more } a { $less }.
event-match-drawn = Aquesta era l’última ronda. { $seeds } a { $seeds }: la partida queda empatada.

## La ronda següent d’una partida

event-round-next = Ronda { $round }. { $who ->
    [you] Comences tu.
    [computer] Comença l’ordinador.
    [south] Comença Sud.
   *[north] Comença Nord.
 }
event-closed = { $who ->
    [you] No pots omplir
    [computer] L’ordinador no pot omplir
    [south] Sud no pot omplir
   *[north] Nord no pot omplir
 } { $count ->
    [one] { $holes }: queda tancat aquesta ronda.
   *[other] { $holes }: queden tancats aquesta ronda.
 }
event-reopened = { $who ->
    [you] Recuperes
    [computer] L’ordinador recupera
    [south] Sud recupera
   *[north] Nord recupera
 } { $holes }.
event-kept = { $who ->
    [you] Conserves
    [computer] L’ordinador conserva
    [south] Sud conserva
   *[north] Nord conserva
 } { count-seeds } d’abans.

## Desfer, refer, pista

event-undone = { $who ->
    [you] S’ha desfet la teva sembra del forat { $hole }.
    [computer] S’ha desfet la sembra del forat { $hole } de l’ordinador.
    [south] S’ha desfet la sembra del forat { $hole } de Sud.
   *[north] S’ha desfet la sembra del forat { $hole } de Nord.
 }
event-redone = { $who ->
    [you] S’ha refet la teva sembra del forat { $hole }.
    [computer] S’ha refet la sembra del forat { $hole } de l’ordinador.
    [south] S’ha refet la sembra del forat { $hole } de Sud.
   *[north] S’ha refet la sembra del forat { $hole } de Nord.
 }
event-undone-end = La ronda continua.
event-hint = Prova amb { $hole }.
