-- The number that went into the seed beside the half and the words: id of the lobby's post, or of the press that began a
-- practice; NULL before the deal, and of a practice that was dealt before this was kept.
ALTER TABLE matches ADD COLUMN drawn_with INTEGER;
UPDATE matches SET drawn_with = (SELECT message FROM messages WHERE match = matches.id AND post = 'lobby' AND number = 0)
WHERE seed IS NOT NULL AND practice = 0;
-- Of a match that was taken from a file: what the file said of it, as JSON. It counts in no result.
ALTER TABLE matches ADD COLUMN imported TEXT;
