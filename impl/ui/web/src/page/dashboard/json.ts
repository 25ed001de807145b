/** Reads the text of a dashboard, or says where it is no JSON, and gives it what a dashboard always has. */
export function readDashboard(text: string): { value: Record<string, unknown> } | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (e) {
    const at = /position (\d+)/.exec((e as Error).message);
    const line = at ? text.slice(0, Number(at[1])).split('\n').length : undefined;
    return { problem: line ? `Invalid JSON at line ${line}.` : 'Invalid JSON.' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { problem: 'A dashboard must be a JSON object.' };
  const given = value as Record<string, unknown>;
  const bare = Array.isArray(given.tiles) ? given.tiles.findIndex((t: unknown) => typeof t !== 'object' || t === null || typeof (t as { config?: unknown }).config !== 'object') : -1;
  if (bare >= 0) return { problem: `tiles.${bare} has no config.` };
  // Forms find tiles and filters by id, so new ones get an id until they are stored.
  const identified = (list: unknown) =>
    Array.isArray(list) ? (list as Record<string, unknown>[]).map((x, i) => ({ ...x, id: typeof x.id === 'string' && x.id !== '' ? x.id : `json-${i + 1}` })) : list;
  return { value: { tags: [], filters: [], savedQuery: null, savedQueryLanguage: null, savedFilterValues: [], ...given, tiles: identified(given.tiles), ...(given.filters !== undefined && { filters: identified(given.filters) }) } };
}
