## Where learning begins

learn-title = Aprende Hoyito
learn-intro = Tres juegos con el mismo tablero y la misma siembra. Empieza por Hoyito I.
course = Curso
course-line = Pasos cortos en el tablero, de la primera siembra a la partida.
course-done = { $done } de { $count } pasos
puzzles = Acertijos
puzzles-line = Posiciones con una sola respuesta buena, demostrada.
puzzles-done = { $done } de { $count } resueltos
puzzle-day = Acertijo del día
puzzle-day-line = El mismo para todo el mundo, cada día uno nuevo.
puzzle-day-solved = Resuelto hoy
reading = Leer la siembra
reading-line = ¿Dónde termina y cuánto se lleva? Ahí está el arte del juego.

## The course

course-of = Curso: { $variant }
course-step = Paso { $number } de { $count }
course-sow = Sembrar
course-sow-task = La fila de este lado es tuya. Cada turno empieza igual: levantas un hueco tuyo y dejas caer sus semillas una por una en los que siguen, al revés del reloj. Elige { $hole }.
course-sow-done = La última semilla cayó en un hueco vacío, y con eso se acabó el turno.
course-relay = El relevo
course-relay-task = Si la última semilla cae en un hueco con semillas, ese hueco se levanta también y la siembra sigue. Elige { $hole } y mira.
course-relay-done = Eso fue un relevo: dos vueltas en una siembra, hasta que la última semilla dio con un hueco vacío.
course-ends = Leer por adelantado
course-ends-task = Ahora lee por adelantado: si sembraras { $hole }, ¿en qué hueco caería la última semilla de todas? Elígelo, en cualquiera de las filas.
course-ends-done = Así es. Quien lo ve antes de sembrar juega bien.
course-casa-I = La casa
course-casa-I-task = Cuatro semillas en un hueco son una casa. Quien al dejar caer una completa cuatro se las lleva enseguida. ¿Con cuál de tus huecos se puede?
course-casa-I-done = Las cuatro son tuyas. Era la última semilla, así que se acabó el turno.
course-way-I = Casas en el camino
course-way-I-task = En Hoyito I cuenta cada casa que se hace en el camino. Una de tus siembras se lleva dos. ¿Cuál?
course-way-I-done = Dos casas en una siembra, y las semillas que quedaban en la mano siguieron su camino.
course-other-I = La otra fila
course-other-I-task = Una casa puede estar también en la otra fila: quien la hace se la lleva. Busca la siembra que se lleva una allá.
course-other-I-done = Estaba en la fila de Norte, y ahora es tuya.
course-casa = La casa
course-casa-task = Cuatro semillas en un hueco son una casa. Si tu última semilla completa cuatro, son tuyas. ¿Con cuál de tus huecos se puede?
course-casa-done = Las cuatro son tuyas, y puedes jugar otra vez.
course-standing = Solo la última semilla
course-standing-task = Un cuatro hecho en el camino se queda donde está: solo captura la última semilla. No te dejes engañar y busca la siembra que termina en un cuatro.
course-standing-done = La última semilla completó el cuatro: capturado.
course-chain = La cadena
course-chain-task = Con una casa capturada se va cada cuatro que tenga justo detrás, en una cadena sin interrupción. Busca la siembra que se lleva tres casas a la vez.
course-chain-done = Una cadena de tres, doce semillas, y puedes jugar otra vez.
course-again = Jugar otra vez
course-again-task = Quien captura juega otra vez, y puede capturar otra vez. Busca dos siembras, una tras otra, que capturen las dos.
course-again-done = Dos capturas en un turno.
course-pass = Pasar
course-pass-task = Norte no tiene semillas en su fila. Si no le dejas ninguna, tiene que pasar. ¿Qué siembra deja todas las semillas de tu lado?
course-pass-done = Norte pasó, y te toca otra vez.
course-last-four = Las últimas cuatro
course-last-four-task = Cuando una captura deja solo cuatro semillas, quien la hizo se lleva también esas cuatro, y la ronda se acaba. Busca esa captura.
course-last-four-done = Cuatro, y las últimas cuatro: ocho semillas y el final de la ronda.
course-match = La partida
course-match-task = En una partida llenas tu fila cada ronda con lo que capturaste; los huecos que no puedes llenar quedan cerrados. La siembra se los salta. ¿En qué hueco caería aquí la última semilla de { $hole }?
course-match-done = Los huecos cerrados no reciben semillas y nunca cuentan como vacíos. Ganas la partida cuando el otro no puede llenar ni un hueco.
course-match-III = La partida
course-match-III-task = { course-match-task }
course-match-III-done = { course-match-done } Y desde la tercera ronda, las últimas cuatro son para quien ganó la ronda anterior.
course-wrong = Este no es; todo vuelve a su sitio. Prueba con otro hueco.
course-not-there = Ahí no. Sigue la siembra semilla por semilla y elige otra vez.
course-go-on = Bien. Y ahora la segunda.
course-next = Paso siguiente
course-before = Paso anterior
course-show = Muéstramelo
course-repeat = Una vez más
course-over = Ese fue el curso. Juega, o prueba tu vista con un acertijo.

## Puzzles

puzzle-number = Acertijo { $number }
puzzle-most = Captura todas las semillas que puedas en este turno.
puzzle-win = Solo una jugada gana la ronda. ¿Cuál?
puzzle-save = Solo una jugada salva la ronda. ¿Cuál?
puzzle-kind = Qué
puzzle-kind-all = Todos
puzzle-kind-most = Más semillas en un turno
puzzle-kind-win = La única jugada que gana
puzzle-kind-save = Salvar la ronda
puzzle-grade = Grado { $grade } de 5
puzzle-on = Bien. Sigue.
puzzle-hard = Qué tan difícil
puzzle-solved = ¡Resuelto!
puzzle-before = Ya resuelto
puzzle-wrong = Esa no es; vuelve a su sitio.
puzzle-answer = Mostrar la respuesta
puzzle-shown = Esa era la respuesta.
puzzle-next = Acertijo siguiente
puzzle-again = Intentar otra vez
puzzles-all-done = Todos estos están resueltos.
puzzles-failed = Ahora mismo no se pueden cargar los acertijos. Revisa la conexión e inténtalo otra vez.

## The trainer

reading-where = ¿Dónde termina la siembra de { $hole }? Elige ese hueco.
reading-how-many = ¿Y cuántas semillas se lleva?
reading-right = Bien: termina en { $hole } y se lleva { count-seeds }.
reading-wrong = No: termina en { $hole } y se lleva { count-seeds }.
reading-next = Siembra siguiente
reading-clock = Dos minutos contra el reloj
reading-no-clock = Parar el reloj
reading-left = Quedan { $seconds } s
reading-score = { $done } de { $count } bien
reading-over = Se acabó el tiempo: { $done } bien.
reading-best = Tu mejor marca: { $count }
reading-laps = Vueltas
reading-laps-few = 1 a 3
reading-laps-some = 4 a 8
reading-laps-many = 9 y más
