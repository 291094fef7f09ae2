-- What players say by telephone. `player` is the number of the player who said it; 0: nobody said it by telephone.
ALTER TABLE tournament_change ADD COLUMN player INTEGER NOT NULL DEFAULT 0;
-- The players' codes of a tournament are made of this secret. Whoever has it has each of these codes.
CREATE TABLE code_secret (
    tournament BIGINT PRIMARY KEY REFERENCES tournament (id),
    secret TEXT NOT NULL,
    drawn_at TIMESTAMPTZ NOT NULL DEFAULT now()
)
