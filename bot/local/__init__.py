"""The Discord of our own: a strict stand-in for REST and gateway on this machine alone."""
