### Tablo analiz la. Gade en/page.ftl ak en/analyse.ftl pou agiman yo.

analyse-title = Tablo analiz
analyse-loading = Tablo analiz la ap pare…
analyse-laid-aside = Sa ki te sou tablo analiz la anvan an sere sou kote.
analyse-take-back = Reprann li
analyst-failed = Rechèch la kanpe sou yon erè. Tablo a pa gen anyen: eseye ankò.

## Sa ki pa mache

error-study-too-large = Sa a twòp pou tablo analiz la: li ka kenbe jiska 10 000 kou, ak varyant youn nan lòt jiska 90 nivo. Separe l nan plizyè fichye.
error-link-damaged = Lyen sa a gate oswa li pa antye. Mande l ankò, oswa kopye l tout antye. Tablo a rete jan l te ye.
error-link-unreadable = Lyen sa a pa ka louvri; tablo a rete jan l te ye. Men rezon an:

## Sa chak kou vo

values-title = Sa chak kou vo
values-note = { $who ->
    [you] Konbyen grenn ou devan (+) oswa dèyè (−) lè manch lan fini
    [computer] Konbyen grenn òdinatè a devan (+) oswa dèyè (−) lè manch lan fini
    [south] Konbyen grenn Sid devan (+) oswa dèyè (−) lè manch lan fini
   *[north] Konbyen grenn Nò devan (+) oswa dèyè (−) lè manch lan fini
 }, si toulède jwe pi byen yo kapab.
values-legend = ≈ vle di rechèch la estime; yon valè san siy sa a pwouve.
values-over = Manch lan fini: pa gen anyen pou chwazi.
values-searching = { $count } simen devan; rechèch la ap kontinye…
values-paused = { $count } simen devan
values-proved = Tout pwouve.
values-pause = Poz
values-go-on = Chèche pi lwen
value-exact = { $text }, pwouve
value-estimate = { $text }, estime
value-best = pi bon an
value-of-hole = { $hole } vo { $text }
value-play = Jwe { $hole }

## Poukisa

why-first = { count-laps }, { $seeds ->
    [0] okenn grenn pran
   *[other] +{ $seeds }
 }
why-more = apre sa { $count } lòt kou nan menm tou a, { $extra ->
    [0] okenn grenn pran
   *[other] +{ $extra } antou
 }
why-later = nan { $number } kou yo atann apre sa { $who ->
    [you] ou pran { $more } epi òdinatè a { $less }
    [computer] òdinatè a pran { $more } epi ou menm { $less }
    [south] Sid pran { $more } epi Nò { $less }
   *[north] Nò pran { $more } epi Sid { $less }
 }
why-sowing = { why-first }.
why-turn = { why-first }, { why-more }.
why-line = { why-first }; { why-later }.
why-turn-line = { why-first }, { why-more }; { why-later }.

## Yon liy, etap pa etap

line-of = Liy ki dèyè { $hole }: { $holes }
line-next = Yon etap devan
line-back = Yon etap dèyè
line-close = Tounen sou tablo a
line-keep = Sere l kòm varyant
line-place = Liy ki dèyè { $hole }: { $number } sou { $count }

## Kou, kòmantè ak varyant

step-back = Yon kou dèyè
step-on = Yon kou devan
variation = Varyant
comment-here = Kòmantè isit la
comment-move = Kòmantè sou { $text }
comment-hint = Ekri sa ou wè isit la. L ap anrejistre nan fichye jwèt la.
judge = Jijman
judge-0 = okenn
judge-1 = ! bon
judge-2 = ? erè
judge-3 = !! mèveye
judge-4 = ?? gwo erè
judge-5 = !? li vo eseye
judge-6 = ?! gen dout
promote = Monte liy sa a
remove = Retire apati isit la
restore = Remete sa ki te retire a

## Tout jwèt la

review = Tout jwèt la
review-start = Revize jwèt la
review-none = Jwe oswa louvri yon jwèt anvan.
review-running = { $number } sou { $count } revize
review-graph = Konbyen Sid devan lè manch lan fini, kou pa kou
review-keys = Flèch gòch ak dwat mache nan jwèt la.
review-ahead = { $who ->
    [you] ou fini ak { count-seeds } devan
    [computer] òdinatè a fini ak { count-seeds } devan
    [south] Sid fini ak { count-seeds } devan
   *[north] Nò fini ak { count-seeds } devan
 }
review-even = toulède fini egal
review-unknown = poko revize
review-at = Kou { $number } sou { $count }: { $text }
review-accuracy = Presizyon
review-accuracy-note = Pi bon kou a konte 100; chak sis grenn ou bay gratis koupe l an de. Kou san chwa pa konte.
review-lost = Grenn bay gratis
review-choices = Chwa ki fèt
review-faults = Kou ki bay grenn gratis
review-faultless = Okenn kou pa bay anyen gratis.
review-fault = { $who ->
    [you] Ou menm
    [computer] Òdinatè a
    [south] Sid
   *[north] Nò
 }, { $text }: { $seeds } grenn bay gratis
review-better = Pi bon: { $hole }
review-better-keep = Sere { $hole } kòm varyant

## Yon pozisyon ou mete ak men

setup = Mete yon pozisyon
setup-tap = Lè w touche yon twou
setup-add = mete yon grenn
setup-take = retire yon grenn
setup-empty = vide l
setup-close = fèmen l oswa louvri l
setup-seeds = Grenn nan { $hole }
setup-closed = { $hole } fèmen
setup-fours = Kat nan chak twou
setup-clear = Vide tout twou yo
setup-typed = Ekri grenn yo twou pa twou
setup-mover = Tou pa ki moun
setup-captures = { $who ->
    [you] Grenn ou pran
    [computer] Grenn òdinatè a pran
    [south] Grenn Sid pran
   *[north] Grenn Nò pran
 }
setup-last-four = Dènye kat yo se pou
setup-last-four-captor = moun ki pran an dènye
setup-notation = An notasyon
setup-fine = { $seeds ->
    [0] Pa gen grenn sou tablo a, kidonk manch lan fini.
   *[other] { $seeds } grenn sou tablo a, { $count } pran: pozisyon sa a ka jwe.
 }
setup-use = Analize pozisyon sa a
setup-keys = Flèch yo mache sou tablo a. Chif yo ekri konbyen grenn ki nan yon twou, plis ak mwens chanje yo youn pa youn, x fèmen l.

## Louvri, pataje, imaj

open-title = Louvri
open-text = Yon pozisyon, yon lyen oswa yon fichye jwèt
open-text-do = Louvri l
share-title = Pataje epi sere
share-link = Kopye lyen an
share-link-by-hand = Navigatè a pa kite paj la kopye. Seleksyone lyen an epi kopye l.
share-notation = Kopye pozisyon an
share-svg = Imaj (SVG)
share-png = Imaj (PNG)
share-print = Enprime
share-failed = Navigatè a pa t ka fè imaj sa a. Eseye lòt kalite a.
picture-of = Yon pozisyon { $variant }: { $position }
