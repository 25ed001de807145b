CREATE TABLE schema_version (id INTEGER PRIMARY KEY AUTOINCREMENT, version_id INTEGER NOT NULL, is_applied INTEGER NOT NULL,
    tstamp TIMESTAMP DEFAULT (datetime('now')));
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;
CREATE TABLE organizations (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE services (
    organization_id TEXT NOT NULL REFERENCES organizations (id),
    id              TEXT NOT NULL,
    team_id         TEXT NOT NULL UNIQUE,
    name            TEXT NOT NULL,
    database_name   TEXT NOT NULL,
    created_at      INTEGER NOT NULL,
    PRIMARY KEY (organization_id, id),
    UNIQUE (organization_id, name)
) STRICT;
CREATE TABLE people (
    organization_id TEXT NOT NULL REFERENCES organizations (id),
    id              TEXT NOT NULL,
    email           TEXT NOT NULL,
    name            TEXT NOT NULL,
    role            TEXT NOT NULL,
    created_at      INTEGER NOT NULL,
    PRIMARY KEY (organization_id, id),
    UNIQUE (organization_id, email)
) STRICT;
CREATE TABLE keys (
    organization_id TEXT NOT NULL REFERENCES organizations (id),
    id              TEXT NOT NULL,
    kind            TEXT NOT NULL,
    person_id       TEXT,
    team_id         TEXT,
    name            TEXT NOT NULL,
    login_id        TEXT UNIQUE,
    hash            BLOB NOT NULL UNIQUE,
    suffix          TEXT NOT NULL,
    state           TEXT NOT NULL,
    created_at      INTEGER NOT NULL,
    expire_at       INTEGER,
    revoked_at      INTEGER,
    PRIMARY KEY (organization_id, id),
    FOREIGN KEY (organization_id, person_id) REFERENCES people (organization_id, id),
    FOREIGN KEY (team_id) REFERENCES services (team_id)
) STRICT;
CREATE TABLE invitations (
    organization_id TEXT NOT NULL REFERENCES organizations (id),
    id              TEXT NOT NULL,
    email           TEXT NOT NULL,
    role            TEXT NOT NULL,
    created_at      INTEGER NOT NULL,
    expire_at       INTEGER NOT NULL,
    PRIMARY KEY (organization_id, id),
    UNIQUE (organization_id, email)
) STRICT;
CREATE TABLE connections (
    team_id        TEXT NOT NULL,
    id             TEXT NOT NULL,
    name           TEXT NOT NULL,
    host           TEXT NOT NULL,
    username       TEXT NOT NULL,
    password       BLOB NOT NULL,
    setting_prefix TEXT,
    is_prometheus  INTEGER,
    created_at     INTEGER NOT NULL,
    updated_at     INTEGER NOT NULL,
    PRIMARY KEY (team_id, id)
) STRICT;
CREATE TABLE sources (
    team_id       TEXT NOT NULL,
    id            TEXT NOT NULL,
    name          TEXT NOT NULL,
    kind          TEXT NOT NULL,
    connection_id TEXT NOT NULL,
    body          TEXT NOT NULL,
    created_at    INTEGER NOT NULL,
    updated_at    INTEGER NOT NULL,
    PRIMARY KEY (team_id, id)
) STRICT;
CREATE TABLE webhooks (
    team_id      TEXT NOT NULL,
    id           TEXT NOT NULL,
    name         TEXT NOT NULL,
    service      TEXT NOT NULL,
    url          BLOB NOT NULL,
    description  TEXT,
    body         TEXT,
    headers      BLOB,
    query_params BLOB,
    created_at   INTEGER NOT NULL,
    updated_at   INTEGER NOT NULL,
    PRIMARY KEY (team_id, id),
    UNIQUE (team_id, service, name)
) STRICT;
CREATE TABLE dashboards (
    team_id    TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT NOT NULL,
    body       TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (team_id, id)
) STRICT;
CREATE INDEX dashboards_by_name ON dashboards (team_id, name, id);
CREATE TABLE alerts (
    team_id                 TEXT NOT NULL,
    id                      TEXT NOT NULL,
    name                    TEXT,
    message                 TEXT,
    note                    TEXT,
    threshold               REAL NOT NULL,
    threshold_max           REAL,
    threshold_type          TEXT NOT NULL,
    window_interval         TEXT NOT NULL,
    schedule_offset_minutes INTEGER,
    schedule_start_at       INTEGER,
    schedule_start_given    INTEGER NOT NULL,
    num_consecutive_windows INTEGER,
    source                  TEXT NOT NULL,
    saved_search_id         TEXT,
    group_by                TEXT,
    dashboard_id            TEXT,
    tile_id                 TEXT,
    webhook_id              TEXT,
    channels                TEXT,
    state                   TEXT NOT NULL,
    silenced                TEXT,
    execution_errors        TEXT,
    created_by              TEXT,
    created_at              INTEGER NOT NULL,
    updated_at              INTEGER NOT NULL,
    PRIMARY KEY (team_id, id)
) STRICT;
CREATE INDEX alerts_by_tile ON alerts (team_id, dashboard_id, tile_id);
CREATE INDEX alerts_by_webhook ON alerts (team_id, webhook_id);
