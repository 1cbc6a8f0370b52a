-- Ids of matches that are kept no more: no other match ever gets one, since their old posts still name it.
CREATE TABLE gone (
    id TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
