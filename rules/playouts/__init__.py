"""How play-outs choose, what they should come across, and what they must never find: for each game.

How someone plays is no rule: these modules import the games, and of a game only its `game.py` imports them.
"""
