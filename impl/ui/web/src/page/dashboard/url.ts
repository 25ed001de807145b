import type { Dashboard, Filter, SavedFilterValue, SearchFilter } from '../../api/types';
import { expressionOf, variableOf } from './filters';

/** DashboardParams is what the link of a dashboard has. */
export interface DashboardParams {
  from?: string;
  to?: string;
  granularity?: string;
  /** JSON of conditions and of values of variables; the choices of the dashboard's filters come first. */
  filters?: string;
  /** A filter of rows besides, and its language. */
  where?: string;
  whereLanguage?: string;
  /** The open tabs, as writeTabs writes them. */
  tab?: string;
  highlightedTileId?: string;
  /** Whether a tile is edited. */
  edit?: string;
  /** Whether the data of a tile that fills the page stands below it as a table. */
  table?: string;
}

const names = ['from', 'to', 'granularity', 'filters', 'where', 'whereLanguage', 'tab', 'highlightedTileId', 'edit', 'table'] as const;

export function dashboardParams(values: Record<string, unknown>): DashboardParams {
  const params: DashboardParams = {};
  for (const name of names) if (typeof values[name] === 'string' && values[name] !== '') params[name] = values[name];
  return params;
}

export const granularities = ['30s', '1m', '5m', '10m', '15m', '30m', '1h', '2h', '6h', '12h', '1d', '2d', '7d', '30d'] as const;
export type Granularity = (typeof granularities)[number] | 'auto';

/** Reads the width of buckets of a link, which notifications write in words, such as 5 minute. What is none is auto. */
export function granularityOf(text: string | undefined): Granularity {
  const found = /^(\d+)\s*([smhd])/.exec(text ?? '');
  return granularities.find((g) => g === `${found?.[1]}${found?.[2]}`) ?? 'auto';
}

/** Condition is a filter of the rows of a page. With a source, it filters only the tiles of that source. */
export type Condition = SearchFilter & { sourceId?: string };

/** Selected is what is chosen in the filters of a dashboard, by their ids, and the conditions besides. */
export interface Selected {
  values: Record<string, string[]>;
  rest: Condition[];
  /** The filter of rows that the link has, or that the dashboard opens with. */
  where?: { type: 'sql' | 'lucene'; condition: string };
}

/** Returns the conditions on the rows of a source that no filter of the dashboard stands for. */
export const restOf = ({ rest, where }: Selected, source: string | undefined): SearchFilter[] =>
  [...rest, ...(where ? [where] : [])].flatMap(({ sourceId, ...filter }: Condition) => (sourceId === undefined || sourceId === source ? [filter] : []));

/** Returns a text as a string in SQL. */
export const quote = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

/** Reads the texts of a list in SQL, or null where it is none. */
function quoted(list: string): string[] | null {
  const values: string[] = [];
  const one = /\s*'((?:[^'\\]|\\.|'')*)'\s*(,|$)/gy;
  while (one.lastIndex < list.length) {
    const found = one.exec(list);
    if (!found) return null;
    values.push(found[1]!.replace(/\\(.)|''/g, (_, c: string | undefined) => c ?? "'"));
    if (found[2] === '') return one.lastIndex === list.length ? values : null;
  }
  return null;
}

type Variable = Extract<SavedFilterValue, { name: string }>;

/** Whether an entry of a link has the values of a variable. */
const isVariable = (entry: object): entry is Variable =>
  'type' in entry && entry.type === 'variable' && 'name' in entry && typeof entry.name === 'string' && 'values' in entry && Array.isArray(entry.values) && entry.values.every((v) => typeof v === 'string');

/**
 * Reads what a link selects. A condition on the expression of a filter, or the values of its variable, are its choice; filters
 * of one expression have the same. Other conditions narrow the rows besides. Without any in the link, the dashboard opens with
 * those that it keeps.
 */
