-- What operators have done, one row an act. Append-only.
CREATE TABLE audit (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    -- How it was done: on a page or by a command.
    way TEXT NOT NULL CHECK (way IN ('page', 'command')),
    act TEXT NOT NULL,
    -- To what: a table, a person, an address or a report.
    target TEXT NOT NULL,
    why TEXT NOT NULL
) STRICT;

CREATE TRIGGER audit_stays BEFORE UPDATE ON audit BEGIN
    SELECT RAISE (ABORT, 'what operators have done is append-only');
END;
CREATE TRIGGER audit_remains BEFORE DELETE ON audit BEGIN
    SELECT RAISE (ABORT, 'what operators have done is append-only');
END;

-- Who is turned away: a person's number or an address or range of addresses, as text; for ever without a time.
CREATE TABLE ban (
    target TEXT PRIMARY KEY,
    until INTEGER
) STRICT, WITHOUT ROWID;

-- What people tell operators about a table, or about who sits there. Tables and people that were deleted stay named.
CREATE TABLE report (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    reporter INTEGER,
    table_id TEXT NOT NULL,
    person INTEGER,
    text TEXT NOT NULL,
    closed INTEGER
) STRICT;

CREATE INDEX report_open ON report (id) WHERE closed IS NULL;
