friend-title = Jouer avec quelqu’un au loin
friend-intro = Crée une partie et envoie son lien. Qui l’ouvre s’assied ; personne n’a besoin de compte.
friend-begin = Une nouvelle partie
friend-with = Avec qui ?
friend-with-friend = Quelqu’un, par un lien
friend-with-anybody = N’importe qui, par une invitation ouverte
friend-with-engine = L’ordinateur du serveur
friend-clock = Temps de réflexion
friend-name = Ton nom
friend-name-why = Si tu veux. Tous ceux qui voient la partie le voient.
friend-make = Créer la partie
friend-own = Mes parties
friend-own-none = Aucune pour l’instant. Ce navigateur les garde.
friend-forget = Enlever
friend-lobby = Invitations ouvertes
friend-lobby-none = Aucune en ce moment. Fais-en une.
friend-nameless = Quelqu’un
friend-sit = M’asseoir
friend-watch = Seulement regarder
friend-invited = Tu es invité
friend-invited-by = { $name } t’invite
friend-waiting = Personne n’est encore venu. Envoie le lien.
friend-your-turn = À toi
friend-their-turn = À l’autre
friend-won = Tu as gagné
friend-lost = Tu as perdu
friend-drawn = Égalité
friend-not-your-turn = C’est à l’autre de jouer.
friend-no-line = Pas de ligne vers le serveur. Un nouvel essai se fait tout seul ; rien n’est perdu.
friend-sent-later = Pas de ligne. Ton semis de { $hole } part dès qu’il y en a une.
friend-coming = La partie arrive.
friend-withdrawn = L’invitation a été retirée.
friend-result = { $who ->
    [south] Sud gagne, { $most } à { $least }.
    [north] Nord gagne, { $most } à { $least }.
   *[nobody] Égalité, { $most } à { $least }.
 }
friend-how-resigned = Abandon.
friend-how-flag = Le temps est écoulé.
friend-says = { $name } : { $words }
friend-again = Autres parties
friend-takeback = Reprendre { $hole }
friend-takeback-asked = Tu as demandé à reprendre { $hole }.
friend-takeback-wanted = Peut-on reprendre { $hole } ?
friend-withdraw = Laisse
friend-yes = Oui
friend-no = Non
friend-share-offered = Tu as proposé de partager les graines restantes.
friend-share-wanted = Partager les graines restantes ?
friend-rematch = Encore, côtés changés
friend-rematch-offered = Tu as proposé une autre partie.
friend-rematch-wanted = Une autre partie, côtés changés ?
friend-rematch-go = Vers la nouvelle partie
friend-withdraw-game = Retirer l’invitation
friend-resign-sure = Abandonner cette manche ?
friend-greet = Saluer
greeting-hello = Bonjour !
greeting-good-luck = Bonne chance !
greeting-well-played = Bien joué !
greeting-wow = Oh là là !
greeting-thanks = Merci !
greeting-goodbye = À bientôt !
friend-copy = Copier
friend-copied = Copié
friend-link = Pour l’autre
friend-link-why = La première personne qui l’ouvre et s’assied joue avec toi.
friend-link-watch = Pour regarder
friend-link-watch-why = Qui l’a voit la partie en direct, sans pouvoir jouer.
friend-link-seat = Ma place sur un autre appareil
friend-link-seat-why = Pour toi seul : qui l’ouvre joue à ta place.
friend-watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
 }
presence-here = là
presence-away = regarde ailleurs
presence-gone = pas là
presence-free = place libre
kind-round = une manche
kind-pair = deux manches, chacun en commence une
kind-match = match
clock-untimed = sans pendule
clock-days = { $count ->
    [one] un jour par coup
   *[other] { $count } jours par coup
 }
clock-timed = { $minutes } min + { $seconds } s
net-no-server = Cette page est sur un hôte sans serveur de jeu : personne au loin ne peut être joint. Tout le reste marche.
net-no-network = Pas de réseau en ce moment. Réessaie quand il est revenu.
net-unknown-game = Cette partie n’existe pas ou a été effacée. Redemande le lien.
net-bad-invitation = Cette invitation n’est pas pour cette partie. Redemande le lien.
net-seat-taken = Quelqu’un a été plus rapide. Tu peux regarder ou créer ta partie.
net-not-seated = Cette place n’est plus à toi. Tu peux regarder.
net-bad-name = Ce nom ne va pas : 24 caractères simples au plus.
net-bad-version = Cette page est plus ancienne que le serveur. Recharge-la.
net-no-takeback = Cela ne peut plus être repris.
net-no-offer = Cette offre ne tient plus.
net-too-many = C’était trop à la fois. Attends un peu et réessaie.
net-busy = Le serveur est occupé. Réessaie dans un instant.
net-failed = Le serveur a eu un problème ; rien n’a changé. Réessaie.
net-other = Cela n’a pas marché ({ $code }). Réessaie.
