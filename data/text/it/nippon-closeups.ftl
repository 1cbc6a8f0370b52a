# Parole nelle immagini delle plance Zaibatsu e dei fogli del punteggio di Nippon.

nippon-look-zaibatsu = { $part ->
    [tracks] { $who }: tracciati
    [rows] { $who }: file, lavoratori, magazzino
    [factories] { $who }: fabbriche, contratti
   *[other] Zaibatsu di { $who }
 }
nippon-mat-subtitle = { $match }{ $part ->
    [tracks] {" "}· tracciati
    [rows] {" "}· file, lavoratori, magazzino
    [factories] {" "}· fabbriche, contratti
   *[other] {""}
 } · prestigio ora { $prestige } PV
nippon-mat-legend = PV per livello della tessera prestigio
nippon-mat-next = prossimo bonus
nippon-mat-no-next = Su questo tracciato non restano bonus.
nippon-mat-tiles = Tessere prestigio quando consolidi
nippon-mat-consolidate = consolidare ora
nippon-mat-no-work = Nessun lavoratore: non c'è niente da consolidare.
nippon-mat-store = magazzino
nippon-mat-wages = salari
nippon-mat-markers = influenza
nippon-mat-free = libero
nippon-mat-factories = PV per fabbriche e livello di prestigio
nippon-mat-contracts = 1, poi 2, poi 3 merci, sempre diverse

## Fogli del punteggio

nippon-look-section = Quanto renderebbe ora la fase
nippon-look-scored = Quanto ha reso la fase { $section }
nippon-score-subtitle = Nippon { $match } · { $turn } turni
nippon-score-in-play = in partita
nippon-score-rest = altri punti
nippon-score-things = risorse, merci
nippon-score-money = denaro
nippon-score-lead = { $lead ->
    [0] { $name } vince lo spareggio.
   *[other] { $name } vince con { $lead } PV di vantaggio.
 }
nippon-score-won = { $name } batte { $by }: { $rank }.
nippon-score-lost = { $name } perde contro { $by }: non tutti gli obiettivi sono raggiunti.
nippon-score-decided = Decisivo: { $what } ({ $name } { $points } PV davanti a { $other }).
nippon-score-against = Dall'altra parte: { $what } ({ $other } { $points } PV davanti a { $name }).
nippon-score-tie = { $name } e { $other } sono pari; l'ultimo turno di { $name } è venuto dopo.
nippon-score-small = Cifre piccole accanto a una regione: i suoi PV nelle fasi 1·2·3.
nippon-section-title = Fase { $section }, round { $ends }
nippon-section-subtitle = { $match } · { $over ->
    [0] se contata ora
   *[other] come contata
 }: { $pays }
nippon-section-nobody = { $over ->
    [0] Nessuno ha ancora influenza.
   *[other] Nessuno ha ottenuto niente.
 }
nippon-section-leads = { $over ->
    [0] { $count ->
        [one] { $names } ottiene di più: { $points } PV.
       *[other] { $names } ottengono di più: { $points } PV ciascuno.
     }
   *[other] { $count ->
        [one] { $names } ha ottenuto di più: { $points } PV.
       *[other] { $names } hanno ottenuto di più: { $points } PV ciascuno.
     }
 }
nippon-section-together = In tutto: { $each }.
nippon-section-overseas = la compagnia straniera
nippon-section-empty = { $region }: nessuno ha influenza.
nippon-section-alone = { $region }: solo { $name } ha influenza ({ $most }).
nippon-section-tie = { $region }: { $names } pari a { $most }, { $points } PV ciascuno.
nippon-section-lead = { $region }: { $name } { $most }, poi { $other } { $next } (vantaggio { $lead }).
