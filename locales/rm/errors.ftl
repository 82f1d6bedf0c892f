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

error-bad-position = Quai n’è nagina posiziun da Hoyito: { $detail }
error-bad-request = Quai n’è betg chapaivel: { $detail }

## Datotecas da gieu (OGN)

error-ogn-empty = Questa datoteca na cuntegna nagin gieu. Tscherna ina datoteca OGN.
error-ogn-syntax = Questa datoteca da gieu (OGN) na po betg vegnir legida: { $detail }
error-ogn-tag = L’etichetta { $tag } da questa datoteca da gieu na po betg vegnir duvrada: { $detail }
error-ogn-move = Il gieu po vegnir legì fin a la tratga { $number }, che na po betg vegnir giugada: { $detail }
error-ogn-variant = Quest gieu n’è betg Hoyito I, II u III. Auters gieus na pon betg vegnir averts qua.
error-file-too-large = La datoteca è memia gronda: { $size } MB, ed il maximum è { $limit } MB. Tscherna ina pli pitschna.
error-file-unreadable = La datoteca na po betg vegnir legida. Tscherna ella anc ina giada, u in’autra.

## Il gieu memorisà

error-saved-damaged = Il gieu memorisà è donnegià ({ $detail }). El resta qua; ti pos cumenzar in nov.
error-saved-newer = Il gieu memorisà deriva d’ina versiun pli nova. Rechargia la pagina per obtegnair ella, u cumenza in nov gieu.
error-saved-write = Il gieu na po betg vegnir memorisà ({ $detail }). Telechargia el per tegnair el.
