import { expect, test } from 'vitest';
import type { Delivery } from '../../api/types';
import { nextText, whyNot } from './deliveries';
import { deliveryParams } from './params';

const now = Date.parse('2026-01-05T10:00:00Z');
const delivery = (values: Partial<Delivery>) =>
  ({ status: 'pending', attemptCount: 1, createdAt: '2026-01-05T09:50:00Z', ...values }) as Delivery;

test('when a notification is tried next', () => {
  expect(nextText(delivery({ nextAttemptAt: '2026-01-05T10:05:00Z' }), 'utc', now)).toMatch(/^next attempt .*10:05$/);
  expect(nextText(delivery({ nextAttemptAt: '2026-01-05T09:50:00Z', attemptCount: 0 }), 'utc', now)).toBe('queued behind an earlier notification');
  expect(nextText(delivery({ nextAttemptAt: '2026-01-05T09:59:00Z' }), 'utc', now)).toBe('sending');
});

test('why it has not arrived', () => {
  const lastAttempt = { number: 2, at: '', durationMs: 3, error: 'HTTP_ERROR' as const, message: 'HTTP 410' };
  expect(whyNot(delivery({ lastAttempt }))?.what).toBe('HTTP 410');
  expect(whyNot(delivery({ status: 'failed', lastAttempt }))?.advice).toMatch(/refused/);
  expect(whyNot(delivery({ status: 'delivered', lastAttempt }))).toBeUndefined();
  expect(whyNot(delivery({}))).toBeUndefined();
});

test('what a link asks for', () => {
  expect(deliveryParams({ status: 'failed', page: '3', alertId: 'a', webhookId: '' })).toEqual({ status: 'failed', page: '3', alertId: 'a' });
  expect(deliveryParams({ status: 'toString', page: '0' })).toEqual({});
});
