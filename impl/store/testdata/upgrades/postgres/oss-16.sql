-- {"apiKey": "obs_key_2TE6G2PjE2mIvtIbaJ63It_M3EVgm_7yXPj0INxNBgw", "ingestionKey": "obs_ing_haqMBov08GecSuJ2U3Uyr4FH5TD42i-vVMoEv6JparQ", "teamId": "01a20725ad1d000047a6e76d"}
INSERT INTO schema_version (id, version_id, is_applied, tstamp) VALUES
('1', '0', 'true', '2026-11-23 06:43:59.105221'),
('2', '1', 'true', '2026-11-23 06:43:59.133733'),
('3', '2', 'true', '2026-11-23 06:43:59.236339'),
('4', '3', 'true', '2026-11-23 06:43:59.241987'),
('5', '4', 'true', '2026-11-23 06:43:59.267726'),
('6', '5', 'true', '2026-11-23 06:43:59.284768'),
('7', '6', 'true', '2026-11-23 06:43:59.330467'),
('8', '7', 'true', '2026-11-23 06:43:59.345904'),
('9', '8', 'true', '2026-11-23 06:43:59.346823'),
('10', '9', 'true', '2026-11-23 06:43:59.352984'),
('11', '10', 'true', '2026-11-23 06:43:59.357717'),
('12', '11', 'true', '2026-11-23 06:43:59.358526'),
('13', '12', 'true', '2026-11-23 06:43:59.363394'),
('14', '13', 'true', '2026-11-23 06:43:59.368036'),
('15', '14', 'true', '2026-11-23 06:43:59.374837'),
('16', '15', 'true', '2026-11-23 06:43:59.37731'),
('17', '16', 'true', '2026-11-23 06:43:59.380874');
SELECT setval(pg_get_serial_sequence('schema_version', 'id'), max(id)) FROM schema_version;
INSERT INTO settings (name, value) VALUES
('encryption_check', E'\\x01b399adedc87d28be1a479725ded7b0b564010e296b881a20503280870a13277bc128b6');
INSERT INTO organizations (id, name, created_at, display_name, enable_core_dumps, private_endpoints) VALUES
('f91de7ba-a0f7-4b3f-a44a-2fc7afb58b69', 'default', '1795416239389', 'default', 'false', '[]');
INSERT INTO services (organization_id, id, team_id, name, database_name, created_at) VALUES
('f91de7ba-a0f7-4b3f-a44a-2fc7afb58b69', '10f5aa26-0d5e-4cec-92f1-a4246fe557f4', '01a20725ad1d000047a6e76d', 'default', 'default', '1795416239389');
INSERT INTO people (organization_id, id, email, name, role, created_at, password, updated_at) VALUES
('f91de7ba-a0f7-4b3f-a44a-2fc7afb58b69', '4033d05a-19d0-4124-8693-1496f87cc41d', 'owner@localhost', 'Owner', 'admin', '1795416239394', NULL, '1795416239394');
INSERT INTO connections (team_id, id, name, host, username, password, setting_prefix, is_prometheus, created_at, updated_at, trusted, prometheus_endpoint) VALUES
('01a20725ad1d000047a6e76d', '01a20725ad2a00003212c1a2', 'local', '', '', E'\\x013b079e414f631bbbf618f6862ce1d454e93d14b565d9e7427e903796', NULL, NULL, '1795416239402', '1795416239402', 'true', NULL),
('01a20725ad1d000047a6e76d', '01a20725b1180000b65f4c20', 'spare', 'http://10.1.2.3:8123', 'reader', E'\\x0129f9b2fb18a833367bc0c3aff033ff4c527858b8c9758f23f2c2d9ac2ca0cddc8ca9378a1137dd498bec2e3f773e59', NULL, NULL, '1795416240408', '1795416240408', 'true', NULL);
INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at) VALUES
('01a20725ad1d000047a6e76d', '01a20725ad2f00001e3b23e2', 'Logs', 'log', '01a20725ad2a00003212c1a2', '{"id":"01a20725ad2f00001e3b23e2","name":"Logs","kind":"log","connection":"01a20725ad2a00003212c1a2","from":{"databaseName":"default","tableName":"otel_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,SeverityText,Body","serviceNameExpression":"ServiceName","severityTextExpression":"SeverityText","bodyExpression":"Body","eventAttributesExpression":"LogAttributes","resourceAttributesExpression":"ResourceAttributes","displayedTimestampValueExpression":"Timestamp","metricSourceId":"01a20725ad2f0002bb274be5","traceSourceId":"01a20725ad2f0001f22ef66c","traceIdExpression":"TraceId","spanIdExpression":"SpanId","implicitColumnExpression":"Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416239409', '1795416239409'),
('01a20725ad1d000047a6e76d', '01a20725ad2f0001f22ef66c', 'Traces', 'trace', '01a20725ad2a00003212c1a2', '{"id":"01a20725ad2f0001f22ef66c","name":"Traces","kind":"trace","connection":"01a20725ad2a00003212c1a2","from":{"databaseName":"default","tableName":"otel_traces"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName","durationExpression":"Duration","durationPrecision":9,"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":"01a20725ad2f00001e3b23e2","sessionSourceId":"01a20725ad2f000347f39a64","metricSourceId":"01a20725ad2f0002bb274be5","statusCodeExpression":"StatusCode","statusMessageExpression":"StatusMessage","serviceNameExpression":"ServiceName","resourceAttributesExpression":"ResourceAttributes","eventAttributesExpression":"SpanAttributes","spanEventsValueExpression":"Events","implicitColumnExpression":"SpanName","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416239410', '1795416239410'),
('01a20725ad1d000047a6e76d', '01a20725ad2f0002bb274be5', 'Metrics', 'metric', '01a20725ad2a00003212c1a2', '{"id":"01a20725ad2f0002bb274be5","name":"Metrics","kind":"metric","connection":"01a20725ad2a00003212c1a2","from":{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix","metricTables":{"gauge":"otel_metrics_gauge","histogram":"otel_metrics_histogram","sum":"otel_metrics_sum","summary":"otel_metrics_summary","exponential histogram":"otel_metrics_exponential_histogram"},"resourceAttributesExpression":"ResourceAttributes","serviceNameExpression":"ServiceName","logSourceId":"01a20725ad2f00001e3b23e2"}', '1795416239411', '1795416239411'),
('01a20725ad1d000047a6e76d', '01a20725ad2f000347f39a64', 'Sessions', 'session', '01a20725ad2a00003212c1a2', '{"id":"01a20725ad2f000347f39a64","name":"Sessions","kind":"session","connection":"01a20725ad2a00003212c1a2","from":{"databaseName":"default","tableName":"hyperdx_sessions"},"disabled":false,"querySettings":[],"timestampValueExpression":"TimestampTime","traceSourceId":"01a20725ad2f0001f22ef66c","resourceAttributesExpression":"ResourceAttributes"}', '1795416239412', '1795416239412'),
('01a20725ad1d000047a6e76d', '01a20725b12c00005f509935', 'Audit', 'log', '01a20725b1180000b65f4c20', '{"id":"01a20725b12c00005f509935","name":"Audit","kind":"log","connection":"01a20725b1180000b65f4c20","from":{"databaseName":"default","tableName":"audit_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416240428', '1795416240428');
INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by, tags, filters, created_at, updated_at) VALUES
('01a20725ad1d000047a6e76d', '01a20725b12f0000bc9f9644', 'payments', '01a20725ad2f00001e3b23e2', '', 'ServiceName:payment', 'lucene', '', '["shop"]', '[]', '1795416240431', '1795416240431');
INSERT INTO webhooks (team_id, id, name, service, url, description, body, headers, query_params, created_at, updated_at, routing_key, signing_secret, old_secret, old_until, trusted) VALUES
('01a20725ad1d000047a6e76d', '01a20725b13100002b286ac0', 'inside', 'generic', E'\\x0141910c0c1fe0c1af0d2bce4e26f89c110c1b00211b4f533aaa72c22f2e70312c91774f69e5d77d7682fb889d4638fa4248f84b8909b7019920015610b4450855a2bf98a6', NULL, '{"text":"{{title}}"}', E'\\x01c8bc8832fc7760643084caef0f245df7fa379b083cdda17b07e5fe591e1193a7fd10854bdaaa015d8de985eeec79a75bb74dfbb53ca1b1', E'\\x01bf79238856b0777c55e925ee5bd93800d69fedeaffe774d39759293593f514c40a013ec393c753c572ee189d67151b46dfe8', '1795416240433', '1795416240433', NULL, E'\\x01297a5b0bdb5f74a0232b4e5f947da4c98511700fce6147c25c8043526e4a77eaaeb5395512cd3d70d1e0b1ef559247a36747a2a4ecd0a2f0bb4dec5edd694e0a13acf9c7c324864d853caf2042eb', NULL, NULL, 'true'),
('01a20725ad1d000047a6e76d', '01a20725b1320000f3f8a2f3', 'chat', 'slack', E'\\x01a779ad079df45875ffb298c238fe5e38007b0b63c987486ac26eb8e28eec740fda80fd097c2b2b31d4cbbc5a470e4f99e70ea743d62ce42e53eff9ce8e5222e5de667e2424bc2a837af0f285d256fc', NULL, NULL, NULL, NULL, '1795416240434', '1795416240434', NULL, NULL, NULL, NULL, 'true'),
('01a20725ad1d000047a6e76d', '01a20725b23c000060835d3c', 'member', 'generic', E'\\x0197501e5d4db404a5b3ed2c2c394e289ad54cf2c4a252f757411320c33e6a227c76ed599aee3981d9bac7051bf0b7dbd2f6123a9b', NULL, NULL, NULL, NULL, '1795416240700', '1795416240700', NULL, E'\\x01fce639f94d8561e4119dc94ac0ffcea5c5ac94cf5710720f18203f471b70a5fac4297f364ae12ce8a1be09d01448df363b61547999a762c6f4b96cc07989b30c3a11ccc02c46a48874e6f8b7a44a', NULL, NULL, 'false');
INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at, tags) VALUES
('01a20725ad1d000047a6e76d', '01a20725b1360000e363e177', 'Shop', '{"id":"01a20725b1360000e363e177","name":"Shop","tiles":[{"id":"01a20725b136000100b62f9e","x":0,"y":0,"w":12,"h":4,"name":"Rows","config":{"displayType":"line","sourceId":"01a20725ad2f00001e3b23e2","asRatio":false,"fillNulls":true,"select":[{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}]}},{"id":"01a20725b1360002abff1c2b","x":12,"y":0,"w":12,"h":4,"name":"About","config":{"displayType":"markdown","markdown":"Käse & more"}}],"tags":["shop"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795416240439', '1795416240439', '["shop"]'),
('01a20725ad1d000047a6e76d', '01a20725b22e0000e847e564', 'From the API', '{"id":"01a20725b22e0000e847e564","name":"From the API","tiles":[],"tags":["api"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795416240693', '1795416240693', '["api"]');
INSERT INTO alerts (team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval, schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id, group_by, dashboard_id, tile_id, webhook_id, channels, state, silenced, execution_errors, created_by, created_at, updated_at, enabled, no_data, renotify_interval, due_at, claim, judged_at, memory, worker) VALUES
('01a20725ad1d000047a6e76d', '01a20725b14200006ebaab52', 'No rows', NULL, NULL, '1', NULL, 'below', '1m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a20725b1360000e363e177', '01a20725b136000100b62f9e', '01a20725b13100002b286ac0', '[{"type":"webhook","webhookId":"01a20725b13100002b286ac0"}]', 'ALERT', NULL, '[]', NULL, '1795416240450', '1795416240450', NULL, NULL, NULL, '1795416245000', NULL, '1795416180000', '{"":{"state":"ALERT","streak":1,"judged":"2026-11-23T06:43:00Z","told":true,"toldAt":"2026-11-23T06:43:00Z"}}', '01a20725abc700003a340efe'),
('01a20725ad1d000047a6e76d', '01a20725b1480000f1313758', 'Many rows', NULL, NULL, '100', NULL, 'above', '5m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a20725b1360000e363e177', '01a20725b136000100b62f9e', '01a20725b1320000f3f8a2f3', '[{"type":"webhook","webhookId":"01a20725b1320000f3f8a2f3"}]', 'OK', '{"by":"4033d05a-19d0-4124-8693-1496f87cc41d","at":"2026-11-23T06:44:00.716Z","until":"2027-11-01T00:00:00.000Z"}', '[]', NULL, '1795416240456', '1795416240456', NULL, NULL, NULL, '1795416305000', NULL, '1795416000000', '{}', '01a20725abc700003a340efe');
INSERT INTO activities (organization_id, id, created_at, type, actor_type, actor_id, actor_details, actor_ip, user_agent, service_id, key_id, key_name, member_id, member_email, invitation_id) VALUES
('f91de7ba-a0f7-4b3f-a44a-2fc7afb58b69', '01a20725-b17f-7b63-90f7-e7ea436810df', '1795416240511', 'key_create', 'system', '', '', '', '', NULL, '4b920a08-06b3-4c46-ac5d-2f72a14d23d6', 'revoked', NULL, NULL, NULL),
('f91de7ba-a0f7-4b3f-a44a-2fc7afb58b69', '01a20725-b1fa-7ad2-8333-0c65ce6e51d2', '1795416240634', 'key_delete', 'system', '', '', '', '', NULL, '4b920a08-06b3-4c46-ac5d-2f72a14d23d6', 'revoked', NULL, NULL, NULL),
('f91de7ba-a0f7-4b3f-a44a-2fc7afb58b69', '01a20725-b227-7de5-8f8b-f989ee8b7aeb', '1795416240679', 'key_create', 'system', '', '', '', '', NULL, '746d4f9b-d454-4f1d-8862-75b13cd12c24', 'second', NULL, NULL, NULL),
('f91de7ba-a0f7-4b3f-a44a-2fc7afb58b69', '01a20725-b245-7a6f-ad2c-ccb8e21ca760', '1795416240709', 'organization_invite_create', 'user', '4033d05a-19d0-4124-8693-1496f87cc41d', 'owner@localhost', '127.0.0.1', 'Python-urllib/3.11', NULL, NULL, NULL, NULL, 'ann@example.com', 'd7b969bb-ab45-472f-b4a1-0912d29aeef5');
INSERT INTO alert_history (team_id, alert_id, window_end, group_key, state, violations, window_values, errors, evaluated_at, read_at, no_value) VALUES
('01a20725ad1d000047a6e76d', '01a20725b14200006ebaab52', '1795416180000', '', 'ALERT', '1', '[[1795416120000,0]]', NULL, '1795416241238', '1795416241159', NULL),
('01a20725ad1d000047a6e76d', '01a20725b1480000f1313758', '1795416000000', '', 'OK', '0', '[[1795415700000,0]]', NULL, '1795416241263', '1795416241158', NULL);
INSERT INTO alert_notify_errors (team_id, alert_id, group_key, webhook_id, message, created_at) VALUES
('01a20725ad1d000047a6e76d', '01a20725b14200006ebaab52', '', '01a20725b13100002b286ac0', 'Notifying the generic webhook "inside" failed: the connection was refused. It is tried again.', '1795416241287');
INSERT INTO deliveries (seq, team_id, id, alert_id, group_key, webhook_id, webhook_name, service, target, queue, message_id, event_id, firing, title, body, link, window_start, window_end, status, waits, attempts, tries, due_at, expires_at, created_at, finished_at) OVERRIDING SYSTEM VALUE VALUES
('1', '01a20725ad1d000047a6e76d', '01a20725b47a00008ce4fe13', '01a20725b14200006ebaab52', '', '01a20725b13100002b286ac0', 'inside', 'generic', '01a20725ad1d000047a6e76d/01a20725b13100002b286ac0', '7000a02a66efe8f5fd44c5db77e72782', 'ccc30074131641439162f712c91d467f483ff6b6', '5a44e6740982eb31eb88dafe8b16c6e9d776ccc9', 'true', '🚨 No rows', '
The value is 0, which falls below the threshold of 1
Time Range (UTC): [Nov 23 6:42:00 AM - Nov 23 6:43:00 AM)

http://127.0.0.1:44237/dashboards/01a20725b1360000e363e177?from=1795415700000&granularity=1+minute&to=1795416600000&highlightedTileId=01a20725b136000100b62f9e', 'http://127.0.0.1:44237/dashboards/01a20725b1360000e363e177?from=1795415700000&granularity=1+minute&to=1795416600000&highlightedTileId=01a20725b136000100b62f9e', '1795416120000', '1795416180000', 'pending', 'false', '1', '1', '1795416242116', '1795502641269', '1795416241274', NULL);
SELECT setval(pg_get_serial_sequence('deliveries', 'seq'), max(seq)) FROM deliveries;
INSERT INTO delivery_attempts (team_id, delivery_id, number, began_at, duration, status, error, message, response, next_at) VALUES
('01a20725ad1d000047a6e76d', '01a20725b47a00008ce4fe13', '1', '1795416241284', '0', NULL, 'CONNECTION_ERROR', 'the connection was refused', NULL, '1795416242116');
INSERT INTO delivery_targets (team_id, webhook_id, due_at, claim, failures, paused_until, paused_at, worker) VALUES
('01a20725ad1d000047a6e76d', '01a20725b13100002b286ac0', '1795416242116', NULL, '1', NULL, NULL, '01a20725abc700018c4618bc');
INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at, name, token, token_hash) VALUES
('f91de7ba-a0f7-4b3f-a44a-2fc7afb58b69', 'd7b969bb-ab45-472f-b4a1-0912d29aeef5', 'ann@example.com', 'admin', '1795416240708', '1798008240708', NULL, E'\\x01d3c19893c02aec3624926b6c119496b9bcd91b1cf7b7ffbdf17853e6c8ac177757e0a6fc927ca04dc27802e55c15ea9ea8d901348ef7c5721b02eac1af3e46e8774d8b40de24025e203c058a398c0d00580e2bb325d9eaf222cd7e1d', E'\\x99d8b12e295fbd515c5587df6ac27a32f189268522db97d13598493b219d5a06');
INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state, created_at, expire_at, revoked_at, roles, used_at, ip_access_list, login_hash) VALUES
('f91de7ba-a0f7-4b3f-a44a-2fc7afb58b69', 'eedb3c35-924f-4965-8557-a0f3e0f82ff0', 'personal', '4033d05a-19d0-4124-8693-1496f87cc41d', '01a20725ad1d000047a6e76d', 'default', NULL, E'\\x061954136d325f1f9845588ac672b101a8006adaeda575780accbe3f5f2a537e', 'NBgw', 'enabled', '1795416239397', NULL, NULL, '["admin"]', NULL, '[]', NULL),
('f91de7ba-a0f7-4b3f-a44a-2fc7afb58b69', '7eb11c61-6563-4e90-9b42-bb38a599f66a', 'ingestion', NULL, '01a20725ad1d000047a6e76d', 'default', NULL, E'\\x41bed973a78a887afa38699f7c1f56a6da67fb70daddac2656a3ef9690bfdd86', 'parQ', 'enabled', '1795416239398', NULL, NULL, '[]', NULL, '[]', NULL),
('f91de7ba-a0f7-4b3f-a44a-2fc7afb58b69', '4b920a08-06b3-4c46-ac5d-2f72a14d23d6', 'personal', '4033d05a-19d0-4124-8693-1496f87cc41d', '01a20725ad1d000047a6e76d', 'revoked', NULL, E'\\x5380b84989233ba2f4a3b7fa17e454c5bf9a6e84c30b2a149e19970c85417f9e', '_ibo', 'disabled', '1795416240511', NULL, '1795416240634', '["admin"]', NULL, '[]', NULL),
('f91de7ba-a0f7-4b3f-a44a-2fc7afb58b69', '746d4f9b-d454-4f1d-8862-75b13cd12c24', 'personal', '4033d05a-19d0-4124-8693-1496f87cc41d', '01a20725ad1d000047a6e76d', 'second', NULL, E'\\x256a4cf45d219695a238d1b698a42b7c0ae5feede8c461364faed5c9f9f44a42', '5CS4', 'enabled', '1795416240678', NULL, NULL, '["admin"]', NULL, '[]', NULL);
DELETE FROM usage_counts;
INSERT INTO usage_counts (team_id, noun, shard, amount) VALUES
('01a20725ad1d000047a6e76d', 'connections', '52', '1'),
('01a20725ad1d000047a6e76d', 'sources', '52', '4'),
('01a20725ad1d000047a6e76d', 'connections', '9', '1'),
('01a20725ad1d000047a6e76d', 'sources', '9', '1'),
('01a20725ad1d000047a6e76d', 'savedSearches', '9', '1'),
('01a20725ad1d000047a6e76d', 'webhooks', '9', '1'),
('01a20725ad1d000047a6e76d', 'webhooks', '44', '1'),
('01a20725ad1d000047a6e76d', 'dashboards', '4', '1'),
('01a20725ad1d000047a6e76d', 'dashboardBytes', '15', '552'),
('01a20725ad1d000047a6e76d', 'alerts', '28', '1'),
('01a20725ad1d000047a6e76d', 'alerts', '5', '1'),
('01a20725ad1d000047a6e76d', 'dashboards', '56', '1'),
('01a20725ad1d000047a6e76d', 'dashboardBytes', '12', '161'),
('01a20725ad1d000047a6e76d', 'webhooks', '41', '1');
