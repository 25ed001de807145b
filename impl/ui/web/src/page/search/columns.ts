import { severityNumber } from '../../chart/severity';
import { outline } from '../../filter/filter';

/** The expressions of a select, which commas separate. */
export function expressionsOf(select: string): string[] {
  const seen = outline(select, 'sql');
  const found: string[] = [];
  let from = 0;
  for (let i = 0; i <= seen.length; i++) {
    if (i < seen.length && seen[i] !== ',') continue;
    const expression = select.slice(from, i).trim();
    if (expression) found.push(expression);
    from = i + 1;
  }
  return found;
}

/** Returns an expression of a select without its alias. */
export function expressionOf(selected: string): string {
  const alias = outline(selected, 'sql').search(/\s+AS\s+[^\s]+\s*$/i);
  return alias < 0 ? selected : selected.slice(0, alias).trim();
}

const longestLabel = 24;

/** Returns the label of a column: the key of an attribute, an alias, or the expression as it is written, which may be cut. */
export function labelOf(selected: string, name: string): string {
  const key = /^\w+\['((?:[^'\\]|\\.)*)'\]$/.exec(selected)?.[1];
  if (key !== undefined) return key.replace(/\\(.)/g, '$1');
  if (expressionOf(selected) !== selected || !/\W/.test(selected)) return name;
  return selected.length > longestLabel ? `${selected.slice(0, longestLabel - 1)}…` : selected;
}

/** Adds a column before the last one, which is the widest, or takes it out if it is there. */
export function withColumn(expressions: string[], expression: string): string[] {
  if (expressions.includes(expression)) return expressions.filter((e) => e !== expression);
  return [...expressions.slice(0, -1), expression, ...expressions.slice(-1)];
}

export function moved(expressions: string[], from: number, to: number): string[] {
  const rest = expressions.filter((_, i) => i !== from);
  return [...rest.slice(0, to), expressions[from]!, ...rest.slice(to)];
}

/** Matches an expression whose column in the answer may be named as the severity number: the column itself, or an alias. */
const hasNumber = new RegExp(`(^|[\\s.])[\`"]?${severityNumber}[\`"]?\\s*($|--|#|/\\*)`);
/** Matches an expression that stands for several columns, which may include the severity number. */
const several = /^([^\s(]+\.)?\*|^COLUMNS\s*\(/i;
/** Matches an item of an order that is the number of a column. The server does not resolve those beside COLUMNS. */
const numbered = /^[(\s+-]*\d/;

/**
 * Adds the severity number of each row to a select, unless the select may include it. COLUMNS selects nothing from a table
 * without that column, so that the rows need not wait for the list of fields. The select may end with a comment.
 */
export function withSeverityNumber(select: string, orderBy: string | undefined): string {
  const expressions = expressionsOf(select);
  if (expressions.length === 0 || expressions.some((e) => hasNumber.test(e) || several.test(e))) return select;
  if (expressionsOf(orderBy ?? '').some((e) => numbered.test(e))) return select;
  return `${select}\n, COLUMNS('^${severityNumber}$')`;
}

/** Returns the columns of an answer without the severity number that withSeverityNumber added behind them. */
export function withoutSeverityNumber<C extends { name: string }>(columns: C[]): C[] {
  const added = columns.map((c) => c.name).lastIndexOf(severityNumber);
  return columns.filter((_, i) => i !== added);
}
