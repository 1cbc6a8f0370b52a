"""What happens at a table without a press, or because no one presses."""
