"""The games: pure rules, without files, clocks, Discord or pictures."""
