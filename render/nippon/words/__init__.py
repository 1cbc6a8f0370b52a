"""Everything that is read of Nippon: story, labels, answers, text board, score, rules, typed terms."""
