# L'andamento di una partita in curve.

course-title = Andamento della partita
course-button = Andamento
course-end = fine
course-origins = Da dove sono venuti i punti
course-sources = Fonti dei punti
course-none = In questo gioco nessuno conta punti.
course-osaka-line = Tratteggio: giorno di paga
course-yokohama-line = Tratteggio: scatta la fine della partita
course-yokohama-star = Stella: un ordine da almeno 7 punti
course-nippon-line = Tratteggio: punteggio di una fase
course-nippon-star = Stella: un contratto concluso
