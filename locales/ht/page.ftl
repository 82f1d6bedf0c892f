### Paj la: bouton, etikèt ak avi. Agiman yo esplike nan vèsyon angle a.
### Kreyòl pa chanje mo apre yon nonb: yon chwa sou yon nonb gen sèlman [other], ak nonb egzak lè sa nesesè.

## Ankadreman paj la

page-title = Hoyito
page-description = Hoyito, jwèt dominiken kote yo simen grenn: twa fason pou jwe l, kont yon moun oswa kont òdinatè a.
skip-to-board = Ale sou tablo a
menu = Meni
nav-play = Jwe
nav-learn = Aprann
nav-friend = Zanmi
friend-game = Yon pati a distans
time-left = tan ki rete
nav-analyse = Analize
nav-rules = Règ
nav-settings = Reglaj
nav-help = Èd
nav-about = Konsènan
close = Fèmen
back = Tounen
cancel = Anile
yes = Wi
no = Non
copy = Kopye
copied = Kopye

## Kiyès k ap jwe, ak tou kiyès

player-south = Sid
player-north = Nò
player-you = Ou
player-computer = Òdinatè
player-computer-level = Òdinatè, nivo { $level }
player-person = Yon moun
to-move = { $who ->
    [you] Tou pa w
    [computer] Tou òdinatè a
    [south] Tou Sid
   *[north] Tou Nò
 }

## Nouvo jwèt

new-game = Nouvo jwèt
new-game-start = Jwe
new-game-replaces = Si w kòmanse yon nouvo jwèt, sa ki sou tablo a fini.
choose-variant = Ki Hoyito?
variant-I = Hoyito I
variant-I-line-1 = Chak kat ou fè sou wout la se pou ou touswit, nan nenpòt ranje.
variant-I-line-2 = Yon simen, yon tou. Pi bon an pou kòmanse.
variant-II = Hoyito II
variant-II-line-1 = Fini sou yon kat epi pran l, ak tout kat ki youn apre lòt dèyè l.
variant-II-line-2 = Apre sa ou jwe ankò. Pi difisil nan twa yo.
variant-III = Hoyito III
variant-III-line-1 = Fini sou yon kat epi pran l, li menm sèlman, apre sa jwe ankò.
variant-III-line-2 = Nan yon match, apati twazyèm manch lan, kat dènye yo se pou moun ki te genyen manch anvan an.
choose-row = Twou nan yon ranje
row-usual = { $row } (dabitid)
row-option = { $row } twou nan yon ranje
choose-length = Konbyen tan?
length-round = Yon manch
length-round-line = Moun ki pran plis grenn genyen.
length-match = Yon match
length-match-line = Ranpli ranje w ak sa w te pran, ankò e ankò, jiskaske youn nan nou pa ka ranpli yon sèl twou.
choose-opponent = Kont kiyès?
opponent-computer = Òdinatè a
opponent-person = Yon moun bò kote m
choose-level = Ki fòs?
level = Nivo { $level }: { level-name }
level-name = { $level ->
    [1] Grenn
    [2] Jèm
    [3] Plantil
    [4] Ti pyebwa
    [5] Jèn pyebwa
    [6] Pyebwa ak fèy
    [7] Pyebwa an flè
    [8] Pyebwa chaje
    [9] Vye pyebwa
   *[10] Pyebwa santan
 }
choose-side = Ki ranje ki pa w?
side-south = Sid, ranje bò isit la
side-north = Nò, ranje anfas la
choose-starter = Kiyès ki kòmanse?
starter = { $who ->
    [you] Ou menm
    [computer] Òdinatè a
    [south] Sid
   *[north] Nò
 }
starter-chance = Kite chans deside

## Règ kay la: sa sous la pa di

