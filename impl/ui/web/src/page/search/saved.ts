import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api/client';
import { tagged } from '../../api/tagged';
import type { SavedSearch } from '../../api/types';
import type { SearchParams } from './search';

export const savedQuery = (id: string) =>
  queryOptions({
    queryKey: ['savedSearch', id],
    queryFn: ({ signal }) => tagged(client.GET('/api/v2/saved-searches/{id}', { params: { path: { id } }, signal })),
  });

/** What is searched for, without when and how it is looked at. */
export type Definition = Pick<SearchParams, 'source' | 'where' | 'whereLanguage' | 'select' | 'orderBy' | 'filters'>;

export function definitionOf({ source, where, whereLanguage, select, orderBy, filters }: SearchParams): Definition {
  return { source, where, whereLanguage, select, orderBy, filters };
}

/** A saved search as a link has it. */
export function definitionOfSaved(saved: SavedSearch): Definition {
  return {
    source: saved.sourceId,
    where: saved.where || undefined,
    whereLanguage: saved.whereLanguage === 'sql' ? 'sql' : undefined,
    select: saved.select || undefined,
    orderBy: saved.orderBy || undefined,
    filters: saved.filters.length > 0 ? JSON.stringify(saved.filters) : undefined,
  };
}

/** The link of a saved search names a source where the search was changed since it was opened; all of it counts then. */
export function withSaved(params: SearchParams, saved: SavedSearch): SearchParams {
  return params.source ? params : { ...params, ...definitionOfSaved(saved) };
}

export function isChanged(params: SearchParams, saved: SavedSearch): boolean {
  return params.source !== undefined && JSON.stringify(definitionOf(params)) !== JSON.stringify(definitionOfSaved(saved));
}
