import type { components } from '../../../../../../gen/ts/oss';
import type { Source } from '../../api/types';

export type Kind = Source['kind'];
export type SourceWrite = components['schemas']['SourceWrite'];

export const kinds: Record<Kind, string> = { log: 'Logs', trace: 'Traces', metric: 'Metrics', session: 'Sessions', promql: 'Prometheus' };

/** SourceField is a text of a source: where it is in the request, and what people call it. */
export interface SourceField {
  place: string;
  label: string;
  required?: boolean;
  /** What it is for tables that OpenTelemetry's exporter makes. */
  usual?: string;
  about?: string;
}

const database: SourceField = { place: 'from.databaseName', label: 'Database', required: true, usual: 'default' };
const table = (usual: string): SourceField => ({ place: 'from.tableName', label: 'Table', required: true, usual });
const time = (usual: string): SourceField => ({ place: 'timestampValueExpression', label: 'Timestamp', required: true, usual, about: 'Time ranges filter this column.' });
const columns = (usual: string): SourceField => ({
  place: 'defaultTableSelectExpression', label: 'Default columns', required: true, usual, about: 'Shown by searches without own columns, separated by commas.',
});
const resource = (required?: boolean): SourceField => ({ place: 'resourceAttributesExpression', label: 'Resource attributes', usual: 'ResourceAttributes', required });
const service: SourceField = { place: 'serviceNameExpression', label: 'Service', usual: 'ServiceName' };
const words = (usual: string): SourceField => ({ place: 'implicitColumnExpression', label: 'Full-text column', usual, about: 'Searched by words without a field name.' });
const known: SourceField = { place: 'knownColumnsListExpression', label: 'Known columns', about: 'Suggested columns, separated by commas; defaults to all columns of the table.' };
const shown: SourceField = { place: 'displayedTimestampValueExpression', label: 'Displayed timestamp', about: 'If more precise than the timestamp.' };
const order: SourceField = { place: 'orderByExpression', label: 'Default order', about: 'Used by searches without own order.' };
const version: SourceField = { place: 'serviceVersionExpression', label: 'Service version' };

/** The fields of each kind: first those that are always seen, then the others. */
export const fields: Record<Kind, { first: SourceField[]; more: SourceField[] }> = {
  log: {
    first: [
      database, table('otel_logs'), time('Timestamp'), columns('Timestamp,ServiceName,SeverityText,Body'),
      service, { place: 'severityTextExpression', label: 'Severity', usual: 'SeverityText' },
      { place: 'bodyExpression', label: 'Body', usual: 'Body' },
    ],
    more: [
      { place: 'eventAttributesExpression', label: 'Attributes', usual: 'LogAttributes' }, resource(), words('Body'),
      { place: 'traceIdExpression', label: 'Trace ID', usual: 'TraceId' }, { place: 'spanIdExpression', label: 'Span ID', usual: 'SpanId' },
      shown, version, known, order, { place: 'tableFilterExpression', label: 'Table filter', about: 'SQL condition added to every search.' },
    ],
  },
  trace: {
    first: [
      database, table('otel_traces'), time('Timestamp'), columns('Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName'),
      { place: 'durationExpression', label: 'Duration', required: true, usual: 'Duration' },
      { place: 'durationPrecision', label: 'Duration precision', usual: '9', about: '3 for milliseconds, 6 for microseconds, 9 for nanoseconds.' },
      { place: 'traceIdExpression', label: 'Trace ID', required: true, usual: 'TraceId' },
      { place: 'spanIdExpression', label: 'Span ID', required: true, usual: 'SpanId' },
      { place: 'parentSpanIdExpression', label: 'Parent span ID', required: true, usual: 'ParentSpanId' },
      { place: 'spanNameExpression', label: 'Span name', required: true, usual: 'SpanName' },
      { place: 'spanKindExpression', label: 'Span kind', required: true, usual: 'SpanKind' },
    ],
    more: [
      service, { place: 'statusCodeExpression', label: 'Status code', usual: 'StatusCode' },
      { place: 'statusMessageExpression', label: 'Status message', usual: 'StatusMessage' },
      { place: 'eventAttributesExpression', label: 'Attributes', usual: 'SpanAttributes' }, resource(), words('SpanName'),
      { place: 'spanEventsValueExpression', label: 'Span events', usual: 'Events' }, { place: 'spanLinksValueExpression', label: 'Span links', usual: 'Links' },
      { place: 'sampleRateExpression', label: 'Sample rate' }, shown, version, known, order,
    ],
  },
  metric: {
    first: [
      database, time('TimeUnix'), resource(true),
      { place: 'metricTables.gauge', label: 'Gauge table', usual: 'otel_metrics_gauge' },
      { place: 'metricTables.sum', label: 'Sum table', usual: 'otel_metrics_sum' },
      { place: 'metricTables.histogram', label: 'Histogram table', usual: 'otel_metrics_histogram' },
      { place: 'metricTables.summary', label: 'Summary table', usual: 'otel_metrics_summary' },
      { place: 'metricTables.exponential histogram', label: 'Exponential histogram table', usual: 'otel_metrics_exponential_histogram' },
    ],
    more: [
      service, { place: 'seriesTable', label: 'Series table' },
      { place: 'minAutoGranularity', label: 'Min auto interval', about: 'Minimum width of automatic buckets, such as 1 minute.' },
    ],
  },
  session: { first: [database, table('hyperdx_sessions'), time('TimestampTime'), resource()], more: [] },
  promql: { first: [database, table(''), time('Timestamp')], more: [] },
};

/** Sources that a source of a kind may belong to, by the place that names them. */
export const related: Record<Kind, { place: string; kind: Kind; label: string; required?: boolean }[]> = {
  log: [{ place: 'traceSourceId', kind: 'trace', label: 'Trace source' }, { place: 'metricSourceId', kind: 'metric', label: 'Metric source' }],
  trace: [
    { place: 'logSourceId', kind: 'log', label: 'Log source' }, { place: 'metricSourceId', kind: 'metric', label: 'Metric source' },
    { place: 'sessionSourceId', kind: 'session', label: 'Session source' },
  ],
  metric: [{ place: 'logSourceId', kind: 'log', label: 'Log source' }],
  session: [{ place: 'traceSourceId', kind: 'trace', label: 'Trace source', required: true }],
  promql: [],
};

/** Reads the text at a place of a source, such as from.tableName. */
export function textAt(source: object, place: string): string {
  let value: unknown = source;
  for (const part of place.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
  return value === undefined || value === null ? '' : String(value);
}

/**
 * Puts texts into a source as it is sent: an empty one is left out, as what is left out is removed. What has no field, such as
 * materialized views, stays as it was while the kind is the same.
 */
export function writeSource(before: Source | undefined, kind: Kind, texts: Map<string, string>): SourceWrite {
  const kept = before?.kind === kind ? structuredClone(before) : undefined;
  const body: Record<string, unknown> = { ...kept, kind };
  delete body.id;
  for (const [place, text] of texts) {
    const [first, second] = place.split('.') as [string, string?];
    const value = place === 'durationPrecision' ? Number(text) : text;
    // Parts of the table are needed, empty or not, and the server says so beside them.
    const gone = text === '' && first !== 'from' && !['name', 'connection', 'timestampValueExpression'].includes(place);
    const into = second === undefined ? body : ((body[first] ??= {}) as Record<string, unknown>);
    if (gone) delete into[second ?? first];
    else into[second ?? first] = value;
  }
  if (kind === 'metric') body.from = { tableName: '', ...(body.from as object) };
  return body as unknown as SourceWrite;
}
