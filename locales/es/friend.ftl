friend-title = Juega con alguien que está lejos
friend-intro = Crea una partida y manda su enlace. Quien lo abra se sienta; nadie necesita una cuenta.
friend-begin = Una partida nueva
friend-with = ¿Con quién?
friend-with-friend = Alguien, por un enlace
friend-with-anybody = Cualquiera, por una invitación abierta
friend-with-engine = El ordenador del servidor
friend-clock = Tiempo para pensar
friend-name = Tu nombre
friend-name-why = Si quieres. Lo ven todos los que ven la partida.
friend-make = Crear la partida
friend-own = Mis partidas
friend-own-none = Todavía ninguna. Se guardan en este navegador.
friend-forget = Quitar
friend-lobby = Invitaciones abiertas
friend-lobby-none = Ahora ninguna. Haz una tú.
friend-nameless = Alguien
friend-sit = Sentarme
friend-watch = Solo mirar
friend-invited = Te invitan
friend-invited-by = { $name } te invita
friend-waiting = Todavía no ha venido nadie. Manda el enlace.
friend-your-turn = Te toca
friend-their-turn = Le toca
friend-won = Ganaste
friend-lost = Perdiste
friend-drawn = Empate
friend-not-your-turn = Le toca a la otra persona.
friend-no-line = No hay línea con el servidor. Se intenta de nuevo solo; no se pierde nada.
friend-sent-later = No hay línea. Tu siembra de { $hole } se manda en cuanto la haya.
friend-coming = La partida está en camino.
friend-withdrawn = La invitación se retiró.
friend-result = { $who ->
    [south] Gana Sur, { $most } a { $least }.
    [north] Gana Norte, { $most } a { $least }.
   *[nobody] Empate, { $most } a { $least }.
 }
friend-how-resigned = Abandono.
friend-how-flag = Se acabó el tiempo.
friend-says = { $name }: { $words }
friend-again = Otras partidas
friend-takeback = Retirar { $hole }
friend-takeback-asked = Has pedido retirar { $hole }.
friend-takeback-wanted = ¿Se puede retirar { $hole }?
friend-withdraw = Déjalo
friend-yes = Sí
friend-no = No
friend-share-offered = Has ofrecido repartir las semillas que quedan.
friend-share-wanted = ¿Repartir las semillas que quedan?
friend-rematch = Otra, cambiando de lado
friend-rematch-offered = Has ofrecido otra partida.
friend-rematch-wanted = ¿Otra partida, cambiando de lado?
friend-rematch-go = A la partida nueva
friend-withdraw-game = Retirar la invitación
friend-resign-sure = ¿Abandonar esta ronda?
friend-greet = Saludar
greeting-hello = ¡Hola!
greeting-good-luck = ¡Suerte!
greeting-well-played = ¡Bien jugado!
greeting-wow = ¡Anda!
greeting-thanks = ¡Gracias!
greeting-goodbye = ¡Nos vemos!
friend-copy = Copiar
friend-copied = Copiado
friend-link = Para la otra persona
friend-link-why = Quien primero lo abra y se siente juega contigo.
friend-link-watch = Para mirar
friend-link-watch-why = Quien lo tiene ve la partida en vivo y no puede mover.
friend-link-seat = Mi sitio en otro aparato
friend-link-seat-why = Solo para ti: quien lo abra juega en tu lugar.
friend-watching = { $count ->
    [one] Una persona mira.
   *[other] { $count } personas miran.
 }
presence-here = aquí
presence-away = mira otra cosa
presence-gone = no está
presence-free = sitio libre
kind-round = una ronda
kind-pair = dos rondas, cada quien empieza una
kind-match = partido
clock-untimed = sin reloj
clock-days = { $count ->
    [one] un día por jugada
   *[other] { $count } días por jugada
 }
clock-timed = { $minutes } min + { $seconds } s
net-no-server = Esta página está en un sitio sin servidor de juego: desde aquí no se llega a nadie. Todo lo demás funciona.
net-no-network = Ahora no hay red. Inténtalo cuando vuelva.
net-unknown-game = No hay tal partida, o ya se borró. Pide el enlace otra vez.
net-bad-invitation = Esta invitación no es de esta partida. Pide el enlace otra vez.
net-seat-taken = Alguien se adelantó. Puedes mirar o crear tu partida.
net-not-seated = Este sitio ya no es tuyo. Puedes mirar.
net-bad-name = Este nombre no vale: 24 letras sin formato como mucho.
net-bad-version = Esta página es más vieja que el servidor. Recárgala.
net-no-takeback = Eso ya no se puede retirar.
net-no-offer = Esa oferta ya no vale.
net-too-many = Fue demasiado a la vez. Espera un poco e inténtalo.
net-busy = El servidor está ocupado. Inténtalo en un momento.
net-failed = Algo falló en el servidor; nada cambió. Inténtalo otra vez.
net-other = No funcionó ({ $code }). Inténtalo otra vez.
