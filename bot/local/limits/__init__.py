"""Discord's limits, checked by our own hand: what a request must not contain, and the field it fails at."""
