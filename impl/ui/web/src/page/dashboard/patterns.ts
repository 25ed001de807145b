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

/** Returns a condition on the texts of a pattern. Long texts were cut before they became one. */
export function likeOf(expression: string, pattern: string): string {
  const like = pattern
    .split('<*>')
    .map((part) => part.replace(/[\\%_]/g, '\\$&'))
    .join('%');
  return `${expression} LIKE ${quote(`${like}%`)}`;
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
