# Yokohama: che cosa è successo, e il tavolo a parole.

yokohama-name = Yokohama
yokohama-name-short = Yokohama

## Cose

yokohama-name-counted = { $count } × { $what }
yokohama-name-good = { $good ->
    [copper] rame
    [silk] seta
    [tea] tè
    [fish] pesce
   *[import] importazione
 }
yokohama-name-reward = { $count ->
    [0] niente
   *[other] { $what }
 }
yokohama-name-order = { $order }: { $goods }, per { $reward }
yokohama-name-order-told = { $order } ({ $goods }, per { $reward })
yokohama-name-country = { $country ->
    [gb] Gran Bretagna
    [us] Stati Uniti
    [fr] Francia
    [de] Germania
   *[nl] Paesi Bassi
 }
yokohama-name-icons = { $country } { $count }
yokohama-name-agent = { $kind ->
    [gb] agente britannico
    [us] agente americano
    [fr] agente francese
    [de] agente tedesco
    [nl] agente olandese
   *[free] agente libero
 }
yokohama-name-effect = { $name ->
    [ball] +2 punti per ogni ordine completato
    [brickyard] +4 punti per ogni assistente in dogana
    [electrical-light] +3 punti per casa commerciale
    [exposition] subito 10 punti
    [gaslight] +2 punti per ogni negozio costruito
    [language-school] +1 yen per ogni ordine completato
    [letterpress] +1 yen per ogni nuova tecnologia
    [mining] 1 rame in più ogni volta che ottieni rame
    [newspaper] posizioni fino a 4 assistenti, non 3
    [patent] +2 punti per ogni nuova tecnologia
    [postal] ti fermi anche dove ci sono presidenti
    [stagecoach] per strada non paghi i presidenti
    [station] posiziona la stazione; vacci direttamente
    [stock-market] inizi ogni turno con almeno 2 yen
    [telegram] con 2 in un'area: 1 in più accanto
    [telephone] 1 assistente può restare al recupero
    [spinning-mill] 1 volta a turno vendi 1 seta per 2 yen
    [tram] vai diretto in un'area senza presidenti
    [university] 1 volta a turno: 1 assistente per 1 yen
   *[winery] +3 punti per ogni assistente in chiesa
 }
yokohama-name-fee = { $yen } a { $who }

## Aree e agenti nella frase: i Moli, ai Moli, dai Moli

