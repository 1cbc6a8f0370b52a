"""Houses of yesterday: the databases of released versions, whose matches must load and play on for ever."""
