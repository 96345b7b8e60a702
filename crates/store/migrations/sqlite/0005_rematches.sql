-- The table at which the people of a finished game play again, once somebody has asked for it.
ALTER TABLE game_table ADD COLUMN rematch TEXT REFERENCES game_table (id);
