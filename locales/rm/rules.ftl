### Las reglas per leger, ina pagina per varianta.

## En curt

rules-overview = En curt
rules-overview-names = Hoyito, «pitschna fossa», numnan blers en il sidvest da la Republica Dominicana lur gieus da semnar. Auters din El Hoyito, Casitas («pitschnas chasas»), Mate, Casitas de Mate u Caille. I giogan duas persunas: ils semens van enturn la tavla in suenter l’auter, e tgi che fa quatters, als piglia.
rules-I-overview = En Hoyito I vegn mintga quatter ch’ins fa durant ina semnada piglià immediat, en omaduas retschas. Ina semnada è ina tratga. El è il meglier per cumenzar.
rules-II-overview = En Hoyito II piglia mo ina semnada che finescha en in quatter, ma ella piglia era tut ils quatters che suondan davostiers senza interrupziun, e lura gioga il giugader anc ina giada. El è il pli difficil dals trais, cunzunt cun duas retschas da dudesch.
rules-III-overview = En Hoyito III piglia mo ina semnada che finescha en in quatter. Ella piglia mo questa fossa, e lura gioga il giugader anc ina giada. En in match van ils ultims quatter semens, a partir da la terza runda, a quel che ha gudagnà la runda precedenta.

## La tavla

rules-board = La tavla
rules-board-holes = Duas retschas da fossas, per ordinari sis per retscha, fin a dudesch. La retscha da questa vart è da Sid, quella da tschella vart da Nord. Sin la tavla na datti nagin lieu per ils semens pigliads: mintgin als tegna sper sai.
rules-board-seeds = Mintga fossa cumenza cun quatter semens: 48 cun duas retschas da sis, 96 cun duas retschas da dudesch.
rules-board-letters = Las fossas han letras, davent da la sanestra da mintga giugader: A, B, C e.u.v. per Sid, a, b, c per Nord.
rules-board-casa = Ina fossa cun exact quatter semens è ina casa, ina chasa. Qua porta ella in tetg.

## Ina semnada

rules-play = Co ch’ins gioga
rules-play-start = Ins gioga in suenter l’auter. Sid cumenza, sche vus n’avais betg fatg giu autramain.
rules-play-sow = Cura ch’i tutga a tai, prendas ti tut ils semens d’ina fossa da tia retscha e laschas crudar els in suenter l’auter en las fossas che suondan, encunter la direcziun da l’ura: en tia retscha vers dretga, lura en l’autra retscha, ed uschia vinavant. Quai è in gir.
rules-play-empty = Sche l’ultim semen croda en ina fossa vida, è la tratga a fin.
rules-play-relay = Sch’el croda en ina fossa cun semens e na fa betg quatter, prendas ti tut quels, inclus l’ultim semen, e semnas vinavant davent da la proxima fossa. Ina semnada po durar blers girs. Tge che capita sch’el fa quatter, stat scrit sut «Pigliar».
rules-play-standing = Per pigliar dovri in semen che fa il quatter cun crudar. Semens che èn simplamain en gruppas da quatter, sco tuts a l’entschatta, na vegnan betg pigliads mo perquai.
rules-play-example = In exempel: cun duas retschas da sis cumenza Sid cun A. L’emprim gir finescha en E, il proxim va dad E a d, lura da d a C, da C a c, e da c a C, ch’è ussa vida. Tschintg girs, nagut piglià, ed i tutga a Nord. Cun tge fossa ch’ins cumenza: vis da là è tut il medem.
rules-play-pass = Sch’i tutga ad in giugader che n’ha nagins semens en sia retscha, passa el fin ch’i dat puspè.

## Pigliar. Ils trais exempels cumenzan cun la medema tavla.

rules-captures = Pigliar
rules-I-captures-way = In semen che fa quatter cun crudar en ina fossa, en tia retscha u en l’autra, la piglia immediat. Ils quatter semens van tar tai, la fossa è vida, e la semnada va vinavant cun ils semens en maun.
rules-I-captures-last = Sche l’ultim semen fa quatter, vegn era questa fossa pigliada e la tratga è a fin.
rules-I-captures-example = In exempel: C ha dus semens, D ed E han mintgina trais. Sid semna C. L’emprim semen fa quatter en D: piglià. Il segund fa quatter en E: era piglià, e la tratga è a fin. +8.
rules-II-captures-way = In quatter fatg sin via resta nua ch’el è.
rules-II-captures-last = Sche l’ultim semen fa quatter, vegn questa fossa pigliada. Lura guarda enavos, encunter la direcziun da la semnada: mintga fossa cun exact quatter semens che suonda senza interrupziun vegn era pigliada, tuttina sch’il quatter è gist vegnì fatg u era gia là, tras omaduas retschas e, sch’i dat quai, enturn l’entira tavla. Lura giogas ti anc ina giada.
rules-II-captures-example = In exempel: C ha dus semens, D ed E han mintgina trais. Sid semna C. D ha ussa quatter; E ha quatter ed è l’ultima: pigliada. Gist davostiers è D cun quatter: era pigliada. Davos D è C, ussa vida, e qua finescha la chadaina. +8, e Sid gioga anc ina giada.
rules-III-captures-way = In quatter fatg sin via resta nua ch’el è.
rules-III-captures-last = Sche l’ultim semen fa quatter, vegn questa fossa pigliada, mo questa. Lura giogas ti anc ina giada.
rules-III-captures-example = In exempel: C ha dus semens, D ed E han mintgina trais. Sid semna C. D ha ussa quatter e resta. E ha quatter ed è l’ultima: pigliada. +4, e Sid gioga anc ina giada.

