-- Whoever leaves a league between two seasons has played the one that is over; who has left that one may play the next.
ALTER TABLE entrants ADD COLUMN stays INTEGER NOT NULL DEFAULT 1 CHECK (stays IN (0, 1));
UPDATE entrants SET stays = 0 WHERE gone > 0;
