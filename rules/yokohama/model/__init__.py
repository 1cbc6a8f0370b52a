"""What a match of Yokohama is made of: terms, cards, the town, the state, and a position as the rules look at it."""
