import type { Alert, AlertHistoryEntry, Delivery, NumberFormat, Source } from '../../api/types';
import { formatNumber } from '../../chart/number';
import { formatTime } from '../../time/format';
import type { Span, Zone } from '../../time/range';
import { conditionOf, type Condition, type Conditions, type Reference } from './name';

export type State = Alert['state'] | 'ERROR';

/** What states are called. */
export const stateNames: Record<State, string> = {
  ALERT: 'Firing', PENDING: 'Pending', OK: 'OK', INSUFFICIENT_DATA: 'No data', DISABLED: 'Disabled', ERROR: 'Failed',
};

/** The groups that alerts are listed in, what matters most first. */
export const groups = [
  { id: 'firing', name: 'Firing' },
  { id: 'trouble', name: 'Needs attention' },
  { id: 'silenced', name: 'Silenced' },
  { id: 'fine', name: 'OK' },
  { id: 'disabled', name: 'Disabled' },
] as const;

export type Group = (typeof groups)[number]['id'];

/** The group of an alert. A silence hides what it does, but not that it is turned off. */
export function groupOf(alert: Alert): Group {
  if (alert.state === 'DISABLED') return 'disabled';
  if (alert.silenced) return 'silenced';
  if (alert.state === 'ALERT') return 'firing';
  if (alert.state === 'INSUFFICIENT_DATA' || (alert.executionErrors?.length ?? 0) > 0) return 'trouble';
  return 'fine';
}

/** The intervals of alerts: how long a window is, in words too, and since when the page of an alert shows them. */
export const intervals: Record<Alert['interval'], { minutes: number; name: string; since: string }> = {
  '1m': { minutes: 1, name: '1 minute', since: 'now-3h' },
  '5m': { minutes: 5, name: '5 minutes', since: 'now-12h' },
  '15m': { minutes: 15, name: '15 minutes', since: 'now-1d' },
  '30m': { minutes: 30, name: '30 minutes', since: 'now-2d' },
  '1h': { minutes: 60, name: '1 hour', since: 'now-2d' },
  '6h': { minutes: 360, name: '6 hours', since: 'now-7d' },
  '12h': { minutes: 720, name: '12 hours', since: 'now-7d' },
  '1d': { minutes: 1440, name: '1 day', since: 'now-30d' },
};

/** Milliseconds of an interval. */
export function lengthOf(interval: Alert['interval']): number {
  return intervals[interval].minutes * 60_000;
}

/** What a window without data means. */
export const noDataNames: Record<NonNullable<Alert['noData']>, string> = {
  zero: 'Treat as 0', keep: 'Keep state', ok: 'OK', alert: 'Firing', insufficient: 'No data',
};

type Rule = Pick<Alert, 'thresholdType' | 'threshold' | 'thresholdMax'>;

const signs: Partial<Record<Alert['thresholdType'], string>> = {
  above: '≥', above_exclusive: '>', below: '<', below_or_equal: '≤', equal: '=', not_equal: '≠',
};

/** When an alert fires, as short as it can be said: ≥ 5. */
export function formatRule(rule: Rule, format?: NumberFormat): string {
  const low = formatNumber(rule.threshold, format);
  const sign = signs[rule.thresholdType];
  if (sign) return `${sign} ${low}`;
  return `${rule.thresholdType === 'between' ? 'between' : 'outside'} ${low} and ${formatNumber(rule.thresholdMax, format)}`;
}

/** The thresholds that an alert has lines for. */
export function thresholdsOf(rule: Rule): number[] {
  return /between/.test(rule.thresholdType) && rule.thresholdMax !== undefined ? [rule.threshold, rule.thresholdMax] : [rule.threshold];
}

interface Value {
  aggFn?: string;
  valueExpression?: string;
  numberFormat?: NumberFormat;
}

/** Returns the number format of the last value of an alert's tile or chart. Durations of a trace source have one by default. */
export function formatOf(condition: Condition | undefined, sources: Source[] | undefined): NumberFormat | undefined {
  if (!condition || condition.kind === 'saved_search') return undefined;
  const config = (condition.kind === 'tile' ? condition.tile.config : condition.chart) as { sourceId?: string; numberFormat?: NumberFormat; select?: Value[]; formulas?: Value[]; asRatio?: boolean };
  const last = config.formulas?.at(-1) ?? config.select?.at(-1);
  const format = last?.numberFormat ?? config.numberFormat;
  const source = sources?.find((s) => s.id === config.sourceId);
  if (format || config.asRatio || source?.kind !== 'trace' || !keepsUnit.has(last?.aggFn ?? '')) return format;
  const duration = source.durationExpression.trim();
  return duration !== '' && last?.valueExpression?.trim() === duration ? { output: 'duration', factor: 10 ** -(source.durationPrecision ?? 3) } : undefined;
}

/** Aggregations whose result has the unit of their values. */
const keepsUnit = new Set(['avg', 'max', 'min', 'quantile', 'sum', 'any', 'last_value']);

/** How long the links of an alert show what was before a window, and after it: of a tile or a chart, seven windows. */
function around(alert: Pick<Alert, 'source' | 'interval'>): number {
  return alert.source === 'saved_search' ? 0 : 7 * lengthOf(alert.interval);
}

/** The window that a link of an alert's notification is about, or undefined where a span is not that of such a link. */
export function windowOf(alert: Pick<Alert, 'source' | 'interval'>, span: Span): Span | undefined {
  const window = { from: span.from + around(alert), to: span.to - around(alert) };
  return Math.abs(window.to - window.from - lengthOf(alert.interval)) < 1000 ? window : undefined;
}

