### Sa ki pase, nan fraz. Agiman yo esplike nan vèsyon angle a.

## Moso lòt mesaj sèvi avè yo

who-sowed = { $who ->
    [you] Ou simen
    [computer] Òdinatè a simen
    [south] Sid simen
   *[north] Nò simen
 }
other-moves = { $other ->
    [you] se ou ki jwe
    [computer] se òdinatè a ki jwe
    [south] se Sid ki jwe
   *[north] se Nò ki jwe
 }
count-seeds = { $seeds } grenn
count-laps = { $laps } wonn
count-casas = { $casas } casa

## Tou kiyès

event-opening = Gen kat grenn nan chak twou. { $who ->
    [you] Se ou ki kòmanse.
    [computer] Se òdinatè a ki kòmanse.
    [south] Se Sid ki kòmanse.
   *[north] Se Nò ki kòmanse.
 }
event-turn = { $who ->
    [you] Se tou pa w.
    [computer] Se tou òdinatè a.
    [south] Se tou Sid.
   *[north] Se tou Nò.
 }
event-thinking = Òdinatè a ap reflechi…

## Yon simen: youn nan senk premye yo, epi sa ki vin apre

event-sowed-quiet = { who-sowed } { $hole }: { count-laps }, okenn casa.
event-sowed-casas = { who-sowed } { $hole }: { count-laps }, { count-casas }, +{ $seeds }.
event-sowed-landing = { who-sowed } { $hole }: { count-laps }, li fini sou yon casa, +{ $seeds }.
event-sowed-chain = { who-sowed } { $hole }: { count-laps }, yon chenn { count-casas }, +{ $seeds }.
event-sowed-endless = { who-sowed } { $hole }, { $casas ->
    [0] okenn casa
   *[other] { $casas } casa, +{ $seeds }
 }.
event-again = { $who ->
    [you] Ou jwe ankò.
    [computer] Òdinatè a jwe ankò.
    [south] Sid jwe ankò.
   *[north] Nò jwe ankò.
 }
event-again-passed = { $who ->
    [you] Ou te merite yon lòt kou, men ou pa gen okenn
    [computer] Òdinatè a te merite yon lòt kou, men li pa gen okenn
    [south] Sid te merite yon lòt kou, men li pa gen okenn
   *[north] Nò te merite yon lòt kou, men li pa gen okenn
 }: { other-moves }.
event-passed = { $who ->
    [you] Ou pa gen okenn kou, ou pase
    [computer] Òdinatè a pa gen okenn kou, li pase
    [south] Sid pa gen okenn kou, li pase
   *[north] Nò pa gen okenn kou, li pase
 }: { other-moves } ankò.
event-last-four = { $who ->
    [you] Se kat grenn sèlman ki rete, e yo se pou ou tou.
    [computer] Se kat grenn sèlman ki rete, e òdinatè a pran yo tou.
    [south] Se kat grenn sèlman ki rete, e Sid pran yo tou.
   *[north] Se kat grenn sèlman ki rete, e Nò pran yo tou.
 }
event-last-four-previous = { $who ->
    [you] Kat dènye yo se pou ou, paske w te genyen manch anvan an.
    [computer] Kat dènye yo se pou òdinatè a, ki te genyen manch anvan an.
    [south] Kat dènye yo se pou Sid, ki te genyen manch anvan an.
   *[north] Kat dènye yo se pou Nò, ki te genyen manch anvan an.
 }

## Yon simen wonn pa wonn

event-lap = Wonn { $number }: { count-seeds } depi { $hole }, dènye a nan { $last }.
event-lap-casas = Wonn { $number }: { count-seeds } depi { $hole }, dènye a nan { $last }. Twou pran: { $holes }.

## Kijan manch lan fini

event-end-last-four = Manch lan fini.
event-end-no-move = Pèsonn pa ka jwe. { $seeds } grenn ki rete yo pataje, { $each } pou chak moun.
event-end-repetition = Pozisyon sa a sou tablo a pou { $count ->
    [2] dezyèm fwa
    [3] twazyèm fwa
   *[other] fwa nimewo { $count }
 }. { $seeds } grenn ki rete yo pataje, { $each } pou chak moun.
