"""Ships, machines and railways, whatever brings them about."""
