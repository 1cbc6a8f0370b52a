"""What every topic stands on: acts, transactions, outcomes, access, settings, the clock. No Discord in here."""
