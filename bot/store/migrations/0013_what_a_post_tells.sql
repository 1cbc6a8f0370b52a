-- What a post tells is fixed when its row is written: the entries of the log from one number up to another, that one not
-- included. What of them was taken back since is left out. NULL in rows that tell no entries, and in closed ones of old.
ALTER TABLE outbox ADD COLUMN tells_from INTEGER;
ALTER TABLE outbox ADD COLUMN tells_to INTEGER CHECK ((tells_from IS NULL) = (tells_to IS NULL));

-- What the newest table post tells was kept in standing answers, and is from now on kept in entries as well.
CREATE TABLE counted AS
WITH RECURSIVE counting (match, number, stands, kind) AS (
    SELECT id, CAST(-1 AS BIGINT), CAST(0 AS BIGINT), game FROM matches WHERE seed IS NOT NULL
    UNION ALL
    SELECT
        entries.match,
        entries.number,
        CASE json_extract(content, '$.kind')
            WHEN 'move' THEN stands + 1
            WHEN 'undo' THEN CAST(json_extract(content, '$.to') AS BIGINT)
            ELSE stands
        END,
        json_extract(content, '$.kind')
    FROM counting JOIN entries ON entries.match = counting.match AND entries.number = counting.number + 1
)
SELECT match, stands, max(number) + 1 AS entry FROM counting WHERE kind = 'move' GROUP BY match, stands;
CREATE UNIQUE INDEX counted_by_match ON counted (match, stands);
UPDATE matches SET
    shown_from = coalesce((SELECT entry FROM counted WHERE match = id AND stands = shown_from), 0),
    shown = coalesce((SELECT entry FROM counted WHERE match = id AND stands = shown), 0);
DROP TABLE counted;

-- Rows that are still to be sent tell what was there when they were written.
UPDATE outbox SET
    tells_from = CASE kind
        WHEN 'dealt' THEN 0
        WHEN 'reopened' THEN (SELECT shown_from FROM matches WHERE id = outbox.match)
        ELSE max(
            (SELECT shown FROM matches WHERE id = outbox.match),
            coalesce(
                (
                    SELECT max(revision) FROM outbox AS earlier
                    WHERE earlier.match = outbox.match AND earlier.closed IS NULL AND earlier.id < outbox.id
                        AND earlier.kind = 'table'
                ),
                0
            )
        )
    END,
    tells_to = -1
WHERE closed IS NULL AND kind IN ('dealt', 'table', 'retable', 'reopened', 'over');
UPDATE outbox SET tells_to = CASE WHEN kind IN ('table', 'over') THEN max(tells_from, revision) ELSE tells_from END
WHERE tells_to = -1;
