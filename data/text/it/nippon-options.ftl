# Nippon: cosa si sceglie nella lobby.

nippon-option-sides = Lati delle fabbriche
nippon-option-sides-a = Tutte sul lato A, per la prima partita
nippon-option-sides-a-menu = Tutte sul lato A
nippon-option-sides-b = Tutte sul lato B
nippon-option-sides-random = A caso
nippon-option-modules = Moduli
nippon-option-modules-modern = Fabbriche moderne
nippon-option-modules-goals = Obiettivi
nippon-option-difficulty = Difficoltà nel gioco in solitario
nippon-option-difficulty-menu = In solitario
nippon-option-difficulty-easy = Facile, 1 obiettivo
nippon-option-difficulty-medium = Media, 2 obiettivi
nippon-option-difficulty-hard = Difficile, 3 obiettivi

## Tabelle dei componenti

nippon-table-board = parti della plancia
nippon-table-mat = parti delle plance Zaibatsu
nippon-table-factories = lati delle fabbriche
nippon-table-start = tessere iniziali
nippon-table-demand = tessere domanda
nippon-table-goals = bonus obiettivo
nippon-table-solo = tessere, obiettivi e gradi in solitario
nippon-table-match = numeri delle regole
