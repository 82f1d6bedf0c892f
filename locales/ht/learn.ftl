## Where learning begins

learn-title = Aprann Hoyito
learn-intro = Twa jwèt ki gen menm tablo ak menm fason simen. Kòmanse ak Hoyito I.
course = Kou
course-line = Ti etap sou tablo a, depi premye simen an jiska match la.
course-done = { $done } etap sou { $count }
puzzles = Devinèt
puzzles-line = Pozisyon ki gen yon sèl bon repons, pwouve.
puzzles-done = { $done } sou { $count } rezoud
puzzle-day = Devinèt jounen an
puzzle-day-line = Menm nan pou tout moun, yon nouvo chak jou.
puzzle-day-solved = Rezoud jodi a
reading = Li simen an
reading-line = Ki kote li fini, e konbyen li pran? Se la fòs jwèt la ye.

## The course

course-of = Kou: { $variant }
course-step = Etap { $number } sou { $count }
course-sow = Simen
course-sow-task = Ranje ki pre a se pa w. Chak tou kòmanse menm jan: ou leve yon twou pa w epi ou lage grenn li yo youn pa youn nan twou ki vin apre yo, nan sans kontrè zegwi revèy. Chwazi { $hole }.
course-sow-done = Dènye grenn nan tonbe nan yon twou vid, kidonk tou a fini.
course-relay = Relè a
course-relay-task = Si dènye grenn nan tonbe nan yon twou ki gen grenn, yo leve twou sa a tou epi simen an kontinye. Chwazi { $hole } epi gade.
course-relay-done = Se te yon relè: de wonn nan yon sèl simen, jiskaske dènye grenn nan jwenn yon twou vid.
course-ends = Li davans
course-ends-task = Kounye a li davans: si ou ta simen { $hole }, nan ki twou dènye grenn nan ta tonbe nèt? Chwazi l, nan nenpòt ranje.
course-ends-done = Se sa menm. Moun ki wè sa anvan l simen jwe byen.
course-casa-I = Casa a
course-casa-I-task = Kat grenn nan yon twou se yon casa, yon ti kay. Moun ki lage yon grenn epi ki fè kat pran yo touswit. Kilès nan twou w yo ki ka fè sa?
course-casa-I-done = Kat yo se pou ou. Se te dènye grenn nan, kidonk tou a fini.
course-way-I = Casa sou wout la
course-way-I-task = Nan Hoyito I chak casa ki fèt sou wout la konte. Youn nan simen w yo pran de. Kilès?
course-way-I-done = De casa nan yon sèl simen, e grenn ki te nan men w toujou kontinye wout yo.
course-other-I = Lòt ranje a
course-other-I-task = Yon casa ka nan lòt ranje a tou: moun ki fè l la pran l. Jwenn simen ki pran youn la.
course-other-I-done = Li te nan ranje Nò a, kounye a se pou ou.
course-casa = Casa a
course-casa-task = Kat grenn nan yon twou se yon casa, yon ti kay. Si dènye grenn ou fè kat, yo se pou ou. Kilès nan twou w yo ki ka fè sa?
course-casa-done = Kat yo se pou ou, e ou ka jwe ankò.
course-standing = Dènye grenn nan sèlman
course-standing-task = Yon kat ki fèt sou wout la rete kote l ye: se dènye grenn nan sèlman ki pran. Pa kite l twonpe w, epi jwenn simen ki fini sou yon kat.
course-standing-done = Se dènye grenn nan ki fè kat la: ou pran l.
course-chain = Chenn nan
course-chain-task = Ak yon casa ou pran, tout kat ki dèyè l youn apre lòt ale tou, nan yon chenn ki pa kase. Jwenn simen ki pran twa casa ansanm.
course-chain-done = Yon chenn twa casa, douz grenn, e ou ka jwe ankò.
course-again = Jwe ankò
course-again-task = Moun ki pran jwe ankò, e li ka pran ankò. Jwenn de simen, youn apre lòt, ki pran toulède.
course-again-done = De fwa ou pran nan yon sèl tou.
course-pass = Pase
course-pass-task = Nò pa gen grenn nan ranje l. Si ou pa kite okenn pou li, li oblije pase. Ki simen ki kenbe tout grenn yo bò kote w?
course-pass-done = Nò pase, e se tou pa w ankò.
course-last-four = Dènye kat yo
course-last-four-task = Lè yon moun pran epi li kite kat grenn sèlman, li pran kat sa yo tou, epi manch lan fini. Jwenn kou sa a.
course-last-four-done = Kat, ak dènye kat yo: uit grenn, e manch lan fini.
course-match = Match la
course-match-task = Nan yon match ou ranpli ranje w chak manch ak sa ou te pran; twou ou pa ka ranpli yo fèmen. Simen an sote yo. Nan ki twou dènye grenn { $hole } ta tonbe isit la?
course-match-done = Twou fèmen yo pa resevwa grenn e yo pa janm konte kòm vid. Ou genyen match la lè lòt la pa ka ranpli menm yon twou.
course-match-III = Match la
course-match-III-task = { course-match-task }
course-match-III-done = { course-match-done } E depi twazyèm manch lan, dènye kat yo ale pou moun ki te genyen manch anvan an.
course-wrong = Se pa sa a; tout bagay retounen nan plas li. Eseye yon lòt twou.
course-not-there = Se pa la. Swiv simen an grenn pa grenn, epi chwazi ankò.
course-go-on = Bon. Kounye a dezyèm nan.
course-next = Pwochen etap
course-before = Etap anvan
course-show = Montre m
course-repeat = Yon lòt fwa
course-over = Se te tout kou a. Jwe, oubyen eseye je w sou yon devinèt.

## Puzzles

puzzle-number = Devinèt { $number }
puzzle-most = Pran plis grenn ou kapab nan tou sa a.
puzzle-win = Se yon sèl kou ki genyen manch lan. Kilès?
puzzle-save = Se yon sèl kou ki sove manch lan. Kilès?
puzzle-kind = Kisa
puzzle-kind-all = Tout
puzzle-kind-most = Plis grenn nan yon tou
puzzle-kind-win = Sèl kou ki genyen
puzzle-kind-save = Sove manch lan
puzzle-grade = Nivo { $grade } sou 5
puzzle-on = Bon. Kontinye.
puzzle-hard = Ki jan l di
puzzle-solved = Rezoud!
puzzle-before = Deja rezoud
puzzle-wrong = Se pa sa; li retounen nan plas li.
puzzle-answer = Montre repons lan
puzzle-shown = Se te repons lan.
puzzle-next = Pwochen devinèt
puzzle-again = Eseye ankò
puzzles-all-done = Tout sa yo rezoud.
puzzles-failed = Devinèt yo pa ka vini kounye a. Tcheke koneksyon an epi eseye ankò.

## The trainer

reading-where = Ki kote simen { $hole } a fini? Chwazi twou sa a.
reading-how-many = E konbyen grenn li pran?
reading-right = Bon: li fini nan { $hole } epi li pran { count-seeds }.
reading-wrong = Non: li fini nan { $hole } epi li pran { count-seeds }.
reading-next = Pwochen simen
reading-clock = De minit kont revèy la
reading-no-clock = Kanpe revèy la
reading-left = { $seconds } s ki rete
reading-score = { $done } sou { $count } bon
reading-over = Tan an fini: { $done } bon.
reading-best = Pi bon rezilta w: { $count }
reading-laps = Wonn
reading-laps-few = 1 rive 3
reading-laps-some = 4 rive 8
reading-laps-many = 9 oswa plis
