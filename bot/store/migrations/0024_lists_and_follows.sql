-- Servers whose lobbies others list, and these lobbies, are found without looking at all of them.

ALTER TABLE server_settings ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX servers_listed ON server_settings (guild) WHERE listed = 1;
CREATE INDEX matches_lobby_of_server ON matches (guild) WHERE phase = 'lobby';

-- The most points of a game on a server are found without looking at all of its results.

CREATE INDEX results_by_points ON results (guild, game, points);

-- Matches and people that someone follows, and up to which entry of a log the person was told of it; and when the next
-- direct message about all of them is due.
CREATE TABLE follows (
    user INTEGER NOT NULL,
    match TEXT NOT NULL,
    how TEXT NOT NULL CHECK (how IN ('end', 'score', 'turns')),
    told INTEGER NOT NULL,
    PRIMARY KEY (user, match)
) STRICT, WITHOUT ROWID;
CREATE INDEX follows_of_match ON follows (match);

CREATE TABLE followed (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    other INTEGER NOT NULL,
    how TEXT NOT NULL CHECK (how IN ('end', 'score', 'turns')),
    PRIMARY KEY (user, guild, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX followed_by ON followed (guild, other);

CREATE TABLE digests (
    user INTEGER PRIMARY KEY,
    due INTEGER NOT NULL
) STRICT;
CREATE INDEX digests_due ON digests (due);
