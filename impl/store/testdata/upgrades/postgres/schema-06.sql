ALTER TABLE delivery_attempts ADD COLUMN message TEXT COLLATE "C";
CREATE TABLE usage_counts (
    team_id TEXT COLLATE "C" NOT NULL,
    noun    TEXT COLLATE "C" NOT NULL,
    shard   INTEGER NOT NULL,
    amount  BIGINT NOT NULL,
    PRIMARY KEY (team_id, noun, shard)
) WITH (fillfactor = 50);
CREATE FUNCTION usage_shard() RETURNS INTEGER LANGUAGE sql AS $$
    SELECT CASE current_setting('obstack.much', true)
        WHEN 'on' THEN floor(random() * 64)::INTEGER
        ELSE pg_backend_pid() % 64
    END
$$;
CREATE FUNCTION count_added() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO usage_counts AS u VALUES (new.team_id, TG_ARGV[0], usage_shard(), 1)
    ON CONFLICT (team_id, noun, shard) DO UPDATE SET amount = u.amount + 1;
    RETURN NULL;
END $$;
CREATE FUNCTION count_deleted() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO usage_counts AS u
    SELECT team_id, TG_ARGV[0], usage_shard(), -count(*) FROM deleted GROUP BY team_id
    ON CONFLICT (team_id, noun, shard) DO UPDATE SET amount = u.amount + excluded.amount;
    RETURN NULL;
END $$;
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
INSERT INTO usage_counts
SELECT team_id, 'alerts', 0, count(*) FROM alerts GROUP BY team_id
UNION ALL SELECT team_id, 'savedSearches', 0, count(*) FROM saved_searches GROUP BY team_id
UNION ALL SELECT team_id, 'sources', 0, count(*) FROM sources GROUP BY team_id
UNION ALL SELECT team_id, 'connections', 0, count(*) FROM connections GROUP BY team_id
UNION ALL SELECT team_id, 'webhooks', 0, count(*) FROM webhooks GROUP BY team_id
UNION ALL SELECT team_id, 'dashboards', 0, count(*) FROM dashboards GROUP BY team_id
UNION ALL SELECT team_id, 'dashboardBytes', 0, sum(octet_length(body)) FROM dashboards GROUP BY team_id;
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
            RAISE SQLSTATE 'OB001';
        EXCEPTION WHEN SQLSTATE 'OB001' THEN
        END;
    END IF;
    IF alone THEN
        PERFORM set_config('obstack.much', 'on', true);
    END IF;
    PERFORM pg_advisory_xact_lock(lock);
    SELECT coalesce(sum(amount), 0) INTO total FROM usage_counts WHERE team_id = team AND noun = counted;
    RETURN total;
END $$;
