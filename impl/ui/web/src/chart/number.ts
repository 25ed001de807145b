import type { NumberFormat } from '../api/types';

const short = ['', 'k', 'M', 'G', 'T', 'P'];

function digits(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && size < 0.001) return value.toExponential(2);
  // 999.9 would round to four digits.
  if (Number.isInteger(value) && size < 1000) return String(value);
  if (size < 0.9995) return String(Number(value.toPrecision(3)));
  return value.toFixed(size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2);
}

function scaled(value: number, base: number, units: string[]): string {
  let i = 0;
  while (Math.abs(value) >= base * 0.9995 && i < units.length - 1) {
    value /= base;
    i++;
  }
  return `${digits(value)}${units[i]}`;
}

/** A duration in seconds. */
export function formatDuration(seconds: number): string {
  const size = Math.abs(seconds);
  if (size === 0) return '0 s';
  if (size < 0.9995e-6) return `${digits(seconds * 1e9)} ns`;
  if (size < 0.9995e-3) return `${digits(seconds * 1e6)} µs`;
  if (size < 0.9995) return `${digits(seconds * 1e3)} ms`;
  if (size < 60) return `${digits(seconds)} s`;
  if (size < 3600) return `${digits(seconds / 60)} min`;
  if (size < 86_400) return `${digits(seconds / 3600)} h`;
  return `${digits(seconds / 86_400)} d`;
}

const bytes = [' B', ' KiB', ' MiB', ' GiB', ' TiB', ' PiB'];
const decimalBytes = [' B', ' kB', ' MB', ' GB', ' TB', ' PB'];

/** A number as people read it, with three significant digits unless its format says otherwise. */
export function formatNumber(value: unknown, format?: NumberFormat): string {
  if (value === null || value === undefined || value === '') return '–';
  let n = Number(value);
  if (!Number.isFinite(n)) return typeof value === 'string' ? value : '–';
  if (format?.factor) n *= format.factor;
  const exact = (text: string) => (format?.mantissa === undefined ? text : undefined);
  const fixed = () => n.toLocaleString('en-US', {
    minimumFractionDigits: format!.mantissa, maximumFractionDigits: format!.mantissa, useGrouping: format!.thousandSeparated ?? false,
  });
  switch (format?.output) {
    case 'percent':
      return exact(`${digits(n * 100)} %`) ?? `${(n * 100).toFixed(format.mantissa)} %`;
    case 'byte':
    case 'data_rate':
      return scaled(n, format.decimalBytes ? 1000 : 1024, format.decimalBytes ? decimalBytes : bytes) + (format.output === 'data_rate' ? '/s' : '');
    case 'time':
    case 'duration':
      return formatDuration(n);
    case 'currency':
      return `${format.currencySymbol ?? '$'}${exact(scaled(n, 1000, short)) ?? fixed()}`;
    default:
      return (exact(scaled(n, 1000, short)) ?? fixed()) + (format?.unit ? ` ${format.unit}` : '');
  }
}
