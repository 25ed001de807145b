-- {"apiKey": "obs_key_Fah-oJ4OFZETTLHHOuHvC0isNmsN7qbY9UitlLRsCZE", "ingestionKey": "obs_ing_nT3p0sBb9xxmNvX_7sDMN3IMrqg9R--JK_dYOAYaRDs", "teamId": "01a20724f2a70000a10bf88e"}
INSERT INTO schema_version (id, version_id, is_applied, tstamp) VALUES
('1', '0', 'true', '2026-11-23 06:43:11.431137'),
('2', '1', 'true', '2026-11-23 06:43:11.437594'),
('3', '2', 'true', '2026-11-23 06:43:11.473853'),
('4', '3', 'true', '2026-11-23 06:43:11.476691'),
('5', '4', 'true', '2026-11-23 06:43:11.493677'),
('6', '5', 'true', '2026-11-23 06:43:11.514829'),
('7', '6', 'true', '2026-11-23 06:43:11.557752'),
('8', '7', 'true', '2026-11-23 06:43:11.603997'),
('9', '8', 'true', '2026-11-23 06:43:11.615971'),
('10', '9', 'true', '2026-11-23 06:43:11.633146'),
('11', '10', 'true', '2026-11-23 06:43:11.63451'),
('12', '11', 'true', '2026-11-23 06:43:11.637179'),
('13', '13', 'true', '2026-11-23 06:43:11.641292'),
('14', '14', 'true', '2026-11-23 06:43:11.649878');
SELECT setval(pg_get_serial_sequence('schema_version', 'id'), max(id)) FROM schema_version;
INSERT INTO settings (name, value) VALUES
('encryption_check', E'\\x01b3186899abb34608ecca765176b0c725222e535d29b62e331e8d8aa514a4162f34cad1');
INSERT INTO organizations (id, name, created_at, display_name, enable_core_dumps, private_endpoints) VALUES
('8a46d80f-dc87-4cce-aceb-ca07cc64525a', 'default', '1795416191655', 'default', 'false', '[]');
INSERT INTO services (organization_id, id, team_id, name, database_name, created_at) VALUES
('8a46d80f-dc87-4cce-aceb-ca07cc64525a', '8961e67e-723a-42d4-aec3-15307aa0bbb9', '01a20724f2a70000a10bf88e', 'default', 'default', '1795416191658');
INSERT INTO people (organization_id, id, email, name, role, created_at, password, updated_at) VALUES
('8a46d80f-dc87-4cce-aceb-ca07cc64525a', 'e5f5465a-ceca-4288-860a-5b2a65b89723', 'owner@localhost', 'Owner', 'admin', '1795416191659', NULL, '1795416191659');
INSERT INTO connections (team_id, id, name, host, username, password, setting_prefix, is_prometheus, created_at, updated_at, trusted, prometheus_endpoint) VALUES
('01a20724f2a70000a10bf88e', '01a20724f2b10000d3268b5c', 'local', '', '', E'\\x01b7b8c24a2cfd69c8fea95d950a9fa16216cdf54317b05e93b910d000', NULL, NULL, '1795416191665', '1795416191665', 'true', NULL),
('01a20724f2a70000a10bf88e', '01a20724f52e00009a7bd5d3', 'spare', 'http://10.1.2.3:8123', 'reader', E'\\x0115602e4fcbe94ca9269b4d55c1d92bae945f78bc57fc8867a997e6165fd63aabde66150190ec70fc384520602c4e78', NULL, NULL, '1795416192302', '1795416192302', 'true', NULL);
INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at) VALUES
('01a20724f2a70000a10bf88e', '01a20724f2b600001e6e4c94', 'Logs', 'log', '01a20724f2b10000d3268b5c', '{"id":"01a20724f2b600001e6e4c94","name":"Logs","kind":"log","connection":"01a20724f2b10000d3268b5c","from":{"databaseName":"default","tableName":"otel_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,SeverityText,Body","serviceNameExpression":"ServiceName","severityTextExpression":"SeverityText","bodyExpression":"Body","eventAttributesExpression":"LogAttributes","resourceAttributesExpression":"ResourceAttributes","displayedTimestampValueExpression":"Timestamp","metricSourceId":"01a20724f2b60002aacf3861","traceSourceId":"01a20724f2b60001268713b5","traceIdExpression":"TraceId","spanIdExpression":"SpanId","implicitColumnExpression":"Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416191671', '1795416191671'),
('01a20724f2a70000a10bf88e', '01a20724f2b60001268713b5', 'Traces', 'trace', '01a20724f2b10000d3268b5c', '{"id":"01a20724f2b60001268713b5","name":"Traces","kind":"trace","connection":"01a20724f2b10000d3268b5c","from":{"databaseName":"default","tableName":"otel_traces"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName","durationExpression":"Duration","durationPrecision":9,"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":"01a20724f2b600001e6e4c94","sessionSourceId":"01a20724f2b6000347ec521d","metricSourceId":"01a20724f2b60002aacf3861","statusCodeExpression":"StatusCode","statusMessageExpression":"StatusMessage","serviceNameExpression":"ServiceName","resourceAttributesExpression":"ResourceAttributes","eventAttributesExpression":"SpanAttributes","spanEventsValueExpression":"Events","implicitColumnExpression":"SpanName","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416191672', '1795416191672'),
('01a20724f2a70000a10bf88e', '01a20724f2b60002aacf3861', 'Metrics', 'metric', '01a20724f2b10000d3268b5c', '{"id":"01a20724f2b60002aacf3861","name":"Metrics","kind":"metric","connection":"01a20724f2b10000d3268b5c","from":{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix","metricTables":{"gauge":"otel_metrics_gauge","histogram":"otel_metrics_histogram","sum":"otel_metrics_sum","summary":"otel_metrics_summary","exponential histogram":"otel_metrics_exponential_histogram"},"resourceAttributesExpression":"ResourceAttributes","serviceNameExpression":"ServiceName","logSourceId":"01a20724f2b600001e6e4c94"}', '1795416191672', '1795416191672'),
('01a20724f2a70000a10bf88e', '01a20724f2b6000347ec521d', 'Sessions', 'session', '01a20724f2b10000d3268b5c', '{"id":"01a20724f2b6000347ec521d","name":"Sessions","kind":"session","connection":"01a20724f2b10000d3268b5c","from":{"databaseName":"default","tableName":"hyperdx_sessions"},"disabled":false,"querySettings":[],"timestampValueExpression":"TimestampTime","traceSourceId":"01a20724f2b60001268713b5","resourceAttributesExpression":"ResourceAttributes"}', '1795416191672', '1795416191672'),
('01a20724f2a70000a10bf88e', '01a20724f53400004c694e95', 'Audit', 'log', '01a20724f52e00009a7bd5d3', '{"id":"01a20724f53400004c694e95","name":"Audit","kind":"log","connection":"01a20724f52e00009a7bd5d3","from":{"databaseName":"default","tableName":"audit_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795416192309', '1795416192309');
INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by, tags, filters, created_at, updated_at) VALUES
('01a20724f2a70000a10bf88e', '01a20724f53f0000e19d83ab', 'payments', '01a20724f2b600001e6e4c94', '', 'ServiceName:payment', 'lucene', '', '["shop"]', '[]', '1795416192319', '1795416192319');
INSERT INTO webhooks (team_id, id, name, service, url, description, body, headers, query_params, created_at, updated_at, routing_key, signing_secret, old_secret, old_until, trusted) VALUES
('01a20724f2a70000a10bf88e', '01a20724f54200000520a383', 'inside', 'generic', E'\\x01721966bdf973b0e6d85e27b9cfbdec2ab6511435bfe639f303999664ef2dd6ef93360dc92c423f05ac62fd4e1fd5188cab5de56d0f0f48bbece25d614f322b305a687048', NULL, '{"text":"{{title}}"}', E'\\x01eb070cb2a576ed270be70d0de4e9dfd185c769d6ad5ada2de6c3c3797d2e5887487f157176c5fdccfbe567cb969967e7d9b8e6ab9495f8', E'\\x01f280453a4c5b8b4628dc1a20e8c77f8405899c24165c02199ccfe66586d6743511ef8fc0ca6938d8573a3e4fb5c3c37e56f8', '1795416192322', '1795416192322', NULL, E'\\x012494b08c4a54314c0e2f18c037e039a7b5bca1ba37e8700dc64f9d9789dd7abb478a790d0810d0c4a6b96913a55535dd154b6ba456a87f4c8a0cedbb1d22fd1a43a4ae02334eee58d8932b3bfbc9', NULL, NULL, 'true'),
('01a20724f2a70000a10bf88e', '01a20724f5440000dcf13e79', 'chat', 'slack', E'\\x01d7b78d1d633002c203b94397b365d8e3503ec8399153abf8accd9b24866ecaffde29669d84dcebc7039903e54efd4a7d9bc12a2f071ac62709d90e3ef348335e33bd82dea59fe52fcb8fe2ab289cbe', NULL, NULL, NULL, NULL, '1795416192324', '1795416192324', NULL, NULL, NULL, NULL, 'true'),
('01a20724f2a70000a10bf88e', '01a20724f5f80000c4b8797f', 'member', 'generic', E'\\x01dd7494c188fd0683f3b18fd5115c5a016b35aacadca0b39018f0f9cabf2da6c0947f4b51151513d6a9e693f5936922c988af243a', NULL, NULL, NULL, NULL, '1795416192504', '1795416192504', NULL, E'\\x01a95eec31bc21824620f383c39946603284d5a5314e4f19f672d3a743f5007ab7234df8f66622878a09e97ff88da3c66206a54094d06070738679a27fe26de20b8f91196dcf310e18170fe6f9883d', NULL, NULL, 'false');
INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at) VALUES
('01a20724f2a70000a10bf88e', '01a20724f549000044df32e2', 'Shop', '{"id":"01a20724f549000044df32e2","name":"Shop","tiles":[{"id":"01a20724f54a0000584bf1d6","x":0,"y":0,"w":12,"h":4,"name":"Rows","config":{"displayType":"line","sourceId":"01a20724f2b600001e6e4c94","asRatio":false,"fillNulls":true,"select":[{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}]}},{"id":"01a20724f54a0001a76b9904","x":12,"y":0,"w":12,"h":4,"name":"About","config":{"displayType":"markdown","markdown":"Käse & more"}}],"tags":["shop"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795416192330', '1795416192330'),
('01a20724f2a70000a10bf88e', '01a20724f5ef00003693cc13', 'From the API', '{"id":"01a20724f5ef00003693cc13","name":"From the API","tiles":[],"tags":["api"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795416192497', '1795416192497');
INSERT INTO alerts (team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval, schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id, group_by, dashboard_id, tile_id, webhook_id, channels, state, silenced, execution_errors, created_by, created_at, updated_at, enabled, no_data, renotify_interval, due_at, claim, judged_at, memory) VALUES
('01a20724f2a70000a10bf88e', '01a20724f55c000006d0dc82', 'Many rows', NULL, NULL, '100', NULL, 'above', '5m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a20724f549000044df32e2', '01a20724f54a0000584bf1d6', '01a20724f5440000dcf13e79', '[{"type":"webhook","webhookId":"01a20724f5440000dcf13e79"}]', 'OK', '{"by":"e5f5465a-ceca-4288-860a-5b2a65b89723","at":"2026-11-23T06:43:12.544Z","until":"2027-11-01T00:00:00.000Z"}', '[]', NULL, '1795416192348', '1795416192348', NULL, NULL, NULL, '1795416305000', NULL, '1795416000000', '{}'),
('01a20724f2a70000a10bf88e', '01a20724f554000074100f7d', 'No rows', NULL, NULL, '1', NULL, 'below', '1m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a20724f549000044df32e2', '01a20724f54a0000584bf1d6', '01a20724f54200000520a383', '[{"type":"webhook","webhookId":"01a20724f54200000520a383"}]', 'ALERT', NULL, '[]', NULL, '1795416192340', '1795416192340', NULL, NULL, NULL, '1795416245000', NULL, '1795416180000', '{"":{"state":"ALERT","streak":1,"judged":"2026-11-23T06:43:00Z","told":true,"toldAt":"2026-11-23T06:43:00Z"}}');
INSERT INTO activities (organization_id, id, created_at, type, actor_type, actor_id, actor_details, actor_ip, user_agent, service_id, key_id, key_name, member_id, member_email, invitation_id) VALUES
('8a46d80f-dc87-4cce-aceb-ca07cc64525a', '01a20724-f586-7699-aab5-b424b8ed82e5', '1795416192390', 'key_create', 'system', '', '', '', '', NULL, '14e67ba6-a671-4460-aabb-f2c56e32b98c', 'revoked', NULL, NULL, NULL),
('8a46d80f-dc87-4cce-aceb-ca07cc64525a', '01a20724-f5c2-7ebb-81d8-f719064e9de7', '1795416192450', 'key_delete', 'system', '', '', '', '', NULL, '14e67ba6-a671-4460-aabb-f2c56e32b98c', 'revoked', NULL, NULL, NULL),
('8a46d80f-dc87-4cce-aceb-ca07cc64525a', '01a20724-f5e4-7297-8c48-dfee24166ec6', '1795416192484', 'key_create', 'system', '', '', '', '', NULL, '0b7735a6-e40d-40fa-9746-d565a97ebd8a', 'second', NULL, NULL, NULL),
('8a46d80f-dc87-4cce-aceb-ca07cc64525a', '01a20724-f612-7e4d-b6b8-9274560b70b0', '1795416192530', 'organization_invite_create', 'user', 'e5f5465a-ceca-4288-860a-5b2a65b89723', 'owner@localhost', '127.0.0.1', 'Python-urllib/3.11', NULL, NULL, NULL, NULL, 'ann@example.com', 'b9eedd92-4373-4135-b136-3f303cae5644');
INSERT INTO alert_history (team_id, alert_id, window_end, group_key, state, violations, window_values, errors, evaluated_at, read_at, no_value) VALUES
('01a20724f2a70000a10bf88e', '01a20724f55c000006d0dc82', '1795416000000', '', 'OK', '0', '[[1795415700000,0]]', NULL, '1795416193052', '1795416193019', NULL),
('01a20724f2a70000a10bf88e', '01a20724f554000074100f7d', '1795416180000', '', 'ALERT', '1', '[[1795416120000,0]]', NULL, '1795416193060', '1795416193019', NULL);
INSERT INTO alert_notify_errors (team_id, alert_id, group_key, webhook_id, message, created_at) VALUES
('01a20724f2a70000a10bf88e', '01a20724f554000074100f7d', '', '01a20724f54200000520a383', 'Notifying the generic webhook "inside" failed: the connection failed. It is tried again.', '1795416193111');
INSERT INTO deliveries (seq, team_id, id, alert_id, group_key, webhook_id, webhook_name, service, target, queue, message_id, event_id, firing, title, body, link, window_start, window_end, status, waits, attempts, tries, due_at, expires_at, created_at, finished_at) OVERRIDING SYSTEM VALUE VALUES
('1', '01a20724f2a70000a10bf88e', '01a20724f840000090ee2a81', '01a20724f554000074100f7d', '', '01a20724f54200000520a383', 'inside', 'generic', '01a20724f2a70000a10bf88e/01a20724f54200000520a383', '7196c1e4e76fec86a8331adb25faf382', '8b3a0bbd59a5f45ea690d8259089400cd2732800', 'a28d8b2b500b66fda95673df67e9900b3ad156d5', 'true', '🚨 No rows', '
The value is 0, which falls below the threshold of 1
Time Range (UTC): [Nov 23 6:42:00 AM - Nov 23 6:43:00 AM)

http://127.0.0.1:40357/dashboards/01a20724f549000044df32e2?from=1795415700000&granularity=1+minute&to=1795416600000&highlightedTileId=01a20724f54a0000584bf1d6', 'http://127.0.0.1:40357/dashboards/01a20724f549000044df32e2?from=1795415700000&granularity=1+minute&to=1795416600000&highlightedTileId=01a20724f54a0000584bf1d6', '1795416120000', '1795416180000', 'pending', 'false', '1', '1', '1795416193640', '1795502593087', '1795416193088', NULL);
SELECT setval(pg_get_serial_sequence('deliveries', 'seq'), max(seq)) FROM deliveries;
INSERT INTO delivery_attempts (team_id, delivery_id, number, began_at, duration, status, error, message, response, next_at) VALUES
('01a20724f2a70000a10bf88e', '01a20724f840000090ee2a81', '1', '1795416193106', '0', NULL, 'CONNECTION_ERROR', 'the connection failed', NULL, '1795416193640');
INSERT INTO delivery_targets (team_id, webhook_id, due_at, claim, failures, paused_until, paused_at) VALUES
('01a20724f2a70000a10bf88e', '01a20724f54200000520a383', '1795416193640', NULL, '1', NULL, NULL);
INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at, name, token, token_hash) VALUES
('8a46d80f-dc87-4cce-aceb-ca07cc64525a', 'b9eedd92-4373-4135-b136-3f303cae5644', 'ann@example.com', 'admin', '1795416192529', '1798008192529', NULL, E'\\x01bb232e184eb5e6df5abc2db9926e909d7196597ab99c4abdc5853aaec389439731c540c7259b1b8d50f8d92a66f0b584e2ab44569958e05c3551c6b8080b2f9a81cc284e276b31de8a2f4a504fd888bd8e81a7b7da14d532afd7ac0d', E'\\x9d2917d1f0018ecfb32a1d2e135a176e243a655eeb0fdd75fc052aba112850fe');
INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state, created_at, expire_at, revoked_at, roles, used_at, ip_access_list, login_hash) VALUES
('8a46d80f-dc87-4cce-aceb-ca07cc64525a', 'a3c84b69-27db-4edf-853f-7dc149e2f186', 'personal', 'e5f5465a-ceca-4288-860a-5b2a65b89723', '01a20724f2a70000a10bf88e', 'default', NULL, E'\\x0a589bb00b8d39a04fe053ec8fd1ec5da8bed64a4c134a6dfc78d03616031195', 'sCZE', 'enabled', '1795416191660', NULL, NULL, '["admin"]', NULL, '[]', NULL),
('8a46d80f-dc87-4cce-aceb-ca07cc64525a', 'ecc09e2f-63be-453b-b8b2-4eefcb2b0c45', 'ingestion', NULL, '01a20724f2a70000a10bf88e', 'default', NULL, E'\\x6e929cbce2d344c13bf03b8d4a480e1b03b92fda31848a32dc31409dbdd74194', 'aRDs', 'enabled', '1795416191662', NULL, NULL, '[]', NULL, '[]', NULL),
('8a46d80f-dc87-4cce-aceb-ca07cc64525a', '14e67ba6-a671-4460-aabb-f2c56e32b98c', 'personal', 'e5f5465a-ceca-4288-860a-5b2a65b89723', '01a20724f2a70000a10bf88e', 'revoked', NULL, E'\\xef2733b118aab53610ad4a436808567c853c29031dca3122759609fdfadfd22a', 'oSGo', 'disabled', '1795416192389', NULL, '1795416192450', '["admin"]', NULL, '[]', NULL),
('8a46d80f-dc87-4cce-aceb-ca07cc64525a', '0b7735a6-e40d-40fa-9746-d565a97ebd8a', 'personal', 'e5f5465a-ceca-4288-860a-5b2a65b89723', '01a20724f2a70000a10bf88e', 'second', NULL, E'\\x93f6b9e82f5d2d09f24f5840c4d9a93217d97e3901bb501b9e371ffec8044bec', 'rmCk', 'enabled', '1795416192483', NULL, NULL, '["admin"]', NULL, '[]', NULL);
DELETE FROM usage_counts;
INSERT INTO usage_counts (team_id, noun, shard, amount) VALUES
('01a20724f2a70000a10bf88e', 'connections', '32', '1'),
('01a20724f2a70000a10bf88e', 'sources', '32', '4'),
('01a20724f2a70000a10bf88e', 'connections', '19', '1'),
('01a20724f2a70000a10bf88e', 'sources', '19', '1'),
('01a20724f2a70000a10bf88e', 'savedSearches', '19', '1'),
('01a20724f2a70000a10bf88e', 'webhooks', '19', '1'),
('01a20724f2a70000a10bf88e', 'webhooks', '3', '1'),
('01a20724f2a70000a10bf88e', 'dashboards', '41', '1'),
('01a20724f2a70000a10bf88e', 'dashboardBytes', '22', '552'),
('01a20724f2a70000a10bf88e', 'alerts', '25', '1'),
('01a20724f2a70000a10bf88e', 'alerts', '38', '1'),
('01a20724f2a70000a10bf88e', 'dashboards', '8', '1'),
('01a20724f2a70000a10bf88e', 'dashboardBytes', '29', '161'),
('01a20724f2a70000a10bf88e', 'webhooks', '32', '1');
