# Lektionen: ein Spiel Schritt für Schritt in seiner eigenen Ansicht lernen.

lesson-name = Lektion
lesson-button = Beim Spielen lernen
lesson-none = Diese Lektion gibt es nicht. /lernen bietet die an, die es gibt.
lesson-step = **{ $n } von { $of }.** { $what }
lesson-other = Das wäre möglich, aber hier geht es um etwas anderes.
lesson-press = Wähle { $what }.
lesson-more = Du bist bei Schritt { $n } von { $of } der Lektion { $game }. Du kannst jederzeit aufhören; /lernen bringt dich hierher zurück.
lesson-on = Zurück zum Schritt
lesson-before = Ein Schritt zurück
lesson-skip = Überspringen
lesson-anew = Von vorn beginnen
lesson-end = **Das war die Lektion { $game }.** Spiel jetzt gegen Bots.
lesson-again = Noch einmal
lesson-practise = Gegen Bots spielen

osaka-lesson-1 = Alle beginnen mit einem Ertragsplättchen einer Farbe, das jede deiner Waren dieser Farbe an Zahltagen 1 mehr wert macht: Nimm rot.
osaka-lesson-2 = Der Markt kostet 15, deine Hand ist 8 wert; nimm also eine Karte als Münzen: die 5, die am meisten kauft.
osaka-lesson-3 = Reserviere die rote 5 der Produktion: Nur du bekommst sie.
osaka-lesson-4 = Du kaufst immer den ganzen Markt: Zahle mit blau 5.
osaka-lesson-5 = Ein Kauf brächte { $other } den Zahltag: Nimm rot 3 als Münzen.
osaka-lesson-6 = Kauf mit grün 5 und rot 2: Rot erreicht Edo, Zahltag.
osaka-lesson-7 = Blau sinkt in Enshunada in der Schwarzen Strömung: Leg die blaue 2 ab, ihre zwei Symbole retten beide blauen Waren.
osaka-lesson-8 = Ein achtes Plättchen beendet das Spiel: Kauf mit gelb 5.

yokohama-lesson-1 = Von zwei Aufträgen behältst du einen: Behalte GB 1, denn Tee und Fisch bekommst du am leichtesten.
yokohama-lesson-2 = In jedem Zug platzierst du zuerst Assistenten, bis zu 3 in verschiedenen Gebieten oder 2 in einem: Platziere 2 in der Teeplantage.
yokohama-lesson-3 = Nun geht der Präsident dorthin, wo deine Assistenten sind, und handelt dort: 2 Assistenten und er geben Stärke 3, also 3 Tee.
yokohama-lesson-4 = Dein Präsident geht nur durch Gebiete mit deinen Assistenten: Wähle Hafen A, und sie werden auf dem Weg platziert.
yokohama-lesson-5 = Geh zum Hafen; ein fremder Präsident in einem Gebiet auf dem Weg würde dich 1 Yen kosten.
yokohama-lesson-6 = Stärke 3 reicht für diese Aufträge: Nimm GB 3, denn zwei Symbole desselben Landes bringen dir einen ausländischen Agenten.
yokohama-lesson-7 = Du hast alle Waren für GB 1, und Aufträge erfüllst du vor oder nach der Hauptaktion: Erfülle ihn.
yokohama-lesson-8 = Zwei gleiche Symbole brachten dir einen Agenten: Schick ihn zuerst zu deinen Assistenten in der Kupfermine.
yokohama-lesson-9 = In der Seidenspinnerei hast du 3 Assistenten: Geh dorthin, denn ab Stärke 4 darfst du auch bauen.
yokohama-lesson-10 = Bau ein Geschäft auf Feld 3: Es bringt jetzt 1 Kupfer und hier in jedem späteren Zug 1 Stärke.
yokohama-lesson-11 = Dein letzter Zug: Stärke und Waren zusammen sind dein Glauben; zahle 4 Waren für das Feld mit 8.
yokohama-lesson-12 = Beende deinen Zug: Die Endwertung zählt Mehrheiten in Kirche, Zoll und Technologien, Sätze verschiedener Länder und was übrig ist.

nippon-lesson-1 = In jedem Zug nimmst du eine Arbeitskraft für eine Aktion, und wenn Löhne gezahlt werden, kostet jede verschiedene Farbe 3: Nimm eine weiße für F&E.
nippon-lesson-2 = Fabriken brauchen F&E: Zahle 3 und rücke 2 Felder vor.
nippon-lesson-3 = Wert 2 genügt für eine Fabrik der Stufe 1: Bau die Papierfabrik 1A für 6 Geld, ihr Effekt tritt sofort ein.
nippon-lesson-4 = Produziere in deiner Papierfabrik: Das kostet 2 Kohle, und die Maschine darauf bringt 1 Ware mehr.
nippon-lesson-5 = Mit 3 Papier kannst du einen Markt beliefern: Nimm wieder eine weiße Arbeitskraft, denn eine Farbe, die du schon hast, kostet keinen weiteren Lohn.
nippon-lesson-6 = Beliefere Osaka mit allen 3 Papier: Dein Marker mit Wert 3 verdrängt die 2 von { $other } und bringt dir die Seide der Region.
nippon-lesson-7 = Mit Waren bezahlst du auch Investitionen und Verträge: Gib 1 Papier für den Vertrag der blauen Abteilung, der 3 Geld bringt.
nippon-lesson-8 = Jede Eisenbahn in einer Region gibt 2 Einfluss mehr, wenn du dort einen Marker hast: Bau eine in Kansai, auf das Feld mit Seide.
nippon-lesson-9 = Ein Schiff wertet eine Abteilung auf: Schick eins nach Berlin, von dort kommt eine Facharbeitskraft.
nippon-lesson-10 = Konsolidiere: zwei Abteilungen, Einkommen, 6 Lohn; leg das Plättchen zu den Fabriken.
nippon-lesson-11 = Beende den letzten Zug: Die Regionen werden gewertet, alle konsolidieren noch einmal, und Prunkplättchen, Übriges und Geld bringen Punkte.
