# Boxes: values off people's own cards and boards, and the bot's own.

boxes-option = Box
boxes-name = "{ $name }"
boxes-own = The bot's own values
boxes-own-detail = From rulebooks and descriptions; what could not be found is our guess
boxes-panel = **With whose values do you play?** Many values on cards and boards could not be found, so the bot's are partly guesses. A box has those that someone has read off real ones.
boxes-ranked = A ranked game is played with the bot's own values. To choose a box, first choose something else under *Counts*.
boxes-gone = The box "{ $name }" can't be used: it is gone or damaged. Open the table with the bot's own values instead: /game open.
boxes-gone-lobby = The box "{ $name }" can't be used any more: it is gone, damaged or not allowed here. Please choose another one, or the bot's own values.
boxes-info = Values: the box "{ $name }" ({ $whose }). Once dealt, the game keeps them, even if the box changes or goes.
boxes-info-guessed = Of these our own guesses still are: { $each }.
boxes-results = { $game } "{ $name }"
