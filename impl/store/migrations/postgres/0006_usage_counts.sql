-- +goose Up

-- Triggers lock their tables. A replica that serves meanwhile writes these in the same order in one transaction, that of
-- an applied file, and so does the deletion of a dashboard; in any other order they and this could wait for each other.
-- Only the deletion of a saved search begins with alerts.
LOCK TABLE connections, sources, saved_searches, webhooks, dashboards, alerts IN SHARE ROW EXCLUSIVE MODE;

-- How much a team has of what there are limits for: rows of each kind, and the bytes of its dashboards' texts. Counting
-- them for every new alert would take longer than storing it. Triggers keep the counts, so that whatever adds or deletes
-- rows is counted: also a replica of an earlier version, and statements by hand.
--
-- A count that is one row would be locked by each transaction until it is on the disk, and all that create alerts would
-- wait in line for one sync each. So it is a row for each of 64 groups of connections, and the count is their sum. It is
-- right although a row of it may be less than nothing: what is deleted need not have been added over the same connection.
-- A row gets slower with each change in one transaction, so transactions that add much take any of the rows.
CREATE TABLE usage_counts (
    team_id TEXT COLLATE "C" NOT NULL,
    noun    TEXT COLLATE "C" NOT NULL,
    shard   INTEGER NOT NULL,
    amount  BIGINT NOT NULL,
    PRIMARY KEY (team_id, noun, shard)
) WITH (fillfactor = 50);

-- +goose StatementBegin
CREATE FUNCTION usage_shard() RETURNS INTEGER LANGUAGE sql AS $$
    SELECT CASE current_setting('obstack.much', true)
        WHEN 'on' THEN floor(random() * 64)::INTEGER
        ELSE pg_backend_pid() % 64
    END
$$;
-- +goose StatementEnd

-- An insert is counted row by row, because that takes half the time of counting a statement. What is deleted may be many
-- rows at once.
-- +goose StatementBegin
CREATE FUNCTION count_added() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO usage_counts AS u VALUES (new.team_id, TG_ARGV[0], usage_shard(), 1)
    ON CONFLICT (team_id, noun, shard) DO UPDATE SET amount = u.amount + 1;
    RETURN NULL;
END $$;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE FUNCTION count_deleted() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO usage_counts AS u
    SELECT team_id, TG_ARGV[0], usage_shard(), -count(*) FROM deleted GROUP BY team_id
    ON CONFLICT (team_id, noun, shard) DO UPDATE SET amount = u.amount + excluded.amount;
    RETURN NULL;
END $$;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE FUNCTION count_dashboard_bytes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        INSERT INTO usage_counts AS u
        SELECT team_id, 'dashboardBytes', usage_shard(), sum(octet_length(body)) FROM added GROUP BY team_id
        ON CONFLICT (team_id, noun, shard) DO UPDATE SET amount = u.amount + excluded.amount;
    ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO usage_counts AS u
        SELECT team_id, 'dashboardBytes', usage_shard(), -sum(octet_length(body)) FROM deleted GROUP BY team_id
        ON CONFLICT (team_id, noun, shard) DO UPDATE SET amount = u.amount + excluded.amount;
    ELSE
        INSERT INTO usage_counts AS u
        SELECT team_id, 'dashboardBytes', usage_shard(), sum(size) FROM (
            SELECT team_id, octet_length(body) AS size FROM added
            UNION ALL SELECT team_id, -octet_length(body) FROM deleted
        ) changes GROUP BY team_id
        ON CONFLICT (team_id, noun, shard) DO UPDATE SET amount = u.amount + excluded.amount;
    END IF;
    RETURN NULL;
END $$;
-- +goose StatementEnd

CREATE TRIGGER alerts_added AFTER INSERT ON alerts
    FOR EACH ROW EXECUTE FUNCTION count_added('alerts');
CREATE TRIGGER alerts_deleted AFTER DELETE ON alerts REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION count_deleted('alerts');
CREATE TRIGGER saved_searches_added AFTER INSERT ON saved_searches
    FOR EACH ROW EXECUTE FUNCTION count_added('savedSearches');
