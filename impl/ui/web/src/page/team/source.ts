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
const time = (usual: string): SourceField => ({ place: 'timestampValueExpression', label: 'Time', required: true, usual, about: 'Rows are filtered by it' });
const columns = (usual: string): SourceField => ({
  place: 'defaultTableSelectExpression', label: 'Columns', required: true, usual, about: 'What a search shows that names none, by comma',
});
const resource = (required?: boolean): SourceField => ({ place: 'resourceAttributesExpression', label: 'Attributes of the resource', usual: 'ResourceAttributes', required });
const service: SourceField = { place: 'serviceNameExpression', label: 'Service', usual: 'ServiceName' };
const words = (usual: string): SourceField => ({ place: 'implicitColumnExpression', label: 'Words', usual, about: 'What bare words of a filter are searched in' });
const known: SourceField = { place: 'knownColumnsListExpression', label: 'Known columns', about: 'What is offered, by comma; empty for those of the table' };
const shown: SourceField = { place: 'displayedTimestampValueExpression', label: 'Time to show', about: 'If it is more precise' };
const order: SourceField = { place: 'orderByExpression', label: 'Order', about: 'Of a search that names none' };
const version: SourceField = { place: 'serviceVersionExpression', label: 'Version of the service' };

/** The fields of each kind: first those that are always seen, then the others. */
export const fields: Record<Kind, { first: SourceField[]; more: SourceField[] }> = {
  log: {
    first: [
      database, table('otel_logs'), time('Timestamp'), columns('Timestamp,ServiceName,SeverityText,Body'),
      service, { place: 'severityTextExpression', label: 'Severity', usual: 'SeverityText' },
      { place: 'bodyExpression', label: 'Text', usual: 'Body' },
    ],
    more: [
      { place: 'eventAttributesExpression', label: 'Attributes', usual: 'LogAttributes' }, resource(), words('Body'),
      { place: 'traceIdExpression', label: 'Id of the trace', usual: 'TraceId' }, { place: 'spanIdExpression', label: 'Id of the span', usual: 'SpanId' },
      shown, version, known, order, { place: 'tableFilterExpression', label: 'Condition', about: 'In SQL, which every search adds' },
    ],
  },
  trace: {
    first: [
      database, table('otel_traces'), time('Timestamp'), columns('Timestamp,ServiceName,StatusCode,round(Duration/1e6),SpanName'),
      { place: 'durationExpression', label: 'Duration', required: true, usual: 'Duration' },
      { place: 'durationPrecision', label: 'Digits of its unit', usual: '9', about: '3 for milliseconds, 6 for microseconds, 9 for nanoseconds' },
      { place: 'traceIdExpression', label: 'Id of the trace', required: true, usual: 'TraceId' },
      { place: 'spanIdExpression', label: 'Id of the span', required: true, usual: 'SpanId' },
      { place: 'parentSpanIdExpression', label: 'Id of the span above', required: true, usual: 'ParentSpanId' },
      { place: 'spanNameExpression', label: 'Name of the span', required: true, usual: 'SpanName' },
      { place: 'spanKindExpression', label: 'Kind of the span', required: true, usual: 'SpanKind' },
    ],
    more: [
      service, { place: 'statusCodeExpression', label: 'Status', usual: 'StatusCode' },
      { place: 'statusMessageExpression', label: 'Text of the status', usual: 'StatusMessage' },
      { place: 'eventAttributesExpression', label: 'Attributes', usual: 'SpanAttributes' }, resource(), words('SpanName'),
      { place: 'spanEventsValueExpression', label: 'Events', usual: 'Events' }, { place: 'spanLinksValueExpression', label: 'Links', usual: 'Links' },
      { place: 'sampleRateExpression', label: 'Spans that a row stands for' }, shown, version, known, order,
    ],
  },
  metric: {
    first: [
      database, time('TimeUnix'), resource(true),
      { place: 'metricTables.gauge', label: 'Table of gauges', usual: 'otel_metrics_gauge' },
      { place: 'metricTables.sum', label: 'Table of sums', usual: 'otel_metrics_sum' },
      { place: 'metricTables.histogram', label: 'Table of histograms', usual: 'otel_metrics_histogram' },
      { place: 'metricTables.summary', label: 'Table of summaries', usual: 'otel_metrics_summary' },
      { place: 'metricTables.exponential histogram', label: 'Table of exponential histograms', usual: 'otel_metrics_exponential_histogram' },
    ],
    more: [service, { place: 'seriesTable', label: 'Table of the series' }],
  },
  session: { first: [database, table('hyperdx_sessions'), time('TimestampTime'), resource()], more: [] },
  promql: { first: [database, table(''), time('Timestamp')], more: [] },
};

/** Sources that a source of a kind may belong to, by the place that names them. */
export const related: Record<Kind, { place: string; kind: Kind; label: string; required?: boolean }[]> = {
  log: [{ place: 'traceSourceId', kind: 'trace', label: 'Its traces' }, { place: 'metricSourceId', kind: 'metric', label: 'Its metrics' }],
  trace: [
    { place: 'logSourceId', kind: 'log', label: 'Its logs' }, { place: 'metricSourceId', kind: 'metric', label: 'Its metrics' },
    { place: 'sessionSourceId', kind: 'session', label: 'Its sessions' },
  ],
  metric: [{ place: 'logSourceId', kind: 'log', label: 'Its logs' }],
  session: [{ place: 'traceSourceId', kind: 'trace', label: 'Its traces', required: true }],
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
