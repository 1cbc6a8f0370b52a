"""Everything that is read: story, labels, answers, alternative texts, text board, rules, typed terms."""
