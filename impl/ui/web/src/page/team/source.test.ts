import { expect, test } from 'vitest';
import type { Source } from '../../api/types';
import { textAt, writeSource } from './source';

const logs = {
  id: '1', kind: 'log', name: 'Logs', connection: 'c', from: { databaseName: 'default', tableName: 'otel_logs' },
  timestampValueExpression: 'Timestamp', defaultTableSelectExpression: 'Body', bodyExpression: 'Body',
  materializedViews: [{ databaseName: 'default' }],
} as unknown as Source;

test('what has no field stays, what is emptied goes, and the id is not sent', () => {
  const body = writeSource(logs, 'log', new Map([['name', 'Other'], ['bodyExpression', ''], ['from.tableName', 'logs2']]));
  expect(body).toEqual({
    kind: 'log', name: 'Other', connection: 'c', from: { databaseName: 'default', tableName: 'logs2' },
    timestampValueExpression: 'Timestamp', defaultTableSelectExpression: 'Body', materializedViews: [{ databaseName: 'default' }],
  });
  expect(textAt(logs, 'from.tableName')).toBe('otel_logs');
});

test('of another kind nothing stays', () => {
  const body = writeSource(logs, 'metric', new Map([['from.databaseName', 'd'], ['metricTables.gauge', 'g'], ['metricTables.exponential histogram', '']]));
  expect(body).toEqual({ kind: 'metric', from: { databaseName: 'd', tableName: '' }, metricTables: { gauge: 'g' } });
});

test('numbers are sent as numbers, and what is needed even when it is empty', () => {
  const body = writeSource(undefined, 'trace', new Map([['durationPrecision', '6'], ['from.tableName', ''], ['timestampValueExpression', '']]));
  expect(body).toEqual({ kind: 'trace', durationPrecision: 6, from: { tableName: '' }, timestampValueExpression: '' });
});
