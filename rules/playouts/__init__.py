"""How play-outs choose, and what they should come across: policies for each game.

How somebody plays is no rule: these modules import the games, and of a game only its `game.py` imports them.
"""
