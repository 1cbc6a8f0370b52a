-- Results are counted apart by the box whose values were played with; empty for the bot's own.

ALTER TABLE results ADD COLUMN box TEXT NOT NULL DEFAULT '';
UPDATE results SET box = coalesce((SELECT json_extract(options, '$.pack') FROM matches WHERE id = results.match), '');

DROP INDEX results_by_points;
CREATE INDEX results_by_points ON results (guild, game, box, points);
