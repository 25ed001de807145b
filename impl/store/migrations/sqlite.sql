-- The schema after the last migration. Made from the migrations by go test ./impl/store -run EmptyStore -update.

CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;

CREATE TABLE organizations (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL
, display_name TEXT NOT NULL DEFAULT '', enable_core_dumps INTEGER NOT NULL DEFAULT 0, private_endpoints TEXT NOT NULL DEFAULT '[]') STRICT;

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
    created_at      INTEGER NOT NULL, password TEXT, updated_at INTEGER NOT NULL DEFAULT 0,
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
    revoked_at      INTEGER, roles TEXT NOT NULL DEFAULT '[]', used_at INTEGER, ip_access_list TEXT NOT NULL DEFAULT '[]', login_hash BLOB, used_address TEXT, previous_hash BLOB, previous_until INTEGER,
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
    expire_at       INTEGER NOT NULL, name TEXT, token BLOB, token_hash BLOB,
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
    updated_at     INTEGER NOT NULL, trusted INTEGER NOT NULL DEFAULT 0, prometheus_endpoint TEXT,
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
    updated_at   INTEGER NOT NULL, routing_key BLOB, signing_secret BLOB, old_secret BLOB, old_until INTEGER, trusted INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (team_id, id),
    UNIQUE (team_id, service, name)
) STRICT;

CREATE TABLE dashboards (
    team_id    TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT NOT NULL,
    body       TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL, tags TEXT
    GENERATED ALWAYS AS (CASE WHEN json_valid(body) THEN body -> '$.tags' END) VIRTUAL,
    PRIMARY KEY (team_id, id)
) STRICT;

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
    -- Tells a start that was cleared from one that was never set; both have no schedule_start_at.
    schedule_start_given    INTEGER NOT NULL,
    num_consecutive_windows INTEGER,
    source                  TEXT NOT NULL,
    saved_search_id         TEXT,
    group_by                TEXT,
    dashboard_id            TEXT,
    tile_id                 TEXT,
    -- The first of the channels, which alone keeps a webhook from being deleted.
    webhook_id              TEXT,
    channels                TEXT,
    state                   TEXT NOT NULL,
    silenced                TEXT,
    execution_errors        TEXT,
    created_by              TEXT,
    created_at              INTEGER NOT NULL,
    updated_at              INTEGER NOT NULL, enabled INTEGER, no_data TEXT, renotify_interval TEXT, due_at INTEGER, claim TEXT, judged_at INTEGER, memory TEXT, worker TEXT, answer TEXT, answer_of INTEGER, display_name TEXT, tags TEXT, derived_name TEXT, derived_tags TEXT, chart_config TEXT,
    PRIMARY KEY (team_id, id)
) STRICT;

CREATE INDEX alerts_by_tile ON alerts (team_id, dashboard_id, tile_id);

CREATE INDEX alerts_by_webhook ON alerts (team_id, webhook_id);

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

CREATE INDEX people_by_email ON people (email);

CREATE UNIQUE INDEX invitations_by_token ON invitations (token_hash);

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
    invitation_id   TEXT, actor_key_id TEXT, session_id TEXT, operation TEXT NOT NULL DEFAULT '', resource_kind TEXT, resource_id TEXT, resource_name TEXT, changes TEXT, omitted INTEGER NOT NULL DEFAULT 0, request_id TEXT, repeats INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (organization_id, id)
) STRICT;

CREATE INDEX activities_by_time ON activities (organization_id, created_at, id);

CREATE INDEX alerts_by_due ON alerts (due_at);

CREATE TABLE "workers" (
    id    TEXT NOT NULL PRIMARY KEY,
    expires_at INTEGER NOT NULL
, process TEXT, clock_offset INTEGER) STRICT;

