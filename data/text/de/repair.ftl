# Reparaturen: was an einem Tisch richtiggestellt wird, von allen dort oder von dem, der den Bot betreibt.

repair-mend = Richtigstellen
repair-ask = **Etwas richtigstellen bei { $game } { $match }:** für eine eigene Regel oder nach einem Versehen. Eine Menge oder der Ort einer Figur lässt sich setzen; alle müssen einverstanden sein. Die Partie ist dann angepasst: Sie zählt in keinem Ergebnis.
repair-not-now = Richtigstellen geht nur, wenn ein Zug beginnt. Beende den Zug oder nimm ihn zurück, dann versuch es noch einmal.
repair-whose = Wem gehört es?
repair-tables = Dem Tisch
repair-which = Was?
repair-value = Was ist richtig?
repair-type = Richtige Menge
repair-range = Eine ganze Zahl von { $least } bis { $most }
repair-no-number = Das ist keine ganze Zahl von { $least } bis { $most }.
repair-cannot = Darauf lässt es sich nicht setzen: Es gibt nicht genug davon, danach ließe sich nichts spielen, oder am Tisch ging es schon weiter.
repair-sure = Richtigstellen: { $what }?
repair-propose = Vorschlagen
repair-agree = Einverstanden: richtigstellen
repair-vote = **{ $who } schlägt vor, bei { $game } { $match } etwas richtigzustellen:** { $what }. Die Partie ist dann angepasst: Sie zählt in keinem Ergebnis.
vote-remind-correct = { $game } { $match } stimmt ab: etwas richtigstellen? { $until }

repair-fact = { $who }, { $what }
repair-from-to = { $fact }: { $was } → { $to }
repair-correct = Alle waren einverstanden und haben richtiggestellt: { $what }.
repair-back = Wer den Bot betreibt, hat die Partie bis vor Zeile { $n } zurückgesetzt.
repair-replay = Wer den Bot betreibt, hat { $n ->
    [-1] alle Züge
    [one] 1 Zug
   *[other] { $n } Züge
 } nach den jetzigen Regeln noch einmal spielen lassen.
repair-void = Wer den Bot betreibt, hat die Partie ohne Ergebnis beendet.
repair-seat = Wer den Bot betreibt, hat den Platz von { $who } weitergegeben.
repair-seat-told = Wer den Bot betreibt, hat den Platz von { $of } bei { $game } { $match } weitergegeben.
repair-void-told = **Wer den Bot betreibt, hat { $game } { $match } ohne Ergebnis beendet.**
repair-mark = angepasst
repair-at = { $line ->
    [0] Vor Zeile 1
   *[other] Nach Zeile { $line }
 }: { $what }
repair-adjusted = **Angepasst, zählt deshalb in keinem Ergebnis.** { $each }
