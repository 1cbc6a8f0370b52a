-- Ranked games: who came where, from which levels are counted, and the levels that this has come to.

CREATE TABLE ranked (
    -- How many ranked games had ended before, this one included: levels are counted in this order.
    number INTEGER NOT NULL,
    user INTEGER NOT NULL,
    match TEXT NOT NULL,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    -- 1 is best, shared ones are equal; whoever gave up the seat that was dealt comes last.
    place INTEGER NOT NULL,
    PRIMARY KEY (number, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX ranked_of_match ON ranked (match);
CREATE INDEX ranked_of_user ON ranked (user, game, guild);

-- Derived from them, and counted anew at any time to the same numbers. Server 0: of all servers together.
CREATE TABLE levels (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    user INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild, game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX levels_of_user ON levels (user);
