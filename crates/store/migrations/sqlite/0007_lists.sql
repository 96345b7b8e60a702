-- How many seats of a table nobody has taken: a cache of what `seat` says, for lists.
ALTER TABLE game_table ADD COLUMN empty_seats INTEGER NOT NULL DEFAULT 0;

UPDATE game_table SET empty_seats =
    (SELECT count(*) FROM seat WHERE seat.table_id = game_table.id AND seat.person IS NULL AND seat.bot IS NULL);

-- Each list is read in the order of an index, from where its page begins.
CREATE INDEX game_table_open ON game_table (listing, changed, id) WHERE phase <> 'over' AND empty_seats > 0;
CREATE INDEX game_table_by_listing ON game_table (listing, phase, changed, id);
CREATE INDEX game_table_unfinished ON game_table (host, changed) WHERE phase <> 'over';
CREATE INDEX game_table_running ON game_table (id) WHERE phase = 'running';
DROP INDEX game_table_by_phase;
