friend-title = Jwe ak yon moun ki lwen
friend-intro = Kreye yon pati epi voye lyen li. Moun ki louvri l la chita; pèsonn pa bezwen kont.
friend-begin = Yon nouvo pati
friend-with = Ak kiyès?
friend-with-friend = Yon zanmi, ak yon lyen
friend-with-anybody = Nenpòt moun, ak yon envitasyon louvri
friend-with-engine = Òdinatè sèvè a
friend-clock = Tan pou reflechi
friend-name = Non w
friend-name-why = Si ou vle. Tout moun ki wè pati a wè li.
friend-make = Kreye pati a
friend-own = Pati mwen yo
friend-own-none = Poko gen. Navigatè sa a kenbe yo.
friend-forget = Retire
friend-lobby = Envitasyon louvri
friend-lobby-none = Pa genyen kounye a. Fè youn.
friend-nameless = Yon moun
friend-sit = Chita
friend-watch = Sèlman gade
friend-invited = Yo envite w
friend-invited-by = { $name } envite w
friend-waiting = Pèsonn poko vini. Voye lyen an.
friend-your-turn = Se tou pa w
friend-their-turn = Se tou pa l
friend-won = Ou genyen
friend-lost = Ou pèdi
friend-drawn = Egalite
friend-not-your-turn = Se tou lòt jwè a.
friend-no-line = Pa gen liy ak sèvè a. L ap eseye ankò poukont li; anyen pa pèdi.
friend-sent-later = Pa gen liy. Simen { $hole } ou a ap pati lè genyen.
friend-coming = Pati a an wout.
friend-withdrawn = Yo retire envitasyon an.
friend-result = { $who ->
    [south] Sid genyen, { $most } kont { $least }.
    [north] Nò genyen, { $most } kont { $least }.
   *[nobody] Egalite, { $most } kont { $least }.
 }
friend-how-resigned = Yon moun abandone.
friend-how-flag = Tan an fini.
friend-says = { $name }: { $words }
friend-again = Lòt pati
friend-takeback = Reprann { $hole }
friend-takeback-asked = Ou mande reprann { $hole }.
friend-takeback-wanted = Èske yo ka reprann { $hole }?
friend-withdraw = Kite sa
friend-yes = Wi
friend-no = Non
friend-share-offered = Ou pwopoze pataje rès grenn yo.
friend-share-wanted = Pataje rès grenn yo?
friend-rematch = Ankò, chanje bò
friend-rematch-offered = Ou pwopoze yon lòt pati.
friend-rematch-wanted = Yon lòt pati, chanje bò?
friend-rematch-go = Ale nan nouvo pati a
friend-withdraw-game = Retire envitasyon an
friend-resign-sure = Abandone manch sa a?
friend-greet = Salye
greeting-hello = Bonjou!
greeting-good-luck = Bòn chans!
greeting-well-played = Byen jwe!
greeting-wow = Mezanmi!
greeting-thanks = Mèsi!
greeting-goodbye = N a wè!
friend-copy = Kopye
friend-copied = Kopye deja
friend-link = Pou zanmi w
friend-link-why = Premye moun ki louvri l epi ki chita jwe avè w.
friend-link-watch = Pou gade
friend-link-watch-why = Moun ki genyen l wè pati a an dirèk, li pa ka jwe.
friend-link-seat = Plas mwen sou yon lòt aparèy
friend-link-seat-why = Pou ou sèlman: moun ki louvri l jwe nan plas ou.
friend-watching = { $count ->
    [one] Yon moun ap gade.
   *[other] { $count } moun ap gade.
 }
presence-here = la
presence-away = ap gade lòt bagay
presence-gone = pa la
presence-free = plas lib
kind-round = yon manch
kind-pair = de manch, chak moun kòmanse youn
kind-match = match
clock-untimed = san revèy
clock-days = { $count ->
    [one] yon jou pa kou
   *[other] { $count } jou pa kou
 }
clock-timed = { $minutes } min + { $seconds } s
net-no-server = Paj sa a sou yon sit san sèvè jwèt, kidonk ou pa ka jwenn moun lwen. Tout rès la mache.
net-no-network = Pa gen rezo kounye a. Eseye lè l tounen.
net-unknown-game = Pa gen pati konsa, oswa yo efase l. Mande lyen an ankò.
net-bad-invitation = Envitasyon sa a pa pou pati a. Mande lyen an ankò.
net-seat-taken = Yon moun te pi vit. Ou ka gade oswa kreye pati pa w.
net-not-seated = Plas sa a pa pou ou ankò. Ou ka gade.
net-bad-name = Non sa a pa bon: 24 lèt senp pou pi plis.
net-bad-version = Paj sa a pi ansyen pase sèvè a. Chaje l ankò.
net-no-takeback = Ou pa ka reprann sa ankò.
net-no-offer = Pwopozisyon sa a pa kenbe ankò.
net-too-many = Sa te twòp yon sèl kou. Tann yon ti moman epi eseye ankò.
net-busy = Sèvè a okipe. Eseye nan yon ti moman.
net-failed = Gen yon pwoblèm sou sèvè a; anyen pa chanje. Eseye ankò.
net-other = Sa pa mache ({ $code }). Eseye ankò.
