"""How play-outs of Nippon aim at ends and rare rules, what they should touch, and what they must never find."""
