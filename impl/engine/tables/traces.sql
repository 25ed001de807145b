CREATE TABLE IF NOT EXISTS otel_traces
(
    `Timestamp` DateTime64(9) CODEC(Delta(8), ZSTD(1)),
    `TraceId` String CODEC(ZSTD(1)),
    `SpanId` String CODEC(ZSTD(1)),
    `ParentSpanId` String CODEC(ZSTD(1)),
    `TraceState` String CODEC(ZSTD(1)),
    `SpanName` LowCardinality(String) CODEC(ZSTD(1)),
    `SpanKind` LowCardinality(String) CODEC(ZSTD(1)),
    `ServiceName` LowCardinality(String) CODEC(ZSTD(1)),
    `ResourceAttributes` {{template "attributes"}},
    `ScopeName` String CODEC(ZSTD(1)),
    `ScopeVersion` String CODEC(ZSTD(1)),
    `SpanAttributes` {{template "attributes"}},
    `Duration` UInt64 CODEC(ZSTD(1)),
    `StatusCode` LowCardinality(String) CODEC(ZSTD(1)),
    `StatusMessage` String CODEC(ZSTD(1)),
    `Events.Timestamp` Array(DateTime64(9)) CODEC(ZSTD(1)),
    `Events.Name` Array(LowCardinality(String)) CODEC(ZSTD(1)),
    `Events.Attributes` Array(Map(LowCardinality(String), String)) CODEC(ZSTD(1)),
    `Links.TraceId` Array(String) CODEC(ZSTD(1)),
    `Links.SpanId` Array(String) CODEC(ZSTD(1)),
    `Links.TraceState` Array(String) CODEC(ZSTD(1)),
    `Links.Attributes` Array(Map(LowCardinality(String), String)) CODEC(ZSTD(1)),
    `__hdx_materialized_rum.sessionId` String MATERIALIZED ResourceAttributes['rum.sessionId'] CODEC(ZSTD(1)),
    `SampleRate` UInt64 MATERIALIZED greatest(toUInt64OrZero(SpanAttributes['SampleRate']), 1) CODEC(T64, ZSTD(1)),
{{- if .TextIndex}}
    `ResourceAttributeItems` Array(String) ALIAS {{items "ResourceAttributes"}},
    `SpanAttributeItems` Array(String) ALIAS {{items "SpanAttributes"}},
    `SpanAttributeCommonItems` Array(String) ALIAS {{commonItems "SpanAttributes"}},
    INDEX idx_res_attr_items ResourceAttributeItems TYPE text(tokenizer = 'array'),
    INDEX idx_span_attr_items SpanAttributeItems TYPE {{template "items_index"}},
    INDEX idx_span_attr_common SpanAttributeCommonItems TYPE text(tokenizer = 'array'),
{{- else}}
    INDEX idx_res_attr_value mapValues(ResourceAttributes) TYPE bloom_filter(0.01) GRANULARITY 1,
    INDEX idx_span_attr_value mapValues(SpanAttributes) TYPE bloom_filter(0.01) GRANULARITY 1,
{{- end}}
    INDEX idx_trace_id TraceId TYPE bloom_filter(0.001) GRANULARITY 1,
    INDEX idx_rum_session_id `__hdx_materialized_rum.sessionId` TYPE bloom_filter(0.001) GRANULARITY 1,
    INDEX idx_res_attr_key mapKeys(ResourceAttributes) TYPE bloom_filter(0.01) GRANULARITY 1,
    INDEX idx_span_attr_key mapKeys(SpanAttributes) TYPE bloom_filter(0.01) GRANULARITY 1,
    INDEX idx_duration Duration TYPE minmax GRANULARITY 1,
    INDEX idx_lower_span_name lower(SpanName) TYPE tokenbf_v1(32768, 3, 0) GRANULARITY {{if .TextIndex}}32{{else}}8{{end}}
)
ENGINE = MergeTree
PARTITION BY toDate(Timestamp)
ORDER BY (ServiceName, SpanName, toDateTime(Timestamp))
TTL toDate(Timestamp) + {{.Traces}}
SETTINGS ttl_only_drop_parts = 1, index_granularity = {{template "granularity" .}}, enable_block_number_column = 1{{template "merges" .}};

CREATE TABLE IF NOT EXISTS otel_traces_kv_rollup_15m
{{template "rollup" .Traces}};

CREATE MATERIALIZED VIEW IF NOT EXISTS otel_traces_kv_rollup_15m_mv TO otel_traces_kv_rollup_15m AS
SELECT
    toStartOfFifteenMinutes(toDateTime(t.Timestamp)) AS Timestamp,
    'NativeColumn' AS ColumnIdentifier,
    item.1 AS Key,
    item.2 AS Value,
    count() AS count
FROM otel_traces AS t
ARRAY JOIN
    [
        ('ServiceName', toString(ServiceName)),
        ('SpanName', toString(SpanName)),
        ('SpanKind', toString(SpanKind)),
        ('StatusCode', toString(StatusCode)),
        ('ScopeName', ScopeName),
        ('ScopeVersion', ScopeVersion)
    ] AS item
WHERE item.2 != ''
GROUP BY Timestamp, Key, Value;

CREATE TABLE IF NOT EXISTS otel_traces_trace_id_ts
(
    `TraceId` String CODEC(ZSTD(1)),
    `Start` DateTime CODEC(Delta(4), ZSTD(1)),
    `End` DateTime CODEC(Delta(4), ZSTD(1))
)
ENGINE = MergeTree
PARTITION BY toDate(Start)
ORDER BY (TraceId, Start)
TTL Start + {{.Traces}}
SETTINGS ttl_only_drop_parts = 1, index_granularity = 8192{{template "merges" .}};

CREATE MATERIALIZED VIEW IF NOT EXISTS otel_traces_trace_id_ts_mv TO otel_traces_trace_id_ts AS
SELECT TraceId, toDateTime(min(t.Timestamp)) AS Start, toDateTime(max(t.Timestamp)) + 1 AS End
FROM otel_traces AS t
WHERE TraceId != ''
GROUP BY TraceId;
