### Las reglas para leer, una página por variante.

## En pocas palabras

rules-overview = En pocas palabras
rules-overview-names = Hoyito llaman muchos, en el suroeste de la República Dominicana, a sus juegos de sembrar semillas. Otros dicen El Hoyito, Casitas, Mate, Casitas de Mate o Caille. Juegan dos: las semillas dan vueltas por el tablero, una por una, y quien forma cuatros se los lleva.
rules-I-overview = En Hoyito I cada cuatro que se forma durante una siembra se captura enseguida, en cualquiera de las filas. Una siembra es un turno. Es el mejor para empezar.
rules-II-overview = En Hoyito II solo captura la siembra que termina en un cuatro, pero se lleva también todos los cuatros seguidos que tenga detrás, y entonces se juega otra vez. Es el más difícil de los tres, sobre todo con dos filas de doce.
rules-III-overview = En Hoyito III solo captura la siembra que termina en un cuatro. Se lleva ese hueco nada más, y entonces se juega otra vez. En una partida, desde la tercera ronda, las últimas cuatro son de quien ganó la ronda anterior.

## El tablero

rules-board = El tablero
rules-board-holes = Dos filas de huecos, casi siempre seis por fila, hasta doce. La fila de acá es de Sur, la de allá de Norte. En el tablero no hay lugar para las capturas: cada quien las guarda a su lado.
rules-board-seeds = Cada hueco empieza con cuatro semillas: 48 con dos filas de seis, 96 con dos filas de doce.
rules-board-letters = Los huecos llevan letras, desde la izquierda de cada jugador: A, B, C y así para Sur; a, b, c para Norte.
rules-board-casa = Un hueco con exactamente cuatro semillas es una casa. Aquí lleva techo.

## Una siembra

rules-play = Cómo se juega
rules-play-start = Se juega por turnos. Empieza Sur, si no acuerdan otra cosa.
rules-play-sow = En tu turno levantas todas las semillas de un hueco de tu fila y las dejas caer una por una en los huecos que siguen, al revés del reloj: por tu fila hacia la derecha, luego por la otra fila, y así seguido. Eso es una vuelta.
rules-play-empty = Si la última semilla cae en un hueco vacío, se acaba el turno.
rules-play-relay = Si cae en un hueco con semillas y no completa cuatro, levantas ese hueco entero, con la última semilla también, y sigues sembrando desde el que viene. Eso es un relevo, y una siembra puede durar muchas vueltas. Lo que pasa cuando completa cuatro se cuenta en las capturas.
rules-play-standing = Para capturar hace falta que una semilla, al caer, complete el cuatro. Las semillas que simplemente están de cuatro en cuatro, como todas al principio, no se capturan solo por eso.
rules-play-example = Un ejemplo: con dos filas de seis, Sur empieza con A. La primera vuelta termina en E, la siguiente va de E a d, luego de d a C, de C a c, y de c a C, que ya está vacío. Cinco vueltas, ninguna captura, y le toca a Norte. Sea cual sea el hueco con que se empiece, visto desde él pasa lo mismo.
rules-play-pass = Quien tiene que jugar y no tiene semillas en su fila, pasa hasta que las haya.

## Capturas. Los tres ejemplos parten del mismo tablero.

rules-captures = Capturas
rules-I-captures-way = Una semilla que al caer completa cuatro en cualquier hueco, en tu fila o en la otra, lo captura enseguida. Las cuatro van a tu montón, el hueco queda vacío y la siembra sigue con las que tienes en la mano.
rules-I-captures-last = Si la última semilla completa cuatro, ese hueco también se captura y se acaba el turno.
rules-I-captures-example = Un ejemplo: C tiene dos semillas, D y E tienen tres cada uno. Sur siembra C. La primera semilla completa cuatro en D: capturado. La segunda completa cuatro en E: capturado también, y se acaba el turno. +8.
rules-II-captures-way = Un cuatro que se forma por el camino se queda donde está.
rules-II-captures-last = Si la última semilla completa cuatro, ese hueco se captura. Entonces mira hacia atrás, en contra de la siembra: cada hueco de exactamente cuatro que siga sin interrupción también se captura, esté recién hecho o de antes, por las dos filas y hasta dar la vuelta entera si es el caso. Y juegas otra vez.
rules-II-captures-example = Un ejemplo: C tiene dos semillas, D y E tienen tres cada uno. Sur siembra C. D llega a cuatro; E llega a cuatro y es el último: capturado. Justo detrás está D con cuatro: capturado también. Detrás de D está C, ya vacío, y ahí acaba la cadena. +8, y Sur juega otra vez.
rules-III-captures-way = Un cuatro que se forma por el camino se queda donde está.
rules-III-captures-last = Si la última semilla completa cuatro, ese hueco se captura, solo ese. Y juegas otra vez.
rules-III-captures-example = Un ejemplo: C tiene dos semillas, D y E tienen tres cada uno. Sur siembra C. D llega a cuatro y se queda. E llega a cuatro y es el último: capturado. +4, y Sur juega otra vez.

