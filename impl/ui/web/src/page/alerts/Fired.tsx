import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { sourcesQuery } from '../../api/queries';
import type { Alert } from '../../api/types';
import type { Span } from '../../time/range';
import { evaluations, firings, formatOf, formatRule, lengthOf, windowOf } from './alerts';
import { eventsOf } from './cause';
import { Behind, Cause } from './Cause';
import classes from './Fired.module.css';
import type { Condition } from './name';
import { alertsQuery, historyQuery, recentQuery } from './queries';
import { StateWord } from './State';
import { Values } from './Values';

type Watched = Exclude<Condition, { kind: 'inline' }>;

const isOn = (alert: Alert, condition: Watched) =>
  condition.kind === 'tile'
    ? alert.dashboardId === condition.dashboard.id && alert.tileId === condition.tile.id
    : alert.savedSearchId === condition.search.id;

/**
 * Fired is what lies behind a firing, on the page of the saved search or dashboard that a notification links to: the alert's
 * chart around its window, what differs, the traces, and of a tile the rows, which the page of a search has itself.
 */
export function Fired({ condition, span, onShown }: { condition: Watched; span: Span; onShown?(): void }) {
  const { data: alerts } = useQuery(alertsQuery);
  const here = alerts?.filter((a) => isOn(a, condition) && windowOf(a, span)) ?? [];
  // Several may watch the same: the link is that of one which fired in the window.
  const fired = useQueries({
    queries: here.map((a) => ({ ...recentQuery(a.id), enabled: here.length > 1 })),
    combine: (results) =>
      results.map((r, i) => evaluations(r.data ?? []).some((e) => e.firing.length > 0 && e.end === windowOf(here[i]!, span)!.to)),
  });
  const alert = here[Math.max(0, fired.indexOf(true))];
  const { from, to } = (alert && windowOf(alert, span)) ?? span;
  const window = useMemo(() => ({ from, to }), [from, to]);
  const found = alert !== undefined;
  // It takes room from what is below.
  useEffect(() => {
    if (found) onShown?.();
  }, [found, onShown]);
  return alert ? <FiredAlert {...{ alert, condition, window }} /> : null;
}

/** FiredAlert shows the values of an alert around a window, and the rows and changes behind its firing. */
export function FiredAlert({ alert, condition, window }: { alert: Alert; condition: Condition; window: Span }) {
  const { data: sources } = useQuery(sourcesQuery);
  const history = useInfiniteQuery(historyQuery(alert.id));
  const entries = useMemo(() => history.data?.pages.flatMap((p) => p.data) ?? [], [history.data]);
  const length = lengthOf(alert.interval);
  const list = useMemo(() => evaluations(entries), [entries]);
  const fired = useMemo(() => firings(list, length), [list, length]);
  const group = list.find((e) => e.end === window.to)?.firing[0] ?? '';
  const around = useMemo(() => ({ from: window.to - 40 * length, to: window.to + 20 * length }), [window.to, length]);
  const events = sources && eventsOf(condition, alert.groupBy, sources);
  const name = alert.displayName;
  return (
    <section className={classes.fired} data-kind={condition.kind} aria-label="Alert">
      <h2>
        <Link to="/alerts/$id" params={{ id: alert.id }} search={{ window: String(window.to) }}>
          {name}
        </Link>
        <span className={classes.muted}>fires if {formatRule(alert, formatOf(condition, sources))}; now</span> <StateWord state={alert.state} />
      </h2>
      <Values {...{ alert, condition, entries, fired, name }} span={around} waiting={false} />
      {condition.kind !== 'saved_search' ? (
        !history.isPending && <Cause condition={condition} groupBy={alert.groupBy} firing={window} group={group} />
      ) : (
        events && <Behind events={events} firing={window} />
      )}
    </section>
  );
}
