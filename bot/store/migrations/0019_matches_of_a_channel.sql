-- What was played in a channel last is found without looking at every match that has ended.

CREATE INDEX matches_of_channel ON matches (channel, number);
