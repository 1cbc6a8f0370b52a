# Words of the house: buttons, lobby, posts, wrong presses, votes, settings, help, troubles.
# Names of people arrive escaped.

## Buttons and words that stand alone

house-play = Play
house-hand = My hand
house-closer = View board
house-log = Log
house-take-back = Undo my turn
house-back = Back
house-back-of = Undo: { $what }
house-back-floor = No undo: something was revealed
house-rules = Rules
house-more = More
house-end-turn = End turn
house-and-end = then end turn
house-final = final
house-since = What's new
house-so-far = So far: { $what }
house-plus = +{ $what }
house-minus = −{ $what }
house-tail = { $first }, { $then }
house-tailed = { $what }: { $tail }
house-brought = Your turn: { $what }
house-not-now-line = Unavailable: { $what }
house-not-now-one = { $what } ({ $reason })
# Parts of the alternative texts of pictures.
house-alt-new = New: { $what }.
house-alt-rest = Full text: /board as:text.
# What is said of an empty list; some messages choose by this very word, to let it fit what they list.
house-none = none
house-join = Join
house-leave = Leave
house-start-with = Start ({ $n ->
    [one] 1 player
   *[other] { $n } players
 })
house-start-needs = Start (needs { $n })
house-start-alone = Start alone
house-start-against = Start (against { $who })
house-colour-seat = Colour and seat
house-options = Options
house-deal = { $n ->
    [one] Deal for 1
   *[other] Deal for { $n }
 }
house-not-yet = Not yet
house-text = As text
house-bigger = Full size
house-earlier = Earlier
house-later = Later
house-answer = Answer
house-start-over = Restart turn
house-agree = Agree: go back
house-keep = Keep as is
house-show-undo = Preview
house-score-sheet = Score sheet
house-score-text = As text
house-rematch = Rematch
house-take-seat = Take the seat
house-end-match = End without a winner
house-resign-final = Give up my seat: final
house-stay = Stay
house-here = I'm here
house-yes-final = Confirm: final
house-confirm-mine = Confirm the options
house-word = Add a word
house-any = any
house-random = random
house-second = { $what } ({ $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] no. { $n }
 })

## Colours of seats

house-colour-white = white
house-colour-pink = pink
house-colour-grey = grey
house-colour-beige = beige
house-colour-blue = blue
house-colour-ochre = ochre
house-colour-mint = mint
house-colour-violet = violet

## Panels

house-heading = **{ $game } { $match }** · { $what }
house-part-chunk = { $what }: { $first } to { $last }
house-part-pick = { $what } ({ $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
 })
house-part-pick-exact = { $what } (exactly { $most })
house-part-own = { $what }, your own choice
house-part-form = { $what } …
house-part-group = { $what }, part { $n }
house-part-typed = { $n } more don't fit here; you can type them.
house-preset = Which part of the list?
house-together = You can change your answer until everyone has chosen.
house-your-answer = Your answer so far: { $what }
house-done = Done. { $n ->
    [0] No one has to act now.
   *[other] Waiting for { $who }.
 }
house-done-over = Done. The game is over.
house-drawn-rest = Something was revealed or someone else has to act. Not played: { $rest }
house-just-looked = Preview only. This would happen:
house-type-these = Your moves so far, to copy into /move: { $what }
house-type-hint = You can type everything: { $what }
house-final-sure = You can't undo this on your own: { $what }
house-section = Rulebook: { $section }
house-reason = Not possible: { $reason }
house-too-many-lines = … and { $n } more (Log)
house-page = Page { $n } of { $of }
house-typed-unknown = { $reason } Did you mean { $near }? Nothing has changed.
house-typed-nothing = { $reason } Nothing has changed. Moves here begin with { $verbs }.
house-typed-long = A line can hold 300 characters and 20 moves. Nothing has changed.
house-typed-next = Continue in the next option
notation-unknown = I don't understand "{ $word }" here.
notation-short = Something is missing at the end.
notation-ambiguous = Several moves fit.

## Lobby

house-lobby-title = **{ $game }** · table { $match } · opened by { $who }
house-lobby-seats = { $taken } of { $seats } seats: { $who } · { $free ->
    [0] full
    [one] 1 free
   *[other] { $free } free
 }
