# Names and descriptions of commands, options and choices. Names: lower case, at most 32 characters.

## Commands

cmd-game = game
cmd-game-about = Tables and lobbies
cmd-game-open = open
cmd-game-open-about = Open a table in this channel
cmd-game-join = join
cmd-game-join-about = Join the table of this channel
cmd-game-leave = leave
cmd-game-leave-about = Leave the lobby
cmd-game-start = start
cmd-game-start-about = Deal for everybody who has joined
cmd-game-options = options
cmd-game-options-about = Change the lobby's options
cmd-game-info = info
cmd-game-info-about = Rules in force, origin of the values, the sealed seed
cmd-game-status = status
cmd-game-status-about = Score, and who is asked what
cmd-game-list = list
cmd-game-list-about = All tables of this server
cmd-game-mine = mine
cmd-game-mine-about = My tables in all servers, and whose turn it is
cmd-game-kick = kick
cmd-game-kick-about = Remove somebody from the lobby (your own, or with Manage Server)
cmd-game-resign = resign
cmd-game-resign-about = Give up my seat
cmd-game-replace = replace
cmd-game-replace-about = Invite somebody into a deserted or free seat
cmd-game-end = end
cmd-game-end-about = Propose to end the match without a winner
cmd-game-close = close
cmd-game-close-about = Close a table (Manage Server) or one's own lobby
cmd-game-undo = undo
cmd-game-undo-about = Take back your turn, or ask the table to go back to a line of the log
cmd-play = play
cmd-play-about = Open my turn, only for me
cmd-move = move
cmd-move-about = Type my moves
cmd-hand = hand
cmd-hand-about = Show my hand, only to me
cmd-board = board
cmd-board-about = Look at the board or a part of it
cmd-log = log
cmd-log-about = What has happened
cmd-rules = rules
cmd-rules-about = Look up a rule in our own words
cmd-settings = settings
cmd-settings-about = My language, DMs and questions
cmd-help = help
cmd-help-about = How to play here, in three screens

## Options

opt-game = game
opt-game-about = Which game
opt-seats = seats
opt-seats-about = How many players at most
opt-language = language
opt-language-about = Language of the public posts
opt-colour = colour
opt-colour-about = Colour I would like
opt-match = match
opt-match-about = Which match, if not the one of this channel
opt-guest = guest
opt-guest-about = Who is to go
opt-seat = seat
opt-seat-about = Whose seat
opt-by = by
opt-by-about = Who shall take it; without this anybody may offer
opt-to = to
opt-to-about = Go back to before this line of the log
opt-moves = moves
opt-moves-about = Moves, separated by semicolons; with a question mark at the end they are only shown
opt-then = then
opt-then-about = More moves
opt-then2 = then2
opt-then2-about = Still more moves
opt-of = of
opt-of-about = What to look at
opt-shown-as = as
opt-shown-as-about = As picture or as text
opt-since = since
opt-since-about = Everything, or only what is new to me
opt-about = about
opt-about-about = Rule, card or piece

## Choices

choice-since-mine = since my last turn
choice-since-all = everything
choice-as-picture = picture
choice-as-text = text
