# Die Händler von Osaka: Antworten, ihre Folgen, Fragen, Ablehnungen.

## Karten und Farben

osaka-card = { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
   *[green] Grün
 } { $value }
osaka-cards = { $count } × { $card }
osaka-suit = { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
   *[green] Grün
 } { $values }
osaka-goods-of = { $count } { $colour ->
    [red] { $count ->
        [one] rotes
       *[other] rote
    }
    [blue] { $count ->
        [one] blaues
       *[other] blaue
    }
    [yellow] { $count ->
        [one] gelbes
       *[other] gelbe
    }
   *[green] { $count ->
        [one] grünes
       *[other] grüne
    }
 }

## Fragen und ihre Teile

osaka-ask-token = wähle dein erstes Ertragsplättchen
osaka-ask-turn = kaufe, nimm, reserviere
osaka-ask-insurance = Zahltag: Versicherst du deine gefährdeten Waren?
osaka-part-token = Nimm ein Plättchen dieser Farbe
osaka-part-buy = Kaufe alles, was du darfst, und zahle mit
osaka-part-take = Nimm 1 Karte als Münzen
osaka-part-reserve = Reserviere 1 Karte mit deinem Stein
osaka-part-insure = Lege ab und versichere
osaka-part-save = Oder wähle, was gerettet wird
osaka-part-none = Nichts versichern
osaka-missing-buy = kaufen
osaka-missing-reserve = reservieren
osaka-missing-insure = versichern
osaka-standing = Versicherung
osaka-standing-never = Nie versichern
osaka-standing-most = So viel wie möglich versichern

## Antworten

osaka-do-token = { $colour ->
    [red] Rot +1
    [blue] Blau +1
    [yellow] Gelb +1
   *[green] Grün +1
 }
osaka-do-buy = { $coins }: { $cards }
osaka-buy-detail = { $spare ->
    [0] passend
   *[other] { $spare } { $spare ->
        [one] Münze
       *[other] Münzen
    } zu viel
 }; { $kept ->
    [0] danach ist deine Hand leer
   *[other] danach hast du { $kept } Münzen{ $insured ->
        [0] {""}
       *[other] , damit versicherst du { $insures }
    }
 }
osaka-do-take = { $card } nehmen
osaka-take-detail = danach ist deine Hand { $coins } Münzen wert
osaka-do-take-own = { $card } nehmen, von dir reserviert
osaka-take-own-detail = der Stein kommt zurück; danach ist deine Hand { $coins } Münzen wert
osaka-do-reserve = { $area ->
    [market] { $card } im Markt reservieren
   *[farm] { $card } in der Produktion reservieren
 }
osaka-do-insure = { $cards }: { $count ->
    [one] rettet 1 Handelsgut
   *[other] rettet { $count } Handelsgüter
 }
osaka-do-save = { $goods }, für { $cards }
osaka-do-insure-none = Nichts versichern
osaka-insure-detail = rettet { $goods }; { $count ->
    [0] nichts geht verloren
   *[other] verloren: { $lost }
 }{ $wasted ->
    [0] {""}
    [one] ; 1 Symbol zu viel
   *[other] ; { $wasted } Symbole zu viel
 }

## Was fehlt

osaka-too-dear = kostet { $price }, du hast { $coins }
osaka-nothing-to-buy = im Markt gibt es für dich nichts
osaka-stone-of = reserviert von { $who }
osaka-stone-on = dein Stein ist auf { $card }
osaka-all-reserved = alle Karten sind schon reserviert
osaka-no-symbols = du hast keine Karte mit einem Symbol für bedrohte Handelsgüter

## Ablehnungen

osaka-asked-token = Jetzt dein erstes Ertragsplättchen: Tippe „plättchen“ und eine Farbe.
osaka-asked-turn = Jetzt kaufen, nehmen oder reservieren.
osaka-asked-insurance = Jetzt versichern: Tippe „versichern“ und Karten, oder „versichern nichts“.
osaka-no-such-cards = Diese Karten hast du nicht.
osaka-no-payment = Das sind nur { $coins } von { $price } Münzen.
osaka-not-in-hand = { $have ->
    [0] { $card } hast du nicht auf der Hand.
   *[other] Auf der Hand hast du nur { $have } × { $card }.
 }
osaka-not-your-stone = Dein Stein ist nicht auf { $card }.
osaka-reserved-by = { $who } hat { $card } reserviert.
osaka-only-in-farm = Nehmen kannst du nur Marktkarten; { $card } ist in der Produktion.
osaka-not-in-market = Im Markt gibt es kein { $card }.
osaka-stone-used = Dein Reservierungsstein ist schon auf einer Karte.
osaka-not-on-offer = Weder im Markt noch in der Produktion ist { $card } dort frei.
osaka-free-elsewhere = { $card } ist nicht { $area ->
    [market] im Markt, aber frei in der Produktion
   *[farm] in der Produktion, aber frei im Markt
 }.
osaka-nothing-discarded = Nenne die Karten, die du ablegst, oder tippe „nichts“.
osaka-nothing-saved = Nenne die Handelsgüter, die gerettet werden.
osaka-no-symbol = { $card } hat kein Versicherungssymbol. Nenne Handkarten mit Wert 2 oder 3: Sie retten Handelsgüter ihrer Farbe.
osaka-colour-safe = { $card } rettet nichts: Von deinen Handelsgütern ist in { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
   *[green] Grün
 } keines in Gefahr.
osaka-no-insurance-card = So viele { $card } hast du nicht, um bedrohte Handelsgüter zu versichern.
osaka-not-at-risk = So viele { $card } hast du nicht in Gefahr.
osaka-symbols-short = { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
   *[green] Grün
 }: { $symbols ->
    [0] kein Symbol
    [one] 1 Symbol
   *[other] { $symbols } Symbole
 } für { $goods ->
    [one] 1 Handelsgut
   *[other] { $goods } Handelsgüter
 } abgelegt.
