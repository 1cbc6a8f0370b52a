# Nippon: navi, ferrovie, mercati interni, investimenti e contratti.

nippon-ask-ships = Navi: dove le invii?
nippon-ask-ship = invia una nave
nippon-ask-railways = Ferrovie: dove le costruisci?
nippon-ask-railway = costruisci una ferrovia
nippon-ask-region-bonus = scegli una regione e ricevi il suo bonus
nippon-ask-markets = Mercati interni: quali?
nippon-ask-invest = Investimenti e contratti: quali merci per cosa?
nippon-asked-ships = Ora le navi: scrivi «navi» e le destinazioni, per esempio «{ $example }».
nippon-asked-ship = Ora una nave: scrivi «nave» e una destinazione.
nippon-asked-railways = Ora le ferrovie: scrivi «ferrovie» e le caselle, per esempio «{ $example }».
nippon-asked-railway = Ora una ferrovia: scrivi «ferrovia» e una casella, per esempio «{ $example }».
nippon-asked-region-bonus = Ora il bonus di una regione: scrivi «bonus» e una regione.
nippon-asked-markets = Ora i mercati interni: scrivi «mercati», uno spazio e quante merci, per esempio «{ $example }».
nippon-asked-invest = Ora investimenti e contratti: scrivi «investi», per esempio «{ $example }».
nippon-part-ships = Invia navi
nippon-part-ship = Invia una nave
nippon-part-railways = Costruisci ferrovie
nippon-part-railway = Costruisci una ferrovia
nippon-part-region-bonus = Bonus di una regione
nippon-part-markets-southwest = Rifornisci un mercato nel Sudovest
nippon-part-markets-kansai = Rifornisci un mercato nel Kansai
nippon-part-markets-kanto = Rifornisci un mercato nel Kanto
nippon-part-markets-north = Rifornisci un mercato nel Nord
nippon-part-invest-cotton = Paga cotone
nippon-part-invest-paper = Paga carta
nippon-part-invest-bento = Paga bentō
nippon-part-invest-lenses = Paga lenti
nippon-part-invest-bulbs = Paga lampadine
nippon-part-invest-clocks = Paga orologi

## Risposte

nippon-trade-cost = { $amounts }{ $silk ->
    [0] {""}
   *[other] , { $silk } seta come monete
 }
nippon-trade-unmodified = {""}
nippon-trade-with = ; con { $factory }
nippon-trade-without = ; senza modificatore
nippon-trade-destination = { nippon-destination } ({ nippon-colour })
nippon-trade-work = salari { $wages } monete, { $count ->
    [one] 1 lavoratore
   *[other] { $count } lavoratori
 } su { $spaces }{ $tile ->
    [0] {""}
   *[other] , tessera prestigio { $tile }
 }
nippon-ship-no-upgrade = nessun potenziamento
nippon-ship-upgrade = potenziamento { $before } → { $steps ->
    [0] { $gain }
   *[other] { $steps } passi
 }
nippon-ship-detail = { $upgrade }{ $count ->
    [0] {""}
   *[other] , subito { $bonuses }
 }; { $work }
nippon-do-send = { $ships }: paga { $cost }{ $modifier }
nippon-trade-rail = { nippon-region } ({ $bonus ->
    [yes] { $gain }
   *[no] nessun bonus
 })
nippon-trade-influence = { nippon-region }: la tua influenza { $before } → { $after }
nippon-rail-no-marker = { nippon-region }: nessuna influenza finché non hai un segnalino lì
nippon-do-railways = { $railways }: paga { $cost }{ $modifier }
nippon-railways-detail = { $regions }
nippon-do-region-bonus = { nippon-region }: { $gain }
nippon-trade-usual = {""}
nippon-trade-source = { $count }× { $factory }
nippon-trade-from = {" "}({ $sources })
nippon-trade-delivery = { $city }: { $goods }{ $sources } per il segnalino { $value } e { $reward }{ $removed ->
    [none] {""}
   *[other] {" "}(rimuove: { $removed })
 }
nippon-do-markets = { $deliveries }{ $modifier }
nippon-trade-replaces = { $own ->
    [0] sostituisce il segnalino { $value } di { $who }
   *[other] sostituisce il tuo segnalino { $value }
 }
nippon-trade-removes = { $own ->
    [0] rimuove il segnalino { $value } di { $who }
   *[other] rimuove il tuo segnalino { $value }
 }
