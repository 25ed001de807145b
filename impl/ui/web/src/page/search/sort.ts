import { isTime } from '../../time/format';
import { expressionOf, expressionsOf } from './columns';

/** Order is the first item of an order of rows. */
export interface Order {
  expression: string;
  descending: boolean;
}

export function orderOf(orderBy: string): Order {
  const first = expressionsOf(orderBy)[0] ?? '';
  const direction = /\s+(ASC|DESC)$/i.exec(first);
  return {
    expression: direction ? first.slice(0, direction.index).trim() : first,
    descending: direction?.[1]?.toUpperCase() === 'DESC',
  };
}

export const isNumber = (type: string): boolean => /^(Nullable\()?(U?Int|Float|Decimal)/.test(type);

/** Reports how a column is sorted: true for descending, and undefined if the rows are in another order. */
export function sorting(selected: string, order: Order): boolean | undefined {
  return expressionOf(selected) === order.expression ? order.descending : undefined;
}

/**
 * Returns the order after a click on a column: numbers and times begin descending, texts ascending. The second click reverses the
 * order, and the third returns undefined, the default.
 */
export function nextOrder(selected: string, type: string, order: Order, byDefault: Order): string | undefined {
  const expression = expressionOf(selected);
  const first = isNumber(type) || isTime(type);
  const now = sorting(selected, order);
  if (now === !first) return undefined;
  const descending = now === undefined ? first : !first;
  if (expression === byDefault.expression && descending === byDefault.descending) return undefined;
  return `${expression} ${descending ? 'DESC' : 'ASC'}`;
}
