"""A match as it runs: what is true now, its log, what is kept of it, and the rule book that begins one."""
