import { expect, test } from 'vitest';
import type { EventSource } from '../../api/types';
import { firstDashboard } from './dashboard';
import { endpointsOf, isLoopback, languages, snippet } from './snippets';

test.each(languages)('%s has the endpoint and the key', (language) => {
  const { text } = snippet(language, 'http://stack:4318', 'obs_ing_x');
  expect(text).toContain('http://stack:4318');
  expect(text).toMatch(/authorization[=:] ?["']?obs_ing_x/);
});

test.each([
  ['the ports of the server', { http: 14318, grpc: 14317, tls: false }, { http: 'http://page:14318', grpc: 'http://page:14317' }],
  ['only the receivers that run', { http: 4318, tls: true }, { http: 'https://page:4318', grpc: undefined }],
  ['their hosts', { http: 4318, httpHost: '10.0.0.5', grpc: 4317, grpcHost: '::1', tls: false }, { http: 'http://10.0.0.5:4318', grpc: 'http://[::1]:4317' }],
  ['nothing without receivers', undefined, { http: undefined, grpc: undefined }],
])('the endpoints have %s', (_, otlp, want) => expect(endpointsOf(otlp, 'page')).toEqual(want));

test('a loopback address is recognized', () => {
  expect(['127.0.0.1', '127.1.2.3', '::1', '[::1]', 'localhost'].every((host) => isLoopback(host))).toBe(true);
  expect(['10.0.0.5', 'localhost.example.com', '::10', undefined].some((host) => isLoopback(host))).toBe(false);
});

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
  expect(names([{ ...traces, statusCodeExpression: undefined } as EventSource])).toEqual(['Spans by service', 'p95 duration by service']);
  expect(firstDashboard([logs]).tiles[0]!.config).not.toHaveProperty('groupBy');
});