nippon-trade-nothing-leaves = nessun segnalino se ne va
nippon-markets-influence = { nippon-region }: la tua influenza { $before } → { $after }{ $covered ->
    [0] {""}
   *[other] ; compagnia straniera { $company } → { $left }
 }
nippon-markets-detail = { $change }{ $count ->
    [0] {""}
   *[other] ; { $leaving }
 }
nippon-trade-any-department = un reparto a scelta
nippon-trade-contract = contratto { $contract }, { $brings }
nippon-trade-payment = { $goods }{ $sources }: { $result }
nippon-do-invest = Paga { $payments }{ $modifier }
nippon-invest-detail = poi { $count ->
    [one] 1 contratto
   *[other] { $count } contratti
 } su { $recesses }

## Rifiuti

nippon-ships-left = { $left ->
    [0] non hai più navi
    [one] hai solo 1 nave
   *[other] hai solo { $left } navi
 }
nippon-no-space-for-specialist = { $free ->
    [0] la tua area di lavoro non ha spazio per uno specialista
    [one] la tua area di lavoro ha spazio per 1 solo specialista
   *[other] la tua area di lavoro ha spazio solo per { $free } specialisti
 }
nippon-destination-full = { nippon-destination } ha già { $limit } navi, il limite
nippon-specialist-away = lo specialista di { nippon-destination } è { $own ->
    [0] in un'area di lavoro
   *[other] nella tua area di lavoro
 }
nippon-destination-again = { nippon-destination }: ogni nave va a una destinazione diversa
nippon-no-destination = nessuna destinazione ha uno specialista e spazio per una nave
nippon-iron-too-often = hai indicato il ferro { $iron } volte per { $count ->
    [one] 1 attivazione
   *[other] { $count } attivazioni
 }
nippon-railways-left = { $left ->
    [0] non hai più ferrovie
    [one] hai solo 1 ferrovia
   *[other] hai solo { $left } ferrovie
 }
nippon-rail-taken = { nippon-region }: nessuna casella libera con questo bonus
nippon-region-full = { nippon-region }: tutte le { $limit } caselle ferrovia sono occupate
nippon-region-again = { nippon-region }: ogni ferrovia va in una regione diversa
nippon-all-regions-full = tutte le caselle ferrovia sono occupate
nippon-not-built-there = { nippon-region }: lì non c'è una ferrovia di questa azione
nippon-no-goods = non hai merci
nippon-no-market = nessun mercato vuole le tue merci
nippon-market-markers = nel tuo magazzino mancano i segnalini giusti
nippon-market-low = i tuoi segnalini non superano quelli sui mercati
nippon-short-goods = { $due ->
    [one] serve 1
   *[other] servono { $due }
 } { nippon-good }, ne hai { $have }
nippon-source-other = { $factory }: nessuna merce di questo tipo ({ nippon-good })
nippon-source-short = { $have ->
    [0] { $factory }: merci finite
   *[other] { $factory }: solo { $have }
 }
nippon-sources-count = si pagano { $count } merci: indica una fabbrica per ciascuna o una per tutte
nippon-sources-which = { nippon-good }: indica quante vengono da ogni fabbrica, es. «da carta1b carta3a x2»
nippon-goods-range = paga da 1 a { $most } merci
nippon-no-such-marker = il segnalino influenza { $value } non è nel tuo magazzino
nippon-marker-not-higher = lì c'è già un segnalino { $there }, il tuo { $value } non è più alto
nippon-marker-too-low = lì ci sono { $limit } segnalini, il limite; il tuo { $value } non è più alto del più basso, { $lowest }
nippon-remove-which = { nippon-city }: uno dei segnalini più bassi se ne va; di' quale, per esempio «rimuove osaka.sinistra»
nippon-not-removed = { $full ->
    [yes] { nippon-city }: se ne va solo uno dei segnalini più bassi
   *[no] { nippon-city }: nessun segnalino deve andarsene
 }
nippon-one-region = tutte le attivazioni vanno nella stessa regione: { nippon-region }
nippon-points-too-often = PV al posto del bonus: al massimo { $count ->
    [one] una volta
   *[other] { $count } volte
 }
nippon-good-again = ancora { nippon-good }: ogni attivazione usa un tipo di merce diverso
nippon-contract-fulfilled = ogni contratto si conclude una volta sola
nippon-no-recess = tutti i { $recesses } spazi per i contratti sono occupati
nippon-either = { $one } o { $other }
nippon-contract-needs = questo contratto richiede { $goods }, da pagare in questa azione
nippon-no-choice-of-department = scegli il reparto solo per i contratti con un reparto a scelta
