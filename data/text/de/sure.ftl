# Einmal gefragt, bevor alle gefragt werden: Eine Abstimmung benachrichtigt die anderen. Und ob eine Partie mit Bots zählt.

sure-asked = Gefragt wird: { $who }.
sure-alone = Sonst muss niemand zustimmen.
sure-left = In Ordnung. Nichts wurde geändert.
sure-end = Ende vorschlagen
sure-end-ask = { $game } { $match } ohne Sieger beenden?
sure-pause = Pause vorschlagen
sure-pause-ask = { $game } { $match }: { $days } Tage Pause?
sure-seek-ask = Jemanden suchen, der für { $who } weiterspielt?
sure-cover-ask = Einen Bot für { $who } spielen lassen? Spielt { $who } selbst, hört der Bot auf. { sure-counts }
sure-bot-ask = Einen Bot den Platz von { $who } übernehmen lassen? { sure-counts-no-more }
sure-replace-ask = Den Platz von { $of } allen anbieten?
sure-invite-ask = Den Platz von { $of } anbieten: { $who }?
sure-take-ask = Auf dem Platz von { $of } weiterspielen?
sure-invite = Platz anbieten
sure-counts = { $counts ->
    [yes] Die Partie zählt weiterhin für die Ergebnisse.
   *[no] Die Partie zählt nicht für die Ergebnisse.
 }
sure-counts-no-more = { $counts ->
    [yes] Von da an zählt die Partie nicht mehr für die Ergebnisse.
   *[no] Die Partie zählt ohnehin nicht für die Ergebnisse.
 }
