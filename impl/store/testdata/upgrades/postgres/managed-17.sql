-- {"organizationId": "3e001470-d0c2-45fc-8a55-c38b2aa44b9e", "serviceId": "654a58f7-5ecb-4816-89a7-8d15c31f46a8", "keyId": "obs_id_a0MvS61izNfrQtjObhWpBDrIVRAXP-bjb-TI3DTTkbw", "keySecret": "obs_sec_bhW-eqbuCw6yul8O_2ycEo1HFI6oaO7-salQXO4ilfY", "ingestionKey": "obs_ing_cfbbLTBtgQMXUSw-NGuZ4pgHXC3czC5yeJy80T6kCQw"}
INSERT INTO schema_version (id, version_id, is_applied, tstamp) VALUES
('1', '0', 'true', '2026-11-23 06:47:06.629606'),
('2', '1', 'true', '2026-11-23 06:47:06.647061'),
('3', '2', 'true', '2026-11-23 06:47:06.813955'),
('4', '3', 'true', '2026-11-23 06:47:06.825323'),
('5', '4', 'true', '2026-11-23 06:47:06.889833'),
('6', '5', 'true', '2026-11-23 06:47:06.951922'),
('7', '6', 'true', '2026-11-23 06:47:07.052913'),
('8', '7', 'true', '2026-11-23 06:47:07.085457'),
('9', '8', 'true', '2026-11-23 06:47:07.089671'),
('10', '9', 'true', '2026-11-23 06:47:07.097699'),
('11', '10', 'true', '2026-11-23 06:47:07.10052'),
('12', '11', 'true', '2026-11-23 06:47:07.109808'),
('13', '12', 'true', '2026-11-23 06:47:07.115347'),
('14', '13', 'true', '2026-11-23 06:47:07.124757'),
('15', '14', 'true', '2026-11-23 06:47:07.133763'),
('16', '15', 'true', '2026-11-23 06:47:07.139776'),
('17', '16', 'true', '2026-11-23 06:47:07.145673'),
('18', '17', 'true', '2026-11-23 06:47:07.169837');
SELECT setval(pg_get_serial_sequence('schema_version', 'id'), max(id)) FROM schema_version;
INSERT INTO settings (name, value) VALUES
('encryption_check', E'\\x01b923640e4e049f09e00ea62c3cba8c0da07180641952f3447ff5919a6bd6d41b32e6ed');
INSERT INTO organizations (id, name, created_at, display_name, enable_core_dumps, private_endpoints) VALUES
('3e001470-d0c2-45fc-8a55-c38b2aa44b9e', 'default', '1795416427189', 'default', 'false', '[]');
INSERT INTO services (organization_id, id, team_id, name, database_name, created_at) VALUES
('3e001470-d0c2-45fc-8a55-c38b2aa44b9e', '654a58f7-5ecb-4816-89a7-8d15c31f46a8', '01a207288ab50000d3d274f1', 'default', 'default', '1795416427191');
INSERT INTO people (organization_id, id, email, name, role, created_at, password, updated_at) VALUES
('3e001470-d0c2-45fc-8a55-c38b2aa44b9e', '7e26b0a4-271b-4822-86b6-92f5cc4648bf', 'owner@localhost', 'Owner', 'admin', '1795416427193', NULL, '1795416427193');
INSERT INTO connections (team_id, id, name, host, username, password, setting_prefix, is_prometheus, created_at, updated_at, trusted, prometheus_endpoint) VALUES
('01a207288ab50000d3d274f1', '01a207288ac20000cf73f84d', 'local', '', '', E'\\x0149bc076003027b62aea954418224ac2c9e36f5033eae1fb69ed37568', NULL, NULL, '1795416427202', '1795416427202', 'true', NULL),
('01a207288ab50000d3d274f1', '01a207288ef100009cec9bc7', 'spare', 'http://10.1.2.3:8123', 'reader', E'\\x01bdaaf5ce0540093f3aa49443b5ec35e6dc5b5b9bcb1627e21c4ae52195f2fa36343f779cf8c7330e2083e4429a4948', NULL, NULL, '1795416428273', '1795416428273', 'true', NULL);
INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at) VALUES
('01a207288ab50000d3d274f1', '01a207288ac900005912abde', 'Logs', 'log', '01a207288ac20000cf73f84d', '{"id":"01a207288ac900005912abde","name":"Logs","kind":"log","connection":"01a207288ac20000cf73f84d","from":{"databaseName":"default","tableName":"otel_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,SeverityText,Body","serviceNameExpression":"ServiceName","severityTextExpression":"SeverityText","bodyExpression":"Body","eventAttributesExpression":"LogAttributes","resourceAttributesExpression":"ResourceAttributes","displayedTimestampValueExpression":"Timestamp","metricSourceId":"01a207288ac900029582defd","traceSourceId":"01a207288ac90001a1e86c4a","traceIdExpression":"TraceId","spanIdExpression":"SpanId","implicitColumnExpression":"Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416427213', '1795416427213'),
('01a207288ab50000d3d274f1', '01a207288ac90001a1e86c4a', 'Traces', 'trace', '01a207288ac20000cf73f84d', '{"id":"01a207288ac90001a1e86c4a","name":"Traces","kind":"trace","connection":"01a207288ac20000cf73f84d","from":{"databaseName":"default","tableName":"otel_traces"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName","durationExpression":"Duration","durationPrecision":9,"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":"01a207288ac900005912abde","sessionSourceId":"01a207288ac90003f213db05","metricSourceId":"01a207288ac900029582defd","statusCodeExpression":"StatusCode","statusMessageExpression":"StatusMessage","serviceNameExpression":"ServiceName","resourceAttributesExpression":"ResourceAttributes","eventAttributesExpression":"SpanAttributes","spanEventsValueExpression":"Events","implicitColumnExpression":"SpanName","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416427214', '1795416427214'),
('01a207288ab50000d3d274f1', '01a207288ac900029582defd', 'Metrics', 'metric', '01a207288ac20000cf73f84d', '{"id":"01a207288ac900029582defd","name":"Metrics","kind":"metric","connection":"01a207288ac20000cf73f84d","from":{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix","metricTables":{"gauge":"otel_metrics_gauge","histogram":"otel_metrics_histogram","sum":"otel_metrics_sum","summary":"otel_metrics_summary","exponential histogram":"otel_metrics_exponential_histogram"},"resourceAttributesExpression":"ResourceAttributes","serviceNameExpression":"ServiceName","logSourceId":"01a207288ac900005912abde"}', '1795416427215', '1795416427215'),
('01a207288ab50000d3d274f1', '01a207288ac90003f213db05', 'Sessions', 'session', '01a207288ac20000cf73f84d', '{"id":"01a207288ac90003f213db05","name":"Sessions","kind":"session","connection":"01a207288ac20000cf73f84d","from":{"databaseName":"default","tableName":"hyperdx_sessions"},"disabled":false,"querySettings":[],"timestampValueExpression":"TimestampTime","traceSourceId":"01a207288ac90001a1e86c4a","resourceAttributesExpression":"ResourceAttributes"}', '1795416427216', '1795416427216'),
('01a207288ab50000d3d274f1', '01a207288efc00005fab589e', 'Audit', 'log', '01a207288ef100009cec9bc7', '{"id":"01a207288efc00005fab589e","name":"Audit","kind":"log","connection":"01a207288ef100009cec9bc7","from":{"databaseName":"default","tableName":"audit_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416428285', '1795416428285');
INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by, tags, filters, created_at, updated_at) VALUES
('01a207288ab50000d3d274f1', '01a207288f020000705a6569', 'payments', '01a207288ac900005912abde', '', 'ServiceName:payment', 'lucene', '', '["shop"]', '[]', '1795416428290', '1795416428290');
INSERT INTO webhooks (team_id, id, name, service, url, description, body, headers, query_params, created_at, updated_at, routing_key, signing_secret, old_secret, old_until, trusted) VALUES
('01a207288ab50000d3d274f1', '01a207288f0600005f910f1c', 'inside', 'generic', E'\\x018fdff82b1f4c0d997e776af0ff13e304f195b810d3163be4c48bf88eab492c0c201f0eac7c16489ce84f49a2a57e983c293792c37fc11b70e2cb83ee7dae619a2952a594', NULL, '{"text":"{{title}}"}', E'\\x014d2b07e83ea158a0fdbbc144ba89d679d1c969efa76c29a9a385af475536fd9cb32bde94471480d1a5cfcd7bf84a797a51bf466db2e68a', E'\\x01e2ea6bc8456342673150c5212c1fc88237fa958723464dafb8bffcf7ed3ec525126f67c56340e1b24de8affd271d0fdc04c0', '1795416428294', '1795416428294', NULL, E'\\x015bb27b04c35620b8e63a7660ede660755ee9badfe3b22d1d8fa93c70c25baf6ac062cf6e8b109f25be72bfa301752a76f1980b15468bb711559a5685da98da9429683a4a86175efb217a15364f40', NULL, NULL, 'true'),
('01a207288ab50000d3d274f1', '01a207288f080000e22352b1', 'chat', 'slack', E'\\x01a8f874bd3dcb64412aa002012dd4c747830a5a36709f675b6e5f71b9b87afafabbaeee0e7a5537c0a40991b8dce98ed1e08bc93aa4e162cdf102a4ca659bfe54578717ab2a8683fc0b6aa00e59b074', NULL, NULL, NULL, NULL, '1795416428296', '1795416428296', NULL, NULL, NULL, NULL, 'true');
INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at, tags) VALUES
('01a207288ab50000d3d274f1', '01a207288f0e0000d5101db1', 'Shop', '{"id":"01a207288f0e0000d5101db1","name":"Shop","tiles":[{"id":"01a207288f0e0001d332c977","x":0,"y":0,"w":12,"h":4,"name":"Rows","config":{"displayType":"line","sourceId":"01a207288ac900005912abde","asRatio":false,"fillNulls":true,"select":[{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}]}},{"id":"01a207288f0e0002018a652f","x":12,"y":0,"w":12,"h":4,"name":"About","config":{"displayType":"markdown","markdown":"Käse & more"}}],"tags":["shop"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795416428302', '1795416428302', '["shop"]'),
('01a207288ab50000d3d274f1', '01a207289050000059aaafc0', 'From the API', '{"id":"01a207289050000059aaafc0","name":"From the API","tiles":[],"tags":["api"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795416428626', '1795416428626', '["api"]');
INSERT INTO alerts (team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval, schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id, group_by, dashboard_id, tile_id, webhook_id, channels, state, silenced, execution_errors, created_by, created_at, updated_at, enabled, no_data, renotify_interval, due_at, claim, judged_at, memory, worker) VALUES
('01a207288ab50000d3d274f1', '01a207288f1b0000f83a8a73', 'Many rows', NULL, NULL, '100', NULL, 'above', '5m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a207288f0e0000d5101db1', '01a207288f0e0001d332c977', '01a207288f080000e22352b1', '[{"type":"webhook","webhookId":"01a207288f080000e22352b1"}]', 'OK', NULL, '[]', NULL, '1795416428315', '1795416428315', NULL, NULL, NULL, '1795416605000', NULL, '1795416300000', '{}', '01a20728886800005f4e1f7c'),
('01a207288ab50000d3d274f1', '01a207288f190000b29b2864', 'No rows', NULL, NULL, '1', NULL, 'below', '1m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a207288f0e0000d5101db1', '01a207288f0e0001d332c977', '01a207288f0600005f910f1c', '[{"type":"webhook","webhookId":"01a207288f0600005f910f1c"}]', 'ALERT', NULL, '[]', NULL, '1795416428313', '1795416428313', NULL, NULL, NULL, '1795416485000', NULL, '1795416420000', '{"":{"state":"ALERT","streak":1,"judged":"2026-11-23T06:47:00Z","told":true,"toldAt":"2026-11-23T06:47:00Z"}}', '01a20728886800005f4e1f7c');
INSERT INTO activities (organization_id, id, created_at, type, actor_type, actor_id, actor_details, actor_ip, user_agent, service_id, key_id, key_name, member_id, member_email, invitation_id) VALUES
('3e001470-d0c2-45fc-8a55-c38b2aa44b9e', '01a20728-8f26-7c98-b6ee-f025300dcd0a', '1795416428326', 'organization_invite_create', 'system', '', '', '', '', NULL, NULL, NULL, NULL, 'ann@example.com', 'db0800f2-87dc-40af-b9dd-1932c1f329bc'),
('3e001470-d0c2-45fc-8a55-c38b2aa44b9e', '01a20728-8f78-703f-a596-247b455e353b', '1795416428408', 'key_create', 'system', '', '', '', '', NULL, '042ea2d6-752e-4446-a193-7f4a2a9e18c5', 'revoked', NULL, NULL, NULL),
('3e001470-d0c2-45fc-8a55-c38b2aa44b9e', '01a20728-900b-7476-bbcc-8a4f818f9d10', '1795416428555', 'key_delete', 'system', '', '', '', '', NULL, '042ea2d6-752e-4446-a193-7f4a2a9e18c5', 'revoked', NULL, NULL, NULL),
('3e001470-d0c2-45fc-8a55-c38b2aa44b9e', '01a20728-9038-7b39-b074-4fc05a98f87a', '1795416428600', 'key_create', 'system', '', '', '', '', NULL, 'f1b77afb-ab25-43e7-8b91-431772d703d5', 'second', NULL, NULL, NULL),
('3e001470-d0c2-45fc-8a55-c38b2aa44b9e', '01a20728-9044-7afe-93fa-21368a30498d', '1795416428612', 'organization_invite_create', 'api', 'f2e62bd0-de91-4cf2-b121-42c72a9f453b', 'default', '127.0.0.1', 'Python-urllib/3.11', NULL, NULL, NULL, NULL, 'bob@example.com', 'b99efb0a-1492-477d-9cff-c6053c3e361f');
INSERT INTO alert_history (team_id, alert_id, window_end, group_key, state, violations, window_values, errors, evaluated_at, read_at, no_value) VALUES
('01a207288ab50000d3d274f1', '01a207288f1b0000f83a8a73', '1795416300000', '', 'OK', '0', '[[1795416000000,0]]', NULL, '1795416429040', '1795416429019', NULL),
('01a207288ab50000d3d274f1', '01a207288f190000b29b2864', '1795416420000', '', 'ALERT', '1', '[[1795416360000,0]]', NULL, '1795416429053', '1795416429019', NULL);
INSERT INTO alert_notify_errors (team_id, alert_id, group_key, webhook_id, message, created_at) VALUES
('01a207288ab50000d3d274f1', '01a207288f190000b29b2864', '', '01a207288f0600005f910f1c', 'Notifying the generic webhook "inside" failed: the connection was refused. It is tried again.', '1795416429088');
INSERT INTO deliveries (seq, team_id, id, alert_id, group_key, webhook_id, webhook_name, service, target, queue, message_id, event_id, firing, title, body, link, window_start, window_end, status, waits, attempts, tries, due_at, expires_at, created_at, finished_at) OVERRIDING SYSTEM VALUE VALUES
('1', '01a207288ab50000d3d274f1', '01a20728920600007bfd71c4', '01a207288f190000b29b2864', '', '01a207288f0600005f910f1c', 'inside', 'generic', '01a207288ab50000d3d274f1/01a207288f0600005f910f1c', 'ff6753ace4f0cf48acb594a76d689016', '59b0fe47cf63c00ab7b548936e86c0f572d78ef0', 'b3a38a7ffd779bf0b87e2501db633c8a0f4f4035', 'true', '🚨 No rows', '
The value is 0, which falls below the threshold of 1
Time Range (UTC): [Nov 23 6:46:00 AM - Nov 23 6:47:00 AM)

http://127.0.0.1:40435/dashboards/01a207288f0e0000d5101db1?from=1795415940000&granularity=1+minute&to=1795416840000&highlightedTileId=01a207288f0e0001d332c977', 'http://127.0.0.1:40435/dashboards/01a207288f0e0000d5101db1?from=1795415940000&granularity=1+minute&to=1795416840000&highlightedTileId=01a207288f0e0001d332c977', '1795416360000', '1795416420000', 'pending', 'false', '1', '1', '1795416429864', '1795502829062', '1795416429062', NULL);
SELECT setval(pg_get_serial_sequence('deliveries', 'seq'), max(seq)) FROM deliveries;
INSERT INTO delivery_attempts (team_id, delivery_id, number, began_at, duration, status, error, message, response, next_at) VALUES
('01a207288ab50000d3d274f1', '01a20728920600007bfd71c4', '1', '1795416429080', '0', NULL, 'CONNECTION_ERROR', 'the connection was refused', NULL, '1795416429864');
INSERT INTO delivery_targets (team_id, webhook_id, due_at, claim, failures, paused_until, paused_at, worker) VALUES
('01a207288ab50000d3d274f1', '01a207288f0600005f910f1c', '1795416429864', NULL, '1', NULL, NULL, '01a20728886800011ed1587d');
INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at, name, token, token_hash) VALUES
('3e001470-d0c2-45fc-8a55-c38b2aa44b9e', 'db0800f2-87dc-40af-b9dd-1932c1f329bc', 'ann@example.com', 'developer', '1795416428323', '1825027200000', NULL, E'\\x01a35a75506ad490183448e907efc99098ff94721ca34aacf99538240c01b8deea1d4f76894cf843594f6c649183aecf3fe2f97dc3aaa766bc99abbb794cf482407da3ac319a15405b8bdeb65e792d187f66c978fa6638e6b0d36fe49d', E'\\x3861e2b80ad1213ce8beaab7c6e5fc3c5729fc912b13f96aaada880bd4f7dc7e'),
('3e001470-d0c2-45fc-8a55-c38b2aa44b9e', 'b99efb0a-1492-477d-9cff-c6053c3e361f', 'bob@example.com', 'developer', '1795416428610', '1798008428610', NULL, E'\\x0179fd44ab940fd4da1ec00f0ac8703689853466e7b6c71449ea151d7d12f3298db9608b75a3047205a185f01f47264afad3c360cced619fd5c7c9ed564d96636adbbcd425610adf44039853164543273a6b8ea433e206a22e1d2a9bf9', E'\\xbeeda2108622391189e3633514bf69c7db4cf1756d8de410d955246237c8968a');
INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state, created_at, expire_at, revoked_at, roles, used_at, ip_access_list, login_hash) VALUES
('3e001470-d0c2-45fc-8a55-c38b2aa44b9e', 'a26e8abe-7c61-4f30-8a75-e9a3d4cb773d', 'ingestion', NULL, '01a207288ab50000d3d274f1', 'default', NULL, E'\\x9bff601c0f16094e26544bd089df0088c34901cef0e62666a060666354910c39', 'kCQw', 'enabled', '1795416427198', NULL, NULL, '[]', NULL, '[]', NULL),
('3e001470-d0c2-45fc-8a55-c38b2aa44b9e', '042ea2d6-752e-4446-a193-7f4a2a9e18c5', 'organization', NULL, NULL, 'revoked', 'obs_id_4IG8jE7I4LgFljcgp0hg8tBPeSwHVQvsbCt-CqhdE1A', E'\\x578143d9bc74fb3d7e8fda7cec96efee7eb2bbd1640d8f2f7db0e50149f79a25', 'dE1A', 'disabled', '1795416428407', NULL, '1795416428552', '["admin"]', NULL, '[]', E'\\xa4112b88b7437eef6a4241423326a2057d9b0c7f936aa83673d9ef8dbd6932f7'),
('3e001470-d0c2-45fc-8a55-c38b2aa44b9e', 'f1b77afb-ab25-43e7-8b91-431772d703d5', 'organization', NULL, NULL, 'second', 'obs_id_LSYOyCZnACG03JWtWdSwo70a83PwTkE-nBBh8UPjNic', E'\\x1c7df5250136b5fbe9d62c774b8939e124df373ecffb1ad21703fa4dbfc49d23', 'jNic', 'enabled', '1795416428599', NULL, NULL, '["admin"]', NULL, '[]', E'\\x50fe347ee203f2fcdb4d5f6d1585a60108bc28db96786d185f07450711829d5a'),
('3e001470-d0c2-45fc-8a55-c38b2aa44b9e', 'f2e62bd0-de91-4cf2-b121-42c72a9f453b', 'organization', NULL, NULL, 'default', 'obs_id_a0MvS61izNfrQtjObhWpBDrIVRAXP-bjb-TI3DTTkbw', E'\\x8545214e84c65a369e57bf27457e078105a6828213340726d761392a439d73ad', 'Tkbw', 'enabled', '1795416427195', NULL, NULL, '["admin"]', '1795416420000', '[]', E'\\xcb7f8b0a2ef7e7b716b50f16357d1d47eb2d4493380cbde1d44e9a7a1d0126ff');
DELETE FROM usage_counts;
INSERT INTO usage_counts (team_id, noun, shard, amount) VALUES
('01a207288ab50000d3d274f1', 'connections', '29', '1'),
('01a207288ab50000d3d274f1', 'sources', '29', '4'),
('01a207288ab50000d3d274f1', 'connections', '14', '1'),
('01a207288ab50000d3d274f1', 'sources', '14', '1'),
('01a207288ab50000d3d274f1', 'savedSearches', '14', '1'),
('01a207288ab50000d3d274f1', 'webhooks', '14', '1'),
('01a207288ab50000d3d274f1', 'webhooks', '45', '1'),
('01a207288ab50000d3d274f1', 'dashboards', '8', '1'),
('01a207288ab50000d3d274f1', 'dashboardBytes', '11', '552'),
('01a207288ab50000d3d274f1', 'alerts', '34', '1'),
('01a207288ab50000d3d274f1', 'alerts', '32', '1'),
('01a207288ab50000d3d274f1', 'dashboards', '16', '1'),
('01a207288ab50000d3d274f1', 'dashboardBytes', '41', '161');
