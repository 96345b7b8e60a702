-- People who play game after game together.
CREATE TABLE player_group (
    id TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    -- What the group has brought along. Stays as it is.
    base TEXT NOT NULL,
    -- What it has chosen for its next games.
    choices TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE group_member (
    group_id TEXT NOT NULL REFERENCES player_group (id),
    person INTEGER NOT NULL REFERENCES person (id),
    joined INTEGER NOT NULL,
    PRIMARY KEY (group_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX group_member_by_person ON group_member (person);

ALTER TABLE game_table ADD COLUMN group_id TEXT REFERENCES player_group (id);

CREATE INDEX game_table_by_group ON game_table (group_id, changed);

-- What the finished games of a group gave to its log, one row a table at most. Append-only.
CREATE TABLE group_result (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id),
    group_id TEXT NOT NULL REFERENCES player_group (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    UNIQUE (group_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER group_result_stays BEFORE UPDATE ON group_result BEGIN
    SELECT RAISE (ABORT, 'results are append-only');
END;
CREATE TRIGGER group_result_remains BEFORE DELETE ON group_result BEGIN
    SELECT RAISE (ABORT, 'results are append-only');
END;
