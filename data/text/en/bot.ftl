# What the Discord side says besides the words of the house.

bot-unknown-press = I don't recognise this button. Nothing has changed.
bot-trouble = Something went wrong on my side. Please press again; if it happens again, tell whoever runs the bot this number: { $number }
bot-unreadable = The log of this game is damaged, so it can't be played on. Nothing has changed, and all other games go on. Tell whoever runs the bot: there may be a backup.
bot-late = I was just restarted. Nothing has changed; please press again.
bot-late-done = I was just restarted. Your move was saved.
bot-missed = My last answer to you never arrived.
bot-missed-done = My last answer to you never arrived. What you did was saved.
bot-post-again = Discord refused my last message here; I'm trying again. I need the permissions View Channel, Send Messages, Attach Files and Read Message History.
bot-refused = { $n ->
    [one] Discord refused one of my messages here. What it said follows now.
   *[other] Discord refused { $n } of my messages here. What they said follows now.
}
bot-channel-gone = The channel of this table is gone. Manage Server can close it elsewhere: /game close
bot-mine-unread = { $game } { $match }: I can't read this table right now; whoever runs the bot can see why · { $link }
bot-colour-taken = { $who } has that colour already.
bot-seat-taken = { $who } has that seat already.
bot-bad-option = This can't be chosen here. Nothing has changed.
bot-unknown-game = I don't know this game.
bot-not-invited = Someone else was invited to this seat.
bot-here-still = The player in this seat is back and keeps it.
bot-no-post = The lobby message is still being written. Please press again in a moment.
bot-take-back-nothing = You have nothing to undo.
bot-page-before = Previous page
bot-page-next = Next page
bot-vote-over = This vote is over.
bot-no-robots = A bot can't play here.
bot-somebody = someone

## Lobby

bot-seal = -# Deal of { $game } { $match }, sealed: { $hash }
bot-lobby-opened = Your table is open: the lobby is in this channel.
bot-lobby-joined = You're in. Hidden cards will reach you by DM; if your DMs are closed, find them under "My hand".
bot-lobby-changed = Changed. Everyone else has to confirm the new options.
bot-lobby-kicked = Done. The table has been told.
bot-lobby-gone = This lobby is closed.
bot-not-dealt = Nothing was dealt. The lobby stays open.
bot-as-printed = Rules as printed
bot-pace = Pace
bot-pace-day = about a turn a day, no time limit
bot-pace-day-menu = a turn a day
bot-pace-live = live, everyone at the table
bot-pace-slow = a turn when there is time, no time limit
bot-pace-slow-menu = when there is time
bot-pace-clock = by the clock, a day for each turn, up to three days saved
bot-pace-clock-menu = a day a turn, by the clock
bot-pace-long = by the clock, three days for each turn, up to ten days saved
bot-pace-long-menu = 3 days a turn, by the clock
bot-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
 }
bot-taken = taken
bot-wish = Choose a colour and a seat, or leave them to chance.
bot-no-words-yet = none yet
bot-no-words = no words
bot-word-detail = Shown in the lobby. Whoever adds the last word can be sure no one rigged the deal.

## Panels and posts

bot-to-panel = Back to my turn
bot-asked-no-more = **{ $game } { $match }:** this has been answered. { $link }
bot-hand-of-its-day = -# Goods and money as of this message; "My hand" shows the current ones.
bot-vote-open = Noted. Waiting for the others.
bot-vote-agreed = Everyone agreed. Done.
bot-vote-refused = Not everyone agreed. Nothing has changed.
bot-vote-yes = Agree
bot-vote-no = Disagree
bot-list-title = **Tables of this server**
bot-info-seal = Sealed half: sha256 `{ $hash }`
bot-info-all-known = Values: none had to be reconstructed; all come from the rulebook or from descriptions by others.
bot-info-reconstructed = Some printed values could not be found and are our own: { $each }. All others are from the rulebook or from others' descriptions.
bot-info-rows = { $n } of { $of } { $what }
