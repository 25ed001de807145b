/** Control sequences of terminals (ECMA-48): colors and movements of the cursor, titles and links, and others. */
// eslint-disable-next-line no-control-regex
const sequences = /\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]|\x1b/g;

/** Returns a text without the control sequences of terminals. */
export const plain = (text: string) => (text.includes('\x1b') ? text.replace(sequences, '') : text);

/** Returns a text without control sequences, except for colors and font styles (SGR). */
export const colored = (text: string) => text.replace(sequences, (found) => (/^\x1b\[[\d;]*m$/.test(found) ? found : ''));

/** Returns a value as plain text: objects and arrays as JSON. */
export function textOf(value: unknown, indent?: number): string {
  if (typeof value !== 'object') return plain(String(value));
  return JSON.stringify(value, (_, v: unknown) => (typeof v === 'string' ? plain(v) : v), indent);
}

const deepest = 50;

/**
 * Returns a text that is a JSON object or array with one member on a line, and undefined for any other text. All members stay
 * as they are written: parsed numbers would lose digits, and parsed objects their order.
 */
export function formatJson(text: string): string | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  let depth = 0;
  const line = () => `\n${'  '.repeat(Math.min(depth, deepest))}`;
  return text.replace(/"(?:[^"\\]|\\.)*"|[{[]\s*[}\]]|[{[]|[}\]]|[,:]|\s+/g, (token) => {
    if (token.startsWith('"')) return token;
    if (token.trim() === '') return '';
    if (token === ',') return `,${line()}`;
    if (token === ':') return ': ';
    if (token.length > 1) return token[0]! + token.at(-1)!;
    depth += token === '{' || token === '[' ? 1 : -1;
    return token === '{' || token === '[' ? token + line() : line() + token;
  });
}
