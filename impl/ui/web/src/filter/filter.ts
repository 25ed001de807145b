/** Language is what a filter is written in. */
export type Language = 'lucene' | 'sql';

/** FieldName is a column, or a key of one with attributes. */
export interface FieldName {
  column: string;
  key?: string;
}

const plain = /^[\w./-]+$/;
const quoteSQL = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

/** Writes a field as a filter names it. */
export function fieldName({ column, key }: FieldName, language: Language): string {
  if (key === undefined) return column;
  if (language === 'lucene' && plain.test(key)) return `${column}.${key}`;
  return `${column}[${quoteSQL(key)}]`;
}

/** Adds a condition on a value to a filter, or takes it out again if it is there. */
export function withValue(filter: string, language: Language, field: FieldName, value: unknown, wanted: boolean): string {
  const condition = conditionOf(language, field, value, wanted);
  const opposite = conditionOf(language, field, value, !wanted);
  const and = language === 'sql' ? ' AND ' : ' ';
  const terms = split(filter.trim(), and).filter((term) => term !== opposite);
  if (terms.includes(condition)) return terms.filter((term) => term !== condition).join(and);
  const rest = terms.join(and);
  // What binds less than AND would take the condition to itself.
  const loose = language === 'sql' ? /\bOR\b/i : /(^|\s)(OR|\|\|)(\s|$)/;
  const kept = loose.test(split(rest, ' ').filter((term) => !/["'([]/.test(term)).join(' ')) ? `(${rest})` : rest;
  return kept ? `${kept}${and}${condition}` : condition;
}

function conditionOf(language: Language, field: FieldName, value: unknown, wanted: boolean): string {
  const name = fieldName(field, language);
  const number = typeof value === 'number' || typeof value === 'boolean';
  if (language === 'sql') return `${name} ${wanted ? '=' : '!='} ${number ? String(value) : quoteSQL(String(value))}`;
  const text = number ? String(value) : `"${String(value).replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
  return `${wanted ? '' : '-'}${name}:${text}`;
}

/** Splits a filter where its terms are joined, but not in quotes or parentheses. */
function split(text: string, separator: string): string[] {
  const terms: string[] = [];
  let depth = 0;
  let quote = '';
  let term = '';
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    if (quote) {
      if (c === '\\') term += text[i++];
      else if (c === quote) quote = '';
    } else if (c === '"' || c === "'") quote = c;
    else if (c === '(' || c === '[') depth++;
    else if (c === ')' || c === ']') depth--;
    else if (depth === 0 && text.startsWith(separator, i)) {
      if (term) terms.push(term);
      term = '';
      i += separator.length - 1;
      continue;
    }
    term += text[i] ?? '';
  }
  return term ? [...terms, term] : terms;
}
