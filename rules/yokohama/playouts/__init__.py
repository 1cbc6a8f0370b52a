"""How play-outs of Yokohama aim at ends and rare rules, what they should touch, and what they must never find."""
