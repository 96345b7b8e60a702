CREATE TABLE person (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed BLOB NOT NULL CHECK (length(seed) = 32),
    title TEXT NOT NULL,
    host INTEGER REFERENCES person (id),
    listing TEXT NOT NULL CHECK (listing IN ('public', 'private')),
    phase TEXT NOT NULL DEFAULT 'gathering' CHECK (phase IN ('gathering', 'running', 'over')),
    ended_by TEXT,
    version INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX game_table_by_phase ON game_table (phase, changed);
CREATE INDEX game_table_by_host ON game_table (host);

-- Who sits where now: a cache of what the entries say, for lists.
CREATE TABLE seat (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES person (id),
    bot TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_by_person ON seat (person);

-- What happened to a table, counted from 0. Append-only.
CREATE TABLE entry (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER entry_stays BEFORE UPDATE ON entry BEGIN
    SELECT RAISE (ABORT, 'entries are append-only');
END;
CREATE TRIGGER entry_remains BEFORE DELETE ON entry BEGIN
    SELECT RAISE (ABORT, 'entries are append-only');
END;

CREATE TABLE invite (
    token TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX invite_by_table ON invite (table_id);

CREATE TABLE secret (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL CHECK (length(value) = 32)
) STRICT, WITHOUT ROWID;
