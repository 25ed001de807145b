import type { SearchFilter, TileConfig } from '../../api/types';

/** Settings are the keys of a chart, which may come from a link. */
export type Settings = Record<string, unknown>;

/** ChartFilter is a filter of the rows of all values of a chart. */
export interface ChartFilter {
  type: 'sql' | 'lucene';
  condition: string;
}

/** Returns the filter of a builder chart, or undefined without one. Search results and heatmaps have a filter of another kind. */
export function chartFilter(config: object): ChartFilter | undefined {
  const { configType, displayType, where, whereLanguage } = config as Settings;
  if (configType === 'sql' || !hasValues(displayType) || typeof where !== 'string' || where.trim() === '') return undefined;
  return { type: whereLanguage === 'sql' ? 'sql' : 'lucene', condition: where };
}

const hasValues = (displayType: unknown) => ['line', 'stacked_bar', 'number', 'table', 'bar', 'pie'].includes(displayType as string);

/** Returns the config of a tile with the settings of a chart, without what tiles do not have: a name and a filter of the chart. */
export function tileConfig(config: object): TileConfig {
  const { name: _, ...settings } = config as Settings;
  if (hasValues(settings.displayType)) {
    delete settings.where;
    delete settings.whereLanguage;
  }
  return settings as unknown as TileConfig;
}

interface Item {
  where?: string;
  whereLanguage?: string;
}

const ands = { lucene: ' ', sql: ' AND ' };

/** Joins conditions of one language, those that are empty left out. */
function join(type: ChartFilter['type'], conditions: (string | undefined)[]): string {
  const found = conditions.filter((c): c is string => c !== undefined && c.trim() !== '');
  return found.length > 1 ? found.map((c) => `(${c})`).join(ands[type]) : (found[0] ?? '');
}

/** Adds conditions to a filter of one language, or returns undefined if the filter is of the other. */
function and(item: Item, type: ChartFilter['type'], conditions: string[]): Item | undefined {
  if (conditions.length === 0) return item;
  if (item.where?.trim() && (item.whereLanguage ?? 'lucene') !== type) return undefined;
  return { ...item, where: join(type, [item.where, ...conditions]), whereLanguage: type };
}

/**
 * Adds filters to a builder chart: to the filter of the chart or, if they are in the other language, to the filter of each value.
 * Returns undefined if one filter would need both languages.
 */
export function withFilters<C extends object>(config: C, filters: SearchFilter[]): C | undefined {
  if (filters.length === 0) return config;
  const lucene = filters.flatMap((f) => (f.type === 'lucene' && f.condition ? [f.condition] : []));
  const sql = filters.flatMap((f) => (f.type === 'lucene' ? [] : [f.type === 'sql_ast' ? `${f.left} ${f.operator} ${f.right}` : (f.condition ?? '')]));
  const chart = config as Settings & Item;
  const own = chart.where?.trim() ? (chart.whereLanguage === 'sql' ? 'sql' : 'lucene') : sql.length > 0 ? 'sql' : 'lucene';
  const [same, others, other] = own === 'sql' ? ([sql, lucene, 'lucene'] as const) : ([lucene, sql, 'sql'] as const);
  const next: Settings = { ...chart, ...and(chart, own, same) };
  if (others.length === 0) return next as C;
  if (!hasValues(chart.displayType) || !Array.isArray(chart.select)) return undefined;
  const select = (chart.select as Item[]).map((item) => and(item, other, others));
  return select.includes(undefined) ? undefined : ({ ...next, select } as unknown as C);
}
