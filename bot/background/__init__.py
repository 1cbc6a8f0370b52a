"""What happens without a press: the sweep and what it looks after."""
