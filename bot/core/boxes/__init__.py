"""What comes in the boxes: games with their tables, and packs of a group's own values."""
