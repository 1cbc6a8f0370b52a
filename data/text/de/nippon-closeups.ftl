# Wörter in den Bildern der Zaibatsu-Tableaus und der Wertungsblätter von Nippon.

nippon-look-zaibatsu = { $part ->
    [tracks] { $who }: Leisten
    [rows] { $who }: Reihen, Arbeitskräfte, Vorrat
    [factories] { $who }: Fabriken, Verträge
   *[other] Zaibatsu von { $who }
 }
nippon-mat-subtitle = { $match }{ $part ->
    [tracks] {" "}· Leisten
    [rows] {" "}· Reihen, Arbeitskräfte, Vorrat
    [factories] {" "}· Fabriken, Verträge
   *[other] {""}
 } · Prunk jetzt { $prestige } SP
nippon-mat-legend = SP nach Stufe des Prunkplättchens
nippon-mat-next = nächster Bonus
nippon-mat-no-next = Auf dieser Leiste ist kein Bonus mehr.
nippon-mat-tiles = Prunkplättchen beim Konsolidieren
nippon-mat-consolidate = Konsolidieren jetzt
nippon-mat-no-work = Keine Arbeitskräfte: Es gibt nichts zu konsolidieren.
nippon-mat-store = Vorrat
nippon-mat-markers = Einfluss
nippon-mat-free = frei
nippon-mat-factories = SP nach Fabriken und Prunkstufe
nippon-mat-contracts = 1, 2, 3 verschiedene Waren beim 1., 2., 3.
nippon-mat-colour = { $colour ->
    [white] weiß
    [blue] blau
    [grey] grau
    [yellow] gelb
    [red] rot
   *[black] schwarz
 }
