-- Seats of a rematch that are kept for a while for those who played before.
CREATE TABLE reserved (
    match TEXT NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
