-- Tables that were deleted, so that whoever asks for one is told. Nothing else remains of them but what a group's log owes them.
CREATE TABLE deleted_table (
    id TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Who would like a table to be deleted, of the people who sit at it.
CREATE TABLE deletion_wish (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES game_table (id),
    person BIGINT NOT NULL REFERENCES person (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX deletion_wish_by_person ON deletion_wish (person);

-- When a person was deleted. The number remains, because entries name it; it is nobody's any more.
ALTER TABLE person ADD COLUMN deleted BIGINT;

-- People who were deleted and still hold seats of games that are not over: the nodes that have those tables empty the seats.
CREATE TABLE leaving (
    person BIGINT PRIMARY KEY REFERENCES person (id)
);

-- What a game gave to the log of its group outlives the table it was played at.
ALTER TABLE group_result DROP CONSTRAINT group_result_table_id_fkey;

-- A table goes whole or not at all: what is append-only goes with its table, and only so.
CREATE INDEX game_table_by_rematch ON game_table (rematch) WHERE rematch IS NOT NULL;

CREATE FUNCTION stays_with_its_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM deleted_table WHERE id = OLD.table_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END;
$$;

DROP TRIGGER entry_stays ON entry;
DROP TRIGGER ending_stays ON ending;
CREATE TRIGGER entry_stays BEFORE UPDATE OR DELETE ON entry FOR EACH ROW EXECUTE FUNCTION stays_with_its_table();
CREATE TRIGGER ending_stays BEFORE UPDATE OR DELETE ON ending FOR EACH ROW EXECUTE FUNCTION stays_with_its_table();

CREATE FUNCTION take_everything_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO deleted_table (id, at) VALUES (OLD.id, extract(epoch FROM now())::bigint);
    DELETE FROM entry WHERE table_id = OLD.id;
    DELETE FROM ending WHERE table_id = OLD.id;
    DELETE FROM seat WHERE table_id = OLD.id;
    DELETE FROM invite WHERE table_id = OLD.id;
    DELETE FROM deletion_wish WHERE table_id = OLD.id;
    UPDATE game_table SET rematch = NULL WHERE rematch = OLD.id;
    PERFORM pg_notify('holdfast', 'gone ' || OLD.id);
    RETURN OLD;
END;
$$;

CREATE TRIGGER game_table_goes BEFORE DELETE ON game_table FOR EACH ROW EXECUTE FUNCTION take_everything_along();
