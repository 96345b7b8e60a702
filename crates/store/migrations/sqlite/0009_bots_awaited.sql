-- Whether the game of a table waits for a bot. It may for those that run already: they are looked at once.
ALTER TABLE game_table ADD COLUMN bots_awaited INTEGER NOT NULL DEFAULT 0;

UPDATE game_table SET bots_awaited = 1 WHERE phase = 'running';

CREATE INDEX game_table_awaiting_bots ON game_table (id) WHERE bots_awaited = 1;
DROP INDEX game_table_running;
