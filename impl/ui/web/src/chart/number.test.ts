import { expect, test } from 'vitest';
import table from '../../../../numberformat/testdata/numbers.json';
import type { NumberFormat } from '../api/types';
import { formatDuration, formatNumber, tickLabels } from './number';
import { tickSteps, unitChoices, wholeSteps } from './unit';

// impl/numberformat holds the notifications to the same table.
test.each(table as { value: number; format: NumberFormat; want: string }[])('$value as $format is $want', ({ value, format, want }) =>
  expect(formatNumber(value, format)).toBe(want));

test('the table has every unit that a form offers', () => {
  const drawn = new Set(table.map(({ format }) => (format as NumberFormat).numericUnit));
  expect(Object.values(unitChoices).flat().filter((u) => !drawn.has(u))).toEqual([]);
});

test.each<[unknown, NumberFormat | undefined, string]>([
  [0, undefined, '0'],
  [49, undefined, '49'],
  [999.96, undefined, '1.00k'],
  [1234, undefined, '1.23k'],
  [-1234567, undefined, '-1.23M'],
  [0.004, undefined, '0.004'],
  [0.0004, undefined, '4.00e-4'],
  [null, undefined, '–'],
  [Infinity, undefined, '–'],
  ['n/a', undefined, 'n/a'],
  ['12345678901234567890', undefined, '12.3E'],
  ['12345678901234567891', { output: 'number', mantissa: 0, thousandSeparated: true }, '12,345,678,901,234,567,891'],
])('%s as %o is %s', (value, format, want) => expect(formatNumber(value, format)).toBe(want));

test('durations', () => {
  expect([0, 5e-9, 1.5e-6, 0.02, 59, 90, 7200, 200_000].map(formatDuration)).toEqual([
    '0 s', '5 ns', '1.50 µs', '20 ms', '59 s', '1.50 min', '2 h', '2.31 d',
  ]);
});

test.each<[NumberFormat, number, string]>([
  [{ output: 'byte' }, 2 ** 29, '512 MiB'],
  [{ output: 'byte', numericUnit: 'mebibytes' }, 512, '512 MiB'],
  [{ output: 'byte', numericUnit: 'mebibytes' }, 2048, '2 GiB'],
  [{ output: 'duration' }, 120, '2 min'],
  [{ output: 'duration', factor: 1e-9 }, 9e11, '15 min'],
])('an axis with %o has a tick at %s: %s', (format, step, want) => {
  expect(tickSteps(format)).toContain(step);
  expect(formatNumber(step, format)).toBe(want);
});

test('an axis without a binary unit has decimal ticks', () => {
  expect([undefined, { output: 'number' } as const, { output: 'byte', decimalBytes: true } as const].map(tickSteps)).toEqual([undefined, undefined, undefined]);
});

test('labels of an axis are distinct', () => {
  expect(tickLabels([0, 1000, 2000])).toEqual(['0', '1k', '2k']);
  expect(tickLabels([10_000, 10_001, 10_002])).toEqual(['10000', '10001', '10002']);
  expect(tickLabels([0.5, 1, 1.5, 2], { output: 'number', mantissa: 0 })).toEqual(['0.5', '1.0', '1.5', '2.0']);
  expect(tickLabels([1024 ** 3, 1024 ** 3 + 2 ** 20], { output: 'byte' })).toEqual(['1.000 GiB', '1.001 GiB']);
  expect(wholeSteps.every(Number.isInteger)).toBe(true);
});
