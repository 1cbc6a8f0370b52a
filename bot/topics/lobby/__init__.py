"""The lobby: joining, options, automatic players, dealing."""