house-rules = Règ kay la
house-rules-note = Yo te ekri jwèt yo jan moun ki jwe yo te rakonte yo, e sou sa sous la pa di anyen. Desizyon sa yo se pa nou, se pa pa sous la.
house-rules-reset = Tounen jan dabitid
house-rules-changed = { $count ->
    [0] tout jan dabitid
   *[other] { $count } chanje
 }
ruling-ours = Desizyon pa nou, pa pa sous la.
ruling-default = dabitid
ruling-fixed = toujou konsa
ruling-off = Fèmen

ruling-endless-sowing = Simen san fen
ruling-endless-sowing-why = Tanzantan yon simen pa t ap janm fini. Kisa pou fè lè sa a? Sous la pa di sa; se desizyon pa nou.
ruling-endless-sowing-forbidden = Li pa pèmèt: chwazi yon lòt twou
ruling-endless-sowing-ends-round = Li pèmèt: li fini manch lan, epi yo pataje grenn ki rete yo

ruling-repetition = Repetisyon
ruling-repetition-why = Lè menm pozisyon an tounen ak menm moun nan ki pou jwe, manch lan fini epi yo pataje grenn ki rete yo. Desizyon pa nou; sous la pa pale de sa.
ruling-repetition-times = { $count ->
    [2] Dezyèm fwa a
    [3] Twazyèm fwa a
   *[other] Fwa nimewo { $count }
 }

ruling-no-capture-limit = Long kalm
ruling-no-capture-limit-why = Apre anpil kou youn apre lòt san pyès grenn pa pran, manch lan ka fini epi yo pataje grenn ki rete yo. Desizyon pa nou, fèmen toutotan ou pa vle l.
ruling-no-capture-limit-moves = Apre { $count } kou san pran anyen

ruling-closed-holes = Twou fèmen
ruling-closed-holes-why = Nan yon match, twou ou pa ka ranpli yo fèmen. Nan ki pwent ranje a yo ye se desizyon pa nou.
ruling-closed-holes-rightmost = Ranpli depi agoch: sa ki adwat yo fèmen
ruling-closed-holes-leftmost = Ranpli depi adwat: sa ki agoch yo fèmen

ruling-round-limit = Limit manch
ruling-round-limit-why = Yon match ka kanpe apre yon kantite manch; moun ki gen plis grenn genyen. Desizyon pa nou, fèmen toutotan ou pa vle l.
ruling-round-limit-rounds = Apre { $count } manch

ruling-origin-hole = Twou kote w leve grenn yo
ruling-origin-hole-why = Yon long wonn ki fè tou tablo a lage yon grenn nan twou kote l te kòmanse a tou. Desizyon pa nou.
ruling-extra-turn = Yon lòt kou, men pa gen okenn pou jwe
ruling-extra-turn-why = Moun ki te merite yon lòt kou epi ki pa gen okenn, li pase. Desizyon pa nou.
ruling-last-four-tie = Kat dènye yo apre yon egalite
ruling-last-four-tie-why = Nan Hoyito III, si manch anvan an te fini egal, kat dènye yo se pou moun ki te pran grenn an dènye. Desizyon pa nou.
ruling-only-endless = Se simen san fen sèlman ki rete
ruling-only-endless-why = Yon moun ki gen grenn, men sèlman simen ki pa janm fini, li pase. Desizyon pa nou.
ruling-no-move = Pèsonn pa ka jwe
ruling-no-move-why = Lè ni youn ni lòt pa ka jwe, yo pataje grenn ki rete yo epi manch lan fini. Desizyon pa nou.
ruling-agreement = Dakò pou pataje
ruling-agreement-why = De moun yo ka dakò pou pataje grenn ki rete yo epi fini manch lan. Desizyon pa nou.
ruling-resigning = Bay legen
ruling-resigning-why = Moun ki bay legen pèdi manch lan, epi grenn ki rete yo se pou lòt la. Desizyon pa nou.
ruling-tied-round = Apre yon manch egal
ruling-tied-round-why = Moun ki pa t kòmanse manch egal la kòmanse manch ki vin apre a. Desizyon pa nou.
ruling-undecided = Simen ki twò long pou swiv
ruling-undecided-why = Pou anyen pa bloke, yo pa ka jwe yon simen ki depase 268 milyon wonn. Pa gen okenn pozisyon yo konnen ki rive la. Desizyon pa nou.

