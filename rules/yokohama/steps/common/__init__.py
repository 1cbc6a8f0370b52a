"""What the steps of Yokohama share: asking, paying and receiving, side actions, the conditions for the end."""
