### El joc al terminal. Els arguments s’expliquen a la versió anglesa.

## Pantalles

term-title = { $variant }, dues files de { $row }
term-too-small = Aquesta finestra és de { $columns } per { $rows }. Fes-la d’almenys 80 per 24, o executa: hoyito play --plain
term-needs-terminal = Això no és un terminal i el joc no es pot dibuixar. Executa: hoyito play --plain
term-menu-keys = Amunt i avall trien, esquerra i dreta canvien, Retorn continua, Esc torna
term-start = Comença
term-quit = Surt
term-quit-ask = Vols sortir del joc? Torna a prémer la tecla per sortir, qualsevol altra per quedar-te.
term-really = Torna a prémer la tecla per confirmar, qualsevol altra per continuar.
term-last-sowing = Última sembra
term-more = més

## Què fan les tecles

term-keys = Tecles
term-key-arrows = fletxes
term-key-enter = Retorn
term-key-space = espai
term-key-letter = lletra
term-does-choose = recórrer la teva fila
term-does-sow = sembrar el forat triat
term-does-letter = sembrar el forat d’aquest nom
term-does-skip = saltar al final d’aquesta sembra
term-does-undo = desfer
term-does-redo = refer
term-does-hint = demanar una pista
term-does-speed = canviar la velocitat
term-does-moves = veure les jugades
term-does-match = veure la partida
term-does-rules = llegir les regles
term-does-resign = rendir-se en la ronda
term-does-agree = repartir d’acord el que queda
term-does-next = començar la ronda següent
term-does-new = començar un joc nou
term-does-save = escriure el joc en un fitxer (OGN)
term-does-language = canviar la llengua
term-does-board = veure el tauler
term-does-help = veure aquesta ajuda
term-does-quit = sortir

## Mode de text: les paraules que s’escriuen

term-command-help = ajuda
term-command-board = tauler
term-command-undo = desfés
term-command-redo = refés
term-command-hint = pista
term-command-moves = jugades
term-command-match = partida
term-command-rules = regles
term-command-resign = abandona
term-command-agree = reparteix
term-command-next = següent
term-command-new = nou
term-command-save = desa
term-command-quit = surt
term-answer-yes = sí
term-answer-no = no

## Mode de text: línies

term-welcome = { $variant }, dues files de { $row }. Escriu la lletra d’un forat per sembrar-lo, o «ajuda».
term-help-letter = de { $first } a { $last }: sembrar aquest forat
term-prompt = { $who ->
    [you] Et toca
    [computer] Li toca a l’ordinador
    [south] Li toca a Sud
   *[north] Li toca a Nord
 }, de { $first } a { $last }:
term-row = { $who ->
    [you] La teva fila
    [computer] Fila de l’ordinador
    [south] Fila de Sud
   *[north] Fila de Nord
 }:
term-row-hole = { $hole } { $seeds }
term-row-closed = { $hole } tancat
term-captures = { $who ->
    [you] Has capturat
    [computer] L’ordinador ha capturat
    [south] Sud ha capturat
   *[north] Nord ha capturat
 } { count-seeds }.
term-playable = Es pot jugar: { $holes }.
term-endless = No s’acabaria mai: { $holes }.
term-next-ask = Ronda següent? sí o no:
term-again-ask = Tornes a jugar? sí o no:
term-yes-or-no = Respon sí o no, si et plau.
term-pick-number = Escriu un número de l’1 al { $count }:
term-not-understood = «{ $text }» no és cap forat ni cap ordre. Escriu una lletra de { $first } a { $last }, o «ajuda».
term-not-now = Això no es pot fer ara.
term-input-ended = S’ha acabat l’entrada, i amb ella el joc.

## Fitxers i sortida

term-saved = Escrit a { $file }.
term-save-failed = No es pot escriure { $file }: { $why ->
    [exists] ja existeix, i mai no se sobreescriu cap fitxer.
    [missing] aquesta carpeta no existeix.
    [denied] no tens permís per escriure-hi.
    [folder] és una carpeta.
    [full] el disc és ple.
   *[other] { $detail }.
 } Dona un altre nom o una altra carpeta.
term-open-failed = No es pot obrir { $file }: { $why ->
    [missing] aquest fitxer no existeix. Comprova el nom i la carpeta.
    [denied] no tens permís per llegir-lo.
    [folder] és una carpeta. Anomena’n un fitxer de joc (OGN).
    [text] no és un text en UTF-8, o sigui que no és un fitxer de joc (OGN).
   *[other] { $detail }.
 }
term-position = Posició: { $text }
term-bye = Fins aviat!
