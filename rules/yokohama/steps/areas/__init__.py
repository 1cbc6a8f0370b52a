"""Steps 3 to 6 of a turn: what areas give and ask, tokens and buildings, and what rewards bring."""