/** Where the condition of an alert is seen in a span. */
export function conditionLink(alert: Alert, span: Span): { to: string; search: Record<string, string> } {
  if (alert.source === 'saved_search') {
    return { to: `/search/${alert.savedSearchId}`, search: { from: String(span.from), to: String(span.to), isLive: 'false' } };
  }
  const search = {
    from: String(span.from - around(alert)), to: String(span.to + around(alert)),
    granularity: intervals[alert.interval].name.replace(/s$/, ''),
  };
  if (alert.source === 'inline') return { to: '/chart', search: { alertId: alert.id, ...search } };
  return { to: `/dashboards/${alert.dashboardId}`, search: { ...search, highlightedTileId: alert.tileId ?? '' } };
}

/** Evaluation is what was said about an alert at the end of a window, of all its groups the worst. */
export interface Evaluation {
  end: number;
  state: State;
  value?: number | undefined;
  group?: string | undefined;
  noValue?: string | undefined;
  error?: string | undefined;
  /** How many groups there were, and which fired. */
  groups: number;
  firing: string[];
  lateRows?: number | undefined;
}

const worst: State[] = ['ALERT', 'ERROR', 'PENDING', 'INSUFFICIENT_DATA', 'OK'];

/** Puts the groups of each evaluation together, the newest first. */
export function evaluations(entries: AlertHistoryEntry[]): Evaluation[] {
  const found = new Map<string, Evaluation>();
  for (const entry of entries) {
    const before = found.get(entry.windowEnd);
    const firing = entry.state === 'ALERT' ? [entry.group ?? ''] : [];
    if (before) {
      before.groups++;
      before.firing.push(...firing);
      if (worst.indexOf(entry.state) >= worst.indexOf(before.state)) continue;
    }
    found.set(entry.windowEnd, {
      end: Date.parse(entry.windowEnd),
      state: entry.state,
      value: entry.values.at(-1)?.value,
      group: entry.group,
      noValue: entry.noValue,
      error: entry.errors?.[0]?.message,
      lateRows: entry.lateRows,
      groups: before?.groups ?? 1,
      firing: before?.firing ?? firing,
    });
  }
  return [...found.values()].sort((a, b) => b.end - a.end);
}

/**
 * Since when an alert is in its state, by its evaluations; those that failed have said nothing about it. It may be longer
 * where the oldest of them is in that state too.
 */
export function since(state: State, list: Evaluation[]): { at: number; longer: boolean } | undefined {
  let at: number | undefined;
  for (const e of list) {
    if (e.state === 'ERROR' && state !== 'ERROR') continue;
    if (e.state !== state) return at === undefined ? undefined : { at, longer: false };
    at = e.end;
  }
  return at === undefined ? undefined : { at, longer: true };
}

/** Firing is a time in which an alert fired. */
export interface Firing extends Span {
  /** The groups that fired, empty text for the alert as a whole. */
  groups: string[];
}

/** The times in which an alert fired, the newest first. */
export function firings(list: Evaluation[], length: number): Firing[] {
  const found: Firing[] = [];
  let open: Firing | undefined;
  for (const e of list) {
    if (e.state === 'ERROR') continue;
    if (e.state !== 'ALERT') {
      open = undefined;
      continue;
    }
    if (!open) found.push((open = { from: e.end - length, to: e.end, groups: [] }));
    open.from = e.end - length;
    open.groups = [...new Set([...open.groups, ...e.firing])];
  }
  return found;
}

/** How long something takes, as people say it: 4 min. */
export function formatLength(ms: number): string {
  const m = Math.max(0, Math.floor(ms / 60_000));
  if (m < 1) return 'less than a minute';
  if (m < 120) return `${m} min`;
  if (m < 2880) return `${Math.floor(m / 60)} h`;
  return `${Math.floor(m / 1440)} days`;
}

/** A time without its milliseconds, and with the date unless it is today's. */
export function formatClock(time: number, zone: Zone, now = Date.now()): string {
  return formatTime(time, zone, now).replace(/\.\d+$/, '').replace(/(\d\d:\d\d):00$/, '$1');
}

/** The next time that it is that hour of the local day. */
export function nextHour(hour: number, now: number): number {
  const next = new Date(now);
  next.setHours(hour, 0, 0, 0);
  if (next.getTime() <= now) next.setDate(next.getDate() + 1);
  return next.getTime();
}

/** Notified is what has become of the newest notification for a webhook. */
export interface Notified {
  webhookId: string;
  name: string;
  delivery?: Delivery | undefined;
}

/** Who is notified by an alert, and what has come of it, by its deliveries, the newest first. */
export function notified(alert: Alert, deliveries: Delivery[] | undefined, names: Map<string, string>): Notified[] {
  return (alert.channels ?? (alert.channel ? [alert.channel] : [])).map(({ webhookId = '' }) => {
    const delivery = deliveries?.find((d) => d.webhookId === webhookId);
    return { webhookId, name: names.get(webhookId) ?? delivery?.webhookName ?? 'deleted webhook', delivery };
  });
}

/** The conditions of alerts, one value for all alerts on the same. */
export function conditionsOf(conditions: Conditions | undefined): (alert: Reference) => Condition | undefined {
  const found = new Map<string, Condition | undefined>();
  return (alert) => {
    if (alert.source === 'inline') return conditionOf(alert, conditions);
    const key = [alert.source, alert.savedSearchId, alert.dashboardId, alert.tileId].join();
    if (!found.has(key)) found.set(key, conditionOf(alert, conditions));
    return found.get(key);
  };
}
