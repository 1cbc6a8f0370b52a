-- A match that one person plays against automatic players without a lobby; it stands in no list of a server's tables.
ALTER TABLE matches ADD COLUMN practice INTEGER NOT NULL DEFAULT 0 CHECK (practice IN (0, 1));
