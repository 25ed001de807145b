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
  const text = filter.trim();
  const { terms, loose } = read(text, language);
  const [condition, opposite] = [wanted, !wanted].map((w) => bare(conditionOf(language, field, value, w), language));
  const is = (a: Bare, b: Bare | undefined) => a.text === b?.text && a.negated === b.negated;
  let rest = text;
  let there = false;
  // Beside an OR, a term alone says nothing about the rows that are found.
  if (!loose) {
    there = terms.some((term) => is(term, condition));
    const kept = terms.filter((term) => !is(term, condition) && !is(term, opposite));
    if (kept.length < terms.length) rest = written(kept, language);
  }
  if (there) return rest;
  const added = conditionOf(language, field, value, wanted);
  if (!rest) return added;
  // What binds less than AND would take the condition to itself.
  return `${loose ? `(${rest})` : rest}${and[language]}${added}`;
}

/** Takes the last of several terms off a filter, which finds more rows then; with an OR beside it, it may find fewer. */
export function withoutLast(filter: string, language: Language): { rest: string; last: string } | undefined {
  const text = filter.trim();
  const { terms, loose } = read(text, language);
  // An AND may be that of a BETWEEN.
  if (terms.length < 2 || loose || (language === 'sql' && /\bBETWEEN\b/i.test(outline(text, language)))) return undefined;
  return { rest: written(terms.slice(0, -1), language), last: terms.at(-1)!.source };
}

/** Matches the parts of a filter that name no fields: escapes, quotes, keys of maps and ranges. */
const literals = /\\.|"(?:[^"\\]|\\.)*"?|\['(?:[^'\\]|\\.)*'\]|[[{][^\]}]*[\]}]?/g;
/** Matches a field that is not negated. As for the server, http://host and localhost:8080 are text. */
const fieldNames = /(?<!\bNOT ?)(?:^|[\s(])\+?(\p{L}[^\s:"()]*):(?!\/\/|(?<=\blocalhost:)\d)/gu;
/** Matches texts in SQL, and names in double quotes. */
const quoted = /(['"])(?:\\.|(?!\1)[^\\])*\1?/g;
/** Matches the name at the start of a comparison in SQL that is not negated. */
const comparedNames = /(?:^|(?<!\bNOT ?)\(|\b(?:AND|OR)\b) ?`?((?<=`)[^`]+|[a-z][\w.]*)`?(?= ?=| (?:I?LIKE|IN)\b)/gi;

/**
 * Finds the first attribute that a filter names without its column and that is not among the fields. Without any attributes
 * among the fields, none is known to be missing. Names in sub-queries and lambdas may be anything.
 */
export function missingAttribute(filter: string, language: Language, fields: FieldName[], select: string): string | undefined {
  if (!fields.some((f) => f.key !== undefined)) return undefined;
  const isSQL = language === 'sql';
  const names = filter.replace(isSQL ? quoted : literals, '"');
  if (isSQL && /\bSELECT\b|->/i.test(names)) return undefined;
  for (const [, name] of names.trim().replace(/\s+/g, ' ').matchAll(isSQL ? comparedNames : fieldNames)) {
    const [first] = name!.split('.', 1);
    const known = fields.some((f) => f.key === name || f.column === name || f.column === first);
    if (!known && !select.includes(first!)) return name; // what is selected may have aliases
  }
  return undefined;
}

const and = { lucene: ' ', sql: ' AND ' };

const written = (terms: Term[], language: Language) => terms.map((term, i) => (i > 0 ? term.joint || and[language] : '') + term.source).join('');

function conditionOf(language: Language, field: FieldName, value: unknown, wanted: boolean): string {
  const name = fieldName(field, language);
  const number = typeof value === 'number' || typeof value === 'boolean';
  if (language === 'sql') return `${name} ${wanted ? '=' : '!='} ${number ? String(value) : quoteSQL(String(value))}`;
  const text = number ? String(value) : `"${String(value).replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
  return `${wanted ? '' : '-'}${name}:${text}`;
}

interface Bare {
  text: string;
  negated: boolean;
}

/** A term of a filter, with the negations before it, and what joins it to the term before. */
interface Term extends Bare {
  source: string;
  joint: string;
}

/** Takes the negations off a term. */
function bare(text: string, language: Language): Bare {
  const negations = language === 'sql' ? /^(\s*\bNOT\s+)*/i : /^(NOT\s+)*[-+!]?/;
  const signs = negations.exec(text)![0];
  let negated = ((signs.match(/NOT|[-!]/gi) ?? []).length & 1) === 1;
  text = text.slice(signs.length);
  if (language === 'sql') {
    const differs = / (!=|<>) /.exec(outline(text, language));
    if (differs) {
      text = `${text.slice(0, differs.index)} = ${text.slice(differs.index + 4)}`;
      negated = !negated;
    }
  }
  return { text, negated };
}

/** Reads the terms of a filter, and whether an OR joins any of them. */
function read(text: string, language: Language): { terms: Term[]; loose: boolean } {
  const seen = outline(text, language);
  const terms: Term[] = [];
  const add = (from: number, to: number, joint: string) => {
    const source = text.slice(from, to).trim();
    if (source) terms.push({ source, joint, ...bare(source, language) });
  };
  if (language === 'sql') {
    let from = 0;
    let joint = '';
    for (const and of seen.matchAll(/\s*\bAND\b\s*/gi)) {
      add(from, and.index, joint);
      from = and.index + and[0].length;
      joint = and[0];
    }
    add(from, text.length, joint);
    return { terms, loose: /\bOR\b/i.test(seen) };
  }
  let loose = false;
  let joint = '';
  let from = -1;
  for (const word of seen.matchAll(/(\s*)(\S+)/g)) {
    const at = word.index + word[1]!.length;
    if (/^(OR|\|\|)$/.test(word[2]!)) loose = true;
    if (/^(AND|OR|&&|\|\|)$/.test(word[2]!)) {
      if (from < 0) joint = `${word[0]} `;
    } else if (word[2] === 'NOT') {
      if (from < 0) from = at;
    } else {
      add(from < 0 ? at : from, at + word[2]!.length, joint);
      from = -1;
      joint = '';
    }
  }
  return { terms, loose };
}

/** A filter of the same length in which nothing is left of what is in quotes or parentheses. */
export function outline(text: string, language: Language): string {
  let depth = 0;
  let quote = '';
  let seen = '';
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    let shown = depth === 0 && !quote;
    if (c === '\\') {
      seen += '..'.slice(0, text.length - i);
      i++;
      continue;
    }
    if (quote) {
      if (c === quote) quote = '';
    } else if (c === '"' || (language === 'sql' ? c === "'" || c === '`' : c === "'" && text[i - 1] === '[')) quote = c;
    else if (c === '(' || c === '[') depth++;
    else if ((c === ')' || c === ']') && depth > 0) depth--;
    shown &&= !quote && depth === 0;
    seen += shown ? c : '.';
  }
  return seen;
}
