-- {"apiKey":"obs_key_5AIeKryLCV0FBM1DInkFWmCC5OJSygl5AQCS9eE1OSw","ingestionKey":"obs_ing_veO8otinoPFip5uU-Bg1k-hThcAbI0PCOxzVFGDn04c","teamId":"01a208bbcdae0000c9cb1256"}
INSERT INTO schema_version (id, version_id, is_applied, tstamp) VALUES
('1', '0', 'true', '2026-11-23 14:07:34.337608'),
('2', '1', 'true', '2026-11-23 14:07:34.357744'),
('3', '2', 'true', '2026-11-23 14:07:34.581604'),
('4', '3', 'true', '2026-11-23 14:07:34.619945'),
('5', '4', 'true', '2026-11-23 14:07:34.795566'),
('6', '5', 'true', '2026-11-23 14:07:34.861797'),
('7', '6', 'true', '2026-11-23 14:07:35.055928'),
('8', '7', 'true', '2026-11-23 14:07:35.101738'),
('9', '8', 'true', '2026-11-23 14:07:35.112167'),
('10', '9', 'true', '2026-11-23 14:07:35.113619'),
('11', '10', 'true', '2026-11-23 14:07:35.114491'),
('12', '11', 'true', '2026-11-23 14:07:35.114977'),
('13', '12', 'true', '2026-11-23 14:07:35.143683'),
('14', '13', 'true', '2026-11-23 14:07:35.151533'),
('15', '14', 'true', '2026-11-23 14:07:35.197193'),
('16', '15', 'true', '2026-11-23 14:07:35.208374'),
('17', '16', 'true', '2026-11-23 14:07:35.21323'),
('18', '17', 'true', '2026-11-23 14:07:35.299254'),
('19', '18', 'true', '2026-11-23 14:07:35.305812');
SELECT setval(pg_get_serial_sequence('schema_version', 'id'), max(id)) FROM schema_version;
INSERT INTO settings (name, value) VALUES
('encryption_check', E'\\x010ae2dc4feb61c0d28a392a1cfc7cd66a0c83494941309cbe34dd742ca054bcc62580af');
INSERT INTO organizations (id, name, created_at, display_name, enable_core_dumps, private_endpoints) VALUES
('76c13a91-1b41-4946-8aec-2fff2eb38f4f', 'default', '1795442855342', 'default', 'false', '[]');
INSERT INTO services (organization_id, id, team_id, name, database_name, created_at) VALUES
('76c13a91-1b41-4946-8aec-2fff2eb38f4f', 'aa26abc3-6349-4c48-ad3c-94add190d225', '01a208bbcdae0000c9cb1256', 'default', 'default', '1795442855345');
INSERT INTO people (organization_id, id, email, name, role, created_at, password, updated_at) VALUES
('76c13a91-1b41-4946-8aec-2fff2eb38f4f', '1b130412-5397-42f2-9ae9-f4a0adbc7b4a', 'owner@localhost', 'Owner', 'admin', '1795442855352', NULL, '1795442855352');
INSERT INTO connections (team_id, id, name, host, username, password, setting_prefix, is_prometheus, created_at, updated_at, trusted, prometheus_endpoint) VALUES
('01a208bbcdae0000c9cb1256', '01a208bbcde00000f14c02d5', 'local', '', '', E'\\x0185a5fa454a879332ebf9a463295876bc3bffb1bbce645d788fc967b3', NULL, NULL, '1795442855392', '1795442855392', 'true', NULL),
('01a208bbcdae0000c9cb1256', '01a208bbd5d70000817e336d', 'spare', 'http://10.1.2.3:8123', 'reader', E'\\x0122e93ba5734ac0258f1e43f04c6b404c87ab7b34ae258dfa4ca9338b3abe4c38cec7ac7070a3c81aa0c2542043b1c3', NULL, NULL, '1795442857431', '1795442857431', 'true', NULL);
INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at) VALUES
('01a208bbcdae0000c9cb1256', '01a208bbcde40000f7ad6e2c', 'Logs', 'log', '01a208bbcde00000f14c02d5', '{"id":"01a208bbcde40000f7ad6e2c","name":"Logs","kind":"log","connection":"01a208bbcde00000f14c02d5","from":{"databaseName":"default","tableName":"otel_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,SeverityText,Body","serviceNameExpression":"ServiceName","severityTextExpression":"SeverityText","bodyExpression":"Body","eventAttributesExpression":"LogAttributes","resourceAttributesExpression":"ResourceAttributes","displayedTimestampValueExpression":"Timestamp","metricSourceId":"01a208bbcde400023806ff2a","traceSourceId":"01a208bbcde400018bdb0fb3","traceIdExpression":"TraceId","spanIdExpression":"SpanId","implicitColumnExpression":"Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795442855396', '1795442855396'),
('01a208bbcdae0000c9cb1256', '01a208bbcde400018bdb0fb3', 'Traces', 'trace', '01a208bbcde00000f14c02d5', '{"id":"01a208bbcde400018bdb0fb3","name":"Traces","kind":"trace","connection":"01a208bbcde00000f14c02d5","from":{"databaseName":"default","tableName":"otel_traces"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName","durationExpression":"Duration","durationPrecision":9,"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":"01a208bbcde40000f7ad6e2c","sessionSourceId":"01a208bbcde4000368837f10","metricSourceId":"01a208bbcde400023806ff2a","statusCodeExpression":"StatusCode","statusMessageExpression":"StatusMessage","serviceNameExpression":"ServiceName","resourceAttributesExpression":"ResourceAttributes","eventAttributesExpression":"SpanAttributes","spanEventsValueExpression":"Events","implicitColumnExpression":"SpanName","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795442855400', '1795442855400'),
('01a208bbcdae0000c9cb1256', '01a208bbcde400023806ff2a', 'Metrics', 'metric', '01a208bbcde00000f14c02d5', '{"id":"01a208bbcde400023806ff2a","name":"Metrics","kind":"metric","connection":"01a208bbcde00000f14c02d5","from":{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix","metricTables":{"gauge":"otel_metrics_gauge","histogram":"otel_metrics_histogram","sum":"otel_metrics_sum","summary":"otel_metrics_summary","exponential histogram":"otel_metrics_exponential_histogram"},"resourceAttributesExpression":"ResourceAttributes","serviceNameExpression":"ServiceName","logSourceId":"01a208bbcde40000f7ad6e2c"}', '1795442855401', '1795442855401'),
('01a208bbcdae0000c9cb1256', '01a208bbcde4000368837f10', 'Sessions', 'session', '01a208bbcde00000f14c02d5', '{"id":"01a208bbcde4000368837f10","name":"Sessions","kind":"session","connection":"01a208bbcde00000f14c02d5","from":{"databaseName":"default","tableName":"hyperdx_sessions"},"disabled":false,"querySettings":[],"timestampValueExpression":"TimestampTime","traceSourceId":"01a208bbcde400018bdb0fb3","resourceAttributesExpression":"ResourceAttributes"}', '1795442855403', '1795442855403'),
('01a208bbcdae0000c9cb1256', '01a208bbd5e300008ae415f7', 'Audit', 'log', '01a208bbd5d70000817e336d', '{"id":"01a208bbd5e300008ae415f7","name":"Audit","kind":"log","connection":"01a208bbd5d70000817e336d","from":{"databaseName":"default","tableName":"audit_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795442857445', '1795442857445');
INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by, tags, filters, created_at, updated_at) VALUES
('01a208bbcdae0000c9cb1256', '01a208bbd5eb00009b5c735b', 'payments', '01a208bbcde40000f7ad6e2c', '', 'ServiceName:payment', 'lucene', '', '["shop"]', '[]', '1795442857451', '1795442857451');
INSERT INTO webhooks (team_id, id, name, service, url, description, body, headers, query_params, created_at, updated_at, routing_key, signing_secret, old_secret, old_until, trusted) VALUES
('01a208bbcdae0000c9cb1256', '01a208bbd5f0000082a75aeb', 'inside', 'generic', E'\\x01082e2774e4cb4908b5049689937e6221a862f69003a419e97b495ea4d56529894852e30f81790136e0ee59132eea7997136f3f5cf1f24f8bc15bb1fbb8c225e96b587808', NULL, '{"text":"{{title}}"}', E'\\x01f53466885eac08e9083aa9267b599be3c58e046d37531e8d67647fcb612a8f605ac1bbea4297dc08800aaad7ae4f88c93f5590cc814d56', E'\\x011f43616e97436387352d888a0ca344cf709644f93675469ddc83ccbce988394f5a5ca0a5209b01234a8df7638ceb5153552f', '1795442857456', '1795442857456', NULL, E'\\x01a8d204db5be9f3b83b2847a3c5c589e6d79d5ea59cbf4caab3a52e88a90c621a593074cd0156e399787ec697ea3e5ff07d326719ba0632b430babd975568ac4b6e981db3d9f0e951801301470201', NULL, NULL, 'true'),
('01a208bbcdae0000c9cb1256', '01a208bbd5f70000d2e28510', 'chat', 'slack', E'\\x014d08bdc00fdcc4a3feb487accf2951d12911277db1ea17038a913ad8228eb902f69507edde1b09f12d49f70e42a6e997a559df48917f21e68ae8167c48acd54baf79a503d970868e87160635cfbd43', NULL, NULL, NULL, NULL, '1795442857463', '1795442857463', NULL, NULL, NULL, NULL, 'true'),
('01a208bbcdae0000c9cb1256', '01a208bbdc1e0000402990b4', 'member', 'generic', E'\\x019ebafaf0d5f51e9132e52125ac1466ed38cb5bc25475b44c7f9393ce21f5a41f1ed7d49f8c08713fae0b50315b5651c01cdd9649', NULL, NULL, NULL, NULL, '1795442859038', '1795442859038', NULL, E'\\x0107e349cba1bcbcc76b9e799da4493b686a898fbd5aa014f0d02c6399ed2197e219d7d4a9bae9705a81a11e196a25c3dee287b1dd54c04ddfaf054bd0f9595a8de43e561e374be756275b0d78f167', NULL, NULL, 'false');
INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at, tags) VALUES
('01a208bbcdae0000c9cb1256', '01a208bbd60f0000548b8d99', 'Shop', '{"id":"01a208bbd60f0000548b8d99","name":"Shop","tiles":[{"id":"01a208bbd6190000439acf19","x":0,"y":0,"w":12,"h":4,"name":"Rows","config":{"displayType":"line","sourceId":"01a208bbcde40000f7ad6e2c","asRatio":false,"fillNulls":true,"select":[{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}]}},{"id":"01a208bbd6190001253a0b1d","x":12,"y":0,"w":12,"h":4,"name":"About","config":{"displayType":"markdown","markdown":"Käse & more"}}],"tags":["shop"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795442857498', '1795442857498', '["shop"]'),
('01a208bbcdae0000c9cb1256', '01a208bbdc0d00002c92855e', 'From the API', '{"id":"01a208bbdc0d00002c92855e","name":"From the API","tiles":[],"tags":["api"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795442859034', '1795442859034', '["api"]');
INSERT INTO alerts (team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval, schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id, group_by, dashboard_id, tile_id, webhook_id, channels, state, silenced, execution_errors, created_by, created_at, updated_at, enabled, no_data, renotify_interval, due_at, claim, judged_at, memory, worker) VALUES
('01a208bbcdae0000c9cb1256', '01a208bbd634000086d13304', 'No rows', NULL, NULL, '1', NULL, 'below', '1m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a208bbd60f0000548b8d99', '01a208bbd6190000439acf19', '01a208bbd5f0000082a75aeb', '[{"type":"webhook","webhookId":"01a208bbd5f0000082a75aeb"}]', 'ALERT', NULL, '[]', NULL, '1795442857524', '1795442857524', NULL, NULL, NULL, '1795442880000', NULL, '1795442820000', '{"":{"state":"ALERT","streak":1,"judged":"2026-11-23T14:07:00Z","told":true,"toldAt":"2026-11-23T14:07:00Z"}}', '01a208bbc95700004bc69992'),
('01a208bbcdae0000c9cb1256', '01a208bbd63f00003aded4d5', 'Many rows', NULL, NULL, '100', NULL, 'above', '5m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a208bbd60f0000548b8d99', '01a208bbd6190000439acf19', '01a208bbd5f70000d2e28510', '[{"type":"webhook","webhookId":"01a208bbd5f70000d2e28510"}]', 'OK', '{"by":"1b130412-5397-42f2-9ae9-f4a0adbc7b4a","at":"2026-11-23T14:07:39.047Z","until":"2027-11-01T00:00:00.000Z"}', '[]', NULL, '1795442857535', '1795442857535', NULL, NULL, NULL, '1795443000000', NULL, '1795442700000', '{}', '01a208bbc95700004bc69992');
INSERT INTO activities (organization_id, id, created_at, type, actor_type, actor_id, actor_details, actor_ip, user_agent, service_id, key_id, key_name, member_id, member_email, invitation_id) VALUES
('76c13a91-1b41-4946-8aec-2fff2eb38f4f', '01a208bb-d798-7d9f-9ed0-4284ca032921', '1795442857880', 'key_create', 'system', '', '', '', '', NULL, '5de75399-89fd-4ab8-a123-d80f529749f3', 'revoked', NULL, NULL, NULL),
('76c13a91-1b41-4946-8aec-2fff2eb38f4f', '01a208bb-db84-7136-a19c-88d158b31802', '1795442858884', 'key_delete', 'system', '', '', '', '', NULL, '5de75399-89fd-4ab8-a123-d80f529749f3', 'revoked', NULL, NULL, NULL),
('76c13a91-1b41-4946-8aec-2fff2eb38f4f', '01a208bb-dbfa-7587-a53a-866613fb5e9c', '1795442859002', 'key_create', 'system', '', '', '', '', NULL, '49fda7a8-82f5-4bbd-88f6-931762bdabe2', 'second', NULL, NULL, NULL),
('76c13a91-1b41-4946-8aec-2fff2eb38f4f', '01a208bb-dc6c-70de-a552-65e5392b9154', '1795442859116', 'organization_invite_create', 'user', '1b130412-5397-42f2-9ae9-f4a0adbc7b4a', 'owner@localhost', '127.0.0.1', 'Go-http-client/1.1', NULL, NULL, NULL, NULL, 'ann@example.com', '9ecd72d5-9e6c-44f1-abfc-f4950b0e0053');
INSERT INTO alert_history (team_id, alert_id, window_end, group_key, state, violations, window_values, errors, evaluated_at, read_at, no_value) VALUES
('01a208bbcdae0000c9cb1256', '01a208bbd634000086d13304', '1795442820000', '', 'ALERT', '1', '[[1795442760000,0]]', NULL, '1795442858741', '1795442858113', NULL),
('01a208bbcdae0000c9cb1256', '01a208bbd63f00003aded4d5', '1795442700000', '', 'OK', '0', '[[1795442400000,0]]', NULL, '1795442858858', '1795442858112', NULL);
INSERT INTO alert_notify_errors (team_id, alert_id, group_key, webhook_id, message, created_at) VALUES
('01a208bbcdae0000c9cb1256', '01a208bbd634000086d13304', '', '01a208bbd5f0000082a75aeb', 'Notifying the generic webhook "inside" failed: the connection was refused. It is tried again.', '1795442858994');
INSERT INTO deliveries (seq, team_id, id, alert_id, group_key, webhook_id, webhook_name, service, target, queue, message_id, event_id, firing, title, body, link, window_start, window_end, status, waits, attempts, tries, due_at, expires_at, created_at, finished_at) OVERRIDING SYSTEM VALUE VALUES
('1', '01a208bbcdae0000c9cb1256', '01a208bbdb890000d8bfb243', '01a208bbd634000086d13304', '', '01a208bbd5f0000082a75aeb', 'inside', 'generic', '01a208bbcdae0000c9cb1256/01a208bbd5f0000082a75aeb', '1c55b9fe076a15f77e39ce4d7a9018ca', '8d6ff79f9bb9f30e78ee12f0aa4905e852ea22de', 'a52069990f82daa8b564b09dc9a7b48b518b216c', 'true', '🚨 No rows', '
The value is 0, which falls below the threshold of 1
Time Range (UTC): [Nov 23 2:06:00 PM - Nov 23 2:07:00 PM)

http://127.0.0.1:33683/dashboards/01a208bbd60f0000548b8d99?from=1795442340000&granularity=1+minute&to=1795443240000&highlightedTileId=01a208bbd6190000439acf19', 'http://127.0.0.1:33683/dashboards/01a208bbd60f0000548b8d99?from=1795442340000&granularity=1+minute&to=1795443240000&highlightedTileId=01a208bbd6190000439acf19', '1795442760000', '1795442820000', 'pending', 'false', '1', '1', '1795442859852', '1795529258885', '1795442858889', NULL);
SELECT setval(pg_get_serial_sequence('deliveries', 'seq'), max(seq)) FROM deliveries;
INSERT INTO delivery_attempts (team_id, delivery_id, number, began_at, duration, status, error, message, response, next_at) VALUES
('01a208bbcdae0000c9cb1256', '01a208bbdb890000d8bfb243', '1', '1795442858982', '0', NULL, 'CONNECTION_ERROR', 'the connection was refused', NULL, '1795442859852');
INSERT INTO delivery_targets (team_id, webhook_id, due_at, claim, failures, paused_until, paused_at, worker) VALUES
('01a208bbcdae0000c9cb1256', '01a208bbd5f0000082a75aeb', '1795442859852', NULL, '1', NULL, NULL, '01a208bbc95700014a720591');
INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at, name, token, token_hash) VALUES
('76c13a91-1b41-4946-8aec-2fff2eb38f4f', '9ecd72d5-9e6c-44f1-abfc-f4950b0e0053', 'ann@example.com', 'admin', '1795442859100', '1798034859100', NULL, E'\\x018ffc17c0414b382baf1808070bf532d2ed4b8a77dddcff4b5dba26044511dbae22a43403bed635146f7b65f969bc8ad236704bd221631df3cb6e4c24b26e1c9289ba317792858332ad9a620daf7b52483a9d7f655829ee4a11492081', E'\\xc7f68bfda490412709babca08044ea303e297e188b1a284777682d79500cdd75');
INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state, created_at, expire_at, revoked_at, roles, used_at, ip_access_list, login_hash) VALUES
('76c13a91-1b41-4946-8aec-2fff2eb38f4f', '21c26555-5c80-4ec6-8ef0-d1bc70aab4f2', 'personal', '1b130412-5397-42f2-9ae9-f4a0adbc7b4a', '01a208bbcdae0000c9cb1256', 'default', NULL, E'\\x958571903b0e210e357702726053b3a50226efae50fcf8d0a32ab2a4702bbddb', '1OSw', 'enabled', '1795442855354', NULL, NULL, '["admin"]', NULL, '[]', NULL),
('76c13a91-1b41-4946-8aec-2fff2eb38f4f', 'b53d53a0-8b0a-48ba-8a82-bb255170a8d5', 'ingestion', NULL, '01a208bbcdae0000c9cb1256', 'default', NULL, E'\\x4d019645b6106f5a8438f6a5559885bb16c1516e3109cfb80045e126265b8dbe', 'n04c', 'enabled', '1795442855382', NULL, NULL, '[]', NULL, '[]', NULL),
('76c13a91-1b41-4946-8aec-2fff2eb38f4f', '5de75399-89fd-4ab8-a123-d80f529749f3', 'personal', '1b130412-5397-42f2-9ae9-f4a0adbc7b4a', '01a208bbcdae0000c9cb1256', 'revoked', NULL, E'\\x7b82563e76a397f397f9fcd26fa82c397d304dbd2f0d6564291a9877b5635aec', 'KJ7U', 'disabled', '1795442857880', NULL, '1795442858880', '["admin"]', NULL, '[]', NULL),
('76c13a91-1b41-4946-8aec-2fff2eb38f4f', '49fda7a8-82f5-4bbd-88f6-931762bdabe2', 'personal', '1b130412-5397-42f2-9ae9-f4a0adbc7b4a', '01a208bbcdae0000c9cb1256', 'second', NULL, E'\\x9ba9fae8cec7adda341b769991b3581b3031d3d5b3cbc48c1295ba91455a0f6c', 'thyI', 'enabled', '1795442858998', NULL, NULL, '["admin"]', NULL, '[]', NULL);
DELETE FROM usage_counts;
INSERT INTO usage_counts (team_id, noun, shard, amount) VALUES
('01a208bbcdae0000c9cb1256', 'connections', '9', '1'),
('01a208bbcdae0000c9cb1256', 'sources', '9', '4'),
('01a208bbcdae0000c9cb1256', 'connections', '55', '1'),
('01a208bbcdae0000c9cb1256', 'sources', '55', '1'),
('01a208bbcdae0000c9cb1256', 'savedSearches', '55', '1'),
('01a208bbcdae0000c9cb1256', 'webhooks', '55', '1'),
('01a208bbcdae0000c9cb1256', 'webhooks', '42', '1'),
('01a208bbcdae0000c9cb1256', 'dashboards', '37', '1'),
('01a208bbcdae0000c9cb1256', 'dashboardBytes', '41', '552'),
('01a208bbcdae0000c9cb1256', 'alerts', '2', '1'),
('01a208bbcdae0000c9cb1256', 'alerts', '0', '1'),
('01a208bbcdae0000c9cb1256', 'dashboards', '21', '1'),
('01a208bbcdae0000c9cb1256', 'dashboardBytes', '11', '161'),
('01a208bbcdae0000c9cb1256', 'webhooks', '26', '1');
