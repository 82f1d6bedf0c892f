### Les regles per llegir, una pàgina per variant.

## En poques paraules

rules-overview = En poques paraules
rules-overview-names = Hoyito, «foradet», és com molts, al sud-oest de la República Dominicana, anomenen els seus jocs de sembrar llavors. D’altres diuen El Hoyito, Casitas («casetes»), Mate, Casitas de Mate o Caille. Hi juguen dos: les llavors donen voltes pel tauler, una per una, i qui fa quatres se’ls emporta.
rules-I-overview = A Hoyito I, cada quatre que es fa durant una sembra es captura de seguida, a qualsevol de les files. Una sembra és un torn. És el millor per començar.
rules-II-overview = A Hoyito II només captura la sembra que acaba en un quatre, però s’emporta també tots els quatres seguits que tingui al darrere, i llavors es torna a jugar. És el més difícil dels tres, sobretot amb dues files de dotze.
rules-III-overview = A Hoyito III només captura la sembra que acaba en un quatre. S’emporta aquell forat i prou, i llavors es torna a jugar. En una partida, des de la tercera ronda, les quatre últimes són de qui va guanyar la ronda anterior.

## El tauler

rules-board = El tauler
rules-board-holes = Dues files de forats, gairebé sempre sis per fila, fins a dotze. La fila d’aquí és de Sud, la d’allà de Nord. Al tauler no hi ha lloc per a les captures: cadascú les guarda al seu costat.
rules-board-seeds = Cada forat comença amb quatre llavors: 48 amb dues files de sis, 96 amb dues files de dotze.
rules-board-letters = Els forats porten lletres, des de l’esquerra de cada jugador: A, B, C i així per a Sud; a, b, c per a Nord.
rules-board-casa = Un forat amb exactament quatre llavors és una casa. Aquí porta teulada.

## Una sembra

rules-play = Com s’hi juga
rules-play-start = Es juga per torns. Comença Sud, si no acordeu una altra cosa.
rules-play-sow = En el teu torn aixeques totes les llavors d’un forat de la teva fila i les deixes caure una per una als forats que segueixen, al revés de les agulles del rellotge: per la teva fila cap a la dreta, després per l’altra fila, i tornant a començar. Això és una volta.
rules-play-empty = Si l’última llavor cau en un forat buit, s’acaba el torn.
rules-play-relay = Si cau en un forat amb llavors i no hi fa quatre, aixeques aquell forat sencer, amb l’última llavor també, i continues sembrant des del següent. Això és un relleu, i una sembra pot durar moltes voltes. El que passa quan fa quatre s’explica a les captures.
rules-play-standing = Per capturar cal que una llavor, en caure, faci el quatre. Les llavors que simplement estan de quatre en quatre, com totes al principi, no es capturen només per això.
rules-play-example = Un exemple: amb dues files de sis, Sud comença amb A. La primera volta acaba a E, la següent va de E a d, després de d a C, de C a c, i de c a C, que ja és buit. Cinc voltes, cap captura, i li toca a Nord. Es comenci pel forat que es comenci, vist des d’ell passa el mateix.
rules-play-pass = Qui ha de jugar i no té llavors a la seva fila, passa fins que n’hi hagi.

## Captures. Els tres exemples parteixen del mateix tauler.

rules-captures = Captures
rules-I-captures-way = Una llavor que en caure fa quatre en qualsevol forat, a la teva fila o a l’altra, el captura de seguida. Les quatre van al teu munt, el forat queda buit i la sembra continua amb les que tens a la mà.
rules-I-captures-last = Si l’última llavor fa quatre, aquell forat també es captura i s’acaba el torn.
rules-I-captures-example = Un exemple: C té dues llavors, D i E en tenen tres cadascun. Sud sembra C. La primera llavor fa quatre a D: capturat. La segona fa quatre a E: capturat també, i s’acaba el torn. +8.
rules-II-captures-way = Un quatre que es fa pel camí es queda on és.
rules-II-captures-last = Si l’última llavor fa quatre, aquell forat es captura. Llavors mira enrere, en contra de la sembra: cada forat d’exactament quatre que segueixi sense interrupció també es captura, tant si és acabat de fer com si ja hi era, per les dues files i fins a fer la volta sencera si cal. I tornes a jugar.
rules-II-captures-example = Un exemple: C té dues llavors, D i E en tenen tres cadascun. Sud sembra C. D arriba a quatre; E arriba a quatre i és l’últim: capturat. Just al darrere hi ha D amb quatre: capturat també. Darrere de D hi ha C, ja buit, i aquí s’acaba la cadena. +8, i Sud torna a jugar.
rules-III-captures-way = Un quatre que es fa pel camí es queda on és.
rules-III-captures-last = Si l’última llavor fa quatre, aquell forat es captura, només aquell. I tornes a jugar.
rules-III-captures-example = Un exemple: C té dues llavors, D i E en tenen tres cadascun. Sud sembra C. D arriba a quatre i s’hi queda. E arriba a quatre i és l’últim: capturat. +4, i Sud torna a jugar.

