CREATE TABLE saved_searches (
    team_id        TEXT NOT NULL,
    id             TEXT NOT NULL,
    name           TEXT NOT NULL,
    source_id      TEXT NOT NULL,
    select_list    TEXT NOT NULL,
    condition      TEXT NOT NULL,
    where_language TEXT NOT NULL,
    order_by       TEXT NOT NULL,
    tags           TEXT NOT NULL,
    filters        TEXT NOT NULL,
    created_at     INTEGER NOT NULL,
    updated_at     INTEGER NOT NULL,
    PRIMARY KEY (team_id, id)
) STRICT;
CREATE INDEX alerts_by_saved_search ON alerts (team_id, saved_search_id);
ALTER TABLE organizations ADD COLUMN display_name TEXT NOT NULL DEFAULT '';
UPDATE organizations SET display_name = name;
ALTER TABLE organizations ADD COLUMN enable_core_dumps INTEGER NOT NULL DEFAULT 0;
ALTER TABLE organizations ADD COLUMN private_endpoints TEXT NOT NULL DEFAULT '[]';
ALTER TABLE people ADD COLUMN password TEXT;
ALTER TABLE people ADD COLUMN updated_at INTEGER NOT NULL DEFAULT 0;
UPDATE people SET updated_at = created_at;
CREATE INDEX people_by_email ON people (email);
ALTER TABLE invitations ADD COLUMN name TEXT;
ALTER TABLE invitations ADD COLUMN token BLOB;
ALTER TABLE invitations ADD COLUMN token_hash BLOB;
CREATE UNIQUE INDEX invitations_by_token ON invitations (token_hash);
ALTER TABLE keys ADD COLUMN roles TEXT NOT NULL DEFAULT '[]';
UPDATE keys SET roles = '["admin"]' WHERE kind IN ('organization', 'personal');
ALTER TABLE keys ADD COLUMN used_at INTEGER;
ALTER TABLE keys ADD COLUMN ip_access_list TEXT NOT NULL DEFAULT '[]';
ALTER TABLE keys ADD COLUMN login_hash BLOB;
UPDATE keys SET login_hash = sha256(login_id) WHERE login_id IS NOT NULL;
CREATE UNIQUE INDEX keys_by_login_hash ON keys (login_hash);
CREATE TABLE activities (
    organization_id TEXT NOT NULL REFERENCES organizations (id),
    id              TEXT NOT NULL,
    created_at      INTEGER NOT NULL,
    type            TEXT NOT NULL,
    actor_type      TEXT NOT NULL,
    actor_id        TEXT NOT NULL,
    actor_details   TEXT NOT NULL,
    actor_ip        TEXT NOT NULL,
    user_agent      TEXT NOT NULL,
    service_id      TEXT,
    key_id          TEXT,
    key_name        TEXT,
    member_id       TEXT,
    member_email    TEXT,
    invitation_id   TEXT,
    PRIMARY KEY (organization_id, id)
) STRICT;
CREATE INDEX activities_by_time ON activities (organization_id, created_at, id);
