friend-title = Giugar cun insatgi lontan
friend-intro = Fa in gieu e trametta sia colliaziun. Tgi che l’avra sesa giu; nagin na dovra in conto.
friend-begin = In nov gieu
friend-with = Cun tgi?
friend-with-friend = Insatgi, cun ina colliaziun
friend-with-anybody = Tgi ch’i saja, cun in’invitaziun averta
friend-with-engine = Il computer dal server
friend-clock = Temp per ponderar
friend-name = Tes num
friend-name-why = Sche ti vuls. Tuts che vesan il gieu al vesan.
friend-make = Far il gieu
friend-own = Mes gieus
friend-own-none = Anc nagins. Quest navigatur als tegna en salv.
friend-forget = Allontanar
friend-lobby = Invitaziuns avertas
friend-lobby-none = Ussa naginas. Fa sez ina.
friend-nameless = Insatgi
friend-sit = Seser giu
friend-watch = Mo guardar
friend-invited = Ti es envidà
friend-invited-by = { $name } t’envida
friend-waiting = Anc nagin n’è vegnì. Trametta la colliaziun.
friend-your-turn = Ti es vidlonder
friend-their-turn = L’auter è vidlonder
friend-won = Ti has gudagnà
friend-lost = Ti has pers
friend-drawn = In nulla
friend-not-your-turn = L’auter è vidlonder.
friend-no-line = I n’è nagina lingia al server. I vegn empruvà da nov da sasez; nagut na va a perder.
friend-sent-later = I n’è nagina lingia. Tes semnar da { $hole } vegn tramess uschespert ch’ella è qua.
friend-coming = Il gieu è sin via.
friend-withdrawn = L’invitaziun è vegnida retratga.
friend-result = { $who ->
    [south] Sid gudogna, { $most } a { $least }.
    [north] Nord gudogna, { $most } a { $least }.
   *[nobody] In nulla, { $most } a { $least }.
 }
friend-how-resigned = Capitulà.
friend-how-flag = Il temp è passà.
friend-says = { $name }: { $words }
friend-again = Auters gieus
friend-takeback = Prender enavos { $hole }
friend-takeback-asked = Ti has dumandà da prender enavos { $hole }.
friend-takeback-wanted = Dastga { $hole } vegnir prendì enavos?
friend-withdraw = Lascha quai
friend-yes = Gea
friend-no = Na
friend-share-offered = Ti has purschì da parter las semens che restan.
friend-share-wanted = Parter las semens che restan?
friend-rematch = Anc ina giada, varts midadas
friend-rematch-offered = Ti has purschì in auter gieu.
friend-rematch-wanted = In auter gieu, varts midadas?
friend-rematch-go = Al nov gieu
friend-withdraw-game = Retrair l’invitaziun
friend-resign-sure = Capitular en questa runda?
friend-greet = Salidar
greeting-hello = Allegra!
greeting-good-luck = Buna fortuna!
greeting-well-played = Bain giugà!
greeting-wow = Uau!
greeting-thanks = Grazia!
greeting-goodbye = A revair!
friend-copy = Copiar
friend-copied = Copià
friend-link = Per l’auter
friend-link-why = Tgi che l’avra sco emprim e sesa giu giuga cun tai.
friend-link-watch = Per guardar
friend-link-watch-why = Tgi che l’ha vesa il gieu direct e na po betg giugar.
friend-link-seat = Mes plaz sin in auter apparat
friend-link-seat-why = Mo per tai: tgi che l’avra giuga en tes plaz.
friend-watching = { $count ->
    [one] Ina persuna guarda.
   *[other] { $count } persunas guardan.
 }
presence-here = qua
presence-away = guarda insanua auter
presence-gone = betg qua
presence-free = plaz liber
kind-round = ina runda
kind-pair = duas rundas, mintgin cumenza ina
kind-match = partida
clock-untimed = senza ura
clock-days = { $count ->
    [one] in di per tratga
   *[other] { $count } dis per tratga
 }
clock-timed = { $minutes } min + { $seconds } s
net-no-server = Questa pagina è sin in lieu senza server da gieu: da qua n’è nagin lontan cuntanschibel. Tut l’auter funcziuna.
net-no-network = Ussa n’hai nagina rait. Emprova danovamain, cur ch’ella è enavos.
net-unknown-game = Quest gieu na dat betg u è vegnì stizzà. Dumonda danovamain per la colliaziun.
net-bad-invitation = Quest’invitaziun na va betg cun il gieu. Dumonda danovamain per la colliaziun.
net-seat-taken = Insatgi è stà pli spert. Ti pos guardar u far in agen gieu.
net-not-seated = Quest plaz n’è betg pli tes. Ti pos guardar.
net-bad-name = Quest num na va betg: maximalmain 24 caracters simpels.
net-bad-version = Questa pagina è pli veglia ch’il server. Chargia ella danovamain.
net-no-takeback = Quai na po betg pli vegnir prendì enavos.
net-no-offer = Quest’offerta na vala betg pli.
net-too-many = Quai era memia bler enina. Spetga in pau ed emprova danovamain.
net-busy = Il server è occupà. Emprova en in mument.
net-failed = Insatge n’ha betg funcziunà sin il server; nagut n’è sa midà. Emprova danovamain.
net-other = Quai n’ha betg funcziunà ({ $code }). Emprova danovamain.
