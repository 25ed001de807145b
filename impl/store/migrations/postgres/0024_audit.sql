-- +goose Up

-- An activity says what was asked for, about which resource, and what has changed in it: a JSON array, of which omitted
-- is how many were left out. An entry counts repeats, which are the same failure within a minute. Every change adds an
-- activity, so none locks its organization: those that are made side by side would share that lock.
ALTER TABLE activities
    DROP CONSTRAINT activities_organization_id_fkey,
    ADD COLUMN actor_key_id TEXT COLLATE "C",
    ADD COLUMN session_id TEXT COLLATE "C",
    ADD COLUMN operation TEXT COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN resource_kind TEXT COLLATE "C",
    ADD COLUMN resource_id TEXT COLLATE "C",
    ADD COLUMN resource_name TEXT COLLATE "C",
    ADD COLUMN changes TEXT COLLATE "C",
    ADD COLUMN omitted BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN request_id TEXT COLLATE "C",
    ADD COLUMN repeats BIGINT NOT NULL DEFAULT 1;

CREATE INDEX activities_by_resource ON activities (organization_id, resource_id, created_at) WHERE resource_id IS NOT NULL;

CREATE TABLE preferences (
    organization_id TEXT COLLATE "C" NOT NULL,
    person_id       TEXT COLLATE "C" NOT NULL,
    body            TEXT COLLATE "C" NOT NULL,
    updated_at      BIGINT NOT NULL,
    PRIMARY KEY (organization_id, person_id),
    FOREIGN KEY (organization_id, person_id) REFERENCES people (organization_id, id) ON DELETE CASCADE
);
