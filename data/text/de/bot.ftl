# Was die Discord-Seite neben den Worten des Hauses sagt.

bot-unknown-press = Diesen Knopf kenne ich nicht. Nichts wurde geändert.
bot-trouble = Bei mir ist etwas schiefgegangen. Bitte drücke noch einmal; passiert es wieder, nenne diese Nummer denen, die den Bot betreiben: { $number }
bot-unreadable = Das Protokoll dieser Partie ist beschädigt, deshalb geht sie nicht weiter. Nichts wurde geändert, und alle anderen Partien gehen weiter. Sag es denen, die den Bot betreiben: Vielleicht gibt es eine Sicherung.
bot-late = Ich wurde gerade neu gestartet. Nichts wurde geändert; bitte drücke noch einmal.
bot-late-done = Ich wurde gerade neu gestartet. Dein Zug ist gespeichert.
bot-missed = Meine letzte Antwort an dich kam nie an.
bot-missed-done = Meine letzte Antwort an dich kam nie an. Was du getan hast, ist gespeichert.
bot-post-again = Discord hat meine letzte Nachricht hier abgelehnt; ich versuche es noch einmal. Ich brauche die Berechtigungen „Kanal anzeigen“, „Nachrichten senden“, „Dateien anhängen“ und „Nachrichtenverlauf anzeigen“.
bot-refused = { $n ->
    [one] Discord hat hier eine meiner Nachrichten abgelehnt. Was darin stand, folgt jetzt.
   *[other] Discord hat hier { $n } meiner Nachrichten abgelehnt. Was darin stand, folgt jetzt.
}
bot-channel-gone = Den Kanal dieses Tischs gibt es nicht mehr. Wer „Server verwalten“ darf, kann ihn in einem anderen Kanal schließen: /spiel schließen
bot-mine-unread = { $game } { $match }: Diesen Tisch kann ich gerade nicht lesen; wer den Bot betreibt, sieht warum · { $link }
bot-colour-taken = { $who } hat diese Farbe schon.
bot-seat-taken = { $who } hat diesen Platz schon.
bot-bad-option = Das kannst du hier nicht wählen. Nichts wurde geändert.
bot-unknown-game = Dieses Spiel kenne ich nicht.
bot-not-invited = Auf diesen Platz wurde jemand anderes eingeladen.
bot-here-still = Wer hier spielt, ist wieder da und behält den Platz.
bot-no-post = Die Nachricht der Lobby wird gerade geschrieben. Bitte drücke gleich noch einmal.
bot-take-back-nothing = Du hast nichts zurückzunehmen.
bot-page-before = Vorige Seite
bot-page-next = Nächste Seite
bot-vote-over = Diese Abstimmung ist vorbei.
bot-no-robots = Ein Bot kann hier nicht mitspielen.
bot-somebody = jemand

## Lobby

bot-seal = -# Mischen für { $game } { $match }, versiegelt: { $hash }
bot-lobby-opened = Dein Tisch ist eröffnet: Die Lobby ist in diesem Kanal.
bot-lobby-joined = Du bist dabei. Verdeckte Karten kommen per Direktnachricht; nimmst du keine an, findest du sie unter „Meine Hand“.
bot-lobby-changed = Geändert. Alle anderen müssen die neuen Optionen bestätigen.
bot-lobby-kicked = Erledigt. Der Tisch weiß Bescheid.
bot-lobby-gone = Diese Lobby ist geschlossen.
bot-not-dealt = Nichts wurde ausgeteilt. Die Lobby bleibt offen.
bot-as-printed = Regeln wie gedruckt
bot-pace = Tempo
bot-pace-day = etwa ein Zug am Tag, ohne Zeitlimit
bot-pace-day-menu = ein Zug am Tag
bot-pace-live = live, alle sind jetzt da
bot-pace-slow = ein Zug, wenn Zeit ist, ohne Zeitlimit
bot-pace-slow-menu = wenn Zeit ist
bot-pace-clock = nach der Uhr, ein Tag für jeden Zug, bis zu drei Tage gespart
bot-pace-clock-menu = 1 Tag je Zug, nach der Uhr
bot-pace-long = nach der Uhr, drei Tage für jeden Zug, bis zu zehn Tage gespart
bot-pace-long-menu = 3 Tage je Zug, nach der Uhr
bot-seats = { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
 }
bot-taken = vergeben
bot-wish = Wähle Farbe und Platz oder überlass sie dem Zufall.
bot-no-words-yet = noch keine
bot-no-words = keine Worte
bot-word-detail = Steht in der Lobby. Wer das letzte Wort beisteuert, weiß: Niemand hat am Mischen gedreht.

## Tafeln und Beiträge

bot-to-panel = Weiter in meinem Zug
bot-asked-no-more = **{ $game } { $match }:** Das ist beantwortet. { $link }
bot-hand-of-its-day = -# Waren und Geld zum Zeitpunkt dieser Nachricht; „Meine Hand“ zeigt den jetzigen Stand.
bot-vote-open = Notiert. Es fehlen noch die anderen.
bot-vote-agreed = Alle sind einverstanden. Erledigt.
bot-vote-refused = Nicht alle sind einverstanden. Nichts wurde geändert.
bot-vote-yes = Einverstanden
bot-vote-no = Nicht einverstanden
bot-list-title = **Tische dieses Servers**
bot-info-seal = Versiegelte Hälfte: sha256 `{ $hash }`
bot-info-all-known = Werte: Keiner musste rekonstruiert werden; alle stammen aus dem Regelheft oder aus Beschreibungen anderer.
bot-info-reconstructed = Werte: Manche gedruckten waren nicht zu finden und sind von uns: { $each }. Alle anderen stammen aus dem Regelheft oder aus Beschreibungen anderer.
bot-info-rows = { $n } von { $of } { $what }
