### Les règles à lire, une page par variante.

## En bref

rules-overview = En bref
rules-overview-names = Hoyito, « petit trou », c’est ainsi que beaucoup, dans le sud-ouest de la République dominicaine, appellent leurs jeux de semis. D’autres disent El Hoyito, Casitas (« petites maisons »), Mate, Casitas de Mate ou Caille. On joue à deux : les graines font le tour du plateau une par une, et qui fait des quatre les prend.
rules-I-overview = Dans Hoyito I, chaque quatre fait pendant un semis est capturé aussitôt, dans les deux rangées. Un semis, et c’est à l’autre. C’est le meilleur pour commencer.
rules-II-overview = Dans Hoyito II, seul capture un semis qui finit sur un quatre, mais il prend aussi tous les quatre qui le précèdent sans interruption, et l’on rejoue. C’est le plus difficile des trois, surtout avec deux rangées de douze.
rules-III-overview = Dans Hoyito III, seul capture un semis qui finit sur un quatre. Il prend ce trou-là et rien d’autre, et l’on rejoue. Dans un match, dès la troisième manche, les quatre dernières vont à qui a gagné la manche précédente.

## Le plateau

rules-board = Le plateau
rules-board-holes = Deux rangées de trous, le plus souvent six par rangée, jusqu’à douze. La rangée de ce côté est à Sud, celle d’en face à Nord. Rien sur le plateau n’est fait pour les captures : chacun garde son tas à côté.
rules-board-seeds = Chaque trou commence avec quatre graines : 48 avec deux rangées de six, 96 avec deux rangées de douze.
rules-board-letters = Les trous portent des lettres, à partir de la gauche de chacun : A, B, C et ainsi de suite pour Sud ; a, b, c pour Nord.
rules-board-casa = Un trou avec exactement quatre graines est une casa, une maison. Ici, elle porte un toit.

## Un semis

rules-play = Comment jouer
rules-play-start = On joue chacun à son tour. Sud commence, sauf accord contraire.
rules-play-sow = Quand c’est à toi, tu lèves toutes les graines d’un trou de ta rangée et tu les laisses tomber une par une dans les trous qui suivent, dans le sens inverse des aiguilles d’une montre : le long de ta rangée vers la droite, puis le long de l’autre, et ainsi de suite. Cela fait un tour.
rules-play-empty = Si la dernière graine tombe dans un trou vide, c’est à l’autre de jouer.
rules-play-relay = Si elle tombe dans un trou garni sans y faire quatre, tu lèves ce trou entier, la dernière graine comprise, et tu continues à semer depuis le suivant. C’est un relais, et un semis peut durer bien des tours. Ce qui arrive quand elle fait quatre est raconté avec les captures.
rules-play-standing = Pour capturer, il faut qu’une graine, en tombant, fasse le quatre. Des graines qui se trouvent simplement par quatre, comme toutes au début, ne sont pas capturées pour autant.
rules-play-example = Un exemple : avec deux rangées de six, Sud commence par A. Le premier tour finit en E, le suivant va de E à d, puis de d à C, de C à c, et de c à C, vide à présent. Cinq tours, aucune capture, et c’est à Nord. Quel que soit le trou du premier coup, vu de là c’est la même chose.
rules-play-pass = Qui doit jouer et n’a pas de graines dans sa rangée passe, jusqu’à ce qu’il y en ait.

## Captures. Les trois exemples partent du même plateau.

rules-captures = Captures
rules-I-captures-way = Une graine qui, en tombant, fait quatre dans un trou, dans ta rangée ou dans l’autre, le capture aussitôt. Les quatre graines vont à ton tas, le trou est vide, et le semis continue avec celles que tu as en main.
rules-I-captures-last = Si la dernière graine fait quatre, ce trou est capturé aussi, et c’est à l’autre de jouer.
rules-I-captures-example = Un exemple : C a deux graines, D et E en ont trois chacun. Sud sème C. La première graine fait quatre en D : capturé. La seconde fait quatre en E : capturé aussi, et c’est à Nord. +8.
rules-II-captures-way = Un quatre fait en chemin reste où il est.
rules-II-captures-last = Si la dernière graine fait quatre, ce trou est capturé. Regarde alors en arrière, contre le sens du semis : chaque trou d’exactement quatre qui suit sans interruption est capturé aussi, qu’il vienne d’être fait ou qu’il ait été là avant, par les deux rangées et tout autour s’il le faut. Puis tu rejoues.
rules-II-captures-example = Un exemple : C a deux graines, D et E en ont trois chacun. Sud sème C. D arrive à quatre ; E arrive à quatre et c’est le dernier : capturé. Juste derrière, D en a quatre : capturé aussi. Derrière D il y a C, vide à présent, et la chaîne finit là. +8, et Sud rejoue.
rules-III-captures-way = Un quatre fait en chemin reste où il est.
rules-III-captures-last = Si la dernière graine fait quatre, ce trou est capturé, lui seul. Puis tu rejoues.
rules-III-captures-example = Un exemple : C a deux graines, D et E en ont trois chacun. Sud sème C. D arrive à quatre et reste. E arrive à quatre et c’est le dernier : capturé. +4, et Sud rejoue.

