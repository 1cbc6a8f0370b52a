-- Results and answering times are read by anyone who may, and so found without looking at every row.

-- Where the points came from, by source, as a JSON object; empty where it is not known.
ALTER TABLE results ADD COLUMN sources TEXT NOT NULL DEFAULT '{}';

DROP INDEX results_of_user;
CREATE INDEX results_of_user ON results (user, ended);
CREATE INDEX results_of_guild ON results (guild, ended);
DROP INDEX answered_by_user;
CREATE INDEX answered_by_user ON answered (user, since);

-- Finished games of a server, the newest last, with the channel that decides who may look at them.
CREATE INDEX matches_finished ON matches (guild, ended, channel)
WHERE phase IN ('over', 'closed') AND seed IS NOT NULL AND practice = 0;

-- Whether someone lost a seat while away as announced: that is not held against anyone.
ALTER TABLE tenures ADD COLUMN excused INTEGER NOT NULL DEFAULT 0 CHECK (excused IN (0, 1));
