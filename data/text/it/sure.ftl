# Chiesto una volta prima di chiedere a tutti: un voto manda notifiche. E se una partita con bot conta.

sure-asked = Decide: { $who }.
sure-alone = Nessun altro deve essere d'accordo.
sure-left = Va bene. Non è cambiato niente.
sure-end = Proponi la fine
sure-end-ask = Terminare { $game } { $match } senza vincitore?
sure-pause = Proponi la pausa
sure-pause-ask = { $game } { $match }: una pausa di { $days } giorni?
sure-seek-ask = Cercare qualcuno che continui a giocare per { $who }?
sure-cover-ask = Far giocare un bot per { $who }? Basta una mossa di { $who } per fermarlo. { sure-counts }
sure-bot-ask = Dare a un bot il posto di { $who }? { sure-counts-no-more }
sure-replace-ask = Offrire il posto di { $of } a chiunque lo voglia?
sure-invite-ask = Offrire il posto di { $of } a { $who }?
sure-take-ask = Continuare a giocare al posto di { $of }?
sure-invite = Offri il posto
sure-counts = { $counts ->
    [yes] La partita conta ancora nei risultati.
   *[no] La partita non conta nei risultati.
 }
sure-counts-no-more = { $counts ->
    [yes] Da quel momento la partita non conta più nei risultati.
   *[no] La partita non conta comunque nei risultati.
 }
