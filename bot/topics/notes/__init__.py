"""Notes about running matches, which only their writer sees."""
