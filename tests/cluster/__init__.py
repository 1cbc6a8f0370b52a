"""A house kept by a PostgreSQL server, seen from outside: what a press costs there, and what becomes of it in trouble."""
