# Was wäre, wenn: eine Kopie der Partie, auf der jemand für sich ein paar Züge weiterspielt und die dann verworfen wird.

what-if-button = Was wäre, wenn …
what-if-head = -# **Was wäre, wenn**, Zug { $n } von { $of }: Das siehst nur du, und nichts davon wird gespielt.
what-if-brief = -# **Was wäre, wenn**, Zug { $n }/{ $of }{ $who ->
    [none] {""}
   *[other] { " " }für { $who }
}
what-if-for = -# Du antwortest für { $who }; was dort verdeckt ist, ist ausgedacht.
what-if-gone-on = -# Die Partie selbst ist seitdem weitergegangen.
what-if-ended = { $n ->
    [0] **Was wäre, wenn: Die Partie wäre zu Ende.**
    [one] **Was wäre, wenn: Das war 1 Zug von dir.**
   *[other] **Was wäre, wenn: Das waren { $n } Züge von dir.**
 } Nichts davon wurde gespielt.
what-if-about = **Was wäre, wenn**: Du spielst von hier aus auf einer Kopie weiter, die nur du siehst, { $of ->
        [one] einen eigenen Zug
       *[other] { $of } eigene Züge
    } lang. Was du in der Partie nicht siehst, ist neu verteilt, auch was gezogen wird: Über die echten Karten sagt es nichts. Dann wird die Kopie verworfen.
what-if-others = { $how ->
    [hand] Du antwortest auch für die anderen.
   *[bots] Für die anderen antworten Bots.
 }
what-if-hand = Andere selbst spielen
what-if-bots = Bots statt der anderen
what-if-undo = Letzten Schritt zurück
what-if-over = Von vorn
what-if-renew = Vom jetzigen Stand
what-if-end = Zurück zur Partie
what-if-thrown = Die Kopie ist verworfen.
what-if-go-on = Weiter
what-if-busy = Die Bots denken noch über andere Züge nach. Was du ausprobiert hast, bleibt; drücke gleich noch einmal.
what-if-off = Diese Ranglistenpartie lässt „Was wäre, wenn“ weg. Nichts wurde geändert.
what-if-gone = Diese Kopie gibt es nicht mehr. An der Partie hat sich nichts geändert; öffne sie und drücke „Was wäre, wenn“ für eine neue.
what-if-unknown = Dein nächster Zug lässt sich jetzt nicht ausprobieren: Wie er beginnt, steht noch nicht fest. Nichts wurde geändert.
