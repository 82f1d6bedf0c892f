### Què ha fallat i què s’hi pot fer. Els arguments s’expliquen a la versió anglesa.

## Un forat que no es pot jugar

error-bad-move = Aquest forat no existeix en aquest tauler. Els de Sud van de A a { $south }, els de Nord de a a { $north }.
error-not-your-hole = { $hole } és a l’altra fila. Tria un forat de la teva: de { $first } a { $last }.
error-closed-hole = { $hole } està tancat en aquesta ronda. Tria un forat obert.
error-empty-hole = { $hole } està buit. Tria un forat amb llavors.
error-endless-sowing = Una sembra des del forat { $hole } no s’acabaria mai, o sigui que no es pot jugar. Tria un altre forat.
error-undecided-sowing = Una sembra des del forat { $hole } és massa llarga per seguir-la fins al final, o sigui que no es pot jugar. Tria un altre forat.
error-round-over = S’ha acabat la ronda. Comença la següent o un joc nou.
error-not-your-move = { $who ->
    [you] Et toca a tu.
    [computer] Li toca a l’ordinador. Espera un moment.
    [south] Li toca a Sud.
   *[north] Li toca a Nord.
 }

## Posicions i peticions

position-fault = { $why ->
    [field-count] té { $count } camps. Una posició porta les llavors de 2 a 24 forats (un nombre parell), les captures de Sud, les de Nord i a qui li toca, units per guionets, com ara 4-4-4-4-0-0-S.
    [field] el camp { $number } no és un nombre de llavors de 0 a 96. Només un forat pot ser també x, tancat.
    [player] l’últim camp no diu a qui li toca: S per a Sud o N per a Nord.
    [closed] el forat { $hole } està tancat però té { count-seeds }. Un forat tancat està buit.
    [fours] hi ha { count-seeds } al tauler. Ha de ser un múltiple de quatre: cap, o vuit o més.
    [only-four] només hi ha quatre llavors al tauler. N’hi ha d’haver cap, o vuit o més: les quatre últimes se’n van amb la captura que les deixa.
    [total] hi ha { count-seeds } entre el tauler i les captures. Amb dues files de { $row } es juga amb { $total }.
   *[other] els forats i les llavors no concorden.
 }
error-bad-position = Això no és una posició del joc Hoyito: { position-fault }
error-bad-request = Això no s’entén: { $detail }
error-round-in-play = La ronda en joc no s’ha acabat. Acaba-la primer.
error-match-over = S’ha acabat la partida. Comença un joc nou.

## Fitxers de joc (OGN)

error-ogn-empty = Aquest fitxer no porta cap joc. Tria un fitxer OGN.
error-ogn-syntax = Aquest fitxer de joc (OGN) no es pot llegir. Línia { $line }, caràcter { $column }: { $why ->
    [comment] aquest comentari no es tanca mai.
    [variation] aquesta variant no es tanca mai.
    [open-tag] aquesta etiqueta no es tanca mai.
    [tag] una etiqueta s’escriu { "[Name \"value\"]" }.
    [parenthesis] aquest ) no tanca cap variant.
    [first] una variant va després de la jugada que canviaria.
    [deep] hi ha més de 100 variants les unes dins de les altres.
    [long] hi ha més d’un milió de jugades, comentaris i etiquetes. Divideix el fitxer en uns quants.
    [move] «{ $text }» no és una jugada. Les jugades són lletres de forats, de A a L i de a a l, amb +4 on es capturen quatre llavors.
   *[other] això no és un fitxer de joc.
 }
error-ogn-tag = L’etiqueta { $tag } d’aquest fitxer de joc no serveix. { $why ->
    [words] Pot ser: { $words }.
    [count] Escriu off o un número des de { $count }.
    [over] La ronda ja s’ha acabat amb les jugades; treu l’etiqueta.
   *[other] Corregeix-la o treu-la.
 }
error-ogn-position = L’etiqueta FEN d’aquest fitxer de joc no és una posició: { position-fault }
error-ogn-move = El joc es llegeix fins a la jugada { $number }, que no es pot jugar: { $why ->
    [bad-move] aquest forat no existeix. Els de Sud van de A a { $south }, els de Nord de a a { $north }.
    [not-your-hole] { $hole } és a l’altra fila. La jugada va de { $first } a { $last }.
    [closed-hole] { $hole } està tancat en aquesta ronda.
    [empty-hole] { $hole } està buit.
    [endless-sowing] una sembra des del forat { $hole } no s’acabaria mai.
    [undecided-sowing] una sembra des del forat { $hole } és massa llarga per seguir-la fins al final.
   *[other] s’ha acabat la ronda.
 }
error-ogn-capture = El joc es llegeix fins a la jugada { $number }: { $hole } captura { count-seeds }, però hi ha escrit { $hole }+{ $count }. Corregeix-ho, o escriu només { $hole }.
error-ogn-round = Aquest fitxer de joc continua amb una altra ronda, però { $why ->
    [in-play] la ronda anterior no s’ha acabat.
   *[other] s’ha acabat la partida.
 }
error-ogn-start = La ronda { $round } d’aquest fitxer de joc no pot començar amb { $found }. Després de les rondes anteriors comença amb { $position }.
error-ogn-result = El fitxer dona { $found } com a resultat de la ronda { $round }, però les jugades acaben { $result }.
error-ogn-variant = Aquest joc no és Hoyito I, II ni III. Aquí no es poden obrir altres jocs.
error-file-too-large = El fitxer és massa gros: { $size } MB, i el màxim és { $limit } MB. Tria’n un de més petit.
error-file-unreadable = El fitxer no es pot llegir. Torna’l a triar, o tria’n un altre.

## El joc desat

error-saved-damaged = El joc desat està malmès. Es conserva; en pots començar un de nou.
error-saved-newer = El joc desat és d’una versió més nova. Recarrega la pàgina per tenir-la, o comença un joc nou.
error-saved-write = El joc no es pot desar ({ $detail }). Baixa’l per conservar-lo.
