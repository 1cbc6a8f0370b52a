# Partien anderer verfolgen.

follow-button = Verfolgen
follow-panel = **{ $game } { $match } verfolgen.** Um 18 Uhr schicke ich dir eine stille Direktnachricht für alles, was du verfolgst, wenn es etwas Neues gibt; darin steht nur, was alle sehen.
follow-menu = Was ich dir sage
follow-turns = Was geschieht, einmal am Tag
follow-score = Der Punktestand, einmal am Tag
follow-end = Nur, wie es ausgeht
follow-not = Nichts: Ich verfolge die Partie nicht
follow-about-people = -# Und alles, was diese Leute hier ab jetzt anfangen
follow-people = Wähle Leute …
follow-begun = Du verfolgst diese Partie jetzt.
follow-ended = Erledigt. Das verfolgst du nicht mehr.
follow-full = Du verfolgst schon { $n } Partien. Beende erst eine, mit dem Knopf in deiner täglichen Direktnachricht.
follow-own = Bei dieser Partie spielst du selbst mit.
follow-locked = Diesen Kanal sehen nicht alle auf dem Server; was dort passiert, kann ich dir deshalb nicht schicken.
follow-digest = **Partien, die du verfolgst**
follow-more = … und { $n } weitere.
follow-end-some = Nicht mehr verfolgen …
follow-list = **Was möchtest du nicht mehr verfolgen?**
follow-end-menu = Nicht mehr verfolgen …
follow-none = Du verfolgst keine Partien.
follow-dm-closed = Deine Direktnachrichten sind für mich geschlossen, also kann ich dir nichts sagen. Erlaube sie von diesem Server und drücke dort einen meiner Knöpfe.
follow-onlookers = **Neues von den Tischen**
follow-mine = Was ich verfolge
