import type { AlertChart, NumberFormat, SelectItem, TileConfig } from '../../api/types';
import { chartFilter, tileConfig, type Settings } from './filter';

/** Displays that alerts can evaluate. */
export const alertDisplays: TileConfig['displayType'][] = ['line', 'stacked_bar', 'number'];

const builderKeys = ['name', 'displayType', 'sourceId', 'where', 'whereLanguage', 'select', 'groupBy', 'asRatio', 'formulas', 'showOperandSeries', 'numberFormat'];
const sqlKeys = ['configType', 'name', 'displayType', 'connectionId', 'sqlTemplate', 'sourceId', 'numberFormat'];

/** Returns the chart of an alert with the settings of a chart, or undefined if alerts do not support its display. */
export function alertChart(config: object): AlertChart | undefined {
  const settings = config as Settings;
  if (!alertDisplays.some((d) => d === settings.displayType)) return undefined;
  const keys = settings.configType === 'sql' ? sqlKeys : builderKeys;
  const chart: Settings = Object.fromEntries(keys.filter((key) => settings[key] !== undefined && settings[key] !== '').map((key) => [key, settings[key]]));
  if (chart.where === undefined) delete chart.whereLanguage;
  // The form keeps hidden settings. Alerts ignore the groups and ratio of a number, and refuse a ratio beside formulas.
  const single = chart.displayType === 'number';
  if (single) delete chart.groupBy;
  if (single || (chart.formulas as unknown[] | undefined)?.length) delete chart.asRatio;
  return chart as unknown as AlertChart;
}

/** Converts a tile to a chart that alerts can evaluate, or returns undefined if that is impossible. Lists of rows become their count over time. */
export function evaluable(config: TileConfig): TileConfig | undefined {
  if (alertDisplays.includes(config.displayType)) return config;
  if ('configType' in config || !('sourceId' in config)) return undefined;
  const { sourceId } = config;
  const filter = 'where' in config && config.where ? { where: config.where, whereLanguage: config.whereLanguage ?? 'lucene' } : {};
  switch (config.displayType) {
    case 'search':
    case 'event_patterns':
      return { displayType: 'line', sourceId, select: [{ aggFn: 'count' }], ...filter } as TileConfig;
    case 'heatmap': {
      const { valueExpression } = config.select[0] ?? {};
      const { numberFormat } = config as { numberFormat?: NumberFormat };
      const select = [{ aggFn: 'quantile', level: 0.95, valueExpression }];
      return valueExpression ? ({ displayType: 'line', sourceId, select, ...filter, ...(numberFormat && { numberFormat }) } as TileConfig) : undefined;
    }
    case 'table':
    case 'bar':
    case 'pie':
      if ('having' in config && config.having?.trim()) return undefined; // alerts evaluate every group
      return { ...config, displayType: 'line' } as TileConfig;
    default:
      return undefined;
  }
}

/** Moves the filter of a chart into its values, as tiles have it. Returns undefined if a value has a filter in another language. */
export function withFilterInValues(config: object): TileConfig | undefined {
  const filter = chartFilter(config);
  const tile = tileConfig(config) as TileConfig & { select: SelectItem[] };
  if (!filter) return tile;
  const items = Array.isArray(tile.select) ? tile.select : [];
  const isOther = ({ where, whereLanguage }: SelectItem) => where?.trim() && (whereLanguage ?? 'lucene') !== filter.type;
  if (items.some(isOther)) return undefined;
  const and = filter.type === 'sql' ? ' AND ' : ' ';
  const select = items.map((item) => ({
    ...item, where: item.where?.trim() ? `(${filter.condition})${and}(${item.where})` : filter.condition, whereLanguage: filter.type,
  }));
  return { ...tile, select } as TileConfig;
}
