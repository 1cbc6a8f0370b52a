-- What happens without a press: waits, absences, pauses, votes that end, and what is written down of a match's end.

-- One row for each seat that was called. Kept once answered, until the next call of that seat.
CREATE TABLE waits (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    -- The moment of the call, as it is shown.
    since INTEGER NOT NULL,
    -- Seconds allowed at the call, those allowed before it (for a call that is taken back), and those given since.
    bank INTEGER NOT NULL,
    before INTEGER NOT NULL,
    granted INTEGER NOT NULL DEFAULT 0,
    -- Seconds counted so far, and since when more are counted; NULL: it stands still or has ended.
    ran INTEGER NOT NULL DEFAULT 0,
    running INTEGER,
    -- Turns that had ended at the call, since time is given once per turn; NULL: not known.
    turn INTEGER,
    -- When the call went out; NULL: held back at night.
    called INTEGER,
    -- How many reminders went out, and the counted seconds at the last one.
    nudges INTEGER NOT NULL DEFAULT 0,
    nudged INTEGER,
    -- Counted seconds at the owner's last press of a turn that was begun and not ended, and whether it was reminded of.
    pressed INTEGER,
    unended INTEGER NOT NULL DEFAULT 0 CHECK (unended IN (0, 1)),
    muted INTEGER NOT NULL DEFAULT 0 CHECK (muted IN (0, 1)),
    -- When the time was found to be over, so that the others are asked how to go on.
    late INTEGER,
    -- Whether they have been, since the time was found to be over.
    asked INTEGER NOT NULL DEFAULT 0 CHECK (asked IN (0, 1)),
    -- Whether the owner has said during this call to be there.
    here INTEGER NOT NULL DEFAULT 0 CHECK (here IN (0, 1)),
    ended INTEGER,
    -- When the agenda is to look at it again; 0: at once.
    due INTEGER,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX waits_due ON waits (due) WHERE due IS NOT NULL;

-- Who was waited for goes on waiting from now: nobody is late because of an update.
INSERT INTO waits (match, seat, since, bank, before, running, called, due)
SELECT seats.match, seats.seat, seats.waited, 432000, 432000, unixepoch(), seats.waited, 0
FROM seats JOIN matches ON matches.id = seats.match WHERE seats.waited IS NOT NULL AND matches.phase = 'running';

ALTER TABLE seats DROP COLUMN waited;
-- Seconds that the seat has saved; NULL: all that its pace allows.
ALTER TABLE seats ADD COLUMN bank INTEGER;
-- Since when somebody is looked for who takes the seat over.
ALTER TABLE seats ADD COLUMN sought INTEGER;

CREATE TABLE aways (
    user INTEGER PRIMARY KEY,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    -- Whether somebody may play for the person meanwhile: 1, or 0 to be waited for.
    cover INTEGER NOT NULL DEFAULT 0 CHECK (cover IN (0, 1))
) STRICT;

-- The direct messages of a person that belong to no single match, of each kind at most one.
CREATE TABLE letters (
    user INTEGER NOT NULL,
    kind TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (user, kind)
) STRICT, WITHOUT ROWID;

-- Why a running match stands still, since when, and until when if that is known.
ALTER TABLE matches ADD COLUMN still TEXT CHECK (still IN ('agreed', 'asleep', 'gone', 'barred', 'out'));
ALTER TABLE matches ADD COLUMN still_since INTEGER;
ALTER TABLE matches ADD COLUMN still_until INTEGER;
-- The last answer or waking, and when the table was told that it closes.
ALTER TABLE matches ADD COLUMN touched INTEGER;
ALTER TABLE matches ADD COLUMN warned INTEGER;
UPDATE matches SET touched = unixepoch() WHERE phase = 'running';

CREATE INDEX matches_still ON matches (still) WHERE still IS NOT NULL;

-- The outbox anew: a person's own message belongs to no match, and a row may have to come behind another.
CREATE TABLE outbox_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    channel INTEGER,
    user INTEGER,
    match TEXT REFERENCES matches (id),
    revision INTEGER NOT NULL,
    seat INTEGER,
    ping TEXT NOT NULL,
    text TEXT NOT NULL,
    silent INTEGER NOT NULL CHECK (silent IN (0, 1)),
    made INTEGER NOT NULL,
    tried REAL,
    closed INTEGER,
    how TEXT CHECK (how IN ('sent', 'overtaken', 'failed')),
    code INTEGER,
    sentence TEXT,
    after INTEGER,
    -- The row that must be closed before this one is sent.
    behind INTEGER,
    CHECK ((channel IS NULL) <> (user IS NULL)),
    CHECK ((closed IS NULL) = (how IS NULL))
) STRICT;

