-- Tables that were deleted, so that whoever asks for one is told. Nothing else remains of them but what a group's log owes them.
CREATE TABLE deleted_table (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who would like a table to be deleted, of the people who sit at it.
CREATE TABLE deletion_wish (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    person INTEGER NOT NULL REFERENCES person (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX deletion_wish_by_person ON deletion_wish (person);

-- When a person was deleted. The number remains, because entries name it; it is nobody's any more.
ALTER TABLE person ADD COLUMN deleted INTEGER;

-- People who were deleted and still hold seats of games that are not over: the nodes that have those tables empty the seats.
CREATE TABLE leaving (
    person INTEGER PRIMARY KEY REFERENCES person (id)
) STRICT;

-- What a game gave to the log of its group outlives the table it was played at.
CREATE TABLE kept_result (
    table_id TEXT PRIMARY KEY,
    group_id TEXT NOT NULL REFERENCES player_group (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    UNIQUE (group_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO kept_result (table_id, group_id, seq, at, text) SELECT table_id, group_id, seq, at, text FROM group_result;
DROP TABLE group_result;
ALTER TABLE kept_result RENAME TO group_result;

CREATE TRIGGER group_result_stays BEFORE UPDATE ON group_result BEGIN
    SELECT RAISE (ABORT, 'results are append-only');
END;
CREATE TRIGGER group_result_remains BEFORE DELETE ON group_result BEGIN
    SELECT RAISE (ABORT, 'results are append-only');
END;

-- A table goes whole or not at all: what is append-only goes with its table, and only so.
CREATE INDEX game_table_by_rematch ON game_table (rematch) WHERE rematch IS NOT NULL;

DROP TRIGGER entry_remains;
CREATE TRIGGER entry_remains BEFORE DELETE ON entry WHEN OLD.table_id NOT IN (SELECT id FROM deleted_table) BEGIN
    SELECT RAISE (ABORT, 'entries are append-only');
END;
DROP TRIGGER ending_remains;
CREATE TRIGGER ending_remains BEFORE DELETE ON ending WHEN OLD.table_id NOT IN (SELECT id FROM deleted_table) BEGIN
    SELECT RAISE (ABORT, 'endings are append-only');
END;
CREATE TRIGGER game_table_goes BEFORE DELETE ON game_table BEGIN
    INSERT INTO deleted_table (id, at) VALUES (OLD.id, unixepoch ());
    DELETE FROM entry WHERE table_id = OLD.id;
    DELETE FROM ending WHERE table_id = OLD.id;
    DELETE FROM seat WHERE table_id = OLD.id;
    DELETE FROM invite WHERE table_id = OLD.id;
    DELETE FROM deletion_wish WHERE table_id = OLD.id;
    UPDATE game_table SET rematch = NULL WHERE rematch = OLD.id;
END;
