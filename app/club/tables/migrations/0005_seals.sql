-- The seals of games that ended, in the order in which they were taken: a list that only grows. `log` is the key of
-- the club that signed it.
CREATE TABLE seal (
    log TEXT NOT NULL,
    place BIGINT NOT NULL, -- in the list, from 0
    table_name TEXT NOT NULL,
    record TEXT NOT NULL,
    count BIGINT NOT NULL, -- of the events that it seals
    hash TEXT NOT NULL,    -- of the last of them
    PRIMARY KEY (log, place)
);
-- How long the list was at some time, as the club signed it.
CREATE TABLE checkpoint (
    log TEXT NOT NULL,
    size BIGINT NOT NULL,
    note TEXT NOT NULL, -- as c2sp.org/tlog-checkpoint writes it
    published_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (log, size)
);
-- Who signed it too.
CREATE TABLE cosignature (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    log TEXT NOT NULL,
    size BIGINT NOT NULL,
    witness TEXT NOT NULL, -- the key
    line TEXT NOT NULL,    -- as c2sp.org/tlog-cosignature writes it
    UNIQUE (log, size, witness),
    FOREIGN KEY (log, size) REFERENCES checkpoint (log, size)
);
