import { expect, test } from 'vitest';
import { isDuration, scaledUnit, writeDuration } from './duration';

const nanoseconds = { expression: 'Duration', precision: 9 };

test('a stored duration is written with its unit', () => {
  expect(writeDuration(45_600_000, nanoseconds)).toBe('45.6 ms');
  expect(writeDuration('45600', { expression: 'Duration', precision: 6 })).toBe('45.6 ms');
  expect(writeDuration(null, nanoseconds)).toBe(undefined);
  expect(writeDuration('fast', nanoseconds)).toBe(undefined);
  expect(writeDuration('', nanoseconds)).toBe(undefined);
});

test('the stored duration is known by its expression', () => {
  expect(isDuration('Duration AS d', nanoseconds)).toBe(true);
  expect(isDuration('Duration / 1e6', nanoseconds)).toBe(false);
  expect(isDuration('Duration', undefined)).toBe(false);
});

test('a scaled duration has the unit of its scale', () => {
  for (const expression of ['round(Duration/1e6)', 'Duration / 1000000', 'round(Duration / 1e6, 2)']) expect(scaledUnit(expression, nanoseconds)).toBe('ms');
  expect(scaledUnit('Duration / 1e9', nanoseconds)).toBe('s');
  for (const expression of ['Duration', 'Duration / 2', 'round(Duration/1e5)', 'DurationMs/1e6', 'Duration/1e6 + 1']) expect(scaledUnit(expression, nanoseconds)).toBe(undefined);
});
