import { isEventSource, type Filter, type SearchFilter, type Source, type TileConfig, type TileData, type TraceSource } from '../../api/types';
import type { Series } from '../../chart/series';
import { outline } from '../../filter/filter';
import { fixed, type Span } from '../../time/range';
import type { SearchParams } from '../search/search';
import type { Asked } from './dashboard';
import { broadcasts, expressionOf } from './filters';
import { choose, conditionOf, listOf, restOf, type Condition, type Selected } from './url';

/** Picked is a part of a chart that a person chose, such as a point, a slice or a row, or the whole chart. */
export interface Picked {
  /** The series and the time for the person, such as "checkout, 10:05". Empty for the whole chart. */
  label: string;
  span: Span;
  /** The series of the part, or undefined for all. */
  series?: Pick<Series, 'group' | 'value' | 'previous' | 'nullable'> | undefined;
  /** Conditions of the part besides its group, such as the values of a cell of a heatmap. */
  filters?: SearchFilter[];
}

/** Returns the conditions that a page sets on the rows of a source. */
export function broadcast({ dashboard, selected }: Asked, source: string): SearchFilter[] {
  const conditions = dashboard.filters.flatMap((f): SearchFilter[] => {
    const values = selected.values[f.id] ?? [];
    if (!broadcasts(f, source) || values.length === 0) return [];
    return [{ type: 'sql', condition: conditionOf(expressionOf(f)!, values) }];
  });
  return [...conditions, ...restOf(selected, source)];
}

