# Traders of Osaka: il pannello privato.

osaka-hand = { $n ->
    [0] Mano: vuota
   *[other] Mano ({ $n ->
        [one] 1 carta
       *[other] { $n } carte
    }): { $cards } = { $coins }
 }
osaka-hand-symbols = Simboli di assicurazione: { $symbols }
osaka-panel-own-goods = Merci: { $goods }
osaka-panel-own-tokens = segnalini: { $tokens }
osaka-panel-brings = Comprando ora ottieni { $goods } per { $price } monete.
osaka-panel-payday = **Giorno di paga per { $colours }:** { $vp ->
    [0] non ottieni niente.
   *[other] ottieni { $vp } PV e un segnalino profitto per colore venduto.
 }
osaka-panel-sinks = **Naufragio a Enshunada: { $ships }.** Le merci a bordo non assicurate vanno perse.
osaka-panel-buy = { $n ->
    [one] 1 merce per { $price } monete, definitivo
   *[other] { $n } merci per { $price } monete, definitivo
 }
osaka-panel-buy-own = Scegli come pagare
osaka-panel-take = Prendi 1 carta come monete
osaka-panel-one-card = Prendi o prenota 1 carta
osaka-panel-reserve = { $first ->
    [1] Prenota 1 carta
   *[other] Oppure prenota 1 carta
 }
osaka-panel-risk = A rischio: { $goods }.
osaka-panel-insure = Scegli cosa assicurare
osaka-panel-insure-own = Scegli le carte
osaka-panel-saves = { $card }: ne salva { $n }
osaka-panel-save = Scegli le merci
osaka-panel-never = Non assicurare mai
osaka-panel-order = { $n ->
    [1] La tua risposta conta subito.
    [2] La tua risposta conta per seconda; puoi cambiarla finché non tocca a te.
    [3] La tua risposta conta per terza; puoi cambiarla finché non tocca a te.
   *[other] La tua risposta conta per quarta; puoi cambiarla finché non tocca a te.
 }
osaka-back = { $verb ->
    [token] segnalino profitto { $what }
    [buy] acquisto
    [take] { $what } come monete
    [reserve] prenotazione: { $what }
   *[insure] assicurazione
 }
osaka-panel-colour = { $colour ->
    [red] Carte rosse
    [blue] Carte blu
    [yellow] Carte gialle
   *[green] Carte verdi
 }

## The story since one's last turn, and what a turn brought

osaka-news-you = **Nel frattempo { $what }**
osaka-news-other = { $who } { $what }
osaka-news-earned = ottieni { $vp } ({ $sum })
osaka-news-earned-all = ottieni { $vp } per { $goods }
osaka-news-gone = perdi { $goods }
osaka-news-bought = compra { $goods } per { $price }
osaka-news-took = prende { $card } come monete
osaka-news-reserved = prenota { $card } { $area ->
    [market] nel mercato
   *[farm] nella produzione
 }
osaka-news-sold = vende { $goods } per { $vp }
osaka-news-insured = salva { $goods }
osaka-news-lost = perde { $goods }
osaka-news-passed = non può fare niente
osaka-brought = +{ $more }, ora { $all }
osaka-brought-goods = { $more ->
    [0] { $all ->
        [0] nessuna merce rimasta
        [one] 1 merce rimasta
       *[other] { $all } merci rimaste
    }
    [one] +1 merce, ora { $all }
   *[other] +{ $more } merci, ora { $all }
 }
osaka-brought-coins = { $count ->
    [0] resti senza monete
    [one] ti resta { $coins }
   *[other] ti restano { $coins }
 }
osaka-brought-stone = segnalino prenotazione posato
osaka-fact-goods = merci { $card }
osaka-fact-ship = { $colour ->
    [red] nave rossa
    [blue] nave blu
    [yellow] nave gialla
   *[green] nave verde
 }, casella
