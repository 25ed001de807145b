import { expect, test } from 'vitest';
import { ApiError } from './error';
import { askAgain, pauseAfter, outageOf } from './outage';

const engine = new ApiError('The query engine is starting', 503, 'r', 3);
const server = new ApiError('The server cannot be reached.', 0);
const busy = new ApiError('Too many requests', 429, 'r', 5);

test('what is away is asked again until it is back, and what is busy thrice', () => {
  expect([engine, server, busy, new ApiError('No', 400), new Error('no')].map((e) => [askAgain(2, e), askAgain(50, e)])).toEqual([
    [true, true], [true, true], [true, false], [false, false], [false, false],
  ]);
});

test('the server says how long to wait, which grows when that does not help', () => {
  expect([pauseAfter(0, engine), pauseAfter(0, server), pauseAfter(3, server), pauseAfter(7, server), pauseAfter(60, engine)]).toEqual([
    3000, 1000, 1000, 8000, 30_000,
  ]);
});

test('one sentence says what is away', () => {
  expect(outageOf([null, busy, new ApiError('No', 400)])).toBeUndefined();
  expect(outageOf([null, engine])).toBe('The query engine is starting.');
  expect(outageOf([new ApiError('The query engine is temporarily unavailable, try again shortly', 503)])).toBe('The query engine is temporarily unavailable.');
  expect(outageOf([new ApiError('The server is stopping, please try again shortly.', 503)])).toBe('The server is stopping.');
  expect(outageOf([engine, server])).toBe('The server cannot be reached.');
});
