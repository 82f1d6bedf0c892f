## Where learning begins

learn-title = Apprendre Hoyito
learn-intro = Trois jeux, le même plateau, les mêmes semis. Commence par Hoyito I.
course = Cours
course-line = De courtes étapes sur le plateau, du premier semis au match.
course-done = { $done } étapes sur { $count }
puzzles = Énigmes
puzzles-line = Des positions avec une seule bonne réponse, prouvée.
puzzles-done = { $done } sur { $count } résolues
puzzle-day = Énigme du jour
puzzle-day-line = La même pour tout le monde, une nouvelle chaque jour.
puzzle-day-solved = Résolue aujourd’hui
reading = Lire le semis
reading-line = Où finit-il, et combien prend-il ? C’est tout l’art du jeu.

## The course

course-of = Cours : { $variant }
course-step = Étape { $number } sur { $count }
course-sow = Semer
course-sow-task = La rangée la plus proche est la tienne. On commence toujours ainsi : tu lèves un de tes trous et tu laisses tomber ses graines une par une dans les trous qui suivent, dans le sens inverse des aiguilles d’une montre. Choisis { $hole }.
course-sow-done = La dernière graine est tombée dans un trou vide : ton tour est passé.
course-relay = Le relais
course-relay-task = Si la dernière graine tombe dans un trou garni, ce trou est levé aussi et le semis continue. Choisis { $hole } et regarde.
course-relay-done = C’était un relais : deux tours en un seul semis, jusqu’à un trou vide.
course-ends = Lire d’avance
course-ends-task = Lis d’avance : si tu semais { $hole }, dans quel trou tomberait la toute dernière graine ? Choisis-le, dans l’une ou l’autre rangée.
course-ends-done = C’est bien ça. Qui le voit avant de semer joue bien.
course-casa-I = La casa
course-casa-I-task = Quatre graines dans un trou sont une casa, une petite maison. Qui fait quatre en laissant tomber une graine les prend aussitôt. Lequel de tes trous le peut ?
course-casa-I-done = Les quatre sont à toi. C’était la dernière graine : ton tour est passé.
course-way-I = Des casas en chemin
course-way-I-task = Dans Hoyito I, chaque casa faite en chemin compte. L’un de tes semis en prend deux. Lequel ?
course-way-I-done = Deux casas en un semis, et les graines restées en main ont continué.
course-other-I = L’autre rangée
course-other-I-task = Une casa peut aussi se trouver dans l’autre rangée : qui la fait la prend. Trouve le semis qui en prend une là-bas.
course-other-I-done = Elle était dans la rangée de Nord, la voilà à toi.
course-casa = La casa
course-casa-task = Quatre graines dans un trou sont une casa, une petite maison. Si ta toute dernière graine fait quatre, elles sont à toi. Lequel de tes trous le peut ?
course-casa-done = Les quatre sont à toi, et tu peux rejouer.
course-standing = Seulement la dernière graine
course-standing-task = Un quatre fait en chemin reste où il est : seule la dernière graine capture. Ne t’y trompe pas et trouve le semis qui finit sur un quatre.
course-standing-done = La dernière graine a fait quatre : capturé.
course-chain = La chaîne
course-chain-task = Avec une casa capturée s’en va chaque quatre juste derrière elle, en une chaîne ininterrompue. Trouve le semis qui prend trois casas à la fois.
course-chain-done = Une chaîne de trois, douze graines, et tu peux rejouer.
course-again = Rejouer
course-again-task = Qui capture rejoue, et peut capturer encore. Trouve deux semis, l’un après l’autre, qui capturent tous deux.
course-again-done = Deux captures d’affilée.
course-pass = Passer
course-pass-task = Nord n’a pas de graines dans sa rangée. Si tu ne lui en laisses aucune, il doit passer. Quel semis garde toutes les graines de ton côté ?
course-pass-done = Nord a passé, c’est de nouveau à toi.
course-last-four = Les quatre dernières
course-last-four-task = Quand une capture ne laisse que quatre graines, qui l’a faite prend aussi ces quatre-là, et la manche est finie. Trouve cette capture.
course-last-four-done = Quatre, et les quatre dernières : huit graines, et la fin de la manche.
course-match = Le match
course-match-task = Dans un match, tu regarnis ta rangée à chaque manche avec tes captures ; les trous que tu ne peux pas remplir sont fermés. Le semis les saute. Dans quel trou tomberait ici la dernière graine de { $hole } ?
course-match-done = Les trous fermés ne reçoivent pas de graine et ne comptent jamais comme vides. Tu gagnes le match quand l’autre ne peut plus remplir un seul trou.
course-match-III = Le match
course-match-III-task = { course-match-task }
course-match-III-done = { course-match-done } Et à partir de la troisième manche, les quatre dernières vont à qui a gagné la précédente.
course-wrong = Pas celui-là ; tout est remis en place. Essaie un autre trou.
course-not-there = Pas là. Suis le semis graine par graine, et choisis encore.
course-go-on = Bien. Et maintenant le second.
course-next = Étape suivante
course-before = Étape précédente
course-show = Montre-moi
course-repeat = Encore une fois
course-over = Voilà le cours. Joue, ou exerce ton œil sur une énigme.

## Puzzles

puzzle-number = Énigme { $number }
puzzle-most = Capture le plus de graines possible avant que ce soit à Nord.
puzzle-win = Un seul coup gagne la manche. Lequel ?
puzzle-save = Un seul coup sauve la manche. Lequel ?
puzzle-kind = Quoi
puzzle-kind-all = Toutes
puzzle-kind-most = Le plus de graines
puzzle-kind-win = Le seul coup gagnant
puzzle-kind-save = Sauver la manche
puzzle-grade = Degré { $grade } sur 5
puzzle-on = Bien. Continue.
puzzle-hard = Difficulté
puzzle-solved = Résolue !
puzzle-before = Déjà résolue
puzzle-wrong = Ce n’est pas le bon ; tout est remis en place.
puzzle-answer = Montrer la réponse
puzzle-shown = C’était la réponse.
puzzle-next = Énigme suivante
puzzle-again = Réessayer
puzzles-all-done = Toutes celles-ci sont résolues.
puzzles-failed = Les énigmes ne peuvent pas être chargées. Vérifie la connexion et réessaie.

## The trainer

reading-where = Où finit le semis de { $hole } ? Choisis ce trou.
reading-how-many = Et combien de graines prend-il ?
reading-right = Bien : il finit en { $hole } et prend { count-seeds }.
reading-wrong = Non : il finit en { $hole } et prend { count-seeds }.
reading-next = Semis suivant
reading-clock = Deux minutes contre la montre
reading-no-clock = Arrêter la montre
reading-left = Encore { $seconds } s
reading-score = { $done } bonnes sur { $count }
reading-over = C’est fini : { $done } bonnes.
reading-best = Ton record : { $count }
reading-laps = Tours
reading-laps-few = 1 à 3
reading-laps-some = 4 à 8
reading-laps-many = 9 et plus
