# Yokohama: die private Ansicht und die Aufträge auf der Hand.

yokohama-hand-offer = Behalte einen dieser Aufträge; der andere geht ungesehen zurück.
yokohama-hand-order = Auftrag { $order }
yokohama-hand-empty = Du hast keine Aufträge auf der Hand.
yokohama-panel-own = Im Vorrat: { $hand } · { $goods }
yokohama-panel-order = Auftrag { $order } · { $ready ->
    [0] es fehlt: { $missing }
   *[other] **erfüllbar**
 }
yokohama-panel-acting = **Stärke { $power } in { $area }.**
yokohama-panel-president = Dein Präsident steht in { $area }.
yokohama-panel-place = { $area }: { $fee ->
    [0] frei
   *[other] { $fee } Yen ({ $who })
 }
yokohama-panel-place-detail = { $here ->
    [0] du hast dort niemanden
   *[other] du hast dort { $here }
 }; mit deinem Präsidenten Stärke { $power }
yokohama-panel-take-detail = { $ready ->
    [0] dir fehlt { $missing }
   *[other] du hast alles dafür
 }
yokohama-panel-move-from = Assistenten nehmen von
yokohama-panel-move-into = In bis zu { $most }, { $where }
yokohama-panel-here = { $here ->
    [0] du hast dort niemanden
   *[other] du hast dort { $here }
 }
yokohama-panel-extras = { $first ->
    [0] Noch: Aufträge und Errungenschaften
   *[other] Zuerst: Aufträge und Errungenschaften
 }
yokohama-panel-agents = { $first ->
    [0] Noch: einen Auslandsvertreter einsetzen ({ $left } übrig)
   *[other] Zuerst: einen Auslandsvertreter einsetzen ({ $left } übrig)
 }
yokohama-panel-church-pay = Genau das zahlen (nichts: so wenig wie möglich)
yokohama-panel-church-own = Feld, gezahlt wie oben gewählt
yokohama-panel-bonus = Stärke-5-Plättchen und Bauen
yokohama-panel-and-end = { $what }, und Zug beenden
yokohama-panel-trade-form = Tausch zusammenstellen …
yokohama-panel-trade-title = Chinatown: bis zu { $most } Mal, { $yen } Yen
yokohama-panel-trade-good = { $good } (du hast { $have })
yokohama-panel-exchange = { $sold ->
    [0] { $bought } { $good } kaufen
   *[other] { $bought ->
        [0] { $sold } { $good } verkaufen
       *[other] { $sold } { $good } verkaufen und { $bought } kaufen
    }
 }
yokohama-thing-faith = Glaubenskraft { $faith }
yokohama-thing-sell = { $good } verkaufen
yokohama-thing-buy = { $good } kaufen
yokohama-thing-from = von { $source }
yokohama-thing-into = nach { $area }
yokohama-thing-hand = Vorrat
