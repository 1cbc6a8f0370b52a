-- The position of each day on a server: of which finished match it is, and what the best player would have done there
-- (NULL until that was thought out). Which position follows from match and day. `day` counts from 1970 by UTC.
CREATE TABLE days (
    guild INTEGER NOT NULL,
    day INTEGER NOT NULL,
    match TEXT NOT NULL REFERENCES matches (id),
    judged TEXT,
    PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX days_of_match ON days (match);
CREATE INDEX days_by_day ON days (day);

-- What people chose there: a list of presses, each a list of answers; once the turn is chosen, how many days in a row.
CREATE TABLE choices (
    guild INTEGER NOT NULL,
    day INTEGER NOT NULL,
    user INTEGER NOT NULL,
    presses TEXT NOT NULL,
    streak INTEGER,
    PRIMARY KEY (guild, day, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX choices_of_person ON choices (user, day);
CREATE INDEX choices_of_day ON choices (day);
