-- Turns that people have prepared while others play, with what each answer was foreseen to do.
CREATE TABLE prepared (
    -- What entries of the log that came of one say in the place of an interaction, below zero.
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    plan TEXT NOT NULL,
    UNIQUE (match, seat)
) STRICT;

CREATE INDEX prepared_of_user ON prepared (user);
