import { isEventSource, type SearchFilter, type Source, type TileConfig, type TileData, type TraceSource } from '../../api/types';
import type { Series } from '../../chart/series';
import { fixed, type Span } from '../../time/range';
import type { SearchParams } from '../search/search';
import type { Asked } from './dashboard';
import { broadcasts, expressionOf } from './filters';
import { conditionOf, restOf } from './url';

/** What the page's filters ask of the rows of a source, as a search has it. */
export function broadcast({ dashboard, selected }: Asked, source: string): SearchFilter[] {
  const conditions = dashboard.filters.flatMap((f): SearchFilter[] => {
    const values = selected.values[f.id] ?? [];
    if (!broadcasts(f, source) || values.length === 0) return [];
    return [{ type: 'sql', condition: conditionOf(expressionOf(f)!, values) }];
  });
  return [...conditions, ...restOf(selected)];
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

/** The rows that a chart counts, of all or of a series in it: as a search over a span, or undefined where there is none. */
export function rowsBehind(config: TileConfig, asked: Asked, sources: Source[], span: Span, series?: Pick<Series, 'group' | 'value' | 'previous'>): SearchParams | undefined {
  if (!('select' in config) || !Array.isArray(config.select) || series?.previous) return undefined;
  const source = sources.find((s) => s.id === config.sourceId);
  if (!source || !isEventSource(source)) return undefined;
  // Of what is computed of several values, the rows are those of the first.
  const computed = ('formulas' in config && config.formulas?.length) || ('asRatio' in config && config.asRatio);
  const items = config.select as { where?: string; whereLanguage?: string }[];
  const item = (computed || !series ? items[0] : items[series.value ?? 0]) ?? items[0];
  const of = 'where' in config ? config : item;
  const filters = broadcast(asked, source.id);
  const groupBy = 'groupBy' in config ? (config.groupBy ?? '') : '';
  const slow = durationOf(config, sources);
  const values = series?.group ?? [];
  expressionsOf(groupBy).forEach((expression, i) => {
    const value = values[i];
    if (i >= values.length || (typeof value === 'object' && value !== null)) return;
    filters.push({ type: 'sql', condition: conditionOf(expression, [value === null || value === undefined ? '' : String(value)]) });
  });
  return {
    source: source.id, ...fixed(span), isLive: 'false',
    ...(of?.where && { where: of.where }),
    ...(of?.where && of.whereLanguage === 'sql' && { whereLanguage: 'sql' as const }),
    ...(filters.length > 0 && { filters: JSON.stringify(filters) }),
    // Of durations, the longest are looked for.
    ...(slow && { orderBy: `${slow.durationExpression} DESC` }),
  };
}

/** The bucket that a row of the data of a chart over time is of, and its group. */
export function bucketOf(data: TileData, row: unknown[], step: number, parse: (value: unknown) => number): { span: Span; group: unknown[] } | undefined {
  const time = data.columns.findIndex((c) => c.role === 'time');
  const from = parse(row[time]);
  if (Number.isNaN(from)) return undefined;
  return { span: { from, to: from + step }, group: data.columns.flatMap((c, i) => (c.role === 'group' ? [row[i]] : [])) };
}
