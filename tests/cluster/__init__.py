"""A house kept by a PostgreSQL server, from outside: what a press costs there, and what becomes of it in trouble."""
