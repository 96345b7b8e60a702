-- Passkeys by which people come back. What was registered of each is written as the library writes it that verifies them.
CREATE TABLE passkey (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL REFERENCES person (id),
    -- The host name it was made for; it is good for no other.
    host TEXT NOT NULL,
    -- By this browsers and authenticators name it.
    credential BLOB NOT NULL UNIQUE,
    -- By this they name its person.
    user_handle BLOB NOT NULL CHECK (length(user_handle) = 16),
    transports INTEGER NOT NULL,
    -- The public key, and what else stays as it was made.
    static_state BLOB NOT NULL,
    -- The signature counter, and what else may change with each use.
    dynamic_state BLOB NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    -- The beginning of the day it was used last.
    seen INTEGER NOT NULL,
    -- Until when the newest challenge was to be answered that it has answered, in microseconds: it answers newer ones only.
    answered INTEGER NOT NULL
) STRICT;

CREATE INDEX passkey_by_person ON passkey (person);
