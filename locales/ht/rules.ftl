### Règ yo pou li, yon paj pou chak varyant.

## An kout

rules-overview = An kout
rules-overview-names = Hoyito, « ti twou », se konsa anpil moun nan sidwès Repiblik Dominikèn rele jwèt kote yo simen grenn. Gen lòt ki di El Hoyito, Casitas (« ti kay »), Mate, Casitas de Mate oswa Caille. De moun jwe: grenn yo fè wonn tablo a youn pa youn, epi moun ki fè kat pran yo.
rules-I-overview = Nan Hoyito I, chak kat ki fèt pandan yon simen pran touswit, nan nenpòt ranje. Yon simen se yon tou. Se pi bon an pou kòmanse.
rules-II-overview = Nan Hoyito II, se yon simen ki fini sou yon kat sèlman ki pran, men li pran tout kat ki youn apre lòt dèyè l yo tou, epi moun nan jwe ankò. Se pi difisil nan twa yo, sitou ak de ranje douz twou.
rules-III-overview = Nan Hoyito III, se yon simen ki fini sou yon kat sèlman ki pran. Li pran twou sa a sèlman, epi moun nan jwe ankò. Nan yon match, apati twazyèm manch lan, kat dènye yo se pou moun ki te genyen manch anvan an.

## Tablo a

rules-board = Tablo a
rules-board-holes = De ranje twou, pi souvan sis nan yon ranje, jiska douz. Ranje bò isit la se pa Sid, ranje anfas la se pa Nò. Pa gen plas sou tablo a pou grenn yo pran: chak moun sere yo bò kote l.
rules-board-seeds = Chak twou kòmanse ak kat grenn: 48 ak de ranje sis, 96 ak de ranje douz.
rules-board-letters = Twou yo gen lèt, depi agoch chak moun: A, B, C ak rès la pou Sid; a, b, c pou Nò.
rules-board-casa = Yon twou ki gen kat grenn egzak se yon casa, yon kay. Isit la li gen yon tèt kay.

## Yon simen

rules-play = Kijan pou jwe
rules-play-start = Yo jwe chak moun pa tou pa l. Se Sid ki kòmanse, sòf si nou antann nou yon lòt jan.
rules-play-sow = Lè se tou pa w, ou leve tout grenn ki nan yon twou nan ranje w epi ou lage yo youn pa youn nan twou ki vin apre yo, nan sans kontrè zegwi revèy: nan ranje w la adwat, apre sa nan lòt ranje a, epi rekòmanse. Sa fè yon wonn.
rules-play-empty = Si dènye grenn nan tonbe nan yon twou vid, tou a fini.
rules-play-relay = Si li tonbe nan yon twou ki gen grenn epi li pa fè kat la, ou leve tout twou sa a, ak dènye grenn nan tou, epi ou kontinye simen depi pwochen an. Sa rele yon relè, e yon simen ka fè anpil wonn. Sa ki rive lè li fè kat, yo rakonte l pi ba a.
rules-play-standing = Pou pran, fòk yon grenn ki tonbe fè kat la. Grenn ki senpleman chita pa kat, tankou tout grenn nan kòmansman an, pa pran pou sa.
rules-play-example = Yon egzanp: ak de ranje sis, Sid kòmanse ak A. Premye wonn nan fini nan E, dezyèm nan soti nan E rive nan d, apre sa d rive C, C rive c, epi c rive C, ki vid kounye a. Senk wonn, anyen pa pran, epi se tou Nò. Kèlkeswa twou ki kòmanse a, si w gade depi ladan l se menm bagay la.
rules-play-pass = Moun ki pou jwe epi ki pa gen grenn nan ranje l, li pase jiskaske genyen.

## Pran grenn. Twa egzanp yo kòmanse ak menm tablo a.

rules-captures = Pran grenn
rules-I-captures-way = Yon grenn ki tonbe epi ki fè kat nan nenpòt twou, nan ranje w oswa nan lòt la, pran l touswit. Kat grenn yo ale nan pil ou, twou a vid, epi simen an kontinye ak grenn ki nan men w yo.
rules-I-captures-last = Si dènye grenn nan fè kat, twou sa a pran tou, epi tou a fini.
rules-I-captures-example = Yon egzanp: C gen de grenn, D ak E gen twa chak. Sid simen C. Premye grenn nan fè kat nan D: li pran. Dezyèm nan fè kat nan E: li pran tou, epi tou a fini. +8.
rules-II-captures-way = Yon kat ki fèt sou wout la rete kote l ye a.
rules-II-captures-last = Si dènye grenn nan fè kat, twou sa a pran. Apre sa gade dèyè, kont sans simen an: chak twou ki gen kat egzak epi ki swiv san rete pran tou, kit li fenk fèt kit li te la deja, nan toulède ranje yo e jiskaske l fè tout wonn nan si sa rive. Epi ou jwe ankò.
rules-II-captures-example = Yon egzanp: C gen de grenn, D ak E gen twa chak. Sid simen C. D vin gen kat; E vin gen kat epi se li ki dènye: li pran. Dirèk dèyè l gen D ak kat: li pran tou. Dèyè D gen C, ki vid kounye a, se la chenn nan fini. +8, epi Sid jwe ankò.
rules-III-captures-way = Yon kat ki fèt sou wout la rete kote l ye a.
rules-III-captures-last = Si dènye grenn nan fè kat, twou sa a pran, li menm sèlman. Epi ou jwe ankò.
rules-III-captures-example = Yon egzanp: C gen de grenn, D ak E gen twa chak. Sid simen C. D vin gen kat epi li rete. E vin gen kat epi se li ki dènye: li pran. +4, epi Sid jwe ankò.

