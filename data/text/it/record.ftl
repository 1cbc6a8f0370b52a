# Una partita come file: scritta e verificata.

cmd-game-export = esporta
cmd-game-export-about = La partita come file; finché è in corso, ciò che ne vedi tu (lo vedi solo tu)

record-whole = **{ $game } { $match }, completa:** questo file contiene ogni mossa, tutto ciò che è stato pescato e il seed. Chiunque può verificarlo.
record-own = **{ $game } { $match }, come la vedi tu:** questo file contiene le tue carte e ciò che tutti sanno. Dopo la fine contiene tutto.
record-everyone = **{ $game } { $match }, come la vedono tutti:** questo file contiene ciò che tutti al tavolo sanno. Dopo la fine contiene tutto.
