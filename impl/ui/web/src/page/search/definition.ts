import type { SavedSearch, SavedSearchWrite } from '../../api/types';
import type { Search, SearchParams } from './search';

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

export function writeOf(search: Search, name: string, tags: string[]): SavedSearchWrite {
  return {
    name,
    tags,
    sourceId: search.sourceId,
    where: search.where,
    whereLanguage: search.whereLanguage,
    select: search.select ?? '',
    orderBy: search.orderBy ?? '',
    filters: search.filters,
  };
}

/** Reads what is written by comma. */
export function tagsOf(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()).filter((tag) => tag !== ''))];
}
