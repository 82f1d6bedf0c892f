## Where learning begins

learn-title = Emprender Hoyito
learn-intro = Trais gieus cun il medem tavlegl ed il medem semnar. Cumenza cun Hoyito I.
