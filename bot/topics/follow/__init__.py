"""Following matches of others: one silent direct message a day."""
