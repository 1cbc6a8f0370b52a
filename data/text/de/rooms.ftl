# Räume: wo ein Server spielt, Einladungen, die Benachrichtigung einer Rolle, Vorlagen.

cmd-table-settings = einstellungen
cmd-table-settings-about = Wo dieser Server spielt und wie (Server verwalten; nur ich sehe es)
cmd-game-invite = einladen
cmd-game-invite-about = Plätze in meiner Lobby freihalten und die Leute einmal benachrichtigen
opt-preset = vorlage
opt-preset-about = Wie beim letzten Mal, oder gemerkte Optionen
opt-player = person
opt-player-about = Wen ich einlade
opt-second = zweite
opt-second-about = Wen ich noch einlade
opt-third = dritte
opt-third-about = Wen ich noch einlade

## Die Einstellungen eines Servers

rooms-settings-title = **Einstellungen dieses Servers**
rooms-menu-where = Tische
rooms-where-here = wo eröffnet wird
rooms-where-here-detail = /spiel eröffnen stellt den Tisch in den Kanal, in dem es steht
rooms-where-thread = je ein Thread
rooms-where-thread-detail = Ich öffne für jeden Tisch einen Thread; braucht einen Kanal
rooms-where-post = je ein Forenbeitrag
rooms-where-post-detail = Ich öffne für jeden Tisch einen Beitrag und pflege die Tags; braucht ein Forum
rooms-about-thread = -# Kanal, unter dem die Threads liegen
rooms-about-post = -# Forum für die Beiträge
rooms-about-role = -# Rolle, die für Lobbys benachrichtigt wird
rooms-about-announcements = -# Kanal für Ankündigungen
rooms-about-onlookers = -# Kanal für alle, die zusehen: einmal am Tag Neues von den Tischen
rooms-menu-thread = Wähle den Kanal …
rooms-menu-post = Wähle das Forum …
rooms-language-any = die der Lobby
rooms-menu-allow = Nichts weiter ist erlaubt
rooms-allow-bots = Bots erlaubt
rooms-allow-practice = Üben erlaubt
rooms-allow-boxes = Boxen erlaubt
rooms-allow-levels = Spielstärke gilt überall
rooms-allow-lobbies = Lobbys auch auf anderen Servern
rooms-allow-days = Stellung des Tages
rooms-allow-days-detail = Täglich ein Zug einer beendeten Partie
rooms-menu-role = Wähle eine Rolle …
rooms-menu-announcements = Wähle einen Kanal …
rooms-unchosen = Wähle unten, wohin die Tische kommen; bis dahin lässt sich kein Tisch eröffnen.
rooms-gone = Der Kanal für die Tische wurde gelöscht. Wer „Server verwalten“ darf, kann mit /tisch einstellungen einen anderen wählen.
rooms-kind = Unter diesem Kanal lassen sich keine Tische eröffnen: Threads brauchen einen Textkanal, Beiträge ein Forum.
rooms-no-permission = Discord lässt mich in { $channel } keinen Raum öffnen; /tisch zustand sagt, was mir fehlt.
rooms-full = Dieser Server hat so viele aktive Threads, wie Discord erlaubt. Archiviere einige und eröffne den Tisch dann noch einmal.
rooms-failed = Discord hat für den Tisch keinen Raum geöffnet. Nichts wurde geändert; bitte versuche es noch einmal.
rooms-lacking = Um in { $channel } Tische zu eröffnen, brauche ich: { $permissions }
rooms-permission-open = Öffentliche Threads erstellen
rooms-permission-posts = Beiträge erstellen
rooms-permission-manage = Threads verwalten (für Tags)
rooms-tag-open = offen
rooms-tag-running = läuft
rooms-tag-waits = wartet
rooms-tag-over = beendet
rooms-closed = geschlossen
rooms-tags-full = Das Forum hat 20 Tags, mehr erlaubt Discord nicht. Kein Platz ist für: { $tags }
rooms-tags-full-now = Gespeichert. Das Forum hat schon 20 Tags, mehr erlaubt Discord nicht.
rooms-tags-missing = Dem Forum fehlen diese Tags: { $tags }. Wähle es noch einmal, dann füge ich sie hinzu.
rooms-tags-barred = Gespeichert. Für Tags in { $channel } brauche ich dort „Kanäle verwalten“; bis dahin kommen die Tische ohne Tags.
rooms-role-everyone = Wähle eine Rolle dieses Servers, nicht alle.
rooms-role-barred = Ich kann { $role } nicht benachrichtigen: Erlaube allen, sie zu erwähnen, oder gib mir „@everyone, @here und alle Rollen erwähnen“.
rooms-refused-bots = Bots sind auf diesem Server nicht erlaubt.
rooms-refused-practice = Üben ist auf diesem Server nicht erlaubt. In einer Direktnachricht mit mir geht es immer.
rooms-refused-boxes = Boxen sind auf diesem Server nicht erlaubt.
rooms-barred = **Bei { $game } { $match } kann ich nichts mehr schreiben.** Der Thread { $link } ist gesperrt, oder mir fehlt dort eine Berechtigung. Entsperren kann ihn, wer „Threads verwalten“ darf; /tisch zustand sagt, was fehlt.

