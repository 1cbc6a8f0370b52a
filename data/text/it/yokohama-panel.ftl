# Yokohama: il pannello privato e gli ordini in mano.

yokohama-hand-offer = Tieni uno di questi ordini; l'altro torna nella scatola senza essere visto.
yokohama-hand-order = Ordine { $order }
yokohama-hand-empty = Non hai ordini in mano.
yokohama-panel-keep = Tieni { $order }: { $goods }
yokohama-panel-own = Mano: { $hand } · { $goods }
yokohama-panel-order = Ordine { $order } · { $ready ->
    [0] manca ancora: { $missing }
   *[other] **pronto**
 }
yokohama-panel-acting = **{ $area }: potere { $power }**
yokohama-panel-power = **Potere { $power }**
yokohama-panel-last = { $rounds ->
    [one] **Il tuo ultimo turno**
   *[other] **Il tuo penultimo turno**
 }
yokohama-panel-where = Dove andare …
yokohama-panel-by-hand = Posiziona uno a uno …
yokohama-panel-first = Prima: ordini, agente …
yokohama-panel-place-hint = Uno a uno: { $most ->
    [one] 1 area, 1 assistente
   *[other] fino a { $most } aree, 1 l'una
 }
yokohama-panel-place-detail = potere { $power } con il presidente: { $effect }{ $here ->
    [0] {""}
   *[other] {""}; lì hai già { $here } { $here ->
        [one] assistente
       *[other] assistenti
    }
 }
yokohama-panel-placed = { $count ->
    [one] 1 assistente posizionato ({ $areas })
   *[other] { $places ->
        [one] { $count } assistenti posizionati ({ $areas })
       *[other] assistenti posizionati ({ $areas })
    }
 }
yokohama-panel-besides = O usa una tecnologia
yokohama-panel-learned = ottenuta { $technology }
yokohama-panel-stayed = { $count ->
    [0] il presidente resta in mano
    [one] 1 assistente torna in mano
   *[other] { $count } assistenti tornano in mano
 }
yokohama-panel-no-way = Nessuna area è raggiungibile: il tuo presidente { $stays ->
    [0] torna in mano.
   *[other] resta in mano.
 }
yokohama-back = { $verb ->
    [place] { $count ->
        [one] assistente { $what }
       *[other] { $count } assistenti
    }
    [double] 2 assistenti { $what }
    [telegram] Telegramma, assistente { $what }
    [go] presidente { $what }
    [recall] presidente ripreso
    [agent] agente { $what }
    [station] Stazione { $what }
    [order] { $count ->
        [one] ordine { $what }
       *[other] ordini { $what }
    }
    [church] chiesa, fede { $count }
    [customs] dogana, spazio { $count }
    [shop] negozio sullo spazio { $count }
    [house] casa commerciale
    [hire] { $what } dal magazzino
    [gain] { $what }
    [move] { $count ->
        [one] assistente { $what }
       *[other] assistenti { $what }
    }
    [trade] scambi
    [token] gettone 5-potere
   *[end] fine del turno
 }
yokohama-panel-go = Vai da { $area } a …
yokohama-panel-recalled = { $number } { $number ->
    [one] assistente
   *[other] assistenti
 } da { $area }
yokohama-panel-recall = { $stays ->
    [0] { $only ->
        [0] O riprendi il presidente, con …
       *[other] Riprendi il presidente, con …
    }
   *[other] { $only ->
        [0] O il presidente resta in mano: …
       *[other] Il presidente resta in mano: …
    }
 }
yokohama-panel-recall-some = Oppure solo alcuni assistenti
yokohama-panel-take-one = Prendi un ordine
yokohama-panel-take-two = 1 o 2 ordini (2°: { $pay ->
    [yen] 2 yen
   *[import] importazione
 })
yokohama-panel-take-detail = { $ready ->
    [0] manca ancora: { $missing }
   *[other] hai tutte le merci
 }{ $icons ->
    [0] {""}
    [one] {""}; hai 1 simbolo { $country }
   *[other] {""}; hai { $icons } simboli { $country }
 }; { $zone ->
    [low] serve potere 2
    [mid] serve potere 3
   *[high] serve potere 4
 }
yokohama-panel-move-from = Prendi assistenti da
yokohama-panel-move-source = Da: { $source } ({ $count ->
    [one] 1 assistente
   *[other] { $count } assistenti
 })
yokohama-panel-move-into = { $most ->
    [one] In un'area, da: { $source }
   *[other] Fino a { $most } aree, uno per area, da: { $source }
 }
yokohama-panel-movements = Ancora da spostare: { $count ->
    [one] 1 assistente
   *[other] fino a { $count } assistenti
 }
yokohama-panel-stays = 1 assistente resta: { $area }
yokohama-panel-telephone = Telefono: { $stays ->
    [0] tornano tutti
   *[other] 1 assistente resta: { $area }
 } (cambia)
yokohama-panel-agent-next = Agente straniero ({ $left } ancora) …
yokohama-panel-token-and = { $build } + { $token }
yokohama-panel-token-only = Solo il gettone ({ $reward })
yokohama-panel-build-only = Senza gettone: { $build }
yokohama-panel-shop-on = negozio su { $space } ({ $reward })
yokohama-panel-house-for = casa commerciale ({ $reward })
yokohama-panel-piece = { $piece ->
    [assistant] 1 assistente
    [shop] 1 negozio
    [house] 1 casa commerciale
   *[none] niente
 }{ $cost ->
    [0] {""}
   *[other] {""} per { $cost } yen
 } dal magazzino
