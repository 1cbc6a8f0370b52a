"""Steps 1 and 2 of a turn as rules of the way: fees, paths, and the placements that open them."""
