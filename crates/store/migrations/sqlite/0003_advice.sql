-- Whether those at the table may ask what a strong player would do.
ALTER TABLE game_table ADD COLUMN advice TEXT NOT NULL DEFAULT 'allowed' CHECK (advice IN ('allowed', 'forbidden'));
