# Tutti i tavoli di un server: posti da prendere, e come sta ogni tavolo.

## Posti da prendere

tables-seats-title = **Posti da prendere**
tables-seat = { $game } { $match } · posto di { $who }
tables-seat-line = { $game } { $match } · posto di { $who } · { $turns ->
    [one] { $turns } turno giocato
   *[other] { $turns } turni giocati
}, { $n ->
    [0] nessun giocatore rimasto
    [one] { $n } giocatore rimasto
   *[other] { $n } giocatori rimasti
} · { $pace } · { $link }
tables-seat-look = Guarda un posto …
tables-seat-title = **{ $game } { $match }** · posto di { $who }
tables-seat-hand = Ricevi la mano di { $who } e giochi da qui in poi. Decidono gli altri, al più tardi { $when }.
tables-seat-place = Ricevi il posto di { $who } e giochi da qui in poi. Decidono gli altri, al più tardi { $when }.
tables-seat-offer = Offriti per il posto
tables-seat-not-now = Non ora
tables-seat-left = Va bene. Non è cambiato niente.
tables-seat-gone = Qui non si cerca più nessuno. Non è cambiato niente.
