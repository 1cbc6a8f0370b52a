-- Whether an answer never reached a person is asked at each press.
CREATE INDEX interactions_unanswered ON interactions (user, arrived) WHERE answered IS NULL;
