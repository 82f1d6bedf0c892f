### Sa ki mal pase ak sa yo ka fè. Agiman yo esplike nan vèsyon angle a.

## Yon twou yo pa ka jwe

error-bad-move = Twou sa a pa egziste sou tablo sa a. Pa Sid yo se A rive { $south }, pa Nò yo se a rive { $north }.
error-not-your-hole = { $hole } nan lòt ranje a. Chwazi yon twou nan pa w la: { $first } rive { $last }.
error-closed-hole = { $hole } fèmen nan manch sa a. Chwazi yon twou ki louvri.
error-empty-hole = { $hole } vid. Chwazi yon twou ki gen grenn.
error-endless-sowing = Yon simen depi { $hole } pa t ap janm fini, kidonk yo pa ka jwe l. Chwazi yon lòt twou.
error-undecided-sowing = Yon simen depi { $hole } twò long pou swiv jiska lafen, kidonk yo pa ka jwe l. Chwazi yon lòt twou.
error-round-over = Manch lan fini. Kòmanse lòt la oswa yon nouvo jwèt.
error-not-your-move = { $who ->
    [you] Se tou pa w.
    [computer] Se tou òdinatè a. Tann yon ti moman.
    [south] Se tou Sid.
   *[north] Se tou Nò.
 }

## Pozisyon ak demann

position-fault = { $why ->
    [field-count] li gen { $count } chan. Yon pozisyon bay grenn 2 rive 24 twou (yon nonb pè), sa Sid pran, sa Nò pran ak kiyès ki pou jwe, ak tirè ant yo, tankou 4-4-4-4-0-0-S.
    [field] chan { $number } se pa yon kantite grenn 0 rive 96. Se yon twou sèlman ki ka x tou, pou fèmen.
    [player] dènye chan li pa di kiyès ki pou jwe: S pou Sid oswa N pou Nò.
    [closed] twou { $hole } fèmen men li gen { count-seeds }. Yon twou fèmen vid.
    [fours] gen { count-seeds } sou tablo a. Se pou l yon miltip kat: okenn, oswa omwen uit.
    [only-four] gen kat grenn sèlman sou tablo a. Se pou pa gen okenn, oswa omwen uit: kat dènye yo ale ansanm ak kou ki kite yo a.
    [total] gen { count-seeds } antou, sou tablo a ak nan sa yo pran. Ak de ranje { $row } twou yo jwe ak { $total }.
   *[other] twou li yo ak grenn li yo pa mache ansanm.
 }
error-bad-position = Sa a se pa yon pozisyon Hoyito: { position-fault }
error-bad-request = Yo pa ka konprann sa: { $detail }
error-round-in-play = Manch k ap jwe a poko fini. Fini l anvan.
error-match-over = Match la fini. Kòmanse yon nouvo jwèt.

## Fichye jwèt (OGN)

error-ogn-empty = Fichye sa a pa gen okenn jwèt. Chwazi yon fichye OGN.
error-ogn-syntax = Yo pa ka li fichye jwèt sa a (OGN). Liy { $line }, karaktè { $column }: { $why ->
    [comment] kòmantè sa a pa janm fèmen.
    [variation] varyasyon sa a pa janm fèmen.
    [open-tag] etikèt sa a pa janm fèmen.
    [tag] yon etikèt ekri konsa: { "[Name \"value\"]" }.
    [parenthesis] ) sa a pa fèmen okenn varyasyon.
    [first] yon varyasyon vini apre kou li ta ranplase a.
    [deep] gen plis pase 100 varyasyon youn andedan lòt.
    [long] gen plis pase yon milyon kou, kòmantè ak etikèt. Separe fichye a an plizyè.
    [move] « { $text } » se pa yon kou. Kou yo se lèt twou, A rive L ak a rive l, ak +4 kote yo pran kat grenn.
   *[other] sa a se pa yon fichye jwèt.
 }
error-ogn-tag = Etikèt { $tag } nan fichye jwèt sa a pa bon. { $why ->
    [words] Li ka: { $words }.
    [count] Ekri off oswa yon nonb apati { $count }.
    [over] Manch lan fini deja ak kou li yo; retire etikèt la.
   *[other] Korije l oswa retire l.
 }
error-ogn-position = Etikèt FEN nan fichye jwèt sa a se pa yon pozisyon: { position-fault }
error-ogn-move = Yo ka li jwèt la rive nan kou { $number }, ki pa ka jwe: { $why ->
    [bad-move] twou sa a pa egziste. Pa Sid yo se A rive { $south }, pa Nò yo se a rive { $north }.
    [not-your-hole] { $hole } nan lòt ranje a. Kou a se youn nan { $first } rive { $last }.
    [closed-hole] { $hole } fèmen nan manch sa a.
    [empty-hole] { $hole } vid.
    [endless-sowing] yon simen depi { $hole } pa t ap janm fini.
    [undecided-sowing] yon simen depi { $hole } twò long pou swiv jiska lafen.
   *[other] manch lan fini.
 }
error-ogn-capture = Yo ka li jwèt la rive nan kou { $number }: { $hole } pran { count-seeds }, men yo ekri { $hole }+{ $count }. Korije l, oswa ekri { $hole } sèlman.
error-ogn-round = Fichye jwèt sa a kontinye ak yon lòt manch, men { $why ->
    [in-play] manch anvan an poko fini.
   *[other] match la fini.
 }
error-ogn-start = Manch { $round } nan fichye jwèt sa a pa ka kòmanse ak { $found }. Apre manch anvan yo li kòmanse ak { $position }.
error-ogn-result = Fichye a bay { $found } kòm rezilta manch { $round }, men kou li yo fini { $result }.
error-ogn-variant = Jwèt sa a se pa ni Hoyito I, ni II, ni III. Lòt jwèt pa ka louvri isit la.
error-file-too-large = Fichye a twò gwo: { $size } MB, e { $limit } MB se limit la. Chwazi yon pi piti.
error-file-unreadable = Yo pa ka li fichye a. Chwazi l ankò, oswa yon lòt.

## Jwèt ki anrejistre a

error-saved-damaged = Jwèt ki anrejistre a gate. Yo sere l; ou ka kòmanse yon lòt.
error-saved-newer = Jwèt ki anrejistre a soti nan yon vèsyon ki pi nouvo. Rechaje paj la pou w jwenn li, oswa kòmanse yon nouvo jwèt.
error-saved-write = Jwèt la pa ka anrejistre ({ $detail }). Telechaje l pou w sere l.
