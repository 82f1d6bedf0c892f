### La page : commandes, étiquettes et avis. Les arguments sont expliqués dans la version anglaise.

## Le cadre de la page

page-title = Hoyito
page-description = Hoyito, le jeu dominicain où l’on sème des graines : trois façons d’y jouer, contre une personne ou contre l’ordinateur.
skip-to-board = Aller au plateau
menu = Menu
nav-play = Jouer
nav-learn = Apprendre
nav-friend = Amis
friend-game = Une partie à distance
time-left = temps restant
nav-analyse = Analyser
nav-rules = Règles
nav-settings = Réglages
nav-help = Aide
nav-about = À propos
close = Fermer
back = Retour
cancel = Annuler
yes = Oui
no = Non
copy = Copier
copied = Copié

## Qui joue, et à qui de jouer

player-south = Sud
player-north = Nord
player-you = Toi
player-computer = Ordinateur
player-computer-level = Ordinateur, niveau { $level }
player-person = Une personne
to-move = { $who ->
    [you] À toi
    [computer] À l’ordinateur
    [south] À Sud
   *[north] À Nord
 }

## Nouvelle partie

new-game = Nouvelle partie
new-game-start = Jouer
new-game-replaces = Commencer une nouvelle partie met fin à celle du plateau.
choose-variant = Quel Hoyito ?
variant-I = Hoyito I
variant-I-line-1 = Chaque quatre que tu fais en chemin est à toi aussitôt, dans les deux rangées.
variant-I-line-2 = Un semis, et c’est à l’autre. Le meilleur pour commencer.
variant-II = Hoyito II
variant-II-line-1 = Finis sur un quatre et prends-le, avec tous les quatre qui le précèdent sans interruption.
variant-II-line-2 = Puis tu rejoues. Le plus difficile des trois.
variant-III = Hoyito III
variant-III-line-1 = Finis sur un quatre et prends-le, lui seul, puis rejoue.
variant-III-line-2 = Dans un match, dès la troisième manche, les quatre dernières vont à qui a gagné la manche précédente.
choose-row = Trous par rangée
row-usual = { $row } (d’habitude)
row-option = { $row ->
    [one] { $row } trou par rangée
   *[other] { $row } trous par rangée
 }
choose-length = Combien de temps ?
length-round = Une manche
length-round-line = Qui capture le plus de graines gagne.
length-match = Un match
length-match-line = Regarnis ta rangée avec tes captures, encore et encore, jusqu’à ce que l’un de vous ne puisse plus remplir un seul trou.
choose-opponent = Contre qui ?
opponent-computer = L’ordinateur
opponent-person = Quelqu’un à côté de moi
choose-level = De quelle force ?
level = Niveau { $level } : { level-name }
level-name = { $level ->
    [1] Graine
    [2] Germe
    [3] Petite pousse
    [4] Arbrisseau
    [5] Jeune arbre
    [6] Arbre en feuilles
    [7] Arbre en fleurs
    [8] Arbre en fruits
    [9] Vieil arbre
   *[10] Arbre centenaire
 }
choose-side = Quelle rangée est la tienne ?
side-south = Sud, la rangée de ce côté
side-north = Nord, la rangée d’en face
choose-starter = Qui commence ?
starter = { $who ->
    [you] Toi
    [computer] L’ordinateur
    [south] Sud
   *[north] Nord
 }
starter-chance = Au hasard

## Règles maison : ce que la source ne dit pas

house-rules = Règles maison
house-rules-note = Les jeux ont été notés d’après les paroles de ceux qui y jouent, et là-dessus la source se tait. Ces décisions sont les nôtres, pas celles de la source.
house-rules-reset = Revenir à l’habitude
house-rules-changed = { $count ->
    [0] toutes comme d’habitude
    [one] { $count } changée
   *[other] { $count } changées
 }
ruling-ours = Décision à nous, pas de la source.
ruling-default = d’habitude
ruling-fixed = toujours ainsi
ruling-off = Désactivée

ruling-endless-sowing = Semis sans fin
ruling-endless-sowing-why = De temps en temps, un semis ne finirait jamais. Que faire alors ? La source ne le dit pas ; la décision est à nous.
ruling-endless-sowing-forbidden = Interdit : choisir un autre trou
ruling-endless-sowing-ends-round = Permis : la manche finit, et ce qui reste est partagé

ruling-repetition = Répétition
ruling-repetition-why = Quand la même position revient et que c’est au même de jouer, la manche finit et ce qui reste est partagé. Décision à nous ; la source n’en parle pas.
ruling-repetition-times = { $count ->
    [2] La deuxième fois
    [3] La troisième fois
   *[other] La fois numéro { $count }
 }

