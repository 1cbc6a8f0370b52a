# Nippon: il tavolo in parole e il punteggio.

nippon-title-turn = Turno e round
nippon-title-pairs = Tessere iniziali disponibili
nippon-title-hiring = Lavoratori
nippon-title-missions = Missione Iwakura
nippon-title-supply = Fabbriche disponibili, livello { $level }
nippon-title-goals = Obiettivi
nippon-title-zaibatsu = Zaibatsu di { $who }
nippon-title-takatoshi = Plancia solitario di { $who }

nippon-board-now = { $over ->
    [0] Round { $round } di { $rounds }, fase { $section } di { $sections }, turno { $turn }. Tocca a { $who }.
   *[other] La partita è finita.
 }
nippon-board-doing = Azione di { $who }: { $action } con il lavoratore { $colour }, attivata { $done ->
    [one] 1 volta
   *[other] { $done } volte
 } su { $limit }.
nippon-board-final = I round finali sono iniziati.
nippon-board-ends = Punteggio delle fasi dopo i round { $rounds }.
nippon-board-pair = Coppia { $pair }: { $points } PV, { $effect }; inoltre { $brings }.
nippon-board-hiring = Spazio { $space }, { $actions }: { $workers ->
    [niente] nessun lavoratore
   *[other] { $workers }
 }.
nippon-board-row = Area d'attesa, fila { $row }: { $workers }.
nippon-board-no-rows = L'area d'attesa è vuota.
nippon-board-bag = Nel sacchetto: { $workers ->
    [niente] nessun lavoratore
   *[other] { $workers }
 }.
nippon-board-bonus = Bonus della regione: { $gain }.
nippon-board-influence = { $who } { $influence }
nippon-board-influences = Influenza: { $each }; compagnia straniera { $overseas }.
nippon-board-leads = In testa: { $who ->
    [niente] nessuno
   *[other] { $who }
 }.
nippon-board-points = { $who } { $points } PV
nippon-board-scoring = Punti della fase { $section }, se finisse ora: { $each ->
    [niente] niente
   *[other] { $each }
 }.
nippon-board-city = { $city }: { $spaces }.
nippon-board-free = { $good } ({ $edge }) libero{ $overseas ->
    [0] {""}
   *[other] {" "}con compagnia straniera { $overseas }
 }
nippon-board-marker = { $good } ({ $edge }) { $who } { $value }
nippon-board-railways = Caselle ferrovia dall'alto: { $spaces }.
nippon-board-rail-free = { $gain ->
    [niente] nessun bonus
   *[other] { $gain }
 } (libera)
nippon-board-rail = { $gain ->
    [niente] nessun bonus
   *[other] { $gain }
 } ({ $who })
nippon-board-mission = { $destination } ({ $colour }): { $home ->
    [0] lo specialista è via
   *[other] lo specialista è lì
 }, { $tiles ->
    [one] 1 tessera potenziamento
   *[other] { $tiles } tessere potenziamento
 }, navi { $ships } di { $limit }{ $ships ->
    [0] {""}
   *[other] : { $who }
 }. Potenziato: { $steps ->
    [0] { $gain }
   *[other] { $steps } passi
 }.
nippon-board-level = Valore R&S { $rnd } per costruire, { $coal } carbone per produrre.
nippon-board-factory = { $factory }: { $effect }.
nippon-board-can-build = { $who } può costruire: { $cost }.
nippon-board-cannot-build = { $who } non può costruire ({ $why }).
nippon-board-no-factory = Non ne restano.
nippon-board-goals = Fase { $section }, { $goal }: { $each }.

nippon-board-store = { $points } PV. In magazzino: { $store }.
nippon-board-track = { nippon-track }: casella { $space }, { $track ->
    [rnd] valore { $value }
    [mining] rendita { $value } carbone
   *[finance] rendita { $value } monete
 }.
nippon-board-next = Prossimo bonus tra { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
 }: { $bonus }.
nippon-board-consolidating = { $workers ->
    [0] Niente da consolidare.
   *[other] Consolidare ora rende { $gain ->
        [niente] niente
       *[other] { $gain }
    }{ $steps ->
        [0] {""}
        [one] , 1 passo
       *[other] , { $steps } passi
    }{ $lost ->
        [0] {""}
       *[other] , costa { $lost } PV di salari
    }{ $level ->
        [0] {""}
       *[other] , più una tessera prestigio fino al livello { $level }
    }.
 }
nippon-board-worth = Le tessere prestigio messe renderebbero ora { $points } PV.
nippon-board-pieces = Tolti dalla plancia: { $ships ->
    [one] 1 nave
   *[other] { $ships } navi
 }, { $machines ->
    [one] 1 macchina
   *[other] { $machines } macchine
 }, { $railways ->
    [one] 1 ferrovia
   *[other] { $railways } ferrovie
 }.