export function selectedOf(params: DashboardParams, dashboard: Pick<Dashboard, 'filters' | 'savedFilterValues' | 'savedQuery' | 'savedQueryLanguage'>): Selected {
  let entries: (SearchFilter | SavedFilterValue)[] = dashboard.savedFilterValues;
  if (params.filters !== undefined) {
    try {
      const parsed: unknown = JSON.parse(params.filters);
      entries = Array.isArray(parsed) ? (parsed as unknown[]).filter((c): c is SearchFilter => typeof c === 'object' && c !== null) : [];
    } catch {
      entries = [];
    }
  }
  const selected: Selected = { values: {}, rest: [] };
  for (const entry of entries) {
    if (isVariable(entry)) {
      const named = dashboard.filters.find((f) => variableOf(f) === entry.name);
      if (named) for (const f of sameChoice(dashboard.filters, named)) selected.values[f.id] = [...new Set(entry.values)];
      continue;
    }
    const c = entry as Condition;
    const text = typeof c.condition === 'string' ? c.condition : undefined;
    if (text === undefined && typeof c.left !== 'string') continue;
    const filters = dashboard.filters.filter((f) => expressionOf(f) !== undefined && text?.startsWith(`${expressionOf(f)} IN (`) && text.endsWith(')'));
    const values = filters[0] && quoted(text!.slice(expressionOf(filters[0])!.length + 5, -1));
    if (values) for (const f of filters) selected.values[f.id] = [...new Set(values)];
    else selected.rest.push(c);
  }
  const opening = params.filters === undefined && params.where === undefined;
  const condition = (opening ? dashboard.savedQuery : params.where) ?? '';
  const language = opening ? dashboard.savedQueryLanguage : params.whereLanguage;
  if (condition.trim() !== '') selected.where = { type: language === 'sql' ? 'sql' : 'lucene', condition };
  return selected;
}

/** What the link of a dashboard says of what is selected. */
export function writeSelected({ values, rest, where }: Selected, filters: Filter[]): Pick<DashboardParams, 'filters' | 'where' | 'whereLanguage'> {
  const entries: SavedFilterValue[] = [];
  const written = new Set<string>();
  for (const f of filters) {
    const list = values[f.id] ?? [];
    const expression = expressionOf(f);
    const name = variableOf(f);
    if (list.length === 0 || (expression !== undefined && written.has(expression))) continue;
    if (expression !== undefined) {
      written.add(expression);
      entries.push({ type: 'sql', condition: conditionOf(expression, list) });
    } else if (name !== undefined) entries.push({ type: 'variable', name, values: list });
  }
  return { filters: JSON.stringify([...entries, ...rest]), where: where?.condition, whereLanguage: where?.type === 'sql' ? 'sql' : undefined };
}

/** Returns texts as a list in SQL. */
export const listOf = (values: string[]) => values.map(quote).join(', ');

export const conditionOf = (expression: string, values: string[]) => `${expression} IN (${listOf(values)})`;

/** The filter and the others with its expression, which have the same choice. */
const sameChoice = (filters: Filter[], of: Filter) => filters.filter((f) => f === of || (expressionOf(of) !== undefined && expressionOf(f) === expressionOf(of)));

/** Chooses values in a filter, and in those of the same expression. */
export function choose(selected: Selected, filters: Filter[], chosen: Filter, values: string[]): Selected {
  return { ...selected, values: { ...selected.values, ...Object.fromEntries(sameChoice(filters, chosen).map((f) => [f.id, values])) } };
}

/** Reads which tab of each container is open. A tab without a container is open wherever there is one of that id. */
export function readTabs(text: string | undefined): (container: string) => string | undefined {
  const tabs = new Map<string, string>();
  let any: string | undefined;
  for (const part of (text ?? '').split(',')) {
    const at = part.indexOf('/');
    const [container, tab] = [part.slice(0, Math.max(at, 0)), part.slice(at + 1)].map(decode);
    if (at < 0) any = tab || undefined;
    else tabs.set(container!, tab!);
  }
  return (container) => tabs.get(container) ?? any;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Writes that a tab is open, and what was before of other containers. */
export function writeTabs(text: string | undefined, container: string, tab: string): string {
  const key = encodeURIComponent(container);
  const others = (text ?? '').split(',').filter((part) => part !== '' && !part.startsWith(`${key}/`));
  return [...others, `${key}/${encodeURIComponent(tab)}`].join(',');
}
