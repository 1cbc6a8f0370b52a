-- What those who manage a server have chosen for it, and when its role was called the last time.
CREATE TABLE server_settings (
    guild INTEGER PRIMARY KEY,
    settings TEXT NOT NULL DEFAULT '{}',
    chosen_by INTEGER NOT NULL,
    called INTEGER
) STRICT;

-- Rooms that are being made: what is to be opened in each, by the id that its table will have.
CREATE TABLE openings (
    match TEXT PRIMARY KEY,
    made INTEGER NOT NULL,
    parent INTEGER NOT NULL,
    content TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Threads and forum posts that were made for tables, and how they were left at Discord.
CREATE TABLE rooms (
    channel INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    tags TEXT NOT NULL DEFAULT '[]',
    members TEXT NOT NULL DEFAULT '[]',
    renamed TEXT NOT NULL DEFAULT '[]',
    archived INTEGER
) STRICT;
CREATE INDEX rooms_kept ON rooms (channel) WHERE archived IS NULL;

-- Options that someone has named, for one's own lobbies or for those of a server.
CREATE TABLE presets (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (guild, user, game, name)
) STRICT, WITHOUT ROWID;

-- Whether a lobby has called the server's role.
ALTER TABLE matches ADD COLUMN called INTEGER;
-- How long the last games on a server took is found without reading all of them.
CREATE INDEX matches_by_pace ON matches (guild, game, pace, ended) WHERE phase = 'over' AND practice = 0;
