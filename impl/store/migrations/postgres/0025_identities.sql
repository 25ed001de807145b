-- +goose Up

-- Whom identity providers know people as: a provider by its issuer, and at it a subject. A person has one there.
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

-- Sign-ins with identity providers whose callback has come, until they have expired. They are of no tenant yet.
CREATE TABLE used_callbacks (
    id        TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    expire_at BIGINT NOT NULL
);

CREATE INDEX used_callbacks_by_expiry ON used_callbacks (expire_at);
