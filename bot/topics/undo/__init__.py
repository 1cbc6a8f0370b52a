"""Taking answers back: alone, or by a vote."""
