import type { Delivery } from '../../api/types';
import type { Zone } from '../../time/range';
import { formatClock } from '../alerts/alerts';

export const statusNames: Record<Delivery['status'], string> = { pending: 'Pending', delivered: 'Delivered', failed: 'Failed' };

/** When a notification is tried next. Those about one group reach a webhook in their order, so some wait for others. */
export function nextText(delivery: Delivery, zone: Zone, now: number): string {
  const next = delivery.nextAttemptAt ? Date.parse(delivery.nextAttemptAt) : NaN;
  if (next > now) return `next attempt ${formatClock(next, zone)}`;
  return delivery.attemptCount === 0 && now - Date.parse(delivery.createdAt) > 60_000 ? 'queued behind an earlier notification' : 'sending';
}

type Reason = NonNullable<NonNullable<Delivery['lastAttempt']>['error']>;

const advice: Record<Reason, string> = {
  CONNECTION_ERROR: 'The webhook’s address does not respond. Check that the receiver is running and that this server can reach it.',
  TIMEOUT: 'The receiver took too long to respond. It may have received the notification.',
  HTTP_ERROR: 'The receiver refused the notification. See its response below, then check the webhook’s URL, headers and body.',
  REDIRECT: 'The receiver redirects to another address. Redirects are not followed; set the webhook to that address.',
  MAIL_ERROR: 'The mail server refused the message.',
  ADDRESS_REFUSED: 'The address is private or reserved. Ask the server’s operator to allow it.',
  TEMPLATE_ERROR: 'The body could not be rendered. Correct the webhook’s template.',
  WEBHOOK_MISSING: 'The webhook was deleted. Select another webhook in the alert.',
  NOT_CONFIGURED: 'This server is not configured to send this, for example because no mail server is set. Ask its operator.',
  EXPIRED: 'The receiver failed for too long, so no more attempts are made.',
};

/** Why a notification has not arrived, and what to do, or undefined where nothing has gone wrong. */
export function whyNot(delivery: Delivery): { what: string; advice: string } | undefined {
  const error = delivery.lastAttempt?.error;
  if (delivery.status === 'delivered' || !error) return undefined;
  return { what: delivery.lastAttempt!.message ?? error, advice: advice[error] };
}
