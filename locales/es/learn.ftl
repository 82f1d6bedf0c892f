## Where learning begins

learn-title = Aprende Hoyito
learn-intro = Tres juegos con el mismo tablero y la misma siembra. Empieza por Hoyito I.
