-- Private copies in which people try turns: a position as their seat may know it, and what was answered there since.
CREATE TABLE what_ifs (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    match TEXT NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    -- Of the rules, and of the match when the copy was made.
    version INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    seed TEXT NOT NULL,
    world TEXT NOT NULL,
    others TEXT NOT NULL CHECK (others IN ('bots', 'hand')),
    presses TEXT NOT NULL,
    touched INTEGER NOT NULL,
    UNIQUE (match, user)
) STRICT;

CREATE INDEX what_ifs_of_user ON what_ifs (user);
CREATE INDEX what_ifs_touched ON what_ifs (touched);
