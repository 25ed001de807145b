-- {"apiKey": "obs_key_LGK4CCcMDJes42sp4GRh5MoDxD4FY7RTKGR4Yr3y3lk", "ingestionKey": "obs_ing_9cCSU7uoY3tiDdMAd-T1VP8UKqbKT1uB_9j_eZWTCPQ", "teamId": "01a20724bb42000004f8642d"}
INSERT INTO schema_version (id, version_id, is_applied, tstamp) VALUES
(1, 0, 1, '2026-11-23 06:42:57'),
(2, 1, 1, '2026-11-23 06:42:57'),
(3, 2, 1, '2026-11-23 06:42:57'),
(4, 3, 1, '2026-11-23 06:42:57'),
(5, 4, 1, '2026-11-23 06:42:57'),
(6, 5, 1, '2026-11-23 06:42:57'),
(7, 6, 1, '2026-11-23 06:42:57'),
(8, 7, 1, '2026-11-23 06:42:57'),
(9, 8, 1, '2026-11-23 06:42:57'),
(10, 9, 1, '2026-11-23 06:42:57'),
(11, 10, 1, '2026-11-23 06:42:57'),
(12, 11, 1, '2026-11-23 06:42:57'),
(13, 12, 1, '2026-11-23 06:42:57'),
(14, 13, 1, '2026-11-23 06:42:57'),
(15, 14, 1, '2026-11-23 06:42:57'),
(16, 15, 1, '2026-11-23 06:42:57'),
(17, 16, 1, '2026-11-23 06:42:57'),
(18, 17, 1, '2026-11-23 06:42:57');
INSERT INTO settings (name, value) VALUES
('encryption_check', X'0144E19C498437DE44A25B685D0950A52CD39D5D20F593F55BBC3FAA55E3863EF203451B');
INSERT INTO organizations (id, name, created_at, display_name, enable_core_dumps, private_endpoints) VALUES
('0a849726-552b-43b1-8338-3e73e29d2782', 'default', 1795416177474, 'default', 0, '[]');
INSERT INTO services (organization_id, id, team_id, name, database_name, created_at) VALUES
('0a849726-552b-43b1-8338-3e73e29d2782', '5be58004-1429-44ec-b671-9bd9421b9e62', '01a20724bb42000004f8642d', 'default', 'default', 1795416177474);
INSERT INTO people (organization_id, id, email, name, role, created_at, password, updated_at) VALUES
('0a849726-552b-43b1-8338-3e73e29d2782', 'd2c0f71a-f5f1-43bc-8957-719d42bb91f3', 'owner@localhost', 'Owner', 'admin', 1795416177474, NULL, 1795416177474);
INSERT INTO connections (team_id, id, name, host, username, password, setting_prefix, is_prometheus, created_at, updated_at, trusted, prometheus_endpoint) VALUES
('01a20724bb42000004f8642d', '01a20724bb4300007f850118', 'local', '', '', X'01D238EF162B3710018A238631836ABE8CFD08BD45B296CB5417567A20', NULL, NULL, 1795416177475, 1795416177475, 1, NULL),
('01a20724bb42000004f8642d', '01a20724bf2100000c0c9473', 'spare', 'http://10.1.2.3:8123', 'reader', X'01EC41237E9B2352B32D91BE6D201BCC8C0F76ECACE481229E1048912344B2B81DAA85CEAAF621483E2AE1D928898D8E', NULL, NULL, 1795416178465, 1795416178465, 1, NULL);
INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at) VALUES
('01a20724bb42000004f8642d', '01a20724bb43000147e0f2ae', 'Logs', 'log', '01a20724bb4300007f850118', '{"id":"01a20724bb43000147e0f2ae","name":"Logs","kind":"log","connection":"01a20724bb4300007f850118","from":{"databaseName":"default","tableName":"otel_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,SeverityText,Body","serviceNameExpression":"ServiceName","severityTextExpression":"SeverityText","bodyExpression":"Body","eventAttributesExpression":"LogAttributes","resourceAttributesExpression":"ResourceAttributes","displayedTimestampValueExpression":"Timestamp","metricSourceId":"01a20724bb430003f8d3a2ad","traceSourceId":"01a20724bb430002a11f0260","traceIdExpression":"TraceId","spanIdExpression":"SpanId","implicitColumnExpression":"Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', 1795416177475, 1795416177475),
('01a20724bb42000004f8642d', '01a20724bb430002a11f0260', 'Traces', 'trace', '01a20724bb4300007f850118', '{"id":"01a20724bb430002a11f0260","name":"Traces","kind":"trace","connection":"01a20724bb4300007f850118","from":{"databaseName":"default","tableName":"otel_traces"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName","durationExpression":"Duration","durationPrecision":9,"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":"01a20724bb43000147e0f2ae","sessionSourceId":"01a20724bb430004df05c9d9","metricSourceId":"01a20724bb430003f8d3a2ad","statusCodeExpression":"StatusCode","statusMessageExpression":"StatusMessage","serviceNameExpression":"ServiceName","resourceAttributesExpression":"ResourceAttributes","eventAttributesExpression":"SpanAttributes","spanEventsValueExpression":"Events","implicitColumnExpression":"SpanName","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', 1795416177475, 1795416177475),
('01a20724bb42000004f8642d', '01a20724bb430003f8d3a2ad', 'Metrics', 'metric', '01a20724bb4300007f850118', '{"id":"01a20724bb430003f8d3a2ad","name":"Metrics","kind":"metric","connection":"01a20724bb4300007f850118","from":{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix","metricTables":{"gauge":"otel_metrics_gauge","histogram":"otel_metrics_histogram","sum":"otel_metrics_sum","summary":"otel_metrics_summary","exponential histogram":"otel_metrics_exponential_histogram"},"resourceAttributesExpression":"ResourceAttributes","serviceNameExpression":"ServiceName","logSourceId":"01a20724bb43000147e0f2ae"}', 1795416177475, 1795416177475),
('01a20724bb42000004f8642d', '01a20724bb430004df05c9d9', 'Sessions', 'session', '01a20724bb4300007f850118', '{"id":"01a20724bb430004df05c9d9","name":"Sessions","kind":"session","connection":"01a20724bb4300007f850118","from":{"databaseName":"default","tableName":"hyperdx_sessions"},"disabled":false,"querySettings":[],"timestampValueExpression":"TimestampTime","traceSourceId":"01a20724bb430002a11f0260","resourceAttributesExpression":"ResourceAttributes"}', 1795416177475, 1795416177475),
('01a20724bb42000004f8642d', '01a20724bf220000c2eb365a', 'Audit', 'log', '01a20724bf2100000c0c9473', '{"id":"01a20724bf220000c2eb365a","name":"Audit","kind":"log","connection":"01a20724bf2100000c0c9473","from":{"databaseName":"default","tableName":"audit_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', 1795416178466, 1795416178466);
INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by, tags, filters, created_at, updated_at) VALUES
('01a20724bb42000004f8642d', '01a20724bf220001bb718e1c', 'payments', '01a20724bb43000147e0f2ae', '', 'ServiceName:payment', 'lucene', '', '["shop"]', '[]', 1795416178466, 1795416178466);
INSERT INTO webhooks (team_id, id, name, service, url, description, body, headers, query_params, created_at, updated_at, routing_key, signing_secret, old_secret, old_until, trusted) VALUES
('01a20724bb42000004f8642d', '01a20724bf220002c13c50b6', 'inside', 'generic', X'01C716592579A417332CEAB9BE1C451B2F02F24EEF3DA7F3219DD64A7BCA86FD86CA59500E4E42C9360C535EDBC007CCD7E357C0AC108EB4BBF3D1D2C6461C1451876A2FF9', NULL, '{"text":"{{title}}"}', X'0115037C2D55F2E499716BF8B3D9CBA8F97ABF139ADF1C680E96A97C00E32A39C62EA64281620C7A8A1941C5A17961106ED5F93D46F2D827', X'0195EFCFE464DA0036A8D45F6B9F71B47BD9AD11F568D1F37003A596C12B5C7E945586574C1A7D522A6732CC897FEB9A7DF9F4', 1795416178466, 1795416178466, NULL, X'0193982E54BDAEEEC142C945574B6D1AC67483578841A651E361A668FF5F1F2A0BC074BA71E1C7EB1584174C644742E30E5882ACBADC416881FF2F1B813F1516AFDAA88A02A165DF793BB4416455F8', NULL, NULL, 1),
('01a20724bb42000004f8642d', '01a20724bf230000caf15e4f', 'chat', 'slack', X'01F5DEE2613ACF849BE764803B3DE096A723C65684F91B95ECED47C9146ACA2BADEB99E17EDB0F9E6106FB09B3ECBD44D3C3BB9B3AA978BE54CAC9D025CE9808BBF8166C26DBC089E5E2145CEB363A76', NULL, NULL, NULL, NULL, 1795416178467, 1795416178467, NULL, NULL, NULL, NULL, 1),
('01a20724bb42000004f8642d', '01a20724c0b20000e020ea98', 'member', 'generic', X'01771F41E2AA63A1CF8EB06A6651BDC4B4F113D5F422332769FC8EEFD3D0EC13A8253355F4B1A0A26054F01475475A668BA4C547B1', NULL, NULL, NULL, NULL, 1795416178866, 1795416178866, NULL, X'0152183D60FE823ECBC75AD1E465BBB6E9AD50259C709170AE0861D3CDCED2665831EA216CEE4A4B77078A586339D9F11E5D0503BC81AB1B97B226F2D2BEC83FCD9214C822963161E671661620CA45', NULL, NULL, 0);
INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at) VALUES
('01a20724bb42000004f8642d', '01a20724bf230001ef140a04', 'Shop', '{"id":"01a20724bf230001ef140a04","name":"Shop","tiles":[{"id":"01a20724bf2300020a225611","x":0,"y":0,"w":12,"h":4,"name":"Rows","config":{"displayType":"line","sourceId":"01a20724bb43000147e0f2ae","asRatio":false,"fillNulls":true,"select":[{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}]}},{"id":"01a20724bf230003af9070fa","x":12,"y":0,"w":12,"h":4,"name":"About","config":{"displayType":"markdown","markdown":"Käse & more"}}],"tags":["shop"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', 1795416178467, 1795416178467),
('01a20724bb42000004f8642d', '01a20724c0ab0000a21216c6', 'From the API', '{"id":"01a20724c0ab0000a21216c6","name":"From the API","tiles":[],"tags":["api"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', 1795416178859, 1795416178859);
INSERT INTO alerts (team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval, schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id, group_by, dashboard_id, tile_id, webhook_id, channels, state, silenced, execution_errors, created_by, created_at, updated_at, enabled, no_data, renotify_interval, due_at, claim, judged_at, memory, worker) VALUES
('01a20724bb42000004f8642d', '01a20724bf240000f12ea090', 'No rows', NULL, NULL, 1.0, NULL, 'below', '1m', NULL, NULL, 0, NULL, 'tile', NULL, NULL, '01a20724bf230001ef140a04', '01a20724bf2300020a225611', '01a20724bf220002c13c50b6', '[{"type":"webhook","webhookId":"01a20724bf220002c13c50b6"}]', 'ALERT', NULL, '[]', NULL, 1795416178468, 1795416178468, NULL, NULL, NULL, 1795416185000, NULL, 1795416120000, '{"":{"state":"ALERT","streak":1,"judged":"2026-11-23T06:42:00Z","told":true,"toldAt":"2026-11-23T06:42:00Z"}}', '01a20724bab30000f54579f8'),
('01a20724bb42000004f8642d', '01a20724bf24000110e15180', 'Many rows', NULL, NULL, 100.0, NULL, 'above', '5m', NULL, NULL, 0, NULL, 'tile', NULL, NULL, '01a20724bf230001ef140a04', '01a20724bf2300020a225611', '01a20724bf230000caf15e4f', '[{"type":"webhook","webhookId":"01a20724bf230000caf15e4f"}]', 'OK', '{"by":"d2c0f71a-f5f1-43bc-8957-719d42bb91f3","at":"2026-11-23T06:42:58.875Z","until":"2027-11-01T00:00:00.000Z"}', '[]', NULL, 1795416178468, 1795416178468, NULL, NULL, NULL, 1795416305000, NULL, 1795416000000, '{}', '01a20724bab30000f54579f8');
INSERT INTO activities (organization_id, id, created_at, type, actor_type, actor_id, actor_details, actor_ip, user_agent, service_id, key_id, key_name, member_id, member_email, invitation_id) VALUES
('0a849726-552b-43b1-8338-3e73e29d2782', '01a20724-bfab-7642-86ad-277b17b72786', 1795416178603, 'key_create', 'system', '', '', '', '', NULL, '5de85378-c9d3-42b7-9fb2-2acf21d51782', 'revoked', NULL, NULL, NULL),
('0a849726-552b-43b1-8338-3e73e29d2782', '01a20724-bfd5-7029-9e77-445676216dcd', 1795416178645, 'key_delete', 'system', '', '', '', '', NULL, '5de85378-c9d3-42b7-9fb2-2acf21d51782', 'revoked', NULL, NULL, NULL),
('0a849726-552b-43b1-8338-3e73e29d2782', '01a20724-c0a1-76a6-befb-5b20935495e3', 1795416178849, 'key_create', 'system', '', '', '', '', NULL, '2451e912-2339-4970-b0e9-3511640a9960', 'second', NULL, NULL, NULL),
('0a849726-552b-43b1-8338-3e73e29d2782', '01a20724-c0b8-72f0-a341-b807eba3e8e0', 1795416178872, 'organization_invite_create', 'user', 'd2c0f71a-f5f1-43bc-8957-719d42bb91f3', 'owner@localhost', '127.0.0.1', 'Python-urllib/3.11', NULL, NULL, NULL, NULL, 'ann@example.com', 'c9997b71-d685-4ff6-b401-7237beb82c64');
INSERT INTO alert_history (team_id, alert_id, window_end, group_key, state, violations, window_values, errors, evaluated_at, read_at, no_value) VALUES
('01a20724bb42000004f8642d', '01a20724bf240000f12ea090', 1795416120000, '', 'ALERT', 1, '[[1795416060000,0]]', NULL, 1795416179029, 1795416179003, NULL),
('01a20724bb42000004f8642d', '01a20724bf24000110e15180', 1795416000000, '', 'OK', 0, '[[1795415700000,0]]', NULL, 1795416179027, 1795416179004, NULL);
INSERT INTO alert_notify_errors (team_id, alert_id, group_key, webhook_id, message, created_at) VALUES
('01a20724bb42000004f8642d', '01a20724bf240000f12ea090', '', '01a20724bf220002c13c50b6', 'Notifying the generic webhook "inside" failed: the connection was refused. It is tried again.', 1795416179044);
INSERT INTO deliveries (seq, team_id, id, alert_id, group_key, webhook_id, webhook_name, service, target, queue, message_id, event_id, firing, title, body, link, window_start, window_end, status, waits, attempts, tries, due_at, expires_at, created_at, finished_at) VALUES
(1, '01a20724bb42000004f8642d', '01a20724c15700005cf7f6e8', '01a20724bf240000f12ea090', '', '01a20724bf220002c13c50b6', 'inside', 'generic', '01a20724bb42000004f8642d/01a20724bf220002c13c50b6', '452cb49636a94b96f6e24948e5919e7e', '951c6924f7b843072423f4e68f49d4044fa72a67', '5584aee599e81c0679480f2876f056364457764e', 1, '🚨 No rows', '
The value is 0, which falls below the threshold of 1
Time Range (UTC): [Nov 23 6:41:00 AM - Nov 23 6:42:00 AM)

http://127.0.0.1:41931/dashboards/01a20724bf230001ef140a04?from=1795415640000&granularity=1+minute&to=1795416540000&highlightedTileId=01a20724bf2300020a225611', 'http://127.0.0.1:41931/dashboards/01a20724bf230001ef140a04?from=1795415640000&granularity=1+minute&to=1795416540000&highlightedTileId=01a20724bf2300020a225611', 1795416060000, 1795416120000, 'pending', 0, 1, 1, 1795416179836, 1795502579031, 1795416179031, NULL);
INSERT INTO delivery_attempts (team_id, delivery_id, number, began_at, duration, status, error, message, response, next_at) VALUES
('01a20724bb42000004f8642d', '01a20724c15700005cf7f6e8', 1, 1795416179042, 0, NULL, 'CONNECTION_ERROR', 'the connection was refused', NULL, 1795416179836);
INSERT INTO delivery_targets (team_id, webhook_id, due_at, claim, failures, paused_until, paused_at, worker) VALUES
('01a20724bb42000004f8642d', '01a20724bf220002c13c50b6', 1795416179836, NULL, 1, NULL, NULL, '01a20724bab3000199691666');
INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at, name, token, token_hash) VALUES
('0a849726-552b-43b1-8338-3e73e29d2782', 'c9997b71-d685-4ff6-b401-7237beb82c64', 'ann@example.com', 'admin', 1795416178871, 1798008178871, NULL, X'01348CF2065949BBAEDF13D6F1E6C315F7625747F551249DFD9525BB9563034A5956DBB5B5468F6DD6D19C9213432AAE65890A8828D16DBD28E73472972092319BCEFE4A77C4E63533AEAE25F87DE6EE9BA27D13551FDB7A218AF0AEBA', X'6E07FB23B79D16019D52DD623D397CAEBFD672B11701A17D2808D9E405613E6A');
INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state, created_at, expire_at, revoked_at, roles, used_at, ip_access_list, login_hash) VALUES
('0a849726-552b-43b1-8338-3e73e29d2782', '7a03eff0-f58e-4214-9dfa-2780d889a39f', 'personal', 'd2c0f71a-f5f1-43bc-8957-719d42bb91f3', '01a20724bb42000004f8642d', 'default', NULL, X'7FC44E222CDB9041D7F793A836B63B2655A6F46D30E74F1FE70D585B22714912', 'y3lk', 'enabled', 1795416177474, NULL, NULL, '["admin"]', NULL, '[]', NULL),
('0a849726-552b-43b1-8338-3e73e29d2782', 'a9f02461-957d-499e-8924-c42fe9a110b0', 'ingestion', NULL, '01a20724bb42000004f8642d', 'default', NULL, X'0EAAE044E11BB052E73D2C4248A208E31057D9A70FC4A9808615823660CD6581', 'TCPQ', 'enabled', 1795416177474, NULL, NULL, '[]', NULL, '[]', NULL),
('0a849726-552b-43b1-8338-3e73e29d2782', '5de85378-c9d3-42b7-9fb2-2acf21d51782', 'personal', 'd2c0f71a-f5f1-43bc-8957-719d42bb91f3', '01a20724bb42000004f8642d', 'revoked', NULL, X'958C3DCB723F30018427389FE173694E586B12FCE29D97C8E66BF6648C75F826', 'HJs8', 'disabled', 1795416178603, NULL, 1795416178644, '["admin"]', NULL, '[]', NULL),
('0a849726-552b-43b1-8338-3e73e29d2782', '2451e912-2339-4970-b0e9-3511640a9960', 'personal', 'd2c0f71a-f5f1-43bc-8957-719d42bb91f3', '01a20724bb42000004f8642d', 'second', NULL, X'FBD82996CA8214741B45B8FA3BF2077A522013523F26BAD64EEA43FBE4C4E134', 'KKmA', 'enabled', 1795416178849, NULL, NULL, '["admin"]', NULL, '[]', NULL);
DELETE FROM usage_counts;
INSERT INTO usage_counts (team_id, noun, amount) VALUES
('01a20724bb42000004f8642d', 'alerts', 2),
('01a20724bb42000004f8642d', 'connections', 2),
('01a20724bb42000004f8642d', 'dashboardBytes', 713),
('01a20724bb42000004f8642d', 'dashboards', 2),
('01a20724bb42000004f8642d', 'savedSearches', 1),
('01a20724bb42000004f8642d', 'sources', 5),
('01a20724bb42000004f8642d', 'webhooks', 3);
