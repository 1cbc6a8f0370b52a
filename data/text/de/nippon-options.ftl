# Nippon: was in der Lobby gewählt wird.

nippon-option-sides = Fabrikseiten
nippon-option-sides-a = Alle Seite A, für die erste Partie
nippon-option-sides-a-menu = Alle Seite A
nippon-option-sides-b = Alle Seite B
nippon-option-sides-random = Zufällig
nippon-option-modules = Module
nippon-option-modules-modern = Moderne Fabriken
nippon-option-modules-goals = Ziele
nippon-option-difficulty = Schwierigkeit im Solospiel
nippon-option-difficulty-menu = Solo-Schwierigkeit
nippon-option-difficulty-easy = Leicht, 1 Ziel
nippon-option-difficulty-medium = Mittel, 2 Ziele
nippon-option-difficulty-hard = Schwer, 3 Ziele

## Komponententabellen

nippon-table-board = Teilen des Spielplans
nippon-table-mat = Teilen der Zaibatsu-Tableaus
nippon-table-factories = Fabrikseiten
nippon-table-start = Startplättchen
nippon-table-demand = Bedarfsplättchen
nippon-table-goals = Zielboni
nippon-table-solo = Plättchen, Zielen und Rängen im Solospiel
nippon-table-match = Zahlen der Regeln
