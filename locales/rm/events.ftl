### Quai ch’è capità, en frasas. Ils arguments èn declerads en la versiun englaisa.

## Parts che auters messadis dovran

who-sowed = { $who ->
    [you] Ti has semnà
    [computer] Il computer ha semnà
    [south] Sid ha semnà
   *[north] Nord ha semnà
 }
other-moves = { $other ->
    [you] ussa giogas ti
    [computer] ussa gioga il computer
    [south] ussa gioga Sid
   *[north] ussa gioga Nord
 }
count-seeds = { $seeds ->
    [one] { $seeds } semen
   *[other] { $seeds } semens
 }
count-laps = { $laps ->
    [one] { $laps } gir
   *[other] { $laps } girs
 }
count-casas = { $casas ->
    [one] { $casas } casa
   *[other] { $casas } casas
 }

## A tgi ch’i tutga

event-opening = En mintga fossa èn quatter semens. { $who ->
    [you] Ti cumenzas.
    [computer] Il computer cumenza.
    [south] Sid cumenza.
   *[north] Nord cumenza.
 }
event-turn = { $who ->
    [you] I tutga a tai.
    [computer] I tutga al computer.
    [south] I tutga a Sid.
   *[north] I tutga a Nord.
 }
event-thinking = Il computer ponderescha…

## Ina semnada: ina da las emprimas tschintg, e quai che suonda

event-sowed-quiet = { who-sowed } { $hole }: { count-laps }, nagina casa.
event-sowed-casas = { who-sowed } { $hole }: { count-laps }, { count-casas }, +{ $seeds }.
event-sowed-landing = { who-sowed } { $hole }: { count-laps }, cun ina casa a la fin, +{ $seeds }.
event-sowed-chain = { who-sowed } { $hole }: { count-laps }, ina chadaina da { count-casas }, +{ $seeds }.
event-sowed-endless = { who-sowed } { $hole }, { $casas ->
    [0] nagina casa
    [one] { $casas } casa, +{ $seeds }
   *[other] { $casas } casas, +{ $seeds }
 }.
event-again = { $who ->
    [you] Ti giogas anc ina giada.
    [computer] Il computer gioga anc ina giada.
    [south] Sid gioga anc ina giada.
   *[north] Nord gioga anc ina giada.
 }
event-again-passed = { $who ->
    [you] Ti dastgassas giugar anc ina giada, ma ti n’has nagina tratga
    [computer] Il computer dastgass giugar anc ina giada, ma el n’ha nagina tratga
    [south] Sid dastgass giugar anc ina giada, ma n’ha nagina tratga
   *[north] Nord dastgass giugar anc ina giada, ma n’ha nagina tratga
 }: { other-moves }.
event-passed = { $who ->
    [you] Ti n’has nagina tratga e passas
    [computer] Il computer n’ha nagina tratga e passa
    [south] Sid n’ha nagina tratga e passa
   *[north] Nord n’ha nagina tratga e passa
 }: { other-moves } anc ina giada.
event-last-four = { $who ->
    [you] I restan mo quatter semens, ed era quels èn tes.
    [computer] I restan mo quatter semens, ed era quels piglia il computer.
    [south] I restan mo quatter semens, ed era quels piglia Sid.
   *[north] I restan mo quatter semens, ed era quels piglia Nord.
 }
event-last-four-previous = { $who ->
    [you] Ils ultims quatter èn tes, perquai che ti has gudagnà la runda precedenta.
    [computer] Ils ultims quatter van al computer, che ha gudagnà la runda precedenta.
    [south] Ils ultims quatter van a Sid, che ha gudagnà la runda precedenta.
   *[north] Ils ultims quatter van a Nord, che ha gudagnà la runda precedenta.
 }

## Ina semnada gir per gir

event-lap = Gir { $number }: { count-seeds } da { $hole }, l’ultim en { $last }.
event-lap-casas = Gir { $number }: { count-seeds } da { $hole }, l’ultim en { $last }. Piglià: { $holes }.

## Co che la runda è finida

