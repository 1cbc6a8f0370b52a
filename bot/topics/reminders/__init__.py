"""What a person says to a reminder."""
