-- {"apiKey": "obs_key_wRxdWXIrBY33ilm0z5kIRrEheWflmwfODwpP9mVdu4c", "ingestionKey": "obs_ing_4Lm09MkVfg9Efqy_Qq1DIbAqEclvor7SLj5C2Iz81Nc", "teamId": "01a207254f50000009bbd61f"}
INSERT INTO schema_version (id, version_id, is_applied, tstamp) VALUES
('1', '0', 'true', '2026-11-23 06:43:35.149597'),
('2', '1', 'true', '2026-11-23 06:43:35.169171'),
('3', '2', 'true', '2026-11-23 06:43:35.215559'),
('4', '3', 'true', '2026-11-23 06:43:35.220474'),
('5', '4', 'true', '2026-11-23 06:43:35.258574'),
('6', '5', 'true', '2026-11-23 06:43:35.277832'),
('7', '6', 'true', '2026-11-23 06:43:35.302345'),
('8', '7', 'true', '2026-11-23 06:43:35.318169'),
('9', '8', 'true', '2026-11-23 06:43:35.324215'),
('10', '9', 'true', '2026-11-23 06:43:35.329926'),
('11', '10', 'true', '2026-11-23 06:43:35.335337'),
('12', '11', 'true', '2026-11-23 06:43:35.341581'),
('13', '12', 'true', '2026-11-23 06:43:35.347697'),
('14', '13', 'true', '2026-11-23 06:43:35.349667'),
('15', '14', 'true', '2026-11-23 06:43:35.358455'),
('16', '15', 'true', '2026-11-23 06:43:35.361687');
SELECT setval(pg_get_serial_sequence('schema_version', 'id'), max(id)) FROM schema_version;
INSERT INTO settings (name, value) VALUES
('encryption_check', E'\\x01e922e4033424f678104e6138d9dbcafaf525d3ce06daa92de5511fb801de0acab15cf2');
INSERT INTO organizations (id, name, created_at, display_name, enable_core_dumps, private_endpoints) VALUES
('d9e4acd7-ecd9-4531-b69c-f5e129442b22', 'default', '1795416215376', 'default', 'false', '[]');
INSERT INTO services (organization_id, id, team_id, name, database_name, created_at) VALUES
('d9e4acd7-ecd9-4531-b69c-f5e129442b22', '49404b61-7a75-4005-b49b-189558b9f48b', '01a207254f50000009bbd61f', 'default', 'default', '1795416215377');
INSERT INTO people (organization_id, id, email, name, role, created_at, password, updated_at) VALUES
('d9e4acd7-ecd9-4531-b69c-f5e129442b22', 'cebf09da-bdbf-44e9-8440-a7e45ec9d9cb', 'owner@localhost', 'Owner', 'admin', '1795416215377', NULL, '1795416215377');
INSERT INTO connections (team_id, id, name, host, username, password, setting_prefix, is_prometheus, created_at, updated_at, trusted, prometheus_endpoint) VALUES
('01a207254f50000009bbd61f', '01a207254f58000069f0a0eb', 'local', '', '', E'\\x01e34398eb3d24acc0959c764d3bc0d7cbea8c52424b543a2df51ca57d', NULL, NULL, '1795416215384', '1795416215384', 'true', NULL),
('01a207254f50000009bbd61f', '01a2072552a8000095c4d8a3', 'spare', 'http://10.1.2.3:8123', 'reader', E'\\x011f9407c995efb9deda198573ee04071f5590f299a7ec556196418abd7e8bc8474cb1ace0782fc7c5fc94004fd10b46', NULL, NULL, '1795416216232', '1795416216232', 'true', NULL);
INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at) VALUES
('01a207254f50000009bbd61f', '01a207254f5a0000a962d2d2', 'Logs', 'log', '01a207254f58000069f0a0eb', '{"id":"01a207254f5a0000a962d2d2","name":"Logs","kind":"log","connection":"01a207254f58000069f0a0eb","from":{"databaseName":"default","tableName":"otel_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,SeverityText,Body","serviceNameExpression":"ServiceName","severityTextExpression":"SeverityText","bodyExpression":"Body","eventAttributesExpression":"LogAttributes","resourceAttributesExpression":"ResourceAttributes","displayedTimestampValueExpression":"Timestamp","metricSourceId":"01a207254f5a000285b33c36","traceSourceId":"01a207254f5a00019be4ae30","traceIdExpression":"TraceId","spanIdExpression":"SpanId","implicitColumnExpression":"Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416215387', '1795416215387'),
('01a207254f50000009bbd61f', '01a207254f5a00019be4ae30', 'Traces', 'trace', '01a207254f58000069f0a0eb', '{"id":"01a207254f5a00019be4ae30","name":"Traces","kind":"trace","connection":"01a207254f58000069f0a0eb","from":{"databaseName":"default","tableName":"otel_traces"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName","durationExpression":"Duration","durationPrecision":9,"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":"01a207254f5a0000a962d2d2","sessionSourceId":"01a207254f5a00035497ee32","metricSourceId":"01a207254f5a000285b33c36","statusCodeExpression":"StatusCode","statusMessageExpression":"StatusMessage","serviceNameExpression":"ServiceName","resourceAttributesExpression":"ResourceAttributes","eventAttributesExpression":"SpanAttributes","spanEventsValueExpression":"Events","implicitColumnExpression":"SpanName","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416215388', '1795416215388'),
('01a207254f50000009bbd61f', '01a207254f5a000285b33c36', 'Metrics', 'metric', '01a207254f58000069f0a0eb', '{"id":"01a207254f5a000285b33c36","name":"Metrics","kind":"metric","connection":"01a207254f58000069f0a0eb","from":{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix","metricTables":{"gauge":"otel_metrics_gauge","histogram":"otel_metrics_histogram","sum":"otel_metrics_sum","summary":"otel_metrics_summary","exponential histogram":"otel_metrics_exponential_histogram"},"resourceAttributesExpression":"ResourceAttributes","serviceNameExpression":"ServiceName","logSourceId":"01a207254f5a0000a962d2d2"}', '1795416215388', '1795416215388'),
('01a207254f50000009bbd61f', '01a207254f5a00035497ee32', 'Sessions', 'session', '01a207254f58000069f0a0eb', '{"id":"01a207254f5a00035497ee32","name":"Sessions","kind":"session","connection":"01a207254f58000069f0a0eb","from":{"databaseName":"default","tableName":"hyperdx_sessions"},"disabled":false,"querySettings":[],"timestampValueExpression":"TimestampTime","traceSourceId":"01a207254f5a00019be4ae30","resourceAttributesExpression":"ResourceAttributes"}', '1795416215389', '1795416215389'),
('01a207254f50000009bbd61f', '01a2072552ae00007a9c65cd', 'Audit', 'log', '01a2072552a8000095c4d8a3', '{"id":"01a2072552ae00007a9c65cd","name":"Audit","kind":"log","connection":"01a2072552a8000095c4d8a3","from":{"databaseName":"default","tableName":"audit_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416216239', '1795416216239');
INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by, tags, filters, created_at, updated_at) VALUES
('01a207254f50000009bbd61f', '01a2072552b30000a0722b3c', 'payments', '01a207254f5a0000a962d2d2', '', 'ServiceName:payment', 'lucene', '', '["shop"]', '[]', '1795416216243', '1795416216243');
INSERT INTO webhooks (team_id, id, name, service, url, description, body, headers, query_params, created_at, updated_at, routing_key, signing_secret, old_secret, old_until, trusted) VALUES
('01a207254f50000009bbd61f', '01a2072552b700002013e554', 'inside', 'generic', E'\\x013ecf96b4918d00997432dab7e0cc41a04ce19378903106de1fc1aa213f6ade403f27a131a27c6230efd366ae90d84656267c520b90a745041c155934d64209e121fb2a2f', NULL, '{"text":"{{title}}"}', E'\\x0163fbf27e06079f453e4e71b9c95ab4524c0a6a03f836671153cd1dd7baf157ff702dfab6614aaac9d1e51e4f3ac7677a29ac6c2400da88', E'\\x01d3d31ce113ef525de4f107de16e1abd888a5149048698f3aa3e047ba7082431c22e4c2864173362e6c0bd87202614f627eab', '1795416216247', '1795416216247', NULL, E'\\x01f4dbd994b98c4cb23c08f3637938e56937fb2751094f40bb6a2a5e2436c22116658298ec9913ee6dd83138f4bcc5be0abb204c27b1befd827fcdb4e3e14ddefd03e82ade0a0cb51241d288af1fc0', NULL, NULL, 'true'),
('01a207254f50000009bbd61f', '01a2072552b90000700f2388', 'chat', 'slack', E'\\x01d7e27d1e4ff94e72cbec8289d81a2c97c9375caef349fb091ae0e96862e7044442a4d7ee2e3bd3325f385568e2a98c0da8544d0c3a2b3d027b18ab3fd1855a32469f6b3ccf471b39405f71823992f1', NULL, NULL, NULL, NULL, '1795416216249', '1795416216249', NULL, NULL, NULL, NULL, 'true'),
('01a207254f50000009bbd61f', '01a2072553c80000aa131835', 'member', 'generic', E'\\x013a59fbf3f98fa62ac6dc01cf80bd6d7ea4864c175a2bdace37db53f7174161d25c1ea91c4b9d7e499a3f4e1da261ea7ba576ed28', NULL, NULL, NULL, NULL, '1795416216520', '1795416216520', NULL, E'\\x01470ee846485b2012dc8aa2e9b91471bb43fe5a997b9da449016e8bfd5ab27b69016046de0d513fbf086aef02fb912e4a9c8cfb4f5170681200dcc43a0e2cff7616ee8739b6e2a4188fc55231dded', NULL, NULL, 'false');
INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at, tags) VALUES
('01a207254f50000009bbd61f', '01a2072552bc0000ee756678', 'Shop', '{"id":"01a2072552bc0000ee756678","name":"Shop","tiles":[{"id":"01a2072552bc00010816823d","x":0,"y":0,"w":12,"h":4,"name":"Rows","config":{"displayType":"line","sourceId":"01a207254f5a0000a962d2d2","asRatio":false,"fillNulls":true,"select":[{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}]}},{"id":"01a2072552bc00025e6f9d22","x":12,"y":0,"w":12,"h":4,"name":"About","config":{"displayType":"markdown","markdown":"Käse & more"}}],"tags":["shop"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795416216252', '1795416216252', '["shop"]'),
('01a207254f50000009bbd61f', '01a2072553c30000c4dbd87a', 'From the API', '{"id":"01a2072553c30000c4dbd87a","name":"From the API","tiles":[],"tags":["api"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795416216516', '1795416216516', '["api"]');
INSERT INTO alerts (team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval, schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id, group_by, dashboard_id, tile_id, webhook_id, channels, state, silenced, execution_errors, created_by, created_at, updated_at, enabled, no_data, renotify_interval, due_at, claim, judged_at, memory) VALUES
('01a207254f50000009bbd61f', '01a2072552cc0000ff323e7d', 'Many rows', NULL, NULL, '100', NULL, 'above', '5m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a2072552bc0000ee756678', '01a2072552bc00010816823d', '01a2072552b90000700f2388', '[{"type":"webhook","webhookId":"01a2072552b90000700f2388"}]', 'OK', '{"by":"cebf09da-bdbf-44e9-8440-a7e45ec9d9cb","at":"2026-11-23T06:43:36.556Z","until":"2027-11-01T00:00:00.000Z"}', '[]', NULL, '1795416216268', '1795416216268', NULL, NULL, NULL, '1795416305000', NULL, '1795416000000', '{}'),
('01a207254f50000009bbd61f', '01a2072552c900001568e2ed', 'No rows', NULL, NULL, '1', NULL, 'below', '1m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a2072552bc0000ee756678', '01a2072552bc00010816823d', '01a2072552b700002013e554', '[{"type":"webhook","webhookId":"01a2072552b700002013e554"}]', 'ALERT', NULL, '[]', NULL, '1795416216265', '1795416216265', NULL, NULL, NULL, '1795416245000', NULL, '1795416180000', '{"":{"state":"ALERT","streak":1,"judged":"2026-11-23T06:43:00Z","told":true,"toldAt":"2026-11-23T06:43:00Z"}}');
INSERT INTO activities (organization_id, id, created_at, type, actor_type, actor_id, actor_details, actor_ip, user_agent, service_id, key_id, key_name, member_id, member_email, invitation_id) VALUES
('d9e4acd7-ecd9-4531-b69c-f5e129442b22', '01a20725-5321-7675-b725-cd2cf45edd96', '1795416216353', 'key_create', 'system', '', '', '', '', NULL, '0f8c184f-02a2-4a34-a96d-a5aa11c650bd', 'revoked', NULL, NULL, NULL),
('d9e4acd7-ecd9-4531-b69c-f5e129442b22', '01a20725-538b-71c2-a774-a2d0957ab5bd', '1795416216459', 'key_delete', 'system', '', '', '', '', NULL, '0f8c184f-02a2-4a34-a96d-a5aa11c650bd', 'revoked', NULL, NULL, NULL),
('d9e4acd7-ecd9-4531-b69c-f5e129442b22', '01a20725-53ba-783e-b856-34bc92005111', '1795416216506', 'key_create', 'system', '', '', '', '', NULL, 'd251a636-4f73-4f1d-b459-767db9a70c71', 'second', NULL, NULL, NULL),
('d9e4acd7-ecd9-4531-b69c-f5e129442b22', '01a20725-53db-70f2-bdee-d0356993b075', '1795416216539', 'organization_invite_create', 'user', 'cebf09da-bdbf-44e9-8440-a7e45ec9d9cb', 'owner@localhost', '127.0.0.1', 'Python-urllib/3.11', NULL, NULL, NULL, NULL, 'ann@example.com', '76c98b98-1bce-4f1f-931d-85066f961b99');
INSERT INTO alert_history (team_id, alert_id, window_end, group_key, state, violations, window_values, errors, evaluated_at, read_at, no_value) VALUES
('01a207254f50000009bbd61f', '01a2072552cc0000ff323e7d', '1795416000000', '', 'OK', '0', '[[1795415700000,0]]', NULL, '1795416217050', '1795416217016', NULL),
('01a207254f50000009bbd61f', '01a2072552c900001568e2ed', '1795416180000', '', 'ALERT', '1', '[[1795416120000,0]]', NULL, '1795416217054', '1795416217016', NULL);
INSERT INTO alert_notify_errors (team_id, alert_id, group_key, webhook_id, message, created_at) VALUES
('01a207254f50000009bbd61f', '01a2072552c900001568e2ed', '', '01a2072552b700002013e554', 'Notifying the generic webhook "inside" failed: the connection was refused. It is tried again.', '1795416217122');
INSERT INTO deliveries (seq, team_id, id, alert_id, group_key, webhook_id, webhook_name, service, target, queue, message_id, event_id, firing, title, body, link, window_start, window_end, status, waits, attempts, tries, due_at, expires_at, created_at, finished_at) OVERRIDING SYSTEM VALUE VALUES
('1', '01a207254f50000009bbd61f', '01a2072555f40000f05eb574', '01a2072552c900001568e2ed', '', '01a2072552b700002013e554', 'inside', 'generic', '01a207254f50000009bbd61f/01a2072552b700002013e554', 'dc98d4922a67414efb5390df310f0389', '1bca39f1ad97a39864c0528bf8e41a7c4ffe35ea', '53a71717dcf0eba179ffb034f12f9c1eb45a04e8', 'true', '🚨 No rows', '
The value is 0, which falls below the threshold of 1
Time Range (UTC): [Nov 23 6:42:00 AM - Nov 23 6:43:00 AM)

http://127.0.0.1:42073/dashboards/01a2072552bc0000ee756678?from=1795415700000&granularity=1+minute&to=1795416600000&highlightedTileId=01a2072552bc00010816823d', 'http://127.0.0.1:42073/dashboards/01a2072552bc0000ee756678?from=1795415700000&granularity=1+minute&to=1795416600000&highlightedTileId=01a2072552bc00010816823d', '1795416120000', '1795416180000', 'pending', 'false', '1', '1', '1795416217770', '1795502617075', '1795416217076', NULL);
SELECT setval(pg_get_serial_sequence('deliveries', 'seq'), max(seq)) FROM deliveries;
INSERT INTO delivery_attempts (team_id, delivery_id, number, began_at, duration, status, error, message, response, next_at) VALUES
('01a207254f50000009bbd61f', '01a2072555f40000f05eb574', '1', '1795416217119', '0', NULL, 'CONNECTION_ERROR', 'the connection was refused', NULL, '1795416217770');
INSERT INTO delivery_targets (team_id, webhook_id, due_at, claim, failures, paused_until, paused_at) VALUES
('01a207254f50000009bbd61f', '01a2072552b700002013e554', '1795416217770', NULL, '1', NULL, NULL);
INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at, name, token, token_hash) VALUES
('d9e4acd7-ecd9-4531-b69c-f5e129442b22', '76c98b98-1bce-4f1f-931d-85066f961b99', 'ann@example.com', 'admin', '1795416216537', '1798008216537', NULL, E'\\x01c3968efc6199851b76c3be54e2299bd84b9fa8bfbd7c0bef140ee8518706f2461c56ab444ca4d65151d2f626c883d0df82789e44590dad5cbb39f088ebb2ec4e7ad34cd3478bf6798558b55cc40e310e9adedb4ab92c0fc81a8d158d', E'\\x5e8ae4027db3f3bfae0af431b4e1ee2f34f77b3b51331439f181ba27d0129693');
INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state, created_at, expire_at, revoked_at, roles, used_at, ip_access_list, login_hash) VALUES
('d9e4acd7-ecd9-4531-b69c-f5e129442b22', 'ca9c4440-9e4e-46e9-a2f4-a06ae515ddfb', 'personal', 'cebf09da-bdbf-44e9-8440-a7e45ec9d9cb', '01a207254f50000009bbd61f', 'default', NULL, E'\\xc868110e6f1881fb5dc865c5d40bfa225827f60d64b3e0aae259886cc3f01938', 'du4c', 'enabled', '1795416215378', NULL, NULL, '["admin"]', NULL, '[]', NULL),
('d9e4acd7-ecd9-4531-b69c-f5e129442b22', '5aa792c7-f777-4195-b69e-9ab90f93bf3a', 'ingestion', NULL, '01a207254f50000009bbd61f', 'default', NULL, E'\\xa488019cd683d7b2640ede6aa734f38ddba30a248252f4a7913847aa78e16552', '81Nc', 'enabled', '1795416215379', NULL, NULL, '[]', NULL, '[]', NULL),
('d9e4acd7-ecd9-4531-b69c-f5e129442b22', '0f8c184f-02a2-4a34-a96d-a5aa11c650bd', 'personal', 'cebf09da-bdbf-44e9-8440-a7e45ec9d9cb', '01a207254f50000009bbd61f', 'revoked', NULL, E'\\x04a3b35dfdb892e0b5cb3b7f0f9690dfd634270539df8b13fd9805dc6776ef6e', '3shw', 'disabled', '1795416216352', NULL, '1795416216458', '["admin"]', NULL, '[]', NULL),
('d9e4acd7-ecd9-4531-b69c-f5e129442b22', 'd251a636-4f73-4f1d-b459-767db9a70c71', 'personal', 'cebf09da-bdbf-44e9-8440-a7e45ec9d9cb', '01a207254f50000009bbd61f', 'second', NULL, E'\\xa4fc014110346f6782e52b62914006b092605253b43316da69f1431be905efd0', 'NbLM', 'enabled', '1795416216505', NULL, NULL, '["admin"]', NULL, '[]', NULL);
DELETE FROM usage_counts;
INSERT INTO usage_counts (team_id, noun, shard, amount) VALUES
('01a207254f50000009bbd61f', 'connections', '48', '1'),
('01a207254f50000009bbd61f', 'sources', '48', '4'),
('01a207254f50000009bbd61f', 'connections', '44', '1'),
('01a207254f50000009bbd61f', 'sources', '44', '1'),
('01a207254f50000009bbd61f', 'savedSearches', '44', '1'),
('01a207254f50000009bbd61f', 'webhooks', '44', '1'),
('01a207254f50000009bbd61f', 'webhooks', '27', '1'),
('01a207254f50000009bbd61f', 'dashboards', '20', '1'),
('01a207254f50000009bbd61f', 'dashboardBytes', '61', '552'),
('01a207254f50000009bbd61f', 'alerts', '61', '1'),
('01a207254f50000009bbd61f', 'alerts', '17', '1'),
('01a207254f50000009bbd61f', 'dashboards', '46', '1'),
('01a207254f50000009bbd61f', 'dashboardBytes', '18', '161'),
('01a207254f50000009bbd61f', 'webhooks', '48', '1');
