# Nippon: allein gegen Takatoshi.

nippon-opponent-takatoshi = Takatoshi
nippon-rank-heavenly = himmlisch
nippon-rank-honourable = ehrenvoll
nippon-rank-remarkable = beachtenswert
nippon-rank-acceptable = akzeptabel
nippon-rank-sufficient = ausreichend
nippon-rank-missed = nicht alle Ziele sind erfüllt

## Was auf seinem Tableau liegt

nippon-solo-worker = { nippon-region } { nippon-colour }
nippon-solo-goal = { $goal ->
    [factories] { $need } Fabriken
    [machines] { $need } Maschinen
    [railways] { $need } Eisenbahnen
    [rnd] F&E bis Feld { $need }
    [mining] Bergbau bis Feld { $need }
    [finance] Finanzen bis Feld { $need }
    [ships] { $need } Schiffe
    [contracts] { $need } Verträge
   *[markers] { $need } Einflussmarker auf dem Spielplan
 }
nippon-solo-tally = { nippon-solo-goal } ({ $have } von { $need })
nippon-solo-weighed = { nippon-region } ({ $who } { $his }, { $you } { $yours }; { $free ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $free } Felder
 })

## Was erzählt wird

nippon-tell-solo-prepared = { $who } ist bereit: Prioritäten { $priorities }; Arbeitskräfte in den Regionen: { $regions }; Ziele: { $goals }
nippon-tell-stack-renewed = { $who } mischt alle Aktionsplättchen und die Prioritäten: { $priorities }
nippon-tell-tile-revealed = { $who } deckt ein Aktionsplättchen auf: { $space ->
    [0] { $arrow ->
        [left] meiste Arbeitskräfte, Pfeil nach links
       *[right] meiste Arbeitskräfte, Pfeil nach rechts
    }, { $border ->
        [green] grüne Umrandung (Aktion bei jeder Schwierigkeit)
        [yellow] gelbe Umrandung (Aktion bei Mittel und Schwer)
       *[red] rote Umrandung (Aktion nur bei Schwer)
    }
   *[other] Einstellungsfeld { $space }
 }
nippon-tell-takatoshi-hired = { $ties ->
    [0] {""}
    [one] Auf Einstellungsfeld { $space } sind die meisten Arbeitskräfte ({ $count }).{" "}
   *[other] Auf den Einstellungsfeldern { $tied } sind die meisten Arbeitskräfte ({ $count }): Feld { $space }.{" "}
 }{ $who } nimmt von Feld { $space } die { nippon-worker } in den Beutel ({ $missing ->
    [0] erste Priorität
   *[other] nicht dort: { $absent }
 })
nippon-tell-takatoshi-idle = { $why ->
    [nobody] { $who } tut nichts: Auf diesem Einstellungsfeld ist keine Arbeitskraft
    [border] { $who } führt keine Aktion aus: Bei dieser Umrandung liegt kein Zielplättchen
    [railway] { $who } führt keine Aktion aus: Es sind keine Eisenbahnen mehr da
   *[marker] { $who } führt keine Aktion aus: Für diesen Abschnitt ist kein Einflussmarker mehr da
 }
nippon-tell-marker-picked = { $who } nimmt Einflussmarker { $value } aus der { $row ->
    [1] unteren Zeile
    [2] mittleren Zeile
   *[other] oberen Zeile
 }{ $on ->
    [0] {""}
   *[other] {" "}(die Zeile dieses Abschnitts ist leer)
 }
nippon-tell-region-chosen = Regionen nach Priorität: { $regions }; { $why ->
    [none] kein Feld ist verfügbar: { $who } führt keine Aktion aus
    [ahead] { $who } hat überall mehr Einfluss, wo ein Feld verfügbar ist; die erste davon: { nippon-region }
   *[behind] die erste mit einem Feld, in der { $who } nicht mehr Einfluss hat: { nippon-region }
 }
nippon-tell-takatoshi-railway = { $who } baut eine Eisenbahn { nippon-in-region } (Feld { $space }); Einfluss: { $who } { $his }, { $you } { $yours }
nippon-tell-takatoshi-marker = { $who } legt Marker { $value } auf { $place }: { $way ->
    [replace] ersetzt den höchsten Marker von { $you } ({ $lost })
    [remove] entfernt den höchsten Marker von { $you } ({ $lost })
   *[printed] der höchste verfügbare aufgedruckte Wert ({ $printed }){ $removed ->
        [replaced] ; ersetzt Marker { $lost } von { $you }
        [removed] ; entfernt Marker { $lost } von { $you }
       *[none] {""}
    }
 }; Einfluss { nippon-in-region }: { $who } { $his }, { $you } { $yours }
nippon-tell-goals-judged = Ziele: { $goals }; { $won ->
    [0] { $who } verliert gegen { $opponent }
   *[other] { $who } hat alle erfüllt und gewinnt gegen { $opponent }
 }
