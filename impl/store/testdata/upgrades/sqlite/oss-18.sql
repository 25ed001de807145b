-- {"apiKey":"obs_key_eAHmj7UsblWyq8Xp16te_omXC7anWfJCZQjcqB0AWlE","ingestionKey":"obs_ing_5SGhD4fZR3w6K4Ljf3KhRvJE5QCx66W-SGGxzctu1lk","teamId":"01a208bb8f860000c6bfdb55"}
INSERT INTO schema_version (id, version_id, is_applied, tstamp) VALUES
(1, 0, 1, '2026-11-23 14:07:18'),
(2, 1, 1, '2026-11-23 14:07:18'),
(3, 2, 1, '2026-11-23 14:07:18'),
(4, 3, 1, '2026-11-23 14:07:18'),
(5, 4, 1, '2026-11-23 14:07:18'),
(6, 5, 1, '2026-11-23 14:07:19'),
(7, 6, 1, '2026-11-23 14:07:19'),
(8, 7, 1, '2026-11-23 14:07:19'),
(9, 8, 1, '2026-11-23 14:07:19'),
(10, 9, 1, '2026-11-23 14:07:19'),
(11, 10, 1, '2026-11-23 14:07:19'),
(12, 11, 1, '2026-11-23 14:07:19'),
(13, 12, 1, '2026-11-23 14:07:19'),
(14, 13, 1, '2026-11-23 14:07:19'),
(15, 14, 1, '2026-11-23 14:07:19'),
(16, 15, 1, '2026-11-23 14:07:19'),
(17, 16, 1, '2026-11-23 14:07:19'),
(18, 17, 1, '2026-11-23 14:07:19'),
(19, 18, 1, '2026-11-23 14:07:19');
INSERT INTO settings (name, value) VALUES
('encryption_check', X'016CCB59D1EBDAE5B2D2AA8EF9D71EA3002F1D4621A68D6870861E41B796307254C7215C');
INSERT INTO organizations (id, name, created_at, display_name, enable_core_dumps, private_endpoints) VALUES
('9796b6a9-4466-484c-b417-d933ced81771', 'default', 1795442839430, 'default', 0, '[]');
INSERT INTO services (organization_id, id, team_id, name, database_name, created_at) VALUES
('9796b6a9-4466-484c-b417-d933ced81771', '917133be-d800-4d24-aa3f-a93447a34251', '01a208bb8f860000c6bfdb55', 'default', 'default', 1795442839430);
INSERT INTO people (organization_id, id, email, name, role, created_at, password, updated_at) VALUES
('9796b6a9-4466-484c-b417-d933ced81771', 'a42eb13d-5bcc-48d9-94dd-34fcb8ee8b39', 'owner@localhost', 'Owner', 'admin', 1795442839430, NULL, 1795442839430);
INSERT INTO connections (team_id, id, name, host, username, password, setting_prefix, is_prometheus, created_at, updated_at, trusted, prometheus_endpoint) VALUES
('01a208bb8f860000c6bfdb55', '01a208bb8f8700008aab114a', 'local', '', '', X'01776A0EDF7C141F40B3668A10CCE2D633A9263E2A5C2CA3E79A682576', NULL, NULL, 1795442839431, 1795442839431, 1, NULL),
('01a208bb8f860000c6bfdb55', '01a208bb9a320000be1c42c1', 'spare', 'http://10.1.2.3:8123', 'reader', X'01C72CA4BFE0D13F9FE614E35DBD64934A7DF156BC30040069EFD3F3A2AE83D4F6015A3634BBBF183F24E22F71F261D9', NULL, NULL, 1795442842162, 1795442842162, 1, NULL);
INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at) VALUES
('01a208bb8f860000c6bfdb55', '01a208bb8f87000133c7e433', 'Logs', 'log', '01a208bb8f8700008aab114a', '{"id":"01a208bb8f87000133c7e433","name":"Logs","kind":"log","connection":"01a208bb8f8700008aab114a","from":{"databaseName":"default","tableName":"otel_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,SeverityText,Body","serviceNameExpression":"ServiceName","severityTextExpression":"SeverityText","bodyExpression":"Body","eventAttributesExpression":"LogAttributes","resourceAttributesExpression":"ResourceAttributes","displayedTimestampValueExpression":"Timestamp","metricSourceId":"01a208bb8f870003c38ee6b1","traceSourceId":"01a208bb8f8700021fb40220","traceIdExpression":"TraceId","spanIdExpression":"SpanId","implicitColumnExpression":"Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', 1795442839431, 1795442839431),
('01a208bb8f860000c6bfdb55', '01a208bb8f8700021fb40220', 'Traces', 'trace', '01a208bb8f8700008aab114a', '{"id":"01a208bb8f8700021fb40220","name":"Traces","kind":"trace","connection":"01a208bb8f8700008aab114a","from":{"databaseName":"default","tableName":"otel_traces"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName","durationExpression":"Duration","durationPrecision":9,"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":"01a208bb8f87000133c7e433","sessionSourceId":"01a208bb8f870004a3214a85","metricSourceId":"01a208bb8f870003c38ee6b1","statusCodeExpression":"StatusCode","statusMessageExpression":"StatusMessage","serviceNameExpression":"ServiceName","resourceAttributesExpression":"ResourceAttributes","eventAttributesExpression":"SpanAttributes","spanEventsValueExpression":"Events","implicitColumnExpression":"SpanName","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', 1795442839432, 1795442839432),
('01a208bb8f860000c6bfdb55', '01a208bb8f870003c38ee6b1', 'Metrics', 'metric', '01a208bb8f8700008aab114a', '{"id":"01a208bb8f870003c38ee6b1","name":"Metrics","kind":"metric","connection":"01a208bb8f8700008aab114a","from":{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix","metricTables":{"gauge":"otel_metrics_gauge","histogram":"otel_metrics_histogram","sum":"otel_metrics_sum","summary":"otel_metrics_summary","exponential histogram":"otel_metrics_exponential_histogram"},"resourceAttributesExpression":"ResourceAttributes","serviceNameExpression":"ServiceName","logSourceId":"01a208bb8f87000133c7e433"}', 1795442839432, 1795442839432),
('01a208bb8f860000c6bfdb55', '01a208bb8f870004a3214a85', 'Sessions', 'session', '01a208bb8f8700008aab114a', '{"id":"01a208bb8f870004a3214a85","name":"Sessions","kind":"session","connection":"01a208bb8f8700008aab114a","from":{"databaseName":"default","tableName":"hyperdx_sessions"},"disabled":false,"querySettings":[],"timestampValueExpression":"TimestampTime","traceSourceId":"01a208bb8f8700021fb40220","resourceAttributesExpression":"ResourceAttributes"}', 1795442839432, 1795442839432),
('01a208bb8f860000c6bfdb55', '01a208bb9a3200014248adef', 'Audit', 'log', '01a208bb9a320000be1c42c1', '{"id":"01a208bb9a3200014248adef","name":"Audit","kind":"log","connection":"01a208bb9a320000be1c42c1","from":{"databaseName":"default","tableName":"audit_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', 1795442842162, 1795442842162);
INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by, tags, filters, created_at, updated_at) VALUES
('01a208bb8f860000c6bfdb55', '01a208bb9a36000081ae7c35', 'payments', '01a208bb8f87000133c7e433', '', 'ServiceName:payment', 'lucene', '', '["shop"]', '[]', 1795442842166, 1795442842166);
INSERT INTO webhooks (team_id, id, name, service, url, description, body, headers, query_params, created_at, updated_at, routing_key, signing_secret, old_secret, old_until, trusted) VALUES
('01a208bb8f860000c6bfdb55', '01a208bb9a390000932831bb', 'inside', 'generic', X'010022C5BCF8934C17DFF4B8DE52D45A6F17783E339EACF2A858CF326E1B42DF44A923EE658095C8C64EB46415010E7985C0E2023991A5A402EAA01937312EC531A48ECEB0', NULL, '{"text":"{{title}}"}', X'01C208BB62BD4DB391FD06EAF0FBEA81C546DC82C888F0F0ECF328510914C6337C9BDC6834602956F8ABA0E254A5E1DEEDD475ED61AF3FC3', X'0108A2BD1C50E1F6E58AC190CF19F1AA09BF332E8074CCA5C91189FADDB4F42C9EEFC868FA6A8AF1BBAF4D61320B04491D6BB0', 1795442842169, 1795442842169, NULL, X'0134FF9C93480C2269864613CAD02156C0596859C374FEE88B3AC7A76AAC9995A1A9B22DFD84D90CE5121862910FF84B13626285E3AB3AE25E95855F7CF4BF5536E223AFC70465DDB090DFD6169E48', NULL, NULL, 1),
('01a208bb8f860000c6bfdb55', '01a208bb9a39000134bbe1bf', 'chat', 'slack', X'01D4841DCDE9C84DE4C97C26869CD4DD7E2C29BCB4DE2F59B55E1178E806B258AF3621645E866A2DB0AAE2084D1D82D02A72FDB97FA93CA11315F7BB3804CB9ABDB5FBE6976268B294523DA2A40BBABC', NULL, NULL, NULL, NULL, 1795442842169, 1795442842169, NULL, NULL, NULL, NULL, 1),
('01a208bb8f860000c6bfdb55', '01a208bba2fa00009321ce6f', 'member', 'generic', X'01A9A82459C6623E60224E94B6CB0529654685ED1CEF15BAFCD3C0EF5565D73CEE212260E9276473000A00BEC6F6204EE71F1EBD12', NULL, NULL, NULL, NULL, 1795442844410, 1795442844410, NULL, X'0129629820406003898765516E7EE82A632628C0E1CF5E76819FA8788EDA074DB485BD1C316A9012B9CF0AB294D66B59CFE49B3DA9FF5EDE144725526D7F267487396DF2544D202541CBC19269AE52', NULL, NULL, 0);
INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at) VALUES
('01a208bb8f860000c6bfdb55', '01a208bb9a3900022acc1edf', 'Shop', '{"id":"01a208bb9a3900022acc1edf","name":"Shop","tiles":[{"id":"01a208bb9a390003f995a22f","x":0,"y":0,"w":12,"h":4,"name":"Rows","config":{"displayType":"line","sourceId":"01a208bb8f87000133c7e433","asRatio":false,"fillNulls":true,"select":[{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}]}},{"id":"01a208bb9a390004c8642aaa","x":12,"y":0,"w":12,"h":4,"name":"About","config":{"displayType":"markdown","markdown":"Käse & more"}}],"tags":["shop"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', 1795442842169, 1795442842169),
('01a208bb8f860000c6bfdb55', '01a208bba2df0000c8bc0670', 'From the API', '{"id":"01a208bba2df0000c8bc0670","name":"From the API","tiles":[],"tags":["api"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', 1795442844383, 1795442844383);
INSERT INTO alerts (team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval, schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id, group_by, dashboard_id, tile_id, webhook_id, channels, state, silenced, execution_errors, created_by, created_at, updated_at, enabled, no_data, renotify_interval, due_at, claim, judged_at, memory, worker) VALUES
('01a208bb8f860000c6bfdb55', '01a208bb9a3b000099bb0081', 'No rows', NULL, NULL, 1.0, NULL, 'below', '1m', NULL, NULL, 0, NULL, 'tile', NULL, NULL, '01a208bb9a3900022acc1edf', '01a208bb9a390003f995a22f', '01a208bb9a390000932831bb', '[{"type":"webhook","webhookId":"01a208bb9a390000932831bb"}]', 'ALERT', NULL, '[]', NULL, 1795442842171, 1795442842171, NULL, NULL, NULL, 1795442880000, NULL, 1795442820000, '{"":{"state":"ALERT","streak":1,"judged":"2026-11-23T14:07:00Z","told":true,"toldAt":"2026-11-23T14:07:00Z"}}', '01a208bb8c8000005ae218d0'),
('01a208bb8f860000c6bfdb55', '01a208bb9a3c00000121ec96', 'Many rows', NULL, NULL, 100.0, NULL, 'above', '5m', NULL, NULL, 0, NULL, 'tile', NULL, NULL, '01a208bb9a3900022acc1edf', '01a208bb9a390003f995a22f', '01a208bb9a39000134bbe1bf', '[{"type":"webhook","webhookId":"01a208bb9a39000134bbe1bf"}]', 'OK', '{"by":"a42eb13d-5bcc-48d9-94dd-34fcb8ee8b39","at":"2026-11-23T14:07:24.421Z","until":"2027-11-01T00:00:00.000Z"}', '[]', NULL, 1795442842172, 1795442842172, NULL, NULL, NULL, 1795443000000, NULL, 1795442700000, '{}', '01a208bb8c8000005ae218d0');
INSERT INTO activities (organization_id, id, created_at, type, actor_type, actor_id, actor_details, actor_ip, user_agent, service_id, key_id, key_name, member_id, member_email, invitation_id) VALUES
('9796b6a9-4466-484c-b417-d933ced81771', '01a208bb-9edc-7d3a-b6e7-7378384540ad', 1795442843356, 'key_create', 'system', '', '', '', '', NULL, '8f2e4e3f-fdbb-4ed1-be78-b0bd7746da20', 'revoked', NULL, NULL, NULL),
('9796b6a9-4466-484c-b417-d933ced81771', '01a208bb-a193-7eeb-ac0e-812c66e095e8', 1795442844051, 'key_delete', 'system', '', '', '', '', NULL, '8f2e4e3f-fdbb-4ed1-be78-b0bd7746da20', 'revoked', NULL, NULL, NULL),
('9796b6a9-4466-484c-b417-d933ced81771', '01a208bb-a296-7b73-b14a-e3e970b2d44c', 1795442844310, 'key_create', 'system', '', '', '', '', NULL, '6212145f-e9c9-492d-8a00-8be5e3ff3eb0', 'second', NULL, NULL, NULL),
('9796b6a9-4466-484c-b417-d933ced81771', '01a208bb-a310-79cc-b875-8850798b5163', 1795442844432, 'organization_invite_create', 'user', 'a42eb13d-5bcc-48d9-94dd-34fcb8ee8b39', 'owner@localhost', '127.0.0.1', 'Go-http-client/1.1', NULL, NULL, NULL, NULL, 'ann@example.com', 'd2a21c8f-9d7e-4366-a6f9-30e3d065ad18');
INSERT INTO alert_history (team_id, alert_id, window_end, group_key, state, violations, window_values, errors, evaluated_at, read_at, no_value) VALUES
('01a208bb8f860000c6bfdb55', '01a208bb9a3b000099bb0081', 1795442820000, '', 'ALERT', 1, '[[1795442760000,0]]', NULL, 1795442843659, 1795442843051, NULL),
('01a208bb8f860000c6bfdb55', '01a208bb9a3c00000121ec96', 1795442700000, '', 'OK', 0, '[[1795442400000,0]]', NULL, 1795442843678, 1795442843058, NULL);
INSERT INTO alert_notify_errors (team_id, alert_id, group_key, webhook_id, message, created_at) VALUES
('01a208bb8f860000c6bfdb55', '01a208bb9a3b000099bb0081', '', '01a208bb9a390000932831bb', 'Notifying the generic webhook "inside" failed: the connection was refused. It is tried again.', 1795442843738);
INSERT INTO deliveries (seq, team_id, id, alert_id, group_key, webhook_id, webhook_name, service, target, queue, message_id, event_id, firing, title, body, link, window_start, window_end, status, waits, attempts, tries, due_at, expires_at, created_at, finished_at) VALUES
(1, '01a208bb8f860000c6bfdb55', '01a208bba03a0000b1f9a06d', '01a208bb9a3b000099bb0081', '', '01a208bb9a390000932831bb', 'inside', 'generic', '01a208bb8f860000c6bfdb55/01a208bb9a390000932831bb', 'e84b8c70d52204688fdce51b20e02a75', '8a6b8846d0e138e979f86310d38ef36dca33b3ce', '553271a093f3375d0905431f368f1f2e72323c16', 1, '🚨 No rows', '
The value is 0, which falls below the threshold of 1
Time Range (UTC): [Nov 23 2:06:00 PM - Nov 23 2:07:00 PM)

http://127.0.0.1:36683/dashboards/01a208bb9a3900022acc1edf?from=1795442340000&granularity=1+minute&to=1795443240000&highlightedTileId=01a208bb9a390003f995a22f', 'http://127.0.0.1:36683/dashboards/01a208bb9a3900022acc1edf?from=1795442340000&granularity=1+minute&to=1795443240000&highlightedTileId=01a208bb9a390003f995a22f', 1795442760000, 1795442820000, 'pending', 0, 1, 1, 1795442844497, 1795529243706, 1795442843706, NULL);
INSERT INTO delivery_attempts (team_id, delivery_id, number, began_at, duration, status, error, message, response, next_at) VALUES
('01a208bb8f860000c6bfdb55', '01a208bba03a0000b1f9a06d', 1, 1795442843736, 1, NULL, 'CONNECTION_ERROR', 'the connection was refused', NULL, 1795442844497);
INSERT INTO delivery_targets (team_id, webhook_id, due_at, claim, failures, paused_until, paused_at, worker) VALUES
('01a208bb8f860000c6bfdb55', '01a208bb9a390000932831bb', 1795442844497, NULL, 1, NULL, NULL, '01a208bb8c81000078a57177');
INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at, name, token, token_hash) VALUES
('9796b6a9-4466-484c-b417-d933ced81771', 'd2a21c8f-9d7e-4366-a6f9-30e3d065ad18', 'ann@example.com', 'admin', 1795442844432, 1798034844432, NULL, X'0159012B1D7FCCD5F9B204D45BF1F630C0DF51A353937050C2FB9B544DD928E51F212DBC619BC8F974A5A823FFBA8F4575D50042FEE0D8BFC6BB8B5D8FB7F530DEA19AEA20DAC2ADEEF215AC00CEFFC0BC27743EAD0ABC37EBE71BAFB4', X'2DD53E3FB3EB6F3A84A907286A77C19377AD4227309AC95C82483B6A4A2767CA');
INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state, created_at, expire_at, revoked_at, roles, used_at, ip_access_list, login_hash) VALUES
('9796b6a9-4466-484c-b417-d933ced81771', '27760e89-a88d-4d86-beaf-d4f88d4a15e9', 'personal', 'a42eb13d-5bcc-48d9-94dd-34fcb8ee8b39', '01a208bb8f860000c6bfdb55', 'default', NULL, X'5EBF9D7479EB8ADF242E97184504B1FD02864E728D0D11816FE7C7A58BCF5432', 'AWlE', 'enabled', 1795442839430, NULL, NULL, '["admin"]', NULL, '[]', NULL),
('9796b6a9-4466-484c-b417-d933ced81771', '915cfcf6-c327-4c03-945e-ce12f512ae9d', 'ingestion', NULL, '01a208bb8f860000c6bfdb55', 'default', NULL, X'AE52B048B22F6825E04D633834DB6744D9F8EFC1A4318195C256543F08520BC7', 'u1lk', 'enabled', 1795442839431, NULL, NULL, '[]', NULL, '[]', NULL),
('9796b6a9-4466-484c-b417-d933ced81771', '8f2e4e3f-fdbb-4ed1-be78-b0bd7746da20', 'personal', 'a42eb13d-5bcc-48d9-94dd-34fcb8ee8b39', '01a208bb8f860000c6bfdb55', 'revoked', NULL, X'52167CEE888C8588C8E0B16ECB27FFA6090EDC447A72734785839800A4F5F543', 'k4lw', 'disabled', 1795442843356, NULL, 1795442844051, '["admin"]', NULL, '[]', NULL),
('9796b6a9-4466-484c-b417-d933ced81771', '6212145f-e9c9-492d-8a00-8be5e3ff3eb0', 'personal', 'a42eb13d-5bcc-48d9-94dd-34fcb8ee8b39', '01a208bb8f860000c6bfdb55', 'second', NULL, X'8D82B3239354EDFB1D390C37C547ED8EC21962A0AFC6206AD763AA9786C4BB93', 'WBkE', 'enabled', 1795442844289, NULL, NULL, '["admin"]', NULL, '[]', NULL);
DELETE FROM usage_counts;
INSERT INTO usage_counts (team_id, noun, amount) VALUES
('01a208bb8f860000c6bfdb55', 'alerts', 2),
('01a208bb8f860000c6bfdb55', 'connections', 2),
('01a208bb8f860000c6bfdb55', 'dashboardBytes', 713),
('01a208bb8f860000c6bfdb55', 'dashboards', 2),
('01a208bb8f860000c6bfdb55', 'savedSearches', 1),
('01a208bb8f860000c6bfdb55', 'sources', 5),
('01a208bb8f860000c6bfdb55', 'webhooks', 3);
