import type { Delivery } from '../../api/types';
import type { Zone } from '../../time/range';
import { formatClock } from '../alerts/alerts';

export const statusNames: Record<Delivery['status'], string> = { pending: 'Pending', delivered: 'Delivered', failed: 'Failed' };

/** When a notification is tried next. Those about one group reach a webhook in their order, so some wait for others. */
export function nextText(delivery: Delivery, zone: Zone, now: number): string {
  const next = delivery.nextAttemptAt ? Date.parse(delivery.nextAttemptAt) : NaN;
  if (next > now) return `next attempt ${formatClock(next, zone)}`;
  return delivery.attemptCount === 0 && now - Date.parse(delivery.createdAt) > 60_000 ? 'waits for an earlier one' : 'is being tried';
}

type Reason = NonNullable<NonNullable<Delivery['lastAttempt']>['error']>;

const advice: Record<Reason, string> = {
  CONNECTION_ERROR: 'Nothing answers at the address of the webhook. Check that the receiver runs, and that this server can reach it.',
  TIMEOUT: 'The receiver takes too long to answer. It may have the notification all the same.',
  HTTP_ERROR: 'The receiver has refused the notification. Its answer below says why; often the URL, a header or the body of the webhook is wrong.',
  REDIRECT: 'The receiver sends to another address, which is not followed. Put that address into the webhook.',
  MAIL_ERROR: 'The mail server has refused the mail.',
  ADDRESS_REFUSED: 'The address is private or reserved. The operator of this server can allow it.',
  TEMPLATE_ERROR: 'The body could not be written. Mend the template of the webhook.',
  WEBHOOK_MISSING: 'The webhook has been deleted. Choose another one in the alert.',
  NOT_CONFIGURED: 'This server cannot send it. The operator has to set that up, such as a mail server.',
  EXPIRED: 'The receiver has failed for too long, so it was given up.',
};

/** Why a notification has not arrived, and what to do, or undefined where nothing has gone wrong. */
export function whyNot(delivery: Delivery): { what: string; advice: string } | undefined {
  const error = delivery.lastAttempt?.error;
  if (delivery.status === 'delivered' || !error) return undefined;
  return { what: delivery.lastAttempt!.message ?? error, advice: advice[error] };
}
