# Words of the house: buttons, lobby, posts, wrong presses, votes, settings, help, troubles.
# Names of people arrive escaped.

## Buttons and words that stand alone

house-play = Play
house-hand = My hand
house-closer = Look closer
house-log = Log
house-take-back = Take back
house-back = Back
house-back-of = Back: { $what }
house-back-floor = Back: something was revealed
house-back-nothing = Back: nothing to undo
house-rules = Rules
house-more = More
house-end-turn = End turn
house-final = final
house-since = Since my last turn
house-so-far = So far: { $what }
house-brought = Your turn: { $what }
house-not-now-line = Not now: { $what }
house-not-now-one = { $what } ({ $reason })
# Parts of the alternative texts of pictures.
house-alt-new = New: { $what }.
house-alt-rest = Everything as text: /board as:text.
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
house-start-against = Start (alone against { $who })
house-colour-seat = Colour and seat
house-options = Options
house-deal = { $n ->
    [one] Deal for 1
   *[other] Deal for { $n }
 }
house-not-yet = Not yet
house-text = As text
house-bigger = Bigger
house-earlier = Earlier
house-later = Later
house-answer = Answer
house-start-over = Start the turn over
house-agree = Agree: go back
house-keep = Keep as is
house-show-undo = Show what would be undone
house-score-sheet = Score sheet
house-rematch = Rematch
house-take-seat = Take the seat
house-end-match = End the match without a winner
house-resign-final = Give up my seat: final
house-stay = Stay
house-here = I am here
house-yes-final = Do it: final
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
house-part-typed = { $n } more do not fit here; they can be typed.
house-preset = Which part of the list?
house-together = You can change your answer until everybody has chosen.
house-your-answer = Your answer so far: { $what }
house-done = Done. { $n ->
    [0] Nobody is asked now.
   *[other] Waiting for { $who }.
 }
house-done-over = Done. The match is over.
house-drawn-rest = Something was revealed or somebody else is asked. Not read: { $rest }
house-just-looked = Nothing was done. This would happen:
house-type-these = What you did so far, to copy into /move: { $what }
house-type-hint = Everything can be typed: { $what }
house-final-sure = You cannot take this back on your own afterwards: { $what }
house-section = Rulebook: { $section }
house-reason = Not possible: { $reason }
house-too-many-lines = … and { $n } more (Log)
house-page = Page { $n } of { $of }
house-typed-unknown = { $reason } Did you mean: { $near }? Nothing was done.
house-typed-nothing = { $reason } Nothing was done. Moves here begin with { $verbs }.
house-typed-long = A line may hold 300 characters and 20 moves. Nothing was done.
house-typed-next = Go on in the next option
notation-unknown = I do not understand "{ $word }" here.
notation-short = Something is missing at the end.
notation-ambiguous = Several moves fit.

## Lobby

house-lobby-title = **{ $game }** · match { $match } · opened by { $who }
house-lobby-seats = { $taken } of { $seats } seats: { $who } · { $free ->
    [0] full
    [one] 1 free
   *[other] { $free } free
 }
house-lobby-nobody = nobody yet
house-lobby-seat = { $who } ({ $colour })
house-lobby-seat-any = { $who } (any colour)
house-lobby-seat-confirm = { $who } ({ $colour }, please confirm the options)
house-lobby-rules = Rules: { $options }
house-lobby-hands = Hidden hands: cards come by DM, or privately by the button "My hand".
house-lobby-seed = Seed: our half is sealed, sha256 { $hash } · words so far: { $words }
house-lobby-already = You are in already.
house-lobby-left = You have left the table.
house-lobby-not-in = You are not at this table.
house-lobby-closed = This lobby has closed: the last player left.
house-lobby-closed-by = { $who } has closed this lobby.
house-lobby-expired = This lobby has closed by itself: nobody started it within { $days } days.
house-lobby-full = The table is full; /game open makes another.
house-lobby-started = This match has already begun.
house-lobby-occupied = A match is being played here: { $link }
house-lobby-occupied-lobby = A lobby is open here: { $link }
house-lobby-too-many = You have { $n } open lobbies already. Start or leave one first.
house-lobby-server-full = { $n } matches run on this server; that is the most. Finish one first.
house-lobby-opener-only = Only { $who }, who opened the lobby, or somebody with Manage Server can do that.
house-lobby-needs = At least { $n } players are needed.
house-lobby-confirm-first = The options have changed. Still to confirm them: { $who }
house-lobby-confirmed = Confirmed.
house-lobby-start-ask = Deal **{ $game }** for { $n }: { $who }. Rules: { $options }
house-lobby-start-alone = Nobody else has joined yet. Deal **{ $game }** for { $who } alone? Rules: { $options }
house-lobby-start-against = Nobody else has joined yet. Deal **{ $game }** for { $who } alone, against { $opponent }? Rules: { $options }
house-lobby-other-guests = Somebody has joined or left in the meantime. Press Start again.
house-lobby-refused = Cannot be played like this: { $reason }
house-lobby-joined-open = You are in.
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
house-lobby-send-off = Remove somebody

