# Zurückgehen: allein, oder wenn der Tisch einverstanden ist. Eine Zeile des Protokolls hat überall dieselbe Nummer.

undo-still-yours = Du bist am Zug: „Zurück“ hier unten nimmt den letzten Schritt zurück.
undo-reopened = { $from ->
    [start] Dein Zug beginnt von vorn.
    [drawn] Dein Zug geht dort weiter, wo etwas aufgedeckt wurde.
    [answer] Du kannst neu antworten.
   *[step] Dein Zug ist wieder offen.
}
undo-earlier = Dieser Knopf gehört zu einem früheren Zug. Nichts wurde geändert.
undo-played-since = Seit deinem Zug haben andere gespielt: { $who }.
undo-drawn-since = Seit Beginn deines Zugs wurde etwas aufgedeckt. Gehst du zurück, kommen dieselben Karten oder Plättchen wieder.
undo-repaired-since = Seit einer Reparatur oder neuen Regeln kann die Partie nicht mehr bis vor Zeile { $line } zurück.
undo-ask-table = Den Tisch fragen: zurück bis vor Zeile { $line }, „{ $what }“? { $n ->
    [one] 1 Antwort ginge
   *[other] { $n } Antworten gingen
 } verloren. Gefragt wird: { $who }.
undo-ask-alone = Du kannst bis vor Zeile { $line } zurückgehen: „{ $what }“. { $n ->
    [one] 1 Antwort ginge
   *[other] { $n } Antworten gingen
 } verloren.
undo-ask = Fragen: bis vor Zeile { $line }
undo-go = Zurück bis vor Zeile { $line }
undo-moved-on = Die Partie ist inzwischen weitergegangen. Nichts wurde geändert.
undo-gone-back = Die Partie steht wieder vor Zeile { $line }.