## El final d’una ronda

rules-end = El final d’una ronda
rules-end-last-four = Quan una captura deixa només quatre llavors, qui l’ha feta s’emporta també aquestes quatre i la ronda s’acaba.
rules-I-end = Pot passar enmig d’una sembra. Les llavors de la mà compten entre les quatre, i la sembra s’atura allà.
rules-II-end = Una cadena es pot emportar ella mateixa els últims quatres. Llavors no en queda cap, i la ronda s’acaba igual.
rules-III-end = En una partida, això val per a les dues primeres rondes. Des de la tercera, les quatre últimes són de qui va guanyar la ronda anterior, tant li fa qui hagi fet l’última captura.
rules-end-winner = Guanya la ronda qui ha capturat més llavors. Si són iguals, és empat.

## Una partida

rules-match = Una partida
rules-match-fill = Una partida es juga per rondes. Després de cadascuna, cada jugador torna a omplir la seva fila amb quatre llavors per forat, tants forats com li donin les captures.
rules-match-closed = Els forats que no es poden omplir queden tancats la ronda següent. La sembra se’ls salta, i mai no compten com a buits. En una ronda posterior es poden recuperar.
rules-II-match-closed = Una cadena passa per sobre dels forats tancats.
rules-match-kept = Les llavors que sobren després d’omplir la fila es conserven i compten com a capturades en la ronda nova.
rules-match-starts = Qui guanya una ronda comença la següent.
rules-III-match-last = Així, guanyar una ronda porta dues coses: la primera jugada de la següent i, des de la tercera ronda, les seves quatre últimes.
rules-match-wins = Guanyes la partida quan a l’altre li queden menys de quatre llavors al final d’una ronda: no li arriben per a un sol forat.
rules-match-example = Un exemple: una ronda acaba 16 a 32. Sud omple quatre forats i se n’hi tanquen dos. Nord n’omple sis i conserva vuit llavors.

## El que és nostre

rules-rulings = El que és nostre
rules-rulings-intro = Els jocs es van anotar de boca de qui hi juga, i en alguns punts la font no diu res. Aquí vam haver de decidir. Aquestes decisions són nostres, no de la font; les que deixen triar són entre les regles de la casa d’un joc nou.

## D’on ve

rules-record = D’on ve
rules-record-who = Els jocs els va recollir Víktor Bautista i Roca amb Salvador Cases i Majoral: en converses amb dominicans residents a Catalunya el setembre de 2004, i durant tres setmanes al sud-oest de la República Dominicana el gener i el febrer de 2005.
rules-record-where = Es van trobar a les províncies de Barahona, Bahoruco i Independencia, que juntes s’anomenen El Sur: a Neiba, Villa Jaragua, Los Ríos, Postrer Río, La Descubierta i Jimaní. Wikimanqala hi afegeix la ciutat de Barahona, i Port-au-Prince i Jacmel a Haití.
rules-I-record = Hoyito I s’assembla molt al Ba-awa de Ghana. La diferència: allà un quatre fet al tauler pot ser de l’amo del forat; aquí tots són de qui juga.
rules-II-record = El joc amb dues files de dotze es va recollir a Villa Jaragua el febrer de 2005, i es té pel més difícil.
rules-III-record = Hoyito III es va aprendre a Barahona, d’un jugador de vint anys d’un batey, el poblat d’una central sucrera.
rules-record-things = S’hi juga en forats fets a terra o en cercles dibuixats al ciment; els taulers de fusta no són costum. Les llavors eren abans les de la carabassera, Crescentia cujete, dures com la fusta, que anomenen mate; ara són més aviat pedretes llises. Els forats tancats es marquen amb carbó, una garrofa o pedres. La mainada juga de vegades per coses petites, com boletes de vidre.
rules-record-people = Abans hi jugava tothom, sobretot les dones. Avui hi juguen més aviat nens i adolescents, al carrer.
rules-record-sources = Gràcies a Víktor Bautista i Roca i a Salvador Cases i Majoral, als autors de Mancala World (les pàgines sobre Hoyito I, II i III) i a Wikimanqala. L’estudi: V. Bautista i Roca, «Africa Hidden Inside a Small Hole», VIII Board Game Studies Colloquium, Oxford, abril de 2005. Les paraules d’aquesta pàgina són nostres.
