# E se: una copia della partita in cui qualcuno va avanti da solo per qualche turno, e che poi si butta.

what-if-button = E se…
what-if-head = -# **E se…**, turno { $n } di { $of }: lo vedi solo tu e non si gioca niente.
what-if-brief = -# **E se…**, turno { $n }/{ $of }{ $who ->
    [none] {""}
   *[other] { " " }per { $who }
}
what-if-for = -# Rispondi per { $who }: ciò che tiene nascosto è inventato.
what-if-gone-on = -# Da quando hai cominciato, la partita vera è andata avanti.
what-if-ended = { $n ->
    [0] **E se…: la partita sarebbe finita.**
    [one] **E se…: hai provato 1 turno.**
   *[other] **E se…: hai provato { $n } turni.**
 } Non è stato giocato niente.
what-if-about = **E se…**: vai avanti da qui in una copia che vedi solo tu, per { $of ->
        [one] 1 tuo turno
       *[other] { $of } tuoi turni
    }. Ciò che nella partita non vedi è distribuito di nuovo, anche quello che si pesca: delle carte vere non dice niente. Poi la copia si butta.
what-if-others = { $how ->
    [hand] Rispondi anche per gli altri.
   *[bots] Per gli altri rispondono i bot.
 }
what-if-hand = Gioco io per gli altri
what-if-bots = Bot per gli altri
what-if-undo = Annulla ultimo passo
what-if-over = Da capo
what-if-renew = Dalla partita attuale
what-if-end = Torna alla partita
what-if-thrown = La copia è stata buttata.
what-if-go-on = Continua
what-if-busy = I bot stanno ancora pensando ad altri turni. Quello che hai provato resta; premi di nuovo fra poco.
what-if-off = Questa partita di classifica non ammette «E se…». Non è cambiato niente.
what-if-gone = Questa copia non c'è più. Nella partita non è cambiato niente; aprila e premi «E se…» per una nuova.
what-if-unknown = Il tuo prossimo turno ora non si può provare: non si sa ancora come comincia. Non è cambiato niente.
