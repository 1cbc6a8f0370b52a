# Names and descriptions of commands, options and choices. Names: lower case, at most 32 characters.

## Commands

cmd-game = game
cmd-game-about = Tables and lobbies
cmd-game-open = open
cmd-game-open-about = Open a table, here or where this server plays
cmd-game-join = join
cmd-game-join-about = Join the table of this channel
cmd-game-leave = leave
cmd-game-leave-about = Leave the lobby
cmd-game-start = start
cmd-game-start-about = Deal for everyone who has joined
cmd-game-options = options
cmd-game-options-about = Change the lobby's options
cmd-game-info = info
cmd-game-info-about = Rules in force, origin of the values, the sealed seed
cmd-game-status = status
cmd-game-status-about = Score, and whose turn it is
cmd-game-list = list
cmd-game-list-about = All tables of this server
cmd-game-mine = mine
cmd-game-mine-about = Your tables on all servers, and whose turn it is
cmd-game-kick = kick
cmd-game-kick-about = Remove someone from the lobby (your own, or with Manage Server)
cmd-game-resign = resign
cmd-game-resign-about = Give up your seat
cmd-game-replace = replace
cmd-game-replace-about = Invite someone to an abandoned or free seat
cmd-game-end = end
cmd-game-end-about = Propose to end the game without a winner
cmd-game-close = close
cmd-game-close-about = Close your own lobby, or any table (Manage Server)
cmd-game-here = here
cmd-game-here-about = Continue a game in this channel
cmd-game-undo = undo
cmd-game-undo-about = Take back your turn, or ask the table to go back to a line of the log
cmd-play = play
cmd-play-about = Open your turn (only you see it)
cmd-move = move
cmd-move-about = Type your moves
cmd-hand = hand
cmd-hand-about = Show your hand (only you see it)
cmd-practice = practice
cmd-practice-about = Play against bots at once, without a lobby
cmd-board = board
cmd-board-about = View the board or a part of it
cmd-log = log
cmd-log-about = What has happened
cmd-rules = rules
cmd-rules-about = Look up a rule in our own words
cmd-results = results
cmd-results-about = Results, finished games and reliability: yours, of a player, of this server
cmd-settings = settings
cmd-settings-about = Your language, hours, DMs and questions
cmd-help = help
cmd-help-about = How to play here, in three screens

## Options

opt-game = game
opt-game-about = Which game
opt-level = level
opt-level-about = How well the bots play
opt-seats = seats
opt-seats-about = How many players at most
opt-language = language
opt-language-about = Language of the public messages
opt-colour = colour
opt-colour-about = The colour you would like
opt-match = table
opt-match-about = Which table, if not the one in this channel
opt-guest = player
opt-guest-about = Who to remove
opt-seat = seat
opt-seat-about = Whose seat
opt-by = by
opt-by-about = Who should take it; leave empty to let anyone offer
opt-to = to
opt-to-about = Go back to before this line of the log
opt-moves = moves
opt-moves-about = Moves separated by semicolons; end with ? for a preview
opt-then = then
opt-then-about = More moves
opt-then2 = then2
opt-then2-about = Still more moves
opt-of = part
opt-of-about = What to look at
opt-shown-as = as
opt-shown-as-about = As a picture or as text
opt-since = since
opt-since-about = Everything, or only what is new to you
opt-about = about
opt-about-about = Rule, card or piece
opt-whose = player
opt-whose-about = Whose results; yours if left empty
opt-scope = of
opt-scope-about = Yours, or those of this server

## Choices

choice-since-mine = since my last turn
choice-since-all = everything
choice-as-picture = picture
choice-as-text = text
choice-scope-me = me
choice-scope-server = this server
