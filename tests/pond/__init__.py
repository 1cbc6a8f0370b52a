"""Frogs on stones: a game for one to three, open hands or none, with an opponent of the rulebook for who is alone."""
