import type { Filter, TileConfig } from '../../api/types';
import type { Asked } from './dashboard';
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

/** The names of the variables that raw SQL uses, read as the server does: none in comments and quoted names. */
export function variablesIn(sql: string): Set<string> {
  const text = sql.replace(/('(?:[^'\\]|\\.)*')|--.*|\/\*[^]*?(?:\*\/|$)|`[^`]*`|"[^"]*"/g, (_, literal?: string) => literal ?? ' ');
  const names = new Set<string>();
  for (const found of text.matchAll(/(?<!\w)\$(?:\{(\w+)(?::\w+)?\}|([A-Za-z]\w*))/g)) names.add((found[1] ?? found[2])!);
  // The last argument of two macros is a variable, with or without a dollar.
  const calls: { macro: boolean; last: number }[] = [];
  for (const found of text.matchAll(/\$__(?:filter|conditionalAll)\s*\(|'(?:[^'\\]|\\.)*'|[(),]/g)) {
    const token = found[0];
    const end = found.index + token.length;
    if (token.endsWith('(')) calls.push({ macro: token !== '(', last: end });
    else if (token === ',') calls.at(-1) && (calls.at(-1)!.last = end);
    else if (token === ')') {
      const call = calls.pop();
      if (call?.macro) names.add(text.slice(call.last, found.index).trim());
    }
  }
  if (/\$__filters\b/.test(text)) names.add('$__filters');
  return names;
}

/** Whether the data of a tile depends on the selected values of a filter. */
function uses(config: TileConfig, f: Filter): boolean {
  if (!('configType' in config)) return 'sourceId' in config && broadcasts(f, config.sourceId);
  const names = variablesIn(config.sqlTemplate);
  const name = variableOf(f);
  return (name !== undefined && names.has(name)) || (names.has('$__filters') && broadcasts(f, config.sourceId));
}

/** The number of values that tiles wait for, at most the number that can be selected. */
export function leastOf(f: Filter): number {
  if ('label' in f) return 0; // no value can be selected
  return Math.min(f.minSelections ?? 0, 'options' in f ? new Set(f.options).size : Infinity);
}

/** Whether a filter has too few selected values. */
export const lacksValues = (f: Filter, { values }: Selected) => (values[f.id]?.length ?? 0) < leastOf(f);

/** The required filters that a tile waits for. A text never waits. */
export const awaited = (config: TileConfig, { dashboard, selected }: Pick<Asked, 'selected'> & { dashboard: { filters: Filter[] } }): Filter[] =>
  config.displayType === 'markdown' ? [] : dashboard.filters.filter((f) => lacksValues(f, selected) && (f.isGlobalRequirement || uses(config, f)));
