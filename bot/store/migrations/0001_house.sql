-- The house as it opened. Times are whole seconds since 1970, ids of Discord are numbers, answers and positions are
-- JSON as the rules write it.

CREATE TABLE house (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Component tables by the hash of their text: a match plays on with the ones it was dealt from.
CREATE TABLE tables (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    content TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE matches (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'running', 'over', 'closed')),
    opener INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    lang TEXT NOT NULL,
    pace TEXT NOT NULL,
    tables TEXT NOT NULL REFERENCES tables (hash),
    reconstructed INTEGER NOT NULL,
    half BLOB NOT NULL CHECK (length(half) = 32),
    seal TEXT NOT NULL,
    seed BLOB,
    version INTEGER NOT NULL DEFAULT 0,
    snapshot TEXT,
    shown_from INTEGER NOT NULL DEFAULT 0,
    shown INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    started INTEGER,
    ended INTEGER,
    CHECK ((phase IN ('running', 'over')) <= (seed IS NOT NULL AND snapshot IS NOT NULL))
) STRICT;

-- At most one lobby or running match in a channel, whatever races with whatever.
CREATE UNIQUE INDEX one_table_a_channel ON matches (channel) WHERE phase IN ('lobby', 'running');
CREATE INDEX matches_of_guild ON matches (guild, phase);

-- Who joined the lobby, with the words that went into the seed; kept for good, since they prove the deal.
CREATE TABLE guests (
    match TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    colour TEXT,
    seat INTEGER,
    word TEXT NOT NULL,
    confirmed INTEGER NOT NULL CHECK (confirmed IN (0, 1)),
    PRIMARY KEY (match, number),
    UNIQUE (match, user)
) STRICT, WITHOUT ROWID;

-- The seats of a dealt match and their present owners; no user: the seat is free.
CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    since INTEGER NOT NULL DEFAULT 0,
    waited INTEGER,
    hand TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (match, seat),
    UNIQUE (match, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_user ON seats (user);
CREATE INDEX guests_of_user ON guests (user);

-- The log. Nothing in it is ever changed or deleted.
CREATE TABLE entries (
    match TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    interaction INTEGER,
    user INTEGER,
    made INTEGER NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

-- Answers given once and for all in one match.
CREATE TABLE standing (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match TEXT NOT NULL REFERENCES matches (id),
    about TEXT NOT NULL CHECK (about IN ('undo', 'end', 'take-over', 'replace')),
    proposer INTEGER NOT NULL,
    proposer_seat INTEGER,
    back_to INTEGER,
    seat INTEGER,
    candidate INTEGER,
    candidate_name TEXT NOT NULL DEFAULT '',
    accepted INTEGER NOT NULL DEFAULT 0 CHECK (accepted IN (0, 1)),
    opened INTEGER NOT NULL,
    result TEXT NOT NULL DEFAULT 'open' CHECK (result IN ('open', 'agreed', 'refused', 'here'))
) STRICT;

CREATE INDEX open_votes ON votes (match) WHERE result = 'open';

CREATE TABLE ballots (
    vote INTEGER NOT NULL REFERENCES votes (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (vote, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE persons (
    user INTEGER PRIMARY KEY,
    lang TEXT,
    settings TEXT NOT NULL DEFAULT '{}'
) STRICT;

-- Every interaction at its arrival; applied once it changed something, in the same transaction as the change.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    user INTEGER NOT NULL,
    match TEXT,
    kind TEXT NOT NULL,
    application INTEGER,
    token TEXT,
    arrived INTEGER NOT NULL,
    answered INTEGER,
    applied TEXT
) STRICT;

CREATE INDEX interactions_by_arrival ON interactions (arrived);
CREATE INDEX interactions_with_token ON interactions (arrived) WHERE token IS NOT NULL;

-- What must still be said. Closed rows are kept some days, so that a doubt can be looked into.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    channel INTEGER,
    user INTEGER,
    match TEXT NOT NULL REFERENCES matches (id),
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
    CHECK ((channel IS NULL) <> (user IS NULL)),
    CHECK ((closed IS NULL) = (how IS NULL))
) STRICT;

CREATE INDEX outbox_pending ON outbox (channel, user, id) WHERE closed IS NULL;

-- The newest message of each thing that is posted: the table post, the lobby, a seat's hand, a vote.
CREATE TABLE messages (
    match TEXT NOT NULL REFERENCES matches (id),
    post TEXT NOT NULL,
    number INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (match, post, number)
) STRICT, WITHOUT ROWID;
