# Die Händler von Osaka: die eigene Auswahl.

osaka-hand = { $n ->
    [0] Deine Hand ist leer.
   *[other] Hand ({ $n }): { $cards } = { $coins } Münzen
 }
osaka-hand-symbols = Versicherungssymbole: { $symbols }
osaka-panel-own = Deine Handelsgüter: { $goods ->
    [nichts] keine
   *[other] { $goods }
 } · Ertragsplättchen: { $tokens ->
    [nichts] keine
   *[other] { $tokens }
 }
osaka-panel-brings = Kaufst du jetzt, bekommst du { $goods } für { $price }.
osaka-panel-sails = { $colour ->
    [red] Das rote Schiff
    [blue] Das blaue Schiff
    [yellow] Das gelbe Schiff
   *[green] Das grüne Schiff
 } rückt { $places ->
    [one] 1 Feld
   *[other] { $places } Felder
 } vor, nach { $place }.
osaka-panel-payday = **Zahltag für { $colours }:** { $vp ->
    [0] Du bekommst nichts.
   *[other] Du bekommst { $vp } SP und je verkaufter Farbe ein Ertragsplättchen.
 }
osaka-panel-sinks = **In Enshunada sinken: { $ships }.** Nicht versicherte Handelsgüter an Bord gehen verloren.
osaka-panel-buy = { $n ->
    [one] 1 Ware für { $price } kaufen, endgültig
   *[other] Alle { $n } Waren für { $price } kaufen, endgültig
 }
osaka-panel-buy-own = Oder die Karten selbst wählen, endgültig
osaka-panel-take = { $first ->
    [1] 1 Karte als Münzen nehmen
   *[other] Oder 1 Karte als Münzen nehmen
 }
osaka-panel-reserve = { $first ->
    [1] 1 Karte mit deinem Stein reservieren
   *[other] Oder 1 Karte mit deinem Stein reservieren
 }
osaka-panel-symbols = Symbole auf der Hand: { $cards }.
osaka-panel-no-symbols = Keine deiner Handkarten kann sie versichern.
osaka-panel-symbol-card = { $card } ({ $n })
osaka-panel-risk = In Gefahr: { $goods }.
osaka-panel-insure = Wähle, was du versicherst
osaka-panel-insure-own = Oder wähle die Karten zum Ablegen
osaka-panel-saves = { $card }: rettet { $n }
osaka-panel-save = Oder wähle, was gerettet wird
osaka-panel-never = In dieser Partie nichts mehr versichern
osaka-panel-order = { $n ->
    [1] Du bist dran: Deine Antwort zählt sofort.
    [2] Du antwortest an zweiter Stelle; bis dahin kannst du es ändern.
    [3] Du antwortest an dritter Stelle; bis dahin kannst du es ändern.
   *[other] Du antwortest an vierter Stelle; bis dahin kannst du es ändern.
 }
osaka-back = { $verb ->
    [token] Ertragsplättchen { $what }
    [buy] Kauf
    [take] { $what } als Münzen
    [reserve] Reservierung: { $what }
   *[insure] Versicherung
 }
osaka-panel-colour = { $colour ->
    [red] Rote Karten
    [blue] Blaue Karten
    [yellow] Gelbe Karten
   *[green] Grüne Karten
 }
