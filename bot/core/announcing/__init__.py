"""What a change makes necessary: rows of the outbox, pending turns, reminders."""
