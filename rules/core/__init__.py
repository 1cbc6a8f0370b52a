"""What games share: seats, questions, the log, the dice."""