## La fin d’ina runda

rules-end = La fin d’ina runda
rules-end-last-four = Sch’i restan suenter in pigliar mo pli quatter semens, prenda quel che ha piglià era quels, e la runda è finida.
rules-I-end = Quai po capitar amez ina semnada. Ils semens en maun tutgan tar ils quatter, e la semnada chala là.
rules-II-end = Ina chadaina po sezza pigliar ils ultims quatters. Lura na resta nagut, e la runda è era finida.
rules-III-end = En in match vala quai per las emprimas duas rundas. A partir da la terza runda van ils ultims quatter semens a quel che ha gudagnà la runda precedenta, tgi che haja era piglià sco ultim.
rules-end-winner = Tgi che ha piglià dapli semens, gudogna la runda. Sch’omadus han il medem dumber, è ella nundecisa.

## In match

rules-match = In match
rules-match-fill = In match vegn giugà en rundas. Suenter mintga runda emplenescha mintgin puspè sia retscha cun quatter semens per fossa, tantas fossas sco che ses semens pigliads lubeschan.
rules-match-closed = Fossas che na pon betg vegnir emplenidas èn serradas en la proxima runda. La semnada las sursiglia, ed ellas na valan mai sco vidas. En ina runda pli tard pon ins gudagnar enavos ellas.
rules-II-match-closed = Ina chadaina passa sur fossas serradas vi.
rules-match-kept = Semens che restan suenter avair emplenì la retscha tegn’ins, ed els valan en la nova runda sco pigliads.
rules-match-starts = Tgi che gudogna ina runda, cumenza la proxima.
rules-III-match-last = Gudagnar ina runda porta pia duas chaussas: l’emprima tratga da la proxima e, a partir da la terza runda, ses ultims quatter semens.
rules-match-wins = Ti gudognas il match, sche l’auter giugader ha a la fin d’ina runda main che quatter semens: memia paucs per ina suletta fossa.
rules-match-example = In exempel: ina runda finescha 16 a 32. Sid emplenescha quatter fossas, e duas vegnan serradas. Nord emplenescha sis e tegna otg semens.

## Quai ch’è noss

rules-rulings = Quai ch’è noss
rules-rulings-intro = Ils gieus èn vegnids notads tenor ils pleds da lur giugaders, e davart tscherts puncts na di la funtauna nagut. Là avain nus stuì decider. Questas decisiuns èn nossas, betg da la funtauna; quellas che laschan ina tscherna èn tranter las reglas da chasa d’in nov gieu.

## Danunder ch’el vegn

rules-record = Danunder ch’el vegn
rules-record-who = Ils gieus ha documentà Víktor Bautista i Roca cun Salvador Cases i Majoral: en discurs cun Dominicans che vivan en Catalugna il settember 2004, e durant trais emnas en il sidvest da la Republica Dominicana il schaner e favrer 2005.
rules-record-where = Els èn vegnids chattads en las provinzas Barahona, Bahoruco ed Independencia, che han ensemen il num El Sur: a Neiba, Villa Jaragua, Los Ríos, Postrer Río, La Descubierta e Jimaní. Wikimanqala agiunta la citad da Barahona, e Port-au-Prince e Jacmel en Haiti.
rules-I-record = Hoyito I sumeglia fitg il Ba-awa da la Ghana. La differenza: là po in quatter fatg sin la tavla ir al possessur da la fossa, qua van tuts a quel che gioga.
rules-II-record = Il gieu cun duas retschas da dudesch è vegnì documentà a Villa Jaragua il favrer 2005, e vala sco il pli difficil.
rules-III-record = Hoyito III è vegnì emprendì a Barahona, d’in giugader da ventg onns d’in batey, in abitadi d’ina fabrica da zutger.
rules-record-things = Ins gioga en fossas chavadas en la terra u en circuls dissegnads sin betun; tavlas da lain n’èn betg usitadas. Ils semens eran pli baud quels da la planta da calabassa, Crescentia cujete, dirs sco lain e numnads mate; oz èn quai per il pli crappins glischs. Fossas serradas vegnan marcadas cun charvun, cun in fritg da carob u cun craps. Uffants giogan mintgatant per pitschnas chaussas, per exempel perlas da vaider.
rules-record-people = Pli baud giugava tut la societad, cunzunt las dunnas. Oz èn quai per il pli uffants e giuvenils, sin via.
rules-record-sources = Nus engraziain a Víktor Bautista i Roca ed a Salvador Cases i Majoral, als auturs da Mancala World (las paginas davart Hoyito I, II e III) ed a Wikimanqala. Il studi: V. Bautista i Roca, «Africa Hidden Inside a Small Hole», VIII Board Game Studies Colloquium, Oxford, avrigl 2005. Ils pleds sin questa pagina èn noss.
