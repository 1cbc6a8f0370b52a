## Impostazioni: orari, messaggi diretti e gioco, assenza

quiet-language-line = **Impostazioni** · Lingua: { $language }
quiet-line = Orari: { $where } · { $night } · primo promemoria: { $remind }
quiet-where = { $place }, lì ora sono le { $time }
quiet-nowhere = non so dove vivi
quiet-lost = il fuso orario { $place } non esiste più, indica di nuovo un luogo
quiet-none = nessuna ora di silenzio
quiet-hours-from = silenzio dalle { $begin } alle { $end }
quiet-hours-idle = silenzio dalle { $begin } alle { $end } appena so dove vivi
quiet-needs-place = Salvato, ma le ore di silenzio hanno bisogno del tuo fuso orario: indica paese o capitale in «I miei orari». Fino ad allora non ci sono ore di silenzio.
quiet-dms-line = Messaggi diretti: { $what }
quiet-no-dms = nessuno
quiet-playing-line = Gioco: { $what }
quiet-hours = I miei orari
quiet-wishes = Messaggi e gioco
quiet-place = Paese o capitale
quiet-place-why = Discord non mi dice il tuo fuso orario. Solo tu vedi cosa scrivi qui.
quiet-from = Silenzio dalle
quiet-until = Silenzio fino alle
quiet-remind = Primo promemoria
quiet-remind-table = come deciso al tavolo
quiet-remind-12 = dopo 12 ore
quiet-remind-24 = dopo 24 ore
quiet-remind-48 = dopo 48 ore
quiet-remind-never = mai
quiet-there = { $place }: lì ora sono le **{ $time }**.
quiet-which = **{ $place }** ha più fusi orari. Dove vivi?
quiet-offset = Indica un luogo: l'ora legale cambia da un paese all'altro.
quiet-unknown = Non conosco nessun luogo di nome **{ $place }**. { $near ->
    [0] Indica un paese o la sua capitale.
   *[other] Intendevi uno di questi?
 }
quiet-too-long = Le ore di silenzio durano da 1 a 16 ore. Non è cambiato niente.
quiet-ticks-dms = Messaggi diretti
quiet-ticks-playing = Gioco
quiet-tick-hand-dm = la mia mano
quiet-tick-turn-dm = un messaggio quando tocca a me
quiet-tick-unended = un turno che non ho terminato
quiet-tick-sure = conferma le scelte definitive
quiet-tick-guide = aiuti nelle mie prime partite
quiet-tick-icons = icone al posto delle parole
quiet-tick-results = i miei risultati visibili agli altri
quiet-plain = nessuna conferma, nessun aiuto, nessuna icona

quiet-away = Assente
quiet-away-no = Assente: no
quiet-away-yes = Assente fino al { $until }
quiet-away-until = assente fino al { $until }
quiet-away-until-when = Fino a quando?
quiet-away-1 = domani
quiet-away-3 = fra 3 giorni
quiet-away-7 = fra 1 settimana
quiet-away-14 = fra 2 settimane
quiet-away-30 = fra 30 giorni
quiet-away-told = Assenza fino al { $until }: nessuna notifica, nessun promemoria, e il tuo tempo si ferma. { $n ->
    [0] Per ora non giochi a nessun tavolo.
    [one] 1 tavolo lo mostra.
   *[other] { $n } tavoli lo mostrano.
 }
quiet-away-which = Non conosco quel giorno. Indica uno dei prossimi 30 giorni, per esempio { $day }.
quiet-except = Continua a giocare ad alcuni tavoli …
quiet-excepted = { $n ->
    [0] Sei assente a tutti i tuoi tavoli.
   *[other] Continui a giocare: { $tables }, con notifiche e promemoria. Agli altri tavoli sei assente.
 }
quiet-back = Sono di nuovo qui
quiet-back-told = Assenza finita: riceverai di nuovo notifiche e promemoria.
quiet-back-never = Non risultava nessuna assenza. Non è cambiato niente.
cmd-away = assente
cmd-away-about = Di' fino a quando non ci sei: nessuna notifica, nessun promemoria
opt-day = fino
opt-day-about = Il giorno in cui torni, entro 30 giorni
