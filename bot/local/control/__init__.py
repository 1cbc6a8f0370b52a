"""The control side under `/local/`: what tests and a page may do to the local Discord and see of it."""
