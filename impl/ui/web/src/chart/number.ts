import type { NumberFormat } from '../api/types';
import { plain } from '../text/text';
import { durations, prefixed, thousands, unitOf, type Step } from './unit';

/** Digits configures the digits of a number: three significant ones without a mantissa. */
interface Digits {
  mantissa?: number | undefined;
  grouped?: boolean | undefined;
}

/** A number has at most 17 significant digits. */
const maxMantissa = 20;

const formats = new Map<string, Intl.NumberFormat>();

/** Rounds as people do: 1.005 with two digits is 1.01. */
function fixed(value: number | bigint, places: number, grouped = false): string {
  const key = `${places} ${grouped}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('en-US', { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: grouped });
    formats.set(key, format);
  }
  return format.format(value);
}

function placesOf(value: number, { mantissa }: Digits): number {
  const size = Math.abs(value);
  if (mantissa !== undefined) return Math.min(Math.max(mantissa, 0), maxMantissa);
  // 99.96 would round to four digits with one place.
  if (size >= 99.95 || (Number.isInteger(value) && size < 1000)) return 0;
  if (size >= 9.995) return 1;
  if (size >= 0.9995 || size === 0) return 2;
  return 2 - Math.floor(Math.log10(size));
}

/** Writes a number in full. */
function write(value: number | bigint, digits: Digits): string {
  const n = Number(value);
  const size = Math.abs(n);
  if (digits.mantissa === undefined && size !== 0 && size < 0.001) return n.toExponential(2);
  const places = placesOf(n, digits);
  let text = fixed(value, places, digits.grouped);
  if (digits.mantissa === undefined && size < 0.9995 && places > 0) text = text.replace(/\.?0+$/, '');
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}

/** Writes a number in the first unit whose limit is above the rounded number. Zero has the unit of the value. */
function scaled(value: number, steps: Step[], space: string, digits: Digits): string {
  const step = steps.find((s) => {
    if (value === 0) return s.up === s.down;
    const size = Math.abs((value * s.up) / s.down);
    return Number(fixed(size, placesOf(size, digits))) < s.limit;
  }) ?? steps.at(-1)!;
  return write((value * step.up) / step.down, digits) + space + step.symbol;
}

/** A duration in seconds. */
export function formatDuration(seconds: number): string {
  return scaled(seconds, durations, ' ', {});
}

/** A number as its format says; impl/numberformat writes it in the same way for notifications. */
export function formatNumber(value: unknown, format?: NumberFormat): string {
  if (value === null || value === undefined || value === '') return '–';
  const n = Number(value) * (format?.factor || 1);
  if (!Number.isFinite(n)) return typeof value === 'string' ? plain(value) : '–';
  // Integers beyond 2^53 come as texts.
  const exact = !format?.factor && typeof value === 'string' && /^-?\d+$/.test(value) ? BigInt(value) : n;
  return formatted(n, exact, format) + (format?.unit ? ` ${format.unit}` : '');
}

/** Returns the labels of an axis, with as many digits as they need to be distinct. */
export function tickLabels(ticks: number[], format?: NumberFormat): string[] {
  let labels = ticks.map((v) => formatNumber(v, format));
  const repeated = () => new Set(labels.map((text) => text.replace(/\.0+(?!\d)/, ''))).size < labels.length; // 1 GiB and 1.00 GiB
  for (let mantissa = format?.mantissa ?? 0; repeated() && mantissa <= 9; mantissa++) {
    labels = ticks.map((v) => formatNumber(v, { ...(format ?? { output: 'number' }), mantissa }));
  }
  return labels;
}

function formatted(n: number, exact: number | bigint, format: NumberFormat | undefined): string {
  const digits: Digits = { mantissa: format?.mantissa, grouped: format?.thousandSeparated };
  const short = format?.average ?? (digits.mantissa === undefined && !digits.grouped);
  const number = () => (short ? scaled(n, thousands, '', digits) : write(exact, digits));
  switch (format?.output) {
    case 'byte':
    case 'data_rate':
    case 'throughput': {
      const unit = unitOf(format);
      if (!unit) return number();
      return unit.base === 0 ? `${number()} ${unit.symbol}` : scaled(n * unit.factor, prefixed(unit.base, unit.symbol), ' ', digits);
    }
    case 'time':
    case 'duration':
      return scaled(n, durations, ' ', digits);
    case 'percent':
      return `${format.average ? scaled(n * 100, thousands, '', digits) : write(n * 100, digits)} %`;
    case 'currency': {
      const text = number();
      const symbol = format.currencySymbol ?? '$';
      return text.startsWith('-') ? `-${symbol}${text.slice(1)}` : symbol + text;
    }
    default:
      return number();
  }
}
