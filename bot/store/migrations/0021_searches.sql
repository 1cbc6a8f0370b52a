-- What people would like to play on a server, the oldest first. `until` is NULL while nobody is looked for, `held` is the
-- table that was found, and `answer_by` when whoever has not said to be there loses the place at it.
CREATE TABLE searches (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    channel INTEGER NOT NULL,
    content TEXT NOT NULL,
    since INTEGER,
    until INTEGER,
    held TEXT,
    answer_by INTEGER,
    told INTEGER NOT NULL DEFAULT 0,
    alone INTEGER NOT NULL DEFAULT 0,
    UNIQUE (guild, user)
) STRICT;
CREATE INDEX searches_of_person ON searches (user);
CREATE INDEX searches_open ON searches (until) WHERE until IS NOT NULL AND held IS NULL;
CREATE INDEX searches_held ON searches (held) WHERE held IS NOT NULL;
CREATE INDEX searches_asked ON searches (answer_by) WHERE answer_by IS NOT NULL;
CREATE INDEX searches_unseen ON searches (since) WHERE until IS NOT NULL AND held IS NULL AND told = 0;
CREATE INDEX searches_alone ON searches (number) WHERE alone = 1;

-- With whom someone does not want to be brought to a table; no one else sees it.
CREATE TABLE avoided (
    user INTEGER NOT NULL,
    other INTEGER NOT NULL,
    PRIMARY KEY (user, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX avoided_by ON avoided (other);
