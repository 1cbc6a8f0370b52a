"""How long tests wait for what should come at once: a test fails of what does not come, never of a busy machine."""

GENEROUS = 60.0
"""Seconds."""

THOUGHT = 5 * GENEROUS
"""Seconds for what a process that thinks is waited for: it stands back behind everything else, so that of a core for
which four others wait it gets a fortieth."""
