-- {"apiKey": "obs_key_XGEsEEBNKBzmR9on3QNIrQMTUpiDhZO7DghpBMb-u9I", "ingestionKey": "obs_ing_BrivS7cHVcOCRi9kuvRo4dcUBeRk3E-6fXHzEE4_sYo", "teamId": "01a207253064000096efc267"}
INSERT INTO schema_version (id, version_id, is_applied, tstamp) VALUES
('1', '0', 'true', '2026-11-23 06:43:27.221778'),
('2', '1', 'true', '2026-11-23 06:43:27.237931'),
('3', '2', 'true', '2026-11-23 06:43:27.297995'),
('4', '3', 'true', '2026-11-23 06:43:27.301645'),
('5', '4', 'true', '2026-11-23 06:43:27.335886'),
('6', '5', 'true', '2026-11-23 06:43:27.377689'),
('7', '6', 'true', '2026-11-23 06:43:27.41022'),
('8', '7', 'true', '2026-11-23 06:43:27.421702'),
('9', '8', 'true', '2026-11-23 06:43:27.425689'),
('10', '9', 'true', '2026-11-23 06:43:27.429649'),
('11', '10', 'true', '2026-11-23 06:43:27.431335'),
('12', '11', 'true', '2026-11-23 06:43:27.432896'),
('13', '12', 'true', '2026-11-23 06:43:27.436099'),
('14', '13', 'true', '2026-11-23 06:43:27.441686'),
('15', '14', 'true', '2026-11-23 06:43:27.448634');
SELECT setval(pg_get_serial_sequence('schema_version', 'id'), max(id)) FROM schema_version;
INSERT INTO settings (name, value) VALUES
('encryption_check', E'\\x01c98e1fd490e760a6c00fbc39dcbc729b082c2eea0cd4d4c1778e50b787a954033f91f3');
INSERT INTO organizations (id, name, created_at, display_name, enable_core_dumps, private_endpoints) VALUES
('69ea1bb3-7bc9-46f7-be6c-5e8ef1b2878b', 'default', '1795416207460', 'default', 'false', '[]');
INSERT INTO services (organization_id, id, team_id, name, database_name, created_at) VALUES
('69ea1bb3-7bc9-46f7-be6c-5e8ef1b2878b', 'c7b182eb-2d04-4e5e-82a8-f0c297723da0', '01a207253064000096efc267', 'default', 'default', '1795416207462');
INSERT INTO people (organization_id, id, email, name, role, created_at, password, updated_at) VALUES
('69ea1bb3-7bc9-46f7-be6c-5e8ef1b2878b', '23576220-f769-4cc2-ad6a-d4507257a56b', 'owner@localhost', 'Owner', 'admin', '1795416207463', NULL, '1795416207463');
INSERT INTO connections (team_id, id, name, host, username, password, setting_prefix, is_prometheus, created_at, updated_at, trusted, prometheus_endpoint) VALUES
('01a207253064000096efc267', '01a20725306d0000fad0b592', 'local', '', '', E'\\x0143815f902a10f2738cce56bb8f6936d4571da0b32d50dc9f02d125dc', NULL, NULL, '1795416207469', '1795416207469', 'true', NULL),
('01a207253064000096efc267', '01a20725354a0000a3d6d875', 'spare', 'http://10.1.2.3:8123', 'reader', E'\\x01d0c4c083f79841e1006d79303389c5ee47a59d2d7c02d8ac1cd18e6e8bafb739aa4deb04fd8070f15afd05a5d29a78', NULL, NULL, '1795416208714', '1795416208714', 'true', NULL);
INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at) VALUES
('01a207253064000096efc267', '01a207253070000013140559', 'Logs', 'log', '01a20725306d0000fad0b592', '{"id":"01a207253070000013140559","name":"Logs","kind":"log","connection":"01a20725306d0000fad0b592","from":{"databaseName":"default","tableName":"otel_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,SeverityText,Body","serviceNameExpression":"ServiceName","severityTextExpression":"SeverityText","bodyExpression":"Body","eventAttributesExpression":"LogAttributes","resourceAttributesExpression":"ResourceAttributes","displayedTimestampValueExpression":"Timestamp","metricSourceId":"01a207253070000242de2b89","traceSourceId":"01a2072530700001260fb973","traceIdExpression":"TraceId","spanIdExpression":"SpanId","implicitColumnExpression":"Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416207473', '1795416207473'),
('01a207253064000096efc267', '01a2072530700001260fb973', 'Traces', 'trace', '01a20725306d0000fad0b592', '{"id":"01a2072530700001260fb973","name":"Traces","kind":"trace","connection":"01a20725306d0000fad0b592","from":{"databaseName":"default","tableName":"otel_traces"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName","durationExpression":"Duration","durationPrecision":9,"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":"01a207253070000013140559","sessionSourceId":"01a207253070000386895e2b","metricSourceId":"01a207253070000242de2b89","statusCodeExpression":"StatusCode","statusMessageExpression":"StatusMessage","serviceNameExpression":"ServiceName","resourceAttributesExpression":"ResourceAttributes","eventAttributesExpression":"SpanAttributes","spanEventsValueExpression":"Events","implicitColumnExpression":"SpanName","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416207474', '1795416207474'),
('01a207253064000096efc267', '01a207253070000242de2b89', 'Metrics', 'metric', '01a20725306d0000fad0b592', '{"id":"01a207253070000242de2b89","name":"Metrics","kind":"metric","connection":"01a20725306d0000fad0b592","from":{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix","metricTables":{"gauge":"otel_metrics_gauge","histogram":"otel_metrics_histogram","sum":"otel_metrics_sum","summary":"otel_metrics_summary","exponential histogram":"otel_metrics_exponential_histogram"},"resourceAttributesExpression":"ResourceAttributes","serviceNameExpression":"ServiceName","logSourceId":"01a207253070000013140559"}', '1795416207474', '1795416207474'),
('01a207253064000096efc267', '01a207253070000386895e2b', 'Sessions', 'session', '01a20725306d0000fad0b592', '{"id":"01a207253070000386895e2b","name":"Sessions","kind":"session","connection":"01a20725306d0000fad0b592","from":{"databaseName":"default","tableName":"hyperdx_sessions"},"disabled":false,"querySettings":[],"timestampValueExpression":"TimestampTime","traceSourceId":"01a2072530700001260fb973","resourceAttributesExpression":"ResourceAttributes"}', '1795416207474', '1795416207474'),
('01a207253064000096efc267', '01a20725354e00006615e802', 'Audit', 'log', '01a20725354a0000a3d6d875', '{"id":"01a20725354e00006615e802","name":"Audit","kind":"log","connection":"01a20725354a0000a3d6d875","from":{"databaseName":"default","tableName":"audit_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416208718', '1795416208718');
INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by, tags, filters, created_at, updated_at) VALUES
('01a207253064000096efc267', '01a20725355000001ffda267', 'payments', '01a207253070000013140559', '', 'ServiceName:payment', 'lucene', '', '["shop"]', '[]', '1795416208720', '1795416208720');
INSERT INTO webhooks (team_id, id, name, service, url, description, body, headers, query_params, created_at, updated_at, routing_key, signing_secret, old_secret, old_until, trusted) VALUES
('01a207253064000096efc267', '01a20725355200007377e197', 'inside', 'generic', E'\\x019fc80ed9869f7565f28f7beb215a788063fcde769c3bf448fa8a2f6de3501885e57e51592a6f851cdb7f313b12b986078ae0eca61902fc50c779e2c25b95a5777a6ce2d7', NULL, '{"text":"{{title}}"}', E'\\x01510d0d8b254ae3aeffbae2fe458bc6f85e2965b954bc8575880a20e817f95b78362effbffd1e65126b299426e52b1fe159fd546b1a33ca', E'\\x01ea9ef8921c82c81cdfce9166ab533992946072fccab130ae04f719f146df7938d4d1c6f5eb04303b29609bcf8d4536efda73', '1795416208722', '1795416208722', NULL, E'\\x016334319ac615b94b9b1e50443ee5efa4b56d1d28327478fbaa4b85c5100524c8b87e69cbaadc0fb807d6c7708ec2a29f95e568309fa18b604462af91139358b806ea419e7c9beb189386c2bedc73', NULL, NULL, 'true'),
('01a207253064000096efc267', '01a2072535540000bdc754cf', 'chat', 'slack', E'\\x016c54e40f5a14034b49cc933cd75fd583921908a02f78b3ab0cd5f47bf23586d66485404a8904cdfc07f759e2d464a8cfc215496e96e20dcf768feb826b749c0a69dc8d15cd917290e761caf3668268', NULL, NULL, NULL, NULL, '1795416208724', '1795416208724', NULL, NULL, NULL, NULL, 'true'),
('01a207253064000096efc267', '01a20725371f0000c1052830', 'member', 'generic', E'\\x01163d4f78c0fdb6725341585cb2438c58ce55bc07a437645d50a26363bc96509c48bca419da2e96eaefa413ab56f8ece2df3c43a0', NULL, NULL, NULL, NULL, '1795416209183', '1795416209183', NULL, E'\\x0133cbfb836e6adf47083161bd599cb576998e95470fd27e20db909141f2f484906c22b7821ef34d545707edf93f613318a61614ed8b754eb8fc1f9e54345048c611cedb10130c679c6cb8101bcfc3', NULL, NULL, 'false');
INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at, tags) VALUES
('01a207253064000096efc267', '01a20725355e00008438d1ac', 'Shop', '{"id":"01a20725355e00008438d1ac","name":"Shop","tiles":[{"id":"01a207253566000041a3d800","x":0,"y":0,"w":12,"h":4,"name":"Rows","config":{"displayType":"line","sourceId":"01a207253070000013140559","asRatio":false,"fillNulls":true,"select":[{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}]}},{"id":"01a2072535660001e5524cce","x":12,"y":0,"w":12,"h":4,"name":"About","config":{"displayType":"markdown","markdown":"Käse & more"}}],"tags":["shop"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795416208743', '1795416208743', '["shop"]'),
('01a207253064000096efc267', '01a2072537100000a3f3fb3d', 'From the API', '{"id":"01a2072537100000a3f3fb3d","name":"From the API","tiles":[],"tags":["api"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795416209170', '1795416209170', '["api"]');
INSERT INTO alerts (team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval, schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id, group_by, dashboard_id, tile_id, webhook_id, channels, state, silenced, execution_errors, created_by, created_at, updated_at, enabled, no_data, renotify_interval, due_at, claim, judged_at, memory) VALUES
('01a207253064000096efc267', '01a2072535aa00004d2e5524', 'No rows', NULL, NULL, '1', NULL, 'below', '1m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a20725355e00008438d1ac', '01a207253566000041a3d800', '01a20725355200007377e197', '[{"type":"webhook","webhookId":"01a20725355200007377e197"}]', 'ALERT', NULL, '[]', NULL, '1795416208810', '1795416208810', NULL, NULL, NULL, '1795416245000', NULL, '1795416180000', '{"":{"state":"ALERT","streak":1,"judged":"2026-11-23T06:43:00Z","told":true,"toldAt":"2026-11-23T06:43:00Z"}}'),
('01a207253064000096efc267', '01a2072535ac0000236bb394', 'Many rows', NULL, NULL, '100', NULL, 'above', '5m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a20725355e00008438d1ac', '01a207253566000041a3d800', '01a2072535540000bdc754cf', '[{"type":"webhook","webhookId":"01a2072535540000bdc754cf"}]', 'OK', '{"by":"23576220-f769-4cc2-ad6a-d4507257a56b","at":"2026-11-23T06:43:29.227Z","until":"2027-11-01T00:00:00.000Z"}', '[]', NULL, '1795416208812', '1795416208812', NULL, NULL, NULL, '1795416305000', NULL, '1795416000000', '{}');
INSERT INTO activities (organization_id, id, created_at, type, actor_type, actor_id, actor_details, actor_ip, user_agent, service_id, key_id, key_name, member_id, member_email, invitation_id) VALUES
('69ea1bb3-7bc9-46f7-be6c-5e8ef1b2878b', '01a20725-3624-70ad-be1e-27008b4ea54f', '1795416208932', 'key_create', 'system', '', '', '', '', NULL, 'ce008030-f35d-4083-a640-66b5d556361c', 'revoked', NULL, NULL, NULL),
('69ea1bb3-7bc9-46f7-be6c-5e8ef1b2878b', '01a20725-3684-71c9-bfa1-1295330ce555', '1795416209028', 'key_delete', 'system', '', '', '', '', NULL, 'ce008030-f35d-4083-a640-66b5d556361c', 'revoked', NULL, NULL, NULL),
('69ea1bb3-7bc9-46f7-be6c-5e8ef1b2878b', '01a20725-3700-726d-9e5e-5b0a05ca0131', '1795416209152', 'key_create', 'system', '', '', '', '', NULL, 'b73bfd96-1bfe-4bda-9a6e-5727efeb8dc9', 'second', NULL, NULL, NULL),
('69ea1bb3-7bc9-46f7-be6c-5e8ef1b2878b', '01a20725-373d-7334-abd1-b0c236a3f6c5', '1795416209213', 'organization_invite_create', 'user', '23576220-f769-4cc2-ad6a-d4507257a56b', 'owner@localhost', '127.0.0.1', 'Python-urllib/3.11', NULL, NULL, NULL, NULL, 'ann@example.com', 'b2be3f13-cbea-4299-95ae-51e15e53d826');
INSERT INTO alert_history (team_id, alert_id, window_end, group_key, state, violations, window_values, errors, evaluated_at, read_at, no_value) VALUES
('01a207253064000096efc267', '01a2072535ac0000236bb394', '1795416000000', '', 'OK', '0', '[[1795415700000,0]]', NULL, '1795416209166', '1795416209081', NULL),
('01a207253064000096efc267', '01a2072535aa00004d2e5524', '1795416180000', '', 'ALERT', '1', '[[1795416120000,0]]', NULL, '1795416209185', '1795416209082', NULL);
INSERT INTO alert_notify_errors (team_id, alert_id, group_key, webhook_id, message, created_at) VALUES
('01a207253064000096efc267', '01a2072535aa00004d2e5524', '', '01a20725355200007377e197', 'Notifying the generic webhook "inside" failed: the connection was refused. It is tried again.', '1795416209232');
INSERT INTO deliveries (seq, team_id, id, alert_id, group_key, webhook_id, webhook_name, service, target, queue, message_id, event_id, firing, title, body, link, window_start, window_end, status, waits, attempts, tries, due_at, expires_at, created_at, finished_at) OVERRIDING SYSTEM VALUE VALUES
('1', '01a207253064000096efc267', '01a20725373b00001cff15c3', '01a2072535aa00004d2e5524', '', '01a20725355200007377e197', 'inside', 'generic', '01a207253064000096efc267/01a20725355200007377e197', 'c1e8058accb9628621fb2dce0a4ef76e', 'fff453a0b73a9f70dc9dc64f506c9170e7e9cb79', '9781df51b922102b7fcbed60f910447dc4c6c691', 'true', '🚨 No rows', '
The value is 0, which falls below the threshold of 1
Time Range (UTC): [Nov 23 6:42:00 AM - Nov 23 6:43:00 AM)

http://127.0.0.1:35613/dashboards/01a20725355e00008438d1ac?from=1795415700000&granularity=1+minute&to=1795416600000&highlightedTileId=01a207253566000041a3d800', 'http://127.0.0.1:35613/dashboards/01a20725355e00008438d1ac?from=1795415700000&granularity=1+minute&to=1795416600000&highlightedTileId=01a207253566000041a3d800', '1795416120000', '1795416180000', 'pending', 'false', '1', '1', '1795416210036', '1795502609210', '1795416209211', NULL);
SELECT setval(pg_get_serial_sequence('deliveries', 'seq'), max(seq)) FROM deliveries;
INSERT INTO delivery_attempts (team_id, delivery_id, number, began_at, duration, status, error, message, response, next_at) VALUES
('01a207253064000096efc267', '01a20725373b00001cff15c3', '1', '1795416209229', '0', NULL, 'CONNECTION_ERROR', 'the connection was refused', NULL, '1795416210036');
INSERT INTO delivery_targets (team_id, webhook_id, due_at, claim, failures, paused_until, paused_at) VALUES
('01a207253064000096efc267', '01a20725355200007377e197', '1795416210036', NULL, '1', NULL, NULL);
INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at, name, token, token_hash) VALUES
('69ea1bb3-7bc9-46f7-be6c-5e8ef1b2878b', 'b2be3f13-cbea-4299-95ae-51e15e53d826', 'ann@example.com', 'admin', '1795416209207', '1798008209207', NULL, E'\\x01b9fe3254a0aac55d42f5df7e8a1414a62077398d922c731a28b656168e3acb7a4d1b09b788ffcf2340b401e7eab2f49c2350e8932437a569fe2e92871354e5cf23ad70b9ff19ea510bb02c3a567a53f16b32c8b0259e21643e4a7b88', E'\\x4054f6ef8b0f6249b5ec27f1b6fbaa318d008415bb9333a14349d56f15719c81');
INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state, created_at, expire_at, revoked_at, roles, used_at, ip_access_list, login_hash) VALUES
('69ea1bb3-7bc9-46f7-be6c-5e8ef1b2878b', 'ed66c97d-0b87-45b0-9944-a769b5147b32', 'personal', '23576220-f769-4cc2-ad6a-d4507257a56b', '01a207253064000096efc267', 'default', NULL, E'\\xca15544849bf861220e5f26ac8a8277a1648d52fe4d5c6d4fa394d3ed00330b2', '-u9I', 'enabled', '1795416207464', NULL, NULL, '["admin"]', NULL, '[]', NULL),
('69ea1bb3-7bc9-46f7-be6c-5e8ef1b2878b', '691521f5-f717-4131-993b-78401b3fa060', 'ingestion', NULL, '01a207253064000096efc267', 'default', NULL, E'\\x42ef68b2d6ba482236ed90b8d70835cea881f3af8b807f852e2579d98a11cb33', '_sYo', 'enabled', '1795416207464', NULL, NULL, '[]', NULL, '[]', NULL),
('69ea1bb3-7bc9-46f7-be6c-5e8ef1b2878b', 'ce008030-f35d-4083-a640-66b5d556361c', 'personal', '23576220-f769-4cc2-ad6a-d4507257a56b', '01a207253064000096efc267', 'revoked', NULL, E'\\x20507f6860e89cfa44ddfcab6370e9d0a9d0d12c491c9cfdcf9580c821d38649', 'VN1c', 'disabled', '1795416208931', NULL, '1795416209027', '["admin"]', NULL, '[]', NULL),
('69ea1bb3-7bc9-46f7-be6c-5e8ef1b2878b', 'b73bfd96-1bfe-4bda-9a6e-5727efeb8dc9', 'personal', '23576220-f769-4cc2-ad6a-d4507257a56b', '01a207253064000096efc267', 'second', NULL, E'\\xbe01b25c14b056f3f77b8ce8952830aade5c0e95eedf3dc0279a7ab1b368ebc5', 'vnPY', 'enabled', '1795416209150', NULL, NULL, '["admin"]', NULL, '[]', NULL);
DELETE FROM usage_counts;
INSERT INTO usage_counts (team_id, noun, shard, amount) VALUES
('01a207253064000096efc267', 'connections', '35', '1'),
('01a207253064000096efc267', 'sources', '35', '4'),
('01a207253064000096efc267', 'connections', '18', '1'),
('01a207253064000096efc267', 'sources', '18', '1'),
('01a207253064000096efc267', 'savedSearches', '18', '1'),
('01a207253064000096efc267', 'webhooks', '18', '1'),
('01a207253064000096efc267', 'webhooks', '50', '1'),
('01a207253064000096efc267', 'dashboards', '12', '1'),
('01a207253064000096efc267', 'dashboardBytes', '52', '552'),
('01a207253064000096efc267', 'alerts', '5', '1'),
('01a207253064000096efc267', 'alerts', '12', '1'),
('01a207253064000096efc267', 'dashboards', '22', '1'),
('01a207253064000096efc267', 'dashboardBytes', '53', '161'),
('01a207253064000096efc267', 'webhooks', '9', '1');
UPDATE dashboards SET tags = NULL;
