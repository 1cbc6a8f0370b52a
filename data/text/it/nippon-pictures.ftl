# Parole nelle immagini di Nippon, e ciò che dicono i testi alternativi.

nippon-pic-subtitle = { $match } · round { $round } di { $rounds } · fase { $section }
nippon-pic-waiting = In attesa
nippon-pic-no-rows = nessuna fila in attesa
nippon-pic-won = { $lost ->
    [0] { $name } vince con { $points } PV
   *[other] { $name } vince
 }
nippon-pic-ended = dopo il round { $rounds }
nippon-pic-doing = { $action }: continua o concludi
nippon-pic-asks = { $phase ->
    [turn] { $can ->
        [act] prendi un lavoratore
        [rest] consolida
       *[both] prendi un lavoratore o consolida
    }
    [end] termina il turno
    [pair] prendi una coppia di tessere iniziali
    [worker] prendi un lavoratore dal sacchetto
    [family] impresa di famiglia: quale lato?
    [keep] tasse: cosa resta?
    [silk] salari: seta in denaro?
    [prestige] prendi una tessera prestigio
    [goal] scegli un bonus per l'obiettivo
    [white] Novità: quale tracciato?
    [department] attiva un reparto
    [ship] invia una nave
    [railway] costruisci una ferrovia
    [machine] costruisci una macchina
    [piece] nave, macchina o ferrovia?
    [goods] quali fabbriche ricevono merci?
    [region-bonus] quale bonus di regione?
   *[other] paga per avere di più o rinuncia
 }
nippon-alt-table = Nippon { $match }, il tavolo, round { $round } di { $rounds }, fase { $section }.
nippon-alt-over = Nippon { $match }, il tavolo a fine partita.
nippon-alt-asked = Tocca a { $who }.
nippon-alt-leads = Più punti: { $who }.
nippon-alt-region = { nippon-region }: { $each }; compagnia straniera { $overseas }.
nippon-alt-influence = Influenza per regione.
nippon-alt-points = Punti: { $each }.
nippon-alt-closer = Nippon { $match }, da vicino: { $what }.
nippon-alt-prestige = Tessere prestigio: { $tiles ->
    [niente] ancora nessuna
   *[other] { $tiles }, ora { $points } PV
 }.
nippon-alt-tracks = Valori: { $tracks }.
nippon-alt-track = { nippon-track } { $value }
nippon-alt-factories = Fabbriche con le loro merci: { $factories ->
    [niente] nessuna
   *[other] { $factories }
 }.
nippon-alt-factory = { $factory } { $n }
nippon-alt-contracts = Contratti: { $done } conclusi, { $left } disponibili.
nippon-alt-score = Nippon { $match }, il punteggio finale.
nippon-alt-new-marker = { $who } ha il segnalino influenza { $value } su { $space }
nippon-alt-new-freed = { $space } è libero
nippon-alt-new-railway = { $who } ha costruito { $count ->
    [one] una ferrovia
   *[other] { $count } ferrovie
 } { nippon-in-region }
nippon-alt-new-ship = { $who } ha inviato una nave: { nippon-destination }
nippon-alt-new-points = { $who } +{ $points } PV
nippon-alt-new-workers = lavoratori cambiati { $n ->
    [one] sullo spazio di assunzione { $spaces }
   *[other] sugli spazi di assunzione { $spaces }
 }
nippon-alt-new-factory = { $factory } non c'è più
nippon-alt-new-goal = { nippon-goal } { $have } di { $least }
nippon-look-region = { nippon-region }: chi segna punti
nippon-look-hiring = Area di assunzione
nippon-pic-pays = la fase { $section } dà { $pays }
nippon-pic-overseas = compagnia straniera
nippon-pic-points-now = influenza, e punti se la fase finisse ora
nippon-pic-no-marker = nessun segnalino: le ferrovie non contano
nippon-pic-nobody = niente influenza, niente punti
nippon-pic-bonus = bonus di regione
nippon-pic-colour = { $colour ->
    [white] bianco
    [blue] blu
    [grey] grigio
    [yellow] giallo
    [red] rosso
   *[black] nero
 }
nippon-pic-left = rimaste
nippon-pic-bag = Nel sacchetto: { $count }
nippon-pic-next-row = { $rows ->
    [1] L'ultima fila
   *[other] Prossima di { $rows } file
 }
nippon-pic-rows = Poi, una fila alla volta, su uno spazio vuoto:
nippon-pic-no-rows-left = Nessuna fila attende: uno spazio vuoto conclude il round.
nippon-pic-can-build = { $silk ->
    [0] { $money } monete
   *[other] { $money } monete + { $silk } seta
 }
nippon-pic-cannot-rnd = R&S: { $short ->
    [one] ne manca 1
   *[other] ne mancano { $short }
 }
nippon-pic-cannot-silk = { $silk } seta, { $short ->
    [one] ne manca 1
   *[other] ne mancano { $short }
 }
nippon-pic-cannot-money = denaro: { $short ->
    [one] ne manca 1
   *[other] ne mancano { $short }
 }
nippon-pic-cannot-full = nessuno spazio libero
nippon-pic-or = o
nippon-pic-brings = porta specialista e potenziamento
nippon-pic-no-upgrade = esaurite
nippon-pic-mission-open = lo { nippon-specialist } attende
nippon-pic-mission-away = lo specialista è via
nippon-pic-mission-full = nessuno spazio per navi
nippon-pic-goal-section = Fase { $section }, dopo il round { $round }
nippon-pic-priorities = Prende per primi
nippon-pic-his-regions = Lavoratori delle regioni
nippon-pic-his-stock = Segnalini rimasti, per livello di merce; ferrovie
nippon-pic-tiles = Prossima tessera azione: { $count ->
    [0] prima si rimescola
    [one] questa
   *[other] una di { $count }
 }
nippon-closer-zaibatsu = Plance Zaibatsu
