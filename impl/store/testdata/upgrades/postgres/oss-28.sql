-- {"apiKey":"obs_key_eNGRWR1sv2HoSFRKsqetDY5pmxzdmsTpp0aOG4OtWzA","ingestionKey":"obs_ing_dPtp6ee8RPwopp6uae9mritZU9y5z_kMImor1b_GcJI","teamId":"01a208e602f40000c2575a35"}
INSERT INTO schema_version (id, version_id, is_applied, tstamp) VALUES
('1', '0', 'true', '2026-11-23 14:53:41.404267'),
('2', '1', 'true', '2026-11-23 14:53:41.41154'),
('3', '2', 'true', '2026-11-23 14:53:41.434303'),
('4', '3', 'true', '2026-11-23 14:53:41.435294'),
('5', '4', 'true', '2026-11-23 14:53:41.443957'),
('6', '5', 'true', '2026-11-23 14:53:41.449858'),
('7', '6', 'true', '2026-11-23 14:53:41.463478'),
('8', '7', 'true', '2026-11-23 14:53:41.470501'),
('9', '8', 'true', '2026-11-23 14:53:41.470887'),
('10', '9', 'true', '2026-11-23 14:53:41.47161'),
('11', '10', 'true', '2026-11-23 14:53:41.47205'),
('12', '11', 'true', '2026-11-23 14:53:41.472421'),
('13', '12', 'true', '2026-11-23 14:53:41.473384'),
('14', '13', 'true', '2026-11-23 14:53:41.474349'),
('15', '14', 'true', '2026-11-23 14:53:41.476302'),
('16', '15', 'true', '2026-11-23 14:53:41.476847'),
('17', '16', 'true', '2026-11-23 14:53:41.478071'),
('18', '17', 'true', '2026-11-23 14:53:41.482672'),
('19', '18', 'true', '2026-11-23 14:53:41.483771'),
('20', '19', 'true', '2026-11-23 14:53:41.484706'),
('21', '20', 'true', '2026-11-23 14:53:41.485137'),
('22', '21', 'true', '2026-11-23 14:53:41.486045'),
('23', '22', 'true', '2026-11-23 14:53:41.486045'),
('24', '23', 'true', '2026-11-23 14:53:41.486045'),
('25', '24', 'true', '2026-11-23 14:53:41.486045'),
('26', '25', 'true', '2026-11-23 14:53:41.486045'),
('27', '26', 'true', '2026-11-23 14:53:41.486045'),
('28', '27', 'true', '2026-11-23 14:53:41.486045'),
('29', '28', 'true', '2026-11-23 14:53:41.486045');
SELECT setval(pg_get_serial_sequence('schema_version', 'id'), max(id)) FROM schema_version;
INSERT INTO settings (name, value) VALUES
('encryption_check', E'\\x0174ad90fac8449a86811820919de563c4f4bebca3950433f3e8ec4b815523fd3cd8d06d');
INSERT INTO organizations (id, name, created_at, display_name, enable_core_dumps, private_endpoints) VALUES
('e83cfbf9-c038-4164-8c25-d99f46ea29c9', 'default', '1795445621492', 'default', 'false', '[]');
INSERT INTO services (organization_id, id, team_id, name, database_name, created_at) VALUES
('e83cfbf9-c038-4164-8c25-d99f46ea29c9', '8e1d9990-35de-424a-aa4a-cba2b5e265ed', '01a208e602f40000c2575a35', 'default', 'default', '1795445621492');
INSERT INTO people (organization_id, id, email, name, role, created_at, password, updated_at) VALUES
('e83cfbf9-c038-4164-8c25-d99f46ea29c9', '83faf51d-a770-4b28-80eb-bab923ade4e3', 'owner@localhost', 'Owner', 'admin', '1795445621493', NULL, '1795445621493');
INSERT INTO identities (organization_id, issuer, subject, person_id, created_at) VALUES
('e83cfbf9-c038-4164-8c25-d99f46ea29c9', 'https://id.example.com', 'owner', '83faf51d-a770-4b28-80eb-bab923ade4e3', '1795445620573');
INSERT INTO connections (team_id, id, name, host, username, password, setting_prefix, is_prometheus, created_at, updated_at, trusted, prometheus_endpoint) VALUES
('01a208e602f40000c2575a35', '01a208e602f80000a77d8908', 'local', '', '', E'\\x012694f87e84850b86001c2e013456f80a1c080356b3c94fb46cc6036a', NULL, NULL, '1795445621496', '1795445621496', 'true', NULL),
('01a208e602f40000c2575a35', '01a208e6040a00000e99d5cc', 'spare', 'http://10.1.2.3:8123', 'reader', E'\\x01629ddce3eaf127195217560057910c431c8133f04be5dbc166ea12fc14c0d42ce6180317b144cd75e1c1b99db515ac', NULL, NULL, '1795445621770', '1795445621770', 'true', NULL);
INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at) VALUES
('01a208e602f40000c2575a35', '01a208e602fa000067cac851', 'Logs', 'log', '01a208e602f80000a77d8908', '{"id":"01a208e602fa000067cac851","name":"Logs","kind":"log","connection":"01a208e602f80000a77d8908","from":{"databaseName":"default","tableName":"otel_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,SeverityText,Body","serviceNameExpression":"ServiceName","severityTextExpression":"SeverityText","bodyExpression":"Body","eventAttributesExpression":"LogAttributes","resourceAttributesExpression":"ResourceAttributes","displayedTimestampValueExpression":"Timestamp","metricSourceId":"01a208e602fa0002326425ce","traceSourceId":"01a208e602fa0001e8c8baf3","traceIdExpression":"TraceId","spanIdExpression":"SpanId","implicitColumnExpression":"Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795445621498', '1795445621498'),
('01a208e602f40000c2575a35', '01a208e602fa0001e8c8baf3', 'Traces', 'trace', '01a208e602f80000a77d8908', '{"id":"01a208e602fa0001e8c8baf3","name":"Traces","kind":"trace","connection":"01a208e602f80000a77d8908","from":{"databaseName":"default","tableName":"otel_traces"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName","durationExpression":"Duration","durationPrecision":9,"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":"01a208e602fa000067cac851","sessionSourceId":"01a208e602fa0003b42b32a3","metricSourceId":"01a208e602fa0002326425ce","statusCodeExpression":"StatusCode","statusMessageExpression":"StatusMessage","serviceNameExpression":"ServiceName","resourceAttributesExpression":"ResourceAttributes","eventAttributesExpression":"SpanAttributes","spanEventsValueExpression":"Events","implicitColumnExpression":"SpanName","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795445621499', '1795445621499'),
('01a208e602f40000c2575a35', '01a208e602fa0002326425ce', 'Metrics', 'metric', '01a208e602f80000a77d8908', '{"id":"01a208e602fa0002326425ce","name":"Metrics","kind":"metric","connection":"01a208e602f80000a77d8908","from":{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix","metricTables":{"gauge":"otel_metrics_gauge","histogram":"otel_metrics_histogram","sum":"otel_metrics_sum","summary":"otel_metrics_summary","exponential histogram":"otel_metrics_exponential_histogram"},"resourceAttributesExpression":"ResourceAttributes","serviceNameExpression":"ServiceName","logSourceId":"01a208e602fa000067cac851"}', '1795445621500', '1795445621500'),
('01a208e602f40000c2575a35', '01a208e602fa0003b42b32a3', 'Sessions', 'session', '01a208e602f80000a77d8908', '{"id":"01a208e602fa0003b42b32a3","name":"Sessions","kind":"session","connection":"01a208e602f80000a77d8908","from":{"databaseName":"default","tableName":"hyperdx_sessions"},"disabled":false,"querySettings":[],"timestampValueExpression":"TimestampTime","traceSourceId":"01a208e602fa0001e8c8baf3","resourceAttributesExpression":"ResourceAttributes"}', '1795445621500', '1795445621500'),
('01a208e602f40000c2575a35', '01a208e6040d000014e6bfea', 'Audit', 'log', '01a208e6040a00000e99d5cc', '{"id":"01a208e6040d000014e6bfea","name":"Audit","kind":"log","connection":"01a208e6040a00000e99d5cc","from":{"databaseName":"default","tableName":"audit_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795445621773', '1795445621773');
INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by, tags, filters, created_at, updated_at) VALUES
('01a208e602f40000c2575a35', '01a208e6040f0000712f5616', 'payments', '01a208e602fa000067cac851', '', 'ServiceName:payment', 'lucene', '', '["shop"]', '[]', '1795445621775', '1795445621775');
INSERT INTO webhooks (team_id, id, name, service, url, description, body, headers, query_params, created_at, updated_at, routing_key, signing_secret, old_secret, old_until, trusted) VALUES
('01a208e602f40000c2575a35', '01a208e604110000a22cfb1f', 'inside', 'generic', E'\\x013ce84d476854ac8e79c6087d0db25fe0b07a5f7424eb4785698ff0c17aa449c4a8bb1ceea4fe103d1e9a3aa56313835ac25590f0febfafe185e9dbb4b16cc762e98624dd', NULL, '{"text":"{{title}}"}', E'\\x0135fd8feaea8df2b6a1dd189062c5a316539220936a5fb333629cd42e10f42faa6063d759892d2f845097aa7dc1be1bc71c1a1958fae37d', E'\\x01adb7e5e96f2632bd86dec81b69e0b8caab0e9d0115fd9f70ab15ca7f687133f8c91c7676bfb32bc12d1454a8725d6705b167', '1795445621777', '1795445621777', NULL, E'\\x011e7c60b435dfede518da8c3bb3239322eb142e02234ab651d4f29da6858ad4e023c44eef106ec98c0c4f17dab935849cc5ab7e6ef83f50020c842e0c94b8322df6053d25482b4da48b22b3acdb3f', NULL, NULL, 'true'),
('01a208e602f40000c2575a35', '01a208e604130000d08b1739', 'chat', 'slack', E'\\x012a2e1f95639828c4be18bc5c6c3154b58826cc77d542fa7e3a4801a8ea2e417ca40eec67688cedd6aa8bbcbc1ffb91b0402a1f3cb648ecc9550283b7ff62d589bc77df6e59ac54f557186c81504aed', NULL, NULL, NULL, NULL, '1795445621779', '1795445621779', NULL, NULL, NULL, NULL, 'true'),
('01a208e602f40000c2575a35', '01a208e604e900000ea5a097', 'member', 'generic', E'\\x01d088706c497869e039c4d4527026390ef242ec1e36c90592c2a78b2578585ce89bd13b4514cbaac5e3b684fbdfaeeacbd41c356f', NULL, NULL, NULL, NULL, '1795445621993', '1795445621993', NULL, E'\\x01802d7ca27d9139926d7d08f7e580aef98993a16430bd7cbb1975db4ec5d27e97dbcaa25c97015512cd7c118910e66b204a165cb88190e6577fb6d6ad100ff235143b4058abe6e312a982dace0e56', NULL, NULL, 'false');
INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at, tags) VALUES
('01a208e602f40000c2575a35', '01a208e604140000608a9d93', 'Shop', '{"id":"01a208e604140000608a9d93","name":"Shop","tiles":[{"id":"01a208e604150000e424dbaa","x":0,"y":0,"w":12,"h":4,"name":"Rows","config":{"displayType":"line","sourceId":"01a208e602fa000067cac851","asRatio":false,"fillNulls":true,"select":[{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}]}},{"id":"01a208e6041500016ed5b3f3","x":12,"y":0,"w":12,"h":4,"name":"About","config":{"displayType":"markdown","markdown":"Käse & more"}}],"tags":["shop"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795445621781', '1795445621781', '["shop"]'),
('01a208e602f40000c2575a35', '01a208e604e400001a8c0d2e', 'From the API', '{"id":"01a208e604e400001a8c0d2e","name":"From the API","tiles":[],"tags":["api"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795445621990', '1795445621990', '["api"]');
INSERT INTO alerts (team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval, schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id, group_by, dashboard_id, tile_id, webhook_id, channels, state, silenced, execution_errors, created_by, created_at, updated_at, enabled, no_data, renotify_interval, due_at, claim, judged_at, memory, worker, answer, answer_of, display_name, tags, derived_name, derived_tags, chart_config) VALUES
('01a208e602f40000c2575a35', '01a208e6041c00003b1c59d3', 'Many rows', NULL, NULL, '100', NULL, 'above', '5m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a208e604140000608a9d93', '01a208e604150000e424dbaa', '01a208e604130000d08b1739', '[{"type":"webhook","webhookId":"01a208e604130000d08b1739"}]', 'OK', '{"by":"83faf51d-a770-4b28-80eb-bab923ade4e3","at":"2026-11-23T14:53:42.002Z","until":"2027-11-01T00:00:00.000Z"}', '[]', NULL, '1795445621788', '1795445621788', NULL, NULL, NULL, '1795445700000', NULL, '1795445400000', '{}', '01a208e6028f00009b1a8113', '{"id":"01a208e6041c00003b1c59d3","name":"Many rows","message":null,"note":null,"threshold":100,"interval":"5m","numConsecutiveWindows":null,"thresholdType":"above","source":"tile","state":"","channel":{"type":"webhook","webhookId":"01a208e604130000d08b1739"},"channels":[{"type":"webhook","webhookId":"01a208e604130000d08b1739"}],"teamId":"01a208e602f40000c2575a35","dashboardId":"01a208e604140000608a9d93","tileId":"01a208e604150000e424dbaa","createdAt":"2026-11-23T14:53:41.788Z","updatedAt":"2026-11-23T14:53:41.788Z"}', '1795445621788', 'Too many rows', '["night"]', 'Shop - Rows', NULL, NULL),
('01a208e602f40000c2575a35', '01a208e6041a0000762db9ab', 'No rows', NULL, NULL, '1', NULL, 'below', '1m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a208e604140000608a9d93', '01a208e604150000e424dbaa', '01a208e604110000a22cfb1f', '[{"type":"webhook","webhookId":"01a208e604110000a22cfb1f"}]', 'ALERT', NULL, '[]', NULL, '1795445621786', '1795445621786', NULL, NULL, NULL, '1795445640000', NULL, '1795445580000', '{"":{"state":"ALERT","streak":1,"judged":"2026-11-23T14:53:00Z","told":true,"toldAt":"2026-11-23T14:53:00Z"}}', '01a208e6028f00009b1a8113', '{"id":"01a208e6041a0000762db9ab","name":"No rows","message":null,"note":null,"threshold":1,"interval":"1m","numConsecutiveWindows":null,"thresholdType":"below","source":"tile","state":"","channel":{"type":"webhook","webhookId":"01a208e604110000a22cfb1f"},"channels":[{"type":"webhook","webhookId":"01a208e604110000a22cfb1f"}],"teamId":"01a208e602f40000c2575a35","dashboardId":"01a208e604140000608a9d93","tileId":"01a208e604150000e424dbaa","createdAt":"2026-11-23T14:53:41.786Z","updatedAt":"2026-11-23T14:53:41.786Z"}', '1795445621786', NULL, NULL, 'Shop - Rows', NULL, NULL);
INSERT INTO activities (organization_id, id, created_at, type, actor_type, actor_id, actor_details, actor_ip, user_agent, service_id, key_id, key_name, member_id, member_email, invitation_id) VALUES
('e83cfbf9-c038-4164-8c25-d99f46ea29c9', '01a208e6-0456-760b-9dad-c910795e6ad6', '1795445621846', 'key_create', 'system', '', '', '', '', NULL, '1efa0546-dd66-4f2c-ad62-5a66bc7cb3f3', 'revoked', NULL, NULL, NULL),
('e83cfbf9-c038-4164-8c25-d99f46ea29c9', '01a208e6-04b4-7d3e-a752-7ec1fec32f4c', '1795445621940', 'key_delete', 'system', '', '', '', '', NULL, '1efa0546-dd66-4f2c-ad62-5a66bc7cb3f3', 'revoked', NULL, NULL, NULL),
('e83cfbf9-c038-4164-8c25-d99f46ea29c9', '01a208e6-04dd-7186-91ab-42a0acdac16e', '1795445621981', 'key_create', 'system', '', '', '', '', NULL, '019e9b7c-7e66-4590-a479-10e5492c4ce2', 'second', NULL, NULL, NULL),
('e83cfbf9-c038-4164-8c25-d99f46ea29c9', '01a208e6-04fd-73e9-b60e-bacbb9a422e8', '1795445622013', 'organization_invite_create', 'user', '83faf51d-a770-4b28-80eb-bab923ade4e3', 'owner@localhost', '127.0.0.1', 'Go-http-client/1.1', NULL, NULL, NULL, NULL, 'ann@example.com', 'a8691745-cdd8-43c2-8c08-3a1ff64b14bf');
INSERT INTO alert_history (team_id, alert_id, window_end, group_key, state, violations, window_values, errors, evaluated_at, read_at, no_value, read_from, read_tables) VALUES
('01a208e602f40000c2575a35', '01a208e6041c00003b1c59d3', '1795445400000', '', 'OK', '0', '[[1795445100000,0]]', NULL, '1795445622089', '1795445622033', NULL, '1795445100000', 'otel_logs'),
('01a208e602f40000c2575a35', '01a208e6041a0000762db9ab', '1795445580000', '', 'ALERT', '1', '[[1795445520000,0]]', NULL, '1795445622095', '1795445622033', NULL, '1795445520000', 'otel_logs');
INSERT INTO alert_notify_errors (team_id, alert_id, group_key, webhook_id, message, created_at) VALUES
('01a208e602f40000c2575a35', '01a208e6041a0000762db9ab', '', '01a208e604110000a22cfb1f', 'Notifying the generic webhook "inside" failed: the connection was refused. It is tried again.', '1795445622116');
INSERT INTO deliveries (seq, team_id, id, alert_id, group_key, webhook_id, webhook_name, service, target, queue, message_id, event_id, firing, title, body, link, window_start, window_end, status, waits, attempts, tries, due_at, expires_at, created_at, finished_at, variables) OVERRIDING SYSTEM VALUE VALUES
('1', '01a208e602f40000c2575a35', '01a208e60558000093d366a9', '01a208e6041a0000762db9ab', '', '01a208e604110000a22cfb1f', 'inside', 'generic', '01a208e602f40000c2575a35/01a208e604110000a22cfb1f', '21e88d140db4c3ce1bfc6d0e5db66556', '7236d02804b2877483a453e35e4101bdcb4be7b7', '5eea2e55080186383cc5833082e6c5e9e471fe64', 'true', '🚨 No rows', '
The value is 0, which falls below the threshold of 1
Time Range (UTC): [Nov 23 2:52:00 PM - Nov 23 2:53:00 PM)

http://127.0.0.1:40685/dashboards/01a208e604140000608a9d93?from=1795445100000&granularity=1+minute&to=1795446000000&highlightedTileId=01a208e604150000e424dbaa', 'http://127.0.0.1:40685/dashboards/01a208e604140000608a9d93?from=1795445100000&granularity=1+minute&to=1795446000000&highlightedTileId=01a208e604150000e424dbaa', '1795445520000', '1795445580000', 'pending', 'false', '1', '1', '1795445622667', '1795532022104', '1795445622104', NULL, '{"alertId":"01a208e6041a0000762db9ab","note":""}');
SELECT setval(pg_get_serial_sequence('deliveries', 'seq'), max(seq)) FROM deliveries;
INSERT INTO delivery_attempts (team_id, delivery_id, number, began_at, duration, status, error, message, response, next_at) VALUES
('01a208e602f40000c2575a35', '01a208e60558000093d366a9', '1', '1795445622113', '0', NULL, 'CONNECTION_ERROR', 'the connection was refused', NULL, '1795445622667');
INSERT INTO delivery_targets (team_id, webhook_id, due_at, claim, failures, paused_until, paused_at, worker) VALUES
('01a208e602f40000c2575a35', '01a208e604110000a22cfb1f', '1795445622667', NULL, '1', NULL, NULL, '01a208e6028f00013bab1db1');
INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at, name, token, token_hash) VALUES
('e83cfbf9-c038-4164-8c25-d99f46ea29c9', 'a8691745-cdd8-43c2-8c08-3a1ff64b14bf', 'ann@example.com', 'admin', '1795445622010', '1798037622010', NULL, E'\\x014de88f8ad55853b434b6e49d72ccbd592130e31b3fd8cfe3b2e9501da10b81c9b10ce77e3ceb2a1f7186df5c4a264c80f03d4742700e7d7c5f4946d84f1853d48cbbeebc4dc5e4653affa13b7233d315937c151d8a5ca0dce0af2dd2', E'\\x4b1006374f4f7be47ff7a8e2524f4c1f0bc7c4e02f7d7d0762a6871c44167e05');
INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state, created_at, expire_at, revoked_at, roles, used_at, ip_access_list, login_hash) VALUES
('e83cfbf9-c038-4164-8c25-d99f46ea29c9', 'fe5318d2-354b-474f-b3a4-c7d4a3952b44', 'personal', '83faf51d-a770-4b28-80eb-bab923ade4e3', '01a208e602f40000c2575a35', 'default', NULL, E'\\x6a0ca0f4995f312394d560ebc17f7ed7be20ad9d4b0480d0140e3709575ec8c0', 'tWzA', 'enabled', '1795445621494', NULL, NULL, '["admin"]', NULL, '[]', NULL),
('e83cfbf9-c038-4164-8c25-d99f46ea29c9', 'ecc81918-72d7-4350-924d-8fd2fb7eb542', 'ingestion', NULL, '01a208e602f40000c2575a35', 'default', NULL, E'\\xed38fc8c2196119bb544712bf38280ef8891bfc87a031cdd0ffd65b39e5bf4e0', 'GcJI', 'enabled', '1795445621495', NULL, NULL, '[]', NULL, '[]', NULL),
('e83cfbf9-c038-4164-8c25-d99f46ea29c9', '1efa0546-dd66-4f2c-ad62-5a66bc7cb3f3', 'personal', '83faf51d-a770-4b28-80eb-bab923ade4e3', '01a208e602f40000c2575a35', 'revoked', NULL, E'\\x5d027420ee1902d26a348e79baabdd30d6e1a146d208d1a9b42497145ccfe6fa', 'ZCYo', 'disabled', '1795445621845', NULL, '1795445621940', '["admin"]', NULL, '[]', NULL),
('e83cfbf9-c038-4164-8c25-d99f46ea29c9', '019e9b7c-7e66-4590-a479-10e5492c4ce2', 'personal', '83faf51d-a770-4b28-80eb-bab923ade4e3', '01a208e602f40000c2575a35', 'second', NULL, E'\\xad35e6618f8b89efcef8b1a8913b78b7af757a14034ebf330ea5c33c9fde19d2', 'kxA0', 'enabled', '1795445621980', NULL, NULL, '["admin"]', NULL, '[]', NULL);
DELETE FROM usage_counts;
INSERT INTO usage_counts (team_id, noun, shard, amount) VALUES
('01a208e602f40000c2575a35', 'connections', '10', '1'),
('01a208e602f40000c2575a35', 'sources', '10', '4'),
('01a208e602f40000c2575a35', 'connections', '52', '1'),
('01a208e602f40000c2575a35', 'sources', '52', '1'),
('01a208e602f40000c2575a35', 'savedSearches', '52', '1'),
('01a208e602f40000c2575a35', 'webhooks', '52', '1'),
('01a208e602f40000c2575a35', 'webhooks', '5', '1'),
('01a208e602f40000c2575a35', 'dashboards', '4', '1'),
('01a208e602f40000c2575a35', 'dashboardBytes', '52', '552'),
('01a208e602f40000c2575a35', 'alerts', '56', '1'),
('01a208e602f40000c2575a35', 'alerts', '27', '1'),
('01a208e602f40000c2575a35', 'dashboards', '10', '1'),
('01a208e602f40000c2575a35', 'dashboardBytes', '44', '161'),
('01a208e602f40000c2575a35', 'webhooks', '10', '1');
