-- The newest id of Discord's that was known when a row was first tried: what the row brought has a greater one, whatever
-- the clock of this machine said.
ALTER TABLE outbox ADD COLUMN after INTEGER;
