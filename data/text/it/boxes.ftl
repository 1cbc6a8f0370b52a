# Scatole: i valori delle carte e dei tabelloni di qualcuno, e quelli del bot.

boxes-option = Scatola
boxes-name = «{ $name }»
boxes-own = I valori del bot
boxes-own-detail = Da regolamenti e descrizioni; quelli introvabili li abbiamo ipotizzati noi
boxes-panel = **Con i valori di chi giocate?** Molti valori di carte e tabelloni non si trovano, perciò quelli del bot sono in parte ipotesi. Una scatola ha quelli che qualcuno ha letto sulle carte vere.
boxes-ranked = Per la classifica si gioca con i valori del bot. Per scegliere una scatola scegli prima qualcos'altro sotto *Conta*.
boxes-gone = La scatola «{ $name }» non si può usare: non c'è più o è danneggiata. Apri invece il tavolo con i valori del bot: /partita apri.
boxes-gone-lobby = La scatola «{ $name }» non si può più usare: non c'è più, è danneggiata o qui non è permessa. Scegli un'altra scatola o i valori del bot.
boxes-info = Valori: della scatola «{ $name }» ({ $whose }). Una volta distribuite le carte la partita li conserva, anche se la scatola cambia o sparisce.
boxes-info-guessed = Tra questi sono ancora nostre ipotesi: { $each }.
boxes-results = { $game } «{ $name }»
