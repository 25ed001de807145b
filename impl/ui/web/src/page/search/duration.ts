import type { EventSource } from '../../api/types';
import { formatDuration } from '../../chart/number';
import { expressionOf } from './columns';

/** Duration is the expression of the duration of spans, and the decimal places of its unit: 9 for nanoseconds. */
export interface Duration {
  expression: string;
  precision: number;
}

export function durationOf(source: EventSource): Duration | undefined {
  return source.kind === 'trace' ? { expression: source.durationExpression, precision: source.durationPrecision ?? 3 } : undefined;
}

/** Reports whether a selected expression is the duration as it is stored. */
export const isDuration = (selected: string, duration: Duration | undefined): boolean => duration !== undefined && expressionOf(selected) === duration.expression;

/** Writes a stored duration with its unit, such as "45.6 ms", and returns undefined for any other value. */
export function writeDuration(value: unknown, { precision }: Duration): string | undefined {
  const stored = typeof value === 'number' || typeof value === 'string' ? Number(value === '' ? NaN : value) : NaN;
  return Number.isFinite(stored) ? formatDuration(stored / 10 ** precision) : undefined;
}

const units: Record<number, string> = { 0: 's', 3: 'ms', 6: 'µs', 9: 'ns' };

/** Returns the unit of an expression that scales the duration by a power of ten, such as round(Duration/1e6). */
export function scaledUnit(expression: string, duration: Duration | undefined): string | undefined {
  if (!duration) return undefined;
  const dense = expression.replace(/\s/g, '').replace(/^(?:round|floor|ceil)\((.*?)(?:,\d+)?\)$/, '$1');
  const stored = duration.expression.replace(/\s/g, '');
  if (!dense.startsWith(`${stored}/`)) return undefined;
  const divisor = dense.slice(stored.length + 1);
  const power = /^1(?:e(\d+)|(0*))$/.exec(divisor);
  return power ? units[duration.precision - Number(power[1] ?? power[2]!.length)] : undefined;
}