ruling-no-capture-limit = Long calme
ruling-no-capture-limit-why = Après bien des coups de suite sans capture, la manche peut finir et ce qui reste est partagé. Décision à nous, désactivée à moins que tu la veuilles.
ruling-no-capture-limit-moves = { $count ->
    [one] Après { $count } coup sans capture
   *[other] Après { $count } coups sans capture
 }

ruling-closed-holes = Trous fermés
ruling-closed-holes-why = Dans un match, les trous que tu ne peux pas remplir sont fermés. À quel bout de la rangée, c’est notre décision.
ruling-closed-holes-rightmost = On remplit depuis la gauche : ceux de droite sont fermés
ruling-closed-holes-leftmost = On remplit depuis la droite : ceux de gauche sont fermés

ruling-round-limit = Limite de manches
ruling-round-limit-why = Un match peut s’arrêter après un certain nombre de manches ; qui a le plus de graines gagne. Décision à nous, désactivée à moins que tu la veuilles.
ruling-round-limit-rounds = { $count ->
    [one] Après { $count } manche
   *[other] Après { $count } manches
 }

ruling-origin-hole = Le trou d’où tu lèves
ruling-origin-hole-why = Un long tour qui revient à son départ laisse une graine aussi dans le trou d’où il est parti. Décision à nous.
ruling-extra-turn = Un coup de plus, mais aucun possible
ruling-extra-turn-why = Qui a gagné un coup de plus et n’en a aucun passe. Décision à nous.
ruling-last-four-tie = Les quatre dernières après une égalité
ruling-last-four-tie-why = Dans Hoyito III, si la manche précédente a fini à égalité, les quatre dernières vont à qui a fait la dernière capture. Décision à nous.
ruling-only-endless = Plus que des semis sans fin
ruling-only-endless-why = Qui a des graines, mais seulement des semis qui ne finissent jamais, passe. Décision à nous.
ruling-no-move = Personne ne peut jouer
ruling-no-move-why = Quand personne n’a de coup, ce qui reste est partagé et la manche finit. Décision à nous.
ruling-agreement = Partager d’un commun accord
ruling-agreement-why = Les joueurs peuvent convenir de partager ce qui reste et de finir la manche. Décision à nous.
ruling-resigning = Abandonner
ruling-resigning-why = Qui abandonne perd la manche, et les graines qui restent vont à l’autre. Décision à nous.
ruling-tied-round = Après une manche à égalité
ruling-tied-round-why = La manche suivante est commencée par qui n’avait pas commencé celle-là. Décision à nous.
ruling-undecided = Semis trop longs à suivre
ruling-undecided-why = Pour que rien ne se bloque, un semis qui dépasse 268 millions de tours ne peut pas être joué. On ne connaît aucune position qui aille jusque-là. Décision à nous.

## Le plateau, lu à voix haute et quand on s’y arrête

board-label = Plateau, deux rangées de { $row }
row-label = { $who ->
    [you] Ta rangée
    [computer] La rangée de l’ordinateur
    [south] La rangée de Sud
   *[north] La rangée de Nord
 }
hole-label = { $who ->
    [you] Ton trou { $hole }
    [computer] Trou { $hole } de l’ordinateur
    [south] Trou { $hole } de Sud
   *[north] Trou { $hole } de Nord
 }, { $seeds ->
    [0] vide
    [one] { $seeds } graine
   *[other] { $seeds } graines
 }
hole-closed-label = { $who ->
    [you] Ton trou { $hole }
    [computer] Trou { $hole } de l’ordinateur
    [south] Trou { $hole } de Sud
   *[north] Trou { $hole } de Nord
 }, fermé
hole-casa = une casa
hole-playable = peut être joué
hole-last-from = le dernier semis a commencé ici
hole-last-to = le dernier semis a fini ici
hole-hint = conseillé
hole-endless = semis sans fin
hole-endless-why = Un semis depuis { $hole } ne finirait jamais : il ne peut pas être joué.
captures-label = { $who ->
    [you] Tes captures
    [computer] Captures de l’ordinateur
    [south] Captures de Sud
   *[north] Captures de Nord
 } : { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
 }
captures = Captures
board-keys = Les flèches parcourent le plateau, Entrée sème. Une lettre ou un nombre de 1 à 12 choisit un trou de la rangée qui joue.

## Pendant la partie

undo = Défaire
undo-named = { $who ->
    [you] Défaire ton semis de { $hole }
    [computer] Défaire le semis de { $hole } par l’ordinateur
    [south] Défaire le semis de { $hole } par Sud
   *[north] Défaire le semis de { $hole } par Nord
 }
