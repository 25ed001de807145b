CREATE TABLE IF NOT EXISTS otel_logs
(
    `Timestamp` DateTime64(9) CODEC(Delta(8), ZSTD(1)),
    `TraceId` String CODEC(ZSTD(1)),
    `SpanId` String CODEC(ZSTD(1)),
    `TraceFlags` UInt8,
    `SeverityText` LowCardinality(String) CODEC(ZSTD(1)),
    `SeverityNumber` UInt8,
    `ServiceName` LowCardinality(String) CODEC(ZSTD(1)),
    `Body` String CODEC(ZSTD(1)),
    `ResourceSchemaUrl` LowCardinality(String) CODEC(ZSTD(1)),
    `ResourceAttributes` {{template "attributes"}},
    `ScopeSchemaUrl` LowCardinality(String) CODEC(ZSTD(1)),
    `ScopeName` String CODEC(ZSTD(1)),
    `ScopeVersion` LowCardinality(String) CODEC(ZSTD(1)),
    `ScopeAttributes` {{template "attributes"}},
    `LogAttributes` {{template "attributes"}},
    `EventName` String CODEC(ZSTD(1)),
    `__hdx_materialized_k8s.cluster.name` LowCardinality(String)
        MATERIALIZED ResourceAttributes['k8s.cluster.name'] CODEC(ZSTD(1)),
    `__hdx_materialized_k8s.container.name` LowCardinality(String)
        MATERIALIZED ResourceAttributes['k8s.container.name'] CODEC(ZSTD(1)),
    `__hdx_materialized_k8s.deployment.name` LowCardinality(String)
        MATERIALIZED ResourceAttributes['k8s.deployment.name'] CODEC(ZSTD(1)),
    `__hdx_materialized_k8s.namespace.name` LowCardinality(String)
        MATERIALIZED ResourceAttributes['k8s.namespace.name'] CODEC(ZSTD(1)),
    `__hdx_materialized_k8s.node.name` LowCardinality(String)
        MATERIALIZED ResourceAttributes['k8s.node.name'] CODEC(ZSTD(1)),
    `__hdx_materialized_k8s.pod.name` LowCardinality(String)
        MATERIALIZED ResourceAttributes['k8s.pod.name'] CODEC(ZSTD(1)),
    `__hdx_materialized_k8s.pod.uid` LowCardinality(String)
        MATERIALIZED ResourceAttributes['k8s.pod.uid'] CODEC(ZSTD(1)),
    `__hdx_materialized_deployment.environment.name` LowCardinality(String)
        MATERIALIZED ResourceAttributes['deployment.environment.name'] CODEC(ZSTD(1)),
{{- if .TextIndex}}
    `ResourceAttributeItems` Array(String) ALIAS {{items "ResourceAttributes"}},
    `ScopeAttributeItems` Array(String) ALIAS {{items "ScopeAttributes"}},
    `LogAttributeItems` Array(String) ALIAS {{items "LogAttributes"}},
    `LogAttributeCommonItems` Array(String) ALIAS {{commonItems "LogAttributes"}},
    INDEX idx_trace_id TraceId TYPE bloom_filter(0.001) GRANULARITY 1,
    INDEX idx_res_attr_key mapKeys(ResourceAttributes) TYPE bloom_filter(0.01) GRANULARITY 1,
    INDEX idx_res_attr_items ResourceAttributeItems TYPE text(tokenizer = 'array'),
    INDEX idx_scope_attr_key mapKeys(ScopeAttributes) TYPE bloom_filter(0.01) GRANULARITY 1,
    INDEX idx_scope_attr_items ScopeAttributeItems TYPE bloom_filter(0.01) GRANULARITY 1,
    INDEX idx_log_attr_key mapKeys(LogAttributes) TYPE bloom_filter(0.01) GRANULARITY 1,
    INDEX idx_log_attr_items LogAttributeItems TYPE {{template "items_index"}},
    INDEX idx_log_attr_common LogAttributeCommonItems TYPE text(tokenizer = 'array'),
    INDEX idx_lower_body lower(Body) TYPE text(tokenizer = 'splitByNonAlpha')
{{- else}}
{{template "compat_log_indexes"}}
{{- end}}
)
ENGINE = MergeTree
PARTITION BY toDate(Timestamp)
PRIMARY KEY (toStartOfFiveMinutes(Timestamp), ServiceName, Timestamp)
ORDER BY (toStartOfFiveMinutes(Timestamp), ServiceName, Timestamp)
TTL toDateTime(Timestamp) + {{.Logs}}
SETTINGS ttl_only_drop_parts = 1, index_granularity = {{template "granularity" .}},
    enable_block_number_column = 1, enable_block_offset_column = 1{{template "merges" .}};

