import { expect, test } from 'vitest';
import { severityColor } from './color';
import { isSeverityNumber, severityName, severityOf } from './severity';

test('severity numbers have the names of the log data model', () => {
  expect([1, 4, 5, 9, 12, 13, 17, 18, 21, 24].map(severityName)).toEqual([
    'trace', 'trace4', 'debug', 'info', 'info4', 'warn', 'error', 'error2', 'fatal', 'fatal4',
  ]);
  expect(severityName('17')).toBe('error'); // values of fields and 64-bit integers are text
  for (const none of [0, 25, -1, 1.5, '', null, undefined, true, 'error']) expect(severityName(none), String(none)).toBeUndefined();
});

test('each severity number has the color of its range', () => {
  for (let n = 1; n <= 24; n++) {
    const range = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'][Math.floor((n - 1) / 4)]!;
    expect(severityColor(severityName(n)!, 'light'), String(n)).toBe(severityColor(range, 'light'));
  }
});

test('the number decides before the text, and the text without a known number', () => {
  expect(severityOf(17, 'audit')).toBe('error');
  expect(severityOf(9, 'ERROR')).toBe('info');
  expect(severityOf(0, 'ERROR')).toBe('ERROR');
  expect(severityOf(undefined, 'ERROR')).toBe('ERROR');
  expect(severityOf(0, null)).toBe('');
});

test('only integer columns with the name of OpenTelemetry have severity numbers', () => {
  for (const type of ['UInt8', 'Int32', 'Nullable(UInt8)', 'LowCardinality(Nullable(Int64))']) {
    expect(isSeverityNumber({ name: 'SeverityNumber', type }), type).toBe(true);
  }
  for (const type of ['String', 'Float64', 'Array(UInt8)', 'Map(String, UInt8)']) {
    expect(isSeverityNumber({ name: 'SeverityNumber', type }), type).toBe(false);
  }
  expect(isSeverityNumber({ name: 'severity', type: 'UInt8' })).toBe(false);
});
