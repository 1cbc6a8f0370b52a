"""How play-outs of Yokohama aim at ends and rare rules, and what they should touch."""
