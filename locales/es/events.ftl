### Lo que pasó, en frases. Los argumentos se explican en la versión inglesa.

## Partes que otros mensajes usan

who-sowed = { $who ->
    [you] Sembraste
    [computer] La computadora sembró
    [south] Sur sembró
   *[north] Norte sembró
 }
other-moves = { $other ->
    [you] juegas tú
    [computer] juega la computadora
    [south] juega Sur
   *[north] juega Norte
 }
count-seeds = { $seeds ->
    [one] { $seeds } semilla
   *[other] { $seeds } semillas
 }
count-laps = { $laps ->
    [one] { $laps } vuelta
   *[other] { $laps } vueltas
 }
count-casas = { $casas ->
    [one] { $casas } casa
   *[other] { $casas } casas
 }

## A quién le toca

event-opening = Hay cuatro semillas en cada hueco. { $who ->
    [you] Empiezas tú.
    [computer] Empieza la computadora.
    [south] Empieza Sur.
   *[north] Empieza Norte.
 }
event-turn = { $who ->
    [you] Te toca.
    [computer] Le toca a la computadora.
    [south] Le toca a Sur.
   *[north] Le toca a Norte.
 }
event-thinking = La computadora está pensando…

## Una siembra: una de las cinco primeras y lo que le sigue

event-sowed-quiet = { who-sowed } { $hole }: { count-laps }, ninguna casa.
event-sowed-casas = { who-sowed } { $hole }: { count-laps }, { count-casas }, +{ $seeds }.
event-sowed-landing = { who-sowed } { $hole }: { count-laps }, terminando en una casa, +{ $seeds }.
event-sowed-chain = { who-sowed } { $hole }: { count-laps }, una cadena de { count-casas }, +{ $seeds }.
event-sowed-endless = { who-sowed } { $hole }, { $casas ->
    [0] ninguna casa
    [one] { $casas } casa, +{ $seeds }
   *[other] { $casas } casas, +{ $seeds }
 }.
event-again = { $who ->
    [you] Juegas otra vez.
    [computer] La computadora juega otra vez.
    [south] Sur juega otra vez.
   *[north] Norte juega otra vez.
 }
event-again-passed = { $who ->
    [you] Te ganaste otra jugada, pero no tienes ninguna
    [computer] La computadora se ganó otra jugada, pero no tiene ninguna
    [south] Sur se ganó otra jugada, pero no tiene ninguna
   *[north] Norte se ganó otra jugada, pero no tiene ninguna
 }: { other-moves }.
event-passed = { $who ->
    [you] No tienes jugada y pasas
    [computer] La computadora no tiene jugada y pasa
    [south] Sur no tiene jugada y pasa
   *[north] Norte no tiene jugada y pasa
 }: { other-moves } otra vez.
event-last-four = { $who ->
    [you] Solo quedan cuatro semillas, y también son tuyas.
    [computer] Solo quedan cuatro semillas, y también se las lleva la computadora.
    [south] Solo quedan cuatro semillas, y también se las lleva Sur.
   *[north] Solo quedan cuatro semillas, y también se las lleva Norte.
 }
event-last-four-previous = { $who ->
    [you] Las últimas cuatro son tuyas, porque ganaste la ronda anterior.
    [computer] Las últimas cuatro son de la computadora, que ganó la ronda anterior.
    [south] Las últimas cuatro son de Sur, que ganó la ronda anterior.
   *[north] Las últimas cuatro son de Norte, que ganó la ronda anterior.
 }

## Una siembra vuelta por vuelta

event-lap = Vuelta { $number }: { count-seeds } desde { $hole }, la última en { $last }.
event-lap-casas = Vuelta { $number }: { count-seeds } desde { $hole }, la última en { $last }. Capturas: { $holes }.

## Cómo acabó la ronda

