import type { Filter, TileConfig } from '../../api/types';
import type { Selected } from './url';

/** The expression whose values a filter selects, or undefined for a filter that is only a variable. */
export const expressionOf = (f: Filter): string | undefined => ('expression' in f ? f.expression : undefined);

/** The name of a filter in raw SQL, derived as the server does, or undefined if the filter is not a variable. */
export function variableOf(f: Filter): string | undefined {
  if (expressionOf(f) !== undefined && !f.isVariableEnabled) return undefined;
  if (f.variableName) return f.variableName;
  const name = f.name.trim().replace(/\s+/g, '_').replace(/\W/g, '');
  return name === '' ? undefined : name.replace(/^[\d_]/, 'v$&');
}

/** Whether a filter narrows the rows of a source. */
export function broadcasts(f: Filter, source: string | undefined): boolean {
  if (!('expression' in f) || f.isBroadcastEnabled === false) return false;
  return !f.appliesToSourceIds?.length || f.appliesToSourceIds.includes(source ?? '');
}

/** Whether the data of a tile depends on the selected values of a filter. */
function uses(config: TileConfig, f: Filter): boolean {
  if (!('configType' in config)) return 'sourceId' in config && broadcasts(f, config.sourceId);
  const sql = config.sqlTemplate;
  const name = variableOf(f);
  if (name !== undefined && new RegExp(`\\$\\{?${name}\\b|,\\s*${name}\\s*\\)`).test(sql)) return true;
  return sql.includes('$__filters') && broadcasts(f, config.sourceId);
}

/** Whether a filter has too few selected values. */
export const lacksValues = (f: Filter, { values }: Selected) => (values[f.id]?.length ?? 0) < (f.minSelections ?? 0);

/** The required filters that a tile waits for. A text never waits. */
export const awaited = (config: TileConfig, filters: Filter[], selected: Selected): Filter[] =>
  config.displayType === 'markdown' ? [] : filters.filter((f) => lacksValues(f, selected) && (f.isGlobalRequirement || uses(config, f)));
