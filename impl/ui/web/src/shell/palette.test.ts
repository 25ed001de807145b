import { expect, test } from 'vitest';
import { matching } from './palette';

const of = (kind: string, name: string) => ({ kind, name, to: `/${name}` });
const commands = [of('Page', 'Search'), of('Dashboard', 'Slow payments'), of('Alert', 'Payments fail'), of('Source', 'Repayments')];
const names = (text: string, most = 10) => matching(commands, text, most).map((c) => c.name);

test('all words are in the name or the kind, and beginnings go first', () => {
  expect(names('')).toEqual(['Search', 'Slow payments', 'Payments fail', 'Repayments']);
  expect(names('PAY')).toEqual(['Payments fail', 'Slow payments', 'Repayments']);
  expect(names('pay dash')).toEqual(['Slow payments']);
  expect(names('nothing')).toEqual([]);
  expect(names('pay', 1)).toEqual(['Payments fail']);
});