house-lobby-nobody = no one yet
house-lobby-seat = { $who } ({ $facts })
house-lobby-any-colour = any colour
house-lobby-unconfirmed = has to confirm the options
house-lobby-already = You're already in.
house-lobby-left = You have left the table.
house-lobby-not-in = You aren't at this table.
house-lobby-closed = This lobby is closed: the last player has left.
house-lobby-closed-by = { $who } has closed this lobby.
house-lobby-expired = This lobby closed by itself: no one started it within { $days } days.
house-lobby-full = The table is full. Open another with /game open.
house-lobby-started = This game has already started.
house-lobby-occupied = Use another channel: a game is already running here, { $link }
house-lobby-occupied-lobby = A lobby is already open here: { $link }
house-lobby-too-many = You already have { $n } open lobbies. Start or leave one first.
house-lobby-server-full = { $n } games are running on this server, which is the limit. Finish one first.
house-lobby-opener-only = Only the host, { $who }, or someone with Manage Server can do that.
house-lobby-needs = At least { $n } players are needed.
house-lobby-confirm-first = Not everyone has confirmed the options yet. Waiting for { $who }
house-lobby-confirmed = Confirmed.
house-lobby-start-ask = Deal **{ $game }** for { $n }: { $who }. { $options }
house-lobby-start-alone = No one else has joined yet. Deal **{ $game }** for { $who } alone? { $options }
house-lobby-start-against = No one else has joined yet. Deal **{ $game }** for { $who } alone, against { $opponent }? { $options }
house-lobby-other-guests = Someone has joined or left in the meantime. Press "Start" again.
house-lobby-refused = These options can't be played: { $reason }
house-lobby-joined-open = You're in.
house-lobby-sent-off = { $by } has removed { $who } from the lobby.
house-lobby-option = { $option }: { $value }
house-lobby-colour = Colour
house-lobby-seat-choice = Seat
house-lobby-seat-number = Seat { $n }
house-lobby-word-title = A word for the seed
house-lobby-word-label = Any word
house-lobby-word-set = Your word is { $word }.
house-lobby-option-seats = Seats
house-lobby-option-language = Language
house-icons-option = Icons in posts
house-icons-option-on = on
house-icons-option-off = off, words only
house-lobby-send-off = Remove someone


## Start

house-dealt = **{ $game } { $match } has been dealt.** Order of play: { $who }.
house-dealt-against = Against: { $who }.
house-dealt-seed = Seed: sealed half { $hash } + this lobby + { $words } (half revealed at the end; /game info explains)
house-all-asked = Everyone decides at the same time: { $who }
house-answered-waiting = Answered: { $n } of { $of }, waiting for { $who }
house-answer-kept = Your choice: { $what }. You can change it until everyone has answered.

## Table post

house-post-played = **{ $game } { $match } · { $who } has played**
house-turns-played = **{ $game } { $match } · { $who } have played**
house-post-title = **{ $game } { $match }**
house-post-line = • { $what }
house-demand = { $mention }, **{ $what }**
house-demand-since = { $mention }, **{ $what }** · { $n } turns since your last turn
house-demand-dm = **{ $game } { $match }:** { $what } { $link }
house-to-table = To the table: { $link }

## Hand and looking closer

house-hand-title = **Your hand, { $game } { $match }**
house-hand-dm = **Your hand, { $game } { $match }** { $link }
house-hand-none = This game has no hidden cards. Here is your own board.
house-plain-alt = { $game } { $match }.
house-plain-hand = Your hand, { $game } { $match }. The message lists the cards.
house-not-seated = You have no seat at this table.
house-closer-title = **Board · { $game } { $match }**
house-closer-what = Show another part
house-closer-board = Whole board

## Log

house-log-title = **Log · { $game } { $match }**
house-log-line = { $n }. { $what }
house-log-turn = { $first }-{ $n }. { $what }
house-log-round = ### Round { $n }
house-log-then = Show the board after …
house-moment-deal = After the deal
house-moment-unknown = Choose a moment from the list, or type the number of a line of the log.
house-moment-entry = Round { $round } · { $what }
house-moment-title = **{ $game } { $match } · round { $round }**
house-moment-place = { $n } of { $of }
house-moment-first = First
house-moment-back = Earlier
house-moment-next = Later
house-moment-last = Last
house-moment-mine = My turn
house-moment-hand = Hand of { $who }
house-log-empty = Nothing has happened yet.
house-log-seat = One player only
house-log-everybody = Everyone
house-log-undone = { $who } goes back to before line { $n }.
house-log-agreed = Everyone agreed to go back to before line { $n }, as { $who } proposed.
house-log-checkpoint = The rules were updated here; you can't go back beyond this line.
house-since-title = **Since your last turn · { $game } { $match }**
house-since-nothing = Nothing has happened since your last turn.

## Back, undo, consent

