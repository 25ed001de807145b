import { expect, test } from 'vitest';
import { actionOf, type Actions } from './keys';

test('a key of two letters goes before that of its second, wherever both are', () => {
  const [time, team, other] = [() => undefined, () => undefined, () => undefined];
  const all: Actions[] = [{ 'g t': team }, { t: time }, { g: other }];
  expect(actionOf(all, 'g', 't')).toBe(team);
  expect(actionOf(all, '', 't')).toBe(time);
  expect(actionOf(all, 'x', 't')).toBe(time);
  expect(actionOf(all, 'g', 'toString')).toBeUndefined();
});

test('what came last goes first', () => {
  const [page, dialog] = [() => undefined, () => undefined];
  expect(actionOf([{ Escape: page }, { Escape: dialog }], '', 'Escape')).toBe(dialog);
});
