### Tge ch’è ì a mal e tge ch’ins po far. Ils arguments èn declerads en la versiun englaisa.

## Ina fossa che na po betg vegnir giugada

error-bad-move = Questa fossa n’exista betg sin la tavla. Quellas da Sid van dad A fin { $south }, quellas da Nord dad a fin { $north }.
error-not-your-hole = { $hole } è en l’autra retscha. Tscherna ina fossa da tia retscha: { $first } fin { $last }.
error-closed-hole = { $hole } è serrada en questa runda. Tscherna ina fossa averta.
error-empty-hole = { $hole } è vida. Tscherna ina fossa cun semens.
error-endless-sowing = Ina semnada da { $hole } na finiss mai, perquai na dastga ella betg vegnir giugada. Tscherna in’autra fossa.
error-undecided-sowing = Ina semnada da { $hole } è memia lunga per suandar ella fin a la fin, perquai na dastga ella betg vegnir giugada. Tscherna in’autra fossa.
error-round-over = La runda è finida. Cumenza la proxima u in nov gieu.
error-not-your-move = { $who ->
    [you] I tutga a tai.
    [computer] I tutga al computer. Spetga in mument.
    [south] I tutga a Sid.
   *[north] I tutga a Nord.
 }

## Posiziuns e dumondas

position-fault = { $why ->
    [field-count] ella ha { $count } champs. Ina posiziun ha ils semens da 2 fin 24 fossas (in dumber pèr), quai che Sid e Nord han piglià e tgi che po giugar, colliads cun stritgets, sco en 4-4-4-4-0-0-S.
    [field] il champ { $number } n’è betg in dumber da semens da 0 fin 96. Mo ina fossa po er esser x, serrada.
    [player] ses davos champ na di betg tgi che po giugar: S per Sid u N per Nord.
    [closed] la fossa { $hole } è serrada ma cuntegna { count-seeds }. Ina fossa serrada è vida.
    [fours] i dat { count-seeds } sin la tavla. Quai sto esser in multipel da quatter: nagins, u almain otg.
    [only-four] i dat mo quatter semens sin la tavla. I ston esser nagins u almain otg: tgi che lascha mo quatter, piglia era quels.
    [total] i dat { count-seeds } sin la tavla e pigliads ensemen. Cun duas retschas da { $row } vegni giugà cun { $total }.
   *[other] sias fossas e ses semens na van betg ensemen.
 }
error-bad-position = Quai n’è nagina posiziun da Hoyito: { position-fault }
error-bad-request = Quai n’è betg chapaivel: { $detail }
error-round-in-play = La runda n’è anc betg finida. Finescha ella l’emprim.
error-match-over = Il match è finì. Cumenza in nov gieu.

## Datotecas da gieu (OGN)

error-ogn-empty = Questa datoteca na cuntegna nagin gieu. Tscherna ina datoteca OGN.
error-ogn-syntax = Questa datoteca da gieu (OGN) na po betg vegnir legida. Lingia { $line }, segn { $column }: { $why ->
    [comment] quest commentari na vegn mai serrà.
    [variation] questa varianta na vegn mai serrada.
    [open-tag] questa etichetta na vegn mai serrada.
    [tag] in’etichetta vegn scritta { "[Name \"value\"]" }.
    [parenthesis] questa ) na serra nagina varianta.
    [first] ina varianta stat suenter la tratga ch’ella remplazzass.
    [deep] i dat dapli che 100 variantas ina en l’autra.
    [long] i dat dapli ch’in milliun tratgas, commentaris ed etichettas. Parta la datoteca en pliras.
    [move] «{ $text }» n’è nagina tratga. Tratgas èn letras da fossas, A fin L ed a fin l, cun +4 nua che quatter semens vegnan pigliads.
   *[other] quai n’è nagina datoteca da gieu.
 }
error-ogn-tag = L’etichetta { $tag } da questa datoteca da gieu na po betg vegnir duvrada. { $why ->
    [words] Ella po esser: { $words }.
    [count] Scriva off u in dumber a partir da { $count }.
    [over] La runda è finida cun sias tratgas; lascha davent l’etichetta.
   *[other] Curregia ella u lascha davent ella.
 }
error-ogn-position = L’etichetta FEN da questa datoteca da gieu n’è nagina posiziun: { position-fault }
error-ogn-move = Il gieu po vegnir legì fin a la tratga { $number }, che na po betg vegnir giugada: { $why ->
    [bad-move] questa fossa n’exista betg. Quellas da Sid van dad A fin { $south }, quellas da Nord dad a fin { $north }.
    [not-your-hole] { $hole } è en l’autra retscha. La tratga è ina da { $first } fin { $last }.
    [closed-hole] { $hole } è serrada en questa runda.
    [empty-hole] { $hole } è vida.
    [endless-sowing] ina semnada da { $hole } na finiss mai.
    [undecided-sowing] ina semnada da { $hole } è memia lunga per suandar ella fin a la fin.
   *[other] la runda è finida.
 }
error-ogn-capture = Il gieu po vegnir legì fin a la tratga { $number }: { $hole } piglia { count-seeds }, ma { $hole }+{ $count } è scrit. Curregia quai, u scriva mo { $hole }.
error-ogn-round = Questa datoteca da gieu va vinavant cun in’autra runda, ma { $why ->
    [in-play] la runda avant n’è betg finida.
   *[other] il match è finì.
 }
error-ogn-start = La runda { $round } da questa datoteca da gieu na po betg cumenzar cun { $found }. Suenter las rundas avant cumenza ella cun { $position }.
error-ogn-result = La datoteca dat { $found } sco resultat da la runda { $round }, ma sias tratgas fineschan { $result }.
error-ogn-variant = Quest gieu n’è betg Hoyito I, II u III. Auters gieus na pon betg vegnir averts qua.
error-file-too-large = La datoteca è memia gronda: { $size } MB, ed il maximum è { $limit } MB. Tscherna ina pli pitschna.
error-file-unreadable = La datoteca na po betg vegnir legida. Tscherna ella anc ina giada, u in’autra.

## Il gieu memorisà

error-saved-damaged = Il gieu memorisà è donnegià. El resta qua; ti pos cumenzar in nov.
error-saved-newer = Il gieu memorisà deriva d’ina versiun pli nova. Rechargia la pagina per obtegnair ella, u cumenza in nov gieu.
error-saved-write = Il gieu na po betg vegnir memorisà ({ $detail }). Telechargia el per tegnair el.
