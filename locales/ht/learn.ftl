## Where learning begins

learn-title = Aprann Hoyito
learn-intro = Twa jwèt ki gen menm tablo ak menm fason simen. Kòmanse ak Hoyito I.
