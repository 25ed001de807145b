import { expect, test } from 'vitest';
import type { EventSource } from '../../api/types';
import { firstDashboard } from './dashboard';
import { languages, snippet, takes } from './snippets';

test.each(languages)('%s has the endpoint and the key', (language) => {
  const { text } = snippet(language, 'http://stack:4318', 'obs_ing_x');
  expect(text).toContain('http://stack:4318');
  expect(text).toMatch(/authorization[=:] ?"?obs_ing_x/);
});

test.each([
  [{ http: 4318, grpc: 4317, tls: false }, 'This server takes OTLP over HTTP on port 4318, and over gRPC on 4317.'],
  [{ http: 14318, tls: true }, 'This server takes OTLP over HTTP on port 14318.'],
  [{ grpc: 4317, tls: false }, 'This server takes OTLP over gRPC on port 4317, and the texts below send over HTTP.'],
  [undefined, 'This server takes no telemetry in.'],
])('%j is said as it is', (otlp, text) => expect(takes(otlp)).toBe(text));

const traces = {
  id: 't', kind: 'trace', serviceNameExpression: 'Service', statusCodeExpression: 'Status', durationExpression: 'Nanos', durationPrecision: 9,
} as EventSource;
const logs = { id: 'l', kind: 'log', bodyExpression: 'Text' } as EventSource;
const names = (sources: EventSource[]) => firstDashboard(sources).tiles.map((tile) => tile.name);

test('the dashboard is made of what has arrived', () => {
  expect(names([traces, logs])).toHaveLength(5);
  expect(names([logs])).toEqual(['Logs by severity', 'Top messages']);
  expect(firstDashboard([logs]).tiles.map((t) => t.y)).toEqual([0, 0]);
});

test('what a source has no expression for is not shown', () => {
  expect(names([{ ...traces, statusCodeExpression: undefined } as EventSource])).toEqual(['Spans by service', '95th percentile of durations by service']);
  expect(firstDashboard([logs]).tiles[0]!.config).not.toHaveProperty('groupBy');
});
