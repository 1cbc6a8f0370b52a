"""The drawing room and the words that games share."""
