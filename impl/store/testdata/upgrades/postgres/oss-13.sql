-- {"apiKey": "obs_key_VNxfGoL579ogB9I1qEBi6s-xLwNG58bUGRCA6gkl14c", "ingestionKey": "obs_ing_fI6mJoMa0lJ9bpiff4dapa2zYp8U2bYVITd8NSvot8c", "teamId": "01a20724ce58000029f29b91"}
INSERT INTO schema_version (id, version_id, is_applied, tstamp) VALUES
('1', '0', 'true', '2026-11-23 06:43:02.162853'),
('2', '1', 'true', '2026-11-23 06:43:02.183947'),
('3', '2', 'true', '2026-11-23 06:43:02.229813'),
('4', '3', 'true', '2026-11-23 06:43:02.233723'),
('5', '4', 'true', '2026-11-23 06:43:02.251197'),
('6', '5', 'true', '2026-11-23 06:43:02.270787'),
('7', '6', 'true', '2026-11-23 06:43:02.310594'),
('8', '7', 'true', '2026-11-23 06:43:02.333584'),
('9', '8', 'true', '2026-11-23 06:43:02.342742'),
('10', '9', 'true', '2026-11-23 06:43:02.345709'),
('11', '10', 'true', '2026-11-23 06:43:02.346914'),
('12', '11', 'true', '2026-11-23 06:43:02.349734'),
('13', '13', 'true', '2026-11-23 06:43:02.352046');
SELECT setval(pg_get_serial_sequence('schema_version', 'id'), max(id)) FROM schema_version;
INSERT INTO settings (name, value) VALUES
('encryption_check', E'\\x017fdd14f6134e8bdba7bc8dc73b9c6d69ff3c1f76e80d654c4642b5f373115b0b5f98bc');
INSERT INTO organizations (id, name, created_at, display_name, enable_core_dumps, private_endpoints) VALUES
('edce351d-7278-4715-8f41-c465b95c0419', 'default', '1795416182360', 'default', 'false', '[]');
INSERT INTO services (organization_id, id, team_id, name, database_name, created_at) VALUES
('edce351d-7278-4715-8f41-c465b95c0419', 'ee1fecb0-b48c-4225-a678-2bb3ed03adf0', '01a20724ce58000029f29b91', 'default', 'default', '1795416182361');
INSERT INTO people (organization_id, id, email, name, role, created_at, password, updated_at) VALUES
('edce351d-7278-4715-8f41-c465b95c0419', 'd88e603b-b581-4c6d-abce-9e689b8e08f3', 'owner@localhost', 'Owner', 'admin', '1795416182362', NULL, '1795416182362');
INSERT INTO connections (team_id, id, name, host, username, password, setting_prefix, is_prometheus, created_at, updated_at, trusted, prometheus_endpoint) VALUES
('01a20724ce58000029f29b91', '01a20724ce5c0000647d12d6', 'local', '', '', E'\\x016f05d0e571002af099667d962c16995d6c62a442faafffea985a2ebd', NULL, NULL, '1795416182364', '1795416182364', 'true', NULL),
('01a20724ce58000029f29b91', '01a20724d10d0000f68aa1a0', 'spare', 'http://10.1.2.3:8123', 'reader', E'\\x01cd340ea5fecba214f27ca125f1afc0b54da3db508809f5df15d7cb2f7dae1fda63cae38492276fc88e659048304e19', NULL, NULL, '1795416183053', '1795416183053', 'true', NULL);
INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at) VALUES
('01a20724ce58000029f29b91', '01a20724ce5f0000ef857365', 'Logs', 'log', '01a20724ce5c0000647d12d6', '{"id":"01a20724ce5f0000ef857365","name":"Logs","kind":"log","connection":"01a20724ce5c0000647d12d6","from":{"databaseName":"default","tableName":"otel_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,SeverityText,Body","serviceNameExpression":"ServiceName","severityTextExpression":"SeverityText","bodyExpression":"Body","eventAttributesExpression":"LogAttributes","resourceAttributesExpression":"ResourceAttributes","displayedTimestampValueExpression":"Timestamp","metricSourceId":"01a20724ce5f0002329883ae","traceSourceId":"01a20724ce5f0001e100e622","traceIdExpression":"TraceId","spanIdExpression":"SpanId","implicitColumnExpression":"Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416182367', '1795416182367'),
('01a20724ce58000029f29b91', '01a20724ce5f0001e100e622', 'Traces', 'trace', '01a20724ce5c0000647d12d6', '{"id":"01a20724ce5f0001e100e622","name":"Traces","kind":"trace","connection":"01a20724ce5c0000647d12d6","from":{"databaseName":"default","tableName":"otel_traces"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName","durationExpression":"Duration","durationPrecision":9,"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":"01a20724ce5f0000ef857365","sessionSourceId":"01a20724ce5f00037f45d09e","metricSourceId":"01a20724ce5f0002329883ae","statusCodeExpression":"StatusCode","statusMessageExpression":"StatusMessage","serviceNameExpression":"ServiceName","resourceAttributesExpression":"ResourceAttributes","eventAttributesExpression":"SpanAttributes","spanEventsValueExpression":"Events","implicitColumnExpression":"SpanName","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416182368', '1795416182368'),
('01a20724ce58000029f29b91', '01a20724ce5f0002329883ae', 'Metrics', 'metric', '01a20724ce5c0000647d12d6', '{"id":"01a20724ce5f0002329883ae","name":"Metrics","kind":"metric","connection":"01a20724ce5c0000647d12d6","from":{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix","metricTables":{"gauge":"otel_metrics_gauge","histogram":"otel_metrics_histogram","sum":"otel_metrics_sum","summary":"otel_metrics_summary","exponential histogram":"otel_metrics_exponential_histogram"},"resourceAttributesExpression":"ResourceAttributes","serviceNameExpression":"ServiceName","logSourceId":"01a20724ce5f0000ef857365"}', '1795416182369', '1795416182369'),
('01a20724ce58000029f29b91', '01a20724ce5f00037f45d09e', 'Sessions', 'session', '01a20724ce5c0000647d12d6', '{"id":"01a20724ce5f00037f45d09e","name":"Sessions","kind":"session","connection":"01a20724ce5c0000647d12d6","from":{"databaseName":"default","tableName":"hyperdx_sessions"},"disabled":false,"querySettings":[],"timestampValueExpression":"TimestampTime","traceSourceId":"01a20724ce5f0001e100e622","resourceAttributesExpression":"ResourceAttributes"}', '1795416182369', '1795416182369'),
('01a20724ce58000029f29b91', '01a20724d13900009b9c3155', 'Audit', 'log', '01a20724d10d0000f68aa1a0', '{"id":"01a20724d13900009b9c3155","name":"Audit","kind":"log","connection":"01a20724d10d0000f68aa1a0","from":{"databaseName":"default","tableName":"audit_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416183100', '1795416183100');
INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by, tags, filters, created_at, updated_at) VALUES
('01a20724ce58000029f29b91', '01a20724d13e00009a315167', 'payments', '01a20724ce5f0000ef857365', '', 'ServiceName:payment', 'lucene', '', '["shop"]', '[]', '1795416183102', '1795416183102');
INSERT INTO webhooks (team_id, id, name, service, url, description, body, headers, query_params, created_at, updated_at, routing_key, signing_secret, old_secret, old_until, trusted) VALUES
('01a20724ce58000029f29b91', '01a20724d1410000cd0425b9', 'inside', 'generic', E'\\x014a9cc9192cc45fccad41192f6ce3058bcd1fff68b0ff245a2b6909f7ed99b25d12a8c5a0d3b89e2e47a80ddb3bf313ca059fe301d364b0c50e227bf7ce4ccaf2a888c6ed', NULL, '{"text":"{{title}}"}', E'\\x0108cbfb739faa81e05cf2ee42e54755983c0b560f35cf8124a06549af5abd64b273291a3ae93df9292995e64a041e7df8c7d3cd2fa497e7', E'\\x0160f78a72ecaf6adae78e76beb2973c4a02b9f5156166327ed5aef9d818934dfcf3fa042bbbb53c2947b970674d8360d94d74', '1795416183105', '1795416183105', NULL, E'\\x01366b280f77819b512482bcc60ba98159acf4f0b61aaa6c4f2f4ca1eee235c81ba29a353fc99053ce496e83edc985f2755c409386d8820f2ab236ccd4a29abee4e8206d02ae1dc39a7cf60b65ba69', NULL, NULL, 'true'),
('01a20724ce58000029f29b91', '01a20724d1420000ffc95a93', 'chat', 'slack', E'\\x01647c8ca335237147155392846846bf541d9dea6068810af31d1c47675ff830b6eb3c8eef37e9ccd95fbdd4337475ee4af29d59a7fad9b8e4a6c5fd4c81903e2a505e3452b147a90a3c437d60127295', NULL, NULL, NULL, NULL, '1795416183106', '1795416183106', NULL, NULL, NULL, NULL, 'true'),
('01a20724ce58000029f29b91', '01a20724d20900006c730883', 'member', 'generic', E'\\x01e2139e19e7be81176522007b2f651d704723e694bcd0321c3048da62dddfabca825ee030f2534085cd5651969eb855a90dacc665', NULL, NULL, NULL, NULL, '1795416183305', '1795416183305', NULL, E'\\x011a285fad23a65ba69f778b28ae6e4093088fa5c1feb85040376ca03c0f899f6e4510dac64fc4c95cffac898e201513a7fb9968631e6a121a55fd3c4959092662ebaf49b20bfb06221c04b9d24c5e', NULL, NULL, 'false');
INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at) VALUES
('01a20724ce58000029f29b91', '01a20724d1440000cc247cc0', 'Shop', '{"id":"01a20724d1440000cc247cc0","name":"Shop","tiles":[{"id":"01a20724d14400013d848bae","x":0,"y":0,"w":12,"h":4,"name":"Rows","config":{"displayType":"line","sourceId":"01a20724ce5f0000ef857365","asRatio":false,"fillNulls":true,"select":[{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}]}},{"id":"01a20724d1440002b2f75fe9","x":12,"y":0,"w":12,"h":4,"name":"About","config":{"displayType":"markdown","markdown":"Käse & more"}}],"tags":["shop"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795416183109', '1795416183109'),
('01a20724ce58000029f29b91', '01a20724d2000000c95ff39c', 'From the API', '{"id":"01a20724d2000000c95ff39c","name":"From the API","tiles":[],"tags":["api"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795416183300', '1795416183300');
INSERT INTO alerts (team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval, schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id, group_by, dashboard_id, tile_id, webhook_id, channels, state, silenced, execution_errors, created_by, created_at, updated_at, enabled, no_data, renotify_interval, due_at, claim, judged_at, memory) VALUES
('01a20724ce58000029f29b91', '01a20724d14b0000c73ddf16', 'No rows', NULL, NULL, '1', NULL, 'below', '1m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a20724d1440000cc247cc0', '01a20724d14400013d848bae', '01a20724d1410000cd0425b9', '[{"type":"webhook","webhookId":"01a20724d1410000cd0425b9"}]', 'ALERT', NULL, '[]', NULL, '1795416183115', '1795416183115', NULL, NULL, NULL, '1795416240000', NULL, '1795416180000', '{"":{"state":"ALERT","streak":1,"judged":"2026-11-23T06:43:00Z","told":true,"toldAt":"2026-11-23T06:43:00Z"}}'),
('01a20724ce58000029f29b91', '01a20724d14e0000d4021e38', 'Many rows', NULL, NULL, '100', NULL, 'above', '5m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a20724d1440000cc247cc0', '01a20724d14400013d848bae', '01a20724d1420000ffc95a93', '[{"type":"webhook","webhookId":"01a20724d1420000ffc95a93"}]', 'OK', '{"by":"d88e603b-b581-4c6d-abce-9e689b8e08f3","at":"2026-11-23T06:43:03.345Z","until":"2027-11-01T00:00:00.000Z"}', '[]', NULL, '1795416183118', '1795416183118', NULL, NULL, NULL, '1795416300000', NULL, '1795416000000', '{}');
INSERT INTO activities (organization_id, id, created_at, type, actor_type, actor_id, actor_details, actor_ip, user_agent, service_id, key_id, key_name, member_id, member_email, invitation_id) VALUES
('edce351d-7278-4715-8f41-c465b95c0419', '01a20724-d17e-7052-8fea-7e79bd115612', '1795416183166', 'key_create', 'system', '', '', '', '', NULL, '1cc2e9fc-bc20-4ed3-93db-b87de10b659d', 'revoked', NULL, NULL, NULL),
('edce351d-7278-4715-8f41-c465b95c0419', '01a20724-d1d0-7988-927c-97a8e142aec4', '1795416183248', 'key_delete', 'system', '', '', '', '', NULL, '1cc2e9fc-bc20-4ed3-93db-b87de10b659d', 'revoked', NULL, NULL, NULL),
('edce351d-7278-4715-8f41-c465b95c0419', '01a20724-d1f9-7a30-98fe-df9e969d4e8a', '1795416183289', 'key_create', 'system', '', '', '', '', NULL, '3f6409bb-81ab-4a42-9a9b-cf90db886008', 'second', NULL, NULL, NULL),
('edce351d-7278-4715-8f41-c465b95c0419', '01a20724-d21c-7e5d-97e1-813e9131f317', '1795416183324', 'organization_invite_create', 'user', 'd88e603b-b581-4c6d-abce-9e689b8e08f3', 'owner@localhost', '127.0.0.1', 'Python-urllib/3.11', NULL, NULL, NULL, NULL, 'ann@example.com', '7175560c-f462-43c3-8be8-32c6fdaa0e67');
INSERT INTO alert_history (team_id, alert_id, window_end, group_key, state, violations, window_values, errors, evaluated_at) VALUES
('01a20724ce58000029f29b91', '01a20724d14b0000c73ddf16', '1795416180000', '', 'ALERT', '1', '[[1795416120000,0]]', NULL, '1795416184035'),
('01a20724ce58000029f29b91', '01a20724d14e0000d4021e38', '1795416000000', '', 'OK', '0', '[[1795415700000,0]]', NULL, '1795416184041');
INSERT INTO alert_notify_errors (team_id, alert_id, group_key, webhook_id, message, created_at) VALUES
('01a20724ce58000029f29b91', '01a20724d14b0000c73ddf16', '', '01a20724d1410000cd0425b9', 'Notifying the generic webhook "inside" failed: the connection failed. It is tried again.', '1795416184108');
INSERT INTO deliveries (seq, team_id, id, alert_id, group_key, webhook_id, webhook_name, service, target, queue, message_id, event_id, firing, title, body, link, window_start, window_end, status, waits, attempts, tries, due_at, expires_at, created_at, finished_at) OVERRIDING SYSTEM VALUE VALUES
('1', '01a20724ce58000029f29b91', '01a20724d4fe0000c6a952c7', '01a20724d14b0000c73ddf16', '', '01a20724d1410000cd0425b9', 'inside', 'generic', '01a20724ce58000029f29b91/01a20724d1410000cd0425b9', 'bab3545f6170b677d6b6a5da0c9e2d6b', 'd6e74195387237f30f685487e1661829f00ce5d4', '5cec367e0526a40930fce5c8e1f4a79647911120', 'true', '🚨 No rows', '
The value is 0, which falls below the threshold of 1
Time Range (UTC): [Nov 23 6:42:00 AM - Nov 23 6:43:00 AM)

http://127.0.0.1:36761/dashboards/01a20724d1440000cc247cc0?from=1795415700000&granularity=1+minute&to=1795416600000&highlightedTileId=01a20724d14400013d848bae', 'http://127.0.0.1:36761/dashboards/01a20724d1440000cc247cc0?from=1795415700000&granularity=1+minute&to=1795416600000&highlightedTileId=01a20724d14400013d848bae', '1795416120000', '1795416180000', 'pending', 'false', '1', '1', '1795416184884', '1795502584058', '1795416184062', NULL);
SELECT setval(pg_get_serial_sequence('deliveries', 'seq'), max(seq)) FROM deliveries;
INSERT INTO delivery_attempts (team_id, delivery_id, number, began_at, duration, status, error, message, response, next_at) VALUES
('01a20724ce58000029f29b91', '01a20724d4fe0000c6a952c7', '1', '1795416184101', '0', NULL, 'CONNECTION_ERROR', 'the connection failed', NULL, '1795416184884');
INSERT INTO delivery_targets (team_id, webhook_id, due_at, claim, failures, paused_until, paused_at) VALUES
('01a20724ce58000029f29b91', '01a20724d1410000cd0425b9', '1795416184884', NULL, '1', NULL, NULL);
INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at, name, token, token_hash) VALUES
('edce351d-7278-4715-8f41-c465b95c0419', '7175560c-f462-43c3-8be8-32c6fdaa0e67', 'ann@example.com', 'admin', '1795416183323', '1798008183323', NULL, E'\\x01ba425641f48bc8ad3b0948e5ef998c75c438d2f274e9ec555f6827d44133ea7f9dde3eafaef8d6c0211ea798442a315c6a20a9e946f49e49212e24e4bd6f77421ff9f5f377668c2c55813cdae8bfd32ff6185322308e0aea484662d3', E'\\x4d558f5c8d9a40877b15e0f970bfec8f43a20d3e3ca5cfe7289a9119da43014b');
INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state, created_at, expire_at, revoked_at, roles, used_at, ip_access_list, login_hash) VALUES
('edce351d-7278-4715-8f41-c465b95c0419', 'b761eb36-fdb9-4ddf-b6f7-d235a14445fe', 'personal', 'd88e603b-b581-4c6d-abce-9e689b8e08f3', '01a20724ce58000029f29b91', 'default', NULL, E'\\x54ceafb549585737c3c73d5d92f60ba8288d7455f7e3832dc1b0a274f78df5b0', 'l14c', 'enabled', '1795416182362', NULL, NULL, '["admin"]', NULL, '[]', NULL),
('edce351d-7278-4715-8f41-c465b95c0419', '9fc99be5-7074-45ae-98a0-eb1d3a64bc99', 'ingestion', NULL, '01a20724ce58000029f29b91', 'default', NULL, E'\\x0d420379ebac77c27802ad95d83afa66fc5c83bef2a18cee2e02353d2c3bf66d', 'ot8c', 'enabled', '1795416182363', NULL, NULL, '[]', NULL, '[]', NULL),
('edce351d-7278-4715-8f41-c465b95c0419', '1cc2e9fc-bc20-4ed3-93db-b87de10b659d', 'personal', 'd88e603b-b581-4c6d-abce-9e689b8e08f3', '01a20724ce58000029f29b91', 'revoked', NULL, E'\\x2fe613a7ea4325f4a5bc424632432601896f02e8875cfa72a3f0baedd3845b90', 'Od_Y', 'disabled', '1795416183164', NULL, '1795416183248', '["admin"]', NULL, '[]', NULL),
('edce351d-7278-4715-8f41-c465b95c0419', '3f6409bb-81ab-4a42-9a9b-cf90db886008', 'personal', 'd88e603b-b581-4c6d-abce-9e689b8e08f3', '01a20724ce58000029f29b91', 'second', NULL, E'\\x2fcd16211683cfa53d7ed72f6989a120833754963e762ebf150c98fc06246b5d', 'vvI4', 'enabled', '1795416183288', NULL, NULL, '["admin"]', NULL, '[]', NULL);
DELETE FROM usage_counts;
INSERT INTO usage_counts (team_id, noun, shard, amount) VALUES
('01a20724ce58000029f29b91', 'connections', '35', '1'),
('01a20724ce58000029f29b91', 'sources', '35', '4'),
('01a20724ce58000029f29b91', 'connections', '22', '1'),
('01a20724ce58000029f29b91', 'sources', '22', '1'),
('01a20724ce58000029f29b91', 'savedSearches', '22', '1'),
('01a20724ce58000029f29b91', 'webhooks', '22', '1'),
('01a20724ce58000029f29b91', 'webhooks', '49', '1'),
('01a20724ce58000029f29b91', 'dashboards', '17', '1'),
('01a20724ce58000029f29b91', 'dashboardBytes', '1', '552'),
('01a20724ce58000029f29b91', 'alerts', '32', '2'),
('01a20724ce58000029f29b91', 'dashboards', '56', '1'),
('01a20724ce58000029f29b91', 'dashboardBytes', '9', '161'),
('01a20724ce58000029f29b91', 'webhooks', '7', '1');
