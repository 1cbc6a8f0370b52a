# Die Stellung des Tages: ein Zug einer beendeten Partie, und was andere gespielt hätten.

day-title = **Stellung des Tages, { $game }.** Du bist { $who }: Was würdest du spielen?
day-play = Ich würde spielen …
day-over = Diese Stellung ist vorbei: Die neueste Nachricht in diesem Kanal sagt, was daraus wurde.
day-chosen = **Du würdest spielen: { $what }.** { $n ->
    [one] Die Nachricht von morgen sagt, was gespielt wurde.
   *[other] Das ist deine { $n }. Stellung in Folge. Die Nachricht von morgen sagt, was gespielt wurde.
 }
day-anew = Neu wählen
day-about = Dieser Zug stammt aus einer beendeten Partie dieses Servers. Deine Wahl zählt nirgends; die Nachricht von morgen sagt, was gespielt wurde und was andere gewählt haben.
day-played = **Die Stellung von gestern.** { $who } spielte: { $what }.
day-choice = { $n ->
    [one] 1 Person würde spielen: { $what }.
   *[other] { $n } Personen würden spielen: { $what }.
 }
day-no-one = Niemand hat etwas gewählt.
day-judged = { $same ->
    [yes] Ein Bot der Stufe Meister findet nichts Besseres als das, was gespielt wurde.
   *[no] Ein Bot der Stufe Meister würde spielen: { $what }; das hält er für { $ahead } Punkte besser.
 }
day-streak = Längste Serie: { $n } Stellungen in Folge.
