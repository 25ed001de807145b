CREATE TABLE identities (
    organization_id TEXT COLLATE "C" NOT NULL,
    issuer          TEXT COLLATE "C" NOT NULL,
    subject         TEXT COLLATE "C" NOT NULL,
    person_id       TEXT COLLATE "C" NOT NULL,
    created_at      BIGINT NOT NULL,
    PRIMARY KEY (organization_id, issuer, subject),
    UNIQUE (organization_id, person_id, issuer),
    FOREIGN KEY (organization_id, person_id) REFERENCES people (organization_id, id) ON DELETE CASCADE
);
CREATE TABLE used_callbacks (
    id        TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    expire_at BIGINT NOT NULL
);
CREATE INDEX used_callbacks_by_expiry ON used_callbacks (expire_at);
