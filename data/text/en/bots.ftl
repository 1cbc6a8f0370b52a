# Automatic players: in the lobby and in practice games.

bots-level-apprentice = Apprentice
bots-level-trader = Trader
bots-level-master = Master
bots-level-apprentice-detail = Follows one simple idea and overlooks things: good for a first game
bots-level-trader-detail = Plays sound turns, doesn't look ahead
bots-level-master-detail = Thinks ahead: hard to beat
bots-add = Add a bot
bots-called = { $who } (bot)
bots-seat = { $who } (bot, { $level })
bots-room = Whoever joins now takes a bot's seat.
bots-panel = Bots play at once and never keep anyone waiting. A game with bots doesn't count in the results.
bots-here = In this lobby: { $who }
bots-full = All seats are taken. Whoever joins takes a bot's seat.
bots-add-menu = Add a bot …
bots-remove-menu = Remove a bot …
bots-remove = Remove { $who }
bots-thinking = { $who } { $n ->
    [one] is
   *[other] are
 } thinking.
bots-practice = Practice: this game doesn't count in the results.
bots-practice-closed = { $who } needs this channel: the practice game { $game } { $match } is closed.
practice-ask = You are practising { $game } { $match } here ({ $n ->
    [one] 1 turn
   *[other] { $n } turns
 } so far). Something new in this channel closes it.
practice-go-on = Continue it
practice-leave = Close it and start

bots-cover = Let a bot play
bots-cover-end = Play myself
bots-cover-vote = **{ $who } proposes that a bot plays for { $of }.** It stops as soon as { $of } makes a move. { sure-counts }
bots-cover-vote-free = **{ $who } proposes that a bot takes over { $of }'s seat.** The others decide. { sure-counts-no-more }
bots-cover-asked = **{ $who } asked for a bot.**
bots-cover-remind = { $game } { $match } votes: a bot in { $of }'s seat? { $until }
bots-cover-begun = For now a bot plays for { $of }, who can return at any time. { sure-counts }
bots-cover-away = { $of } is away until { $until }: a bot plays meanwhile. { sure-counts }
bots-cover-taken = { $who } takes over { $of }'s seat. The game doesn't count in the results.
bots-cover-ended = { $who } plays again.
bots-cover-letter = The others let a bot play for you in { $game } { $match } for now. Press "Play" there to take over again. { sure-counts }
bots-cover-yours = The bot has stopped: you play again.
bots-cover-seat = A bot plays for { $who }, who can return at any time. Nothing has changed.
bots-late-proposed = { $who } proposes a bot.
bots-late-covered = A bot plays now.
bots-cover-if = Meanwhile
bots-cover-wait = wait for me
bots-cover-bot = a bot plays for me
bots-cover-told = { $n ->
    [0] You have no table where a bot could play for you.
    [one] At 1 table a bot plays for you until you return or play there. The game counts as before.
   *[other] At { $n } tables bots play for you until you return or play there. The games count as before.
 }
opt-cover = cover
opt-cover-about = What happens at your tables meanwhile