event-end-no-capture-limit = { $count ->
    [1] { $count } kou
   *[other] { $count } kou youn apre lòt
 } san pran anyen. { $seeds } grenn ki rete yo pataje, { $each } pou chak moun.
event-end-endless-sowing = Simen sa a pa t ap janm fini. { $seeds } grenn ki rete yo pataje, { $each } pou chak moun.
event-end-agreement = Dakò: { $seeds } grenn ki rete yo pataje, { $each } pou chak moun.
event-end-resignation = { $who ->
    [you] Ou bay legen nan manch lan.
    [computer] Òdinatè a bay legen nan manch lan.
    [south] Sid bay legen nan manch lan.
   *[north] Nò bay legen nan manch lan.
 } { $other ->
    [you] { $seeds } grenn ki rete yo se pou ou.
    [computer] { $seeds } grenn ki rete yo se pou òdinatè a.
    [south] { $seeds } grenn ki rete yo se pou Sid.
   *[north] { $seeds } grenn ki rete yo se pou Nò.
 }

## Rezilta

event-round-won = { $who ->
    [you] Ou genyen manch lan
    [computer] Òdinatè a genyen manch lan
    [south] Sid genyen manch lan
   *[north] Nò genyen manch lan
 }, { $more } kont { $less }.
event-round-tied = { $seeds } kont { $seeds }: manch lan fini egal.
event-match-won = { $who ->
    [you] Ou genyen match la
    [computer] Òdinatè a genyen match la
    [south] Sid genyen match la
   *[north] Nò genyen match la
 }: { $other ->
    [you] ou pa ka ranpli yon sèl twou ankò.
    [computer] òdinatè a pa ka ranpli yon sèl twou ankò.
    [south] Sid pa ka ranpli yon sèl twou ankò.
   *[north] Nò pa ka ranpli yon sèl twou ankò.
 }
event-match-won-limit = Se te dènye manch lan. { $who ->
    [you] Ou genyen match la
    [computer] Òdinatè a genyen match la
    [south] Sid genyen match la
   *[north] Nò genyen match la
 }, { $more } kont { $less }.
event-match-drawn = Se te dènye manch lan. { $seeds } kont { $seeds }: match la fini egal.

## Lòt manch nan yon match

event-round-next = Manch { $round }. { $who ->
    [you] Se ou ki kòmanse.
    [computer] Se òdinatè a ki kòmanse.
    [south] Se Sid ki kòmanse.
   *[north] Se Nò ki kòmanse.
 }
event-closed = { $who ->
    [you] Ou pa ka ranpli
    [computer] Òdinatè a pa ka ranpli
    [south] Sid pa ka ranpli
   *[north] Nò pa ka ranpli
 } { $count ->
    [1] { $holes }: li fèmen pou manch sa a.
   *[other] { $holes }: yo fèmen pou manch sa a.
 }
event-reopened = { $who ->
    [you] Ou reprann
    [computer] Òdinatè a reprann
    [south] Sid reprann
   *[north] Nò reprann
 } { $holes }.
event-kept = { $who ->
    [you] Ou sere
    [computer] Òdinatè a sere
    [south] Sid sere
   *[north] Nò sere
 } { count-seeds } ki te la anvan.

## Defè, refè, konsèy

event-undone = { $who ->
    [you] Simen { $hole } pa w la defèt.
    [computer] Simen { $hole } òdinatè a defèt.
    [south] Simen { $hole } Sid la defèt.
   *[north] Simen { $hole } Nò a defèt.
 }
event-redone = { $who ->
    [you] Simen { $hole } pa w la jwe ankò.
    [computer] Simen { $hole } òdinatè a jwe ankò.
    [south] Simen { $hole } Sid la jwe ankò.
   *[north] Simen { $hole } Nò a jwe ankò.
 }
event-undone-end = Manch lan kontinye.
event-hint = Eseye { $hole }.