yokohama-panel-ask-bonus = { $what ->
    [token] prendi il gettone 5-potere?
   *[build] costruisci qualcosa?
 }
yokohama-panel-leave-both = Rinuncia a entrambi
yokohama-panel-extras = { $first ->
    [0] Ordini e obiettivi
   *[other] Prima: ordini e obiettivi
 }
yokohama-panel-agents = { $first ->
    [0] Usa un agente straniero ({ $left } ancora)
   *[other] Prima: agente straniero ({ $left } ancora)
 }
yokohama-panel-church-pay = Paga con (vuoto: il minimo)
yokohama-panel-church-own = Spazio, pagato come scelto sopra
yokohama-panel-plan = Pianifica il resto …
yokohama-panel-plan-title = Chiesa: il resto del tuo turno
yokohama-panel-plan-space = Spazio
yokohama-panel-plan-space-detail = È indicato il pagamento più basso.
yokohama-panel-plan-pay = Paga altro
yokohama-panel-plan-pay-detail = Lascia vuoto per pagare il meno possibile.
yokohama-panel-plan-move = Sposta assistenti dalla mano in
yokohama-panel-plan-move-detail = Al massimo quanti ne dà lo spazio. Se vuoto, ti sarà chiesto.
yokohama-panel-plan-bonus = Gettone e costruzione
yokohama-panel-plan-bonus-detail = Se vuoto, ti sarà chiesto. Se scegli qui, gli spostamenti non usati sopra si perdono.
yokohama-panel-plan-then = Poi ordini e obiettivi
yokohama-panel-plan-then-detail = Se scegli qui, rinunci a ciò che sopra è vuoto{ $telephone ->
    [0] .
   *[other] {""}; con il Telefono 1 resta nell'area.
 }
yokohama-panel-bonus = Gettone e costruzione
yokohama-panel-achievement = Obiettivo { $id }
yokohama-panel-hire = Oppure meno
yokohama-panel-hire-most = { $most ->
    [one] Prendi 1 pezzo
   *[other] Prendi { $most } pezzi
 }
yokohama-panel-trade-form = Componi gli scambi …
yokohama-panel-trade-title = Chinatown: fino a { $most ->
    [one] 1 scambio
   *[other] { $most } scambi
 } · hai { $yen } yen
yokohama-panel-trade-good = { $good ->
    [copper] Rame
    [silk] Seta
    [tea] Tè
    [fish] Pesce
   *[import] Importazioni
 }, { $price } yen (ne hai { $have })
yokohama-panel-exchange = { $sold ->
    [0] Compra { $what }: paga { $yen } yen
   *[other] { $bought ->
        [0] Vendi { $what }: +{ $yen } yen
       *[other] Vendi { $what } e compra { $bought }
    }
 }
yokohama-panel-mining = Tecnica mineraria: comprando rame ottieni 1 rame in più.
yokohama-panel-late = Dalla 4ª tecnologia: +1 importazione o 2 yen
yokohama-panel-trade-order = { $together ->
    [0] poi hai tutto per uno tra { $orders }
   *[other] poi hai tutto per { $orders }
 }
yokohama-closer-area = Un'area
yokohama-thing-faith = fede { $faith }
yokohama-thing-sell = vendi { $good }
yokohama-thing-buy = compra { $good }
yokohama-thing-from = da { $source }
yokohama-thing-into = in { $area }
yokohama-thing-hand = mano

## The story since one's last turn, and what a turn brought

yokohama-news-you = **Ottieni { $what }**
yokohama-news-fee = { $yen } da { $who }
yokohama-news-house = { $reward } con la tua casa commerciale
yokohama-news-other = { $who } { $what }
yokohama-news-acted = agisce { $area } con potere { $power }
yokohama-news-built = { $piece ->
    [shop] costruisce un negozio { $area }
   *[house] costruisce una casa commerciale { $area }
 }
yokohama-news-learned = ottiene { $technology }
yokohama-news-board = { $board ->
    [church] mette 1 assistente in chiesa
   *[customs] mette 1 assistente in dogana
 }
yokohama-news-hired = prende pezzi ({ $what })
yokohama-news-took = prende { $orders }
yokohama-news-completed = completa { $order }
yokohama-news-achieved = realizza l'obiettivo { $achievement }: { $points }
yokohama-news-new = Novità { $what }
yokohama-news-orders = { $area }: { $orders }
yokohama-news-technologies = { $area }: { $technologies }
yokohama-news-technology = { $technology }, { $effect }
yokohama-brought-order = ordine { $order } completato
yokohama-brought-taken = { $count ->
    [one] 1 ordine preso
   *[other] { $count } ordini presi
 }
yokohama-brought-built = { $piece ->
    [shop] { $count ->
        [one] 1 negozio costruito
       *[other] { $count } negozi costruiti
    }
   *[house] { $count ->
        [one] 1 casa commerciale costruita
       *[other] { $count } case commerciali costruite
    }
 }
yokohama-brought-achievement = obiettivo { $achievement } realizzato
yokohama-fact = { $what ->
    [yen] yen
    [copper] rame
    [silk] seta
    [tea] tè
    [fish] pesce
    [import] importazioni
   *[president] presidente
 }
