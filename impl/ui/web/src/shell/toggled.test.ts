import { expect, test } from 'vitest';
import { toggled, type Star } from './toggled';

test('a star is added as the last, and taken away', () => {
  const a: Star = { kind: 'dashboard', id: 'a' };
  const same: Star = { kind: 'savedSearch', id: 'a' };
  expect(toggled([a], same)).toEqual([a, same]);
  expect(toggled([a, same], a)).toEqual([same]);
});
