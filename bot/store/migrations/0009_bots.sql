-- Seats that are played automatically.

-- The automatic players of a lobby, in the order in which they were added.
CREATE TABLE bots (
    match TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

-- The level at which a seat is played automatically, and what all chance in that comes from; NULL: a person has it, or
-- nobody has.
ALTER TABLE seats ADD COLUMN level TEXT;
ALTER TABLE seats ADD COLUMN thought TEXT CHECK ((level IS NULL) = (thought IS NULL));
-- Since when the match waits for such a seat; NULL: it does not.
ALTER TABLE seats ADD COLUMN asked INTEGER;

CREATE INDEX seats_asked ON seats (asked) WHERE asked IS NOT NULL;
