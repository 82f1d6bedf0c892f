## Where learning begins

learn-title = Apprendre Hoyito
learn-intro = Trois jeux, le même plateau, les mêmes semailles. Commence par Hoyito I.
