-- Tournaments: who plays, who meets whom at which table, and what came of it.
CREATE TABLE tournament (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    version BIGINT NOT NULL DEFAULT 1, -- grows with each change
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    place TEXT NOT NULL,
    arbiter TEXT NOT NULL,
    system TEXT NOT NULL,
    planned_rounds INTEGER NOT NULL,
    seats_at_table INTEGER NOT NULL,
    win DOUBLE PRECISION NOT NULL,
    draw DOUBLE PRECISION NOT NULL,
    loss DOUBLE PRECISION NOT NULL,
    pairing_bye DOUBLE PRECISION NOT NULL,
    tie_breaks JSONB NOT NULL,
    made_at TIMESTAMPTZ NOT NULL DEFAULT now()
);
CREATE TABLE player (
    tournament BIGINT NOT NULL REFERENCES tournament (id),
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    club TEXT NOT NULL,
    federation TEXT NOT NULL,
    rating INTEGER NOT NULL,
    members JSONB NOT NULL,
    first_round INTEGER NOT NULL,
    withdrawn_after INTEGER, -- NULL: plays to the end
    absences JSONB NOT NULL,
    PRIMARY KEY (tournament, number)
);
CREATE TABLE round (
    tournament BIGINT NOT NULL REFERENCES tournament (id),
    number INTEGER NOT NULL,
    made_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (tournament, number)
);
CREATE TABLE pairing (
    tournament BIGINT NOT NULL,
    round INTEGER NOT NULL,
    place INTEGER NOT NULL,        -- in the round, from 1
    table_number INTEGER NOT NULL, -- 0: a bye
    bye TEXT,                      -- NULL: a game
    PRIMARY KEY (tournament, round, place),
    FOREIGN KEY (tournament, round) REFERENCES round (tournament, number)
);
-- Who sits there, and what came of it; points are NULL where it is not known.
CREATE TABLE seat (
    tournament BIGINT NOT NULL,
    round INTEGER NOT NULL,
    place INTEGER NOT NULL,
    seat INTEGER NOT NULL, -- from 1: who moves first
    player INTEGER NOT NULL,
    points DOUBLE PRECISION,
    came BOOLEAN,
    board_points DOUBLE PRECISION,
    PRIMARY KEY (tournament, round, place, seat),
    FOREIGN KEY (tournament, round, place) REFERENCES pairing (tournament, round, place),
    FOREIGN KEY (tournament, player) REFERENCES player (tournament, number)
);
-- Every change of a tournament: who, when and why; or which event of a table.
CREATE TABLE tournament_change (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament BIGINT NOT NULL REFERENCES tournament (id),
    what TEXT NOT NULL,
    round INTEGER NOT NULL,        -- 0: none
    table_number INTEGER NOT NULL, -- 0: none
    said TEXT NOT NULL,
    who TEXT NOT NULL,             -- empty: a table
    because TEXT NOT NULL,
    table_name TEXT NOT NULL,      -- empty: a person
    record TEXT NOT NULL,
    event BIGINT NOT NULL,
    changed_at TIMESTAMPTZ NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX one_change_of_an_event ON tournament_change (table_name, record, event) WHERE record <> '';
CREATE INDEX event_that_ends ON event (table_name, record, number) WHERE kind IN ('outcome', 'undo', 'correction')
