-- Each entry keeps a hash of the one before it and of itself, and each match one of its last entry and its position: what
-- was flipped, deleted or put in by no bot is seen when the match is read. `link` and `head` are in bot/store/chain.py.
ALTER TABLE entries ADD COLUMN hash BLOB;
ALTER TABLE matches ADD COLUMN head BLOB;

CREATE TABLE linked (
    match TEXT NOT NULL,
    number INTEGER NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
INSERT INTO linked (match, number, hash)
WITH RECURSIVE linking (match, number, hash) AS (
    SELECT match, number, link(NULL, match, number, interaction, made, content) FROM entries WHERE number = 0
    UNION ALL
    SELECT
        entries.match,
        entries.number,
        link(linking.hash, entries.match, entries.number, entries.interaction, entries.made, entries.content)
    FROM linking JOIN entries ON entries.match = linking.match AND entries.number = linking.number + 1
)
SELECT match, number, hash FROM linking;
UPDATE entries SET hash = (
    SELECT hash FROM linked WHERE linked.match = entries.match AND linked.number = entries.number
);
DROP TABLE linked;
UPDATE matches SET head = head(
    (SELECT hash FROM entries WHERE match = matches.id ORDER BY number DESC LIMIT 1), seed, snapshot
)
WHERE seed IS NOT NULL;
