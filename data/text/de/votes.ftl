# Abstimmungen mit Frist: bis wann geantwortet werden kann, und wie sie endeten.

vote-deadline = bis zum { $at } ({ $in })
vote-silence = Wer bis dahin weder antwortet noch spielt, hat keine Stimme.
vote-silence-keeps = Wer nicht antwortet, lässt alles, wie es ist.
vote-search = Alle sind einverstanden. Die Suche begann { $since }.
vote-grace = Alle sind einverstanden. Der Platz wechselt { $at }, wenn { $of } bis dahin nicht spielt oder antwortet.
vote-agreed-by = Einverstanden: { $who }. Keine Antwort bis zum { $at }: { $silent }.
vote-refused-by = Abgelehnt von { $who }.
vote-played-on = Nicht zustande gekommen: { $n ->
    [one] { $who } hat weitergespielt und nicht zugestimmt.
   *[other] { $who } haben weitergespielt und nicht zugestimmt.
}
vote-unanswered = Keine Antwort bis zum { $at }: { $who }. Nichts wurde geändert.
vote-invited-silent = { $who } hat nicht geantwortet. Nichts wurde geändert.
vote-nobody-came = Niemand hat sich gemeldet.
vote-moved-past = Die Partie ist weitergegangen; diese Abstimmung ist vorbei.
vote-withdrawn = { $who } hat es sich anders überlegt.
vote-withdraw = Doch nicht
vote-withdraw-done = Dein Angebot ist zurückgezogen.
vote-ended-agreed = Diese Abstimmung endete { $when }: Alle waren einverstanden.
vote-ended-refused = Diese Abstimmung endete { $when }: Es kam nicht zustande.
vote-asked-lately = Dein Vorschlag wurde abgelehnt. Du kannst ihn { $when } wieder machen.
vote-here-before = Das hast du seit dieser Benachrichtigung schon gesagt. Um deinen Platz jetzt zu behalten, spiele.
vote-faster = Jemand anderes war schneller.
vote-alone-ask = Du entscheidest allein. { $game } { $match } ohne Sieger beenden?
vote-alone-final = Beenden: endgültig
vote-remind-undo = { $game } { $match } stimmt ab: zurückgehen? { $until }
vote-remind-end = { $game } { $match } stimmt ab: Partie beenden? { $until }
vote-remind-seat = { $game } { $match } stimmt ab: jemand Neues auf dem Platz von { $of }? { $until }
vote-remind-pause = { $game } { $match } stimmt ab: Pause? { $until }

vote-pause-title = **{ $who } schlägt vor: { $game } { $match } macht { $days } Tage Pause.**
vote-pause-agree = Einverstanden: Pause
vote-rests = **Der Tisch macht Pause bis zum { $until }.** Niemand wird benachrichtigt oder erinnert; spielen könnt ihr trotzdem.
vote-rests-now = Der Tisch macht Pause bis zum { $until }.
vote-resume = Jetzt weiterspielen
vote-goes-on = Die Partie geht weiter.
vote-goes-on-by = { $who } beendet die Pause: Die Partie geht weiter.
vote-not-resting = Der Tisch macht keine Pause.
vote-rest-ask = Wie lange soll die Pause dauern? Die anderen werden gefragt, ob sie einverstanden sind.
vote-rest-how-long = Wähle, wie lange

cmd-game-pause = pausieren
cmd-game-pause-about = Eine Pause vorschlagen: Bis dahin wird niemand benachrichtigt oder erinnert
opt-until = bis
opt-until-about = Bis wann
choice-rest-3 = 3 Tage
choice-rest-7 = 1 Woche
choice-rest-14 = 2 Wochen
choice-rest-28 = 4 Wochen

late-post = **{ $game } { $match } wartet seit dem { $since } auf { $who }.** Selbst spielen geht jederzeit. Wie es weitergeht, entscheidet inzwischen: { $others }
late-free = **{ $game } { $match } wartet seit dem { $since } auf jemanden für den Platz von { $who }.** Wie es weitergeht, entscheidet: { $others }
late-wait-day = Noch einen Tag warten
late-wait-days = Noch 3 Tage warten
late-seek = Jemanden suchen
late-rest-table = Pause machen
late-granted = { $who } wartet bis zum { $at }.
late-granted-done = Der Tisch wartet weiter.
late-sought = { $who } sucht jemanden, der weiterspielt.
late-sought-done = Jetzt können sich alle melden, die weiterspielen möchten.
late-rest = { $who } schlägt eine Pause vor.
late-end = { $who } schlägt vor, die Partie zu beenden.
late-played = { $who } hat gespielt.
late-taken = { $who } spielt jetzt weiter.
late-asleep = Der Tisch schläft.
late-nobody = Auf niemanden wird so lange gewartet.
late-self = Du bist am Zug: Spiele einfach.
sleep-begun = **{ $game } { $match } schläft:** Seit dem { $since } hat niemand gespielt. Alles bleibt erhalten; jeder Zug weckt den Tisch, und dieser Knopf auch. Von selbst schließt er am { $until }.
sleep-closes = **{ $game } { $match } schließt am { $until }**, wenn niemand spielt oder den Tisch weckt.
sleep-wake = Wecken
sleep-woken = { $who } hat den Tisch geweckt.
sleep-woken-done = Der Tisch ist wach.
