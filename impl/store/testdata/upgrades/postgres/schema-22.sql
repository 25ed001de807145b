CREATE TABLE sessions (
    organization_id TEXT COLLATE "C" NOT NULL,
    id              TEXT COLLATE "C" NOT NULL,
    person_id       TEXT COLLATE "C" NOT NULL,
    hash            BYTEA NOT NULL UNIQUE,
    created_at      BIGINT NOT NULL,
    used_at         BIGINT NOT NULL,
    expire_at       BIGINT NOT NULL,
    address         TEXT COLLATE "C" NOT NULL,
    user_agent      TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (organization_id, id),
    FOREIGN KEY (organization_id, person_id) REFERENCES people (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX sessions_by_person ON sessions (organization_id, person_id);
CREATE TABLE setup_tokens (
    organization_id TEXT COLLATE "C" NOT NULL REFERENCES organizations (id),
    hash            BYTEA NOT NULL PRIMARY KEY,
    person_id       TEXT COLLATE "C",
    created_at      BIGINT NOT NULL,
    expire_at       BIGINT NOT NULL,
    FOREIGN KEY (organization_id, person_id) REFERENCES people (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX setup_tokens_by_person ON setup_tokens (organization_id, person_id);
