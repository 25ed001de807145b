-- {"apiKey":"obs_key_79toGhThfHVGofwn2VFSPWxJbWEirypNfuyZU2HzZ6I","ingestionKey":"obs_ing_mERr6G4-uaUQNIwkKVaJQukp-0CsCnjqExwKh1MlGjY","teamId":"01a208e5ff5d000065f4f4d6"}
INSERT INTO schema_version (id, version_id, is_applied, tstamp) VALUES
(1, 0, 1, '2026-11-23 14:53:40'),
(2, 1, 1, '2026-11-23 14:53:40'),
(3, 2, 1, '2026-11-23 14:53:40'),
(4, 3, 1, '2026-11-23 14:53:40'),
(5, 4, 1, '2026-11-23 14:53:40'),
(6, 5, 1, '2026-11-23 14:53:40'),
(7, 6, 1, '2026-11-23 14:53:40'),
(8, 7, 1, '2026-11-23 14:53:40'),
(9, 8, 1, '2026-11-23 14:53:40'),
(10, 9, 1, '2026-11-23 14:53:40'),
(11, 10, 1, '2026-11-23 14:53:40'),
(12, 11, 1, '2026-11-23 14:53:40'),
(13, 12, 1, '2026-11-23 14:53:40'),
(14, 13, 1, '2026-11-23 14:53:40'),
(15, 14, 1, '2026-11-23 14:53:40'),
(16, 15, 1, '2026-11-23 14:53:40'),
(17, 16, 1, '2026-11-23 14:53:40'),
(18, 17, 1, '2026-11-23 14:53:40'),
(19, 18, 1, '2026-11-23 14:53:40'),
(20, 19, 1, '2026-11-23 14:53:40'),
(21, 20, 1, '2026-11-23 14:53:40'),
(22, 21, 1, '2026-11-23 14:53:40'),
(23, 22, 1, '2026-11-23 14:53:40'),
(24, 23, 1, '2026-11-23 14:53:40'),
(25, 24, 1, '2026-11-23 14:53:40'),
(26, 25, 1, '2026-11-23 14:53:40'),
(27, 26, 1, '2026-11-23 14:53:40'),
(28, 27, 1, '2026-11-23 14:53:40');
INSERT INTO settings (name, value) VALUES
('encryption_check', X'0146D4F6351A6A634E1B0C2253A1DBDA6654AC42C62DBE8C5A139740EE88EBB37E71A78C');
INSERT INTO organizations (id, name, created_at, display_name, enable_core_dumps, private_endpoints) VALUES
('2196db61-67a3-44ab-bb86-95861f3e1bc8', 'default', 1795445620573, 'default', 0, '[]');
INSERT INTO services (organization_id, id, team_id, name, database_name, created_at) VALUES
('2196db61-67a3-44ab-bb86-95861f3e1bc8', '2d4dbb7d-5ba0-40f8-a365-cf0d0db23224', '01a208e5ff5d000065f4f4d6', 'default', 'default', 1795445620573);
INSERT INTO people (organization_id, id, email, name, role, created_at, password, updated_at) VALUES
('2196db61-67a3-44ab-bb86-95861f3e1bc8', 'cc85d6ad-dc23-4d16-a7bb-927fc6d52608', 'owner@localhost', 'Owner', 'admin', 1795445620573, NULL, 1795445620573);
INSERT INTO identities (organization_id, issuer, subject, person_id, created_at) VALUES
('2196db61-67a3-44ab-bb86-95861f3e1bc8', 'https://id.example.com', 'owner', 'cc85d6ad-dc23-4d16-a7bb-927fc6d52608', 1795445620573);
INSERT INTO connections (team_id, id, name, host, username, password, setting_prefix, is_prometheus, created_at, updated_at, trusted, prometheus_endpoint) VALUES
('01a208e5ff5d000065f4f4d6', '01a208e5ff5e0000b2f2f2ba', 'local', '', '', X'01276D1F57B113A5F895885DAEFE37023B45B3D427F998A7D80274A85D', NULL, NULL, 1795445620574, 1795445620574, 1, NULL),
('01a208e5ff5d000065f4f4d6', '01a208e6012b00000613b368', 'spare', 'http://10.1.2.3:8123', 'reader', X'01067765DAD89D41CC7E1EF264999ECA4306E90432673C0993D299F0FD578FFCD829FB142D0D7790512DDE6AC21F8239', NULL, NULL, 1795445621035, 1795445621035, 1, NULL);
INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at) VALUES
('01a208e5ff5d000065f4f4d6', '01a208e5ff5e0001380a3fa5', 'Logs', 'log', '01a208e5ff5e0000b2f2f2ba', '{"id":"01a208e5ff5e0001380a3fa5","name":"Logs","kind":"log","connection":"01a208e5ff5e0000b2f2f2ba","from":{"databaseName":"default","tableName":"otel_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,SeverityText,Body","serviceNameExpression":"ServiceName","severityTextExpression":"SeverityText","bodyExpression":"Body","eventAttributesExpression":"LogAttributes","resourceAttributesExpression":"ResourceAttributes","displayedTimestampValueExpression":"Timestamp","metricSourceId":"01a208e5ff5e00030052e1a3","traceSourceId":"01a208e5ff5e00021da4e44b","traceIdExpression":"TraceId","spanIdExpression":"SpanId","implicitColumnExpression":"Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', 1795445620574, 1795445620574),
('01a208e5ff5d000065f4f4d6', '01a208e5ff5e00021da4e44b', 'Traces', 'trace', '01a208e5ff5e0000b2f2f2ba', '{"id":"01a208e5ff5e00021da4e44b","name":"Traces","kind":"trace","connection":"01a208e5ff5e0000b2f2f2ba","from":{"databaseName":"default","tableName":"otel_traces"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName","durationExpression":"Duration","durationPrecision":9,"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":"01a208e5ff5e0001380a3fa5","sessionSourceId":"01a208e5ff5e0004e47d2ef4","metricSourceId":"01a208e5ff5e00030052e1a3","statusCodeExpression":"StatusCode","statusMessageExpression":"StatusMessage","serviceNameExpression":"ServiceName","resourceAttributesExpression":"ResourceAttributes","eventAttributesExpression":"SpanAttributes","spanEventsValueExpression":"Events","implicitColumnExpression":"SpanName","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', 1795445620574, 1795445620574),
('01a208e5ff5d000065f4f4d6', '01a208e5ff5e00030052e1a3', 'Metrics', 'metric', '01a208e5ff5e0000b2f2f2ba', '{"id":"01a208e5ff5e00030052e1a3","name":"Metrics","kind":"metric","connection":"01a208e5ff5e0000b2f2f2ba","from":{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix","metricTables":{"gauge":"otel_metrics_gauge","histogram":"otel_metrics_histogram","sum":"otel_metrics_sum","summary":"otel_metrics_summary","exponential histogram":"otel_metrics_exponential_histogram"},"resourceAttributesExpression":"ResourceAttributes","serviceNameExpression":"ServiceName","logSourceId":"01a208e5ff5e0001380a3fa5"}', 1795445620574, 1795445620574),
('01a208e5ff5d000065f4f4d6', '01a208e5ff5e0004e47d2ef4', 'Sessions', 'session', '01a208e5ff5e0000b2f2f2ba', '{"id":"01a208e5ff5e0004e47d2ef4","name":"Sessions","kind":"session","connection":"01a208e5ff5e0000b2f2f2ba","from":{"databaseName":"default","tableName":"hyperdx_sessions"},"disabled":false,"querySettings":[],"timestampValueExpression":"TimestampTime","traceSourceId":"01a208e5ff5e00021da4e44b","resourceAttributesExpression":"ResourceAttributes"}', 1795445620574, 1795445620574),
('01a208e5ff5d000065f4f4d6', '01a208e6012b0001c92c77f8', 'Audit', 'log', '01a208e6012b00000613b368', '{"id":"01a208e6012b0001c92c77f8","name":"Audit","kind":"log","connection":"01a208e6012b00000613b368","from":{"databaseName":"default","tableName":"audit_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', 1795445621035, 1795445621035);
INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by, tags, filters, created_at, updated_at) VALUES
('01a208e5ff5d000065f4f4d6', '01a208e6012c000083fffc63', 'payments', '01a208e5ff5e0001380a3fa5', '', 'ServiceName:payment', 'lucene', '', '["shop"]', '[]', 1795445621036, 1795445621036);
INSERT INTO webhooks (team_id, id, name, service, url, description, body, headers, query_params, created_at, updated_at, routing_key, signing_secret, old_secret, old_until, trusted) VALUES
('01a208e5ff5d000065f4f4d6', '01a208e6012c0001bdcd3339', 'inside', 'generic', X'017DE26C750ABE0247267813E436F05AA955BA664E1BEA8D5E5778E20B149F3818FC2BCF3CA547374C1D92703890A6B8E56052305BDDAFCD4AD1E1E3B7F6DA8615B6FEB139', NULL, '{"text":"{{title}}"}', X'017FDD96F50D65231A28E58D7BC60D1C73FCAAC46EECA02EDBD369F88EC19D08D8A5EA7EC285840C34667860DB78D9B6E5E65C1A1C5A3E3C', X'01E17455EB26E44C65FC80E667A3E0B18F4574ACD7301A85C14A6BC7A2F74C56820AE7BAEB9CB96F79C2513B2AF354D228245D', 1795445621036, 1795445621036, NULL, X'015F06644D301ADA7D23F5D1032B1371ADA9614D4BDE2F3FE78AA1CEA23AC0D2085215624B2A2039CE82023E9453C62136B413E30FECDA6D9BE873AD2A4016AB29069A403289FF8B90A28704024CF6', NULL, NULL, 1),
('01a208e5ff5d000065f4f4d6', '01a208e6012c0002b36160c0', 'chat', 'slack', X'0112C7C3C2E51AE208BB2D60786B94014AACFCC915FEBA919893532F4EF981114A27F8FCCA4D106742679238565B96CB73F4B2A63885DFC83F386F1776BFBC0640B8212A56579A724277B49376A97176', NULL, NULL, NULL, NULL, 1795445621036, 1795445621036, NULL, NULL, NULL, NULL, 1),
('01a208e5ff5d000065f4f4d6', '01a208e601f4000068c6d24d', 'member', 'generic', X'015A7B155F7A95F1A1C7248B39FEB2AA7D829CCCFA84BACB921C8C6DDC9C2EA0B1D3D349A84009A528F602697BB6A3B070B47CDA62', NULL, NULL, NULL, NULL, 1795445621236, 1795445621236, NULL, X'0110DA04979B2795E348A607070E4ED54EC4CC26F3A49EC97965E1B436CD4A25C12F16DE5979713D01AE92ADF9B85468375BBD967D8B8CD275EE120E9FF2B3A383D4A033AF2EC88C68E1DB5A66BC8C', NULL, NULL, 0);
INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at) VALUES
('01a208e5ff5d000065f4f4d6', '01a208e6012d0000513df3d2', 'Shop', '{"id":"01a208e6012d0000513df3d2","name":"Shop","tiles":[{"id":"01a208e6012d00012c4276bc","x":0,"y":0,"w":12,"h":4,"name":"Rows","config":{"displayType":"line","sourceId":"01a208e5ff5e0001380a3fa5","asRatio":false,"fillNulls":true,"select":[{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}]}},{"id":"01a208e6012d000223ee0a64","x":12,"y":0,"w":12,"h":4,"name":"About","config":{"displayType":"markdown","markdown":"Käse & more"}}],"tags":["shop"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', 1795445621037, 1795445621037),
('01a208e5ff5d000065f4f4d6', '01a208e601f20000956cf96f', 'From the API', '{"id":"01a208e601f20000956cf96f","name":"From the API","tiles":[],"tags":["api"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', 1795445621234, 1795445621234);
INSERT INTO alerts (team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval, schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id, group_by, dashboard_id, tile_id, webhook_id, channels, state, silenced, execution_errors, created_by, created_at, updated_at, enabled, no_data, renotify_interval, due_at, claim, judged_at, memory, worker, answer, answer_of, display_name, tags, derived_name, derived_tags, chart_config) VALUES
('01a208e5ff5d000065f4f4d6', '01a208e6012e00004a9beaa0', 'No rows', NULL, NULL, 1.0, NULL, 'below', '1m', NULL, NULL, 0, NULL, 'tile', NULL, NULL, '01a208e6012d0000513df3d2', '01a208e6012d00012c4276bc', '01a208e6012c0001bdcd3339', '[{"type":"webhook","webhookId":"01a208e6012c0001bdcd3339"}]', 'ALERT', NULL, '[]', NULL, 1795445621038, 1795445621038, NULL, NULL, NULL, 1795445640000, NULL, 1795445580000, '{"":{"state":"ALERT","streak":1,"judged":"2026-11-23T14:53:00Z","told":true,"toldAt":"2026-11-23T14:53:00Z"}}', '01a208e5ff0a00009fd9c967', '{"id":"01a208e6012e00004a9beaa0","name":"No rows","message":null,"note":null,"threshold":1,"interval":"1m","numConsecutiveWindows":null,"thresholdType":"below","source":"tile","state":"","channel":{"type":"webhook","webhookId":"01a208e6012c0001bdcd3339"},"channels":[{"type":"webhook","webhookId":"01a208e6012c0001bdcd3339"}],"teamId":"01a208e5ff5d000065f4f4d6","dashboardId":"01a208e6012d0000513df3d2","tileId":"01a208e6012d00012c4276bc","createdAt":"2026-11-23T14:53:41.038Z","updatedAt":"2026-11-23T14:53:41.038Z"}', 1795445621038, NULL, NULL, NULL, NULL, NULL),
('01a208e5ff5d000065f4f4d6', '01a208e6012f0000241938e1', 'Many rows', NULL, NULL, 100.0, NULL, 'above', '5m', NULL, NULL, 0, NULL, 'tile', NULL, NULL, '01a208e6012d0000513df3d2', '01a208e6012d00012c4276bc', '01a208e6012c0002b36160c0', '[{"type":"webhook","webhookId":"01a208e6012c0002b36160c0"}]', 'OK', '{"by":"cc85d6ad-dc23-4d16-a7bb-927fc6d52608","at":"2026-11-23T14:53:41.240Z","until":"2027-11-01T00:00:00.000Z"}', '[]', NULL, 1795445621039, 1795445621039, NULL, NULL, NULL, 1795445700000, NULL, 1795445400000, '{}', '01a208e5ff0a00009fd9c967', '{"id":"01a208e6012f0000241938e1","name":"Many rows","message":null,"note":null,"threshold":100,"interval":"5m","numConsecutiveWindows":null,"thresholdType":"above","source":"tile","state":"","channel":{"type":"webhook","webhookId":"01a208e6012c0002b36160c0"},"channels":[{"type":"webhook","webhookId":"01a208e6012c0002b36160c0"}],"teamId":"01a208e5ff5d000065f4f4d6","dashboardId":"01a208e6012d0000513df3d2","tileId":"01a208e6012d00012c4276bc","createdAt":"2026-11-23T14:53:41.039Z","updatedAt":"2026-11-23T14:53:41.039Z"}', 1795445621039, NULL, NULL, NULL, NULL, NULL);
INSERT INTO activities (organization_id, id, created_at, type, actor_type, actor_id, actor_details, actor_ip, user_agent, service_id, key_id, key_name, member_id, member_email, invitation_id) VALUES
('2196db61-67a3-44ab-bb86-95861f3e1bc8', '01a208e6-016c-7808-82d9-c6727aeb97ee', 1795445621100, 'key_create', 'system', '', '', '', '', NULL, '438ae2ba-f877-478c-bceb-aaa7da8216c1', 'revoked', NULL, NULL, NULL),
('2196db61-67a3-44ab-bb86-95861f3e1bc8', '01a208e6-01c6-7446-9884-b6ebdeef8d60', 1795445621190, 'key_delete', 'system', '', '', '', '', NULL, '438ae2ba-f877-478c-bceb-aaa7da8216c1', 'revoked', NULL, NULL, NULL),
('2196db61-67a3-44ab-bb86-95861f3e1bc8', '01a208e6-01eb-7a4b-9ee4-5c147608418a', 1795445621227, 'key_create', 'system', '', '', '', '', NULL, '3b21be37-7e06-4d21-a9e2-db852deac6e6', 'second', NULL, NULL, NULL),
('2196db61-67a3-44ab-bb86-95861f3e1bc8', '01a208e6-01fc-72ed-9712-5431e1170772', 1795445621244, 'organization_invite_create', 'user', 'cc85d6ad-dc23-4d16-a7bb-927fc6d52608', 'owner@localhost', '127.0.0.1', 'Go-http-client/1.1', NULL, NULL, NULL, NULL, 'ann@example.com', 'c7c70121-cfa0-4e80-95e9-d50e190952d9');
INSERT INTO alert_history (team_id, alert_id, window_end, group_key, state, violations, window_values, errors, evaluated_at, read_at, no_value, read_from, read_tables) VALUES
('01a208e5ff5d000065f4f4d6', '01a208e6012e00004a9beaa0', 1795445580000, '', 'ALERT', 1, '[[1795445520000,0]]', NULL, 1795445622048, 1795445622003, NULL, 1795445520000, 'otel_logs'),
('01a208e5ff5d000065f4f4d6', '01a208e6012f0000241938e1', 1795445400000, '', 'OK', 0, '[[1795445100000,0]]', NULL, 1795445622037, 1795445622004, NULL, 1795445100000, 'otel_logs');
INSERT INTO alert_notify_errors (team_id, alert_id, group_key, webhook_id, message, created_at) VALUES
('01a208e5ff5d000065f4f4d6', '01a208e6012e00004a9beaa0', '', '01a208e6012c0001bdcd3339', 'Notifying the generic webhook "inside" failed: the connection was refused. It is tried again.', 1795445622059);
INSERT INTO deliveries (seq, team_id, id, alert_id, group_key, webhook_id, webhook_name, service, target, queue, message_id, event_id, firing, title, body, link, window_start, window_end, status, waits, attempts, tries, due_at, expires_at, created_at, finished_at, variables) VALUES
(1, '01a208e5ff5d000065f4f4d6', '01a208e6052500009e9a68e7', '01a208e6012e00004a9beaa0', '', '01a208e6012c0001bdcd3339', 'inside', 'generic', '01a208e5ff5d000065f4f4d6/01a208e6012c0001bdcd3339', '1ea01f4f9fb60079e6252d2af30f845b', '3708b93cb8056d985f5442462e1fed7bf81d1cec', '7b9b7548f548fa69d06e776ea26e0c4cd4e9124f', 1, '🚨 No rows', '
The value is 0, which falls below the threshold of 1
Time Range (UTC): [Nov 23 2:52:00 PM - Nov 23 2:53:00 PM)

http://127.0.0.1:33751/dashboards/01a208e6012d0000513df3d2?from=1795445100000&granularity=1+minute&to=1795446000000&highlightedTileId=01a208e6012d00012c4276bc', 'http://127.0.0.1:33751/dashboards/01a208e6012d0000513df3d2?from=1795445100000&granularity=1+minute&to=1795446000000&highlightedTileId=01a208e6012d00012c4276bc', 1795445520000, 1795445580000, 'pending', 0, 1, 1, 1795445622983, 1795532022053, 1795445622053, NULL, '{"alertId":"01a208e6012e00004a9beaa0","note":""}');
INSERT INTO delivery_attempts (team_id, delivery_id, number, began_at, duration, status, error, message, response, next_at) VALUES
('01a208e5ff5d000065f4f4d6', '01a208e6052500009e9a68e7', 1, 1795445622058, 0, NULL, 'CONNECTION_ERROR', 'the connection was refused', NULL, 1795445622983);
INSERT INTO delivery_targets (team_id, webhook_id, due_at, claim, failures, paused_until, paused_at, worker) VALUES
('01a208e5ff5d000065f4f4d6', '01a208e6012c0001bdcd3339', 1795445622983, NULL, 1, NULL, NULL, '01a208e5ff0a0001ebde91bd');
INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at, name, token, token_hash) VALUES
('2196db61-67a3-44ab-bb86-95861f3e1bc8', 'c7c70121-cfa0-4e80-95e9-d50e190952d9', 'ann@example.com', 'admin', 1795445621243, 1798037621243, NULL, X'0152897D319C8465F0305F4C6BBF8FBA09FF57C625203C3D6EA9ECDEA2B3D651FF246CA24B987A41BD69D90CD7B4FED0BE30AFF5AF71C23EF0F120BD0B09DCFA5D5627BBD5401CF677AF919D2E3D995EFB0BCA43ED94ABA074CCBBB55D', X'D580175D7A582D5664944E634A1A80D77A68CFD2894EF84A46F743024E18972D');
INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state, created_at, expire_at, revoked_at, roles, used_at, ip_access_list, login_hash) VALUES
('2196db61-67a3-44ab-bb86-95861f3e1bc8', 'b07816b8-f6b8-4e70-9939-0aa6b9f4a1d2', 'personal', 'cc85d6ad-dc23-4d16-a7bb-927fc6d52608', '01a208e5ff5d000065f4f4d6', 'default', NULL, X'51D889B78E5AEFA19BDFCD4610ED514C4DBF8605130E87A4AAC6CED9099FDDFA', 'zZ6I', 'enabled', 1795445620573, NULL, NULL, '["admin"]', NULL, '[]', NULL),
('2196db61-67a3-44ab-bb86-95861f3e1bc8', '683e91b5-f405-4f01-bafd-c8fc9f4f1579', 'ingestion', NULL, '01a208e5ff5d000065f4f4d6', 'default', NULL, X'F563F185C801ACBA5F910CA4651012AEDFF286814B382C8F994923F8AD543C14', 'lGjY', 'enabled', 1795445620573, NULL, NULL, '[]', NULL, '[]', NULL),
('2196db61-67a3-44ab-bb86-95861f3e1bc8', '438ae2ba-f877-478c-bceb-aaa7da8216c1', 'personal', 'cc85d6ad-dc23-4d16-a7bb-927fc6d52608', '01a208e5ff5d000065f4f4d6', 'revoked', NULL, X'9C74047F3A34A0307F4688D5DE80EEEA1E542A9B165E2F22C530B0282AE2F6A7', 'j-iI', 'disabled', 1795445621100, NULL, 1795445621190, '["admin"]', NULL, '[]', NULL),
('2196db61-67a3-44ab-bb86-95861f3e1bc8', '3b21be37-7e06-4d21-a9e2-db852deac6e6', 'personal', 'cc85d6ad-dc23-4d16-a7bb-927fc6d52608', '01a208e5ff5d000065f4f4d6', 'second', NULL, X'6C9AF291E16710132FDD4AF58ADCB12CC60CDC92828BA0115BF2D8C02466DE51', 'JTGA', 'enabled', 1795445621227, NULL, NULL, '["admin"]', NULL, '[]', NULL);
DELETE FROM usage_counts;
INSERT INTO usage_counts (team_id, noun, amount) VALUES
('01a208e5ff5d000065f4f4d6', 'alerts', 2),
('01a208e5ff5d000065f4f4d6', 'connections', 2),
('01a208e5ff5d000065f4f4d6', 'dashboardBytes', 713),
('01a208e5ff5d000065f4f4d6', 'dashboards', 2),
('01a208e5ff5d000065f4f4d6', 'savedSearches', 1),
('01a208e5ff5d000065f4f4d6', 'sources', 5),
('01a208e5ff5d000065f4f4d6', 'webhooks', 3);
