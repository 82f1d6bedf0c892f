### Le plateau d’analyse. Les arguments sont expliqués dans en/page.ftl et en/analyse.ftl.

analyse-title = Plateau d’analyse
analyse-loading = Le plateau d’analyse se prépare…
analyse-laid-aside = Ce qui était sur le plateau d’analyse est mis de côté.
analyse-take-back = Le reprendre
analyst-failed = La recherche s’est arrêtée sur une erreur. Le plateau est intact : réessaie.

## Ce qui n’a pas marché

error-study-too-large = C’est trop pour le plateau d’analyse : il tient jusqu’à 10 000 coups et des variantes sur 90 niveaux. Partage-le en plusieurs fichiers.
error-link-damaged = Ce lien est abîmé ou coupé. Redemande-le, ou copie-le en entier. Le plateau est comme avant.
error-link-unreadable = Ce lien ne peut pas être ouvert ; le plateau est comme avant. La raison :

## Ce que vaut chaque coup

values-title = Ce que vaut chaque coup
values-note = { $who ->
    [you] Graines d’avance (+) ou de retard (−) que tu auras à la fin de la manche
    [computer] Graines d’avance (+) ou de retard (−) que l’ordinateur aura à la fin de la manche
    [south] Graines d’avance (+) ou de retard (−) que Sud aura à la fin de la manche
   *[north] Graines d’avance (+) ou de retard (−) que Nord aura à la fin de la manche
 }, si les deux jouent au mieux.
values-legend = ≈ marque une estimation de la recherche ; une valeur sans ce signe est prouvée.
values-over = La manche est finie : il n’y a rien à choisir.
values-searching = { $count ->
    [one] { $count } semis d’avance ; la recherche continue…
   *[other] { $count } semis d’avance ; la recherche continue…
 }
values-paused = { $count } semis d’avance
values-proved = Tout est prouvé.
values-pause = Pause
values-go-on = Chercher plus loin
value-exact = { $text }, prouvé
value-estimate = { $text }, estimé
value-best = le meilleur
value-of-hole = { $hole } vaut { $text }
value-play = Jouer { $hole }

## Pourquoi

why-first = { count-laps }, { $seeds ->
    [0] aucune capture
   *[other] +{ $seeds }
 }
why-more = { $count ->
    [one] puis { $count } coup de plus dans la même suite, { $extra ->
        [0] aucune capture
       *[other] +{ $extra }
     }
   *[other] puis { $count } coups de plus dans la même suite, { $extra ->
        [0] aucune capture
       *[other] +{ $extra } en tout
     }
 }
why-later = { $number ->
    [one] au coup attendu ensuite
   *[other] dans les { $number } coups attendus ensuite
 } { $who ->
    [you] tu prends { $more } et l’ordinateur { $less }
    [computer] l’ordinateur prend { $more } et toi { $less }
    [south] Sud prend { $more } et Nord { $less }
   *[north] Nord prend { $more } et Sud { $less }
 }
why-sowing = { why-first }.
why-turn = { why-first }, { why-more }.
why-line = { why-first } ; { why-later }.
why-turn-line = { why-first }, { why-more } ; { why-later }.

## Une ligne, pas à pas

line-of = La ligne derrière { $hole } : { $holes }
line-next = Un pas en avant
line-back = Un pas en arrière
line-close = Retour au plateau
line-keep = Garder comme variante
line-place = La ligne derrière { $hole } : { $number } sur { $count }

## Les coups, commentaires et variantes

step-back = Un coup en arrière
step-on = Un coup en avant
variation = Variante
comment-here = Commentaire ici
comment-move = Commentaire sur { $text }
comment-hint = Écris ce que tu vois ici. C’est enregistré dans le fichier de la partie.
judge = Jugement
judge-0 = aucun
judge-1 = ! bon
judge-2 = ? faute
judge-3 = !! brillant
judge-4 = ?? grosse faute
judge-5 = !? à essayer
judge-6 = ?! douteux
promote = Monter cette ligne
remove = Enlever à partir d’ici
restore = Remettre ce qui a été enlevé

## Toute la partie

review = Toute la partie
review-start = Revoir la partie
review-none = Joue ou ouvre d’abord une partie.
review-running = { $number } sur { $count } revus
review-graph = De combien Sud finit devant, coup par coup
review-keys = Les flèches gauche et droite parcourent la partie.
review-ahead = { $who ->
    [you] tu finis avec { count-seeds } d’avance
    [computer] l’ordinateur finit avec { count-seeds } d’avance
    [south] Sud finit avec { count-seeds } d’avance
   *[north] Nord finit avec { count-seeds } d’avance
 }
review-even = les deux finissent à égalité
review-unknown = pas encore revu
review-at = Coup { $number } sur { $count } : { $text }
review-accuracy = Précision
review-accuracy-note = Le meilleur coup compte 100 ; six graines données, et il compte moitié moins. Les coups sans choix ne comptent pas.
review-lost = Graines données
review-choices = Choix faits
review-faults = Coups qui ont donné des graines
review-faultless = Aucun coup n’a rien donné.
review-fault = { $who ->
    [you] Toi
    [computer] L’ordinateur
    [south] Sud
   *[north] Nord
 }, { $text } : { $seeds ->
    [one] { $seeds } graine donnée
   *[other] { $seeds } graines données
 }
review-better = Mieux : { $hole }
review-better-keep = Garder { $hole } comme variante

## Une position posée à la main

setup = Poser une position
setup-tap = Toucher un trou
setup-add = y met une graine
setup-take = en ôte une
setup-empty = le vide
setup-close = le ferme ou l’ouvre
setup-seeds = Graines dans { $hole }
setup-closed = { $hole } est fermé
setup-fours = Quatre dans chaque trou
setup-clear = Vider tous les trous
setup-typed = Écrire les graines trou par trou
setup-mover = À qui de jouer
setup-captures = { $who ->
    [you] Tes captures
    [computer] Captures de l’ordinateur
    [south] Captures de Sud
   *[north] Captures de Nord
 }
setup-last-four = Les quatre dernières vont à
setup-last-four-captor = qui capture en dernier
setup-notation = En notation
setup-fine = { $seeds ->
    [0] Il n’y a pas de graines sur le plateau : la manche est finie.
   *[other] { $seeds } graines sur le plateau, { $count } capturées : cette position peut être jouée.
 }
setup-use = Analyser cette position
setup-keys = Les flèches parcourent le plateau. Les chiffres écrivent les graines d’un trou, plus et moins les changent une à une, x le ferme.

## Ouvrir, partager, images

open-title = Ouvrir
open-text = Une position, un lien ou un fichier de partie
open-text-do = L’ouvrir
share-title = Partager et garder
share-link = Copier le lien
share-link-by-hand = Le navigateur ne laisse pas la page copier. Sélectionne le lien et copie-le.
share-notation = Copier la position
share-svg = Image (SVG)
share-png = Image (PNG)
share-print = Imprimer
share-failed = Le navigateur n’a pas pu faire cette image. Essaie l’autre sorte.
picture-of = Une position du jeu { $variant } : { $position }
