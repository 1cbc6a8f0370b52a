-- Tables at which someone who is away plays on all the same: the absence does not concern them.

CREATE TABLE left_out (
    user INTEGER NOT NULL,
    match TEXT NOT NULL,
    PRIMARY KEY (user, match)
) STRICT, WITHOUT ROWID;
