-- What arbiters ruled: who, when and why.
CREATE TABLE ruling (
    id TEXT PRIMARY KEY,
    table_name TEXT NOT NULL,
    record TEXT NOT NULL,
    about BIGINT NOT NULL, -- the event that it answers; 0: none
    arbiter TEXT NOT NULL,
    command TEXT NOT NULL,
    because TEXT NOT NULL,
    given_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    entered BIGINT, -- the event by which the table has it in its journal
    FOREIGN KEY (table_name, record) REFERENCES record (table_name, id)
);
