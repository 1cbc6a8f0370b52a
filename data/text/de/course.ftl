# Der Verlauf einer Partie als Kurven.

course-title = Verlauf der Partie
course-button = Verlauf
course-end = Ende
course-origins = Woher die Punkte kamen
course-sources = Punktquellen
course-none = In diesem Spiel zählt niemand Punkte.
course-osaka-line = Gestrichelt: Zahltag
course-yokohama-line = Gestrichelt: Spielende eingeläutet
course-yokohama-star = Stern: ein Auftrag für mindestens 7 Punkte
course-nippon-line = Gestrichelt: ein Abschnitt wurde gewertet
course-nippon-star = Stern: ein Vertrag abgeschlossen
