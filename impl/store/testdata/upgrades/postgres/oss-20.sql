-- {"apiKey":"obs_key_Q6QckkJ6ka94cqMnGoMiE2UQkC2QFDQrDIVkU-X29jM","ingestionKey":"obs_ing_PynzqTLNrjZnJmBxgbr358M3qgaKWpWrsIrjAQNy-WQ","teamId":"01a208bc10060000079063c3"}
INSERT INTO schema_version (id, version_id, is_applied, tstamp) VALUES
('1', '0', 'true', '2026-11-23 14:07:48.710547'),
('2', '1', 'true', '2026-11-23 14:07:48.913133'),
('3', '2', 'true', '2026-11-23 14:07:49.225636'),
('4', '3', 'true', '2026-11-23 14:07:49.266824'),
('5', '4', 'true', '2026-11-23 14:07:49.655264'),
('6', '5', 'true', '2026-11-23 14:07:49.905588'),
('7', '6', 'true', '2026-11-23 14:07:50.527786'),
('8', '7', 'true', '2026-11-23 14:07:50.894325'),
('9', '8', 'true', '2026-11-23 14:07:50.92997'),
('10', '9', 'true', '2026-11-23 14:07:51.082876'),
('11', '10', 'true', '2026-11-23 14:07:51.181596'),
('12', '11', 'true', '2026-11-23 14:07:51.352725'),
('13', '12', 'true', '2026-11-23 14:07:51.483706'),
('14', '13', 'true', '2026-11-23 14:07:51.639918'),
('15', '14', 'true', '2026-11-23 14:07:51.791079'),
('16', '15', 'true', '2026-11-23 14:07:51.809707'),
('17', '16', 'true', '2026-11-23 14:07:51.822547'),
('18', '17', 'true', '2026-11-23 14:07:51.931386'),
('19', '18', 'true', '2026-11-23 14:07:51.963571'),
('20', '19', 'true', '2026-11-23 14:07:52.017158'),
('21', '20', 'true', '2026-11-23 14:07:52.082061');
SELECT setval(pg_get_serial_sequence('schema_version', 'id'), max(id)) FROM schema_version;
INSERT INTO settings (name, value) VALUES
('encryption_check', E'\\x013fbd4f9454e4906e37b218b3e855ec3277055ada2169740b2ef053b0ad1ecfe3b9cf4d');
INSERT INTO organizations (id, name, created_at, display_name, enable_core_dumps, private_endpoints) VALUES
('f625aa4b-981f-4d2d-ab49-5e9f45db4283', 'default', '1795442872326', 'default', 'false', '[]');
INSERT INTO services (organization_id, id, team_id, name, database_name, created_at) VALUES
('f625aa4b-981f-4d2d-ab49-5e9f45db4283', '95fd121e-8489-457b-9e2d-b7443d79d994', '01a208bc10060000079063c3', 'default', 'default', '1795442872361');
INSERT INTO people (organization_id, id, email, name, role, created_at, password, updated_at) VALUES
('f625aa4b-981f-4d2d-ab49-5e9f45db4283', '4afff19c-8875-44fc-ab14-0222f2102a74', 'owner@localhost', 'Owner', 'admin', '1795442872367', NULL, '1795442872367');
INSERT INTO connections (team_id, id, name, host, username, password, setting_prefix, is_prometheus, created_at, updated_at, trusted, prometheus_endpoint) VALUES
('01a208bc10060000079063c3', '01a208bc10890000f8cacf31', 'local', '', '', E'\\x01cceeb0cb36d9ce7a992e3768697faa32385cdfb5c9eb44310e3495ad', NULL, NULL, '1795442872457', '1795442872457', 'true', NULL),
('01a208bc10060000079063c3', '01a208bc50c3000013c409d0', 'spare', 'http://10.1.2.3:8123', 'reader', E'\\x01e99cbb6bee29dce28015f70954d3b4b68f550f85d5a5bf2a8a5c10aed458aa1be5092954055902ad997725213e855d', NULL, NULL, '1795442888899', '1795442888899', 'true', NULL);
INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at) VALUES
('01a208bc10060000079063c3', '01a208bc10cf0000582f7dfd', 'Logs', 'log', '01a208bc10890000f8cacf31', '{"id":"01a208bc10cf0000582f7dfd","name":"Logs","kind":"log","connection":"01a208bc10890000f8cacf31","from":{"databaseName":"default","tableName":"otel_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,SeverityText,Body","serviceNameExpression":"ServiceName","severityTextExpression":"SeverityText","bodyExpression":"Body","eventAttributesExpression":"LogAttributes","resourceAttributesExpression":"ResourceAttributes","displayedTimestampValueExpression":"Timestamp","metricSourceId":"01a208bc10cf00027f6e2e7f","traceSourceId":"01a208bc10cf0001481bdd39","traceIdExpression":"TraceId","spanIdExpression":"SpanId","implicitColumnExpression":"Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795442872566', '1795442872566'),
('01a208bc10060000079063c3', '01a208bc10cf0001481bdd39', 'Traces', 'trace', '01a208bc10890000f8cacf31', '{"id":"01a208bc10cf0001481bdd39","name":"Traces","kind":"trace","connection":"01a208bc10890000f8cacf31","from":{"databaseName":"default","tableName":"otel_traces"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName","durationExpression":"Duration","durationPrecision":9,"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":"01a208bc10cf0000582f7dfd","sessionSourceId":"01a208bc10cf00039274c60f","metricSourceId":"01a208bc10cf00027f6e2e7f","statusCodeExpression":"StatusCode","statusMessageExpression":"StatusMessage","serviceNameExpression":"ServiceName","resourceAttributesExpression":"ResourceAttributes","eventAttributesExpression":"SpanAttributes","spanEventsValueExpression":"Events","implicitColumnExpression":"SpanName","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795442872591', '1795442872591'),
('01a208bc10060000079063c3', '01a208bc10cf00027f6e2e7f', 'Metrics', 'metric', '01a208bc10890000f8cacf31', '{"id":"01a208bc10cf00027f6e2e7f","name":"Metrics","kind":"metric","connection":"01a208bc10890000f8cacf31","from":{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix","metricTables":{"gauge":"otel_metrics_gauge","histogram":"otel_metrics_histogram","sum":"otel_metrics_sum","summary":"otel_metrics_summary","exponential histogram":"otel_metrics_exponential_histogram"},"resourceAttributesExpression":"ResourceAttributes","serviceNameExpression":"ServiceName","logSourceId":"01a208bc10cf0000582f7dfd"}', '1795442872617', '1795442872617'),
('01a208bc10060000079063c3', '01a208bc10cf00039274c60f', 'Sessions', 'session', '01a208bc10890000f8cacf31', '{"id":"01a208bc10cf00039274c60f","name":"Sessions","kind":"session","connection":"01a208bc10890000f8cacf31","from":{"databaseName":"default","tableName":"hyperdx_sessions"},"disabled":false,"querySettings":[],"timestampValueExpression":"TimestampTime","traceSourceId":"01a208bc10cf0001481bdd39","resourceAttributesExpression":"ResourceAttributes"}', '1795442872644', '1795442872644'),
('01a208bc10060000079063c3', '01a208bc50ed0000244f9221', 'Audit', 'log', '01a208bc50c3000013c409d0', '{"id":"01a208bc50ed0000244f9221","name":"Audit","kind":"log","connection":"01a208bc50c3000013c409d0","from":{"databaseName":"default","tableName":"audit_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795442888957', '1795442888957');
INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by, tags, filters, created_at, updated_at) VALUES
('01a208bc10060000079063c3', '01a208bc510b000048781198', 'payments', '01a208bc10cf0000582f7dfd', '', 'ServiceName:payment', 'lucene', '', '["shop"]', '[]', '1795442888971', '1795442888971');
INSERT INTO webhooks (team_id, id, name, service, url, description, body, headers, query_params, created_at, updated_at, routing_key, signing_secret, old_secret, old_until, trusted) VALUES
('01a208bc10060000079063c3', '01a208bc51140000e623b26c', 'inside', 'generic', E'\\x01700926c8efbe7fae36e22bb6d1d12e1423494e82371aeeab25697295a3b403686f98441c82a986da40d8436e0a59d527632e854aef9777fb48bccc92219624aed745f2a7', NULL, '{"text":"{{title}}"}', E'\\x01897a7ec0551c5e55c9178e72d61d8da30efe271da6291a40229b41f3a0a0126f389f874f1b87be02c3c0e6a1cf29ed98aaeb2180cf3c70', E'\\x013afe48be57ba9be9d81fe6729e3e89bdd90b391a6d06ab73a8af49682276bdc954e2b1655cfd6d3058829187750f548d7d64', '1795442888980', '1795442888980', NULL, E'\\x01a43737cda002bbf70588d5496c8a15549eb5cfc45e65d707daa4da31275bf6f43bd1b7e33f4051c391361a586063ba0555a28dace5a44d8fc8598c53416d6b5d3aace58e0c5250848433d71da171', NULL, NULL, 'true'),
('01a208bc10060000079063c3', '01a208bc51190000d5af5d9d', 'chat', 'slack', E'\\x0161c60728069363838735c16cd6ffea5e7e88ec2201abfa2106ce8018691a72a0661e866f6ab693d17105e4bfa61d7f651f5e36390d061ffc7e54d8ce22d2038db62a9d4342cba3d293731e8954ec93', NULL, NULL, NULL, NULL, '1795442888985', '1795442888985', NULL, NULL, NULL, NULL, 'true'),
('01a208bc10060000079063c3', '01a208bc598f00007226efca', 'member', 'generic', E'\\x018d83b9d3845aae48ecabdf8abae102e48f6d725686a573446845c2094583561010bc829487e9dd2f50a0d7b0c314042b8031b23d', NULL, NULL, NULL, NULL, '1795442891151', '1795442891151', NULL, E'\\x01fcfeaa88c87672e8656bf4ea395157c659246dffad82adcdd28bd2426553192127e0cc70540bb8d9dea9e17c0c5ea32037739ea9113bb3a6d33f89c54cb58f9e83e3fcf82baeea7b5a7565932ad1', NULL, NULL, 'false');
INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at, tags) VALUES
('01a208bc10060000079063c3', '01a208bc51210000cfe8c2d3', 'Shop', '{"id":"01a208bc51210000cfe8c2d3","name":"Shop","tiles":[{"id":"01a208bc51230000ae09b3c5","x":0,"y":0,"w":12,"h":4,"name":"Rows","config":{"displayType":"line","sourceId":"01a208bc10cf0000582f7dfd","asRatio":false,"fillNulls":true,"select":[{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}]}},{"id":"01a208bc5123000198145943","x":12,"y":0,"w":12,"h":4,"name":"About","config":{"displayType":"markdown","markdown":"Käse & more"}}],"tags":["shop"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795442888996', '1795442888996', '["shop"]'),
('01a208bc10060000079063c3', '01a208bc5983000049e3b9a0', 'From the API', '{"id":"01a208bc5983000049e3b9a0","name":"From the API","tiles":[],"tags":["api"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795442891146', '1795442891146', '["api"]');
INSERT INTO alerts (team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval, schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id, group_by, dashboard_id, tile_id, webhook_id, channels, state, silenced, execution_errors, created_by, created_at, updated_at, enabled, no_data, renotify_interval, due_at, claim, judged_at, memory, worker, answer, answer_of) VALUES
('01a208bc10060000079063c3', '01a208bc5148000053bd833c', 'No rows', NULL, NULL, '1', NULL, 'below', '1m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a208bc51210000cfe8c2d3', '01a208bc51230000ae09b3c5', '01a208bc51140000e623b26c', '[{"type":"webhook","webhookId":"01a208bc51140000e623b26c"}]', 'ALERT', NULL, '[]', NULL, '1795442889032', '1795442889032', NULL, NULL, NULL, '1795442940000', NULL, '1795442880000', '{"":{"state":"ALERT","streak":1,"judged":"2026-11-23T14:08:00Z","told":true,"toldAt":"2026-11-23T14:08:00Z"}}', '01a208bc012300009014f559', '{"id":"01a208bc5148000053bd833c","name":"No rows","message":null,"note":null,"threshold":1,"interval":"1m","numConsecutiveWindows":null,"thresholdType":"below","source":"tile","state":"","channel":{"type":"webhook","webhookId":"01a208bc51140000e623b26c"},"channels":[{"type":"webhook","webhookId":"01a208bc51140000e623b26c"}],"teamId":"01a208bc10060000079063c3","dashboardId":"01a208bc51210000cfe8c2d3","tileId":"01a208bc51230000ae09b3c5","createdAt":"2026-11-23T14:08:09.032Z","updatedAt":"2026-11-23T14:08:09.032Z"}', '1795442889032'),
('01a208bc10060000079063c3', '01a208bc51520000f30ab2af', 'Many rows', NULL, NULL, '100', NULL, 'above', '5m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a208bc51210000cfe8c2d3', '01a208bc51230000ae09b3c5', '01a208bc51190000d5af5d9d', '[{"type":"webhook","webhookId":"01a208bc51190000d5af5d9d"}]', 'OK', '{"by":"4afff19c-8875-44fc-ab14-0222f2102a74","at":"2026-11-23T14:08:11.175Z","until":"2027-11-01T00:00:00.000Z"}', '[]', NULL, '1795442889042', '1795442889042', NULL, NULL, NULL, '1795443000000', NULL, '1795442700000', '{}', '01a208bc012300009014f559', '{"id":"01a208bc51520000f30ab2af","name":"Many rows","message":null,"note":null,"threshold":100,"interval":"5m","numConsecutiveWindows":null,"thresholdType":"above","source":"tile","state":"","channel":{"type":"webhook","webhookId":"01a208bc51190000d5af5d9d"},"channels":[{"type":"webhook","webhookId":"01a208bc51190000d5af5d9d"}],"teamId":"01a208bc10060000079063c3","dashboardId":"01a208bc51210000cfe8c2d3","tileId":"01a208bc51230000ae09b3c5","createdAt":"2026-11-23T14:08:09.042Z","updatedAt":"2026-11-23T14:08:09.042Z"}', '1795442889042');
INSERT INTO activities (organization_id, id, created_at, type, actor_type, actor_id, actor_details, actor_ip, user_agent, service_id, key_id, key_name, member_id, member_email, invitation_id) VALUES
('f625aa4b-981f-4d2d-ab49-5e9f45db4283', '01a208bc-5346-77d9-8fa2-be247c6f7502', '1795442889542', 'key_create', 'system', '', '', '', '', NULL, 'd8b3edf6-24a1-4eb5-a1e3-efba890ef6fe', 'revoked', NULL, NULL, NULL),
('f625aa4b-981f-4d2d-ab49-5e9f45db4283', '01a208bc-584c-784c-9f0c-970de354b127', '1795442890828', 'key_delete', 'system', '', '', '', '', NULL, 'd8b3edf6-24a1-4eb5-a1e3-efba890ef6fe', 'revoked', NULL, NULL, NULL),
('f625aa4b-981f-4d2d-ab49-5e9f45db4283', '01a208bc-5959-7197-8dee-f906400819ac', '1795442891097', 'key_create', 'system', '', '', '', '', NULL, '4939084c-fbce-4622-9673-1f492dae0385', 'second', NULL, NULL, NULL),
('f625aa4b-981f-4d2d-ab49-5e9f45db4283', '01a208bc-5a0c-729f-89cf-1572d7a496b2', '1795442891276', 'organization_invite_create', 'user', '4afff19c-8875-44fc-ab14-0222f2102a74', 'owner@localhost', '127.0.0.1', 'Go-http-client/1.1', NULL, NULL, NULL, NULL, 'ann@example.com', '52fa4949-e2f7-4f4e-b49d-b68772f3d611');
INSERT INTO alert_history (team_id, alert_id, window_end, group_key, state, violations, window_values, errors, evaluated_at, read_at, no_value) VALUES
('01a208bc10060000079063c3', '01a208bc5148000053bd833c', '1795442880000', '', 'ALERT', '1', '[[1795442820000,0]]', NULL, '1795442889427', '1795442889118', NULL),
('01a208bc10060000079063c3', '01a208bc51520000f30ab2af', '1795442700000', '', 'OK', '0', '[[1795442400000,0]]', NULL, '1795442889524', '1795442889116', NULL);
INSERT INTO alert_notify_errors (team_id, alert_id, group_key, webhook_id, message, created_at) VALUES
('01a208bc10060000079063c3', '01a208bc5148000053bd833c', '', '01a208bc51140000e623b26c', 'Notifying the generic webhook "inside" failed: the connection was refused. It is tried again.', '1795442890830');
INSERT INTO deliveries (seq, team_id, id, alert_id, group_key, webhook_id, webhook_name, service, target, queue, message_id, event_id, firing, title, body, link, window_start, window_end, status, waits, attempts, tries, due_at, expires_at, created_at, finished_at) OVERRIDING SYSTEM VALUE VALUES
('1', '01a208bc10060000079063c3', '01a208bc533800008f973102', '01a208bc5148000053bd833c', '', '01a208bc51140000e623b26c', 'inside', 'generic', '01a208bc10060000079063c3/01a208bc51140000e623b26c', 'aeb9c53f333df29ace78132135210c98', '4194d5b191d54f59a2eb491be4a3de601aa71371', '392ef156a0397fade707c3dfb3af50ba1b8d361e', 'true', '🚨 No rows', '
The value is 0, which falls below the threshold of 1
Time Range (UTC): [Nov 23 2:07:00 PM - Nov 23 2:08:00 PM)

http://127.0.0.1:46145/dashboards/01a208bc51210000cfe8c2d3?from=1795442400000&granularity=1+minute&to=1795443300000&highlightedTileId=01a208bc51230000ae09b3c5', 'http://127.0.0.1:46145/dashboards/01a208bc51210000cfe8c2d3?from=1795442400000&granularity=1+minute&to=1795443300000&highlightedTileId=01a208bc51230000ae09b3c5', '1795442820000', '1795442880000', 'pending', 'false', '2', '2', '1795442892342', '1795529289526', '1795442889528', NULL);
SELECT setval(pg_get_serial_sequence('deliveries', 'seq'), max(seq)) FROM deliveries;
INSERT INTO delivery_attempts (team_id, delivery_id, number, began_at, duration, status, error, message, response, next_at) VALUES
('01a208bc10060000079063c3', '01a208bc533800008f973102', '1', '1795442889571', '0', NULL, 'CONNECTION_ERROR', 'the connection was refused', NULL, '1795442890553'),
('01a208bc10060000079063c3', '01a208bc533800008f973102', '2', '1795442890767', '1', NULL, 'CONNECTION_ERROR', 'the connection was refused', NULL, '1795442892342');
INSERT INTO delivery_targets (team_id, webhook_id, due_at, claim, failures, paused_until, paused_at, worker) VALUES
('01a208bc10060000079063c3', '01a208bc51140000e623b26c', '1795442892342', NULL, '2', NULL, NULL, '01a208bc0124000023b6a452');
INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at, name, token, token_hash) VALUES
('f625aa4b-981f-4d2d-ab49-5e9f45db4283', '52fa4949-e2f7-4f4e-b49d-b68772f3d611', 'ann@example.com', 'admin', '1795442891234', '1798034891234', NULL, E'\\x01576c209fd934efd0292dae40ab368b17e99916c5522cdcf9d229b61dd30afc2b394a714c7b977c485b372e6cb16c387556c5789a79c23d862c82a4567067f8030978151d44aeea445d78928a2bc4111faf27d8ea137fed2ad172497e', E'\\x908d565aed9f5e8d53fcd15e7b412eaf90a1eee35c5e7fbf2c45c99c9229f6bd');
INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state, created_at, expire_at, revoked_at, roles, used_at, ip_access_list, login_hash) VALUES
('f625aa4b-981f-4d2d-ab49-5e9f45db4283', 'e4a045af-2ba8-4b73-8b3f-9c459d1cd5bb', 'personal', '4afff19c-8875-44fc-ab14-0222f2102a74', '01a208bc10060000079063c3', 'default', NULL, E'\\x4b1e688fcf8f2703efef039dcd5e858685f7b6b0b1c2739fdea7d8ee39683fbd', '29jM', 'enabled', '1795442872382', NULL, NULL, '["admin"]', NULL, '[]', NULL),
('f625aa4b-981f-4d2d-ab49-5e9f45db4283', 'f481d0ea-0a0c-4ce0-a1ad-ea2f20c5a912', 'ingestion', NULL, '01a208bc10060000079063c3', 'default', NULL, E'\\x142783cea394d793c5ceccfb63d5c4c01db693c1cda53f180e6a1e3ef27aec4f', 'y-WQ', 'enabled', '1795442872403', NULL, NULL, '[]', NULL, '[]', NULL),
('f625aa4b-981f-4d2d-ab49-5e9f45db4283', 'd8b3edf6-24a1-4eb5-a1e3-efba890ef6fe', 'personal', '4afff19c-8875-44fc-ab14-0222f2102a74', '01a208bc10060000079063c3', 'revoked', NULL, E'\\xdf9135fb01d155362e1f8674363a2cc58686c7f199cf85b33628a88947100f7d', 'cnsk', 'disabled', '1795442889536', NULL, '1795442890827', '["admin"]', NULL, '[]', NULL),
('f625aa4b-981f-4d2d-ab49-5e9f45db4283', '4939084c-fbce-4622-9673-1f492dae0385', 'personal', '4afff19c-8875-44fc-ab14-0222f2102a74', '01a208bc10060000079063c3', 'second', NULL, E'\\xb36bec4f941141924601be4133ee1f8ee1bff078f2369c44317fa7ee506ce720', 'pV7U', 'enabled', '1795442891093', NULL, NULL, '["admin"]', NULL, '[]', NULL);
DELETE FROM usage_counts;
INSERT INTO usage_counts (team_id, noun, shard, amount) VALUES
('01a208bc10060000079063c3', 'connections', '49', '1'),
('01a208bc10060000079063c3', 'sources', '49', '4'),
('01a208bc10060000079063c3', 'connections', '0', '1'),
('01a208bc10060000079063c3', 'sources', '0', '1'),
('01a208bc10060000079063c3', 'savedSearches', '0', '1'),
('01a208bc10060000079063c3', 'webhooks', '0', '1'),
('01a208bc10060000079063c3', 'webhooks', '43', '1'),
('01a208bc10060000079063c3', 'dashboards', '25', '1'),
('01a208bc10060000079063c3', 'dashboardBytes', '39', '552'),
('01a208bc10060000079063c3', 'alerts', '27', '1'),
('01a208bc10060000079063c3', 'alerts', '52', '1'),
('01a208bc10060000079063c3', 'dashboards', '18', '1'),
('01a208bc10060000079063c3', 'dashboardBytes', '15', '161'),
('01a208bc10060000079063c3', 'webhooks', '38', '1');
