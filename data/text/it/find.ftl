# Trovare giocatori: il pannello di /cerca, e cosa ne nasce.

cmd-find = cerca
cmd-find-about = Cerca giocatori qui: di' a cosa ti va di giocare (lo vedi solo tu)

find-panel = **Trova giocatori.** Di' cosa ti va bene. Ogni 15 minuti guardo chi cerca la stessa cosa e vi apro un tavolo.
find-looking = **Stai cercando giocatori** fino al { $until } (hai iniziato { $since }). Quello che cambi qui sotto vale subito.
find-found = **C'è un tavolo per te:** { $table } · { $link }
find-answer = Lì premi «Ci sono» entro il { $until }, altrimenti il posto va a qualcun altro.
find-being-made = **C'è un tavolo per te** e si sta aprendo.
find-alone = In un giorno non si è trovato nessuno. Puoi iniziare con i bot, o aspettare.
find-impossible = Nessuno di questi giochi si gioca in tanti. Scegli altri giochi o un altro numero.
find-withdrawn = Non cerchi più. Il posto a un tavolo già trovato resta tuo.
find-not-looking = Non stai più cercando giocatori. Con /cerca ricominci.
find-bots-come = Si sta aprendo un tavolo con i bot; lì riceverai una notifica.
find-channel-taken = In questo server i tavoli si aprono dove si cerca, e in { $channel } ce n'è già uno. Usa /cerca in un canale libero, o aspetta.
find-channel-locked = Non tutti in questo server vedono { $channel }: il tuo tavolo si apre solo dove cerca qualcun altro. Usa /cerca in un canale aperto.
find-menu-games = Giochi
find-menu-seats = In quanti
find-menu-paces = Ritmo
find-menu-langs = Lingua
find-menu-terms = Niente di più
find-menu-days = Fino a quando
find-menu-avoid = Mai con … (non lo vede nessun altro)
find-ranked = In classifica
find-ranked-detail = Conta per il tuo livello; giocano solo esseri umani
find-casual = Fuori classifica
find-casual-detail = Non conta per nessun livello
find-bots = Anche con i bot
find-bots-detail = Se in un giorno non si trova nessuno, puoi iniziare con i bot
find-reliable = Nessuno lento
find-reliable-detail = Solo con chi risponde in tempo; esordienti ammessi
find-days = { $n ->
    [one] Cerca per 1 giorno
   *[other] Cerca per { $n } giorni
}
find-begin = Cerca giocatori
find-withdraw = Non cercare più
find-with-bots = Inizia con i bot
find-lonely = **Finora non si è trovato nessuno per giocare con te.** Continuo a cercare. Se preferisci iniziare, i bot possono prendere gli altri posti.
find-starter = **{ $game }** · tavolo { $match }, per giocatori che si cercavano. Lobby e partita sono proprio qui.
find-call = { $who }: volevate tutti giocare a **{ $game }**, e questo è il vostro tavolo, { $match }. Ci siete ancora? Premete entro 12 ore, altrimenti il posto va a qualcun altro.
find-here = Ci sono
find-silent = { $who } non ha risposto. Il posto è di nuovo libero.

## Lobbies in a list

find-open-title = **Lobby aperte**
find-open-gone = Quella lobby è piena, già iniziata o chiusa. /partita elenco mostra quelle aperte.
find-no-other = Qui non ci sono altri tavoli.

## Announcements

find-news-opened = **{ $who } ha aperto un tavolo di { $game }**, { $match }. C'è posto.
find-news-over = **{ $game } { $match } è finita:** { $places }
find-news-record = Nessuno qui ha mai fatto tanti punti: { $who } con { $points }.