CREATE TABLE alert_history (
    team_id       TEXT NOT NULL,
    alert_id      TEXT NOT NULL,
    window_end    INTEGER NOT NULL,
    group_key     TEXT NOT NULL,
    state         TEXT NOT NULL,
    violations    INTEGER NOT NULL,
    window_values TEXT NOT NULL,
    errors        TEXT,
    evaluated_at  INTEGER NOT NULL, read_at INTEGER, no_value TEXT, read_from INTEGER, read_tables TEXT,
    PRIMARY KEY (team_id, alert_id, window_end, group_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX alert_history_by_time ON alert_history (window_end);

CREATE TABLE outbox (
    seq        INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    team_id    TEXT NOT NULL,
    id         TEXT NOT NULL,
    alert_id   TEXT NOT NULL,
    group_key  TEXT NOT NULL,
    window_end INTEGER NOT NULL,
    firing     INTEGER NOT NULL,
    event      TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    claim      TEXT
, worker TEXT) STRICT;

CREATE INDEX outbox_by_group ON outbox (team_id, alert_id, group_key, seq);

CREATE TABLE deliveries (
    seq          INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    team_id      TEXT NOT NULL,
    id           TEXT NOT NULL,
    alert_id     TEXT NOT NULL, -- empty for a test of the webhook
    group_key    TEXT NOT NULL,
    webhook_id   TEXT NOT NULL,
    webhook_name TEXT NOT NULL,
    service      TEXT NOT NULL,
    target       TEXT NOT NULL,
    queue        TEXT NOT NULL,
    message_id   TEXT NOT NULL,
    event_id     TEXT NOT NULL,
    firing       INTEGER NOT NULL,
    title        TEXT NOT NULL,
    body         TEXT NOT NULL,
    link         TEXT NOT NULL,
    window_start INTEGER NOT NULL,
    window_end   INTEGER NOT NULL,
    status       TEXT NOT NULL,
    waits        INTEGER NOT NULL,
    attempts     INTEGER NOT NULL,
    tries        INTEGER NOT NULL, -- attempts since it was last put in line
    due_at       INTEGER,          -- NULL unless pending
    expires_at   INTEGER NOT NULL,
    created_at   INTEGER NOT NULL,
    finished_at  INTEGER, variables TEXT,          -- NULL while pending
    UNIQUE (team_id, id)
) STRICT;

CREATE INDEX deliveries_in_line ON deliveries (queue, seq) WHERE status = 'pending';

CREATE INDEX deliveries_by_due ON deliveries (target, due_at, seq) WHERE status = 'pending' AND NOT waits;

CREATE INDEX deliveries_by_expiry ON deliveries (expires_at, seq) WHERE status = 'pending';

CREATE INDEX deliveries_by_end ON deliveries (finished_at);

CREATE INDEX deliveries_by_time ON deliveries (team_id, created_at, seq);

CREATE INDEX deliveries_by_alert ON deliveries (team_id, alert_id, created_at, seq);

CREATE INDEX deliveries_by_webhook ON deliveries (team_id, webhook_id, created_at, seq);

CREATE INDEX deliveries_by_status ON deliveries (team_id, status, created_at, seq);

CREATE TABLE delivery_attempts (
    team_id     TEXT NOT NULL,
    delivery_id TEXT NOT NULL,
    number      INTEGER NOT NULL,
    began_at    INTEGER NOT NULL,
    duration    INTEGER NOT NULL, -- in milliseconds
    status      INTEGER,
    error       TEXT,
    message     TEXT,
    response    TEXT,
    next_at     INTEGER,
    PRIMARY KEY (team_id, delivery_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE delivery_targets (
    team_id      TEXT NOT NULL,
    webhook_id   TEXT NOT NULL,
    due_at       INTEGER,
    claim        TEXT,
    failures     INTEGER NOT NULL,
    paused_until INTEGER, paused_at INTEGER, worker TEXT,
    PRIMARY KEY (team_id, webhook_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX delivery_targets_by_due ON delivery_targets (due_at);

CREATE TABLE alert_notify_errors (
    team_id    TEXT NOT NULL,
    alert_id   TEXT NOT NULL,
    group_key  TEXT NOT NULL,
    webhook_id TEXT NOT NULL,
    message    TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (team_id, alert_id, group_key, webhook_id),
    FOREIGN KEY (team_id, alert_id) REFERENCES alerts (team_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE usage_counts (
    team_id TEXT NOT NULL,
    noun    TEXT NOT NULL,
    amount  INTEGER NOT NULL,
    PRIMARY KEY (team_id, noun)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER alerts_added AFTER INSERT ON alerts BEGIN
    INSERT INTO usage_counts VALUES (new.team_id, 'alerts', 1) ON CONFLICT DO UPDATE SET amount = amount + 1;
END;

CREATE TRIGGER alerts_deleted AFTER DELETE ON alerts BEGIN
    UPDATE usage_counts SET amount = amount - 1 WHERE team_id = old.team_id AND noun = 'alerts';
END;

CREATE TRIGGER saved_searches_added AFTER INSERT ON saved_searches BEGIN
    INSERT INTO usage_counts VALUES (new.team_id, 'savedSearches', 1) ON CONFLICT DO UPDATE SET amount = amount + 1;
END;

CREATE TRIGGER saved_searches_deleted AFTER DELETE ON saved_searches BEGIN
    UPDATE usage_counts SET amount = amount - 1 WHERE team_id = old.team_id AND noun = 'savedSearches';
END;

CREATE TRIGGER sources_added AFTER INSERT ON sources BEGIN
    INSERT INTO usage_counts VALUES (new.team_id, 'sources', 1) ON CONFLICT DO UPDATE SET amount = amount + 1;
END;

CREATE TRIGGER sources_deleted AFTER DELETE ON sources BEGIN
    UPDATE usage_counts SET amount = amount - 1 WHERE team_id = old.team_id AND noun = 'sources';
END;

CREATE TRIGGER connections_added AFTER INSERT ON connections BEGIN
    INSERT INTO usage_counts VALUES (new.team_id, 'connections', 1) ON CONFLICT DO UPDATE SET amount = amount + 1;
END;

CREATE TRIGGER connections_deleted AFTER DELETE ON connections BEGIN
    UPDATE usage_counts SET amount = amount - 1 WHERE team_id = old.team_id AND noun = 'connections';
END;

CREATE TRIGGER webhooks_added AFTER INSERT ON webhooks BEGIN
    INSERT INTO usage_counts VALUES (new.team_id, 'webhooks', 1) ON CONFLICT DO UPDATE SET amount = amount + 1;
END;

CREATE TRIGGER webhooks_deleted AFTER DELETE ON webhooks BEGIN
    UPDATE usage_counts SET amount = amount - 1 WHERE team_id = old.team_id AND noun = 'webhooks';
END;

CREATE TRIGGER dashboards_added AFTER INSERT ON dashboards BEGIN
    INSERT INTO usage_counts VALUES (new.team_id, 'dashboards', 1), (new.team_id, 'dashboardBytes', octet_length(new.body))
    ON CONFLICT DO UPDATE SET amount = amount + excluded.amount;
END;

CREATE TRIGGER dashboards_changed AFTER UPDATE OF body ON dashboards BEGIN
    UPDATE usage_counts SET amount = amount + octet_length(new.body) - octet_length(old.body)
    WHERE team_id = new.team_id AND noun = 'dashboardBytes';
END;

CREATE TRIGGER dashboards_deleted AFTER DELETE ON dashboards BEGIN
    UPDATE usage_counts SET amount = amount - 1 WHERE team_id = old.team_id AND noun = 'dashboards';
    UPDATE usage_counts SET amount = amount - octet_length(old.body)
    WHERE team_id = old.team_id AND noun = 'dashboardBytes';
END;

CREATE INDEX sources_by_version ON sources (team_id, id, updated_at);

CREATE INDEX outbox_by_team ON outbox (team_id, seq);

CREATE INDEX dashboards_by_name ON dashboards (team_id, name, id, updated_at, tags);

CREATE INDEX alerts_by_saved_search ON alerts (team_id, saved_search_id) WHERE saved_search_id IS NOT NULL;

CREATE TABLE late_rows (
    team_id    TEXT NOT NULL,
    table_name TEXT NOT NULL,
    minute     INTEGER NOT NULL,
    stored_at  INTEGER NOT NULL,
    row_count  INTEGER NOT NULL,
    PRIMARY KEY (team_id, minute, table_name, stored_at)
) STRICT, WITHOUT ROWID;

CREATE INDEX late_rows_by_time ON late_rows (minute);

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

CREATE UNIQUE INDEX keys_by_previous_hash ON keys (previous_hash);

CREATE INDEX activities_by_resource ON activities (organization_id, resource_id, created_at) WHERE resource_id IS NOT NULL;

CREATE TABLE preferences (
    organization_id TEXT NOT NULL,
    person_id       TEXT NOT NULL,
    body            TEXT NOT NULL,
    updated_at      INTEGER NOT NULL,
    PRIMARY KEY (organization_id, person_id),
    FOREIGN KEY (organization_id, person_id) REFERENCES people (organization_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE identities (
    organization_id TEXT NOT NULL,
    issuer          TEXT NOT NULL,
    subject         TEXT NOT NULL,
    person_id       TEXT NOT NULL,
    created_at      INTEGER NOT NULL,
    PRIMARY KEY (organization_id, issuer, subject),
    UNIQUE (organization_id, person_id, issuer),
    FOREIGN KEY (organization_id, person_id) REFERENCES people (organization_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE used_callbacks (
    id        TEXT NOT NULL PRIMARY KEY,
    expire_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX used_callbacks_by_expiry ON used_callbacks (expire_at);

CREATE VIEW watched_objects AS
SELECT a.team_id, a.id AS alert_id,
    nullif(trim(substr(trim(CASE a.source
        WHEN 'saved_search' THEN s.name
        WHEN 'tile' THEN d.name || ' - ' || coalesce((
            SELECT CASE WHEN json_type(value, '$.name') = 'text' THEN nullif(trim(value ->> '$.name'), '') END
            FROM json_each(CASE WHEN json_valid(d.body) THEN d.body ELSE '{}' END, '$.tiles')
            WHERE CASE WHEN type = 'object' THEN value ->> '$.id' = a.tile_id END
            LIMIT 1), 'Tile')
        WHEN 'inline' THEN coalesce(CASE WHEN json_valid(a.chart_config) AND json_type(a.chart_config, '$.name') = 'text'
            THEN nullif(trim(a.chart_config ->> '$.name'), '') END, 'Chart')
    END), 1, 512)), '') AS name,
    CASE a.source WHEN 'saved_search' THEN s.tags WHEN 'tile' THEN d.tags END AS tags
FROM alerts a
LEFT JOIN saved_searches s ON a.source = 'saved_search' AND s.team_id = a.team_id AND s.id = a.saved_search_id
LEFT JOIN dashboards d ON a.source = 'tile' AND d.team_id = a.team_id AND d.id = a.dashboard_id;

CREATE TRIGGER alerts_derived_added AFTER INSERT ON alerts BEGIN
    UPDATE alerts SET (derived_name, derived_tags) = (
        SELECT name, tags FROM watched_objects WHERE team_id = new.team_id AND alert_id = new.id)
    WHERE team_id = new.team_id AND id = new.id;
END;

CREATE TRIGGER alerts_derived_changed
AFTER UPDATE OF source, saved_search_id, dashboard_id, tile_id, chart_config ON alerts BEGIN
    UPDATE alerts SET (derived_name, derived_tags) = (
        SELECT name, tags FROM watched_objects WHERE team_id = new.team_id AND alert_id = new.id)
    WHERE team_id = new.team_id AND id = new.id;
END;

CREATE TRIGGER saved_searches_renamed AFTER UPDATE OF name, tags ON saved_searches
WHEN (new.name, new.tags) IS NOT (old.name, old.tags) BEGIN
    UPDATE alerts SET derived_name = nullif(trim(substr(trim(new.name), 1, 512)), ''), derived_tags = new.tags
    WHERE team_id = new.team_id AND saved_search_id = new.id AND source = 'saved_search';
END;

CREATE TRIGGER dashboards_renamed AFTER UPDATE OF name, body ON dashboards
WHEN EXISTS (SELECT 1 FROM alerts WHERE team_id = new.team_id AND dashboard_id = new.id AND source = 'tile') BEGIN
    UPDATE alerts SET derived_name = derived.name, derived_tags = new.tags
    FROM (
        SELECT a.id AS alert_id, nullif(trim(substr(trim(new.name || ' - ' || coalesce(t.name, 'Tile')), 1, 512)), '') AS name
        FROM alerts a LEFT JOIN (
            SELECT value ->> '$.id' AS id, min(key) AS place,
                CASE WHEN json_type(value, '$.name') = 'text' THEN nullif(trim(value ->> '$.name'), '') END AS name
            FROM json_each(CASE WHEN json_valid(new.body) THEN new.body ELSE '{}' END, '$.tiles')
            WHERE type = 'object' GROUP BY 1
        ) t ON t.id = a.tile_id
        WHERE a.team_id = new.team_id AND a.dashboard_id = new.id AND a.source = 'tile'
    ) derived
    WHERE alerts.team_id = new.team_id AND alerts.id = derived.alert_id
        AND (alerts.derived_name, alerts.derived_tags) IS NOT (derived.name, new.tags);
END;

CREATE TRIGGER alert_charts_added AFTER INSERT ON alerts WHEN new.chart_config IS NOT NULL BEGIN
    INSERT INTO usage_counts VALUES (new.team_id, 'dashboardBytes', octet_length(new.chart_config))
    ON CONFLICT DO UPDATE SET amount = amount + excluded.amount;
END;

CREATE TRIGGER alert_charts_changed AFTER UPDATE OF chart_config ON alerts
WHEN new.chart_config IS NOT old.chart_config BEGIN
    INSERT INTO usage_counts
    SELECT new.team_id, 'dashboardBytes', coalesce(octet_length(new.chart_config), 0) - coalesce(octet_length(old.chart_config), 0)
    WHERE true ON CONFLICT DO UPDATE SET amount = amount + excluded.amount;
END;

CREATE TRIGGER alert_charts_deleted AFTER DELETE ON alerts WHEN old.chart_config IS NOT NULL BEGIN
    UPDATE usage_counts SET amount = amount - octet_length(old.chart_config)
    WHERE team_id = old.team_id AND noun = 'dashboardBytes';
END;