/** The expressions of a group by, without the names that they are given. */
export function expressionsOf(groupBy: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let i = 0; i <= groupBy.length; i++) {
    const c = groupBy[i];
    if (quote) {
      if (c === '\\') i++;
      else if (c === quote) quote = '';
    } else if (c === "'" || c === '`' || c === '"') quote = c;
    else if (c === '(' || c === '[') depth++;
    else if (c === ')' || c === ']') depth--;
    if (c === undefined || (c === ',' && depth === 0 && !quote)) {
      found.push(groupBy.slice(start, i).trim());
      start = i + 1;
    }
  }
  return found.filter(Boolean).map((e) => e.replace(/\s+as\s+(`[^`]*`|"[^"]*"|[\w.]+)$/i, ''));
}

/** The source of the spans whose durations a chart is computed of, or undefined where it is of something else. */
export function durationOf(config: TileConfig, sources: Source[]): TraceSource | undefined {
  if (!('select' in config) || !Array.isArray(config.select)) return undefined;
  const source = sources.find((s) => s.id === config.sourceId);
  if (source?.kind !== 'trace' || !source.durationExpression) return undefined;
  const names = (expression: string | undefined, name: string) => expression !== undefined && expression.split(/[^\w.'[\]]+/).includes(name);
  return (config.select as { valueExpression?: string }[]).some((item) => names(item.valueExpression, source.durationExpression)) ? source : undefined;
}

/** GroupValue is an expression that a chart groups by, and its value in a series. */
export interface GroupValue {
  expression: string;
  /** Null for NULL. */
  value: string | null;
  /** The value for the person, if it is compared in another form. */
  text?: string;
}

/** Matches a time as an answer writes it, without and with the digits after the second. */
const timeText = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/;

/** Returns the group of a series by its expressions, or undefined if conditions cannot compare a value of it: an array or a map. */
export function groupOf(config: TileConfig, series: Picked['series']): GroupValue[] | undefined {
  const values = series?.group ?? [];
  const expressions = expressionsOf('groupBy' in config ? (config.groupBy ?? '') : '').slice(0, values.length);
  if (expressions.some((_, i) => typeof values[i] === 'object' && values[i] !== null)) return undefined;
  return expressions.map((expression, i) => {
    const value = values[i] === null || values[i] === undefined ? null : String(values[i]);
    const [text, seconds, fraction = ''] = timeText.exec(value ?? '') ?? [];
    if (text === undefined) return { expression, value };
    // The text of a time has another form and zone than the server reads.
    const nanoseconds = `${Date.parse(`${seconds}Z`) / 1000}${fraction.padEnd(9, '0')}`;
    return { expression: `toUnixTimestamp64Nano(toDateTime64(${expression}, 9))`, value: nanoseconds, text };
  });
}

/** Puts an expression with operators into parentheses. */
const operand = (expression: string) => (/^[\w.`"'[\]()]+$/.test(outline(expression, 'sql')) ? expression : `(${expression})`);

function matching({ expression, value }: GroupValue): SearchFilter {
  const condition = value === null ? `${operand(expression)} IS NULL` : conditionOf(operand(expression), [value]);
  return { type: 'sql', condition };
}

/** Returns the conditions on the rows of a part of a chart, its group and what else it has, or undefined if its group has none. */
export function conditionsOf(config: TileConfig, picked: Picked): SearchFilter[] | undefined {
  const group = groupOf(config, picked.series);
  return group && [...group.map(matching), ...(picked.filters ?? [])];
}

/** Returns the condition on the rows that are not of a group. A comparison with NULL is NULL, which would leave the row out. */
export function excluding(group: GroupValue[], nullable = false): SearchFilter {
  const [first] = group;
  const all = group.map((g) => matching(g).condition).join(' AND ');
  if (nullable) return { type: 'sql', condition: `NOT ifNull(${all}, false)` };
  if (first?.value !== null && first && group.length === 1) return { type: 'sql', condition: `${operand(first.expression)} NOT IN (${listOf([first.value])})` };
  return { type: 'sql', condition: `NOT (${all})` };
}

/** Returns the source that a filter by a group is for, or undefined if the tables of all sources have its columns. */
export function ownSource(config: TileConfig, group: GroupValue[], sources: Source[]): string | undefined {
  const own = 'sourceId' in config ? config.sourceId : undefined;
  const all = sources.filter((s) => s.kind === 'log' || s.kind === 'trace' || s.kind === 'metric');
  const isShared = ({ expression }: GroupValue) =>
    all.every((s) => expression === s.serviceNameExpression || (s.resourceAttributesExpression !== undefined && expression.startsWith(`${s.resourceAttributesExpression}[`)));
  return group.every(isShared) ? undefined : own;
}

/** Selects only a group on a page: in the filters of its expressions for the source of the config, and in conditions if there are none. */
export function selectGroup(selected: Selected, filters: Filter[], config: TileConfig, group: GroupValue[], sourceId: string | undefined): Selected {
  const own = 'sourceId' in config ? config.sourceId : undefined;
  return group.reduce((next, g) => {
    const filter = filters.find((f) => expressionOf(f) === g.expression && broadcasts(f, own));
    if (filter && g.value !== null) return choose(next, filters, filter, [g.value]);
    const condition = { ...matching(g), ...(sourceId && { sourceId }) };
    // It replaces a condition on another value.
    const isOther = (c: Condition) => c.sourceId === condition.sourceId && c.condition?.startsWith(`${operand(g.expression)} IN (`);
    return withCondition({ ...next, rest: next.rest.filter((c) => !isOther(c)) }, condition);
  }, selected);
}

/** Adds a condition to a page, unless the page has it. */
export function withCondition(selected: Selected, condition: Condition): Selected {
  const there = selected.rest.some((c) => c.condition === condition.condition && c.sourceId === condition.sourceId);
  return there ? selected : { ...selected, rest: [...selected.rest, condition] };
}

interface Filtered {
  where?: string;
  whereLanguage?: string;
}

/** Returns a search of the rows that a part of a chart counts, or undefined without one. */
export function rowsBehind(config: TileConfig, asked: Asked, sources: Source[], picked: Picked): SearchParams | undefined {
  if (!('sourceId' in config) || 'configType' in config || picked.series?.previous) return undefined;
  const source = sources.find((s) => s.id === config.sourceId);
  if (!source || !isEventSource(source)) return undefined;
  const of: Filtered | undefined = 'where' in config || !('select' in config) || !Array.isArray(config.select) ? (config as Filtered) : itemOf(config, picked);
  const conditions = conditionsOf(config, picked);
  if (!conditions) return undefined;
  const filters = [...broadcast(asked, source.id), ...conditions];
  const slow = durationOf(config, sources);
  return {
    source: source.id, ...fixed(picked.span), isLive: 'false',
    ...(of?.where && { where: of.where }),
    ...(of?.where && of.whereLanguage === 'sql' && { whereLanguage: 'sql' as const }),
    ...(filters.length > 0 && { filters: JSON.stringify(filters) }),
    // Of durations, the longest are looked for.
    ...(slow && { orderBy: `${slow.durationExpression} DESC` }),
  };
}

/** Returns the select item of a part of a chart. Formulas and ratios combine several items; the first one decides the rows. */
function itemOf(config: TileConfig, { series }: Picked): Filtered | undefined {
  const items = (config as { select: Filtered[] }).select;
  const computed = ('formulas' in config && config.formulas?.length) || ('asRatio' in config && config.asRatio);
  if (computed) return items[0];
  return series ? (items[series.value ?? 0] ?? items[0]) : eitherOf(items);
}

/** Returns a filter of the rows of any of several items. If they are in two languages, it is the filter of the first. */
function eitherOf(items: Filtered[]): Filtered | undefined {
  const [first] = items;
  const wheres = [...new Set(items.map((item) => item.where?.trim() ?? ''))];
  if (wheres.includes('')) return undefined;
  if (wheres.length < 2 || items.some((item) => (item.whereLanguage ?? 'lucene') !== (first!.whereLanguage ?? 'lucene'))) return first;
  return { ...first, where: wheres.map((where) => `(${where})`).join(' OR ') };
}

/** Returns a search of the logs of the service and time of a part of a metric chart, or undefined for other charts. */
export function logsBeside(config: TileConfig, asked: Asked, sources: Source[], picked: Picked): SearchParams | undefined {
  if (!('sourceId' in config) || 'configType' in config) return undefined;
  const metrics = sources.find((s) => s.id === config.sourceId);
  if (metrics?.kind !== 'metric' || picked.series?.previous) return undefined;
  const logs = sources.find((s) => s.id === metrics.logSourceId) ?? sources.find((s) => s.kind === 'log');
  if (logs?.kind !== 'log') return undefined;
  const service = metrics.serviceNameExpression || 'ServiceName';
  const resource = metrics.resourceAttributesExpression || 'ResourceAttributes';
  const shared = (groupOf(config, picked.series) ?? []).flatMap(({ expression, value }): GroupValue[] => {
    if (expression === service && logs.serviceNameExpression) return [{ expression: logs.serviceNameExpression, value }];
    if (!expression.startsWith(`${resource}[`) || !logs.resourceAttributesExpression) return [];
    return [{ expression: logs.resourceAttributesExpression + expression.slice(resource.length), value }];
  });
  const filters = [...broadcast(asked, logs.id), ...shared.map(matching)];
  const named = serviceIn(itemOf(config, picked));
  return {
    source: logs.id, ...fixed(picked.span), isLive: 'false',
    ...(named && { where: named }),
    ...(filters.length > 0 && { filters: JSON.stringify(filters) }),
  };
}

/** Returns the condition on the service in a filter, which logs share, or undefined unless it has exactly one that all rows match. */
function serviceIn(item: Filtered | undefined): string | undefined {
  const where = item?.where ?? '';
  if (item?.whereLanguage === 'sql' || where.split('ServiceName').length !== 2 || /\bOR\b|\|\||\bNOT\b/.test(where)) return undefined;
  return /(?:^|[\s(])(ServiceName:(?:"(?:[^"\\]|\\.)*"|[\w./*-]+))(?=$|[\s)])/.exec(where)?.[1];
}

/** The bucket that a row of the data of a chart over time is of, and its group. */
export function bucketOf(data: TileData, row: unknown[], step: number, parse: (value: unknown) => number): { span: Span; group: unknown[] } | undefined {
  const time = data.columns.findIndex((c) => c.role === 'time');
  const from = parse(row[time]);
  if (Number.isNaN(from)) return undefined;
  return { span: { from, to: from + step }, group: data.columns.flatMap((c, i) => (c.role === 'group' ? [row[i]] : [])) };
}