event-end-last-four = Se acabó la ronda.
event-end-no-move = Nadie puede jugar. Las { $seeds } semillas que quedan se reparten, { $each } para cada quien.
event-end-repetition = Esta posición está en el tablero por { $count ->
    [2] segunda vez
    [3] tercera vez
   *[other] vez número { $count }
 }. Las { $seeds } semillas que quedan se reparten, { $each } para cada quien.
event-end-no-capture-limit = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas seguidas
 } sin captura. Las { $seeds } semillas que quedan se reparten, { $each } para cada quien.
event-end-endless-sowing = Esta siembra no acabaría nunca. Las { $seeds } semillas que quedan se reparten, { $each } para cada quien.
event-end-agreement = De acuerdo: las { $seeds } semillas que quedan se reparten, { $each } para cada quien.
event-end-resignation = { $who ->
    [you] Te rendiste en esta ronda.
    [computer] La computadora se rindió en esta ronda.
    [south] Sur se rindió en esta ronda.
   *[north] Norte se rindió en esta ronda.
 } { $other ->
    [you] Las { $seeds } semillas que quedan son tuyas.
    [computer] Las { $seeds } semillas que quedan son de la computadora.
    [south] Las { $seeds } semillas que quedan son de Sur.
   *[north] Las { $seeds } semillas que quedan son de Norte.
 }

## Resultados

event-round-won = { $who ->
    [you] Ganas la ronda
    [computer] La computadora gana la ronda
    [south] Sur gana la ronda
   *[north] Norte gana la ronda
 }, { $more } a { $less }.
event-round-tied = { $seeds } a { $seeds }: la ronda queda empatada.
event-match-won = { $who ->
    [you] Ganas la partida
    [computer] La computadora gana la partida
    [south] Sur gana la partida
   *[north] Norte gana la partida
 }: { $other ->
    [you] ya no puedes llenar ni un hueco.
    [computer] la computadora ya no puede llenar ni un hueco.
    [south] Sur ya no puede llenar ni un hueco.
   *[north] Norte ya no puede llenar ni un hueco.
 }
event-match-won-limit = Esa fue la última ronda. { $who ->
    [you] Ganas la partida
    [computer] La computadora gana la partida
    [south] Sur gana la partida
   *[north] Norte gana la partida
 }, { $more } a { $less }.
event-match-drawn = Esa fue la última ronda. { $seeds } a { $seeds }: la partida queda empatada.

## La ronda siguiente de una partida

event-round-next = Ronda { $round }. { $who ->
    [you] Empiezas tú.
    [computer] Empieza la computadora.
    [south] Empieza Sur.
   *[north] Empieza Norte.
 }
event-closed = { $who ->
    [you] No puedes llenar
    [computer] La computadora no puede llenar
    [south] Sur no puede llenar
   *[north] Norte no puede llenar
 } { $count ->
    [one] { $holes }: queda cerrado.
   *[other] { $holes }: quedan cerrados.
 }
event-reopened = { $who ->
    [you] Recuperas
    [computer] La computadora recupera
    [south] Sur recupera
   *[north] Norte recupera
 } { $holes }.
event-kept = { $who ->
    [you] Conservas
    [computer] La computadora conserva
    [south] Sur conserva
   *[north] Norte conserva
 } { count-seeds } de antes.

## Deshacer, rehacer, pista

event-undone = { $who ->
    [you] Se deshizo tu siembra de { $hole }.
    [computer] Se deshizo la siembra de { $hole } de la computadora.
    [south] Se deshizo la siembra de { $hole } de Sur.
   *[north] Se deshizo la siembra de { $hole } de Norte.
 }
event-redone = { $who ->
    [you] Se rehízo tu siembra de { $hole }.
    [computer] Se rehízo la siembra de { $hole } de la computadora.
    [south] Se rehízo la siembra de { $hole } de Sur.
   *[north] Se rehízo la siembra de { $hole } de Norte.
 }
event-undone-end = La ronda sigue.
event-hint = Prueba con { $hole }.