## La fin d’une manche

rules-end = La fin d’une manche
rules-end-last-four = Quand une capture ne laisse que quatre graines, qui l’a faite prend aussi ces quatre-là, et la manche est finie.
rules-I-end = Cela peut arriver au milieu d’un semis. Les graines en main comptent parmi les quatre, et le semis s’arrête là.
rules-II-end = Une chaîne peut prendre elle-même les derniers quatre. Alors il n’en reste aucun, et la manche finit de même.
rules-III-end = Dans un match, cela vaut pour les deux premières manches. Dès la troisième, les quatre dernières vont à qui a gagné la manche précédente, quel que soit l’auteur de la dernière capture.
rules-end-winner = Qui a capturé le plus de graines gagne la manche. Autant de part et d’autre, c’est l’égalité.

## Un match

rules-match = Un match
rules-match-fill = Un match se joue en manches. Après chacune, on garnit de nouveau sa rangée avec quatre graines par trou, autant de trous que les captures le permettent.
rules-match-closed = Les trous qu’on ne peut pas remplir sont fermés pour la manche suivante. Le semis les saute, et ils ne comptent jamais comme vides. Une manche plus tard peut les rendre.
rules-II-match-closed = Une chaîne passe par-dessus les trous fermés.
rules-match-kept = Les graines de trop, une fois la rangée garnie, sont gardées et comptent comme capturées dans la nouvelle manche.
rules-match-starts = Qui gagne une manche commence la suivante.
rules-III-match-last = Gagner une manche apporte donc deux choses : le premier coup de la suivante et, dès la troisième manche, ses quatre dernières graines.
rules-match-wins = Tu gagnes le match quand il reste à l’autre moins de quatre graines à la fin d’une manche : pas assez pour un seul trou.
rules-match-example = Un exemple : une manche finit 16 à 32. Sud remplit quatre trous, et deux sont fermés. Nord en remplit six et garde huit graines.

## Ce qui est de nous

rules-rulings = Ce qui est de nous
rules-rulings-intro = Les jeux ont été notés d’après les paroles de ceux qui y jouent, et sur certains points la source se tait. Là, il a fallu décider. Ces décisions sont les nôtres, pas celles de la source ; celles qui laissent un choix sont parmi les règles maison d’une nouvelle partie.

## D’où cela vient

rules-record = D’où cela vient
rules-record-who = Les jeux ont été recueillis par Víktor Bautista i Roca avec Salvador Cases i Majoral : lors d’entretiens avec des Dominicains vivant en Catalogne en septembre 2004, et durant trois semaines dans le sud-ouest de la République dominicaine en janvier et février 2005.
rules-record-where = Ils ont été trouvés dans les provinces de Barahona, Bahoruco et Independencia, appelées ensemble El Sur : à Neiba, Villa Jaragua, Los Ríos, Postrer Río, La Descubierta et Jimaní. Wikimanqala ajoute la ville de Barahona, ainsi que Port-au-Prince et Jacmel en Haïti.
rules-I-record = Hoyito I est proche du Ba-awa du Ghana. La différence : là-bas, un quatre fait sur le plateau peut aller au maître du trou ; ici, tous vont à qui joue.
rules-II-record = Le jeu sur deux rangées de douze a été recueilli à Villa Jaragua en février 2005, et passe pour le plus difficile.
rules-III-record = Hoyito III a été appris à Barahona, d’un joueur de vingt ans d’un batey, le village d’une sucrerie.
rules-record-things = On joue dans des trous creusés dans la terre ou dans des cercles tracés sur le ciment ; les plateaux de bois ne sont pas la coutume. Les graines étaient autrefois celles, ligneuses, du calebassier, Crescentia cujete, appelées mate ; ce sont maintenant surtout des cailloux lisses. Les trous fermés sont marqués avec du charbon, une gousse de caroube ou des pierres. Les enfants jouent parfois de petits enjeux, comme des billes de verre.
rules-record-people = Autrefois, tout le monde y jouait, les femmes surtout. Aujourd’hui, ce sont plutôt les enfants et les adolescents, dans la rue.
rules-record-sources = Merci à Víktor Bautista i Roca et à Salvador Cases i Majoral, aux auteurs de Mancala World (ses pages sur Hoyito I, II et III) et à Wikimanqala. L’étude : V. Bautista i Roca, « Africa Hidden Inside a Small Hole », VIII Board Game Studies Colloquium, Oxford, avril 2005. Les mots de cette page sont les nôtres.