event-end-last-four = La runda è finida.
event-end-no-move = Nagin na po giugar. Ils { $seeds } semens che restan vegnan partids, { $each } per mintgin.
event-end-repetition = Questa posiziun è sin la tavla per la { $count ->
    [2] segunda
    [3] terza
   *[other] { $count }avla
 } giada. Ils { $seeds } semens che restan vegnan partids, { $each } per mintgin.
event-end-no-capture-limit = { $count ->
    [one] { $count } tratga
   *[other] { $count } tratgas ina suenter l’autra
 } senza pigliar. Ils { $seeds } semens che restan vegnan partids, { $each } per mintgin.
event-end-endless-sowing = Questa semnada na finiss mai. Ils { $seeds } semens che restan vegnan partids, { $each } per mintgin.
event-end-agreement = D’accord: ils { $seeds } semens che restan vegnan partids, { $each } per mintgin.
event-end-resignation = { $who ->
    [you] Ti has dà si la runda.
    [computer] Il computer ha dà si la runda.
    [south] Sid ha dà si la runda.
   *[north] Nord ha dà si la runda.
 } { $other ->
    [you] Ils { $seeds } semens che restan èn tes.
    [computer] Ils { $seeds } semens che restan van al computer.
    [south] Ils { $seeds } semens che restan van a Sid.
   *[north] Ils { $seeds } semens che restan van a Nord.
 }

## Resultats

event-round-won = { $who ->
    [you] Ti gudognas la runda
    [computer] Il computer gudogna la runda
    [south] Sid gudogna la runda
   *[north] Nord gudogna la runda
 }, { $more } a { $less }.
event-round-tied = { $seeds } a { $seeds }: la runda è nundecisa.
event-match-won = { $who ->
    [you] Ti gudognas il match
    [computer] Il computer gudogna il match
    [south] Sid gudogna il match
   *[north] Nord gudogna il match
 }: { $other ->
    [you] ti na pos betg pli emplenir ina fossa.
    [computer] il computer na po betg pli emplenir ina fossa.
    [south] Sid na po betg pli emplenir ina fossa.
   *[north] Nord na po betg pli emplenir ina fossa.
 }
event-match-won-limit = Quai è stada l’ultima runda. { $who ->
    [you] Ti gudognas il match
    [computer] Il computer gudogna il match
    [south] Sid gudogna il match
   *[north] Nord gudogna il match
 }, { $more } a { $less }.
event-match-drawn = Quai è stada l’ultima runda. { $seeds } a { $seeds }: il match è nundecis.

## La proxima runda d’in match

event-round-next = Runda { $round }. { $who ->
    [you] Ti cumenzas.
    [computer] Il computer cumenza.
    [south] Sid cumenza.
   *[north] Nord cumenza.
 }
event-closed = { $who ->
    [you] Ti na pos betg emplenir
    [computer] Il computer na po betg emplenir
    [south] Sid na po betg emplenir
   *[north] Nord na po betg emplenir
 } { $count ->
    [one] { $holes }: ella resta serrada en questa runda.
   *[other] { $holes }: ellas restan serradas en questa runda.
 }
event-reopened = { $who ->
    [you] Ti gudognas enavos
    [computer] Il computer gudogna enavos
    [south] Sid gudogna enavos
   *[north] Nord gudogna enavos
 } { $holes }.
event-kept = { $who ->
    [you] Ti tegnas
    [computer] Il computer tegna
    [south] Sid tegna
   *[north] Nord tegna
 } { count-seeds } da pli baud.

## Revocar, repeter, cussegl

event-undone = { $who ->
    [you] Tia semnada da { $hole } è revocada.
    [computer] La semnada da { $hole } dal computer è revocada.
    [south] La semnada da { $hole } da Sid è revocada.
   *[north] La semnada da { $hole } da Nord è revocada.
 }
event-redone = { $who ->
    [you] Tia semnada da { $hole } è puspè giugada.
    [computer] La semnada da { $hole } dal computer è puspè giugada.
    [south] La semnada da { $hole } da Sid è puspè giugada.
   *[north] La semnada da { $hole } da Nord è puspè giugada.
 }
event-undone-end = La runda va vinavant.
event-hint = Emprova cun { $hole }.
