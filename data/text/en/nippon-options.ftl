# Nippon: what is chosen in the lobby.

nippon-option-sides = Factory sides
nippon-option-sides-a = All side A, for a first game
nippon-option-sides-a-menu = All side A
nippon-option-sides-b = All side B
nippon-option-sides-random = At random
nippon-option-modules = Modules
nippon-option-modules-modern = Modern factories
nippon-option-modules-goals = Goals
nippon-option-difficulty = Difficulty, when playing alone
nippon-option-difficulty-menu = Solo difficulty
nippon-option-difficulty-easy = Easy, 1 goal
nippon-option-difficulty-medium = Medium, 2 goals
nippon-option-difficulty-hard = Hard, 3 goals

## Component tables

nippon-table-board = parts of the game board
nippon-table-mat = parts of the Zaibatsu boards
nippon-table-factories = factory sides
nippon-table-start = start tiles
nippon-table-demand = demand tiles
nippon-table-goals = goal bonuses
nippon-table-solo = tiles, goals and ranks for one player
nippon-table-match = numbers of the rules
