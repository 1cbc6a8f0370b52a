-- Votes anew: a table may agree to set a stated fact right.
CREATE TABLE votes_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match TEXT NOT NULL REFERENCES matches (id),
    about TEXT NOT NULL CHECK (about IN ('undo', 'end', 'take-over', 'replace', 'pause', 'correct')),
    proposer INTEGER NOT NULL,
    proposer_seat INTEGER,
    back_to INTEGER,
    seat INTEGER,
    candidate INTEGER,
    candidate_name TEXT NOT NULL DEFAULT '',
    accepted INTEGER NOT NULL DEFAULT 0 CHECK (accepted IN (0, 1)),
    opened INTEGER NOT NULL,
    result TEXT NOT NULL DEFAULT 'open' CHECK (result IN ('open', 'agreed', 'refused', 'here', 'lapsed', 'withdrawn')),
    -- When silence lapses; NULL: the vote has no deadline, since only a candidate is looked for.
    closes INTEGER,
    -- How many seconds after its opening that was at first.
    lasts INTEGER NOT NULL DEFAULT 259200,
    -- Until when a pause shall last.
    until INTEGER,
    -- Seats that did not answer in time, and so have no say.
    silent TEXT NOT NULL DEFAULT '[]',
    -- When those who had not answered were reminded, and when it ended.
    reminded INTEGER,
    ended INTEGER,
    -- The seat that said no.
    against INTEGER,
    -- The fact that is to be set right, as JSON.
    correction TEXT
) STRICT;

INSERT INTO votes_new (id, match, about, proposer, proposer_seat, back_to, seat, candidate, candidate_name, accepted,
    opened, result, closes, lasts, until, silent, reminded, ended, against)
SELECT id, match, about, proposer, proposer_seat, back_to, seat, candidate, candidate_name, accepted,
    opened, result, closes, lasts, until, silent, reminded, ended, against FROM votes;
UPDATE sqlite_sequence SET seq = coalesce((SELECT max(seq) FROM sqlite_sequence WHERE name = 'votes'), 0)
WHERE name = 'votes_new';
INSERT INTO sqlite_sequence (name, seq)
SELECT 'votes_new', seq FROM sqlite_sequence WHERE name = 'votes'
AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'votes_new');
CREATE TABLE ballots_new (
    vote INTEGER NOT NULL REFERENCES votes_new (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (vote, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO ballots_new (vote, seat) SELECT vote, seat FROM ballots;
DROP TABLE ballots;
DROP TABLE votes;
ALTER TABLE votes_new RENAME TO votes;
ALTER TABLE ballots_new RENAME TO ballots;
CREATE INDEX open_votes ON votes (match) WHERE result = 'open';
CREATE INDEX votes_closing ON votes (closes) WHERE result = 'open';
