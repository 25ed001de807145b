-- {"apiKey": "obs_key_kaUyq4z2CjBmazG5eLeyxhr-Af6nQsR3LSHbQjuJIWs", "ingestionKey": "obs_ing_f3T8QrOp1BB9LzGaTVC5E45vwdxVsfuddKpzze1mxEM", "teamId": "01a207245e2600003cac95ce"}
INSERT INTO schema_version (id, version_id, is_applied, tstamp) VALUES
('1', '0', 'true', '2026-11-23 06:42:33.233162'),
('2', '1', 'true', '2026-11-23 06:42:33.299572'),
('3', '2', 'true', '2026-11-23 06:42:33.369563'),
('4', '3', 'true', '2026-11-23 06:42:33.388152'),
('5', '4', 'true', '2026-11-23 06:42:33.441619'),
('6', '5', 'true', '2026-11-23 06:42:33.481455'),
('7', '6', 'true', '2026-11-23 06:42:33.546489'),
('8', '7', 'true', '2026-11-23 06:42:33.561897'),
('9', '8', 'true', '2026-11-23 06:42:33.565778'),
('10', '9', 'true', '2026-11-23 06:42:33.573782'),
('11', '10', 'true', '2026-11-23 06:42:33.576953'),
('12', '11', 'true', '2026-11-23 06:42:33.585891'),
('13', '12', 'true', '2026-11-23 06:42:33.589827'),
('14', '13', 'true', '2026-11-23 06:42:33.593688'),
('15', '14', 'true', '2026-11-23 06:42:33.601434'),
('16', '15', 'true', '2026-11-23 06:42:33.605754'),
('17', '16', 'true', '2026-11-23 06:42:33.613874'),
('18', '17', 'true', '2026-11-23 06:42:33.629732');
SELECT setval(pg_get_serial_sequence('schema_version', 'id'), max(id)) FROM schema_version;
INSERT INTO settings (name, value) VALUES
('encryption_check', E'\\x0159c80b2c68166d3dc4abbeed569a60c50a049629b4f4b4e955065831ef350da2178d4f');
INSERT INTO organizations (id, name, created_at, display_name, enable_core_dumps, private_endpoints) VALUES
('6ae0ee79-359a-47d1-a95f-ebfedbf2fb08', 'default', '1795416153638', 'default', 'false', '[]');
INSERT INTO services (organization_id, id, team_id, name, database_name, created_at) VALUES
('6ae0ee79-359a-47d1-a95f-ebfedbf2fb08', '131a7151-31a7-4d36-ad3a-66656b730cc2', '01a207245e2600003cac95ce', 'default', 'default', '1795416153639');
INSERT INTO people (organization_id, id, email, name, role, created_at, password, updated_at) VALUES
('6ae0ee79-359a-47d1-a95f-ebfedbf2fb08', 'd6695ace-ff71-42c4-87ff-d310343a72f4', 'owner@localhost', 'Owner', 'admin', '1795416153642', NULL, '1795416153642');
INSERT INTO connections (team_id, id, name, host, username, password, setting_prefix, is_prometheus, created_at, updated_at, trusted, prometheus_endpoint) VALUES
('01a207245e2600003cac95ce', '01a207245e330000553a5c67', 'local', '', '', E'\\x01b1c33f2bcc1970b776255ed5c4ebf70436f4b435a5d6102bf8a5f16e', NULL, NULL, '1795416153651', '1795416153651', 'true', NULL),
('01a207245e2600003cac95ce', '01a207246299000076e54e00', 'spare', 'http://10.1.2.3:8123', 'reader', E'\\x016ebd996c7398f4acc6b4077ccba5ede43ce35a189f77495b704c0839cd5f209c5a939354c750e548ab95f67be3e5c7', NULL, NULL, '1795416154777', '1795416154777', 'true', NULL);
INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at) VALUES
('01a207245e2600003cac95ce', '01a207245e3900003963ec6c', 'Logs', 'log', '01a207245e330000553a5c67', '{"id":"01a207245e3900003963ec6c","name":"Logs","kind":"log","connection":"01a207245e330000553a5c67","from":{"databaseName":"default","tableName":"otel_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,SeverityText,Body","serviceNameExpression":"ServiceName","severityTextExpression":"SeverityText","bodyExpression":"Body","eventAttributesExpression":"LogAttributes","resourceAttributesExpression":"ResourceAttributes","displayedTimestampValueExpression":"Timestamp","metricSourceId":"01a207245e390002e3166c8e","traceSourceId":"01a207245e3900015f5f558e","traceIdExpression":"TraceId","spanIdExpression":"SpanId","implicitColumnExpression":"Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416153658', '1795416153658'),
('01a207245e2600003cac95ce', '01a207245e3900015f5f558e', 'Traces', 'trace', '01a207245e330000553a5c67', '{"id":"01a207245e3900015f5f558e","name":"Traces","kind":"trace","connection":"01a207245e330000553a5c67","from":{"databaseName":"default","tableName":"otel_traces"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName","durationExpression":"Duration","durationPrecision":9,"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":"01a207245e3900003963ec6c","sessionSourceId":"01a207245e390003c83e78d9","metricSourceId":"01a207245e390002e3166c8e","statusCodeExpression":"StatusCode","statusMessageExpression":"StatusMessage","serviceNameExpression":"ServiceName","resourceAttributesExpression":"ResourceAttributes","eventAttributesExpression":"SpanAttributes","spanEventsValueExpression":"Events","implicitColumnExpression":"SpanName","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416153659', '1795416153659'),
('01a207245e2600003cac95ce', '01a207245e390002e3166c8e', 'Metrics', 'metric', '01a207245e330000553a5c67', '{"id":"01a207245e390002e3166c8e","name":"Metrics","kind":"metric","connection":"01a207245e330000553a5c67","from":{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix","metricTables":{"gauge":"otel_metrics_gauge","histogram":"otel_metrics_histogram","sum":"otel_metrics_sum","summary":"otel_metrics_summary","exponential histogram":"otel_metrics_exponential_histogram"},"resourceAttributesExpression":"ResourceAttributes","serviceNameExpression":"ServiceName","logSourceId":"01a207245e3900003963ec6c"}', '1795416153659', '1795416153659'),
('01a207245e2600003cac95ce', '01a207245e390003c83e78d9', 'Sessions', 'session', '01a207245e330000553a5c67', '{"id":"01a207245e390003c83e78d9","name":"Sessions","kind":"session","connection":"01a207245e330000553a5c67","from":{"databaseName":"default","tableName":"hyperdx_sessions"},"disabled":false,"querySettings":[],"timestampValueExpression":"TimestampTime","traceSourceId":"01a207245e3900015f5f558e","resourceAttributesExpression":"ResourceAttributes"}', '1795416153660', '1795416153660'),
('01a207245e2600003cac95ce', '01a2072462ae00004515669d', 'Audit', 'log', '01a207246299000076e54e00', '{"id":"01a2072462ae00004515669d","name":"Audit","kind":"log","connection":"01a207246299000076e54e00","from":{"databaseName":"default","tableName":"audit_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416154802', '1795416154802');
INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by, tags, filters, created_at, updated_at) VALUES
('01a207245e2600003cac95ce', '01a2072462b5000024fdf454', 'payments', '01a207245e3900003963ec6c', '', 'ServiceName:payment', 'lucene', '', '["shop"]', '[]', '1795416154805', '1795416154805');
INSERT INTO webhooks (team_id, id, name, service, url, description, body, headers, query_params, created_at, updated_at, routing_key, signing_secret, old_secret, old_until, trusted) VALUES
('01a207245e2600003cac95ce', '01a2072462b70000b5b05c72', 'inside', 'generic', E'\\x019fc5d496da8765d912ee9e0b42015336ce2e83d28f2ec6ffdeb77ca473ada8584125a99596acadcfb6144903342f2908d116f6aeafa3b79d5b97dd8ae0ea17c7eff7fb5b', NULL, '{"text":"{{title}}"}', E'\\x01cc3d02847995eb985790fbdb0fc749a30e7ba8463ca9352daa6c5274430ee0de71ba3e53f4a007d2b94a6976bbd7bd7bca7bafb1c20952', E'\\x0107870a06aba0a0c5d27891be721d08341cb03bbece66abe2664ca2509967c32d87dfe584e9a9951d399e7b859f415a04317f', '1795416154807', '1795416154807', NULL, E'\\x011f5cea290cd592a47054331fdbeb4cc55b10963423a6ef83eb09ff5e2782f14fa5dd46b4a2cd607bcd0ec8afdeb703ed89e68917ad468bf4ff39192a10ff4469549ac405089b80051b7aa8d19954', NULL, NULL, 'true'),
('01a207245e2600003cac95ce', '01a2072462b9000005f9ec49', 'chat', 'slack', E'\\x01cdcf9743c5528171e24a9abcc42319d5a5f4fc6f11d7aa8176a21ebb98325ae9406bff9872fa81f7f160749cc87260df2a0ebc7724f638630541aa76f803d61241f6642650bbaaa05e15530e8b6ccb', NULL, NULL, NULL, NULL, '1795416154809', '1795416154809', NULL, NULL, NULL, NULL, 'true'),
('01a207245e2600003cac95ce', '01a20724644b0000aba23484', 'member', 'generic', E'\\x0150d2be5b5e326ccb2832bf03858806a67d1b341380a8d019dd1370d8abc4efe7ceea80509a44a4d29d1b9ae3cebeca907c0266ce', NULL, NULL, NULL, NULL, '1795416155211', '1795416155211', NULL, E'\\x01cf7e0d71eaebedb71a9bc2fdbfeac9e449704e4ea1ea2929d5e90542472b6f48054d71e315ca3a5856ef607c4095599b65d6fbcf73c835e2408093643d0341a1342958d4c4c990b561898d2f0e94', NULL, NULL, 'false');
INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at, tags) VALUES
('01a207245e2600003cac95ce', '01a2072462ba00000892bdf5', 'Shop', '{"id":"01a2072462ba00000892bdf5","name":"Shop","tiles":[{"id":"01a2072462ba000169ffc5ad","x":0,"y":0,"w":12,"h":4,"name":"Rows","config":{"displayType":"line","sourceId":"01a207245e3900003963ec6c","asRatio":false,"fillNulls":true,"select":[{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}]}},{"id":"01a2072462ba0002d7eb57e7","x":12,"y":0,"w":12,"h":4,"name":"About","config":{"displayType":"markdown","markdown":"Käse & more"}}],"tags":["shop"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795416154811', '1795416154811', '["shop"]'),
('01a207245e2600003cac95ce', '01a20724642b00004d105907', 'From the API', '{"id":"01a20724642b00004d105907","name":"From the API","tiles":[],"tags":["api"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795416155182', '1795416155182', '["api"]');
INSERT INTO alerts (team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval, schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id, group_by, dashboard_id, tile_id, webhook_id, channels, state, silenced, execution_errors, created_by, created_at, updated_at, enabled, no_data, renotify_interval, due_at, claim, judged_at, memory, worker) VALUES
('01a207245e2600003cac95ce', '01a2072462c800003baf5c3a', 'No rows', NULL, NULL, '1', NULL, 'below', '1m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a2072462ba00000892bdf5', '01a2072462ba000169ffc5ad', '01a2072462b70000b5b05c72', '[{"type":"webhook","webhookId":"01a2072462b70000b5b05c72"}]', 'ALERT', NULL, '[]', NULL, '1795416154824', '1795416154824', NULL, NULL, NULL, '1795416185000', NULL, '1795416120000', '{"":{"state":"ALERT","streak":1,"judged":"2026-11-23T06:42:00Z","told":true,"toldAt":"2026-11-23T06:42:00Z"}}', '01a207245c6e0000d9d1142b'),
('01a207245e2600003cac95ce', '01a2072462c900007d154ee8', 'Many rows', NULL, NULL, '100', NULL, 'above', '5m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a2072462ba00000892bdf5', '01a2072462ba000169ffc5ad', '01a2072462b9000005f9ec49', '[{"type":"webhook","webhookId":"01a2072462b9000005f9ec49"}]', 'OK', '{"by":"d6695ace-ff71-42c4-87ff-d310343a72f4","at":"2026-11-23T06:42:35.258Z","until":"2027-11-01T00:00:00.000Z"}', '[]', NULL, '1795416154826', '1795416154826', NULL, NULL, NULL, '1795416305000', NULL, '1795416000000', '{}', '01a207245c6e0000d9d1142b');
INSERT INTO activities (organization_id, id, created_at, type, actor_type, actor_id, actor_details, actor_ip, user_agent, service_id, key_id, key_name, member_id, member_email, invitation_id) VALUES
('6ae0ee79-359a-47d1-a95f-ebfedbf2fb08', '01a20724-632e-7715-bbad-5c2f7edb9279', '1795416154926', 'key_create', 'system', '', '', '', '', NULL, 'e6bcb9b4-359e-470e-8333-37c8ab34a306', 'revoked', NULL, NULL, NULL),
('6ae0ee79-359a-47d1-a95f-ebfedbf2fb08', '01a20724-63b5-71de-8c7b-f5dfdba87f73', '1795416155061', 'key_delete', 'system', '', '', '', '', NULL, 'e6bcb9b4-359e-470e-8333-37c8ab34a306', 'revoked', NULL, NULL, NULL),
('6ae0ee79-359a-47d1-a95f-ebfedbf2fb08', '01a20724-640e-7829-837e-e0abffe0521e', '1795416155150', 'key_create', 'system', '', '', '', '', NULL, '1d84e5b8-3a35-4d08-87e7-1f8b64ed0b71', 'second', NULL, NULL, NULL),
('6ae0ee79-359a-47d1-a95f-ebfedbf2fb08', '01a20724-6461-7209-af8d-f2894562e330', '1795416155233', 'organization_invite_create', 'user', 'd6695ace-ff71-42c4-87ff-d310343a72f4', 'owner@localhost', '127.0.0.1', 'Python-urllib/3.11', NULL, NULL, NULL, NULL, 'ann@example.com', '9579582e-0bb2-41b0-ae10-49bd0f66a976');
INSERT INTO alert_history (team_id, alert_id, window_end, group_key, state, violations, window_values, errors, evaluated_at, read_at, no_value) VALUES
('01a207245e2600003cac95ce', '01a2072462c900007d154ee8', '1795416000000', '', 'OK', '0', '[[1795415700000,0]]', NULL, '1795416155051', '1795416155020', NULL),
('01a207245e2600003cac95ce', '01a2072462c800003baf5c3a', '1795416120000', '', 'ALERT', '1', '[[1795416060000,0]]', NULL, '1795416155064', '1795416155020', NULL);
INSERT INTO alert_notify_errors (team_id, alert_id, group_key, webhook_id, message, created_at) VALUES
('01a207245e2600003cac95ce', '01a2072462c800003baf5c3a', '', '01a2072462b70000b5b05c72', 'Notifying the generic webhook "inside" failed: the connection was refused. It is tried again.', '1795416155207');
INSERT INTO deliveries (seq, team_id, id, alert_id, group_key, webhook_id, webhook_name, service, target, queue, message_id, event_id, firing, title, body, link, window_start, window_end, status, waits, attempts, tries, due_at, expires_at, created_at, finished_at) OVERRIDING SYSTEM VALUE VALUES
('1', '01a207245e2600003cac95ce', '01a2072464030000ffd46924', '01a2072462c800003baf5c3a', '', '01a2072462b70000b5b05c72', 'inside', 'generic', '01a207245e2600003cac95ce/01a2072462b70000b5b05c72', '627dcaeb6a3933ffd0bdb323ebec06bf', 'd7c53173d1b28c62be37ad0c17e6a38d2b2b07cb', '2b4bb1e3833d43280b423d42cc9e7cfb73a141ee', 'true', '🚨 No rows', '
The value is 0, which falls below the threshold of 1
Time Range (UTC): [Nov 23 6:41:00 AM - Nov 23 6:42:00 AM)

http://127.0.0.1:40909/dashboards/01a2072462ba00000892bdf5?from=1795415640000&granularity=1+minute&to=1795416540000&highlightedTileId=01a2072462ba000169ffc5ad', 'http://127.0.0.1:40909/dashboards/01a2072462ba00000892bdf5?from=1795415640000&granularity=1+minute&to=1795416540000&highlightedTileId=01a2072462ba000169ffc5ad', '1795416060000', '1795416120000', 'pending', 'false', '1', '1', '1795416155897', '1795502555139', '1795416155139', NULL);
SELECT setval(pg_get_serial_sequence('deliveries', 'seq'), max(seq)) FROM deliveries;
INSERT INTO delivery_attempts (team_id, delivery_id, number, began_at, duration, status, error, message, response, next_at) VALUES
('01a207245e2600003cac95ce', '01a2072464030000ffd46924', '1', '1795416155192', '0', NULL, 'CONNECTION_ERROR', 'the connection was refused', NULL, '1795416155897');
INSERT INTO delivery_targets (team_id, webhook_id, due_at, claim, failures, paused_until, paused_at, worker) VALUES
('01a207245e2600003cac95ce', '01a2072462b70000b5b05c72', '1795416155897', NULL, '1', NULL, NULL, '01a207245c73000095ce2f41');
INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at, name, token, token_hash) VALUES
('6ae0ee79-359a-47d1-a95f-ebfedbf2fb08', '9579582e-0bb2-41b0-ae10-49bd0f66a976', 'ann@example.com', 'admin', '1795416155231', '1798008155231', NULL, E'\\x01df05e93066667ace355be62f4b4bd2da823732657f38ff192056e1bad97507e4301c6b3506a73e29e3498a44a5a97785fcd6026d4cb57fc098e26986b7ef678ea745b01e467842b0002fd86f454ef3db89463e63bb3778512200478c', E'\\x96259425127b5639b4733dbca157607976b0b626761725fafdb2155806277bc5');
INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state, created_at, expire_at, revoked_at, roles, used_at, ip_access_list, login_hash) VALUES
('6ae0ee79-359a-47d1-a95f-ebfedbf2fb08', '36846183-914a-420d-80f5-d88427dcabc9', 'personal', 'd6695ace-ff71-42c4-87ff-d310343a72f4', '01a207245e2600003cac95ce', 'default', NULL, E'\\x0cc07b4a4c81e164451d722bf270ecff3164c71a8db4b160cd897604d599d833', 'JIWs', 'enabled', '1795416153644', NULL, NULL, '["admin"]', NULL, '[]', NULL),
('6ae0ee79-359a-47d1-a95f-ebfedbf2fb08', '61719869-85ae-42e8-b0db-4f0bba028311', 'ingestion', NULL, '01a207245e2600003cac95ce', 'default', NULL, E'\\x31c17ce3f5607d1883241b6c1000afb2df25ed96c6cb78408b6cd485a603eb17', 'mxEM', 'enabled', '1795416153646', NULL, NULL, '[]', NULL, '[]', NULL),
('6ae0ee79-359a-47d1-a95f-ebfedbf2fb08', 'e6bcb9b4-359e-470e-8333-37c8ab34a306', 'personal', 'd6695ace-ff71-42c4-87ff-d310343a72f4', '01a207245e2600003cac95ce', 'revoked', NULL, E'\\x048dcc504145efcc7a201a5c5d97a979c23653b7b4e6f71a8dfbd66e221c8b39', 'CXBw', 'disabled', '1795416154923', NULL, '1795416155060', '["admin"]', NULL, '[]', NULL),
('6ae0ee79-359a-47d1-a95f-ebfedbf2fb08', '1d84e5b8-3a35-4d08-87e7-1f8b64ed0b71', 'personal', 'd6695ace-ff71-42c4-87ff-d310343a72f4', '01a207245e2600003cac95ce', 'second', NULL, E'\\xf983682e61e8eb3a1098286fda77d4e872be02b00e717bd946fe83d78db0495f', 'fXKU', 'enabled', '1795416155149', NULL, NULL, '["admin"]', NULL, '[]', NULL);
DELETE FROM usage_counts;
INSERT INTO usage_counts (team_id, noun, shard, amount) VALUES
('01a207245e2600003cac95ce', 'connections', '44', '1'),
('01a207245e2600003cac95ce', 'sources', '44', '4'),
('01a207245e2600003cac95ce', 'connections', '61', '1'),
('01a207245e2600003cac95ce', 'sources', '61', '1'),
('01a207245e2600003cac95ce', 'savedSearches', '61', '1'),
('01a207245e2600003cac95ce', 'webhooks', '61', '1'),
('01a207245e2600003cac95ce', 'webhooks', '59', '1'),
('01a207245e2600003cac95ce', 'dashboards', '41', '1'),
('01a207245e2600003cac95ce', 'dashboardBytes', '17', '552'),
('01a207245e2600003cac95ce', 'alerts', '48', '1'),
('01a207245e2600003cac95ce', 'alerts', '31', '1'),
('01a207245e2600003cac95ce', 'dashboards', '61', '1'),
('01a207245e2600003cac95ce', 'dashboardBytes', '58', '161'),
('01a207245e2600003cac95ce', 'webhooks', '44', '1');
