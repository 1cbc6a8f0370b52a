# Wörter in den Nahansichten, der Hand und der Wertungstafel von Yokohama.

yokohama-closer-offer = Alles im Angebot
yokohama-closer-orders = { $area }: Aufträge
yokohama-closer-technologies = { $area }: Technologien

## Ein Gebiet

yokohama-closer-category = { $category ->
    [production] Produktionsgebiet
    [commercial] Handelsgebiet
   *[canal] Wasser
 }
yokohama-closer-power = Stärke { $power }
yokohama-closer-token = Stärke 5
yokohama-closer-here = { $power ->
    [0] Du hast hier keinen Assistenten.
   *[other] Deine Aktion hier: Stärke { $power }.
 }
yokohama-closer-dues = { $right ->
    [stagecoach] je Assistent; durchziehen frei, kein Halt
    [postal] je Assistent oder Besuch
    [both] je Assistent, Besuch frei
   *[none] je Assistent oder Durchgang, kein Anhalten
 }
yokohama-closer-fee = Präsidenten hier: { $yen } Yen { yokohama-closer-dues }
yokohama-closer-income = Das Handelshaus hier bringt 1 Yen bei jeder Aktion der anderen.
yokohama-closer-rule = { $area ->
    [bank] Nimm so viele Yen, wie du Stärke hast.
    [china] So oft tauschen, wie du Stärke hast: Kupfer, Seide 2 Yen; Tee, Fisch 1 Yen; Importgut 4 Yen, nur kaufen.
    [church] Stärke ist Glaubenskraft; 1 Kupfer, Seide, Tee, Fisch, Importgut, 2 Yen geben je 1 mehr. Dann ein Assistent in die Kirche.
    [customs] Zahle höchstens so viele Importgüter, wie bei deiner Stärke steht, und stelle einen Assistenten auf ein Feld dieses Preises.
    [agency] Nimm aus dem Warenhaus höchstens so viele Spielsteine, wie bei deiner Stärke steht: Assistenten kostenlos, Geschäfte 2 Yen, Handelshäuser 4 bis 7.
    [lab] Nimm eine Technologie dieses Wertes; jeder fehlende Punkt kostet 2 Yen oder 1 Importgut.
    [research] Nimm eine Technologie dieses Wertes; jeder fehlende Punkt kostet 2 Yen oder 1 Importgut.
    [port] Nimm einen Auftrag, den deine Stärke erreicht; ein zweiter kostet 2 Yen oder 1 Importgut.
    [dock] Nimm einen Auftrag, den deine Stärke erreicht; ein zweiter kostet 2 Yen oder 1 Importgut.
    [canal] Ein Präsident darf ihn überqueren, ohne Assistent. Hier darf niemand bleiben.
   *[other] Nimm so viele Waren, wie bei deiner Stärke steht.
 }

## Ein Hafen, ein Laboratorium

yokohama-closer-owned = hast du schon
yokohama-closer-units = { $count ->
    [0] Stärke reicht
    [one] 1 fehlt
   *[other] { $count } fehlen
}
yokohama-closer-far = zu weit
yokohama-closer-full = Hand voll: { $limit } Aufträge
yokohama-closer-strongest = { $known ->
    [0] Stärke { $power }: +{ $points } Punkte
   *[other] +{ $points } Punkte
 }
yokohama-closer-reach = { $power ->
    [0] Du hast hier keinen Assistenten
   *[other] Deine Stärke hier: { $power }
}

## Das Ende

yokohama-closer-tie-church = Kirche: Bei Gleichstand zählt der Assistent weiter rechts.
yokohama-closer-tie-customs = Importlager: Bei Gleichstand zählt der Assistent weiter rechts.
yokohama-closer-tie-technology = Technologie: Bei Gleichstand gewinnt, wer früher dran ist.
yokohama-closer-neutral = In den Schritten 1 bis 3 zählt der neutrale Spieler mit.

## Die Hand

yokohama-closer-icon = { $nth }. { $country }{ $brings ->
    [agent] : Vertreter
    [short] : keiner mehr
   *[none] {""}
 }
yokohama-closer-kept = bleibt

## Kirche, Importlager, Errungenschaften

yokohama-closer-majority = { $board ->
    [church] Mehrheit am Ende: 6, dann 3 Punkte
   *[customs] Mehrheit am Ende: 8, dann 4 Punkte
 }
yokohama-closer-first = zuerst
yokohama-closer-later = danach

## Eine Kaufmannsperson

yokohama-closer-no-achievement = keine Errungenschaft
yokohama-closer-completed = Erfüllte Aufträge: { $count }

## Was in einer Nahansicht neu ist

yokohama-alt-new-assistants = { $who } bekommt { $count ->
    [one] 1 Assistenten
   *[other] { $count } Assistenten
 }
yokohama-alt-lost-assistants = { $who } verliert { $count ->
    [one] 1 Assistenten
   *[other] { $count } Assistenten
 }
yokohama-alt-new-shop = Geschäft von { $who } auf Feld { $space }
yokohama-alt-new-house = Handelshaus von { $who }
yokohama-alt-new-token = Stärke-5-Plättchen vergeben
yokohama-alt-new-order = Auftrag { $order }
yokohama-alt-new-space = { $who } { $board ->
    [church] in der Kirche, Feld { $number }
   *[customs] im Importlager, Feld { $number }
 }
yokohama-alt-new-achievement = { $id } erlangt von { $who }
yokohama-alt-new-completed = erfüllt: { $orders }
yokohama-alt-more = { $what } mehr
yokohama-alt-less = { $what } weniger

## Alles im Angebot

yokohama-offer-line = { $what }{ $told ->
    [0] .
   *[other] {" "}({ $verdict }).
 }
yokohama-offer-lacks = fehlt noch: { $goods }
yokohama-offer-technology = { $technology }, Wert { $value }
yokohama-offer-achievement = { $id }: { $need }
yokohama-offer-done = erfüllt
yokohama-offer-progress = { $each }