## Fen yon manch

rules-end = Fen yon manch
rules-end-last-four = Lè yon moun pran epi li kite kat grenn sèlman, li pran kat sa yo tou, epi manch lan fini.
rules-I-end = Sa ka rive nan mitan yon simen. Grenn ki nan men an konte nan kat yo, epi simen an kanpe la.
rules-II-end = Yon chenn ka pran dènye kat yo li menm. Lè sa a anyen pa rete, epi manch lan fini konsa tou.
rules-III-end = Nan yon match, sa konte pou de premye manch yo. Apati twazyèm nan, kat dènye yo se pou moun ki te genyen manch anvan an, kèlkeswa moun ki pran an dènye.
rules-end-winner = Moun ki pran plis grenn genyen manch lan. Si yo egal, se egalite.

## Yon match

rules-match = Yon match
rules-match-fill = Yon match jwe an manch. Apre chak manch, chak moun ranpli pwòp ranje l ankò ak kat grenn pa twou, kantite twou sa l te pran pèmèt.
rules-match-closed = Twou ki pa ka ranpli yo fèmen pou manch ki vin apre a. Simen an sote yo, e yo pa janm konte kòm vid. Yon lòt manch pita ka remèt yo.
rules-II-match-closed = Yon chenn pase sou twou fèmen yo.
rules-match-kept = Grenn ki rete apre ranje a fin ranpli, yo sere yo epi yo konte kòm pran nan nouvo manch lan.
rules-match-starts = Moun ki genyen yon manch kòmanse lòt la.
rules-III-match-last = Kidonk genyen yon manch bay de bagay: premye kou nan lòt la epi, apati twazyèm manch lan, kat dènye grenn li yo.
rules-match-wins = Ou genyen match la lè lòt moun nan rete ak mwens pase kat grenn nan fen yon manch: pa ase pou yon sèl twou.
rules-match-example = Yon egzanp: yon manch fini 16 kont 32. Sid ranpli kat twou, de fèmen. Nò ranpli sis epi li sere uit grenn.

## Sa ki pa nou

rules-rulings = Sa nou deside
rules-rulings-intro = Yo te ekri jwèt yo jan moun ki jwe yo te rakonte yo, e sou kèk pwen sous la pa di anyen. Se la nou te oblije deside. Desizyon sa yo se pa nou, se pa pa sous la; sa ki kite yon chwa yo nan règ kay la lè w kòmanse yon nouvo jwèt.

## Kote sa soti

rules-record = Kote sa soti
rules-record-who = Se Víktor Bautista i Roca ak Salvador Cases i Majoral ki te ranmase jwèt yo: lè yo te pale ak Dominiken k ap viv nan Katalòy an septanm 2004, epi pandan twa semèn nan sidwès Repiblik Dominikèn an janvye ak fevriye 2005.
rules-record-where = Yo te jwenn yo nan pwovens Barahona, Bahoruco ak Independencia, yo rele ansanm El Sur: nan Neiba, Villa Jaragua, Los Ríos, Postrer Río, La Descubierta ak Jimaní. Wikimanqala ajoute vil Barahona, epi Pòtoprens ak Jakmèl an Ayiti.
rules-I-record = Hoyito I sanble anpil ak Ba-awa nan Gana. Diferans lan: laba yon kat ki fèt sou tablo a ka ale pou mèt twou a; isit la tout se pou moun k ap jwe a.
rules-II-record = Yo te ranmase jwèt ak de ranje douz la nan Villa Jaragua an fevriye 2005, e yo di se li ki pi difisil.
rules-III-record = Yo te aprann Hoyito III nan Barahona, ak yon jwè ven an nan yon batey, yon vilaj izin sik.
rules-record-things = Yo jwe nan twou yo fouye nan tè oswa nan wonn yo desine sou beton; tablo an bwa se pa koutim nan. Lontan grenn yo te grenn di pye kalbas, Crescentia cujete, yo rele mate; kounye a se pito ti wòch lis. Yo make twou fèmen yo ak chabon, yon gous karoub oswa wòch. Timoun yo jwe pafwa pou ti bagay, tankou ti boul vè.
rules-record-people = Lontan tout moun te jwe l, sitou fanm. Jodi a se pito timoun ak jèn, nan lari a.
rules-record-sources = Mèsi pou Víktor Bautista i Roca ak Salvador Cases i Majoral, pou moun ki ekri Mancala World (paj li yo sou Hoyito I, II ak III) ak pou Wikimanqala. Etid la: V. Bautista i Roca, « Africa Hidden Inside a Small Hole », VIII Board Game Studies Colloquium, Oxford, avril 2005. Mo ki sou paj sa a se mo pa nou.
