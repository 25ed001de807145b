import { expect, test } from 'vitest';
import type { Alert, AlertHistoryEntry, Delivery, NumberFormat, Source } from '../../api/types';
import { conditionLink, evaluations, firings, formatLength, formatOf, formatRule, groupOf, nextHour, notified, since, thresholdsOf, windowOf, type State } from './alerts';
import { alertParams } from './params';

const alert = (values: Partial<Alert>): Alert => ({
  id: 'a', displayName: 'A', tags: [], name: null, message: null, note: null, threshold: 5, interval: '1m', numConsecutiveWindows: null, thresholdType: 'above',
  source: 'saved_search', savedSearchId: 's', state: 'OK', teamId: 't', createdAt: '', updatedAt: '', ...values,
});
const silenced = { at: '2026-01-05T10:00:00Z', until: '2026-01-05T11:00:00Z' };
const errors = [{ timestamp: '', type: 'WEBHOOK_ERROR' as const, message: 'refused' }];

test.each<[Partial<Alert>, string]>([
  [{}, 'fine'],
  [{ state: 'PENDING' }, 'fine'],
  [{ state: 'ALERT' }, 'firing'],
  [{ state: 'ALERT', executionErrors: errors }, 'firing'],
  [{ state: 'ALERT', silenced, executionErrors: errors }, 'silenced'],
  [{ executionErrors: errors }, 'trouble'],
  [{ state: 'INSUFFICIENT_DATA' }, 'trouble'],
  [{ state: 'DISABLED', silenced }, 'disabled'],
])('an alert with %j is in the group %s', (values, want) => {
  expect(groupOf(alert(values))).toBe(want);
});

test.each<[Partial<Alert>, string, number[]]>([
  [{}, '≥ 5', [5]],
  [{ thresholdType: 'below', threshold: 1500 }, '< 1.50k', [1500]],
  [{ thresholdType: 'not_equal' }, '≠ 5', [5]],
  [{ thresholdType: 'between', thresholdMax: 10 }, 'between 5 and 10', [5, 10]],
  [{ thresholdType: 'not_between', thresholdMax: 10 }, 'outside 5 and 10', [5, 10]],
])('the rule %j is written %s', (values, want, lines) => {
  expect(formatRule(alert(values))).toBe(want);
  expect(thresholdsOf(alert(values))).toEqual(lines);
});

const at = (minute: number) => `2026-01-05T10:${String(minute).padStart(2, '0')}:00.000Z`;
const entry = (minute: number, state: AlertHistoryEntry['state'], value?: number, group?: string): AlertHistoryEntry => ({
  windowEnd: at(minute), state, violations: 0, evaluatedAt: at(minute), ...(group && { group }),
  values: value === undefined ? [] : [{ startTime: at(minute - 1), value }],
});

test('an evaluation is the worst of its groups', () => {
  const list = evaluations([
    entry(9, 'OK', 1, 'a'), entry(9, 'ALERT', 7, 'b'), entry(9, 'ALERT', 9, 'c'), entry(10, 'ERROR'), entry(8, 'PENDING', 6, 'a'),
  ]);
  expect(list.map((e) => [e.state, e.value, e.group, e.groups, e.firing])).toEqual([
    ['ERROR', undefined, undefined, 1, []],
    ['ALERT', 7, 'b', 3, ['b', 'c']],
    ['PENDING', 6, 'a', 1, []],
  ]);
});

const states = (...list: State[]) => evaluations(list.map((state, i) => entry(30 - i, state as AlertHistoryEntry['state'], 1)));

test('since when an alert is in its state', () => {
  expect(since('ALERT', states('ALERT', 'ERROR', 'ALERT', 'OK', 'ALERT'))).toEqual({ at: Date.parse(at(28)), longer: false });
  expect(since('OK', states('OK', 'OK'))).toEqual({ at: Date.parse(at(29)), longer: true });
  expect(since('ALERT', states('OK', 'ALERT'))).toBeUndefined();
  expect(since('OK', [])).toBeUndefined();
});

test('the times in which it fired, from the start of the first window on', () => {
  expect(firings(states('OK', 'ALERT', 'ERROR', 'ALERT', 'OK', 'ALERT'), 60_000)).toEqual([
    { from: Date.parse(at(26)), to: Date.parse(at(29)), groups: [''] },
    { from: Date.parse(at(24)), to: Date.parse(at(25)), groups: [''] },
  ]);
});

