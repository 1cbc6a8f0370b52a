# Was die Discord-Seite neben den Worten des Hauses sagt.

bot-unknown-press = Diesen Knopf kenne ich nicht. Es wurde nichts geändert.
bot-trouble = Bei mir ist etwas schiefgegangen. Bitte drücke noch einmal; geschieht es wieder, nenne diese Nummer denen, die den Bot betreiben: { $number }
bot-late = Ich wurde gerade neu gestartet. Bitte drücke noch einmal.
bot-late-done = Ich wurde gerade neu gestartet. Was du getan hast, gilt; mit „Spielen“ geht es weiter.
bot-post-again = Discord hat meinen letzten Beitrag hier abgelehnt; ich versuche es noch einmal. Ich brauche die Rechte „Kanal anzeigen“, „Nachrichten senden“, „Dateien anhängen“ und „Nachrichtenverlauf anzeigen“.
bot-colour-taken = { $who } hat diese Farbe schon.
bot-seat-taken = { $who } hat diesen Platz schon.
bot-bad-option = Das lässt sich hier nicht wählen. Es wurde nichts geändert.
bot-unknown-game = Dieses Spiel kenne ich nicht.
bot-not-invited = Auf diesen Platz wurde jemand anderes eingeladen.
bot-here-still = Wem dieser Platz gehört, ist da und behält ihn.
bot-no-post = Der Beitrag für die Lobby wird gerade geschrieben. Bitte drücke gleich noch einmal.
bot-take-back-nothing = Du hast nichts, was du zurücknehmen könntest.
bot-take-back-here = Du bist am Zug: „Zurück“ nimmt zurück, was du darin getan hast.
bot-page-before = Vorige Seite
bot-page-next = Nächste Seite
bot-vote-over = Diese Abstimmung ist vorbei.
bot-no-robots = Ein Bot kann hier nicht mitspielen.
bot-somebody = jemand

## Lobby

bot-seal = Versiegelte Hälfte des Startwerts für { $game } { $match }: sha256 `{ $hash }`
    -# Diese Nachricht wird nie bearbeitet. Am Ende wird die Hälfte geöffnet, damit alle das Mischen prüfen können.
bot-about = Was ist das?
bot-lobby-pace = Tempo: { $pace } · Sprache: { $language }
bot-lobby-values = { $n ->
    [0] Werte: Keiner musste rekonstruiert werden (mehr unter /spiel info).
    [one] Werte: { $n } ist von uns rekonstruiert, weil der gedruckte nicht zu finden war (mehr unter /spiel info).
   *[other] Werte: { $n } sind von uns rekonstruiert, weil die gedruckten nicht zu finden waren (mehr unter /spiel info).
 }
bot-lobby-opened = Dein Tisch ist eröffnet: Die Lobby steht in diesem Kanal.
bot-lobby-joined = Du bist dabei. Verdeckte Karten kommen per Direktnachricht; nimmst du keine an, warten sie unter „Meine Hand“.
bot-lobby-changed = Geändert. Alle anderen werden um Bestätigung gebeten.
bot-lobby-kicked = Erledigt. Der Tisch weiß Bescheid.
bot-lobby-gone = Diese Lobby ist geschlossen.
bot-rematch = Revanche: { $game }. { $who } hat die Lobby eröffnet.
bot-as-printed = wie gedruckt
bot-pace = Tempo
bot-pace-day = etwa ein Zug am Tag, keine Uhr
bot-pace-live = alle jetzt am Tisch
bot-pace-slow = ein Zug, wenn Zeit ist
bot-seats = { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
 }
bot-taken = vergeben
bot-wish = Wähle Farbe und Platz oder überlass sie dem Los.
bot-no-words-yet = noch keine
bot-no-words = keine Worte
bot-word-detail = Steht in der Lobby. Wer das letzte Wort gibt, weiß: Niemand hat das Mischen bestimmt.

## Tafeln und Beiträge

bot-to-panel = Weiter in meinem Zug
bot-asked-no-more = **{ $game } { $match }:** Das ist beantwortet. { $link }
bot-hand-of-its-day = -# Waren und Geld, wie sie waren, als dies kam; „Meine Hand“ zeigt sie, wie sie jetzt sind.
bot-vote-open = Notiert. Jetzt sind die anderen gefragt.
bot-vote-agreed = Alle sind einverstanden; es ist geschehen.
bot-vote-refused = Nicht alle sind einverstanden; es bleibt, wie es ist.
bot-vote-yes = Einverstanden
bot-vote-no = Nicht einverstanden
bot-stays = Du behältst deinen Platz.
bot-list-title = **Tische dieses Servers**
bot-list-line = { $game } { $match } · { $link }
bot-info-seal = Versiegelte Hälfte: sha256 `{ $hash }`
bot-info-all-known = Werte: Keiner musste rekonstruiert werden; alle stammen aus dem Regelheft oder aus Beschreibungen anderer.
bot-info-reconstructed = Werte: Bei einem Teil des Materials ließen sich die gedruckten nicht finden, wir haben sie rekonstruiert: { $each }. Alle anderen stammen aus dem Regelheft oder aus Beschreibungen anderer.
bot-info-rows = { $n } von { $of } { $what }
