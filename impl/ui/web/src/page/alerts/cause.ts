import { isEventSource, type EventSource, type SearchFilter, type Source } from '../../api/types';
import type { Language } from '../../filter/filter';
import { chartFilter } from '../chart/filter';
import type { Condition } from './name';

/** Events are the rows that an alert counts or computes its values of. */
export interface Events {
  source: EventSource;
  where: string;
  whereLanguage: Language;
  filters: SearchFilter[];
  /** What the rows are grouped by. */
  groupBy: string;
}

interface Builder {
  configType?: string;
  displayType?: string;
  sourceId?: string;
  groupBy?: string;
  asRatio?: boolean;
  formulas?: unknown[];
  select?: { where?: string; whereLanguage?: string }[];
}

/** The rows behind an alert, or undefined where its condition has none. Of a ratio or formula they are those of its first value. */
export function eventsOf(condition: Condition, groupBy: string | undefined, sources: Source[]): Events | undefined {
  const found = (id: string | undefined) => sources.filter(isEventSource).find((s) => s.id === id);
  if (condition.kind === 'saved_search') {
    const { sourceId, where, whereLanguage, filters } = condition.search;
    const source = found(sourceId);
    return source && { source, where, whereLanguage, filters, groupBy: groupBy ?? '' };
  }
  const config = (condition.kind === 'tile' ? condition.tile.config : condition.chart) as Builder;
  const source = config.configType === 'sql' ? undefined : found(config.sourceId);
  const item = config.asRatio || config.formulas?.length ? config.select?.[0] : config.select?.at(-1);
  if (!source || !item || item.whereLanguage === 'promql') return undefined;
  const filter = condition.kind === 'inline' ? chartFilter(config) : undefined;
  return {
    source, where: item.where ?? '', whereLanguage: item.whereLanguage === 'sql' ? 'sql' : 'lucene', filters: filter ? [filter] : [],
    groupBy: config.displayType === 'number' ? '' : (config.groupBy ?? ''), // alerts ignore the groups of a number
  };
}

/** Filters of a group, such as ServiceName:api, or undefined where its columns are not plain ones. */
export function groupFilters(groupBy: string, group: string): SearchFilter[] | undefined {
  const columns = groupBy.split(',').map((c) => c.trim()).filter(Boolean);
  if (group === '' || columns.length === 0) return [];
  if (!columns.every((c) => /^\w+$/.test(c))) return undefined;
  const found = new RegExp(`^${columns.map((c) => `${c}:(.*)`).join(', ')}$`, 's').exec(group);
  if (!found) return undefined;
  return columns.map((column, i) => ({
    type: 'sql' as const,
    condition: `${column} IN ('${found[i + 1]!.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}')`,
  }));
}

/** The values of the fields that differ most, one of each field. */
export function mostChanged<T extends { field: string }>(differences: T[], count = 3): T[] {
  return differences.filter((d, i) => differences.findIndex((e) => e.field === d.field) === i).slice(0, count);
}
