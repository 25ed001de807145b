-- +goose Up

-- Times are milliseconds since 1970. The tenant comes first in every key and index. Text that is
-- compared sorts by its bytes, whatever the locale of the database, as it does in SQLite.

CREATE TABLE settings (
    name  TEXT COLLATE "C" PRIMARY KEY,
    value BYTEA NOT NULL
);

CREATE TABLE organizations (
    id         TEXT COLLATE "C" PRIMARY KEY,
    name       TEXT COLLATE "C" NOT NULL UNIQUE,
    created_at BIGINT NOT NULL
);

CREATE TABLE services (
    organization_id TEXT COLLATE "C" NOT NULL REFERENCES organizations (id),
    id              TEXT COLLATE "C" NOT NULL,
    team_id         TEXT COLLATE "C" NOT NULL UNIQUE,
    name            TEXT COLLATE "C" NOT NULL,
    database_name   TEXT COLLATE "C" NOT NULL,
    created_at      BIGINT NOT NULL,
    PRIMARY KEY (organization_id, id),
    UNIQUE (organization_id, name)
);

CREATE TABLE people (
    organization_id TEXT COLLATE "C" NOT NULL REFERENCES organizations (id),
    id              TEXT COLLATE "C" NOT NULL,
    email           TEXT COLLATE "C" NOT NULL,
    name            TEXT COLLATE "C" NOT NULL,
    role            TEXT COLLATE "C" NOT NULL,
    created_at      BIGINT NOT NULL,
    PRIMARY KEY (organization_id, id),
    UNIQUE (organization_id, email)
);

CREATE TABLE keys (
    organization_id TEXT COLLATE "C" NOT NULL REFERENCES organizations (id),
    id              TEXT COLLATE "C" NOT NULL,
    kind            TEXT COLLATE "C" NOT NULL,
    person_id       TEXT COLLATE "C",
    team_id         TEXT COLLATE "C",
    name            TEXT COLLATE "C" NOT NULL,
    login_id        TEXT COLLATE "C" UNIQUE,
    hash            BYTEA NOT NULL UNIQUE,
    suffix          TEXT COLLATE "C" NOT NULL,
    state           TEXT COLLATE "C" NOT NULL,
    created_at      BIGINT NOT NULL,
    expire_at       BIGINT,
    revoked_at      BIGINT,
    PRIMARY KEY (organization_id, id),
    FOREIGN KEY (organization_id, person_id) REFERENCES people (organization_id, id),
    FOREIGN KEY (team_id) REFERENCES services (team_id)
);

CREATE TABLE invitations (
    organization_id TEXT COLLATE "C" NOT NULL REFERENCES organizations (id),
    id              TEXT COLLATE "C" NOT NULL,
    email           TEXT COLLATE "C" NOT NULL,
    role            TEXT COLLATE "C" NOT NULL,
    created_at      BIGINT NOT NULL,
    expire_at       BIGINT NOT NULL,
    PRIMARY KEY (organization_id, id),
    UNIQUE (organization_id, email)
);

CREATE TABLE connections (
    team_id        TEXT COLLATE "C" NOT NULL,
    id             TEXT COLLATE "C" NOT NULL,
    name           TEXT COLLATE "C" NOT NULL,
    host           TEXT COLLATE "C" NOT NULL,
    username       TEXT COLLATE "C" NOT NULL,
    password       BYTEA NOT NULL,
    setting_prefix TEXT COLLATE "C",
    is_prometheus  BOOLEAN,
    created_at     BIGINT NOT NULL,
    updated_at     BIGINT NOT NULL,
    PRIMARY KEY (team_id, id)
);

CREATE TABLE sources (
    team_id       TEXT COLLATE "C" NOT NULL,
    id            TEXT COLLATE "C" NOT NULL,
    name          TEXT COLLATE "C" NOT NULL,
    kind          TEXT COLLATE "C" NOT NULL,
    connection_id TEXT COLLATE "C" NOT NULL,
    body          TEXT NOT NULL,
    created_at    BIGINT NOT NULL,
    updated_at    BIGINT NOT NULL,
    PRIMARY KEY (team_id, id)
);

CREATE TABLE webhooks (
    team_id      TEXT COLLATE "C" NOT NULL,
    id           TEXT COLLATE "C" NOT NULL,
    name         TEXT COLLATE "C" NOT NULL,
    service      TEXT COLLATE "C" NOT NULL,
    url          BYTEA NOT NULL,
    description  TEXT,
    body         TEXT,
    headers      BYTEA,
    query_params BYTEA,
    created_at   BIGINT NOT NULL,
    updated_at   BIGINT NOT NULL,
    PRIMARY KEY (team_id, id)
);

-- A name may have 4096 bytes, more than an index entry can hold.
CREATE UNIQUE INDEX webhooks_by_name ON webhooks (team_id, service, md5(name));

CREATE TABLE dashboards (
    team_id    TEXT COLLATE "C" NOT NULL,
    id         TEXT COLLATE "C" NOT NULL,
    name       TEXT COLLATE "C" NOT NULL,
    body       TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (team_id, id)
);

CREATE TABLE alerts (
    team_id                 TEXT COLLATE "C" NOT NULL,
    id                      TEXT COLLATE "C" NOT NULL,
    name                    TEXT COLLATE "C",
    message                 TEXT,
    note                    TEXT,
    threshold               DOUBLE PRECISION NOT NULL,
    threshold_max           DOUBLE PRECISION,
    threshold_type          TEXT COLLATE "C" NOT NULL,
    window_interval         TEXT COLLATE "C" NOT NULL,
    schedule_offset_minutes BIGINT,
    schedule_start_at       BIGINT,
    -- Tells a start that was cleared from one that was never set; both have no schedule_start_at.
    schedule_start_given    BOOLEAN NOT NULL,
    num_consecutive_windows BIGINT,
    source                  TEXT COLLATE "C" NOT NULL,
    saved_search_id         TEXT COLLATE "C",
    group_by                TEXT COLLATE "C",
    dashboard_id            TEXT COLLATE "C",
    tile_id                 TEXT COLLATE "C",
    -- The first of the channels, which alone keeps a webhook from being deleted.
    webhook_id              TEXT COLLATE "C",
    channels                TEXT,
    state                   TEXT COLLATE "C" NOT NULL,
    silenced                TEXT,
    execution_errors        TEXT,
    created_by              TEXT COLLATE "C",
    created_at              BIGINT NOT NULL,
    updated_at              BIGINT NOT NULL,
    PRIMARY KEY (team_id, id)
);

CREATE INDEX alerts_by_tile ON alerts (team_id, dashboard_id, tile_id);
CREATE INDEX alerts_by_webhook ON alerts (team_id, webhook_id);
