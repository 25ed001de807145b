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

/** What a column is called above its cells: an attribute by its key alone. */
export function labelOf(expression: string, name: string): string {
  return /^\w+\['((?:[^'\\]|\\.)*)'\]$/.exec(expression)?.[1]?.replace(/\\(.)/g, '$1') ?? name;
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
