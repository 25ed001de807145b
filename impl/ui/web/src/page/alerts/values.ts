import type { Alert, AlertHistoryEntry, NumberFormat, SearchFilter, TileData } from '../../api/types';
import { pivot, type Pivot, type Series } from '../../chart/series';
import type { Span } from '../../time/range';
import { chartFilter, tileConfig } from '../chart/filter';
import { lengthOf } from './alerts';
import { conditionName, type Condition } from './name';

/** More windows than this are not drawn. */
export const mostWindows = 1440;

/** Cuts a span to windows that are over, the newest of them. */
export function windowsOf(span: Span, interval: Alert['interval'], now: number): Span {
  const length = lengthOf(interval);
  const to = Math.min(Math.ceil(span.to / length), Math.floor(now / length)) * length;
  const from = Math.max(Math.floor(span.from / length) * length, to - mostWindows * length);
  return { from: Math.min(from, to - length), to };
}

interface Chart {
  config: Record<string, unknown>;
  rowFilters: SearchFilter[];
}

/** The config of a chart that shows what an alert compares, or undefined where only the alert itself can say it. */
export function chartOf(condition: Condition, groupBy: string | null | undefined): Chart | undefined {
  if (condition.kind === 'saved_search') {
    const { sourceId, where, whereLanguage, filters } = condition.search;
    const select = [{ aggFn: 'count', where, whereLanguage, alias: 'rows' }];
    return { config: { displayType: 'line', sourceId, select, ...(groupBy && { groupBy }) }, rowFilters: filters };
  }
  const config = (condition.kind === 'tile' ? condition.tile.config : condition.chart) as unknown as Record<string, unknown>;
  if (config.configType === 'sql') {
    return config.displayType === 'number' ? undefined : { config: { ...tileConfig(config), compareToPreviousPeriod: undefined }, rowFilters: [] };
  }
  const { displayType, sourceId, select, groupBy: groups, asRatio, formulas } = config;
  const filter = condition.kind === 'inline' ? chartFilter(config) : undefined;
  const computed = Array.isArray(formulas) && formulas.length > 0;
  return {
    config: {
      displayType: 'line', sourceId, select,
      ...(groups && displayType !== 'number' ? { groupBy: groups } : {}), ...(asRatio ? { asRatio } : {}), ...(computed && { formulas, showOperandSeries: false }),
    },
    rowFilters: filter ? [filter] : [],
  };
}

/** Makes lines of the values that count: those of the last column. Where nothing is taken for 0, gaps are 0. */
export function linesOf(data: TileData, noData: Alert['noData']): Pivot {
  const values = data.columns.filter((c) => c.role === 'value' && !c.previous);
  const last = values.at(-1);
  const kept = data.columns.map((c) => c.role !== 'value' || c === last);
  const only = {
    ...data,
    columns: data.columns.filter((_, i) => kept[i]),
    rows: (data.rows as unknown[][]).map((row) => row.filter((_, i) => kept[i])),
  } as TileData;
  const lines = pivot(only);
  const zero = (noData ?? 'zero') === 'zero';
  const fill = (series: Series[]) => (zero ? series.map((s) => ({ ...s, values: s.values.map((v) => v ?? 0) })) : series);
  if (lines.series.length === 0 && zero && last) {
    return { ...lines, series: [{ name: last.name, values: lines.times.map(() => 0), numberFormat: last.numberFormat }], total: 1 };
  }
  return { ...lines, series: fill(lines.series) };
}

/** Makes lines of what evaluations have seen. */
export function linesOfHistory(entries: AlertHistoryEntry[], interval: Alert['interval'], span: Span, condition: Condition | undefined, numberFormat: NumberFormat | undefined): Pivot {
  const step = lengthOf(interval);
  const found = new Map<string, Map<number, number>>();
  for (const { group, values } of entries) {
    const name = group ?? (conditionName(condition) || 'value');
    for (const { startTime, value } of values) {
      const at = Date.parse(startTime);
      if (at < span.from || at >= span.to) continue;
      if (!found.has(name)) found.set(name, new Map());
      found.get(name)!.set(at, value);
    }
  }
  const times = [...new Set([...found.values()].flatMap((points) => [...points.keys()]))].sort((a, b) => a - b);
  const series = [...found].map(([name, points]) => ({ name, values: times.map((t) => points.get(t) ?? null), numberFormat }));
  return { times, step, series: series.slice(0, 100), total: series.length };
}
