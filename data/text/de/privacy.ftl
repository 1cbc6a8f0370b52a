# Was über eine Person gespeichert ist, und wie es vergessen wird.

cmd-privacy = datenschutz
cmd-privacy-about = Was über mich gespeichert ist
cmd-privacy-show = zeigen
cmd-privacy-show-about = Was über mich gespeichert ist und was nicht (nur ich sehe es)
cmd-privacy-export = export
cmd-privacy-export-about = Alles, was über mich gespeichert ist, in einer Datei (nur ich sehe sie)
cmd-privacy-erase = löschen
cmd-privacy-erase-about = Alles löschen, was über mich gespeichert ist, nach einer Rückfrage

privacy-title = **Was ich über dich speichere**
privacy-person = Deine Discord-Kennung und den Namen, den du an deinen Tischen hattest
privacy-language = Sprache: { $value }
privacy-zone = Zeitzone: { $value }
privacy-quiet = Ruhezeit: { $value }
privacy-remind = erste Erinnerung: { $value ->
    [never] nie
   *[other] nach { $value } Stunden
}
privacy-away = abwesend bis zum { $until }
privacy-games = Lobbys: { $lobbies } · laufende Partien: { $running } · beendete Partien: { $ended }
privacy-acts = Davon: Züge { $moves } · von dir begonnene Abstimmungen: { $votes } · Antwortzeiten: { $answers } · Ergebnisse: { $results } · Spielstärken: { $levels }
privacy-own = Notizen: { $notes } · vorbereitete Züge: { $prepared } · Kopien zum Ausprobieren: { $tries } · Spielersuchen: { $searches } · Partien und Leute, die du verfolgst: { $follows } · Ligen: { $leagues }
privacy-avoided = Du meidest (das siehst nur du): { $who }
privacy-traffic = Klicks der letzten 30 Tage: { $presses } · Nachrichten an dich aus den letzten 7 Tagen: { $letters }
privacy-not-kept = Nicht gespeichert: was du in Kanälen schreibst, wer online ist, alles von Servern, auf denen du nicht spielst.
privacy-export = Exportieren
privacy-exported = Alles, was ich über dich speichere, steht in dieser Datei; nur du siehst sie. Von laufenden Partien enthält sie, was dein Platz sehen kann.
privacy-erase = Löschen …
privacy-erase-ask = **Löschen, was ich über dich speichere?** { $seats ->
    [0] {""}
    [one] Du gibst deinen Platz in 1 laufenden Partie auf; der Tisch erfährt es.{" "}
   *[other] Du gibst deine Plätze in { $seats } laufenden Partien auf; die Tische erfahren es.{" "}
}Züge bleiben als die einer namenlosen Person, ebenso deine Worte für einen Startwert, denn sie belegen das Austeilen. Nachrichten in Discord bleiben; frage dazu die Moderation. Sicherungen und Archive vergessen dich, wenn sie ersetzt werden.
privacy-erase-final = Alles löschen; endgültig
privacy-erased = Erledigt. Ich weiß nichts mehr über dich; diese Antwort ist die letzte Spur.
privacy-kept = Nichts wurde geändert.
privacy-former = Ehemals dabei
