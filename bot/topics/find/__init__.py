"""Finding players: what someone would like to play, and who fits."""