## El final de una ronda

rules-end = El final de una ronda
rules-end-last-four = Cuando una captura deja solo cuatro semillas, quien la hizo se lleva también esas cuatro y la ronda se acaba.
rules-I-end = Puede pasar en mitad de una siembra. Las semillas de la mano cuentan entre las cuatro, y la siembra se para ahí.
rules-II-end = Una cadena puede llevarse ella misma los últimos cuatros. Entonces no queda nada, y la ronda se acaba igual.
rules-III-end = En una partida, esto vale para las dos primeras rondas. Desde la tercera, las últimas cuatro son de quien ganó la ronda anterior, sin importar quién hizo la última captura.
rules-end-winner = Gana la ronda quien capturó más semillas. Si son iguales, es empate.

## Una partida

rules-match = Una partida
rules-match-fill = Una partida se juega por rondas. Tras cada una, cada quien vuelve a llenar su fila con cuatro semillas por hueco, tantos huecos como le den sus capturas.
rules-match-closed = Los huecos que no se pueden llenar quedan cerrados en la ronda siguiente. La siembra se los salta, y nunca cuentan como vacíos. Una ronda más tarde se pueden recuperar.
rules-II-match-closed = Una cadena pasa por encima de los huecos cerrados.
rules-match-kept = Las semillas que sobran después de llenar la fila se conservan y cuentan como capturadas en la ronda nueva.
rules-match-starts = Quien gana una ronda empieza la siguiente.
rules-III-match-last = Así que ganar una ronda trae dos cosas: la primera jugada de la siguiente y, desde la tercera ronda, sus últimas cuatro.
rules-match-wins = Ganas la partida cuando al otro le quedan menos de cuatro semillas al final de una ronda: no le alcanzan para un solo hueco.
rules-match-example = Un ejemplo: una ronda acaba 16 a 32. Sur llena cuatro huecos y se le cierran dos. Norte llena seis y conserva ocho semillas.

## Lo que es nuestro

rules-rulings = Lo que es nuestro
rules-rulings-intro = Los juegos se anotaron de boca de quienes los juegan, y en algunos puntos la fuente no dice nada. Ahí tuvimos que decidir. Estas decisiones son nuestras, no de la fuente; las que dejan elegir están entre las reglas de la casa de un juego nuevo.

## De dónde viene

rules-record = De dónde viene
rules-record-who = Los juegos los recogió Víktor Bautista i Roca con Salvador Cases i Majoral: en conversaciones con dominicanos residentes en Cataluña en septiembre de 2004, y durante tres semanas en el suroeste de la República Dominicana en enero y febrero de 2005.
rules-record-where = Se encontraron en las provincias de Barahona, Bahoruco e Independencia, que juntas llaman El Sur: en Neiba, Villa Jaragua, Los Ríos, Postrer Río, La Descubierta y Jimaní. Wikimanqala añade la ciudad de Barahona, y Puerto Príncipe y Jacmel en Haití.
rules-I-record = Hoyito I se parece mucho al Ba-awa de Ghana. La diferencia: allá un cuatro formado en el tablero puede ser del dueño del hueco; aquí todos son de quien juega.
rules-II-record = El juego con dos filas de doce se recogió en Villa Jaragua en febrero de 2005, y se tiene por el más difícil.
rules-III-record = Hoyito III se aprendió en Barahona, de un jugador de veinte años de un batey.
rules-record-things = Se juega en huecos hechos en la tierra o en círculos dibujados en el cemento; los tableros de madera no son la costumbre. Las semillas eran antes las del higüero, Crescentia cujete, duras como madera, que llaman mate; ahora son más bien piedrecitas lisas. Los huecos cerrados se marcan con carbón, una vaina de algarrobo o piedras. Los muchachos juegan a veces por cosas pequeñas, como bolitas de vidrio.
rules-record-people = Antes lo jugaba todo el mundo, sobre todo las mujeres. Hoy lo juegan más bien niños y adolescentes, en la calle.
rules-record-sources = Gracias a Víktor Bautista i Roca y a Salvador Cases i Majoral, a los autores de Mancala World (sus páginas sobre Hoyito I, II y III) y a Wikimanqala. El estudio: V. Bautista i Roca, «Africa Hidden Inside a Small Hole», VIII Board Game Studies Colloquium, Oxford, abril de 2005. Las palabras de esta página son nuestras.
