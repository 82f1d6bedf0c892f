friend-title = Juga amb algú de lluny
friend-intro = Crea una partida i envia’n l’enllaç. Qui l’obri s’asseu; ningú no necessita cap compte.
friend-begin = Una partida nova
friend-with = Amb qui?
friend-with-friend = Algú, per un enllaç
friend-with-anybody = Qualsevol, per una invitació oberta
friend-with-engine = L’ordinador del servidor
friend-clock = Temps per pensar
friend-name = El teu nom
friend-name-why = Si vols. El veuen tots els que veuen la partida.
friend-make = Crea la partida
friend-own = Les meves partides
friend-own-none = Encara cap. Es guarden en aquest navegador.
friend-forget = Treu
friend-lobby = Invitacions obertes
friend-lobby-none = Ara cap. Fes-ne una.
friend-nameless = Algú
friend-sit = M’assec
friend-watch = Només mirar
friend-invited = Et conviden
friend-invited-by = { $name } et convida
friend-waiting = Encara no ha vingut ningú. Envia l’enllaç.
friend-your-turn = Et toca
friend-their-turn = Li toca
friend-won = Has guanyat
friend-lost = Has perdut
friend-drawn = Empat
friend-not-your-turn = Li toca a l’altra persona.
friend-no-line = No hi ha línia amb el servidor. Es torna a provar sol; no es perd res.
friend-sent-later = No hi ha línia. La teva sembra de { $hole } s’envia quan n’hi hagi.
friend-coming = La partida està de camí.
friend-withdrawn = La invitació s’ha retirat.
friend-result = { $who ->
    [south] Guanya Sud, { $most } a { $least }.
    [north] Guanya Nord, { $most } a { $least }.
   *[nobody] Empat, { $most } a { $least }.
 }
friend-how-resigned = Abandonament.
friend-how-flag = S’ha acabat el temps.
friend-says = { $name }: { $words }
friend-again = Altres partides
friend-takeback = Desfés { $hole }
friend-takeback-asked = Has demanat de desfer { $hole }.
friend-takeback-wanted = Es pot desfer { $hole }?
friend-withdraw = Deixa-ho
friend-yes = Sí
friend-no = No
friend-share-offered = Has ofert de repartir les llavors que queden.
friend-share-wanted = Repartir les llavors que queden?
friend-rematch = Una altra, canviant de costat
friend-rematch-offered = Has ofert una altra partida.
friend-rematch-wanted = Una altra partida, canviant de costat?
friend-rematch-go = A la partida nova
friend-withdraw-game = Retira la invitació
friend-resign-sure = Abandonar aquesta ronda?
friend-greet = Saluda
greeting-hello = Hola!
greeting-good-luck = Sort!
greeting-well-played = Ben jugat!
greeting-wow = Ostres!
greeting-thanks = Gràcies!
greeting-goodbye = Fins aviat!
friend-copy = Copia
friend-copied = Copiat
friend-link = Per a l’altra persona
friend-link-why = Qui primer l’obri i s’assegui juga amb tu.
friend-link-watch = Per mirar
friend-link-watch-why = Qui el té veu la partida en directe i no pot moure.
friend-link-seat = El meu lloc en un altre aparell
friend-link-seat-why = Només per a tu: qui l’obri juga al teu lloc.
friend-watching = { $count ->
    [one] Una persona mira.
   *[other] { $count } persones miren.
 }
presence-here = aquí
presence-away = mira una altra cosa
presence-gone = no hi és
presence-free = lloc lliure
kind-round = una ronda
kind-pair = dues rondes, cadascú en comença una
kind-match = partit
clock-untimed = sense rellotge
clock-days = { $count ->
    [one] un dia per jugada
   *[other] { $count } dies per jugada
 }
clock-timed = { $minutes } min + { $seconds } s
net-no-server = Aquesta pàgina és en un lloc sense servidor de joc: des d’aquí no s’arriba a ningú. Tota la resta funciona.
net-no-network = Ara no hi ha xarxa. Torna-ho a provar quan hi sigui.
net-unknown-game = No hi ha aquesta partida, o ja s’ha esborrat. Torna a demanar l’enllaç.
net-bad-invitation = Aquesta invitació no és d’aquesta partida. Torna a demanar l’enllaç.
net-seat-taken = Algú ha estat més ràpid. Pots mirar o crear la teva partida.
net-not-seated = Aquest lloc ja no és teu. Pots mirar.
net-bad-name = Aquest nom no serveix: 24 caràcters sense format com a molt.
net-bad-version = Aquesta pàgina és més antiga que el servidor. Torna-la a carregar.
net-no-takeback = Això ja no es pot desfer.
net-no-offer = Aquesta oferta ja no val.
net-too-many = Era massa alhora. Espera una mica i torna-ho a provar.
net-busy = El servidor està ocupat. Torna-ho a provar d’aquí a un moment.
net-failed = El servidor ha tingut un problema; no ha canviat res. Torna-ho a provar.
net-other = No ha funcionat ({ $code }). Torna-ho a provar.
