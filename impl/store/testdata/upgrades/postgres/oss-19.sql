-- {"apiKey":"obs_key_pDUvoOC-FCcIQEHzl-XU9loSjpWNkTzVCDBg9wdAXGk","ingestionKey":"obs_ing_d6B-j2YUxm5W5O_WFd73IS_UJCS4Q098ufzFGfaxlIE","teamId":"01a208bbc2030000f147f8d2"}
INSERT INTO schema_version (id, version_id, is_applied, tstamp) VALUES
('1', '0', 'true', '2026-11-23 14:07:30.680818'),
('2', '1', 'true', '2026-11-23 14:07:30.780081'),
('3', '2', 'true', '2026-11-23 14:07:31.131816'),
('4', '3', 'true', '2026-11-23 14:07:31.190904'),
('5', '4', 'true', '2026-11-23 14:07:31.736438'),
('6', '5', 'true', '2026-11-23 14:07:31.953889'),
('7', '6', 'true', '2026-11-23 14:07:32.117389'),
('8', '7', 'true', '2026-11-23 14:07:32.270168'),
('9', '8', 'true', '2026-11-23 14:07:32.27057'),
('10', '9', 'true', '2026-11-23 14:07:32.271285'),
('11', '10', 'true', '2026-11-23 14:07:32.272074'),
('12', '11', 'true', '2026-11-23 14:07:32.272554'),
('13', '12', 'true', '2026-11-23 14:07:32.275403'),
('14', '13', 'true', '2026-11-23 14:07:32.276112'),
('15', '14', 'true', '2026-11-23 14:07:32.277817'),
('16', '15', 'true', '2026-11-23 14:07:32.27823'),
('17', '16', 'true', '2026-11-23 14:07:32.280507'),
('18', '17', 'true', '2026-11-23 14:07:32.334223'),
('19', '18', 'true', '2026-11-23 14:07:32.346604'),
('20', '19', 'true', '2026-11-23 14:07:32.351939');
SELECT setval(pg_get_serial_sequence('schema_version', 'id'), max(id)) FROM schema_version;
INSERT INTO settings (name, value) VALUES
('encryption_check', E'\\x01117734e9caf037bc9d0a550726e2e52103ac4c39636c3552c5662a0260f9cf873da7f7');
INSERT INTO organizations (id, name, created_at, display_name, enable_core_dumps, private_endpoints) VALUES
('8ce595ec-bb48-4635-b578-1cf5c3139176', 'default', '1795442852355', 'default', 'false', '[]');
INSERT INTO services (organization_id, id, team_id, name, database_name, created_at) VALUES
('8ce595ec-bb48-4635-b578-1cf5c3139176', 'e06703d0-cbaa-488b-8edc-5783f8a36de5', '01a208bbc2030000f147f8d2', 'default', 'default', '1795442852355');
INSERT INTO people (organization_id, id, email, name, role, created_at, password, updated_at) VALUES
('8ce595ec-bb48-4635-b578-1cf5c3139176', '8d575f87-5f4d-4a43-a2cd-7302d98c1559', 'owner@localhost', 'Owner', 'admin', '1795442852356', NULL, '1795442852356');
INSERT INTO connections (team_id, id, name, host, username, password, setting_prefix, is_prometheus, created_at, updated_at, trusted, prometheus_endpoint) VALUES
('01a208bbc2030000f147f8d2', '01a208bbc20600003890c2b8', 'local', '', '', E'\\x01e3eb10d6697b89ec39a8ffa0266bfd9afb45fda37544b6e230c31e7c', NULL, NULL, '1795442852358', '1795442852358', 'true', NULL),
('01a208bbc2030000f147f8d2', '01a208bbc8aa00003fc88156', 'spare', 'http://10.1.2.3:8123', 'reader', E'\\x014552841b67ffa308bdbb54964b2f222ccd0f8f66cd625cf080c037299cf29ee0fd5a928e6c1961c82daff4ab319327', NULL, NULL, '1795442854058', '1795442854058', 'true', NULL);
INSERT INTO sources (team_id, id, name, kind, connection_id, body, created_at, updated_at) VALUES
('01a208bbc2030000f147f8d2', '01a208bbc20a000006155840', 'Logs', 'log', '01a208bbc20600003890c2b8', '{"id":"01a208bbc20a000006155840","name":"Logs","kind":"log","connection":"01a208bbc20600003890c2b8","from":{"databaseName":"default","tableName":"otel_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,SeverityText,Body","serviceNameExpression":"ServiceName","severityTextExpression":"SeverityText","bodyExpression":"Body","eventAttributesExpression":"LogAttributes","resourceAttributesExpression":"ResourceAttributes","displayedTimestampValueExpression":"Timestamp","metricSourceId":"01a208bbc20a000282dd97f6","traceSourceId":"01a208bbc20a0001a44073eb","traceIdExpression":"TraceId","spanIdExpression":"SpanId","implicitColumnExpression":"Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795442852365', '1795442852365'),
('01a208bbc2030000f147f8d2', '01a208bbc20a0001a44073eb', 'Traces', 'trace', '01a208bbc20600003890c2b8', '{"id":"01a208bbc20a0001a44073eb","name":"Traces","kind":"trace","connection":"01a208bbc20600003890c2b8","from":{"databaseName":"default","tableName":"otel_traces"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName","durationExpression":"Duration","durationPrecision":9,"traceIdExpression":"TraceId","spanIdExpression":"SpanId","parentSpanIdExpression":"ParentSpanId","spanNameExpression":"SpanName","spanKindExpression":"SpanKind","logSourceId":"01a208bbc20a000006155840","sessionSourceId":"01a208bbc20a0003dd15449d","metricSourceId":"01a208bbc20a000282dd97f6","statusCodeExpression":"StatusCode","statusMessageExpression":"StatusMessage","serviceNameExpression":"ServiceName","resourceAttributesExpression":"ResourceAttributes","eventAttributesExpression":"SpanAttributes","spanEventsValueExpression":"Events","implicitColumnExpression":"SpanName","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795442852373', '1795442852373'),
('01a208bbc2030000f147f8d2', '01a208bbc20a000282dd97f6', 'Metrics', 'metric', '01a208bbc20600003890c2b8', '{"id":"01a208bbc20a000282dd97f6","name":"Metrics","kind":"metric","connection":"01a208bbc20600003890c2b8","from":{"databaseName":"default","tableName":""},"disabled":false,"querySettings":[],"timestampValueExpression":"TimeUnix","metricTables":{"gauge":"otel_metrics_gauge","histogram":"otel_metrics_histogram","sum":"otel_metrics_sum","summary":"otel_metrics_summary","exponential histogram":"otel_metrics_exponential_histogram"},"resourceAttributesExpression":"ResourceAttributes","serviceNameExpression":"ServiceName","logSourceId":"01a208bbc20a000006155840"}', '1795442852374', '1795442852374'),
('01a208bbc2030000f147f8d2', '01a208bbc20a0003dd15449d', 'Sessions', 'session', '01a208bbc20600003890c2b8', '{"id":"01a208bbc20a0003dd15449d","name":"Sessions","kind":"session","connection":"01a208bbc20600003890c2b8","from":{"databaseName":"default","tableName":"hyperdx_sessions"},"disabled":false,"querySettings":[],"timestampValueExpression":"TimestampTime","traceSourceId":"01a208bbc20a0001a44073eb","resourceAttributesExpression":"ResourceAttributes"}', '1795442852374', '1795442852374'),
('01a208bbc2030000f147f8d2', '01a208bbc8b0000041de1610', 'Audit', 'log', '01a208bbc8aa00003fc88156', '{"id":"01a208bbc8b0000041de1610","name":"Audit","kind":"log","connection":"01a208bbc8aa00003fc88156","from":{"databaseName":"default","tableName":"audit_logs"},"disabled":false,"querySettings":[],"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Timestamp, Body","highlightedTraceAttributeExpressions":[],"highlightedRowAttributeExpressions":[],"materializedViews":[]}', '1795442854064', '1795442854064');
INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by, tags, filters, created_at, updated_at) VALUES
('01a208bbc2030000f147f8d2', '01a208bbc8b400006797f129', 'payments', '01a208bbc20a000006155840', '', 'ServiceName:payment', 'lucene', '', '["shop"]', '[]', '1795442854068', '1795442854068');
INSERT INTO webhooks (team_id, id, name, service, url, description, body, headers, query_params, created_at, updated_at, routing_key, signing_secret, old_secret, old_until, trusted) VALUES
('01a208bbc2030000f147f8d2', '01a208bbc8ca00006e5a0a0d', 'inside', 'generic', E'\\x012c8f89a828442b6cc841161995e1d87328b130db8b1ae4a660b9412ef5c5b943bd1071d749b383ac3c1f85c106346dbf9edf299903b216470b6b63c5afafdd58d022bae6', NULL, '{"text":"{{title}}"}', E'\\x01c9091c7f3994d9077f91f214e7d2031e14a3cc5d071f28a540f0b8316386a93eeb942a7ec58708dc133a7e3a7251bb42bddb8246c20a53', E'\\x01a0e8dfc1f30c25c0a7abf6628c3d48a8e68ff495c5bdc785acbe8a0d2a5eda43fe28417b5f73d1ed3deb27b8b08b34f7b3ac', '1795442854090', '1795442854090', NULL, E'\\x01690aa6721ecc6a3865c297ea1d960cbeabf2bdecdd3d9f9ada59a91d3f26b95a76b5f0837750a61178570961aab7d733a3ec482b05c39636a1b87e97f0af76d4b0462ef04cdd37cd8146b50ce942', NULL, NULL, 'true'),
('01a208bbc2030000f147f8d2', '01a208bbc8ce00009a653221', 'chat', 'slack', E'\\x01d1769b27184e21e7eda8b63c0521640bc9263c0af088133078e3320f7d2a829553a2107325f38e770151e186cc0077c5c60381b84b73440ba0b863fb7f8051e6d255d38385c87545cb58c8fb17b541', NULL, NULL, NULL, NULL, '1795442854094', '1795442854094', NULL, NULL, NULL, NULL, 'true'),
('01a208bbc2030000f147f8d2', '01a208bbcd9c00005c518e8e', 'member', 'generic', E'\\x015191fb795f5f14453634ff34fcd57438194a5375306edfbb60ea5cc77ac20afb65ecdd172059c7825e5d51225bfefc31d83b2b46', NULL, NULL, NULL, NULL, '1795442855324', '1795442855324', NULL, E'\\x01712a0106e150b0c98d138453d4bdfe4ec8ddcf625562ad2d07905752254595b5a9430912b99bb0a5f34596751c786d17f76c35500b1c4ce2b41ff61b17ee221784d60470f6ce938e1c3871e22940', NULL, NULL, 'false');
INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at, tags) VALUES
('01a208bbc2030000f147f8d2', '01a208bbc8d300001d71cd2c', 'Shop', '{"id":"01a208bbc8d300001d71cd2c","name":"Shop","tiles":[{"id":"01a208bbc8d300019cde2622","x":0,"y":0,"w":12,"h":4,"name":"Rows","config":{"displayType":"line","sourceId":"01a208bbc20a000006155840","asRatio":false,"fillNulls":true,"select":[{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}]}},{"id":"01a208bbc8d3000208c2a2e2","x":12,"y":0,"w":12,"h":4,"name":"About","config":{"displayType":"markdown","markdown":"Käse & more"}}],"tags":["shop"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795442854100', '1795442854100', '["shop"]'),
('01a208bbc2030000f147f8d2', '01a208bbcd81000040750c0b', 'From the API', '{"id":"01a208bbcd81000040750c0b","name":"From the API","tiles":[],"tags":["api"],"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}', '1795442855305', '1795442855305', '["api"]');
INSERT INTO alerts (team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval, schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id, group_by, dashboard_id, tile_id, webhook_id, channels, state, silenced, execution_errors, created_by, created_at, updated_at, enabled, no_data, renotify_interval, due_at, claim, judged_at, memory, worker, answer, answer_of) VALUES
('01a208bbc2030000f147f8d2', '01a208bbc8d80000d89cf4ea', 'No rows', NULL, NULL, '1', NULL, 'below', '1m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a208bbc8d300001d71cd2c', '01a208bbc8d300019cde2622', '01a208bbc8ca00006e5a0a0d', '[{"type":"webhook","webhookId":"01a208bbc8ca00006e5a0a0d"}]', 'ALERT', NULL, '[]', NULL, '1795442854104', '1795442854104', NULL, NULL, NULL, '1795442880000', NULL, '1795442820000', '{"":{"state":"ALERT","streak":1,"judged":"2026-11-23T14:07:00Z","told":true,"toldAt":"2026-11-23T14:07:00Z"}}', '01a208bbbaca00002fc74759', '{"id":"01a208bbc8d80000d89cf4ea","name":"No rows","message":null,"note":null,"threshold":1,"interval":"1m","numConsecutiveWindows":null,"thresholdType":"below","source":"tile","state":"","channel":{"type":"webhook","webhookId":"01a208bbc8ca00006e5a0a0d"},"channels":[{"type":"webhook","webhookId":"01a208bbc8ca00006e5a0a0d"}],"teamId":"01a208bbc2030000f147f8d2","dashboardId":"01a208bbc8d300001d71cd2c","tileId":"01a208bbc8d300019cde2622","createdAt":"2026-11-23T14:07:34.104Z","updatedAt":"2026-11-23T14:07:34.104Z"}', '1795442854104'),
('01a208bbc2030000f147f8d2', '01a208bbc8d90000c15409ed', 'Many rows', NULL, NULL, '100', NULL, 'above', '5m', NULL, NULL, 'false', NULL, 'tile', NULL, NULL, '01a208bbc8d300001d71cd2c', '01a208bbc8d300019cde2622', '01a208bbc8ce00009a653221', '[{"type":"webhook","webhookId":"01a208bbc8ce00009a653221"}]', 'OK', '{"by":"8d575f87-5f4d-4a43-a2cd-7302d98c1559","at":"2026-11-23T14:07:35.351Z","until":"2027-11-01T00:00:00.000Z"}', '[]', NULL, '1795442854105', '1795442854105', NULL, NULL, NULL, '1795443000000', NULL, '1795442700000', '{}', '01a208bbbaca00002fc74759', '{"id":"01a208bbc8d90000c15409ed","name":"Many rows","message":null,"note":null,"threshold":100,"interval":"5m","numConsecutiveWindows":null,"thresholdType":"above","source":"tile","state":"","channel":{"type":"webhook","webhookId":"01a208bbc8ce00009a653221"},"channels":[{"type":"webhook","webhookId":"01a208bbc8ce00009a653221"}],"teamId":"01a208bbc2030000f147f8d2","dashboardId":"01a208bbc8d300001d71cd2c","tileId":"01a208bbc8d300019cde2622","createdAt":"2026-11-23T14:07:34.105Z","updatedAt":"2026-11-23T14:07:34.105Z"}', '1795442854105');
INSERT INTO activities (organization_id, id, created_at, type, actor_type, actor_id, actor_details, actor_ip, user_agent, service_id, key_id, key_name, member_id, member_email, invitation_id) VALUES
('8ce595ec-bb48-4635-b578-1cf5c3139176', '01a208bb-c9cf-7085-a452-2a17a2528e33', '1795442854351', 'key_create', 'system', '', '', '', '', NULL, '8f6d2b87-f30d-48cd-b002-9a1050df1268', 'revoked', NULL, NULL, NULL),
('8ce595ec-bb48-4635-b578-1cf5c3139176', '01a208bb-cc95-7ec5-9e98-c24baf23611a', '1795442855061', 'key_delete', 'system', '', '', '', '', NULL, '8f6d2b87-f30d-48cd-b002-9a1050df1268', 'revoked', NULL, NULL, NULL),
('8ce595ec-bb48-4635-b578-1cf5c3139176', '01a208bb-cd66-7e8c-b79c-a5da390a39f7', '1795442855270', 'key_create', 'system', '', '', '', '', NULL, '120b1cf2-856b-4175-9d68-7e9fd04480fa', 'second', NULL, NULL, NULL),
('8ce595ec-bb48-4635-b578-1cf5c3139176', '01a208bb-ce06-7701-a920-db26a59733b9', '1795442855430', 'organization_invite_create', 'user', '8d575f87-5f4d-4a43-a2cd-7302d98c1559', 'owner@localhost', '127.0.0.1', 'Go-http-client/1.1', NULL, NULL, NULL, NULL, 'ann@example.com', '7874f791-e425-47ea-87fe-3f09f93e3d8f');
INSERT INTO alert_history (team_id, alert_id, window_end, group_key, state, violations, window_values, errors, evaluated_at, read_at, no_value) VALUES
('01a208bbc2030000f147f8d2', '01a208bbc8d90000c15409ed', '1795442700000', '', 'OK', '0', '[[1795442400000,0]]', NULL, '1795442855321', '1795442855031', NULL),
('01a208bbc2030000f147f8d2', '01a208bbc8d80000d89cf4ea', '1795442820000', '', 'ALERT', '1', '[[1795442760000,0]]', NULL, '1795442855328', '1795442855031', NULL);
INSERT INTO alert_notify_errors (team_id, alert_id, group_key, webhook_id, message, created_at) VALUES
('01a208bbc2030000f147f8d2', '01a208bbc8d80000d89cf4ea', '', '01a208bbc8ca00006e5a0a0d', 'Notifying the generic webhook "inside" failed: the connection was refused. It is tried again.', '1795442855424');
INSERT INTO deliveries (seq, team_id, id, alert_id, group_key, webhook_id, webhook_name, service, target, queue, message_id, event_id, firing, title, body, link, window_start, window_end, status, waits, attempts, tries, due_at, expires_at, created_at, finished_at) OVERRIDING SYSTEM VALUE VALUES
('1', '01a208bbc2030000f147f8d2', '01a208bbcda700008e07c35a', '01a208bbc8d80000d89cf4ea', '', '01a208bbc8ca00006e5a0a0d', 'inside', 'generic', '01a208bbc2030000f147f8d2/01a208bbc8ca00006e5a0a0d', 'd467ed777db5724e4f7c065a411e5766', 'c5406e64f36ebdf90bb06e86105cb24cc5e2a5e4', '929efeaac53dc265b67c2f35688bdc47bbc80f10', 'true', '🚨 No rows', '
The value is 0, which falls below the threshold of 1
Time Range (UTC): [Nov 23 2:06:00 PM - Nov 23 2:07:00 PM)

http://127.0.0.1:38737/dashboards/01a208bbc8d300001d71cd2c?from=1795442340000&granularity=1+minute&to=1795443240000&highlightedTileId=01a208bbc8d300019cde2622', 'http://127.0.0.1:38737/dashboards/01a208bbc8d300001d71cd2c?from=1795442340000&granularity=1+minute&to=1795443240000&highlightedTileId=01a208bbc8d300019cde2622', '1795442760000', '1795442820000', 'pending', 'false', '1', '1', '1795442856332', '1795529255335', '1795442855335', NULL);
SELECT setval(pg_get_serial_sequence('deliveries', 'seq'), max(seq)) FROM deliveries;
INSERT INTO delivery_attempts (team_id, delivery_id, number, began_at, duration, status, error, message, response, next_at) VALUES
('01a208bbc2030000f147f8d2', '01a208bbcda700008e07c35a', '1', '1795442855383', '1', NULL, 'CONNECTION_ERROR', 'the connection was refused', NULL, '1795442856332');
INSERT INTO delivery_targets (team_id, webhook_id, due_at, claim, failures, paused_until, paused_at, worker) VALUES
('01a208bbc2030000f147f8d2', '01a208bbc8ca00006e5a0a0d', '1795442856332', NULL, '1', NULL, NULL, '01a208bbbacb00000b3a0d37');
INSERT INTO invitations (organization_id, id, email, role, created_at, expire_at, name, token, token_hash) VALUES
('8ce595ec-bb48-4635-b578-1cf5c3139176', '7874f791-e425-47ea-87fe-3f09f93e3d8f', 'ann@example.com', 'admin', '1795442855424', '1798034855424', NULL, E'\\x018c69e49e8323958fd5f2b7c76ad5e725e7f180b225b4a73f153f4ce996ffaa3a0e0f9c60e851c9351f7c4e0bc0136f5442cf33e6e6f975bd269f2c2130b0fa1e512d66a71f0b14c28894f858bb381e78131198a9f37934891ed9d2ee', E'\\x20666383a23a0d4a2c9f7c34b561dd422558e826e7ae2ee599b14f8a9f643e7d');
INSERT INTO keys (organization_id, id, kind, person_id, team_id, name, login_id, hash, suffix, state, created_at, expire_at, revoked_at, roles, used_at, ip_access_list, login_hash) VALUES
('8ce595ec-bb48-4635-b578-1cf5c3139176', '646f5680-82e2-421b-86bb-3c2822ec07fa', 'personal', '8d575f87-5f4d-4a43-a2cd-7302d98c1559', '01a208bbc2030000f147f8d2', 'default', NULL, E'\\x7468cf05f4086ed31f83fcf93c40b7f045e4d50e769b1eb01acf17b56428f4ff', 'AXGk', 'enabled', '1795442852356', NULL, NULL, '["admin"]', NULL, '[]', NULL),
('8ce595ec-bb48-4635-b578-1cf5c3139176', 'eaec0f20-158d-4493-96dc-cdea7b921c6c', 'ingestion', NULL, '01a208bbc2030000f147f8d2', 'default', NULL, E'\\x4fa665fae1a9abb59933532b0e47b83b0706d8727473e252145fda71042e6a99', 'xlIE', 'enabled', '1795442852357', NULL, NULL, '[]', NULL, '[]', NULL),
('8ce595ec-bb48-4635-b578-1cf5c3139176', '8f6d2b87-f30d-48cd-b002-9a1050df1268', 'personal', '8d575f87-5f4d-4a43-a2cd-7302d98c1559', '01a208bbc2030000f147f8d2', 'revoked', NULL, E'\\x514ef511958224401d0f538c0238bc5b3a2b46bc31354f15fc34fa458ebaa22c', 'C_9Q', 'disabled', '1795442854348', NULL, '1795442855059', '["admin"]', NULL, '[]', NULL),
('8ce595ec-bb48-4635-b578-1cf5c3139176', '120b1cf2-856b-4175-9d68-7e9fd04480fa', 'personal', '8d575f87-5f4d-4a43-a2cd-7302d98c1559', '01a208bbc2030000f147f8d2', 'second', NULL, E'\\x253034aefd5769a418257b8bb90d67b413262f2fc09ee4d4e693826d0cd574e9', 'R1Dg', 'enabled', '1795442855269', NULL, NULL, '["admin"]', NULL, '[]', NULL);
DELETE FROM usage_counts;
INSERT INTO usage_counts (team_id, noun, shard, amount) VALUES
('01a208bbc2030000f147f8d2', 'connections', '42', '1'),
('01a208bbc2030000f147f8d2', 'sources', '42', '4'),
('01a208bbc2030000f147f8d2', 'connections', '48', '1'),
('01a208bbc2030000f147f8d2', 'sources', '48', '1'),
('01a208bbc2030000f147f8d2', 'savedSearches', '48', '1'),
('01a208bbc2030000f147f8d2', 'webhooks', '48', '1'),
('01a208bbc2030000f147f8d2', 'webhooks', '13', '1'),
('01a208bbc2030000f147f8d2', 'dashboards', '48', '1'),
('01a208bbc2030000f147f8d2', 'dashboardBytes', '15', '552'),
('01a208bbc2030000f147f8d2', 'alerts', '12', '1'),
('01a208bbc2030000f147f8d2', 'alerts', '25', '1'),
('01a208bbc2030000f147f8d2', 'dashboards', '49', '1'),
('01a208bbc2030000f147f8d2', 'dashboardBytes', '60', '161'),
('01a208bbc2030000f147f8d2', 'webhooks', '57', '1');