house-taken-back = **{ $who } has reopened the turn.**
house-vote-alone = Done.
house-vote-title = **{ $who } asks to go back** to before line { $line }, "{ $what }" ({ $n ->
    [one] 1 answer
   *[other] { $n } answers
 } would be lost).
house-vote-asked = **{ $who } asked to go back.**
house-vote-drawn = Something has been revealed since then. The same cards or tiles will come up again, in the same order.
house-vote-state = Agreed: { $agreed ->
    [none] no one yet
   *[other] { $agreed }
 } · waiting for: { $waiting ->
    [none] no one
   *[other] { $waiting }
 }
house-vote-point = Go back to before which line?
house-vote-would = This would be undone:
house-vote-would-open = { $n ->
    [one] 1 step of { $who }'s open turn
   *[other] { $n } steps of { $who }'s open turn
 }

## Wrong presses

house-wrong-turn = It's { $who }'s turn. Nothing has changed.
house-wrong-turns = Waiting for { $who }. Nothing has changed.
house-wrong-since = It has been { $who }'s turn since { $since }. Nothing has changed.
house-wrong-ended = Your turn has already ended. Waiting for { $who }.
house-wrong-stranger = Playing at this table: { $who }. You can watch:
house-wrong-old-post = This is an older message; the game has moved on.
house-wrong-old-panel = This panel was out of date and changed nothing. Your turn now:
house-wrong-old-copy = This panel was out of date and changed nothing. This is how it stands:
house-wrong-picks = Not possible: { $reason } · Rulebook: { $section }
house-wrong-form = The game moved on while you were choosing.
house-wrong-text = There is a character in that text that I can't keep. Please type it again. Nothing has changed.
house-wrong-name = A name needs at least one letter or digit. Nothing has changed.
house-wrong-table = I can't find that table here.
house-wrong-fast = That was too fast. Please press again in a moment.
house-wrong-over = This game is over.
house-wrong-stopping = I'm restarting. Please press again in a moment.
house-wrong-not-started = This game hasn't started yet.
house-no-table = No game is running here. Open one with /game open, or play against bots with /practice.

## The end

house-over-one = **{ $game } { $match } is over. { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
 }.**
house-over-shared = **{ $game } { $match } is over. { $who } share the first place with { $points ->
    [one] 1 point
   *[other] { $points } points
 } each.**
house-over-won = **{ $game } { $match } is over. { $who } { $n ->
    [one] wins
   *[other] win
 } against { $opponent } with { $points ->
    [one] 1 point
   *[other] { $points } points
 }: { $rank }.**
house-over-lost = **{ $game } { $match } is over. { $who } { $n ->
    [one] loses
   *[other] lose
 } against { $opponent } with { $points ->
    [one] 1 point
   *[other] { $points } points
 }: { $rank }.**
house-over-none = **{ $game } { $match } has ended without a winner.**
house-stood = Ended early
house-stood-lead = { $who } led by { $lead ->
    [one] 1 point
   *[other] { $lead } points
 }.
