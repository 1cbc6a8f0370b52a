"""How automatic players think: search and levels for all games, and for each game what it is worth to whom.

How someone plays is no rule: these modules import the games, and of a game only its `game.py` imports them.
"""
