# Parole di Nippon.
nippon-name = Nippon
nippon-table-heap = pietre

## Il turno

nippon-ask-turn = { $most ->
    [one] prendi l'ultima pietra
   *[other] prendi da 1 a { $most } pietre
 }
nippon-asked-turn = Ora prendi pietre: scrivi «prendi» e un numero.
nippon-part-turn = Prendi pietre
nippon-do-take = Prendi { $stones }: ne restano { $left }
nippon-too-many = { $most ->
    [one] Resta una sola pietra.
   *[other] Puoi prendere da 1 a { $most } pietre.
 }

## Che cosa si racconta

nippon-tell-took = { $who } ne prende { $stones }
nippon-tell-ended = Il mucchio è vuoto. Più pietre: { $who }

## Tavolo e punteggio

nippon-title-heap = Il mucchio
nippon-title-players = I giocatori
nippon-board-heap = Pietre rimaste: { $stones }.
nippon-board-taken = { $who }: { $stones }.
nippon-score = { $who } { $points }
nippon-score-line = { $each } · pietre rimaste: { $left }
nippon-win = { $n ->
    [one] { $who } vince con { $points }.
   *[other] { $who } condividono il primo posto con { $points }.
 }
nippon-place = { $place }. { $who }: { $points }

## Regole

nippon-topic-turn = Un turno
nippon-topic-turn-text = Prendi da 1 a 3 pietre dal mucchio. Quando è vuoto vince chi ha più pietre.
