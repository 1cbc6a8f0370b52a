# A match as a file: written and verified.

cmd-game-export = export
cmd-game-export-about = The game as a file; while it runs, what you can see of it (only you see it)

record-whole = **{ $game } { $match }, whole:** this file holds every move, every draw and the seed. Anyone can verify it.
record-own = **{ $game } { $match }, as you see it:** this file holds your own cards and what everyone knows. After the end it holds everything.
record-everyone = **{ $game } { $match }, as everyone sees it:** this file holds what everyone at the table knows. After the end it holds everything.

cmd-game-verify = verify
cmd-game-verify-about = Work out again that the deal, every move and the result are right (only you see it)

record-title = **{ $game } { $match }, verified**
record-holds = { $part }: holds. { $what }
record-broken = { $part }: does not hold. { $what }
record-open = { $part }: not checked. { $what }
record-all-holds = Everything holds.
record-all-broken = Not everything holds.
record-all-open = What was checked holds; not everything could be checked.
record-all-running = What can be checked now holds. The rest follows when the game has ended and the seed is revealed.
record-all-damaged = Something in the log of this game is damaged. Tell whoever runs the bot.
record-adjusted-holds = Everything holds; the game was adjusted. { $each }
record-adjusted-open = What was checked holds, adjusted after line { $lines }; not everything could be checked.
record-show = Show everyone
record-shown = **{ $who } has verified the deal:** seal, seed, seats, every draw, every move and the result hold.
record-shown-done = The table has been told.
record-not-shown = Not everything holds, so the table has not been told.

record-part-file = File
record-part-tables = Values of cards and boards
record-part-seal = Seal
record-part-seed = Seed
record-part-seats = Seats and colours
record-part-deal = Deal
record-part-answers = Moves
record-part-draws = Draws
record-part-position = Position
record-part-result = Result

record-what-file = It is as it was written.
record-what-tables = They are those that their hash names.
record-what-seal = It was made of the half that has been revealed, and must be the one posted before the lobby: { $seal }
record-what-seed = It comes from the half, the lobby's post ({ $number }) and { $words ->
    [0] no words
    [one] 1 word
   *[other] { $words } words
} of the players.
record-what-seats = They follow from the seed and the wishes in the lobby.
record-what-deal = It follows from the seed.
record-what-answers = { $n ->
    [0] None was made.
    [one] 1 is legal and leads where the log says.
   *[other] { $n } are legal and lead where the log says.
}
record-what-draws = { $n ->
    [0] Nothing was drawn.
    [one] 1 random number comes from the seed.
   *[other] { $n } random numbers come from the seed, each in its turn.
}
record-what-position = It is the one that the log leads to.
record-what-result = It follows from the last position.

record-why-hash = Something in the file was changed after it was written.
record-why-game = This version does not know the game { $game }.
record-why-tables-hash = Their hash is another one.
record-why-tables-read = They cannot be read.
record-why-tables = The values of cards and boards are missing.
record-why-running = The seed is revealed when the game has ended.
record-why-seal = It was made of another half.
record-why-number = The number of the lobby was not kept.
record-why-seed = Half, lobby and words lead to another seed.
record-why-guests = The file does not say who got which seat at the deal.
record-why-seats = The seed gives other seats or colours.
record-why-deal = Nothing can be dealt for these seats and options.
record-why-deal-first = It depends on the deal.
record-why-answers-first = It depends on what comes before.
record-why-version = Entry { $line } of the file was played by other rules than those of this version ({ $version }).
record-why-other-rules = Other rules than those of this version have played the game.
record-why-illegal = Entry { $line } of the file: the rules refuse it.
record-why-unreadable = Entry { $line } of the file cannot be read.
record-why-unread = The log or its position cannot be read.
record-why-counter = Entry { $line } of the file: other random numbers are due here.
record-why-told = Entry { $line } of the file: something else comes of it.
record-why-other = Entry { $line } of the file is not what the rules write here.
record-why-checkpoint = Entry { $line } of the file: the log leads to another position here.
record-why-position = The log leads to another one.
record-why-result = The log leads to another one.
record-why-phase = The game has not ended yet in this file, but its log has.
record-why-adjusted = The log says otherwise whether the game was adjusted.

record-opened = This is game **{ $was }**, opened from a file: play on after line { $n }. It counts in no result.
record-opened-over = This is game **{ $was }**, opened from a file to be looked at: /board, /log, /game export.

cmd-game-report = report
cmd-game-report-about = Tell whoever runs the bot that something is wrong at this table (only you see it)
opt-said = text
opt-said-about = What is wrong, in your words
record-reported = Your report has the number **{ $number }**. Whoever runs the bot finds it in the log by that, with the game and its present line.

page-board = Board
page-log = Log
page-course = Course of the game
page-score = Score
page-first = First
page-back = Earlier
page-next = Later
page-last = Last
page-language = Language
page-moment = Moment
page-round = Round { $n }

film-button = Film
film-title = **{ $name }: the film**
film-alt = The game { $name } as an animated picture, { $n } frames, one for each turn. The log tells the same in words.
film-progress = The film is being made: { $n } of { $of } turns are drawn. Then it is posted for everyone in the channel of the game.
film-waiting = The film is about to be made. Then it is posted for everyone in the channel of the game.
film-ready = The film is made and is being posted.
film-posted = The film of { $name } has been posted.
film-show = To the film
film-look = How far is it?
film-stop = Stop
film-stopped = The film was stopped.
film-gone = The post with the film was deleted. "Film" under the last post of the game makes it again.
film-later = There is a film once the game has ended.
film-failed = The film could not be made.
film-too-large = The film is not posted: it is larger than the files that this server takes.
film-refused = The film is not posted: Discord did not take it.

record-report = **Report { $number }** about { $match }, after entry { $line } of its file: { $said }
