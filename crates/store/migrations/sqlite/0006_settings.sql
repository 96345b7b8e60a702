-- What a person has set for themselves, as words `name=value`. Null until something has been set.
ALTER TABLE person ADD COLUMN settings TEXT;