test('until nine is today or tomorrow', () => {
  const day = new Date(2026, 0, 5);
  const hour = (h: number) => new Date(2026, 0, 5, h).getTime();
  expect(nextHour(9, hour(3))).toBe(hour(9));
  expect(nextHour(9, hour(9))).toBe(new Date(2026, 0, 6, 9).getTime());
  expect(nextHour(9, day.getTime())).toBe(hour(9));
});

test('who is notified, by the newest delivery for each', () => {
  const delivery = (id: string, webhookId: string) => ({ id, webhookId, webhookName: 'old name' }) as Delivery;
  const channels = ['x', 'y', 'z'].map((webhookId) => ({ type: 'webhook' as const, webhookId }));
  const list = notified(alert({ channels }), [delivery('2', 'x'), delivery('1', 'x'), delivery('3', 'y')], new Map([['x', 'pager']]));
  expect(list.map((t) => [t.name, t.delivery?.id])).toEqual([['pager', '2'], ['old name', '3'], ['deleted webhook', undefined]]);
  expect(notified(alert({}), [], new Map())).toEqual([]);
});

test('the link of a notification is about its window, and other ranges about none', () => {
  const tile = alert({ source: 'tile', interval: '5m' });
  const window = { from: 1_767_607_200_000, to: 1_767_607_500_000 };
  expect(windowOf(alert({ interval: '5m', numConsecutiveWindows: 3 }), window)).toEqual(window);
  expect(windowOf(tile, { from: window.from - 2_100_000, to: window.to + 2_100_000 })).toEqual(window);
  expect(windowOf(tile, window)).toBeUndefined();
  expect(windowOf({ ...tile, source: 'inline' }, { from: window.from - 2_100_000, to: window.to + 2_100_000 })).toEqual(window);
  expect(windowOf(alert({ interval: '1m' }), window)).toBeUndefined();
});

test('links lead to the condition in that time', () => {
  const span = { from: 1767607200000, to: 1767607260000 };
  expect(conditionLink(alert({}), span)).toEqual({ to: '/search/s', search: { from: '1767607200000', to: '1767607260000', isLive: 'false' } });
  expect(conditionLink(alert({ source: 'tile', dashboardId: 'd', tileId: 't', interval: '5m' }), span)).toEqual({
    to: '/dashboards/d',
    search: { from: '1767605100000', to: '1767609360000', granularity: '5 minute', highlightedTileId: 't' },
  });
  expect(conditionLink(alert({ source: 'inline', interval: '5m' }), span)).toEqual({
    to: '/chart', search: { alertId: 'a', from: '1767605100000', to: '1767609360000', granularity: '5 minute' },
  });
});

test('lengths and parameters', () => {
  expect([0, 59_000, 60_000, 119 * 60_000, 120 * 60_000, 3 * 86_400_000].map(formatLength)).toEqual([
    'less than a minute', 'less than a minute', '1 min', '119 min', '2 h', '3 days',
  ]);
  expect(alertParams({ from: 'now-1h', window: '1', group: '', other: 'x', to: 5 })).toEqual({ from: 'now-1h', window: '1' });
});

test.each<[object, NumberFormat | undefined]>([
  [{ select: [{ aggFn: 'max', valueExpression: 'Duration' }] }, { output: 'duration', factor: 1e-9 }],
  [{ select: [{ aggFn: 'max', valueExpression: 'Duration' }], numberFormat: { output: 'number' } }, { output: 'number' }],
  [{ select: [{ aggFn: 'max', valueExpression: 'Duration', numberFormat: { output: 'byte' } }] }, { output: 'byte' }],
  [{ select: [{ aggFn: 'count' }] }, undefined],
  [{ select: [{ aggFn: 'max', valueExpression: 'Duration' }], formulas: [{ expression: 'A / 2' }] }, undefined],
  [{ select: [{ aggFn: 'max', valueExpression: 'Duration' }, { aggFn: 'min', valueExpression: 'Duration' }], asRatio: true }, undefined],
])('values of %j have the format %j', (config, want) => {
  const sources = [{ id: 's', kind: 'trace', durationExpression: 'Duration', durationPrecision: 9 }] as Source[];
  expect(formatOf({ kind: 'tile', dashboard: {} as never, tile: { config: { sourceId: 's', ...config } } as never }, sources)).toEqual(want);
  expect(formatOf({ kind: 'inline', chart: { sourceId: 's', ...config } as never }, sources)).toEqual(want);
});
