import type { Alert, AlertChart, AlertWrite, Source } from '../../api/types';
import { alertChart } from '../chart/alertChart';
import { configOf } from '../chart/config';
import { newConfig } from '../dashboard/edit';
import { tagsOf } from '../search/definition';
import { derivedTags, isDerivedName, type Condition } from './name';
import type { NewParams } from './params';

/** Draft is an alert as a form has it: numbers are texts until it is sent. */
export interface Draft {
  source: Alert['source'];
  savedSearchId: string;
  dashboardId: string;
  tileId: string;
  /** The chart of an inline alert. */
  chartConfig: AlertChart | undefined;
  groupBy: string;
  thresholdType: Alert['thresholdType'];
  threshold: string;
  thresholdMax: string;
  interval: Alert['interval'];
  many: string;
  /** Undefined until the person, the link or the stored alert chooses. */
  webhookIds: string[] | undefined;
  /** The stored channels. The form shows only their webhooks and keeps their other keys. */
  channels: NonNullable<Alert['channels']>;
  /** Empty for the derived name. */
  displayName: string;
  /** Separated by commas, empty for the derived tags. */
  tags: string;
  /** The stored alert has an empty list of tags of its own. Editing the tags clears it. */
  noTags: boolean;
  name: string;
  message: string;
  note: string;
  enabled: boolean;
  noData: NonNullable<Alert['noData']>;
  renotifyInterval: Alert['interval'] | '';
}

export function draftOf(alert: Alert | undefined, params: NewParams, condition?: Condition): Draft {
  const derived = alert?.tags.join('\n') === derivedTags(condition).join('\n');
  const channels = alert?.channels ?? (alert?.channel ? [alert.channel] : []);
  return {
    displayName: alert && !isDerivedName(alert.displayName, condition) ? alert.displayName : '',
    tags: alert && !derived ? alert.tags.join(', ') : '',
    noTags: alert?.tags.length === 0 && !derived,
    source: alert?.source ?? (params.chart ? 'inline' : params.savedSearchId ? 'saved_search' : 'tile'),
    savedSearchId: alert?.savedSearchId ?? params.savedSearchId ?? '',
    dashboardId: alert?.dashboardId ?? params.dashboardId ?? '',
    tileId: alert?.tileId ?? params.tileId ?? '',
    chartConfig: alert?.chartConfig ?? alertChart(configOf(params.chart) ?? {}),
    groupBy: alert?.groupBy ?? '',
    thresholdType: alert?.thresholdType ?? 'above',
    threshold: String(alert?.threshold ?? 1),
    thresholdMax: alert?.thresholdMax === undefined ? '' : String(alert.thresholdMax),
    interval: alert?.interval ?? '5m',
    many: String(alert?.numConsecutiveWindows ?? 1),
    webhookIds: alert && channels.map((c) => c.webhookId ?? ''),
    channels,
    name: alert?.name ?? '',
    message: alert?.message ?? '',
    note: alert?.note ?? '',
    enabled: alert?.enabled ?? true,
    noData: alert?.noData ?? 'zero',
    renotifyInterval: alert?.renotifyInterval ?? '',
  };
}

/** Returns a draft that notifies the webhooks of the last alert that was created here, or the only webhook, unless it has a choice. */
export function withReceivers(draft: Draft, webhooks: { id: string }[] | undefined, last: string[]): Draft {
  if (draft.webhookIds || !webhooks) return draft;
  const known = last.filter((id) => webhooks.some((w) => w.id === id));
  return { ...draft, webhookIds: known.length === 0 && webhooks.length === 1 ? [webhooks[0]!.id] : known };
}

/** Returns a draft whose chart counts the rows of the first log source if it needs a chart and has none. */
export function withChart(draft: Draft, sources: Source[] | undefined): Draft {
  if (draft.source !== 'inline' || draft.chartConfig || !sources) return draft;
  return { ...draft, chartConfig: alertChart(newConfig(sources)) };
}

export function isRange(type: Alert['thresholdType']): boolean {
  return type === 'between' || type === 'not_between';
}

/** Problems are what is wrong with fields, by their names in the API. */
export type Problems = Partial<Record<string, string>>;

/** Makes the request of a draft, or says what is missing. What only the API can set stays as the alert has it. */
export function bodyOf(draft: Draft): AlertWrite | Problems {
  const problems: Problems = {};
  const number = (text: string) => (text.trim() === '' ? NaN : Number(text));
  const threshold = number(draft.threshold);
  const max = number(draft.thresholdMax);
  const many = number(draft.many);
  if (draft.source === 'tile' && draft.tileId === '') problems.tileId = 'Select a tile.';
  if (draft.source === 'saved_search' && draft.savedSearchId === '') problems.savedSearchId = 'Select a saved search.';
  if (draft.source === 'inline' && !draft.chartConfig) problems.chartConfig = 'Add a source first.';
  if (!Number.isFinite(threshold)) problems.threshold = 'Enter a number.';
  if (isRange(draft.thresholdType) && !Number.isFinite(max)) problems.thresholdMax = 'Enter a number.';
  if (!Number.isInteger(many) || many < 1) problems.numConsecutiveWindows = 'Enter a whole number of at least 1.';
  if (!draft.webhookIds?.length) problems.channels = 'Select at least one webhook.';
  if (Object.keys(problems).length > 0) return problems;
  const target =
    draft.source === 'tile'
      ? { dashboardId: draft.dashboardId, tileId: draft.tileId }
      : draft.source === 'inline'
        ? { chartConfig: alertChart(draft.chartConfig!)! }
        : { savedSearchId: draft.savedSearchId, ...(draft.groupBy.trim() && { groupBy: draft.groupBy.trim() }) };
  return {
    source: draft.source, ...target, interval: draft.interval, threshold, thresholdType: draft.thresholdType,
    ...(Number.isFinite(max) && { thresholdMax: max }),
    ...(many > 1 && { numConsecutiveWindows: many }),
    channels: draft.webhookIds!.map((webhookId) => draft.channels.find((c) => c.webhookId === webhookId) ?? { type: 'webhook' as const, webhookId }),
    ...(draft.displayName.trim() && { displayName: draft.displayName.trim() }),
    ...((tagsOf(draft.tags).length > 0 || draft.noTags) && { tags: tagsOf(draft.tags) }),
    ...(draft.name.trim() && { name: draft.name.trim() }),
    ...(draft.message.trim() && { message: draft.message.trim() }),
    ...(draft.note.trim() && { note: draft.note.trim() }),
    enabled: draft.enabled,
    ...(draft.noData !== 'zero' && { noData: draft.noData }),
    ...(draft.renotifyInterval && { renotifyInterval: draft.renotifyInterval }),
  };
}

export function isBody(result: AlertWrite | Problems): result is AlertWrite {
  return 'interval' in result;
}

/**
 * Takes apart what the server says of a body: "Body validation failed: name: Too long; threshold: Required". A problem of a chart,
 * in a body or in a query, keeps its place in the chart: "select.0.level: Required".
 */
export function problemsOf(message: string): Problems {
  const found = /^Body validation failed: (.*)$/s.exec(message);
  const problems: Problems = {};
  for (const part of found?.[1]?.split('; ') ?? []) {
    const place = /^(\w+)\.?([\w.]*): (.*)$/s.exec(part);
    if (!place) return {};
    const field = place[1] === 'channel' ? 'channels' : place[1]!;
    const text = (field === 'chartConfig' || field === 'config') && place[2] ? `${place[2]}: ${place[3]}` : place[3]!;
    problems[field] = problems[field] ? `${problems[field]}; ${text}` : text;
  }
  return problems;
}