yokohama-the-area = { $area ->
    [mine] la Miniera di rame
    [mill] la Filanda
    [tea] la Piantagione di tè
    [fishing] la Pesca
    [bank] la Banca
    [china] Chinatown
    [church] la Chiesa
    [customs] la Dogana
    [agency] l'Agenzia per il lavoro
    [port] il Porto
    [dock] i Moli
    [lab] il Laboratorio
    [research] il Centro di ricerca
   *[canal] il Canale
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
yokohama-to-area = { $area ->
    [mine] alla Miniera di rame
    [mill] alla Filanda
    [tea] alla Piantagione di tè
    [fishing] alla Pesca
    [bank] alla Banca
    [china] a Chinatown
    [church] alla Chiesa
    [customs] alla Dogana
    [agency] all'Agenzia per il lavoro
    [port] al Porto
    [dock] ai Moli
    [lab] al Laboratorio
    [research] al Centro di ricerca
   *[canal] al Canale
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
yokohama-at-area = { $area ->
    [mine] alla Miniera di rame
    [mill] alla Filanda
    [tea] alla Piantagione di tè
    [fishing] alla Pesca
    [bank] alla Banca
    [china] a Chinatown
    [church] alla Chiesa
    [customs] alla Dogana
    [agency] all'Agenzia per il lavoro
    [port] al Porto
    [dock] ai Moli
    [lab] al Laboratorio
    [research] al Centro di ricerca
   *[canal] al Canale
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
yokohama-from-area = { $area ->
    [mine] dalla Miniera di rame
    [mill] dalla Filanda
    [tea] dalla Piantagione di tè
    [fishing] dalla Pesca
    [bank] dalla Banca
    [china] da Chinatown
    [church] dalla Chiesa
    [customs] dalla Dogana
    [agency] dall'Agenzia per il lavoro
    [port] dal Porto
    [dock] dai Moli
    [lab] dal Laboratorio
    [research] dal Centro di ricerca
   *[canal] dal Canale
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
yokohama-assistants = { $count ->
    [one] 1 assistente
   *[other] { $count } assistenti
 }
yokohama-an-agent = { $kind ->
    [gb] un agente britannico
    [us] un agente americano
    [fr] un agente francese
    [de] un agente tedesco
    [nl] un agente olandese
   *[free] un agente libero
}

## La storia

yokohama-tell-line = { $who } { $what }
yokohama-tell-then = { $first }; { $then }
yokohama-tell-both = { $first }. { $then }
yokohama-tell-laid-out = Preparato: { $areas } aree; obiettivi { $achievements }; ordini { $orders }; tecnologie { $technologies }
yokohama-tell-start = { $who } comincia (per sorteggio)
yokohama-tell-offered = Scegli fra { $orders }
yokohama-tell-kept = { $count ->
    [one] { $who } tiene un ordine
   *[other] { $who } tengono un ordine a testa
 }
yokohama-tell-kept-own = Tieni { $order }
yokohama-tell-placed = { $count ->
    [0] non posiziona nessuno
    [one] posiziona { $people } { $areas }
   *[other] { $places ->
        [one] posiziona { $people } { $areas }
       *[other] posiziona { $one } per area: { $areas }
    }
}{ $telegram ->
    [0] { "" }
   *[other] { " " }(per telegramma)
}
yokohama-tell-went = { $way ->
    [hand] porta il presidente { $area }
    [tram] va in tram { $area }
    [station] va in treno { $area }
   *[walk] va { $area }
}
yokohama-tell-via = { $went } attraverso { $areas }
yokohama-tell-fees = paga { $fees }
yokohama-tell-canal = { $yen } per il canale
yokohama-tell-recalled = riprende in mano il presidente{ $count ->
    [0] , senza assistenti
   *[other] { " " }con { $people }{ $places ->
        [one] { " " }{ $areas }
       *[other] : { $areas }
    }
}{ $forced ->
    [0] { "" }
   *[other] { " " }(nessuna area era raggiungibile)
}
yokohama-tell-stayed-in-hand = lascia il presidente in mano{ $count ->
    [0] { "" }
   *[other] { " " }e riprende { $people }{ $places ->
        [one] { " " }{ $areas }
       *[other] : { $areas }
    }
}{ $forced ->
    [0] { "" }
   *[other] { " " }(nessuna area era raggiungibile)
}
yokohama-tell-left = { $count } { $area }
yokohama-tell-agent-used = manda { $agent } { $area }
yokohama-tell-acted = potere { $power }
yokohama-tell-in-vain = nessun effetto
yokohama-tell-acted-in = agisce { $area } con potere { $power }
yokohama-tell-gained = +{ $reward }
yokohama-tell-gained-by = +{ $reward } ({ $cause ->
    [mining] tecnica mineraria
    [ball] ballo
    [language-school] scuola di lingue
    [letterpress] stampa
    [patent] brevetti
    [exposition] esposizione
    [gaslight] luce a gas
    [electrical-light] luce elettrica
    [brickyard] mattonificio
    [winery] cantina
    [stock-market] borsa
    [spinning-mill] filatura
    [trading-house] casa commerciale
   *[port] potere 5
 })
yokohama-tell-traded = { $sold ->
    [0] compra { $bought } per { $money }
   *[other] { $count ->
        [0] vende { $goods } per { $money }
       *[other] vende { $goods } e compra { $bought }{ $yen ->
            [0] { "" }
           *[other] { $wins ->
                [0] , pagando { $money }
               *[other] , guadagnando { $money }
            }
        }
    }
}
yokohama-tell-church = mette un assistente in chiesa, fede { $faith }
yokohama-tell-customs = mette un assistente in dogana
yokohama-tell-hired = prende dal magazzino { $pieces }
yokohama-tell-learned = ottiene { $technology }
yokohama-tell-station = posiziona la stazione { $area }
yokohama-tell-took = prende { $orders }
yokohama-tell-orders-refilled = Novità { $port }: { $orders ->
    [niente] niente
   *[other] { $orders }
 }{ $short ->
    [0] { "" }
    [one] ; 1 spazio resta vuoto
   *[other] ; { $short } spazi restano vuoti
}
yokohama-tell-technology-refilled = { $empty ->
    [0] Nuova tecnologia { $laboratory }: { $technology }
   *[other] Nessuna nuova tecnologia { $laboratory }: il mazzo è finito
}
yokohama-tell-token = prende il gettone 5-potere
yokohama-tell-built = { $piece ->
    [shop] costruisce un negozio, spazio { $space }
   *[house] costruisce una casa commerciale
 }
yokohama-tell-built-in = { $piece ->
    [shop] costruisce un negozio { $area }, spazio { $space }
   *[house] costruisce una casa commerciale { $area }
}
yokohama-tell-moved = { $count ->
    [one] sposta un assistente { $moves }
   *[other] sposta assistenti { $moves }
}
yokohama-tell-move = { $from ->
    [hand] dalla mano { $to }
   *[area] { $source } { $to }
}
yokohama-tell-stayed = lascia { $people } { $area } (telefono)
yokohama-tell-recovered = riprende in mano { $people } { $area }
yokohama-tell-completed = completa { $order }
yokohama-tell-agent-gained = { $short ->
    [0] riceve { $agent }
   *[other] non riceve niente: nessun { $agent } rimasto
}
yokohama-tell-achieved = { $first ->
    [0] realizza l'obiettivo { $achievement }: { $points }
   *[other] realizza l'obiettivo { $achievement } prima di tutti: { $points }
}
yokohama-tell-reward-token = prende un gettone ricompensa: { $token ->
    [gb] bandiera britannica
    [us] bandiera americana
    [fr] bandiera francese
    [de] bandiera tedesca
    [nl] bandiera olandese
   *[free] agente libero
}
yokohama-tell-spun = vende 1 seta per 2 yen (filatura)
yokohama-tell-studied = paga 1 yen per 1 assistente dal magazzino (università)
yokohama-tell-turn-ended = termina il turno
yokohama-tell-end-near = **Scatta la fine della partita:** { $reason ->
    [houses] { $who } ha costruito tutte le case commerciali
    [shops] { $who } ha costruito tutti i negozi
    [orders] gli ordini non bastano più
    [church] in chiesa ci sono abbastanza assistenti
   *[customs] in dogana ci sono abbastanza assistenti
 }
yokohama-tell-ended = **La partita è finita.**

## Il tavolo a parole

yokohama-board-turn = Turno e fine
yokohama-board-now = { $turn ->
    [0] Tutti scelgono quale ordine tenere.
   *[other] Round { $round }, turno { $turn }.
 } { $asked ->
    [0] Non tocca a nessuno.
   *[other] Tocca a { $who }.
 }
yokohama-board-start = Primo di turno: { $who }.
yokohama-board-acting = { $who } agisce { $area } con potere { $power }.
yokohama-board-church-gauge = Chiesa: assistenti { $count } su { $end }.
yokohama-board-customs-gauge = Dogana: assistenti { $count } su { $end }.
yokohama-board-shops-gauge = Massimo di negozi di un giocatore: { $count } su { $end }.
yokohama-board-houses-gauge = Massimo di case commerciali di un giocatore: { $count } su { $end }.
yokohama-board-orders-gauge = Ordini nel mazzo: { $count }.
yokohama-board-piles = Tecnologie nel mazzo: { $technologies }. Agenti rimasti: { $agents }.
yokohama-board-station = La stazione non è ancora sulla plancia.
yokohama-board-city = Città, fila { $row }: { $first ->
    [one] area { $from }
   *[other] aree da { $from } a { $to }
 }
yokohama-board-area = { $area } ({ $category ->
    [production] produzione
    [commercial] commercio
   *[canal] canale
 }).
yokohama-board-canal = { $area }: attraversarlo costa 1 yen, niente può starci.
yokohama-board-beside = Confina con { $areas }.
yokohama-board-gives = Secondo il potere: { $each }.
yokohama-board-gives-one = { $effect } con { $power }
yokohama-board-presidents = Presidenti: { $who }.
yokohama-board-assistants = Assistenti: { $each }.
yokohama-board-count = { $who } { $count }
yokohama-board-token = Gettone 5-potere: { $reward }.
yokohama-board-no-token = Nessun gettone 5-potere.
yokohama-board-station-here = La stazione è qui.
yokohama-board-shops = Negozi: { $each }.
yokohama-board-shop-free = spazio { $space } libero ({ $reward })
yokohama-board-shop-owned = spazio { $space } { $who }
yokohama-board-house-free = Casa commerciale: libera ({ $reward }).
yokohama-board-house-owned = Casa commerciale: { $who }.
yokohama-board-power = Potere adesso: { $each }.
yokohama-board-port = Ordini: { $area }
yokohama-board-port-zone = { $zone ->
    [low] Potere 2
    [mid] Potere 3
   *[high] Potere 4
 }: { $order }.
yokohama-board-port-note = Un secondo ordine costa 2 yen o 1 importazione. Potere 5 dà 3 punti.
yokohama-board-empty = vuoto
yokohama-board-lab = Tecnologie: { $area }
yokohama-board-technology = { $technology }, valore industriale { $value }{ $more ->
    [0] {""}
   *[other] {" "}e { $more } per lo spazio
 }: { $effect }.
yokohama-board-lab-empty = Uno spazio vuoto, costo extra { $more }.
yokohama-board-church = Scheda della chiesa
yokohama-board-customs = Scheda della dogana
yokohama-board-faith = Fede { $need }: { $reward }. { $state }.
yokohama-board-imports = Spazio { $number }, { $need ->
    [one] 1 importazione
   *[other] { $need } importazioni
 }: { $reward }. { $state }.
yokohama-board-space-free = Libero
yokohama-board-space-neutral = Assistente neutrale
yokohama-board-space-owned = { $who }
yokohama-board-achievements = Obiettivi
yokohama-board-achievement = { $id }: { $need }. Al primo { $first } punti, ai successivi { $later }. Realizzato da: { $who ->
    [niente] nessuno
   *[other] { $who }
 }.
yokohama-board-reward-tokens = Gettoni ricompensa, uno a chi realizza tutti e tre: { $tokens }.
yokohama-board-merchant = { $who } ({ $colour })
yokohama-board-points = { $points } punti, { $yen } yen. Merci: { $goods ->
    [niente] nessuna
   *[other] { $goods }
 }.
yokohama-board-president = { $there ->
    [0] Presidente: in mano.
   *[other] Presidente: { $area }.
 }
yokohama-board-hand = In mano: { $pieces }. Ordini in mano: { $orders }.
yokohama-board-warehouse = In magazzino: { $pieces }.
yokohama-board-house-costs = Le case commerciali costano { $costs } yen.
yokohama-board-built = Costruiti: { $pieces }.
yokohama-board-completed = Ordini completati: { $count ->
    [0] nessuno
   *[other] { $count } ({ $orders })
 }. Paesi: { $icons ->
    [niente] nessuno
   *[other] { $icons }
 }.
yokohama-board-technologies = Tecnologie: { $technologies ->
    [niente] nessuna
   *[other] { $technologies }
 }; valore industriale { $value }.
yokohama-board-agents = Agenti: { $agents ->
    [niente] nessuno
   *[other] { $agents }
 }; usati: { $used ->
    [niente] nessuno
   *[other] { $used }
 }. Gettoni 5-potere: { $tokens ->
    [niente] nessuno
   *[other] { $tokens }
 }. Obiettivi: { $achievements ->
    [niente] nessuno
   *[other] { $achievements }
 }.

## Testi alternativi

yokohama-alt-table = Yokohama { $match }, il tavolo, round { $round }, turno { $turn }.
yokohama-alt-asked = { $phase ->
    [keep] Scelgono un ordine da tenere: { $who }.
    [place] { $who } posiziona assistenti.
    [move] { $who } sposta il presidente.
    [finish] { $who } termina il turno.
    [over] La partita è finita.
   *[other] { $who } sceglie un'azione.
 }
yokohama-alt-leads = In testa: { $who }.
yokohama-alt-won = Vittoria: { $who }.
yokohama-alt-new-president = { $who } (prima { $from }, ora { $to })
yokohama-alt-in-hand = in mano
yokohama-alt-new-points = { $who } +{ $points } punti
yokohama-alt-new-building = edificio in { $area }
yokohama-alt-new-station = stazione in { $area }
yokohama-alt-presidents = Presidenti: { $each }.
yokohama-alt-president = { $who }: { $area }
yokohama-alt-president-hand = { $who }: in mano
yokohama-alt-points = Punti: { $each }.
yokohama-alt-end = Chiesa { $church } su { $limit }, dogana { $customs } su { $limit }, ordini rimasti { $orders }.
yokohama-alt-hand = La tua mano, Yokohama { $match }. Gli ordini sono elencati nel messaggio.{ $new ->
    [0] {""}
    [one] {" "}Un ordine è nuovo.
   *[other] {" "}{ $new } ordini sono nuovi.
 }
yokohama-hand-told = { $order } · { $icon }
yokohama-hand-owns = Hai { $goods }.
yokohama-hand-new = Nuovi nella tua mano: { $orders }.
yokohama-alt-closer = Yokohama { $match }: { $what }.
yokohama-alt-score = Yokohama { $match }, il punteggio finale.

## Punteggio

yokohama-score-seat = { $who } { $points }
yokohama-score-line = { $each } · chiesa { $church }/{ $limit } · dogana { $customs }/{ $limit } · ordini rimasti { $orders }
yokohama-warning-near = **{ $rounds ->
    [one] Questo è l'ultimo round.
   *[other] Dopo questo si gioca ancora un round intero.
 }**
yokohama-win-lead = { $who } vince con { $points } punti, { $lead } di vantaggio.
yokohama-win-tie = { $who } vince lo spareggio a { $points } punti perché viene prima nell'ordine di turno.
yokohama-win-place = { $place }. { $who }: { $points } punti ({ $parts })
yokohama-win-part = { $part } { $points }
yokohama-win-neutral = Anche il giocatore neutrale ha preso punti: { $parts }.
yokohama-score-part = { $part ->
    [in-play] durante la partita
    [church] maggioranza in chiesa
    [customs] maggioranza in dogana
    [technology] valore industriale
    [countries] paesi
    [agents] agenti
    [imports] importazioni
    [yen] denaro
   *[goods] merci
 }
yokohama-source = { $source ->
    [orders] ordini
    [shops] negozi
    [houses] case commerciali
    [church-board] spazi in chiesa
    [customs-board] spazi in dogana
    [port] porti
    [technologies] tecnologie
    [tokens] gettoni 5-potere
    [achievements] obiettivi
   *[rest] altri punti
 }
yokohama-win-by = { $by ->
    [houses] La partita è finita: qualcuno ha costruito tutte e 4 le case commerciali.
    [shops] La partita è finita: qualcuno ha costruito tutti gli 8 negozi.
    [orders] La partita è finita: gli ordini non bastavano più.
    [church] La partita è finita: { $end } assistenti in chiesa.
   *[customs] La partita è finita: { $end } assistenti in dogana.
 }
yokohama-closer-boards = Chiesa e dogana
yokohama-closer-achievements = Obiettivi
yokohama-closer-merchant = Plancia di { $who }

## Opzioni

yokohama-option-edition = Edizione
yokohama-option-edition-dlp = dlp 2017
yokohama-option-edition-synapses = Synapses 2024
yokohama-option-modules = Mini-espansioni
yokohama-option-modules-rewards = Gettoni ricompensa
yokohama-option-modules-free-agents = Agenti liberi
yokohama-option-mining = Tecnica mineraria a Chinatown
yokohama-option-mining-menu = Miniera
yokohama-option-mining-exchange = 1 rame in più per ogni acquisto
yokohama-option-mining-exchange-menu = 1 rame in più per acquisto
yokohama-option-mining-action = 1 rame in più per tutta l'azione
yokohama-option-mining-action-menu = 1 rame in più per azione
