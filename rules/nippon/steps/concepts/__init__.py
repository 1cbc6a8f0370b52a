"""What all effects are made of: asking, gaining and paying, tracks and departments, in which order."""
