-- What people have noted for themselves about their running matches.
CREATE TABLE notes (
    match TEXT NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX notes_of_user ON notes (user);
