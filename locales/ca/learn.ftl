## Where learning begins

learn-title = Aprèn Hoyito
learn-intro = Tres jocs amb el mateix tauler i la mateixa sembra. Comença per Hoyito I.
course = Curs
course-line = Passos curts al tauler, de la primera sembra a la partida.
course-done = { $done } de { $count } passos
puzzles = Enigmes
puzzles-line = Posicions amb una sola resposta bona, demostrada.
puzzles-done = { $done } de { $count } resolts
puzzle-day = Enigma del dia
puzzle-day-line = El mateix per a tothom, cada dia un de nou.
puzzle-day-solved = Resolt avui
reading = Llegeix la sembra
reading-line = On s’acaba, i quant s’emporta? Aquest és l’art del joc.

## The course

course-of = Curs: { $variant }
course-step = Pas { $number } de { $count }
course-sow = Sembrar
course-sow-task = La fila del teu costat és teva. Cada torn comença igual: aixeques un forat teu i en deixes caure les llavors una per una als forats que segueixen, al revés de les agulles del rellotge. Tria { $hole }.
course-sow-done = L’última llavor ha caigut en un forat buit, i el torn s’ha acabat.
course-relay = El relleu
course-relay-task = Si l’última llavor cau en un forat amb llavors, aquell forat també s’aixeca i la sembra continua. Tria { $hole } i mira.
course-relay-done = Això era un relleu: dues voltes en una sembra, fins que l’última llavor ha trobat un forat buit.
course-ends = Llegir endavant
course-ends-task = Ara llegeix endavant: si sembressis { $hole }, en quin forat cauria l’última llavor de totes? Tria’l, en qualsevol fila.
course-ends-done = Així és. Qui ho veu abans de sembrar juga bé.
course-casa-I = La casa
course-casa-I-task = Quatre llavors en un forat són una casa. Qui fa quatre deixant-ne caure una se les emporta de seguida. Amb quin dels teus forats es pot fer?
course-casa-I-done = Les quatre són teves. Era l’última llavor, i el torn s’ha acabat.
course-way-I = Cases pel camí
course-way-I-task = A Hoyito I compta cada casa feta pel camí. Una de les teves sembres se n’emporta dues. Quina?
course-way-I-done = Dues cases en una sembra, i les llavors que quedaven a la mà han continuat.
course-other-I = L’altra fila
course-other-I-task = Una casa també pot ser a l’altra fila: qui la fa se l’emporta. Troba la sembra que se n’emporta una allà.
course-other-I-done = Era a la fila de Nord, i ara és teva.
course-casa = La casa
course-casa-task = Quatre llavors en un forat són una casa. Si la teva última llavor fa quatre, són teves. Amb quin dels teus forats es pot fer?
course-casa-done = Les quatre són teves, i pots tornar a jugar.
course-standing = Només l’última llavor
course-standing-task = Un quatre fet pel camí es queda on és: només captura l’última llavor. No t’enganyis i troba la sembra que acaba en un quatre.
course-standing-done = L’última llavor ha fet el quatre: capturat.
course-chain = La cadena
course-chain-task = Amb una casa capturada se’n va cada quatre que tingui just al darrere, en una cadena sense interrupció. Troba la sembra que s’emporta tres cases alhora.
course-chain-done = Una cadena de tres, dotze llavors, i pots tornar a jugar.
course-again = Tornar a jugar
course-again-task = Qui captura torna a jugar, i pot tornar a capturar. Troba dues sembres, l’una darrere l’altra, que capturin totes dues.
course-again-done = Dues captures en un torn.
course-pass = Passar
course-pass-task = Nord no té llavors a la seva fila. Si no n’hi deixes cap, ha de passar. Quina sembra manté totes les llavors al teu costat?
course-pass-done = Nord ha passat, i et torna a tocar.
course-last-four = Les últimes quatre
course-last-four-task = Quan una captura deixa només quatre llavors, qui l’ha feta s’emporta també aquestes quatre, i la ronda s’acaba. Troba aquesta captura.
course-last-four-done = Quatre, i les últimes quatre: vuit llavors i el final de la ronda.
course-match = La partida
course-match-task = En una partida omples la teva fila a cada ronda amb el que has capturat; els forats que no pots omplir queden tancats. La sembra se’ls salta. En quin forat cauria aquí l’última llavor de { $hole }?
course-match-done = Els forats tancats no reben llavors i mai no compten com a buits. Guanyes la partida quan l’altre no pot omplir ni un forat.
course-match-III = La partida
course-match-III-task = { course-match-task }
course-match-III-done = { course-match-done } I a partir de la tercera ronda, les últimes quatre són per a qui va guanyar l’anterior.
course-wrong = Aquest no és; tot torna al seu lloc. Prova un altre forat.
course-not-there = Allà no. Segueix la sembra llavor per llavor i torna a triar.
course-go-on = Bé. I ara la segona.
course-next = Pas següent
course-before = Pas anterior
course-show = Mostra-m’ho
course-repeat = Un cop més
course-over = Aquest era el curs. Juga, o prova la vista amb un enigma.

## Puzzles

puzzle-number = Enigma { $number }
puzzle-most = Captura tantes llavors com puguis en aquest torn.
puzzle-win = Només una jugada guanya la ronda. Quina?
puzzle-save = Només una jugada salva la ronda. Quina?
puzzle-kind = Què
puzzle-kind-all = Tots
puzzle-kind-most = Més llavors en un torn
puzzle-kind-win = L’única jugada guanyadora
puzzle-kind-save = Salvar la ronda
puzzle-grade = Grau { $grade } de 5
puzzle-on = Bé. Continua.
puzzle-hard = Dificultat
puzzle-solved = Resolt!
puzzle-before = Ja resolt
puzzle-wrong = No és aquesta; tot torna al seu lloc.
puzzle-answer = Mostra la resposta
puzzle-shown = Aquesta era la resposta.
puzzle-next = Enigma següent
puzzle-again = Torna-ho a provar
puzzles-all-done = Tots aquests estan resolts.
puzzles-failed = Ara mateix no es poden carregar els enigmes. Comprova la connexió i torna-ho a provar.

## The trainer

reading-where = On s’acaba la sembra de { $hole }? Tria aquest forat.
reading-how-many = I quantes llavors s’emporta?
reading-right = Bé: s’acaba a { $hole } i s’emporta { count-seeds }.
reading-wrong = No: s’acaba a { $hole } i s’emporta { count-seeds }.
reading-next = Sembra següent
reading-clock = Dos minuts contra rellotge
reading-no-clock = Atura el rellotge
reading-left = Queden { $seconds } s
reading-score = { $done } de { $count } bé
reading-over = S’ha acabat el temps: { $done } bé.
reading-best = La teva millor marca: { $count }
reading-laps = Voltes
reading-laps-few = 1 a 3
reading-laps-some = 4 a 8
reading-laps-many = 9 i més