house-stood-level = { $who } were level at { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
house-stood-alone = { $who } had { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
house-stood-note = The game ended early: this is how the points stood. No one has won.
house-stood-alt = { $game } { $match }, ended early: how the points stood.
house-still-on = **{ $game } { $match } is still being played.**
house-over-seed = Seed revealed: { $seed } · /game info
house-over-thanks = Thanks for playing, { $who }!
house-rematch-opened = A rematch is open: { $link }

## Leaving, substitutes, managing

house-resign-ask = Give up your seat in { $game } { $match }? Someone else can take it over; you can't come back unless the others agree.
house-resign-free = **{ $who } has given up their seat.** Who takes over?
house-resign-left = **{ $who } has given up their seat.**
house-resign-done = You have given up your seat.
house-replace-offer = Invitation for { $who }: take over { $of }'s seat.
house-replace-accept = { $of }'s seat goes to { $who }.
house-replace-asked = **{ $who } asked for a seat.**
house-replace-here = { $who } is back and keeps the seat.
house-replace-vote = **{ $who } would like to take over { $of }'s seat.** The others decide.
house-replace-already = You already play at this table.
house-replace-silent = You can only replace a player the table is waiting for.
house-end-vote = **{ $who } proposes to end { $game } { $match } without a winner.**
house-end-agree = Agree: end the game
house-end-refuse = Keep playing
house-manage-closed = **{ $who } (Manage Server) has closed this game.** No one wins; the log can still be read.
house-manage-kicked = **{ $who } (Manage Server) has removed { $of } from the lobby.**
house-manage-needs = You need the Manage Server permission for that.
house-close-final = Close it: final
house-close-keep = Keep it
house-updated-rules = **The rules were updated.** The game continues; you can't go back beyond this point.

## My tables

house-mine-title = **My tables**
house-mine-none = You aren't at any table. Open one with /game open.
house-mine-yours = **your turn**
house-mine-others = waiting for { $who }
house-mine-covered = a bot plays for you
house-mine-gone = continue it with `/game here table:{ $match }` in any channel of its server
house-mine-out = continues once I'm back on its server
house-info-title = **About { $game } { $match }**
house-info-values = { $n } of { $of } values are our own, as the printed ones could not be found.
house-info-each = Which values
house-info-seed = The deal comes from a seed: half of it is ours, sealed before anyone joins; the rest is the lobby and the players' words. At the end the half is revealed, so that everyone can check the deal.
house-info-half = Seed revealed: { $seed } · /game verify checks the deal
house-info-unofficial = Hatoba is unofficial. The games belong to their authors and publishers.

## Settings

house-settings-saved = Saved.
house-settings-language = Language
house-settings-language-auto = as my Discord is set
house-settings-standing = { $asked }: automatic answer
house-settings-ask-me = always ask me

## Help

house-help-title = **How to play here** · { $n } of 4
house-help-1 =
    { house-help-1-1 }
    { house-help-1-2 }
    { house-help-1-3 }
house-help-1-1 = **The table.** After each turn a message appears at the bottom of the channel: what happened, the board, the score, and whose turn it is. Only that player is pinged.
house-help-1-2 = **Your turn.** Press "Play". A panel opens that only you see: the question, your options, what they cost and bring. Press "Play" as often as you like, on any device; it always shows where you are.
house-help-1-3 = **Final.** An answer that ends in "final" draws cards or can't be undone on your own. Everything else can, with "Undo".
house-help-2 =
    { house-help-2-1 }
    { house-help-2-2 }
    { house-help-2-3 }
house-help-2-1 = **Your hand**, in games with hidden cards, comes by DM if you allow DMs from this server, and at any time with the "My hand" button, where only you see it.
house-help-2-2 = **Looking.** "View board" shows the board or a part of it, as picture or text. "Log" tells what happened, round by round, and opens the game as it stood after any turn, to leaf through; "What's new" tells only what happened since your last turn. /board as:text tells everything in words.
house-help-2-3 = **Rules.** /learn teaches a game step by step. Every panel has a button "Rules"; /rules explains anything in our own words, with the rulebook's heading.
house-help-3 =
    { house-help-3-1 }
    { house-help-3-2 }
    { house-help-3-3 }
house-help-3-1 = **Typing.** /move does the same as the buttons. Several moves are separated by a semicolon; a question mark at the end gives only a preview. The moves are completed while you type.
house-help-3-2 = **Going back.** "Undo my turn" works until something is revealed or someone else has played; against bots alone their turns go too. After that everyone has to agree: the same button, or /game undo, asks the table.
house-help-3-3 = **Being away.** /away says until when you're gone, and can let a bot play for you meanwhile. /settings holds your language, hours and DMs; "More" in the panel holds automatic answers. "Prepare" takes your next turn while others play. /game resign gives up a seat, /game replace finds someone for a player who no longer answers. /game list shows seats to take over.
house-help-4 =
    { house-help-4-1 }
    { house-help-4-2 }
house-help-4-1 = **Results.** /results shows how games ended: yours, a player's, this server's or this season's. It lists the games that have ended and opens each with its score sheet and log. /settings keeps your results from others.
house-help-4-2 = **Tables.** /game mine lists your tables on all servers, /game list those of this server, with seats to take over. /find looks for players who want what you want. /game invite calls players to your lobby; /league holds leagues and tournaments. Whoever manages the server chooses with /table settings where games are played, and sees with /table health how each table is.
house-rules-title = **Rules: { $topic }**
house-rules-none = I can't find a rule with that name. Try one of these: { $near }

## Troubles

house-trouble-permissions = I can't post here. I need: { $permissions }
house-trouble-disk = The disk is full, nothing was saved. Your move was not made; please tell whoever runs the bot.
house-trouble-dm-closed = I can't send you DMs. The "My hand" button shows your cards; nothing else changes.
house-trouble-no-picture = The picture could not be drawn; here is the text.
house-trouble-busy = I'm busy right now. Please press again soon.
house-trouble-server-only = That works only in a server.
house-permission-view = View Channel
house-permission-send = Send Messages
house-permission-threads = Send Messages in Threads
house-permission-files = Attach Files
house-permission-history = Read Message History