INSERT INTO outbox_new (id, kind, channel, user, match, revision, seat, ping, text, silent, made, tried, closed, how,
    code, sentence, after)
SELECT id, kind, channel, user, match, revision, seat, ping, text, silent, made, tried, closed, how, code, sentence,
    after FROM outbox;

-- The numbers go on where they were: a row's number is in the buttons of what it brought.
UPDATE sqlite_sequence SET seq = coalesce((SELECT max(seq) FROM sqlite_sequence WHERE name = 'outbox'), 0)
WHERE name = 'outbox_new';
INSERT INTO sqlite_sequence (name, seq)
SELECT 'outbox_new', seq FROM sqlite_sequence WHERE name = 'outbox'
AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'outbox_new');
DROP TABLE outbox;
ALTER TABLE outbox_new RENAME TO outbox;
CREATE INDEX outbox_pending ON outbox (channel, user, id) WHERE closed IS NULL;
CREATE INDEX outbox_behind ON outbox (behind) WHERE behind IS NOT NULL AND closed IS NULL;

-- Votes anew: a pause can be agreed to, and each vote has an end.
CREATE TABLE votes_new (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match TEXT NOT NULL REFERENCES matches (id),
    about TEXT NOT NULL CHECK (about IN ('undo', 'end', 'take-over', 'replace', 'pause')),
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
    against INTEGER
) STRICT;

INSERT INTO votes_new (id, match, about, proposer, proposer_seat, back_to, seat, candidate, candidate_name, accepted,
    opened, result, closes)
SELECT id, match, about, proposer, proposer_seat, back_to, seat, candidate, candidate_name, accepted, opened, result,
    unixepoch() + 259200 FROM votes;
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

-- Who sat where, from which revision to which.
CREATE TABLE tenures (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER,
    kind TEXT NOT NULL CHECK (kind IN ('dealt', 'took-over', 'cover')),
    went TEXT CHECK (went IN ('resigned', 'replaced', 'back'))
) STRICT;

CREATE INDEX tenures_of_match ON tenures (match);
CREATE INDEX tenures_of_user ON tenures (user);

INSERT INTO tenures (match, seat, user, first, kind)
SELECT match, seat, user, since, CASE since WHEN 0 THEN 'dealt' ELSE 'took-over' END FROM seats WHERE user IS NOT NULL;

-- How a match ended for each seat, written in the transaction that ends it; kept when the match itself is let go.
CREATE TABLE results (
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    game TEXT NOT NULL,
    guild INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER NOT NULL,
    -- Whether one person had the seat from the deal to the end.
    whole INTEGER NOT NULL CHECK (whole IN (0, 1)),
    rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
    ended INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_user ON results (user);

-- How long each call took to be answered by the one who was called, in counted seconds; kept likewise.
CREATE TABLE answered (
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    since INTEGER NOT NULL,
    took INTEGER NOT NULL,
    allowed INTEGER NOT NULL,
    PRIMARY KEY (match, seat, since)
) STRICT, WITHOUT ROWID;

CREATE INDEX answered_by_user ON answered (user);
