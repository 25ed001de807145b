/** Control sequences of terminals (ECMA-48): colors and movements of the cursor, titles and links, and others. */
// eslint-disable-next-line no-control-regex
const sequences = /\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]|\x1b/g;

/** Returns a text without the control sequences of terminals. */
export const plain = (text: string) => (text.includes('\x1b') ? text.replace(sequences, '') : text);

/**
 * Returns a text without control sequences, except for short ones with colors and font styles (SGR). Anser takes a minute for one
 * with a megabyte of codes.
 */
export const colored = (text: string) => text.replace(sequences, (found) => (/^\x1b\[[\d;]{0,100}m$/.test(found) ? found : ''));

/** Returns a copy of a value without control sequences in its texts. Names keep theirs, because two names may differ only in them. */
export function plainValue<T>(value: T): T {
  if (typeof value === 'string') return plain(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainValue) as T;
  return Object.fromEntries(Object.entries(value).map(([name, v]) => [name, plainValue<unknown>(v)])) as T;
}

/** Returns a value as plain text: objects and arrays as JSON. */
export function textOf(value: unknown, indent?: number): string {
  if (typeof value !== 'object') return plain(String(value));
  return JSON.stringify(plainValue(value), undefined, indent);
}

/** longestJson limits the length of formatted JSON: the indents of deep JSON are a hundred times as long as it. */
const longestJson = 1_000_000;

/**
 * Returns a text that is a JSON object or array with one member on a line, and undefined for any other text and for JSON that
 * would be too long. All members stay as they are written: parsed numbers would lose digits, and parsed objects their order.
 */
export function formatJson(text: string): string | undefined {
  if (text.length > longestJson || !/^\s*[{[]/.test(text)) return undefined;
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  let formatted = '';
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{[]\s*[}\]]|[{}[\],:]|[^\s{}[\],:"]+/g)) {
    if (token === ',') formatted += `,${line()}`;
    else if (token === ':') formatted += ': ';
    else if (token === '{' || token === '[') {
      depth++;
      formatted += token + line();
    } else if (token === '}' || token === ']') {
      depth--;
      formatted += line() + token;
    } else if (/^[{[]/.test(token)) formatted += token[0]! + token.at(-1)!;
    else formatted += token;
    if (formatted.length > longestJson) return undefined;
  }
  return formatted;
}
