-- What the sweep looks for is found without looking at every match that runs.

CREATE INDEX waits_late ON waits (match) WHERE late IS NOT NULL AND ended IS NULL;
CREATE INDEX messages_that_call ON messages (match) WHERE post = 'nudge';
CREATE INDEX matches_untouched ON matches (coalesce(touched, started, created)) WHERE phase = 'running';
CREATE INDEX outbox_of_match ON outbox (match);
CREATE INDEX matches_lobby ON matches (created) WHERE phase = 'lobby';
