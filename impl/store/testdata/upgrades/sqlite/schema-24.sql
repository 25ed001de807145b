ALTER TABLE activities ADD COLUMN actor_key_id TEXT;
ALTER TABLE activities ADD COLUMN session_id TEXT;
ALTER TABLE activities ADD COLUMN operation TEXT NOT NULL DEFAULT '';
ALTER TABLE activities ADD COLUMN resource_kind TEXT;
ALTER TABLE activities ADD COLUMN resource_id TEXT;
ALTER TABLE activities ADD COLUMN resource_name TEXT;
ALTER TABLE activities ADD COLUMN changes TEXT;
ALTER TABLE activities ADD COLUMN omitted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE activities ADD COLUMN request_id TEXT;
ALTER TABLE activities ADD COLUMN repeats INTEGER NOT NULL DEFAULT 1;
CREATE INDEX activities_by_resource ON activities (organization_id, resource_id, created_at) WHERE resource_id IS NOT NULL;
CREATE TABLE preferences (
    organization_id TEXT NOT NULL,
    person_id       TEXT NOT NULL,
    body            TEXT NOT NULL,
    updated_at      INTEGER NOT NULL,
    PRIMARY KEY (organization_id, person_id),
    FOREIGN KEY (organization_id, person_id) REFERENCES people (organization_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
