import type { TileConfig } from '../../api/types';

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