house-language-en = English
house-language-de = Deutsch
house-language-it = Italiano

## Start

house-dealt = **{ $game } { $match } has been dealt.** Order of play: { $who }.
house-dealt-against = Against: { $who }.
house-dealt-seed = Seed: sealed half { $hash } + this lobby + { $words } (half opened at the end; /game info explains)
house-all-asked = Everybody is asked at once: { $who }
house-answered-waiting = Answered: { $n } of { $of }, waiting for { $who }
house-answer-kept = Kept: { $what }. You can change it until everybody has answered.

## Table post

house-post-played = **{ $game } { $match } · { $who } has played**
house-post-title = **{ $game } { $match }**
house-post-line = • { $what }
house-demand = { $mention }, **{ $what }**
house-demand-since = { $mention }, **{ $what }** · { $n ->
    [one] 1 turn
   *[other] { $n } turns
 } since your last.
house-demand-dm = **{ $game } { $match }:** { $what } { $link }
house-to-table = To the table: { $link }

## Hand and looking closer

house-hand-title = **Your hand, { $game } { $match }**
house-hand-dm = **Your hand, { $game } { $match }** { $link }
house-hand-none = Nobody holds hidden cards in this game. This is the table:
house-plain-alt = { $game } { $match }.
house-plain-hand = Your hand, { $game } { $match }. The message lists the cards.
house-not-seated = You have no seat at this table.
house-closer-title = **Look closer · { $game } { $match }**
house-closer-what = What else there is to see
house-closer-board = Whole board

## Log

house-log-title = **Log · { $game } { $match }**
house-log-line = { $n }. { $what }
house-log-empty = Nothing has happened yet.
house-log-seat = One player only
house-log-everybody = Everybody
house-log-undone = { $who } took back to line { $n }.
house-log-agreed = All agreed to go back to line { $n }, as { $who } proposed.
house-log-checkpoint = The rules were updated here; going back ends at this line.
house-since-title = **Since your last turn · { $game } { $match }**
house-since-nothing = Nothing has happened since your last turn.

## Back, undo, consent

house-taken-back = **{ $who } took back the end of the turn.**
house-take-back-nothing = There is nothing you can take back on your own: something has been revealed since, or somebody else has answered.
house-take-back-alone = Something has been revealed since. /game undo goes further back; the same will come again.
house-vote-alone = Done.
house-vote-title = **{ $who } asks to go back** to before "{ $what }" ({ $n ->
    [one] 1 answer
   *[other] { $n } answers
 } would be lost).
house-vote-asked = **{ $who } asked to go back.**
house-vote-drawn = Cards were turned up since then. The same cards will come again in the same order.
house-vote-state = Agreed: { $agreed } · waiting for: { $waiting }
house-vote-point = Go back to before which line?
house-vote-would = This would be undone:

## Wrong presses

house-wrong-turn = It is { $who }'s turn. Nothing was changed.
house-wrong-turns = Now asked: { $who }. Nothing was changed.
house-wrong-stranger = The players of this table are { $who }. You can look on:
house-wrong-old-post = This is an older post; the match has moved on.
house-wrong-old-panel = Your turn had moved on by one step.
house-wrong-picks = Not possible: { $reason } · Rulebook: { $section }
house-wrong-form = The match moved on while you were choosing.
house-wrong-table = There is no such table here.
house-wrong-fast = One at a time, please: the last one is being done.
house-wrong-over = This match is over.
house-wrong-stopping = Restarting, please press again in a moment.
house-wrong-not-started = This match has not begun yet.
house-no-table = No match is being played here. /game open opens one.

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
house-over-seed = Seed opened: { $seed } · /game info and the readme tell how to check the deal
house-over-thanks = Thank you for playing: { $who }
house-rematch-opened = A rematch has been opened: { $link }

## Leaving, substitutes, managing

