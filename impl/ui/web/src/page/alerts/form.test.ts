import { expect, test } from 'vitest';
import type { Alert, Source } from '../../api/types';
import { bodyOf, draftOf, isBody, problemsOf, withChart, withReceivers } from './form';

test('an alert stays what it is when it is edited', () => {
  const alert = {
    id: 'a', displayName: 'D', tags: ['x', 'y'], name: 'N', message: null, note: 'x', threshold: 1.5, thresholdMax: 3, thresholdType: 'between', interval: '15m',
    numConsecutiveWindows: 3, source: 'tile', dashboardId: 'd', tileId: 't', enabled: false, noData: 'keep', renotifyInterval: '1h',
    channels: [{ type: 'webhook', webhookId: 'w', severity: 'warning' }], state: 'OK', teamId: '', createdAt: '', updatedAt: '',
  } as Alert;
  expect(bodyOf(draftOf(alert, {}))).toEqual({
    source: 'tile', dashboardId: 'd', tileId: 't', interval: '15m', threshold: 1.5, thresholdMax: 3, thresholdType: 'between',
    numConsecutiveWindows: 3, channels: [{ type: 'webhook', webhookId: 'w', severity: 'warning' }], displayName: 'D', tags: ['x', 'y'], name: 'N', note: 'x', enabled: false, noData: 'keep',
    renotifyInterval: '1h',
  });
});

test('the chart of an alert stays what it is, with what its form does not show', () => {
  const chartConfig = {
    name: 'Errors', displayType: 'line', sourceId: 's', where: 'a', whereLanguage: 'sql', groupBy: 'X', select: [{ aggFn: 'count', later: 1 }], showOperandSeries: false,
  };
  const alert = { source: 'inline', displayName: 'Errors', tags: [], chartConfig, threshold: 1, thresholdType: 'above', interval: '1m', channels: [{ type: 'webhook', webhookId: 'w' }] } as unknown as Alert;
  expect(bodyOf(draftOf(alert, {}, { kind: 'inline', chart: alert.chartConfig! }))).toEqual({
    source: 'inline', chartConfig, threshold: 1, thresholdType: 'above', interval: '1m', channels: [{ type: 'webhook', webhookId: 'w' }], enabled: true,
  });
});

test('a new alert has the chart of the link, or counts the first logs', () => {
  const chart = { displayType: 'number', sourceId: 't', select: [{ aggFn: 'count' }] };
  expect(draftOf(undefined, { chart: JSON.stringify({ ...chart, color: 'chart-red' }) })).toMatchObject({ source: 'inline', chartConfig: chart });
  const sources = [{ id: 't', kind: 'trace' }, { id: 'l', kind: 'log' }] as Source[];
  const draft = draftOf(undefined, { chart: '{' });
  expect(draft).toMatchObject({ source: 'inline', chartConfig: undefined });
  expect(withChart(draft, sources).chartConfig).toEqual({ displayType: 'line', sourceId: 'l', select: [{ aggFn: 'count' }] });
  expect(bodyOf(withChart(draft, []))).toMatchObject({ chartConfig: 'Add a source first.' });
  expect(withChart(draftOf(undefined, {}), sources).chartConfig).toBeUndefined();
});

test('derived names are not sent, and an empty list of tags of its own is until tags are edited', () => {
  const condition = { kind: 'saved_search', search: { name: 'Slow', tags: ['x'] } } as never;
  const alert = (displayName: string, tags: string[]) => ({
    displayName, tags, threshold: 1, thresholdType: 'above', interval: '5m', source: 'saved_search', savedSearchId: 's',
    channels: [{ type: 'webhook', webhookId: 'w' }],
  }) as Alert;
  const sent = (stored: Alert, change: object = {}) => bodyOf({ ...draftOf(stored, {}, condition), ...change }) as Partial<Alert>;
  expect(sent(alert('Slow', ['x']))).not.toHaveProperty('displayName');
  expect(sent(alert('Slow', ['x']))).not.toHaveProperty('tags');
  expect(sent(alert('Mine', []))).toMatchObject({ displayName: 'Mine', tags: [] });
  expect(sent(alert('Mine', []), { displayName: ' ', tags: '', noTags: false })).not.toHaveProperty('tags');
  expect(sent(alert('Slow', ['x']), { displayName: ' New ', tags: 'b, a ,b' })).toMatchObject({ displayName: 'New', tags: ['b', 'a'] });
});

test('what is missing is said, each beside its field', () => {
  const draft = { ...draftOf(undefined, {}), threshold: ' ', thresholdType: 'between' as const, many: '1.5' };
  const result = bodyOf(draft);
  expect(isBody(result)).toBe(false);
  expect(Object.keys(result)).toEqual(['tileId', 'threshold', 'thresholdMax', 'numConsecutiveWindows', 'channels']);
  expect(draftOf(undefined, { savedSearchId: 's' })).toMatchObject({ source: 'saved_search', savedSearchId: 's' });
});

test('what the server says is taken apart by field', () => {
  expect(problemsOf('Body validation failed: name: Too long; channels.0.webhookId: Required; channel: No')).toEqual({
    name: 'Too long', channels: 'Required; No',
  });
  expect(problemsOf('Body validation failed: chartConfig.select.0.level: Required; chartConfig: No')).toEqual({ chartConfig: 'select.0.level: Required; No' });
  expect(problemsOf('Body validation failed: config.select.0: valueExpression is required')).toEqual({ config: 'select.0: valueExpression is required' });
  expect(problemsOf('Could not find the following webhook IDs: 5')).toEqual({});
});

test('a new alert notifies the webhooks of the one before, or the only one', () => {
  const draft = draftOf(undefined, {});
  const receivers = (webhooks: string[] | undefined, last: string[] = []) => withReceivers(draft, webhooks?.map((id) => ({ id })), last).webhookIds;
  expect(receivers(undefined)).toBeUndefined();
  expect(receivers(['a'])).toEqual(['a']);
  expect(receivers(['a', 'b'])).toEqual([]);
  expect(receivers(['a', 'b'], ['b', 'deleted'])).toEqual(['b']);
  expect(withReceivers({ ...draft, webhookIds: [] }, [{ id: 'a' }], ['a']).webhookIds).toEqual([]);
});