## Einen Tisch eröffnen

rooms-starter = **{ $game }** · Tisch { $match }, eröffnet von { $who }. Lobby und Partie sind gleich hier.
rooms-opened = Dein Tisch ist eröffnet: { $link }
rooms-open-here = In diesem Kanal eröffnen
rooms-as-last-time = Wie beim letzten Mal
rooms-usual-days = So eine Partie dauert hier etwa { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
rooms-usual-hours = So eine Partie dauert hier etwa { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}

## Einladen

rooms-invite = Einladen
rooms-invite-panel = **Einladen.** Jeder Platz bleibt einen Tag lang frei, und wer eingeladen ist, wird einmal benachrichtigt.
rooms-invite-menu = Wähle Leute …
rooms-invite-nobody = Einladen kannst du nur Menschen; Bots kommen mit „Bot hinzufügen“.
rooms-invited = Eingeladen. Sie werden benachrichtigt.
rooms-role-about = { $role } lässt sich einmal für diese Lobby benachrichtigen, und auf diesem Server einmal am Tag.
rooms-role-call = Rolle benachrichtigen
rooms-no-role = Auf diesem Server darf keine Rolle benachrichtigt werden. Wer „Server verwalten“ darf, kann mit /tisch einstellungen eine wählen.
rooms-called = Diese Lobby hat die Rolle schon benachrichtigt.
rooms-called-lately = Die Rolle wurde heute schon benachrichtigt. Wieder möglich ist es { $when }.
rooms-called-done = Die Rolle wird benachrichtigt.
rooms-announcements-gone = Der Kanal für Ankündigungen wurde gelöscht. Wer „Server verwalten“ darf, kann mit /tisch einstellungen einen anderen wählen.
rooms-call-people = { $who }: { $host } lädt euch zu **{ $game }** ein, Tisch { $match }. Die Plätze bleiben einen Tag lang frei.
rooms-call-role = { $who }: { $host } sucht Leute für **{ $game }**, Tisch { $match }. { $free ->
    [one] 1 Platz ist frei.
   *[other] { $free } Plätze sind frei.
}

## Vorlagen

rooms-presets-panel = **Vorlagen.** Optionen, Plätze, Tempo und Sprache unter einem Namen; /spiel eröffnen nimmt sie mit vorlage.
rooms-preset-use = Vorlage verwenden …
rooms-preset-drop = Vorlage löschen …
rooms-preset-save = Optionen merken
rooms-preset-share = Für den Server merken
rooms-preset-shared = { $name } (dieser Server)
rooms-preset-name = Name der Vorlage
rooms-preset-saved = Gemerkt als „{ $name }“.
rooms-preset-full = Für dieses Spiel gibt es schon { $n } Vorlagen. Lösche erst eine.
rooms-preset-used = Erledigt: Die Lobby hat jetzt diese Optionen.
rooms-preset-gone = Gelöscht.

rooms-presets = Vorlagen
