# I mercanti di Osaka: risposte, conseguenze, domande, rifiuti.

## Carte e colori

osaka-card = { $colour ->
    [red] rosso
    [blue] blu
    [yellow] giallo
   *[green] verde
 } { $value }
osaka-cards = { $count } × { $card }
osaka-suit = { $colour ->
    [red] rosso
    [blue] blu
    [yellow] giallo
   *[green] verde
 } { $values }
osaka-goods-of = { $count } { $colour ->
    [red] { $count ->
        [one] rossa
       *[other] rosse
    }
    [blue] blu
    [yellow] { $count ->
        [one] gialla
       *[other] gialle
    }
   *[green] { $count ->
        [one] verde
       *[other] verdi
    }
 }

## Domande e loro parti

osaka-ask-token = scegli il tuo primo segnalino profitto
osaka-ask-turn = compra, prendi o prenota
osaka-ask-insurance = giorno di paga: assicuri le tue merci a rischio?
osaka-part-token = Prendi un segnalino di questo colore
osaka-part-buy = Compra tutto ciò che puoi, pagando
osaka-part-take = Prendi 1 carta come monete
osaka-part-reserve = Prenota 1 carta
osaka-part-insure = Scarta per assicurare
osaka-part-save = Oppure scegli le merci da salvare
osaka-part-none = Non assicurare niente
osaka-missing-buy = comprare
osaka-missing-reserve = prenotare
osaka-missing-insure = assicurare
osaka-standing = Assicurazione
osaka-standing-never = Non assicurare mai
osaka-standing-most = Assicura il più possibile

## Risposte

osaka-do-token = { $colour ->
    [red] Rosso +1
    [blue] Blu +1
    [yellow] Giallo +1
   *[green] Verde +1
 }
osaka-do-buy = { $coins }: { $cards }
osaka-buy-detail = { $spare ->
    [0] esatto
   *[other] { $spare } { $spare ->
        [one] moneta
       *[other] monete
    } di troppo
 }; { $kept ->
    [0] la tua mano resta vuota
   *[other] ti restano { $kept } monete{ $insured ->
        [0] {""}
       *[other] , che assicurano { $insures }
    }
 }
osaka-do-take = Prendi { $card }
osaka-take-detail = la tua mano varrà { $coins } monete
osaka-do-take-own = Prendi { $card }, la tua prenotazione
osaka-take-own-detail = ti torna il segnalino prenotazione; la tua mano varrà { $coins } monete
osaka-do-reserve = { $area ->
    [market] Prenota { $card } nel mercato
   *[farm] Prenota { $card } nella produzione
 }
osaka-do-insure = { $cards }: { $count ->
    [one] salva 1 merce
   *[other] salva { $count } merci
 }
osaka-do-save = { $goods }, con { $cards }
osaka-do-insure-none = Non assicurare niente
osaka-insure-detail = salva { $goods }; { $count ->
    [0] non si perde niente
   *[other] perse: { $lost }
 }{ $wasted ->
    [0] {""}
    [one] ; 1 simbolo in più
   *[other] ; { $wasted } simboli in più
 }

## Che cosa manca

osaka-too-dear = costa { $price }, hai { $coins }
osaka-nothing-to-buy = il mercato non ha niente per te
osaka-stone-of = prenotazione di { $who }
osaka-stone-on = il tuo segnalino prenotazione è su { $card }
osaka-all-reserved = ogni carta è già prenotata
osaka-no-symbols = nessuna tua carta ha un simbolo per le merci a rischio

## Rifiuti

osaka-asked-token = Ora il primo segnalino profitto: scrivi «segnalino» e un colore.
osaka-asked-turn = Ora compra, prendi o prenota.
osaka-asked-insurance = Ora l'assicurazione: scrivi «assicura» e le carte, o «assicura niente».
osaka-no-such-cards = Non hai queste carte.
osaka-no-payment = Così paghi solo { $coins } di { $price }.
osaka-not-in-hand = { $have ->
    [0] Non hai in mano { $card }.
   *[other] Hai in mano solo { $have } × { $card }.
 }
osaka-not-your-stone = Il tuo segnalino prenotazione non è su { $card }.
osaka-reserved-by = { $who } ha prenotato { $card }.
osaka-only-in-farm = Puoi prendere solo carte del mercato; { $card } è in produzione.
osaka-not-in-market = Il mercato non ha { $card }.
osaka-stone-used = Il tuo segnalino prenotazione è già su una carta.
osaka-not-on-offer = Lì non c'è { $card } libero, né al mercato né in produzione.
osaka-free-elsewhere = { $card } non è { $area ->
    [market] al mercato, ma libero in produzione
   *[farm] in produzione, ma libero al mercato
 }.
osaka-nothing-discarded = Indica le carte da scartare o scrivi «niente».
osaka-nothing-saved = Indica le merci da salvare.
osaka-no-symbol = { $card } non ha simboli di assicurazione. Indica carte della tua mano di valore 2 o 3: salvano merci del loro colore.
osaka-colour-safe = { $card } non salva niente: nessuna tua merce { $colour ->
    [red] rossa
    [blue] blu
    [yellow] gialla
   *[green] verde
 } è a rischio.
osaka-no-insurance-card = Non hai così tante carte { $card } per assicurare merci a rischio.
osaka-not-at-risk = Non hai così tante merci { $card } a rischio.
osaka-symbols-short = Scarti { $symbols ->
    [0] nessun simbolo
    [one] 1 simbolo
   *[other] { $symbols } simboli
 } per { $goods ->
    [one] 1 merce
   *[other] { $goods } merci
 } ({ $colour ->
    [red] rosso
    [blue] blu
    [yellow] giallo
   *[green] verde
 }).
