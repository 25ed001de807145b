import {
  IconAlertTriangle, IconBell, IconCircleCheck, IconCircleX, IconClock, IconDatabaseOff, IconPlayerPause, type Icon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { NumberFormat } from '../../api/types';
import { formatNumber } from '../../chart/number';
import { plain } from '../../text/text';
import type { Zone } from '../../time/range';
import { formatClock, stateNames, type Evaluation, type State, type Notified } from './alerts';
import classes from './State.module.css';

const icons: Record<State, Icon> = {
  ALERT: IconBell, PENDING: IconClock, OK: IconCircleCheck, INSUFFICIENT_DATA: IconDatabaseOff, DISABLED: IconPlayerPause, ERROR: IconAlertTriangle,
};

/** StateWord is a state as an icon and a word. */
export function StateWord({ state }: { state: State }) {
  const StateIcon = icons[state];
  return (
    <span className={classes.state} data-state={state}>
      <StateIcon size={16} aria-hidden />
      {stateNames[state]}
    </span>
  );
}

const shown = 20;

/** Strip is the last evaluations, the newest at the right. How high a bar is says what its colour does. */
export function Strip({ list, zone, format }: { list: Evaluation[]; zone: Zone; format?: NumberFormat | undefined }) {
  const last = list.slice(0, shown).reverse();
  const counts = new Map<State, number>();
  for (const e of last) counts.set(e.state, (counts.get(e.state) ?? 0) + 1);
  const words = [...counts].map(([state, n]) => `${n} ${stateNames[state].toLowerCase()}`).join(', ');
  return (
    <span className={classes.strip} role="img" aria-label={last.length === 0 ? 'Not evaluated yet' : `Last ${last.length} evaluations: ${words}`}>
      {Array.from({ length: shown - last.length }, (_, i) => (
        <i key={i} />
      ))}
      {last.map((e) => (
        <i key={e.end} data-state={e.state} title={`${formatClock(e.end, zone)}: ${evaluationText(e, format)}`} />
      ))}
    </span>
  );
}

/** What an evaluation said, in words. */
export function evaluationText(e: Evaluation, format?: NumberFormat): string {
  const value = e.value !== undefined ? `, ${formatNumber(e.value, format)}` : e.noValue ? `, ${e.noValue}` : '';
  const group = e.group ? ` (${plain(e.group)})` : '';
  return `${stateNames[e.state]}${e.error ? `, ${e.error}` : value}${group}`;
}

/** NotifiedList says who is notified, and whether the newest notification has arrived. */
export function NotifiedList({ list, zone }: { list: Notified[]; zone: Zone }) {
  return (
    <ul className={classes.notified}>
      {list.map(({ webhookId, name, delivery }) => (
        <li key={webhookId}>
          {!delivery ? (
            <>
              <IconBell size={14} aria-hidden />
              <span>
                <b title={name}>{name}</b>, no notifications yet
              </span>
            </>
          ) : (
            <>
              <DeliveryIcon status={delivery.status} />
              <Link to="/deliveries/$id" params={{ id: delivery.id }} title={delivery.lastAttempt?.message}>
                <b title={name}>{name}</b>{' '}
                {delivery.status === 'delivered'
                  ? `notified ${formatClock(Date.parse(delivery.finishedAt ?? delivery.createdAt), zone)}`
                  : delivery.status === 'failed'
                    ? 'failed'
                    : `not notified${delivery.attemptCount > 0 ? ` (${delivery.attemptCount} ${delivery.attemptCount === 1 ? 'attempt' : 'attempts'})` : ' yet'}`}
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

export function DeliveryIcon({ status }: { status: 'pending' | 'delivered' | 'failed' }) {
  const StatusIcon = status === 'delivered' ? IconCircleCheck : status === 'failed' ? IconCircleX : IconClock;
  return <StatusIcon size={14} className={classes.status} data-status={status} aria-hidden />;
}
