import type { TileColumn, TileData } from '../../api/types';
import { textOf } from '../../text/text';
import { quote } from './url';

/** Pattern is texts that differ only in what varies from one event to the next. */
export interface Pattern {
  pattern: string;
  count: number;
  example: string;
}

// Times, addresses, ids and numbers, the longer forms first. The patterns of a search use the same expression, in
// impl/query/sqlgen/patterns.go.
const varying = new RegExp(
  [
    String.raw`\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b`,
    String.raw`\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[\d.,:Z+-]*`,
    String.raw`\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b`,
    String.raw`\b0x[0-9a-f]+\b`,
    String.raw`\b[0-9a-f]{8,}\b`,
    String.raw`\d+(?:[.,]\d+)*`,
  ].join('|'),
  'gi',
);

/** Returns a condition on the texts of a pattern, as the server writes it for the patterns of a search. */
export function patternFilter(expression: string, pattern: string): string {
  const text = `replaceRegexpAll(left(ifNull(toString(${expression}), ''), 2048), ${quote(`(?i)${varying.source}`)}, '<*>')`;
  return `leftUTF8(toValidUTF8(${text}), 1024) IN (${quote(pattern)})`;
}

/** Returns the patterns of the rows of a tile as a table: their number, their share and their text. */
export function patternRows(data: TileData): { columns: TileColumn[]; rows: [number, number, string][] } {
  const found = patternsOf((data.rows as unknown[][]).map((row) => textOf(row[0] ?? '')));
  return {
    columns: [
      { name: 'events', type: 'UInt64', role: 'value' },
      { name: 'share', type: 'Float64', role: 'value', numberFormat: { output: 'percent' } },
      { name: `pattern (newest ${data.rows.length})`, type: 'String', role: 'other' },
    ],
    rows: found.map((p) => [p.count, p.count / data.rows.length, p.pattern]),
  };
}

/** Groups texts by what they have in common, the most frequent first. */
export function patternsOf(texts: string[]): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const text of texts) {
    const pattern = text.slice(0, 2048).replace(varying, '<*>').slice(0, 1024);
    const known = found.get(pattern);
    if (known) known.count++;
    else found.set(pattern, { pattern, count: 1, example: text });
  }
  return [...found.values()].sort((a, b) => b.count - a.count || (a.pattern < b.pattern ? -1 : 1));
}
