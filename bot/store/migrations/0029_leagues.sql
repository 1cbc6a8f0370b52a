-- Leagues and tournaments of a server. `season` and `round` count from 1 once one has begun; `trouble` is why no table can
-- be opened now, and `retry` when that is tried again.
CREATE TABLE leagues (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    host INTEGER NOT NULL,
    name TEXT NOT NULL,
    terms TEXT NOT NULL,
    phase TEXT NOT NULL DEFAULT 'open' CHECK (phase IN ('open', 'running', 'over')),
    season INTEGER NOT NULL DEFAULT 0,
    round INTEGER NOT NULL DEFAULT 0,
    deadline INTEGER,
    trouble TEXT NOT NULL DEFAULT '',
    retry INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX leagues_of_server ON leagues (guild);
CREATE INDEX leagues_running ON leagues (retry) WHERE phase = 'running';

-- Who has signed up, in that order. Without a division someone waits for a place of the season, or for the next one.
CREATE TABLE entrants (
    league INTEGER NOT NULL REFERENCES leagues (id),
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    number INTEGER NOT NULL,
    division INTEGER,
    -- 2: and a substitute has the place.
    gone INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (league, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX entrants_by_person ON entrants (user);

-- The tables of rounds; one of a single person is a rest. `late` are the seats that were last at the deadline, NULL if the
-- match came to its end before.
CREATE TABLE league_tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    league INTEGER NOT NULL REFERENCES leagues (id),
    season INTEGER NOT NULL,
    round INTEGER NOT NULL,
    division INTEGER NOT NULL,
    match TEXT,
    counted INTEGER NOT NULL DEFAULT 0,
    late TEXT
) STRICT;
CREATE INDEX league_tables_of_season ON league_tables (league, season);
CREATE INDEX league_tables_open ON league_tables (league) WHERE counted = 0;
CREATE INDEX league_tables_of_match ON league_tables (match) WHERE match IS NOT NULL;

CREATE TABLE league_seats (
    seating INTEGER NOT NULL REFERENCES league_tables (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    place INTEGER,
    PRIMARY KEY (seating, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX league_seats_by_person ON league_seats (user);