undo-agreement = Défaire l’accord
undo-resignation = Défaire l’abandon
undo-next-round = Défaire la nouvelle manche
undo-none = Rien à défaire
redo = Refaire
redo-named = { $who ->
    [you] Refaire ton semis de { $hole }
    [computer] Refaire le semis de { $hole } par l’ordinateur
    [south] Refaire le semis de { $hole } par Sud
   *[north] Refaire le semis de { $hole } par Nord
 }
redo-agreement = Refaire l’accord
redo-resignation = Refaire l’abandon
redo-next-round = Refaire la nouvelle manche
redo-none = Rien à refaire
hint = Conseil
hint-waiting = Recherche d’un bon trou…
resign = Abandonner
resign-ask = Abandonner cette manche ? { $seeds ->
    [one] La { $seeds } graine qui reste ira
   *[other] Les { $seeds } graines qui restent iront
 } à l’autre.
resign-confirm = Abandonner la manche
agree = Partager
agree-ask = Êtes-vous d’accord pour finir la manche et partager à égalité { $seeds ->
    [one] la { $seeds } graine qui reste
   *[other] les { $seeds } graines qui restent
 } ?
agree-confirm = Partager et finir la manche
agree-computer-ask = Proposer à l’ordinateur de finir la manche et de partager à égalité { $seeds ->
    [one] la { $seeds } graine qui reste
   *[other] les { $seeds } graines qui restent
 } ?
agree-computer-confirm = Proposer le partage
agree-declined = L’ordinateur préfère continuer à jouer.
keep-playing = Continuer à jouer
next-round = Manche suivante
play-again = Rejouer
round-over = La manche est finie
match-over = Le match est fini

## Les coups et le match

moves = Coups
moves-none = Pas encore de coup
move-number = Coup { $number }
move-go-to = Aller au semis de { $who ->
    [you] { $hole } par toi
    [computer] { $hole } par l’ordinateur
    [south] { $hole } par Sud
   *[north] { $hole } par Nord
 }
moves-start = Aller au début
moves-end = Aller au dernier coup
moves-looking-back = Tu regardes en arrière. Semer d’ici efface les coups qui ont suivi.
match = Match
match-table = Le match, manche par manche
match-round = Manche
match-round-number = Manche { $round }
match-started = A commencé
match-result = Captures
match-winner = A gagné
match-closed = Trous fermés
match-kept = Graines gardées
match-ended = Comment elle a fini
match-in-play = en cours
match-tie = égalité
match-none = aucun
ended-last-four = les quatre dernières
ended-no-move = personne ne pouvait jouer
ended-repetition = répétition
ended-no-capture-limit = long calme
ended-endless-sowing = semis sans fin
ended-agreement = partage convenu
ended-resignation = abandon

## L’allure du semis

speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
skip-sowing = Passer
skip-sowing-label = Passer à la fin de ce semis

## Fichiers de partie

game-file = Fichier de partie
analyse-game = Analyser cette partie
download = Télécharger la partie (OGN)
upload = Ouvrir une partie (OGN)
upload-drop = Choisis un fichier OGN, ou dépose-le ici
upload-several = { $count ->
    [one] Le fichier contient { $count } partie.
   *[other] Le fichier contient { $count } parties. Laquelle ouvrir ?
 }
# Qui joue, dans un fichier qui ne le nomme pas.
upload-unknown = inconnu
upload-done = Ouverte. Parcours ses coups, ou continue à jouer depuis n’importe lequel.
copy-position = Copier la position

## Réglages

settings = Réglages
language = Langue
theme = Couleurs
theme-system = Comme mon appareil
theme-light = Jour
theme-dark = Nuit
board-style = Plateau
board-soil = Terre
board-chalk = Craie sur ciment
board-contrast = Contraste élevé
orientation = Le plateau est
orientation-auto = Comme il tient
orientation-wide = Couché
orientation-upright = Debout
sound = Son
sound-on = Activé
sound-off = Désactivé
seeds-style = Graines
seeds-mate = Graines de calebassier
seeds-pebbles = Galets
board-play = Au plateau
preview-label = Voir d’avance
preview-why = Reste sur un trou, ou laisse le doigt dessus, pour voir où courrait son semis. Jamais dans les énigmes.
preview-told = Finit en { $hole }, { count-laps }, +{ $seeds }
confirm-label = Demander avant de semer
confirm-why = Un trou est semé quand tu le choisis une seconde fois.
confirm-ask = Choisis { $hole } encore une fois pour le semer.
flipped-label = Retourner le plateau
flipped-why = La rangée de Nord est la plus proche, et plus près de l’autre main.
sound-play = Faire entendre
volume = Volume
vibrate-label = Vibrer
motion = Mouvement
motion-system = Comme mon appareil
motion-full = Les graines bougent
motion-reduced = Le moins possible
figures-label = Montrer un nombre dans chaque trou
figures-why = Sans eux, tu comptes toi-même les graines ; seuls les tas trop grands gardent le leur. Le plateau d’analyse les montre tous, et un lecteur d’écran les dit toujours.