nippon-board-work = Area di lavoro, { $count } di { $spaces }{ $count ->
    [0] .
   *[other] , dal basso: { $workers }. Salari { $wages }.
 }
nippon-board-markers = Segnalini influenza in magazzino: { $markers }. Sulla bandiera: { $flag }.
nippon-board-none-built = Ancora nessuna fabbrica.
nippon-board-own = { $factory }: { $n ->
    [0] nessuna merce
   *[other] { $goods }
 }, { $machines ->
    [0] nessuna macchina
    [one] 1 macchina
   *[other] { $machines } macchine
 }{ $free ->
    [iron] {" "}(la casella da pagare in ferro è libera)
    [free] {" "}(la casella senza costi è libera)
   *[other] {""}
 }{ $coal ->
    [0] {""}
   *[other] , con { $coal } carbone sopra
 }{ $plain ->
    [0] . { $effect }
   *[other] {""}
 }.
nippon-board-upgraded = Reparti potenziati: { $departments ->
    [niente] nessuno
   *[other] { $departments }
 }.
nippon-board-contracts = Contratti conclusi: { $contracts ->
    [niente] nessuno
   *[other] { $contracts }
 }.
nippon-board-open = Contratti disponibili: { $contracts ->
    [niente] nessuno
   *[other] { $contracts }
 }.
nippon-board-choice = reparto a scelta (con { $one } o { $other })
nippon-board-level-left = { $count } di livello { $level }
nippon-board-achieved = { $area } { $level }
nippon-board-prestige = Tessere prestigio rimaste: { $left ->
    [niente] nessuna
   *[other] { $left }
 }. Messe, con livello: { $placed ->
    [niente] nessuna
   *[other] { $placed }
 }.
nippon-board-waiting-machine = Una macchina attende la prima fabbrica.
nippon-board-waiting-goods = { $goods } per la prima fabbrica.
nippon-board-tile-coal = { $coal } carbone sulla tessera iniziale, al sicuro dalle tasse.
nippon-board-discount = Le fabbriche costano meno (tessera iniziale).
nippon-board-goal = Obiettivo: { $goal } { $have } di { $least }.
nippon-board-tile = { $space ->
    [0] più lavoratori (freccia a { $arrow ->
        [left] sinistra
       *[right] destra
    }, { $border ->
        [green] bordo verde
        [yellow] bordo giallo
       *[red] bordo rosso
    })
   *[other] spazio di assunzione { $space }
 }
nippon-board-tiles = Possibili prossime tessere azione: { $tiles ->
    [niente] tutte, prima si rimescola
   *[other] { $tiles }
 }.
nippon-board-priorities = Priorità: { $colours }.
nippon-board-region-worker = { $region } { $colour }
nippon-board-region-workers = Lavoratori nelle regioni: { $each }.
nippon-board-row-markers = Segnalini influenza nella fila { $row }: { $markers ->
    [niente] nessuno
   *[other] { $markers }
 }.
nippon-board-his-railways = Ferrovie rimaste: { $railways }.

## Punteggio

nippon-score = { $who } { $points } PV
nippon-score-line = { $each } · round { $round } di { $rounds }
nippon-score-goal = { $goal } { $have }/{ $least }
nippon-score-alone = { $line } · obiettivi: { $goals }
nippon-warning = **Round finali: { $left ->
    [one] questo è l'ultimo
   *[other] ancora { $left } con questo
 }**
nippon-win = { $lead ->
    [0] { $who } vince con { $points } PV: pari punti, ma il suo ultimo turno è venuto dopo.
   *[other] { $who } vince con { $points } PV, { $lead } di vantaggio.
 }
nippon-verdict = { $won ->
    [0] { $who } perde contro { $by } con { $points } PV: non tutti gli obiettivi sono raggiunti.
   *[other] { $who } vince contro { $by } con { $points } PV: { $rank }.
 }
nippon-win-goal = Obiettivo, { $goal }: { $have } di { $least }, { $met ->
    [0] non raggiunto
   *[other] raggiunto
 }.
nippon-source = { $source ->
    [regions] regioni
    [department] reparti
    [railway] ferrovie
    [region] bonus delle regioni
    [market] mercati riforniti
    [factory] fabbriche
    [start] tessera iniziale
    [goal] obiettivi
    [income] rendita
    [achievement] successi
    [wages] salari non pagati
   *[rest] altri punti
 }
nippon-win-area = { $area } { $points }
nippon-win-place = { $place }. { $who }: { $points } PV (durante la partita { $play }{ $m ->
    [0] {""}
   *[other] , di cui { $regions }
 }; successi { $achieved }{ $n ->
    [0] {""}
   *[other] : { $areas }
 }; risorse e merci { $things }, denaro { $money })
nippon-score-part = { $part ->
    [achievements] successi
    [things] risorse e merci
   *[money] denaro
 }
