# A match as a file: written and verified.

cmd-game-export = export
cmd-game-export-about = The game as a file; while it runs, what you can see of it (only you see it)

record-whole = **{ $game } { $match }, whole:** this file holds every move, every draw and the seed. Anyone can verify it.
record-own = **{ $game } { $match }, as you see it:** this file holds your own cards and what everyone knows. After the end it holds everything.
record-everyone = **{ $game } { $match }, as everyone sees it:** this file holds what everyone at the table knows. After the end it holds everything.
