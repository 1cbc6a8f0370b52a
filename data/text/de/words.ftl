# What is this? The words of a game that a newcomer does not know, each explained in one sentence.

house-what = { $word }?

## Yokohama

yokohama-what-order = Auftrag
yokohama-what-order-text = **Auftrag:** eine Karte, die Waren verlangt. Erfüllt bringt sie Punkte, oft Geld oder ein Importgut, und ein Ländersymbol.
yokohama-what-power = Stärke
yokohama-what-power-text = **Stärke:** je 1 für deine Assistenten, deinen Präsidenten, dein Geschäft und dein Handelshaus im Gebiet. Sie entscheidet, was das Gebiet gibt.
yokohama-what-agent = Auslandsvertreter
yokohama-what-agent-text = **Auslandsvertreter:** Zwei gleiche Ländersymbole auf deinen Karten bringen einen. Einmal je Zug handelt einer in einem Gebiet mit einem Assistenten von dir, ohne den Präsidenten.
yokohama-what-token = Stärke-5-Plättchen
yokohama-what-token-text = **Stärke-5-Plättchen:** Wer in einem Gebiet mit Stärke 5 handelt, darf das dortige nehmen und erhält, was es zeigt.
yokohama-what-import = Importgut
yokohama-what-import-text = **Importgut:** keine Ware, also verlangt es kein Auftrag. Importlager, Kirche, Häfen und Laboratorien nehmen es als Zahlung.
yokohama-what-production = Industriewert
yokohama-what-production-text = **Industriewert:** die Zahl auf einer Technologie. Deine Stärke im Laboratorium zahlt sie; jeder fehlende Punkt kostet 2 Yen oder 1 Importgut.
yokohama-what-faith = Glaubenskraft
yokohama-what-faith-text = **Glaubenskraft:** deine Stärke in der Kirche, plus 1 für jede Sache, die du dort zahlst. Ein Feld verlangt so viel, wie es zeigt.

## Traders of Osaka

osaka-what-payday = Zahltag
osaka-what-payday-text = **Zahltag:** Sobald ein Schiff Edo erreicht, verkaufen alle ihre Waren dieser Farbe für SP.
osaka-what-piece = Stein
osaka-what-piece-text = **Reservierungsstein:** hält dir eine Karte frei; niemand sonst kann sie kaufen oder nehmen. Mit der Karte kommt der Stein zurück.
osaka-what-tide = Strömung
osaka-what-tide-text = **Schwarze Strömung:** An jedem Zahltag sinken die Schiffe in Enshunada und mit ihnen alle Waren ihrer Farben, die nicht versichert sind.
osaka-what-symbol = Versicherung
osaka-what-symbol-text = **Versicherungssymbol:** die kleinen Symbole oben rechts auf deinen Handkarten. Abgelegt rettet jedes 1 Ware seiner Farbe.

## Nippon: Zaibatsu

nippon-what-wages = Löhne
nippon-what-wages-text = **Löhne:** Beim Konsolidieren zahlst du 3 Geld für jede Farbe in deinem Arbeitsbereich, egal wie viele Arbeitskräfte sie hat.
nippon-what-department = Abteilung
nippon-what-department-text = **Abteilung:** Jede Farbe der Arbeitskräfte hat eine auf deinem Tableau. Aktiviert bringt sie Kohle, Seide, Eisen, Geld, Felder oder SP, aufgewertet mehr.
nippon-what-rnd = F&E-Wert
nippon-what-rnd-text = **F&E-Wert:** wie weit dein Marker auf der F&E-Leiste ist. Jede Fabrikstufe verlangt einen bestimmten Wert.
nippon-what-modifier = Modifikator
nippon-what-modifier-text = **Modifikator:** der Effekt einer Fabrik, der eine Aktion verbessert. Jede Aktion kann von einer Fabrik modifiziert werden.
nippon-what-marker = Einflussmarker
nippon-what-marker-text = **Einflussmarker:** Seine Zahl ist dein Einfluss in der Region. Ein höherer verdrängt einen niedrigeren von seinem Feld.
nippon-what-contract = Vertrag
nippon-what-contract-text = **Vertrag:** eins deiner acht Plättchen. Wer ihn abschließt, aktiviert seine Abteilung; Verträge zählen auch am Ende.
nippon-what-specialist = Facharbeitskraft
nippon-what-specialist-text = **Facharbeitskraft:** kommt mit einem Schiff in deinen Arbeitsbereich. Sie zählt wie eine Arbeitskraft ihrer Farbe, und ihr Plättchen wertet deine Abteilung auf.
nippon-what-prestige = Prunkplättchen
nippon-what-prestige-text = **Prunkplättchen:** wertet am Ende den Teil deines Tableaus, neben dem es liegt.
