### Jwèt la nan tèminal la. Agiman yo esplike nan vèsyon angle a.

## Ekran

term-title = { $variant }, de ranje { $row } twou
term-too-small = Fenèt sa a se { $columns } pa { $rows }. Fè l omwen 80 pa 24, oswa lanse: hoyito play --plain
term-needs-terminal = Sa a se pa yon tèminal, kidonk jwèt la pa ka desine. Lanse: hoyito play --plain
term-menu-keys = Anwo ak anba chwazi, agoch ak adwat chanje, Antre kontinye, Esc tounen
term-start = Kòmanse
term-quit = Kite
term-quit-ask = Kite jwèt la? Peze touch la ankò pou kite, nenpòt lòt pou rete.
term-really = Peze touch la ankò pou konfime, nenpòt lòt pou kontinye.
term-last-sowing = Dènye simen
term-more = plis

## Sa touch yo fè

term-keys = Touch
term-key-arrows = flèch
term-key-enter = Antre
term-key-space = espas
term-key-letter = lèt
term-does-choose = mache nan ranje w
term-does-sow = simen twou ki chwazi a
term-does-letter = simen twou ki gen non sa a
term-does-skip = sote rive nan fen simen sa a
term-does-undo = defè
term-does-redo = refè
term-does-hint = mande yon konsèy
term-does-speed = chanje vitès la
term-does-moves = gade kou yo
term-does-match = gade match la
term-does-rules = li règ yo
term-does-resign = bay legen nan manch lan
term-does-agree = pataje grenn ki rete yo
term-does-next = kòmanse lòt manch lan
term-does-new = kòmanse yon nouvo jwèt
term-does-save = ekri jwèt la nan yon fichye (OGN)
term-does-language = chanje lang
term-does-board = gade tablo a
term-does-help = gade èd sa a
term-does-quit = kite

## Mòd tèks: mo pou tape yo

term-command-help = èd
term-command-board = tablo
term-command-undo = defè
term-command-redo = refè
term-command-hint = konsèy
term-command-moves = kou
term-command-match = match
term-command-rules = règ
term-command-resign = legen
term-command-agree = pataje
term-command-next = lòt
term-command-new = nouvo
term-command-save = anrejistre
term-command-quit = kite
term-answer-yes = wi
term-answer-no = non

## Mòd tèks: liy

term-welcome = { $variant }, de ranje { $row } twou. Tape lèt yon twou pou simen l, oswa « èd ».
term-help-letter = { $first } rive { $last }: simen twou sa a
term-prompt = { $who ->
    [you] Tou pa w
    [computer] Tou òdinatè a
    [south] Tou Sid
   *[north] Tou Nò
 }, { $first } rive { $last }:
term-row = { $who ->
    [you] Ranje pa w
    [computer] Ranje òdinatè a
    [south] Ranje Sid
   *[north] Ranje Nò
 }:
term-row-hole = { $hole } { $seeds }
term-row-closed = { $hole } fèmen
term-captures = { $who ->
    [you] Ou pran
    [computer] Òdinatè a pran
    [south] Sid pran
   *[north] Nò pran
 } { count-seeds }.
term-playable = Ou ka jwe: { $holes }.
term-endless = Pa t ap janm fini: { $holes }.
term-next-ask = Lòt manch? wi oswa non:
term-again-ask = Jwe ankò? wi oswa non:
term-yes-or-no = Tanpri, reponn wi oswa non.
term-pick-number = Tape yon nonb 1 rive { $count }:
term-not-understood = « { $text } » se pa ni yon twou ni yon kòmand. Tape yon lèt { $first } rive { $last }, oswa « èd ».
term-not-now = Sa pa ka fèt kounye a.
term-input-ended = Pa gen anyen pou li ankò, kidonk jwèt la fini.

## Fichye ak sòti

term-saved = Ekri nan { $file }.
term-save-failed = Yo pa ka ekri { $file }: { $why ->
    [exists] fichye sa a la deja, e yo pa janm ekri sou yon fichye.
    [missing] dosye sa a pa egziste.
    [denied] ou pa gen dwa ekri la.
    [folder] se yon dosye.
    [full] disk la plen.
   *[other] { $detail }.
 } Bay yon lòt non oswa yon lòt dosye.
term-open-failed = Yo pa ka louvri { $file }: { $why ->
    [missing] fichye sa a pa egziste. Verifye non an ak dosye a.
    [denied] ou pa gen dwa li l.
    [folder] se yon dosye. Bay non yon fichye jwèt (OGN) ki ladan l.
    [text] se pa yon tèks an UTF-8, kidonk se pa yon fichye jwèt (OGN).
   *[other] { $detail }.
 }
term-position = Pozisyon: { $text }
term-bye = N a wè!
