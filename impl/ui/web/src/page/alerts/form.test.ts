import { expect, test } from 'vitest';
import type { Alert } from '../../api/types';
import { bodyOf, draftOf, isBody, problemsOf } from './form';

test('an alert stays what it is when it is edited', () => {
  const alert = {
    id: 'a', name: 'N', message: null, note: 'x', threshold: 1.5, thresholdMax: 3, thresholdType: 'between', interval: '15m',
    numConsecutiveWindows: 3, source: 'tile', dashboardId: 'd', tileId: 't', enabled: false, noData: 'keep', renotifyInterval: '1h',
    channels: [{ type: 'webhook', webhookId: 'w', severity: 'warning' }], state: 'OK', teamId: '', createdAt: '', updatedAt: '',
  } as Alert;
  expect(bodyOf(draftOf(alert, {}))).toEqual({
    source: 'tile', dashboardId: 'd', tileId: 't', interval: '15m', threshold: 1.5, thresholdMax: 3, thresholdType: 'between',
    numConsecutiveWindows: 3, channels: [{ type: 'webhook', webhookId: 'w', severity: 'warning' }], name: 'N', note: 'x', enabled: false, noData: 'keep',
    renotifyInterval: '1h',
  });
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
  expect(problemsOf('Could not find the following webhook IDs: 5')).toEqual({});
});
