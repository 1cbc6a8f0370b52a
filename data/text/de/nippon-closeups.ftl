# Wörter in den Bildern der Zaibatsu-Tableaus und der Wertungsblätter von Nippon.

nippon-look-zaibatsu = { $part ->
    [tracks] { $who }: Leisten
    [rows] { $who }: Reihen, Arbeitskräfte, Lager
    [factories] { $who }: Fabriken, Verträge
   *[other] Zaibatsu von { $who }
 }
nippon-mat-subtitle = { $match }{ $part ->
    [tracks] {" "}· Leisten
    [rows] {" "}· Reihen, Arbeitskräfte, Lager
    [factories] {" "}· Fabriken, Verträge
   *[other] {""}
 } · Prunk jetzt { $prestige } SP
nippon-mat-legend = SP nach Stufe des Prunkplättchens
nippon-mat-next = nächster Bonus
nippon-mat-no-next = Auf dieser Leiste ist kein Bonus mehr.
nippon-mat-tiles = Prunkplättchen beim Konsolidieren
nippon-mat-consolidate = Konsolidieren jetzt
nippon-mat-no-work = Keine Arbeitskräfte: Es gibt nichts zu konsolidieren.
nippon-mat-store = Lager
nippon-mat-wages = Löhne
nippon-mat-markers = Einfluss
nippon-mat-free = frei
nippon-mat-factories = SP nach Fabriken und Prunkstufe
nippon-mat-contracts = 1, dann 2, dann 3 Waren, je eine neue Sorte

## Wertungsblätter

nippon-look-section = Was der Abschnitt jetzt brächte
nippon-look-scored = Was Abschnitt { $section } brachte
nippon-score-subtitle = Nippon { $match } · { $turn } Züge
nippon-score-in-play = in der Partie
nippon-score-rest = übrige Punkte
nippon-score-things = Ressourcen, Waren
nippon-score-money = Geld
nippon-score-lead = { $lead ->
    [0] { $name } gewinnt bei Gleichstand.
   *[other] { $name } gewinnt mit { $lead } SP Vorsprung.
 }
nippon-score-won = { $name } schlägt { $by }: { $rank }.
nippon-score-lost = { $name } verliert gegen { $by }: Nicht alle Ziele sind erfüllt.
nippon-score-decided = Entscheidend: { $what } ({ $name } { $points } SP vor { $other }).
nippon-score-against = Dagegen: { $what } ({ $other } { $points } SP vor { $name }).
nippon-score-tie = { $name } und { $other } haben gleich viele; { $name } war zuletzt am Zug.
nippon-score-small = Kleine Zahlen bei einer Region: ihre SP in Abschnitt 1·2·3.
nippon-section-title = Abschnitt { $section }, Runde { $ends }
nippon-section-subtitle = { $match } · { $over ->
    [0] bei Wertung jetzt
   *[other] wie gewertet
 }: { $pays }
nippon-section-nobody = { $over ->
    [0] Noch niemand hat Einfluss.
   *[other] Niemand hat etwas bekommen.
 }
nippon-section-leads = { $over ->
    [0] { $count ->
        [one] { $names } bekommt am meisten: { $points } SP.
       *[other] { $names } bekommen am meisten: je { $points } SP.
     }
   *[other] { $count ->
        [one] { $names } bekam am meisten: { $points } SP.
       *[other] { $names } bekamen am meisten: je { $points } SP.
     }
 }
nippon-section-together = Zusammen: { $each }.
nippon-section-overseas = die Überseefirma
nippon-section-empty = { $region }: Niemand hat Einfluss.
nippon-section-alone = { $region }: Nur { $name } hat Einfluss ({ $most }).
nippon-section-tie = { $region }: { $names } gleichauf mit { $most }, je { $points } SP.
nippon-section-lead = { $region }: { $name } { $most }, dann { $other } { $next } (Vorsprung { $lead }).
