# Tre piani su richiesta: turni interi con ciò che ne è vero, e come se ne inserisce uno.

plans-show = Mostra tre piani
plans-title = { $n ->
    [one] **1 piano per il tuo turno**
   *[other] **{ $n } piani per il tuo turno**
 }
plans-note = -# Solo in base a ciò che vedi. Premi un piano per inserirlo: il turno lo termini tu.
plans-plan = **Piano { $n }: { $what }**
plans-why = Perché: { $what }.
plans-costs = In cambio: { $what }.
plans-draws = poi si pesca qualcosa
plans-button = Piano { $n }
plans-filled = **Piano inserito.** Controllalo, poi termina il turno o annulla il piano.
plans-filled-part = **Piano inserito fin qui.** Il resto lo giochi tu:
plans-filled-none = **Non è ancora stato giocato niente.** Il piano lo giochi tu:
plans-next = Nel piano segue: { $what }
plans-again = Dopo si pesca qualcosa e decidi di nuovo.
plans-old = Questi piani valevano per un altro momento; non è cambiato niente. Ecco il tuo turno:
plans-gone = Questo piano non si trova più; non è cambiato niente. Chiedi altri piani.
plans-off = A questo tavolo non si mostrano piani: le sue opzioni li escludono.
plans-busy = I bot stanno ancora pensando ad altri turni. Non è cambiato niente; premi di nuovo fra poco.
plans-failed = Ora non sono riuscito a trovare un piano. Non è cambiato niente; premi di nuovo fra poco.
plans-lobby = Piani a richiesta, la partita non conta nei risultati
plans-brings = porta { $what }
plans-spends = cede { $what }
plans-keeps = conserva quello che hai per dopo
plans-ahead = { $what } (davanti a { $who })

## Yokohama

yokohama-plans-place = assistenti: { $areas }
yokohama-plans-hires = porta { $what } dal magazzino
yokohama-plans-orders = { $how ->
    [completes] completa { $orders }
   *[ready] ha tutto per { $orders }
 }
yokohama-plans-nears = { $n ->
    [0] ha tutto per { $order }
    [one] poi per { $order } manca { $missing }
   *[other] poi per { $order } mancano ancora { $missing }
 }
yokohama-plans-takes = { $n ->
    [one] prende 1 ordine da { $points } punti
   *[other] prende { $n } ordini da { $points } punti in tutto
 }
yokohama-plans-gains = ottiene { $technology }: { $effect }
yokohama-plans-builds = costruisce { $what }
yokohama-plans-achieves = realizza l'obiettivo { $achievement }
yokohama-plans-agent = porta { $agent }
yokohama-plans-rank = { $place ->
    [1] ti porta in testa { $ranking ->
        [church] in chiesa
        [customs] alla dogana
       *[technology] nelle tecnologie
    }
   *[2] ti porta al secondo posto { $ranking ->
        [church] in chiesa
        [customs] alla dogana
       *[technology] nelle tecnologie
    }
 }
yokohama-plans-ends = fa scattare la fine della partita

## Traders of Osaka

osaka-plans-buy = Compra con { $cards }
osaka-plans-reserve = Prenota { $card }
osaka-plans-insure = Assicura con { $cards }
osaka-plans-sells = { $tokens ->
    [0] vende le tue merci per { $vp }
    [one] vende le tue merci per { $vp } e 1 segnalino
   *[other] vende le tue merci per { $vp } e { $tokens } segnalini
 }
osaka-plans-other-sells = permette a { $who } di vendere per { $vp }
osaka-plans-lays = fa valere { $count ->
    [one] 1 merce { $colour ->
        [red] rossa
        [blue] blu
        [yellow] gialla
       *[green] verde
    }
   *[other] le tue { $count } merci { $colour ->
        [red] rosse
        [blue] blu
        [yellow] gialle
       *[green] verdi
    }
 } { $vp } PV{ $count ->
    [one] {""}
   *[other] {" in tutto"}
 }, a { $away ->
    [one] 1 casella
   *[other] { $away } caselle
 } da Edo
osaka-plans-risks = mette a rischio a Enshunada { $count ->
    [one] 1 merce { $colour ->
        [red] rossa
        [blue] blu
        [yellow] gialla
       *[green] verde
    }
   *[other] { $count } merci { $colour ->
        [red] rosse
        [blue] blu
        [yellow] gialle
       *[green] verdi
    }
 }
osaka-plans-saves = salva { $count ->
    [one] 1 merce
   *[other] { $count } merci
 }
osaka-plans-loses = perde { $count ->
    [one] 1 merce
   *[other] { $count } merci
 }
osaka-plans-raises = fa vendere per 1 moneta in più ogni tua merce { $colour ->
    [red] rossa
    [blue] blu
    [yellow] gialla
   *[green] verde
 }
osaka-plans-reserves = tiene { $card } per te
osaka-plans-affords = porta la tua mano a { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
 }{ $price ->
    [0] {""}
    [one] {" e ciò che resta al mercato costa 1 moneta"}
   *[other] {" e ciò che resta al mercato costa"} { $price } monete
 }
osaka-plans-holds = tiene in mano le tue { $coins }
osaka-plans-ends = mette fine alla partita

## Nippon: Zaibatsu

nippon-plans-lays = { $piece ->
    [ship] invia { $what }
   *[other] costruisce { $what }
 }
nippon-plans-contract = conclude il contratto { $contract }
nippon-plans-raises = porta { $track ->
    [rnd] R&S al valore { $value }
    [mining] la rendita a { $value } carbone
   *[finance] la rendita a { $value } monete
 }
nippon-plans-advances = avanza di { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
 } su { $track ->
    [rnd] R&S
    [mining] Miniere
   *[finance] Finanza
 }
nippon-plans-upgrades = potenzia { $department }
nippon-plans-prestige = mette la tessera prestigio { $level } accanto a { $area }: { $points } PV allo stato attuale
nippon-plans-rank = ti porta al { $place }° posto { nippon-in-region }: { $points } PV se resta così
nippon-plans-clears = libera l'area di lavoro da { $workers ->
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
 }
nippon-plans-spares-wages = tiene i salari a { $due } monete
nippon-plans-raises-wages = alza i salari a { $due } monete
nippon-plans-ends = mette fine alla partita
