### Ce qui n’a pas marché et ce qu’on peut faire. Les arguments sont expliqués dans la version anglaise.

## Un trou qui ne peut pas être joué

error-bad-move = Ce trou n’existe pas sur ce plateau. Ceux de Sud vont de A à { $south }, ceux de Nord de a à { $north }.
error-not-your-hole = { $hole } est dans l’autre rangée. Choisis un trou de la tienne : de { $first } à { $last }.
error-closed-hole = { $hole } est fermé dans cette manche. Choisis un trou ouvert.
error-empty-hole = { $hole } est vide. Choisis un trou avec des graines.
error-endless-sowing = Un semis depuis { $hole } ne finirait jamais : il ne peut pas être joué. Choisis un autre trou.
error-undecided-sowing = Un semis depuis { $hole } est trop long à suivre jusqu’au bout : il ne peut pas être joué. Choisis un autre trou.
error-round-over = La manche est finie. Commence la suivante ou une nouvelle partie.
error-not-your-move = { $who ->
    [you] C’est à toi de jouer.
    [computer] C’est à l’ordinateur de jouer. Attends un instant.
    [south] C’est à Sud de jouer.
   *[north] C’est à Nord de jouer.
 }

## Positions et demandes

position-fault = { $why ->
    [field-count] elle a { $count } champs. Une position donne les graines de 2 à 24 trous (un nombre pair), les captures de Sud, celles de Nord et qui doit jouer, reliés par des traits d’union, comme 4-4-4-4-0-0-S.
    [field] le champ { $number } n’est pas un nombre de graines de 0 à 96. Seul un trou peut aussi être x, fermé.
    [player] son dernier champ ne dit pas qui doit jouer : S pour Sud ou N pour Nord.
    [closed] le trou { $hole } est fermé mais contient { count-seeds }. Un trou fermé est vide.
    [fours] il y a { count-seeds } sur le plateau. Il faut un multiple de quatre : aucune, ou au moins huit.
    [only-four] il n’y a que quatre graines sur le plateau. Il n’en faut aucune, ou au moins huit : les quatre dernières partent avec la capture qui les laisse.
    [total] il y a { count-seeds } en tout, sur le plateau et capturées. Avec deux rangées de { $row }, on joue avec { $total }.
   *[other] ses trous et ses graines ne s’accordent pas.
 }
error-bad-position = Ce n’est pas une position du jeu Hoyito : { position-fault }
error-bad-request = Impossible à comprendre : { $detail }
error-round-in-play = La manche en cours n’est pas finie. Finis-la d’abord.
error-match-over = Le match est fini. Commence une nouvelle partie.

## Fichiers de partie (OGN)

error-ogn-empty = Ce fichier ne contient aucune partie. Choisis un fichier OGN.
error-ogn-syntax = Ce fichier de partie (OGN) ne peut pas être lu. Ligne { $line }, caractère { $column } : { $why ->
    [comment] ce commentaire n’est jamais fermé.
    [variation] cette variante n’est jamais fermée.
    [open-tag] cette étiquette n’est jamais fermée.
    [tag] une étiquette s’écrit { "[Name \"value\"]" }.
    [parenthesis] cette ) ne ferme aucune variante.
    [first] une variante vient après le coup qu’elle remplacerait.
    [deep] plus de 100 variantes sont imbriquées.
    [long] il y a plus d’un million de coups, de commentaires et d’étiquettes. Divise le fichier en plusieurs.
    [move] « { $text } » n’est pas un coup. Les coups sont des lettres de trous, de A à L et de a à l, avec +4 là où quatre graines sont capturées.
   *[other] ce n’est pas un fichier de partie.
 }
error-ogn-tag = L’étiquette { $tag } de ce fichier de partie est inutilisable. { $why ->
    [words] Elle peut valoir : { $words }.
    [count] Écris off ou un nombre à partir de { $count }.
    [over] La manche est finie d’après ses coups ; retire l’étiquette.
   *[other] Corrige-la ou retire-la.
 }
error-ogn-position = L’étiquette FEN de ce fichier de partie n’est pas une position : { position-fault }
error-ogn-move = La partie se lit jusqu’au coup { $number }, qui ne peut pas être joué : { $why ->
    [bad-move] ce trou n’existe pas. Ceux de Sud vont de A à { $south }, ceux de Nord de a à { $north }.
    [not-your-hole] { $hole } est dans l’autre rangée. Le coup va de { $first } à { $last }.
    [closed-hole] { $hole } est fermé dans cette manche.
    [empty-hole] { $hole } est vide.
    [endless-sowing] un semis depuis { $hole } ne finirait jamais.
    [undecided-sowing] un semis depuis { $hole } est trop long à suivre jusqu’au bout.
   *[other] la manche est finie.
 }
error-ogn-capture = La partie se lit jusqu’au coup { $number } : { $hole } capture { count-seeds }, mais il est écrit { $hole }+{ $count }. Corrige-le, ou écris seulement { $hole }.
error-ogn-round = Ce fichier de partie continue par une autre manche, mais { $why ->
    [in-play] la manche précédente n’est pas finie.
   *[other] le match est fini.
 }
error-ogn-start = La manche { $round } de ce fichier de partie ne peut pas commencer par { $found }. Après les manches précédentes, elle commence par { $position }.
error-ogn-result = Le fichier donne { $found } comme résultat de la manche { $round }, mais ses coups finissent sur { $result }.
error-ogn-variant = Cette partie n’est ni Hoyito I, ni II, ni III. D’autres jeux ne peuvent pas être ouverts ici.
error-file-too-large = Le fichier est trop grand : { $size } Mo, et le maximum est { $limit } Mo. Choisis-en un plus petit.
error-file-unreadable = Le fichier ne peut pas être lu. Choisis-le de nouveau, ou un autre.

## La partie enregistrée

error-saved-damaged = La partie enregistrée est abîmée. Elle est conservée ; tu peux en commencer une nouvelle.
error-saved-newer = La partie enregistrée vient d’une version plus récente. Recharge la page pour l’obtenir, ou commence une nouvelle partie.
error-saved-write = La partie ne peut pas être enregistrée ({ $detail }). Télécharge-la pour la garder.
