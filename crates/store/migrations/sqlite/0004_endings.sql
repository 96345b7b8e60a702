-- How finished games ended, told in every language, for when their rules are gone. One row a table at most. Append-only.
CREATE TABLE ending (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id),
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER ending_stays BEFORE UPDATE ON ending BEGIN
    SELECT RAISE (ABORT, 'endings are append-only');
END;
CREATE TRIGGER ending_remains BEFORE DELETE ON ending BEGIN
    SELECT RAISE (ABORT, 'endings are append-only');
END;
