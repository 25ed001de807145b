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
  // A tile that is new here may have no id: it is known by one until it is stored.
  const tiles = Array.isArray(given.tiles)
    ? (given.tiles as Record<string, unknown>[]).map((t, i) => ({ ...t, id: typeof t.id === 'string' && t.id !== '' ? t.id : `json-${i + 1}` }))
    : given.tiles;
  return { value: { tags: [], filters: [], savedQuery: null, savedQueryLanguage: null, savedFilterValues: [], ...given, tiles } };
}
