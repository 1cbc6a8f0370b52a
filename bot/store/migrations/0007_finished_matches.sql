-- Those whose rules were updated, and those that ended long ago, are found without reading all matches.
CREATE INDEX matches_running ON matches (tables, version) WHERE phase = 'running';
CREATE INDEX matches_ended ON matches (ended) WHERE ended IS NOT NULL;