CREATE TRIGGER saved_searches_deleted AFTER DELETE ON saved_searches REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION count_deleted('savedSearches');
CREATE TRIGGER sources_added AFTER INSERT ON sources
    FOR EACH ROW EXECUTE FUNCTION count_added('sources');
CREATE TRIGGER sources_deleted AFTER DELETE ON sources REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION count_deleted('sources');
CREATE TRIGGER connections_added AFTER INSERT ON connections
    FOR EACH ROW EXECUTE FUNCTION count_added('connections');
CREATE TRIGGER connections_deleted AFTER DELETE ON connections REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION count_deleted('connections');
CREATE TRIGGER webhooks_added AFTER INSERT ON webhooks
    FOR EACH ROW EXECUTE FUNCTION count_added('webhooks');
CREATE TRIGGER webhooks_deleted AFTER DELETE ON webhooks REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION count_deleted('webhooks');
CREATE TRIGGER dashboards_added AFTER INSERT ON dashboards
    FOR EACH ROW EXECUTE FUNCTION count_added('dashboards');
CREATE TRIGGER dashboards_deleted AFTER DELETE ON dashboards REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION count_deleted('dashboards');
CREATE TRIGGER dashboard_bytes_added AFTER INSERT ON dashboards REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_dashboard_bytes();
CREATE TRIGGER dashboard_bytes_changed AFTER UPDATE ON dashboards REFERENCING OLD TABLE AS deleted NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_dashboard_bytes();
CREATE TRIGGER dashboard_bytes_deleted AFTER DELETE ON dashboards REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION count_dashboard_bytes();

-- Only now: nothing is added or deleted any more until this transaction ends.
INSERT INTO usage_counts
SELECT team_id, 'alerts', 0, count(*) FROM alerts GROUP BY team_id
UNION ALL SELECT team_id, 'savedSearches', 0, count(*) FROM saved_searches GROUP BY team_id
UNION ALL SELECT team_id, 'sources', 0, count(*) FROM sources GROUP BY team_id
UNION ALL SELECT team_id, 'connections', 0, count(*) FROM connections GROUP BY team_id
UNION ALL SELECT team_id, 'webhooks', 0, count(*) FROM webhooks GROUP BY team_id
UNION ALL SELECT team_id, 'dashboards', 0, count(*) FROM dashboards GROUP BY team_id
UNION ALL SELECT team_id, 'dashboardBytes', 0, sum(octet_length(body)) FROM dashboards GROUP BY team_id;

-- lock_usage returns what a team has of a noun, and sees to it that until the transaction ends others add nothing that
-- would take it past most. Far below that they may add one each at the same time, since there are never more than
-- max_connections of them; otherwise, and if the caller says that it adds more than one, they wait. Its caller is in a
-- transaction of READ COMMITTED, in which each statement sees what was committed before it began.
-- +goose StatementBegin
CREATE FUNCTION lock_usage(team TEXT, counted TEXT, most BIGINT, alone BOOLEAN) RETURNS BIGINT LANGUAGE plpgsql AS $$
DECLARE
    lock CONSTANT BIGINT := hashtextextended(team || ' ' || counted, 0);
    total BIGINT;
BEGIN
    IF NOT alone THEN
        BEGIN
            PERFORM pg_advisory_xact_lock_shared(lock);
            SELECT coalesce(sum(amount), 0) INTO total FROM usage_counts WHERE team_id = team AND noun = counted;
            IF total + current_setting('max_connections')::BIGINT <= most THEN
                RETURN total;
            END IF;
            RAISE SQLSTATE 'OB001'; -- which gives the lock back: two that share it could never have it alone
        EXCEPTION WHEN SQLSTATE 'OB001' THEN
        END;
    END IF;
    IF alone THEN
        PERFORM set_config('obstack.much', 'on', true); -- until the end of the transaction
    END IF;
    PERFORM pg_advisory_xact_lock(lock);
    SELECT coalesce(sum(amount), 0) INTO total FROM usage_counts WHERE team_id = team AND noun = counted;
    RETURN total;
END $$;
-- +goose StatementEnd
