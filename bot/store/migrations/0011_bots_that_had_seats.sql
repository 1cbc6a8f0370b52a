-- Name of the automatic player whose seat a person took over, the last one if there were several; NULL: there was none,
-- or it is not known.
ALTER TABLE seats ADD COLUMN bot TEXT;
