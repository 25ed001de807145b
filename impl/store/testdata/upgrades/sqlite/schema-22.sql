CREATE TABLE sessions (
    organization_id TEXT NOT NULL,
    id              TEXT NOT NULL,
    person_id       TEXT NOT NULL,
    hash            BLOB NOT NULL UNIQUE,
    created_at      INTEGER NOT NULL,
    used_at         INTEGER NOT NULL,
    expire_at       INTEGER NOT NULL,
    address         TEXT NOT NULL,
    user_agent      TEXT NOT NULL,
    PRIMARY KEY (organization_id, id),
    FOREIGN KEY (organization_id, person_id) REFERENCES people (organization_id, id) ON DELETE CASCADE
) STRICT;
CREATE INDEX sessions_by_person ON sessions (organization_id, person_id);
CREATE TABLE setup_tokens (
    organization_id TEXT NOT NULL REFERENCES organizations (id),
    hash            BLOB NOT NULL PRIMARY KEY,
    person_id       TEXT,
    created_at      INTEGER NOT NULL,
    expire_at       INTEGER NOT NULL,
    FOREIGN KEY (organization_id, person_id) REFERENCES people (organization_id, id) ON DELETE CASCADE
) STRICT;
CREATE INDEX setup_tokens_by_person ON setup_tokens (organization_id, person_id);
