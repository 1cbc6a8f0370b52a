# Parole nelle immagini di Yokohama.

yokohama-pic-subtitle = { $turn ->
    [0] { $match } · inizio · { $players } posti
   *[other] { $match } · round { $round }, turno { $turn } · { $players } posti
}
yokohama-pic-cross = attraversa: 1 yen
yokohama-pic-fee = attraversa:
yokohama-pic-end = FINE PARTITA CON
yokohama-pic-rounds-left = { $rounds ->
    [one] ULTIMO ROUND
   *[other] ANCORA { $rounds } ROUND
}
yokohama-pic-ended = PARTITA FINITA PER
yokohama-pic-lie-out = { $board ->
    [orders] Ordini
   *[technologies] Tecnologie
 }
yokohama-pic-of = { $count } / { $most }
yokohama-pic-end-church = chiesa
yokohama-pic-end-customs = dogana
yokohama-pic-end-shops = negozi
yokohama-pic-end-houses = case comm.
yokohama-pic-end-orders = ordini rimasti
yokohama-pic-step = Passo { $step } di 6: { $what }
yokohama-pic-asks-keep = tieni uno dei due ordini
yokohama-pic-asks-place = posiziona assistenti
yokohama-pic-asks-move = sposta il presidente
yokohama-pic-asks-church = chiesa: quale spazio?
yokohama-pic-asks-customs = dogana: quale spazio?
yokohama-pic-asks-hire = pezzi dal magazzino
yokohama-pic-asks-laboratory = quale tecnologia?
yokohama-pic-asks-station = dove va la stazione?
yokohama-pic-asks-port = quali ordini?
yokohama-pic-asks-trade = scambia a Chinatown
yokohama-pic-asks-bonus = gettone 5-potere, costruzione
yokohama-pic-asks-gain = scegli le merci
yokohama-pic-asks-movement = sposta assistenti
yokohama-pic-asks-recovery = telefono: chi resta?
yokohama-pic-asks-reward = gettone ricompensa
yokohama-pic-asks-finish = termina il turno
yokohama-pic-won = { $name } vince con { $points } punti

yokohama-pic-hand = I tuoi ordini
yokohama-pic-offer = Tieni uno di questi
yokohama-pic-ready = pronto
yokohama-pic-short = { $count ->
    [one] manca 1 { $good }
   *[other] mancano { $count } { $good ->
        [pesce] pesci
       *[other] { $good }
    }
}
yokohama-pic-short-goods = { $count } merci mancanti
yokohama-pic-new-order = nuovo
yokohama-pic-set = serie
yokohama-pic-no-orders = Nessun ordine in mano
yokohama-pic-have = Hai
yokohama-pic-icons = Paesi

yokohama-pic-boards = Chiesa e dogana
yokohama-pic-board-church = Chiesa: fede
yokohama-pic-board-customs = Dogana: importazioni
yokohama-pic-neutral = assistente neutrale
yokohama-pic-power = potere qui ora
yokohama-pic-port-note = 2° ordine: 2 yen o 1 importazione
yokohama-pic-lab-note = per punto mancante: 2 yen o 1 importazione
yokohama-pic-zone-low = potere 2
yokohama-pic-zone-mid = potere 3
yokohama-pic-zone-high = potere 4
yokohama-pic-surcharge = { $more ->
    [0] valore +0
   *[other] valore +{ $more }
}
yokohama-pic-sum = { $value } + { $more }
yokohama-pic-empty = vuoto
yokohama-pic-achievements = Obiettivi
yokohama-pic-reward-tokens = Per tutti e tre: uno di questi

yokohama-pic-president-hand = presidente in mano
yokohama-pic-president-in = presidente: { $area }
yokohama-pic-hand-column = in mano
yokohama-pic-city-column = in città
yokohama-pic-warehouse-column = magazzino
yokohama-pic-house-costs = per { $costs } yen
yokohama-pic-shop-cost = 2 yen l'uno
yokohama-pic-agents = Agenti
yokohama-pic-technologies = Tecnologie: { $count }, valore industriale { $value }
yokohama-pic-next-technology = la prossima +{ $more } da pagare

yokohama-pic-score-subtitle = Yokohama · { $match } · { $turn } turni
yokohama-pic-row-in-play = Durante la partita
yokohama-pic-row-church = Chiesa
yokohama-pic-row-customs = Dogana
yokohama-pic-row-technology = Tecnologia
yokohama-pic-row-countries = Paesi
yokohama-pic-row-agents = Agenti stranieri
yokohama-pic-row-imports = Importazioni
yokohama-pic-row-yen = Denaro
yokohama-pic-row-goods = Merci
yokohama-pic-decided-lead = { $name } vince con { $lead } punti di vantaggio.
yokohama-pic-decided-tie = Parità: vince { $name }, che viene prima nell'ordine di turno.
yokohama-pic-ended-houses = La partita è finita: qualcuno ha costruito 4 case commerciali.
yokohama-pic-ended-shops = La partita è finita: qualcuno ha costruito 8 negozi.
yokohama-pic-ended-orders = La partita è finita: gli ordini non bastavano più.
yokohama-pic-ended-church = La partita è finita: abbastanza assistenti in chiesa.
yokohama-pic-ended-customs = La partita è finita: abbastanza assistenti in dogana.

# Il cammino di un presidente, nelle parole accanto al tavolo.
yokohama-alt-new-way = { $who } (prima { $from }, passando per { $over }, ora { $to })
