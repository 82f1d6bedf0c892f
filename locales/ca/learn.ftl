## Where learning begins

learn-title = Aprèn Hoyito
learn-intro = Tres jocs amb el mateix tauler i la mateixa sembra. Comença per Hoyito I.
