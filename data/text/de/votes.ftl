# Abstimmungen mit Frist: bis wann geantwortet werden kann, und wie sie endeten.

vote-deadline = bis { $at } ({ $in })
vote-silence = Wer bis dahin weder antwortet noch spielt, hat keine Stimme.
vote-silence-keeps = Wer nicht antwortet, lässt alles, wie es ist.
vote-search = Alle sind einverstanden. Gesucht wird jemand seit { $since }.
vote-grace = Alle sind einverstanden. Der Platz wechselt { $at }, wenn { $of } bis dahin nicht spielt oder antwortet.
vote-agreed-by = Einverstanden: { $who }. Keine Antwort bis { $at }: { $silent }.
vote-refused-by = Abgelehnt von { $who }.
vote-played-on = Nicht zustande gekommen: { $n ->
    [one] { $who } hat weitergespielt und nicht zugestimmt.
   *[other] { $who } haben weitergespielt und nicht zugestimmt.
}
vote-unanswered = Keine Antwort bis { $at }: { $who }. Nichts wurde geändert.
vote-invited-silent = { $who } hat nicht geantwortet. Nichts wurde geändert.
vote-nobody-came = Niemand hat sich gemeldet.
vote-moved-past = Die Partie ist weitergegangen; diese Abstimmung ist vorbei.
vote-withdrawn = { $who } hat es sich anders überlegt.
vote-withdraw = Doch nicht
vote-withdraw-done = Dein Angebot ist zurückgezogen.
vote-ended-agreed = Diese Abstimmung endete { $when }: Alle waren einverstanden.
vote-ended-refused = Diese Abstimmung endete { $when }: Es kam nicht zustande.
vote-asked-lately = Dein Vorschlag wurde abgelehnt. Du kannst ihn { $when } wieder machen.
vote-here-before = Das hast du seit diesem Aufruf schon gesagt. Um deinen Platz jetzt zu behalten, spiele.
vote-faster = Jemand anders war schneller.
vote-alone-ask = Du entscheidest allein. { $game } { $match } ohne Sieger beenden?
vote-alone-final = Beenden: endgültig
vote-pause-title = **{ $who } schlägt vor: { $game } { $match } ruht bis { $until }.**
vote-pause-agree = Einverstanden: bis dahin ruhen
vote-remind-undo = { $game } { $match } stimmt ab: zurückgehen? { $until }
vote-remind-end = { $game } { $match } stimmt ab: Partie beenden? { $until }
vote-remind-seat = { $game } { $match } stimmt ab: jemand Neues auf dem Platz von { $of }? { $until }
vote-remind-pause = { $game } { $match } stimmt ab: ruhen? { $until }
