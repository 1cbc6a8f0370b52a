# Wörter von Nippon.
nippon-name = Nippon
nippon-table-heap = Steine

## Der Zug

nippon-ask-turn = { $most ->
    [one] nimm den letzten Stein
   *[other] nimm 1 bis { $most } Steine
 }
nippon-asked-turn = Jetzt Steine nehmen: Tippe „nimm“ und eine Zahl.
nippon-part-turn = Steine nehmen
nippon-do-take = Nimm { $stones }: es bleiben { $left }
nippon-too-many = { $most ->
    [one] Nur noch ein Stein ist übrig.
   *[other] Du kannst 1 bis { $most } Steine nehmen.
 }

## Was erzählt wird

nippon-tell-took = { $who } nimmt { $stones }
nippon-tell-ended = Der Haufen ist leer. Am meisten Steine: { $who }

## Tisch und Wertung

nippon-title-heap = Der Haufen
nippon-title-players = Wer mitspielt
nippon-board-heap = Steine übrig: { $stones }.
nippon-board-taken = { $who }: { $stones }.
nippon-score = { $who } { $points }
nippon-score-line = { $each } · Steine übrig: { $left }
nippon-win = { $n ->
    [one] { $who } gewinnt mit { $points }.
   *[other] { $who } teilen sich den ersten Platz mit { $points }.
 }
nippon-place = { $place }. { $who }: { $points }

## Regeln

nippon-topic-turn = Ein Zug
nippon-topic-turn-text = Nimm 1 bis 3 Steine vom Haufen. Ist er leer, gewinnt, wer die meisten Steine hat.
