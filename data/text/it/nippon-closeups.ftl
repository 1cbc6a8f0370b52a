# Parole nelle immagini delle plance Zaibatsu e dei fogli del punteggio di Nippon.

nippon-look-zaibatsu = { $part ->
    [tracks] { $who }: tracciati
    [rows] { $who }: file, lavoratori, riserva
    [factories] { $who }: fabbriche, contratti
   *[other] Zaibatsu di { $who }
 }
nippon-mat-subtitle = { $match }{ $part ->
    [tracks] {" "}· tracciati
    [rows] {" "}· file, lavoratori, riserva
    [factories] {" "}· fabbriche, contratti
   *[other] {""}
 } · prestigio ora { $prestige } PV
nippon-mat-legend = PV per livello della tessera prestigio
nippon-mat-next = prossimo bonus
nippon-mat-no-next = Su questo tracciato non restano bonus.
nippon-mat-tiles = Tessere prestigio quando consolidi
nippon-mat-consolidate = consolidare ora
nippon-mat-no-work = Nessun lavoratore: non c'è nulla da consolidare.
nippon-mat-store = riserva
nippon-mat-markers = influenza
nippon-mat-free = libero
nippon-mat-factories = PV per fabbriche e livello di prestigio
nippon-mat-contracts = 1, 2, 3 merci diverse per il 1º, 2º, 3º
nippon-mat-colour = { $colour ->
    [white] bianco
    [blue] blu
    [grey] grigio
    [yellow] giallo
    [red] rosso
   *[black] nero
 }