## Tablo a, jan yo li l byen fò ak lè yo rive sou li

board-label = Tablo, de ranje { $row } twou
row-label = { $who ->
    [you] Ranje pa w
    [computer] Ranje òdinatè a
    [south] Ranje Sid
   *[north] Ranje Nò
 }
hole-label = { $who ->
    [you] Twou { $hole } pa w
    [computer] Twou { $hole } pa òdinatè a
    [south] Twou { $hole } pa Sid
   *[north] Twou { $hole } pa Nò
 }, { $seeds ->
    [0] vid
   *[other] { $seeds } grenn
 }
hole-closed-label = { $who ->
    [you] Twou { $hole } pa w
    [computer] Twou { $hole } pa òdinatè a
    [south] Twou { $hole } pa Sid
   *[north] Twou { $hole } pa Nò
 }, fèmen
hole-casa = yon casa
hole-playable = ou ka jwe l
hole-last-from = dènye simen an te kòmanse la
hole-last-to = dènye simen an te fini la
hole-hint = konseye
hole-endless = simen san fen
hole-endless-why = Yon simen depi { $hole } pa t ap janm fini, kidonk yo pa ka jwe l.
captures-label = { $who ->
    [you] Sa ou pran
    [computer] Sa òdinatè a pran
    [south] Sa Sid pran
   *[north] Sa Nò pran
 }: { $seeds } grenn
captures = Grenn pran
board-keys = Flèch yo mache sou tablo a, Antre simen. Yon lèt oswa yon nonb 1 rive 12 chwazi yon twou nan ranje ki pou jwe a.

## Pandan jwèt la

undo = Defè
undo-named = { $who ->
    [you] Defè simen { $hole } pa w la
    [computer] Defè simen { $hole } òdinatè a
    [south] Defè simen { $hole } Sid la
   *[north] Defè simen { $hole } Nò a
 }
undo-agreement = Defè akò a
undo-resignation = Defè legen an
undo-next-round = Defè nouvo manch lan
undo-none = Pa gen anyen pou defè
redo = Refè
redo-named = { $who ->
    [you] Refè simen { $hole } pa w la
    [computer] Refè simen { $hole } òdinatè a
    [south] Refè simen { $hole } Sid la
   *[north] Refè simen { $hole } Nò a
 }
redo-agreement = Refè akò a
redo-resignation = Refè legen an
redo-next-round = Refè nouvo manch lan
redo-none = Pa gen anyen pou refè
hint = Konsèy
hint-waiting = M ap chèche yon bon twou…
resign = Bay legen
resign-ask = Èske w bay legen nan manch sa a? { $seeds } grenn ki rete yo ap pou lòt la.
resign-confirm = Bay legen nan manch lan
agree = Pataje
agree-ask = Èske nou toulède dakò pou fini manch lan epi pataje { $seeds } grenn ki rete yo egal-ego?
agree-confirm = Pataje epi fini manch lan
agree-computer-ask = Pwopoze òdinatè a pou fini manch lan epi pataje { $seeds } grenn ki rete yo egal-ego?
agree-computer-confirm = Pwopoze pataj la
agree-declined = Òdinatè a pito kontinye jwe.
keep-playing = Kontinye jwe
next-round = Lòt manch
play-again = Jwe ankò
round-over = Manch lan fini
match-over = Match la fini

## Kou yo ak match la

moves = Kou
moves-none = Poko gen kou
move-number = Kou { $number }
move-go-to = Ale nan { $who ->
    [you] simen { $hole } pa w la
    [computer] simen { $hole } òdinatè a
    [south] simen { $hole } Sid la
   *[north] simen { $hole } Nò a
 }
