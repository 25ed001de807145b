import type { ColorRule } from '../../api/types';

/** Whether a rule takes a value. */
export function matches(rule: ColorRule, value: unknown): boolean {
  const n = value === null || value === '' ? NaN : Number(value);
  switch (rule.operator) {
    case 'gt':
      return n > rule.value;
    case 'gte':
      return n >= rule.value;
    case 'lt':
      return n < rule.value;
    case 'lte':
      return n <= rule.value;
    case 'between':
      return n >= Math.min(...rule.value) && n <= Math.max(...rule.value);
    case 'eq':
      return typeof rule.value === 'number' ? n === rule.value : String(value) === rule.value;
    case 'neq':
      return typeof rule.value === 'number' ? n !== rule.value : String(value) !== rule.value;
  }
}
