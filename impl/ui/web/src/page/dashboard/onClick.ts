import type { Dashboard, OnClick, Source } from '../../api/types';
import type { SearchParams } from '../search/search';
import { conditionOf, type DashboardParams } from './url';

const placeholder = /\{\{\{?\s*([^{}]+?)\s*\}?\}\}/g;

/** Fills a template with the values of a row, each as the place where it stands needs it. */
function fill(template: string, row: Record<string, unknown>, write: (value: string, before: string) => string): string {
  return template.replace(placeholder, (_, name: string, at: number) => {
    const value = row[name];
    const text = value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
    return write(text, template[at - 1] ?? '');
  });
}

// A value in quotes does not end them.
const inQuotes = (value: string, before: string) =>
  before === '"' || before === "'" ? value.replace(/\\/g, '\\\\').replaceAll(before, `\\${before}`) : value;
const asIs = (value: string) => value;

/** Link is where a click on a row of a table leads: another page of the UI with its parameters, or another site. */
export type Link = { to: '/search'; search: SearchParams } | { to: '/dashboards/$id'; id: string; search: DashboardParams } | { href: string };

interface Known {
  sources: Source[];
  dashboards: Pick<Dashboard, 'id' | 'name'>[];
  /** The range that the target opens with. */
  range: { from: string; to: string };
}

/** The target of a click on a row, or undefined where there is none. */
export function linkOf(click: OnClick, row: Record<string, unknown>, known: Known): Link | undefined {
  if (click.type === 'external') {
    const href = fill(click.urlTemplate, row, (value, before) => (before === '' ? value : encodeURIComponent(value)));
    return /^https?:\/\//i.test(href) ? { href } : undefined; // a script, above all, is no site
  }
  const named = <T extends { id: string; name: string }>(list: T[]) => {
    if (click.target.mode === 'id') return click.target.id;
    const name = fill(click.target.template, row, asIs);
    return (list.find((x) => x.name === name) ?? list.find((x) => x.id === name))?.id;
  };
  const id = click.type === 'search' ? named(known.sources) : named(known.dashboards);
  if (id === undefined) return undefined;
  const where = click.whereTemplate ? fill(click.whereTemplate, row, inQuotes) : undefined;
  const filters = click.filters?.map((f) => {
    return { type: 'sql', condition: conditionOf(f.expression, [fill(f.template, row, asIs)]) };
  });
  const search = {
    ...known.range,
    where,
    ...(where !== undefined && click.whereLanguage === 'sql' && { whereLanguage: 'sql' as const }),
    ...(filters && filters.length > 0 && { filters: JSON.stringify(filters) }),
  };
  return click.type === 'search' ? { to: '/search', search: { ...search, source: id, isLive: 'false' } } : { to: '/dashboards/$id', id, search };
}
