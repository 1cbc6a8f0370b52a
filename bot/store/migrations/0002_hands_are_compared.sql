-- Whether a hand has changed is asked of the hand itself; the hash of its words is kept no more.
ALTER TABLE seats DROP COLUMN hand;
