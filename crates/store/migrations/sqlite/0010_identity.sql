-- Browsers that are signed in, and tokens of programs. Of a secret, only its SHA-256 is here.
CREATE TABLE credential (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL REFERENCES person (id),
    digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
    kind TEXT NOT NULL CHECK (kind IN ('browser', 'read', 'play')),
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    -- The beginning of the day it was used last.
    seen INTEGER NOT NULL
) STRICT;

CREATE INDEX credential_by_person ON credential (person);

-- Whether a signed cookie counts, as people had them before there were credentials.
ALTER TABLE person ADD COLUMN old_cookie INTEGER NOT NULL DEFAULT 1;

-- Codes by which people go on in another browser.
CREATE TABLE sign_in_code (
    person INTEGER PRIMARY KEY REFERENCES person (id),
    digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
    until INTEGER NOT NULL
) STRICT;

-- Passphrases by which people are found again, and the names they are asked for by.
CREATE TABLE passphrase (
    person INTEGER PRIMARY KEY REFERENCES person (id),
    handle TEXT NOT NULL UNIQUE,
    hash TEXT NOT NULL,
    changed INTEGER NOT NULL
) STRICT;