moves-start = Ale nan kòmansman an
moves-end = Ale nan dènye kou a
moves-looking-back = W ap gade dèyè. Si w simen apati isit la, kou ki te vin apre yo efase.
match = Match
match-table = Match la, manch pa manch
match-round = Manch
match-round-number = Manch { $round }
match-started = Ki te kòmanse
match-result = Grenn pran
match-winner = Ki te genyen
match-closed = Twou fèmen
match-kept = Grenn sere
match-ended = Kijan l fini
match-in-play = ap jwe
match-tie = egalite
match-none = okenn
ended-last-four = kat dènye yo
ended-no-move = pèsonn pa t ka jwe
ended-repetition = repetisyon
ended-no-capture-limit = long kalm
ended-endless-sowing = simen san fen
ended-agreement = dakò pou pataje
ended-resignation = bay legen

## Vitès simen an

speed = Vitès
speed-slow = Dousman
speed-normal = Nòmal
speed-fast = Vit
speed-instant = Touswit
skip-sowing = Sote
skip-sowing-label = Sote rive nan fen simen sa a

## Fichye jwèt

game-file = Fichye jwèt
analyse-game = Analize jwèt sa a
download = Telechaje jwèt la (OGN)
upload = Louvri yon jwèt (OGN)
upload-drop = Chwazi yon fichye OGN, oswa lage l isit la
upload-several = { $count ->
    [1] Fichye a gen { $count } jwèt.
   *[other] Fichye a gen { $count } jwèt. Kilès pou louvri?
 }
# Moun ki jwe, nan yon fichye ki pa bay non l.
upload-unknown = enkoni
upload-done = Li louvri. Gade kou yo youn pa youn, oswa kontinye jwe apati nenpòt ladan yo.
copy-position = Kopye pozisyon an

## Reglaj

settings = Reglaj
language = Lang
theme = Koulè
theme-system = Tankou aparèy mwen
theme-light = Lajounen
theme-dark = Lannwit
board-style = Tablo
board-soil = Tè
board-chalk = Lakrè sou beton
board-contrast = Gwo kontras
orientation = Tablo a
orientation-auto = Jan l antre
orientation-wide = Kouche
orientation-upright = Kanpe
sound = Son
sound-on = Louvri
sound-off = Fèmen
seeds-style = Grenn
seeds-mate = Grenn kalbas
seeds-pebbles = Ti wòch
board-play = Sou tablo a
preview-label = Gade davans
preview-why = Rete sou yon twou, oswa kite dwèt ou sou li, pou wè kote simen l ta pase. Jamè nan devinèt yo.
preview-told = Fini nan { $hole }, { count-laps }, +{ $seeds }
confirm-label = Mande anvan simen
confirm-why = Yon twou simen lè ou chwazi l yon dezyèm fwa.
confirm-ask = Chwazi { $hole } ankò pou simen l.
flipped-label = Vire tablo a
flipped-why = Ranje Nò a vin pi pre, epi lòt men an pi pre l.
sound-play = Fè l tande
volume = Ki fòs
vibrate-label = Fè l vibre
motion = Mouvman
motion-system = Tankou aparèy mwen
motion-full = Grenn yo bouje
motion-reduced = Mwens posib
figures-label = Montre yon chif pou chak twou
figures-why = San chif yo, se ou ki konte grenn yo; se sèl gwo pil yo ki kenbe pa yo. Tablo analiz la montre tout chif yo, epi yon lektè ekran toujou di yo.

## Jwèt ki anrejistre a, rezo a, ak sa ki ka mal pase

