-- The journals of the tables. An event stands here once, whatever a table sends again.
CREATE TABLE record (
    table_name TEXT NOT NULL,
    id TEXT NOT NULL,                -- the hash that the first event stands on
    settings TEXT NOT NULL,          -- as JSON
    count BIGINT NOT NULL DEFAULT 0, -- of the events that are here
    hash TEXT NOT NULL,              -- of the last of them
    begun_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (table_name, id)
);
CREATE TABLE event (
    table_name TEXT NOT NULL,
    record TEXT NOT NULL,
    number BIGINT NOT NULL,
    time_us BIGINT NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    picture TEXT NOT NULL, -- the SHA-256 of the evidence, which stays at the table; may be empty
    hash TEXT NOT NULL,
    received_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (table_name, record, number),
    FOREIGN KEY (table_name, record) REFERENCES record (table_name, id)
);
-- What was wrong with what a table sent, for the arbiter.
CREATE TABLE fault (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_name TEXT NOT NULL,
    what TEXT NOT NULL,
    seen_at TIMESTAMPTZ NOT NULL DEFAULT now()
);
