ALTER TABLE delivery_attempts ADD COLUMN message TEXT;
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
INSERT INTO usage_counts
SELECT team_id, 'alerts', count(*) FROM alerts GROUP BY team_id
UNION ALL SELECT team_id, 'savedSearches', count(*) FROM saved_searches GROUP BY team_id
UNION ALL SELECT team_id, 'sources', count(*) FROM sources GROUP BY team_id
UNION ALL SELECT team_id, 'connections', count(*) FROM connections GROUP BY team_id
UNION ALL SELECT team_id, 'webhooks', count(*) FROM webhooks GROUP BY team_id
UNION ALL SELECT team_id, 'dashboards', count(*) FROM dashboards GROUP BY team_id
UNION ALL SELECT team_id, 'dashboardBytes', sum(octet_length(body)) FROM dashboards GROUP BY team_id;
