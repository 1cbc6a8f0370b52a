# What the Discord side says besides the words of the house.

bot-unknown-press = I do not know this button. Nothing was changed.
bot-trouble = Something went wrong on my side. Please press again; if it happens once more, tell whoever runs the bot this number: { $number }
bot-late = I was restarted just now. Please press again.
bot-late-done = I was restarted just now. What you did is kept; press "Play" to go on.
bot-post-again = Discord refused my last post here; I am trying again. I need the permissions View Channel, Send Messages, Attach Files and Read Message History.
bot-colour-taken = { $who } has that colour already.
bot-seat-taken = { $who } has that seat already.
bot-bad-option = That cannot be chosen here. Nothing was changed.
bot-unknown-game = I do not know this game.
bot-not-invited = Somebody else was invited to this seat.
bot-here-still = The owner of this seat is here and keeps it.
bot-no-post = The lobby post is just being written. Please press again in a moment.
bot-take-back-nothing = You have nothing to take back.
bot-take-back-here = It is your turn: "Back" takes back what you have done in it.
bot-page-before = Previous page
bot-page-next = Next page
bot-vote-over = This vote is over.
bot-no-robots = A bot cannot play here.
bot-somebody = somebody

## Lobby

bot-seal = Sealed half of the seed for { $game } { $match }: sha256 `{ $hash }`
    -# This message is never edited. The half is opened at the end, so that everybody can check the deal.
bot-about = What is this?
bot-lobby-pace = Pace: { $pace } · Language: { $language }
bot-lobby-values = { $n ->
    [0] Values: none had to be reconstructed (/game info tells more).
    [one] Values: { $n } printed one could not be found and is reconstructed by us (/game info tells more).
   *[other] Values: { $n } printed ones could not be found and are reconstructed by us (/game info tells more).
 }
bot-lobby-opened = Your table is open: the lobby stands in this channel.
bot-lobby-joined = You are in. Hidden cards will come to you by DM; if your DMs are closed they wait under "My hand".
bot-lobby-changed = Changed. Everybody else is asked to confirm.
bot-lobby-kicked = Done. The table has been told.
bot-lobby-gone = This lobby is closed.
bot-rematch = A rematch of { $game }: { $who } has opened the lobby.
bot-as-printed = as printed
bot-pace = Pace
bot-pace-day = about a turn a day, no clock
bot-pace-live = all together now
bot-pace-slow = a turn when there is time
bot-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
 }
bot-taken = taken
bot-wish = Choose a colour and a seat, or leave it to the draw.
bot-no-words-yet = none yet
bot-no-words = no words
bot-word-detail = Shown in the lobby. Whoever gives the last word knows nobody chose the deal.

## Panels and posts

bot-to-panel = Back to my turn
bot-asked-no-more = **{ $game } { $match }:** this has been answered. { $link }
bot-hand-of-its-day = -# Goods and money as they were when this came; "My hand" shows them as they are now.
bot-vote-open = Noted. The others are asked now.
bot-vote-agreed = All agreed; it is done.
bot-vote-refused = Not everybody agreed; it stays as it is.
bot-vote-yes = Agree
bot-vote-no = Do not agree
bot-stays = You keep your seat.
bot-list-title = **Tables of this server**
bot-list-line = { $game } { $match } · { $link }
bot-info-seal = Sealed half: sha256 `{ $hash }`
bot-info-all-known = Values: none had to be reconstructed; all come from the rulebook or from descriptions by others.
bot-info-reconstructed = Values: the printed ones of some components could not be found and are reconstructed by us: { $each }. All others come from the rulebook or from descriptions by others.
bot-info-rows = { $n } of { $of } { $what }
