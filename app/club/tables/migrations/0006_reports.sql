-- What a tournament and its players have besides, mostly of FIDE's files: the fields of the tournament's JSON that
-- have no column.
ALTER TABLE tournament ADD COLUMN more JSONB NOT NULL DEFAULT '{}';
ALTER TABLE player ADD COLUMN more JSONB NOT NULL DEFAULT '{}'