game-resumed = Jwèt ou a kote w te kite l la.
saved-damaged = Jwèt ki anrejistre nan navigatè sa a gate, li pa ka louvri. Yo sere l pou w telechaje l; ou ka kòmanse yon lòt.
saved-download = Telechaje jwèt ki gate a
saved-discard = Jete l epi rekòmanse
saved-off = Navigatè sa a pa sere anyen: jwèt la ap pèdi lè w fèmen paj la. Telechaje l pou w sere l.
# Menm paj la louvri de fwa.
other-tab = Jwèt sa a te kontinye nan yon lòt onglè. Kilès nan de yo pou rete?
other-tab-show = Kontinye ak lòt la
other-tab-keep = Kite sa a
other-tab-safe = Kèlkeswa sa w chwazi, lòt la rete sou kote epi ou ka reprann li.
aside-back = Tounen nan jwèt ki sou kote a
offline = Pa gen koneksyon. Jwèt la kontinye: li pa bezwen rezo.
offline-ready = Apati kounye a jwèt la mache san koneksyon tou.
update-ready = Gen yon vèsyon ki pi nouvo.
update-now = Rechaje pou sèvi avè l
loading = N ap pare tablo a…
engine-failed = Òdinatè a sispann jwe akoz yon erè. Jwèt ou a pa pèdi: eseye ankò pou kontinye.
page-failed = Jwèt la pa t ka chaje. Verifye koneksyon an epi rechaje paj la.
reload = Rechaje
try-again = Eseye ankò
keep-full = Navigatè a pa gen plas ankò: sa w ap fè kounye a ap rete sèlman jiskaske w fèmen paj sa a. Fè plas epi eseye ankò.
part-failed = Pati sa a pa t ka vini. Verifye koneksyon an epi eseye ankò.
language-failed = Lang sa a pa t ka vini: { $language }. Verifye koneksyon an epi eseye ankò.

## Aprann: règ, èd, konsènan

rules = Règ
rules-of = Règ { $variant }
help = Èd
help-move = Chwazi yon twou nan ranje w: grenn li yo simen youn pa youn, nan sans kontrè zegwi revèy. Si dènye a tonbe sou lòt grenn, twou sa a leve tou epi simen an kontinye.
help-casa = Yon twou ki gen kat grenn egzak se yon casa, yon ti kay, epi li gen yon tèt kay sou li. Se casa yo ou pran.
help-loop = Yon ti flèch an wonn make yon simen ki pa t ap janm fini.
help-keys = Touch
help-keys-arrows = Flèch: mache sou tablo a
help-keys-enter = Antre oswa espas: simen
help-keys-letters = Yon lèt, oswa 1 rive 12: chwazi yon twou
help-keys-undo = Ctrl+Z: defè; Ctrl+Y: refè
help-keys-skip = Esc: sote rive nan fen simen an
about = Konsènan
about-text = Yo jwe Hoyito nan sidwès Repiblik Dominikèn, nan twou yo fouye nan tè oswa nan wonn yo trase ak lakrè sou beton. Men li jan moun ki jwe l yo te rakonte l, nan twa varyant.
about-credit = Se Víktor Bautista i Roca ak Salvador Cases i Majoral ki te ranmase l an 2004 ak 2005; yo dekri l sou Mancala World ak Wikimanqala.
about-free = Lojisyèl lib, anba lisans MIT oswa Apache 2.0.
about-private = Anyen sou ou pa kite paj sa a.

## Ti mo kout kote pa gen anpil plas

hole-closed = fèmen
moves-now = ap jwe
moves-again = ankò
# Pandan yon simen: bò kote non moun k ap simen an, epi kòm fraz.
moves-sowing = ap simen { $hole }
sowing-now = { $who ->
    [you] W ap simen { $hole }.
    [computer] Òdinatè a ap simen { $hole }.
    [south] Sid ap simen { $hole }.
   *[north] Nò ap simen { $hole }.
 }
level-short = nivo { $level }
proof-proved = pi bon kou a, pwouve
proof-unproved = pa pwouve atan
proof-coming = valè egzak yo an wout
proof-missing = pa ka jwenn valè egzak yo kounye a
let-computer = Kite l jwe
round-end = Fini manch sa a