{{define "compat_log_indexes"}}    INDEX idx_trace_id TraceId TYPE bloom_filter(0.001) GRANULARITY 1,
    INDEX idx_res_attr_key mapKeys(ResourceAttributes) TYPE bloom_filter(0.01) GRANULARITY 1,
    INDEX idx_res_attr_value mapValues(ResourceAttributes) TYPE bloom_filter(0.01) GRANULARITY 1,
    INDEX idx_scope_attr_key mapKeys(ScopeAttributes) TYPE bloom_filter(0.01) GRANULARITY 1,
    INDEX idx_scope_attr_value mapValues(ScopeAttributes) TYPE bloom_filter(0.01) GRANULARITY 1,
    INDEX idx_log_attr_key mapKeys(LogAttributes) TYPE bloom_filter(0.01) GRANULARITY 1,
    INDEX idx_log_attr_value mapValues(LogAttributes) TYPE bloom_filter(0.01) GRANULARITY 1,
    INDEX idx_lower_body lower(Body) TYPE tokenbf_v1(32768, 3, 0) GRANULARITY 8{{end}}

CREATE TABLE IF NOT EXISTS otel_logs_kv_rollup_15m
{{template "rollup" .Logs}};

CREATE MATERIALIZED VIEW IF NOT EXISTS otel_logs_attr_kv_rollup_15m_mv TO otel_logs_kv_rollup_15m AS
SELECT
    toStartOfFifteenMinutes(toDateTime(l.Timestamp)) AS Timestamp,
    'NativeColumn' AS ColumnIdentifier,
    item.1 AS Key,
    item.2 AS Value,
    count() AS count
FROM otel_logs AS l
ARRAY JOIN
    [
        ('SeverityText', toString(SeverityText)),
        ('ServiceName', toString(ServiceName)),
        ('ScopeName', ScopeName),
        ('ScopeVersion', toString(ScopeVersion)),
        ('ResourceSchemaUrl', toString(ResourceSchemaUrl)),
        ('ScopeSchemaUrl', toString(ScopeSchemaUrl)),
        ('__hdx_materialized_k8s.cluster.name', ResourceAttributes['k8s.cluster.name']),
        ('__hdx_materialized_k8s.container.name', ResourceAttributes['k8s.container.name']),
        ('__hdx_materialized_k8s.deployment.name', ResourceAttributes['k8s.deployment.name']),
        ('__hdx_materialized_k8s.namespace.name', ResourceAttributes['k8s.namespace.name']),
        ('__hdx_materialized_k8s.node.name', ResourceAttributes['k8s.node.name']),
        ('__hdx_materialized_k8s.pod.name', ResourceAttributes['k8s.pod.name']),
        ('__hdx_materialized_k8s.pod.uid', ResourceAttributes['k8s.pod.uid']),
        ('__hdx_materialized_deployment.environment.name', ResourceAttributes['deployment.environment.name'])
    ] AS item
WHERE item.2 != ''
GROUP BY Timestamp, Key, Value;

CREATE TABLE IF NOT EXISTS otel_logs_severity_rollup_1m
(
    `Timestamp` DateTime,
    `ServiceName` LowCardinality(String),
    `SeverityText` LowCardinality(String),
    `count` UInt64
)
ENGINE = SummingMergeTree
PARTITION BY toDate(Timestamp)
ORDER BY (Timestamp, ServiceName, SeverityText)
TTL Timestamp + {{.Logs}}
SETTINGS ttl_only_drop_parts = 1, index_granularity = 8192;

CREATE MATERIALIZED VIEW IF NOT EXISTS otel_logs_severity_rollup_1m_mv TO otel_logs_severity_rollup_1m AS
SELECT toStartOfMinute(toDateTime(l.Timestamp)) AS Timestamp, ServiceName, SeverityText, count() AS count
FROM otel_logs AS l
GROUP BY Timestamp, ServiceName, SeverityText;
