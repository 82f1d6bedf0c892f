### Le jeu dans le terminal. Les arguments sont expliqués dans la version anglaise.

## Écrans

term-title = { $variant }, deux rangées de { $row }
term-too-small = Cette fenêtre fait { $columns } sur { $rows }. Agrandis-la à au moins 80 sur 24, ou lance : hoyito play --plain
term-needs-terminal = Ce n’est pas un terminal, le jeu ne peut pas être dessiné. Lance : hoyito play --plain
term-menu-keys = Haut et bas choisissent, gauche et droite changent, Entrée continue, Échap revient
term-start = Commencer
term-quit = Quitter
term-quit-ask = Quitter le jeu ? Appuie encore sur la touche pour quitter, sur une autre pour rester.
term-really = Appuie encore sur la touche pour confirmer, sur une autre pour continuer.
term-last-sowing = Dernier semis
term-more = suite

## Ce que font les touches

term-keys = Touches
term-key-arrows = flèches
term-key-enter = Entrée
term-key-space = espace
term-key-letter = lettre
term-does-choose = parcourir ta rangée
term-does-sow = semer le trou choisi
term-does-letter = semer le trou de ce nom
term-does-skip = passer à la fin de ce semis
term-does-undo = défaire
term-does-redo = refaire
term-does-hint = demander un conseil
term-does-speed = changer la vitesse
term-does-moves = voir les coups
term-does-match = voir le match
term-does-rules = lire les règles
term-does-resign = abandonner la manche
term-does-agree = partager ce qui reste
term-does-next = commencer la manche suivante
term-does-new = commencer une nouvelle partie
term-does-save = écrire la partie dans un fichier (OGN)
term-does-language = changer de langue
term-does-board = voir le plateau
term-does-help = voir cette aide
term-does-quit = quitter

## Mode texte : les mots à taper

term-command-help = aide
term-command-board = plateau
term-command-undo = défaire
term-command-redo = refaire
term-command-hint = conseil
term-command-moves = coups
term-command-match = match
term-command-rules = règles
term-command-resign = abandonner
term-command-agree = partager
term-command-next = suivante
term-command-new = nouvelle
term-command-save = enregistrer
term-command-quit = quitter
term-answer-yes = oui
term-answer-no = non

## Mode texte : lignes

term-welcome = { $variant }, deux rangées de { $row }. Tape la lettre d’un trou pour le semer, ou « aide ».
term-help-letter = de { $first } à { $last } : semer ce trou
term-prompt = { $who ->
    [you] À toi
    [computer] À l’ordinateur
    [south] À Sud
   *[north] À Nord
 }, de { $first } à { $last } :
term-row = { $who ->
    [you] Ta rangée
    [computer] Rangée de l’ordinateur
    [south] Rangée de Sud
   *[north] Rangée de Nord
 } :
term-row-hole = { $hole } { $seeds }
term-row-closed = { $hole } fermé
term-captures = { $who ->
    [you] Tu as capturé
    [computer] L’ordinateur a capturé
    [south] Sud a capturé
   *[north] Nord a capturé
 } { count-seeds }.
term-playable = Peut être joué : { $holes }.
term-endless = Ne finirait jamais : { $holes }.
term-next-ask = Manche suivante ? oui ou non :
term-again-ask = Rejouer ? oui ou non :
term-yes-or-no = Réponds oui ou non, s’il te plaît.
term-pick-number = Tape un nombre de 1 à { $count } :
term-not-understood = « { $text } » n’est ni un trou ni une commande. Tape une lettre de { $first } à { $last }, ou « aide ».
term-not-now = Cela ne peut pas se faire maintenant.
term-input-ended = L’entrée est finie, et la partie avec elle.

## Fichiers et sortie

term-saved = Écrit dans { $file }.
term-save-failed = Impossible d’écrire { $file } : { $why ->
    [exists] ce fichier existe déjà, et aucun n’est jamais écrasé.
    [missing] ce dossier n’existe pas.
    [denied] tu n’as pas le droit d’écrire là.
    [folder] c’est un dossier.
    [full] le disque est plein.
   *[other] { $detail }.
 } Donne un autre nom ou un autre dossier.
term-open-failed = Impossible d’ouvrir { $file } : { $why ->
    [missing] ce fichier n’existe pas. Vérifie le nom et le dossier.
    [denied] tu n’as pas le droit de le lire.
    [folder] c’est un dossier. Nomme un fichier de partie (OGN) qu’il contient.
    [text] ce n’est pas un texte en UTF-8, donc pas un fichier de partie (OGN).
   *[other] { $detail }.
 }
term-position = Position : { $text }
term-bye = À bientôt !