house-resign-ask = Give up your seat in { $game } { $match }? Somebody else can take it over; you cannot come back by yourself.
house-resign-free = **{ $who } has given up the seat.** Who takes over?
house-resign-done = You have given up your seat.
house-replace-offer = { $who } is invited to take over the seat of { $of }.
house-replace-accept = The seat of { $of } goes to { $who }.
house-replace-taken = **{ $who } has taken over a seat.**
house-replace-grace = All agreed. Unless { $of } answers within a day of the invitation, the seat changes hands.
house-replace-here = { $who } is here and keeps the seat.
house-replace-vote = **{ $who } would like to take over the seat of { $of }.** The others decide.
house-replace-already = You play at this table already.
house-replace-silent = Only a seat that is waited for can be given to somebody else.
house-end-vote = **{ $who } proposes to end { $game } { $match } without a winner.**
house-end-agree = Agree: end the match
house-end-refuse = Play on
house-manage-closed = **{ $who } (Manage Server) has closed this match.** Nobody wins; the log stays readable.
house-manage-kicked = **{ $who } (Manage Server) has removed { $of } from the lobby.**
house-manage-needs = You need the permission "Manage Server" for that.
house-updated-rules = **The rules were updated.** This match goes on from where it stood; going back ends here.

## My tables

house-mine-title = **My tables**
house-mine-none = You sit at no table. /game open opens one.
house-mine-yours = { $game } { $match }: **your turn** · { $link }
house-mine-others = { $game } { $match }: waiting for { $who } · { $link }
house-mine-lobby = { $game } { $match }: lobby, { $taken } of { $seats } · { $link }
house-info-title = **About { $game } { $match }**
house-info-rules = Rules in force: { $options }
house-info-seed = The deal comes from a seed: half of it is ours and sealed before anybody joins (its sha256 stands in the lobby), the rest is the lobby itself and the players' words. The half is opened at the end, so that everybody can play the match again card by card.
house-info-unofficial = Hatoba is unofficial. The games belong to their authors and publishers.

## Settings

house-settings-title = **Settings**
house-settings-saved = Saved.
house-settings-language = Language
house-settings-language-auto = as my Discord is set
house-settings-hand = Hand by DM
house-settings-ping = DM when I am asked
house-settings-sure = Confirm final answers
house-settings-standing = Standing answers in this match
house-settings-ask-me = ask me
house-settings-on = on
house-settings-off = off
house-settings-state = { $what }: { $value }

## Help

house-help-title = **How to play here** · { $n } of 3
house-help-1 =
    { house-help-1-1 }
    { house-help-1-2 }
    { house-help-1-3 }
house-help-1-1 = **The table.** After every turn one message appears at the bottom of the channel: what happened, the board, the score, and who is asked. Only that player is pinged.
house-help-1-2 = **Your turn.** Press "Play". A panel opens that only you see: the question, its answers, what they cost and bring. Press it as often as you like, on any device; it always shows where you are.
house-help-1-3 = **Final.** An answer that ends in "final" draws cards or cannot be taken back on your own. Everything else can be undone with "Back".
house-help-2 =
    { house-help-2-1 }
    { house-help-2-2 }
    { house-help-2-3 }
house-help-2-1 = **Your hand**, in games with hidden cards, comes by DM if you allow DMs from this server, and at any time by the button "My hand", where only you see it.
house-help-2-2 = **Looking.** "Look closer" shows one part of the board large, as picture or text. "Log" tells what happened; "Since my last turn" tells only what is new to you. /board as:text tells everything in words.
house-help-2-3 = **Rules.** Every panel has a button "Rules"; /rules looks up anything, in our own words, with the heading in the rulebook.
house-help-3 =
    { house-help-3-1 }
    { house-help-3-2 }
    { house-help-3-3 }
house-help-3-1 = **Typing.** /move does the same as the buttons. Several moves are separated by a semicolon; a question mark at the end only shows what would happen. The moves are completed while you type.
house-help-3-2 = **Going back.** "Take back" undoes your own turn until something is revealed or somebody else has answered. After that all must agree: choose a line of the log with /game undo.
house-help-3-3 = **Being away.** /settings holds your language and your DMs; "More" in the panel holds standing answers. /game resign gives up a seat, /game replace finds somebody for a player who no longer answers.
house-rules-title = **Rules: { $topic }**
house-rules-none = I have no rule of that name. Try one of these: { $near }

## Troubles

house-trouble-permissions = I cannot post here. I need: { $permissions }
house-trouble-disk = The disk is full, nothing was saved. Your move was not made; please tell whoever runs the bot.
house-trouble-dm-closed = I cannot send you DMs. Hidden cards wait under "My hand"; nothing else changes.
house-trouble-no-picture = The picture could not be drawn; here is the text.
house-trouble-busy = A lot is going on at the moment. Please press again soon.
house-trouble-server-only = That works only in a server.
house-permission-view = View Channel
house-permission-send = Send Messages
house-permission-threads = Send Messages in Threads
house-permission-files = Attach Files
house-permission-history = Read Message History
