# Automatic players: in the lobby and in practice games.

bots-level-apprentice = Apprentice
bots-level-trader = Trader
bots-level-master = Master
bots-level-apprentice-detail = Plays at once and makes mistakes: good for a first game
bots-level-trader-detail = Plays a sound turn, looks no further
bots-level-master-detail = Thinks ahead: hard to beat
bots-add = Add a bot
bots-seat = { $who } (bot, { $level })
bots-room = Whoever joins now takes a bot's seat.
bots-panel = Bots play at once and never keep anyone waiting. A game with bots does not count in the results.
bots-here = In this lobby: { $who }
bots-full = All seats are taken. Whoever joins takes a bot's seat.
bots-add-menu = Add a bot…
bots-remove-menu = Remove a bot…
bots-remove = Remove { $who }
bots-practice = Practice: this game does not count in the results.
bots-practice-closed = { $who } needs this channel: the practice of { $game } { $match } is closed.
bots-played = **{ $game } { $match } · { $who } have played**
