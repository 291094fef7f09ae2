-- The pictures that somebody looked at. All others stay at the tables.
CREATE TABLE evidence (
    hash TEXT PRIMARY KEY, -- SHA-256
    table_name TEXT NOT NULL,
    jpeg BYTEA NOT NULL,
    looked_at TIMESTAMPTZ NOT NULL DEFAULT now()
);