## La partie enregistrée, le réseau, et ce qui peut mal tourner

game-resumed = Ta partie est là où tu l’as laissée.
saved-damaged = La partie enregistrée dans ce navigateur est abîmée et ne peut pas être ouverte. Elle est conservée pour que tu la télécharges ; tu peux en commencer une nouvelle.
saved-download = Télécharger la partie abîmée
saved-discard = La jeter et recommencer
saved-off = Ce navigateur ne garde rien : la partie sera perdue quand tu fermeras la page. Télécharge-la pour la garder.
# La même page ouverte deux fois.
other-tab = Cette partie a continué dans un autre onglet. Laquelle des deux garder ?
other-tab-show = Continuer avec l’autre
other-tab-keep = Garder celle-ci
other-tab-safe = Quel que soit ton choix, l’autre est mise de côté et peut être reprise.
aside-back = Revenir à la partie mise de côté
offline = Tu es hors ligne. La partie continue : elle n’a pas besoin du réseau.
offline-ready = Désormais, on peut jouer aussi hors ligne.
update-ready = Une version plus récente est prête.
update-now = Recharger pour l’utiliser
loading = Préparation du plateau…
engine-failed = L’ordinateur s’est arrêté de jouer sur une erreur. Ta partie est sauve : réessaie pour continuer.
page-failed = Le jeu n’a pas pu être chargé. Vérifie la connexion et recharge la page.
reload = Recharger
try-again = Réessayer
keep-full = Le navigateur n’a plus de place : ce que tu fais maintenant n’est gardé que jusqu’à la fermeture de cette page. Fais de la place et réessaie.
part-failed = Cette partie de la page n’a pas pu être chargée. Vérifie la connexion et réessaie.
language-failed = Cette langue n’a pas pu être chargée : { $language }. Vérifie la connexion et réessaie.

## Apprendre : règles, aide, à propos

rules = Règles
rules-of = Règles du jeu : { $variant }
help = Aide
help-move = Choisis un trou de ta rangée : ses graines sont semées une par une, dans le sens inverse des aiguilles d’une montre. Si la dernière tombe parmi d’autres, ce trou est levé aussi et le semis continue.
help-casa = Un trou avec exactement quatre graines est une casa, une petite maison, et porte un toit. Ce sont les casas que l’on capture.
help-loop = Une petite flèche en boucle marque un semis qui ne finirait jamais.
help-keys = Touches
help-keys-arrows = Flèches : parcourir le plateau
help-keys-enter = Entrée ou espace : semer
help-keys-letters = Une lettre, ou de 1 à 12 : choisir un trou
help-keys-undo = Ctrl+Z : défaire ; Ctrl+Y : refaire
help-keys-skip = Échap : passer à la fin du semis
about = À propos
about-text = Hoyito se joue dans le sud-ouest de la République dominicaine, dans des trous creusés dans la terre ou des cercles tracés à la craie sur le ciment. Le voici tel que l’ont raconté ceux qui y jouent, en trois variantes.
about-credit = Recueilli par Víktor Bautista i Roca avec Salvador Cases i Majoral en 2004 et 2005 ; décrit sur Mancala World et Wikimanqala.
about-free = Logiciel libre, sous licence MIT ou Apache 2.0.
about-private = Rien de toi ne quitte cette page.

## Mots courts, là où il y a peu de place

hole-closed = fermé
moves-now = joue
moves-again = rejoue
# Pendant un semis : à côté du nom de qui sème, et comme phrase.
moves-sowing = sème { $hole }
sowing-now = { $who ->
    [you] Tu sèmes { $hole }.
    [computer] L’ordinateur sème { $hole }.
    [south] Sud sème { $hole }.
   *[north] Nord sème { $hole }.
 }
level-short = niveau { $level }
proof-proved = meilleur coup, prouvé
proof-unproved = pas prouvé à temps
proof-coming = les valeurs exactes arrivent
proof-missing = les valeurs exactes ne peuvent pas être chargées maintenant
let-computer = Qu’il joue
round-end = Finir cette manche
