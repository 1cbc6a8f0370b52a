# Boxen: Werte von eigenen Karten und Plänen, und die des Bots.

boxes-option = Box
boxes-name = „{ $name }“
boxes-own = Die Werte des Bots
boxes-own-detail = Aus Regelheften und Beschreibungen; was sich nicht finden ließ, ist geraten
boxes-panel = **Mit wessen Werten spielt ihr?** Viele Werte auf Karten und Plänen ließen sich nicht finden; die des Bots sind zum Teil geraten. Eine Box hat die, die jemand von echten abgelesen hat.
boxes-ranked = Für die Rangliste wird mit den Werten des Bots gespielt. Für eine Box wähle unter *Wertung* zuerst etwas anderes.
boxes-gone = Die Box „{ $name }“ lässt sich nicht verwenden: Sie ist weg oder beschädigt. Eröffne den Tisch stattdessen mit den Werten des Bots: /spiel eröffnen.
boxes-gone-lobby = Die Box „{ $name }“ lässt sich nicht mehr verwenden: Sie ist weg, beschädigt oder hier nicht erlaubt. Bitte wähle eine andere oder die Werte des Bots.
boxes-info = Werte: aus der Box „{ $name }“ ({ $whose }). Ist ausgeteilt, behält die Partie sie, auch wenn die Box sich ändert oder verschwindet.
boxes-info-guessed = Von uns geraten sind davon noch: { $each }.
boxes-results = { $game } „{ $name }“
