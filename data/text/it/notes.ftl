# Una nota su una partita in corso, che vede solo chi la scrive.

note-button = Nota
note-title = La tua nota
note-field = Cosa annoti
note-detail = La vedi solo tu, sopra il tuo pannello; sparisce con la fine della partita
note-line = -# La tua nota: { $note }
note-kept = La tua nota è salvata.
note-gone = Non hai più nessuna nota.
