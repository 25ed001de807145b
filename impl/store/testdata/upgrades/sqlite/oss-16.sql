-- {"apiKey": "obs_key_bZkLVhKMmuv8vG4So9rxdVSiPUB1FfZXTF1w5_bySHA", "ingestionKey": "obs_ing_cMaDxSfISG4ROxPKTORbbHRNAqC3YSNP7SN2Fw995TE", "teamId": "01a207259d0b0000428c85db"}
INSERT INTO schema_version (id, version_id, is_applied, tstamp) VALUES
(1, 0, 1, '2026-11-23 06:43:55'),
(2, 1, 1, '2026-11-23 06:43:55'),
(3, 2, 1, '2026-11-23 06:43:55'),
(4, 3, 1, '2026-11-23 06:43:55'),
(5, 4, 1, '2026-11-23 06:43:55'),
(6, 5, 1, '2026-11-23 06:43:55'),
(7, 6, 1, '2026-11-23 06:43:55'),
(8, 7, 1, '2026-11-23 06:43:55'),
(9, 8, 1, '2026-11-23 06:43:55'),
(10, 9, 1, '2026-11-23 06:43:55'),
(11, 10, 1, '2026-11-23 06:43:55'),
(12, 11, 1, '2026-11-23 06:43:55'),
(13, 12, 1, '2026-11-23 06:43:55'),
(14, 13, 1, '2026-11-23 06:43:55'),
(15, 14, 1, '2026-11-23 06:43:55'),
(16, 15, 1, '2026-11-23 06:43:55'),
(17, 16, 1, '2026-11-23 06:43:55');
INSERT INTO settings (name, value) VALUES
('encryption_check', X'01BE7498843EBB654050F0F5EE83CB2C368C57B706BF99ED436152F1ACD2BFD91036D6D2');
INSERT INTO organizations (id, name, created_at, display_name, enable_core_dumps, private_endpoints) VALUES
('c51ffddc-a60c-41cf-b15b-520fb86ebdc6', 'default', 1795416235275, 'default', 0, '[]');
INSERT INTO services (organization_id, id, team_id, name, database_name, created_at) VALUES
('c51ffddc-a60c-41cf-b15b-520fb86ebdc6', '6e87eea0-2f7f-49cc-9080-528437df708c', '01a207259d0b0000428c85db', 'default', 'default', 1795416235275);
INSERT INTO people (organization_id, id, email, name, role, created_at, password, updated_at) VALUES
('c51ffddc-a60c-41cf-b15b-520fb86ebdc6', '334469a8-9205-4d46-bf5d-7d7212c8cb6d', 'owner@localhost', 'Owner', 'admin', 1795416235275, NULL, 1795416235275);
INSERT INTO connections (team_id, id, name, host, username, password, setting_prefix, is_prometheus, created_at, updated_at, trusted, prometheus_endpoint) VALUES
('01a207259d0b0000428c85db', '01a207259d0d000063196f52', 'local', '', '', X'01738FFE9EC7C203610EBB873A223F8CB99594D8AFFDA51AB38BF9A156', NULL, NULL, 1795416235277, 1795416235277, 1, NULL),
('01a207259d0b0000428c85db', '01a20725a2c70000dc7fb23c', 'spare', 'http://10.1.2.3:8123', 'reader', X'01F326CE589FCBDCF294F2814C64BB1A27DE3E4DF19584F4583CF45307035A122C3118979B128A6A857B34D8EFAC731A', NULL, NULL, 1795416236743, 1795416236743, 1, NULL);
INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at) VALUES
('01a207259d0b0000428c85db', '01a207259d0d00016c78f4d2', 'Logs', 'log', '01a207259d0d000063196f52', '{"id":"01a207259d0d00016c78f4d2","name":"Logs","kind":"log","connection":"01a207259d0d000063196f52","from":{"databaseName":"default","tableName":"otel_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,SeverityText,Body","serviceNameExpression":"ServiceName","severityTextExpression":"SeverityText","bodyExpression":"Body","eventAttributesExpression":"LogAttributes","resourceAttributesExpression":"ResourceAttributes","displayedTimestampValueExpression":"Timestamp","metricSourceId":"01a207259d0d000327a0043f","traceSourceId":"01a207259d0d00022d27a631","traceIdExpression":"TraceId","spanIdExpression":"SpanId","implicitColumnExpression":"Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', 1795416235277, 1795416235277),
('01a207259d0b0000428c85db', '01a207259d0d00022d27a631', 'Traces', 'trace', '01a207259d0d000063196f52', '{"id":"01a207259d0d00022d27a631","name":"Traces","kind":"trace","connection":"01a207259d0d000063196f52","from":{"databaseName":"default","tableName":"otel_traces"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName","durationExpression":"Duration","durationPrecision":9,"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":"01a207259d0d00016c78f4d2","sessionSourceId":"01a207259d0d00042d0f60f1","metricSourceId":"01a207259d0d000327a0043f","statusCodeExpression":"StatusCode","statusMessageExpression":"StatusMessage","serviceNameExpression":"ServiceName","resourceAttributesExpression":"ResourceAttributes","eventAttributesExpression":"SpanAttributes","spanEventsValueExpression":"Events","implicitColumnExpression":"SpanName","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', 1795416235283, 1795416235283),
('01a207259d0b0000428c85db', '01a207259d0d000327a0043f', 'Metrics', 'metric', '01a207259d0d000063196f52', '{"id":"01a207259d0d000327a0043f","name":"Metrics","kind":"metric","connection":"01a207259d0d000063196f52","from":{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix","metricTables":{"gauge":"otel_metrics_gauge","histogram":"otel_metrics_histogram","sum":"otel_metrics_sum","summary":"otel_metrics_summary","exponential histogram":"otel_metrics_exponential_histogram"},"resourceAttributesExpression":"ResourceAttributes","serviceNameExpression":"ServiceName","logSourceId":"01a207259d0d00016c78f4d2"}', 1795416235284, 1795416235284),
('01a207259d0b0000428c85db', '01a207259d0d00042d0f60f1', 'Sessions', 'session', '01a207259d0d000063196f52', '{"id":"01a207259d0d00042d0f60f1","name":"Sessions","kind":"session","connection":"01a207259d0d000063196f52","from":{"databaseName":"default","tableName":"hyperdx_sessions"},"disabled":false,"querySettings":[],"timestampValueExpression":"TimestampTime","traceSourceId":"01a207259d0d00022d27a631","resourceAttributesExpression":"ResourceAttributes"}', 1795416235284, 1795416235284),
('01a207259d0b0000428c85db', '01a20725a2c700011db94294', 'Audit', 'log', '01a20725a2c70000dc7fb23c', '{"id":"01a20725a2c700011db94294","name":"Audit","kind":"log","connection":"01a20725a2c70000dc7fb23c","from":{"databaseName":"default","tableName":"audit_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', 1795416236743, 1795416236743);
INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by, tags, filters, created_at, updated_at) VALUES
('01a207259d0b0000428c85db', '01a20725a2c7000251eac290', 'payments', '01a207259d0d00016c78f4d2', '', 'ServiceName:payment', 'lucene', '', '["shop"]', '[]', 1795416236743, 1795416236743);
INSERT INTO webhooks (team_id, id, name, service, url, description, body, headers, query_params, created_at, updated_at, routing_key, signing_secret, old_secret, old_until, trusted) VALUES
('01a207259d0b0000428c85db', '01a20725a2c80000095f3ab5', 'inside', 'generic', X'01C57AC024C6A1464CD9BF9A1704D0B00A1218FB8392638DF81E3B08B1E583AF3470CDA1DCD781C5A89D90850ECF1D1C5285E7C3A1F2525D021909ACC9F9BC4DBA3CD68EAC', NULL, '{"text":"{{title}}"}', X'01D2199E721BE3F942A45F9373B19C4B567E6E6209F941A8AEB73B6F4283203B9220E4F8746BE8EC1362104E1B40ECCD9DBF16AE1E954FE3', X'013E24ECA83878C97976DCE80D304EF54216BED687020F10ADDADB95DE8678C0C246F91BE348532713F598BF6062B17E6BFB51', 1795416236744, 1795416236744, NULL, X'016237A8A226D370476F668762D1CEBA04253FAB498809E3B161999BD9A20353249A9D49EACD381C23875D18574FE5325A3BB79282284D2B11464F3EF9813E3F3D4A7EF3BA9F7F2B73A26BDAD023C2', NULL, NULL, 1),
('01a207259d0b0000428c85db', '01a20725a2c80001edd5204f', 'chat', 'slack', X'01CF16CFE47C810C657BA62F620BB8E4FCDECE3746B75BC15FB6A3058BE76F34285007716B13908AE4F2F020C2410A8CDF1D6CF65F3F62F7ECDF8F0172E4B53B19CA6870A08897C5375244E7BAC9DA01', NULL, NULL, NULL, NULL, 1795416236744, 1795416236744, NULL, NULL, NULL, NULL, 1),
('01a207259d0b0000428c85db', '01a20725a38a0000ddcce9c4', 'member', 'generic', X'01B61411BF99873BC5AA7B2A2ED30C7D07EDBFA3D3756BEB3DBEC60C8405889BD7F30453AFBCD2726E3EB870636D526C40102140B6', NULL, NULL, NULL, NULL, 1795416236938, 1795416236938, NULL, X'01BDD6EF1901EBC35A2DFA97A81CD06681F148A5AC14FCB69A4F699E6011FB6BC34D2E8A69FB179F7FDFB6D7BD3E85E8F8607F3AFDEEF8E9DA315091AE347C45BAE30C7BC4FCFC1AF6599B18652F32', NULL, NULL, 0);
INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at) VALUES
('01a207259d0b0000428c85db', '01a20725a2c800026c20ee30', 'Shop', '{"id":"01a20725a2c800026c20ee30","name":"Shop","tiles":[{"id":"01a20725a2c900006f43d927","x":0,"y":0,"w":12,"h":4,"name":"Rows","config":{"displayType":"line","sourceId":"01a207259d0d00016c78f4d2","asRatio":false,"fillNulls":true,"select":[{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}]}},{"id":"01a20725a2c90001c54ceb8d","x":12,"y":0,"w":12,"h":4,"name":"About","config":{"displayType":"markdown","markdown":"Käse & more"}}],"tags":["shop"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', 1795416236745, 1795416236745),
('01a207259d0b0000428c85db', '01a20725a3880000645441aa', 'From the API', '{"id":"01a20725a3880000645441aa","name":"From the API","tiles":[],"tags":["api"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', 1795416236936, 1795416236936);
INSERT INTO alerts (team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval, schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id, group_by, dashboard_id, tile_id, webhook_id, channels, state, silenced, execution_errors, created_by, created_at, updated_at, enabled, no_data, renotify_interval, due_at, claim, judged_at, memory, worker) VALUES
('01a207259d0b0000428c85db', '01a20725a2cc00003835ffcd', 'No rows', NULL, NULL, 1.0, NULL, 'below', '1m', NULL, NULL, 0, NULL, 'tile', NULL, NULL, '01a20725a2c800026c20ee30', '01a20725a2c900006f43d927', '01a20725a2c80000095f3ab5', '[{"type":"webhook","webhookId":"01a20725a2c80000095f3ab5"}]', 'ALERT', NULL, '[]', NULL, 1795416236748, 1795416236748, NULL, NULL, NULL, 1795416245000, NULL, 1795416180000, '{"":{"state":"ALERT","streak":1,"judged":"2026-11-23T06:43:00Z","told":true,"toldAt":"2026-11-23T06:43:00Z"}}', '01a207259c8d0000f583cf8b'),
('01a207259d0b0000428c85db', '01a20725a2cc00015c80eadb', 'Many rows', NULL, NULL, 100.0, NULL, 'above', '5m', NULL, NULL, 0, NULL, 'tile', NULL, NULL, '01a20725a2c800026c20ee30', '01a20725a2c900006f43d927', '01a20725a2c80001edd5204f', '[{"type":"webhook","webhookId":"01a20725a2c80001edd5204f"}]', 'OK', '{"by":"334469a8-9205-4d46-bf5d-7d7212c8cb6d","at":"2026-11-23T06:43:56.951Z","until":"2027-11-01T00:00:00.000Z"}', '[]', NULL, 1795416236748, 1795416236748, NULL, NULL, NULL, 1795416305000, NULL, 1795416000000, '{}', '01a207259c8d0000f583cf8b');
INSERT INTO activities (organization_id, id, created_at, type, actor_type, actor_id, actor_details, actor_ip, user_agent, service_id, key_id, key_name, member_id, member_email, invitation_id) VALUES
('c51ffddc-a60c-41cf-b15b-520fb86ebdc6', '01a20725-a338-7461-ba53-54a767a1369d', 1795416236856, 'key_create', 'system', '', '', '', '', NULL, '784e60d9-1feb-4e25-bd57-dca1289d526a', 'revoked', NULL, NULL, NULL),
('c51ffddc-a60c-41cf-b15b-520fb86ebdc6', '01a20725-a36b-706c-83e2-1b0d7f620a67', 1795416236907, 'key_delete', 'system', '', '', '', '', NULL, '784e60d9-1feb-4e25-bd57-dca1289d526a', 'revoked', NULL, NULL, NULL),
('c51ffddc-a60c-41cf-b15b-520fb86ebdc6', '01a20725-a381-7eef-8f88-93d9364faecd', 1795416236929, 'key_create', 'system', '', '', '', '', NULL, '2f4ddf85-9b4f-4994-bb60-f338a1d3dd7f', 'second', NULL, NULL, NULL),
('c51ffddc-a60c-41cf-b15b-520fb86ebdc6', '01a20725-a394-7891-b33e-0aa6d2c84f7b', 1795416236948, 'organization_invite_create', 'user', '334469a8-9205-4d46-bf5d-7d7212c8cb6d', 'owner@localhost', '127.0.0.1', 'Python-urllib/3.11', NULL, NULL, NULL, NULL, 'ann@example.com', '48afffac-2405-4640-86db-9b4e6c048787');
INSERT INTO alert_history (team_id, alert_id, window_end, group_key, state, violations, window_values, errors, evaluated_at, read_at, no_value) VALUES
('01a207259d0b0000428c85db', '01a20725a2cc00003835ffcd', 1795416180000, '', 'ALERT', 1, '[[1795416120000,0]]', NULL, 1795416237048, 1795416237018, NULL),
('01a207259d0b0000428c85db', '01a20725a2cc00015c80eadb', 1795416000000, '', 'OK', 0, '[[1795415700000,0]]', NULL, 1795416237046, 1795416237018, NULL);
INSERT INTO alert_notify_errors (team_id, alert_id, group_key, webhook_id, message, created_at) VALUES
('01a207259d0b0000428c85db', '01a20725a2cc00003835ffcd', '', '01a20725a2c80000095f3ab5', 'Notifying the generic webhook "inside" failed: the connection was refused. It is tried again.', 1795416237056);
INSERT INTO deliveries (seq, team_id, id, alert_id, group_key, webhook_id, webhook_name, service, target, queue, message_id, event_id, firing, title, body, link, window_start, window_end, status, waits, attempts, tries, due_at, expires_at, created_at, finished_at) VALUES
(1, '01a207259d0b0000428c85db', '01a20725a3fb0000883c14c7', '01a20725a2cc00003835ffcd', '', '01a20725a2c80000095f3ab5', 'inside', 'generic', '01a207259d0b0000428c85db/01a20725a2c80000095f3ab5', 'f27916f9b2438fd39fdb8620688eeb9a', '806cc822236135f9267d24a15b630370a729310c', 'cfbe641f0e82820e80ca4d6e1ba1e107215c9a97', 1, '🚨 No rows', '
The value is 0, which falls below the threshold of 1
Time Range (UTC): [Nov 23 6:42:00 AM - Nov 23 6:43:00 AM)

http://127.0.0.1:44885/dashboards/01a20725a2c800026c20ee30?from=1795415700000&granularity=1+minute&to=1795416600000&highlightedTileId=01a20725a2c900006f43d927', 'http://127.0.0.1:44885/dashboards/01a20725a2c800026c20ee30?from=1795415700000&granularity=1+minute&to=1795416600000&highlightedTileId=01a20725a2c900006f43d927', 1795416120000, 1795416180000, 'pending', 0, 1, 1, 1795416237834, 1795502637051, 1795416237051, NULL);
INSERT INTO delivery_attempts (team_id, delivery_id, number, began_at, duration, status, error, message, response, next_at) VALUES
('01a207259d0b0000428c85db', '01a20725a3fb0000883c14c7', 1, 1795416237055, 0, NULL, 'CONNECTION_ERROR', 'the connection was refused', NULL, 1795416237834);
INSERT INTO delivery_targets (team_id, webhook_id, due_at, claim, failures, paused_until, paused_at, worker) VALUES
('01a207259d0b0000428c85db', '01a20725a2c80000095f3ab5', 1795416237834, NULL, 1, NULL, NULL, '01a207259c8e0000a9c796c5');
INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at, name, token, token_hash) VALUES
('c51ffddc-a60c-41cf-b15b-520fb86ebdc6', '48afffac-2405-4640-86db-9b4e6c048787', 'ann@example.com', 'admin', 1795416236948, 1798008236948, NULL, X'01C32DF0DA14E60A84D1B11DF7469A3DF6438F984C508DE9E805D8BBCC6F144C3A0D93E88803CA2275B45478ECA80B85BAC6AE65ABFFB9DF6714BCDD2CFCD96D7DBBF2DFE60E60A8C22DF56A800CA2E482CC2C7077C1150FE1B1678FA8', X'E33FAFD6BE7A925F5F6C0E3A8F12265F2B23C1B9C9203386B61F731C6BC0D30F');
INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state, created_at, expire_at, revoked_at, roles, used_at, ip_access_list, login_hash) VALUES
('c51ffddc-a60c-41cf-b15b-520fb86ebdc6', 'f839f40e-87d4-483c-8bd0-2ac57cb74a94', 'personal', '334469a8-9205-4d46-bf5d-7d7212c8cb6d', '01a207259d0b0000428c85db', 'default', NULL, X'0CFC8892B6AF8B555115DB3CD699D9E1AC3CE401A0230B173072AAC5ED4AB30A', 'ySHA', 'enabled', 1795416235275, NULL, NULL, '["admin"]', NULL, '[]', NULL),
('c51ffddc-a60c-41cf-b15b-520fb86ebdc6', 'fc2acc7a-cf56-49bd-8d7c-9d32e73f0f49', 'ingestion', NULL, '01a207259d0b0000428c85db', 'default', NULL, X'EE23B854E78508ECD8CE21A90DDB8002A457F633092B2209323051F32F0F5A2D', '95TE', 'enabled', 1795416235276, NULL, NULL, '[]', NULL, '[]', NULL),
('c51ffddc-a60c-41cf-b15b-520fb86ebdc6', '784e60d9-1feb-4e25-bd57-dca1289d526a', 'personal', '334469a8-9205-4d46-bf5d-7d7212c8cb6d', '01a207259d0b0000428c85db', 'revoked', NULL, X'DC9F7F93B5044DD44AD80229EA174BAFE9285A64BC2D8F649EBD2DDC4912DC71', '81zw', 'disabled', 1795416236855, NULL, 1795416236906, '["admin"]', NULL, '[]', NULL),
('c51ffddc-a60c-41cf-b15b-520fb86ebdc6', '2f4ddf85-9b4f-4994-bb60-f338a1d3dd7f', 'personal', '334469a8-9205-4d46-bf5d-7d7212c8cb6d', '01a207259d0b0000428c85db', 'second', NULL, X'EF229BBADD782076157566C01E560B9411637C0DB3C27F2374717B9A8B8B3824', 'yAZQ', 'enabled', 1795416236929, NULL, NULL, '["admin"]', NULL, '[]', NULL);
DELETE FROM usage_counts;
INSERT INTO usage_counts (team_id, noun, amount) VALUES
('01a207259d0b0000428c85db', 'alerts', 2),
('01a207259d0b0000428c85db', 'connections', 2),
('01a207259d0b0000428c85db', 'dashboardBytes', 713),
('01a207259d0b0000428c85db', 'dashboards', 2),
('01a207259d0b0000428c85db', 'savedSearches', 1),
('01a207259d0b0000428c85db', 'sources', 5),
('01a207259d0b0000428c85db', 'webhooks', 3);
