# Die erste Minute: was ein Spiel ist, wie es in vier Schritten geht, und ein Satz dazu in der ersten Partie.

house-how = So geht’s
house-how-title = **So geht { $game }**
house-how-next = Weiter
house-how-more = -# /regeln erklärt jede Regel. In deiner ersten Partie beginnt jeder Zug mit einem Hinweis.
house-how-which = So geht …
house-card-alt = { $game }. { $motto }. Ein Teil des Tisches mitten in einer Partie.
house-details = Details
house-lobby-reserved = Plätze sind bis zum { $until } reserviert für { $who }.
house-lobby-kept = Die freien Plätze sind reserviert für { $who }. Bitte um einen Platz mehr oder warte ab.
house-lobby-decline = Reservierten Platz freigeben
house-lobby-declined = Dein reservierter Platz ist jetzt für andere frei.
house-lobby-outside = Du bist noch nicht dabei: Spiel mit, dann kannst du Farbe, Platz und ein Wort für das Mischen wählen.
house-info-words = { $still ->
    [0] Worte am Tisch
   *[other] Worte bisher
 }: { $words }
house-info-table = Tempo: { $pace } · Sprache: { $language }
house-info-rulings = Wo ein Regelheft etwas offenlässt, sagt /regeln, wie hier gespielt wird.
house-guide = -# **Warum:** { $what }
house-guide-off = Keine Hinweise
house-guide-gone = Keine Hinweise mehr. In /einstellungen kannst du sie wieder einschalten.

## Yokohama

yokohama-motto = Ein Hafen öffnet sich
yokohama-pitch = Schick Assistenten voraus, zieh mit dem Präsidenten nach und erfülle Aufträge.
yokohama-how-1 = **1. Assistenten platzieren.** Bis zu 3 in verschiedene Gebiete oder 2 in eines. Sie sind der Weg für deinen Präsidenten.
yokohama-how-2 = **2. Mit dem Präsidenten ziehen,** von Gebiet zu Gebiet, wo du Assistenten hast. Wo er anhält, handelst du: Er, jeder Assistent und jedes eigene Gebäude dort geben je 1 Stärke; mehr Stärke bringt mehr.
yokohama-how-3 = **3. Aufträge erfüllen.** Häfen geben Aufträge, die Waren kommen aus den Gebieten. Ein erfüllter Auftrag bringt Punkte, Geld und ein Ländersymbol; zwei gleiche Symbole bringen einen Auslandsvertreter, der einmal für dich handelt.
yokohama-how-4 = **4. Bauen und mehr.** Ab Stärke 4 kannst du bauen; auch Technologien, Kirche und Importlager bringen Punkte. Hat jemand alle Geschäfte oder Handelshäuser gebaut oder sind Kirche oder Importlager voll genug, folgt noch eine ganze Runde.
yokohama-guide-keep = Du startest mit 1 von jeder Ware; jede Karte zeigt, was für ihren Auftrag noch fehlt.
yokohama-guide-move = Er zieht über Gebiete mit deinen Assistenten; am Ziel geben er und jeder von ihnen 1 Stärke.
yokohama-guide-none = Du hast keinen Auftrag auf der Hand. Ein Hafen gibt dir ab Stärke 2 einen.
yokohama-guide-ready = Du hast alle Waren für { $order }. Du kannst ihn vor oder nach der Hauptaktion erfüllen.
yokohama-guide-order = Für { $order } fehlt noch: { $missing }. { $good ->
    [copper] Die Kupfermine gibt ab Stärke 3 Kupfer.
    [silk] Die Seidenspinnerei gibt Seide: deine Stärke minus 1.
    [tea] Die Teeplantage gibt 1 Tee je Stärke.
    [fish] Fischgründe geben 1 Fisch je Stärke.
   *[import] Importgüter gibt es in Chinatown.
 }

## Traders of Osaka

osaka-motto = Kaufen, verschiffen, verkaufen
osaka-pitch = Kauf Waren, bring sie nach Edo, verkauf rechtzeitig. Eine Karte ist Geld, Ware oder Versicherung.
osaka-how-1 = **1. Eine Sache pro Zug.** Kaufe den ganzen Markt auf einmal, nimm eine Karte als Münzen oder reserviere dir eine.
osaka-how-2 = **2. Käufe bewegen Schiffe.** Du zahlst mit Handkarten und legst das Gekaufte vor dir aus. Das Schiff jeder gekauften Farbe rückt 1 Feld vor, bei zwei oder mehr Karten 2.
osaka-how-3 = **3. Vorsicht, Schwarze Strömung.** Erreicht ein Schiff Edo, ist Zahltag. Schiffe, die dann in Enshunada sind, sinken, und alle verlieren die Waren dieser Farbe. Mit Versicherungssymbolen aus der Hand rettest du deine.
osaka-how-4 = **4. Zahltag.** Alle verkaufen die Waren der Farbe, die angekommen ist: Der höchste Wert darunter mal ihre Anzahl ergibt Münzen, und je 5 Münzen sind 1 SP. Wer verkauft, nimmt ein Plättchen, das diesen Preis erhöht. Mit 8 Plättchen endet das Spiel.
osaka-guide-token = An Zahltagen bringt jede deiner Waren der Farbe 1 Münze mehr; 5 Münzen sind 1 SP.
osaka-guide-turn = { $short ->
    [0] Du kannst kaufen: Alles wird deine Ware, und die Schiffe rücken vor.
    [one] 1 Münze fehlt: Jede genommene Karte bringt Münzen.
   *[other] { $short } Münzen fehlen: Jede genommene Karte bringt Münzen.
 }
osaka-guide-insurance = Jedes abgelegte Symbol schützt 1 Ware dieser Farbe, bis sie verkauft wird.

## Nippon: Zaibatsu

nippon-motto = Bau eine Industrie auf
nippon-pitch = Stell Arbeitskräfte ein, bau Fabriken und gewinne Einfluss in den Regionen Japans.
nippon-how-1 = **1. Arbeitskraft einstellen.** Nimm eine von einer Aktion und führe diese Aktion aus, oft bis zu dreimal. Welche Farbe du nimmst, zählt erst später.
nippon-how-2 = **2. Konsolidieren.** Die Arbeitskräfte sammeln sich in deinem Arbeitsbereich. Ist er voll, oder schon früher, zahlst du je Farbe 3 Geld an Löhnen, die unterste aktiviert ihre Abteilung, und du erhältst Kohle und Geld.
nippon-how-3 = **3. Märkte beliefern.** Fabriken machen aus Kohle Waren. Für Waren legst du Einflussmarker an die Städte; ein höherer Marker verdrängt einen niedrigeren.
nippon-how-4 = **4. Regionen werten.** Nach jedem der drei Abschnitte wird der Einfluss gezählt: Marker, Eisenbahnen und die Überseefirma. Am Ende bringt auch dein Tableau Punkte.
nippon-guide-pair = Du behältst ein Paar: erst den Effekt der Seite A, dann alles auf Seite B.
nippon-guide-turn = { $wages ->
    [0] Beim Konsolidieren kostet jede Farbe deiner Arbeitskräfte 3 Geld Lohn.
   *[other] Konsolidieren kostet jetzt { $wages } Geld Lohn, jede neue Farbe 3 Geld mehr.
 }
