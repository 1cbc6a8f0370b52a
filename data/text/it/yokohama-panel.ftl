# Yokohama: il pannello privato e gli ordini in mano.

yokohama-hand-offer = Tieni uno di questi ordini; l'altro torna nella scatola senza essere visto.
yokohama-hand-order = Ordine { $order }
yokohama-hand-empty = Non hai ordini in mano.
yokohama-panel-own = In mano: { $hand } · { $goods }
yokohama-panel-order = Ordine { $order } · { $ready ->
    [0] manca: { $missing }
   *[other] **pronto**
 }
yokohama-panel-acting = **Potere { $power } in { $area }.**
yokohama-panel-president = Il tuo presidente è in { $area }.
yokohama-panel-place = { $area }: { $fee ->
    [0] gratis
   *[other] { $fee } yen ({ $who })
 }
yokohama-panel-place-detail = { $here ->
    [0] lì non hai nessuno
   *[other] lì ne hai { $here }
 }; potere { $power } con il tuo presidente
yokohama-panel-take-detail = { $ready ->
    [0] ti manca { $missing }
   *[other] hai tutto quel che chiede
 }
yokohama-panel-move-from = Prendi assistenti da
yokohama-panel-move-into = Fino a { $most }, { $where }
yokohama-panel-here = { $here ->
    [0] lì non hai nessuno
   *[other] lì ne hai { $here }
 }
yokohama-panel-extras = { $first ->
    [0] Ancora: ordini e obiettivi
   *[other] Prima: ordini e obiettivi
 }
yokohama-panel-agents = { $first ->
    [0] Ancora: usa un agente straniero (ne restano { $left })
   *[other] Prima: usa un agente straniero (ne restano { $left })
 }
yokohama-panel-church-pay = Paga esattamente questo (niente: il meno possibile)
yokohama-panel-church-own = Spazio, pagato come scelto sopra
yokohama-panel-bonus = Gettone 5-potere e costruzione
yokohama-panel-and-end = { $what }, e termina il turno
yokohama-panel-trade-form = Componi gli scambi …
yokohama-panel-trade-title = Chinatown: fino a { $most }, { $yen } yen
yokohama-panel-trade-good = { $good } (ne hai { $have })
yokohama-panel-exchange = { $sold ->
    [0] compra { $bought } { $good }
   *[other] { $bought ->
        [0] vendi { $sold } { $good }
       *[other] vendi { $sold } e compra { $bought } { $good }
    }
 }
yokohama-thing-faith = fede { $faith }
yokohama-thing-sell = vendi { $good }
yokohama-thing-buy = compra { $good }
yokohama-thing-from = da { $source }
yokohama-thing-into = verso { $area }
yokohama-thing-hand = mano
