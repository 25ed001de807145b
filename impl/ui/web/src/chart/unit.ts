import type { NumberFormat } from '../api/types';

type NumericUnit = NonNullable<NumberFormat['numericUnit']>;

/** Unit is the unit of a size, a rate or a throughput. */
interface Unit {
  /** The number of bytes, bits or counts that the unit has. */
  factor: number;
  /** 1024 or 1000 for a unit with prefixes, and 0 for counts. */
  base: number;
  symbol: string;
}

/** Units without prefixes. */
const counts: Partial<Record<NumericUnit, string>> = {
  packets_sec: 'packets/s', cps: 'counts/s', ops: 'ops/s', rps: 'req/s', reads_sec: 'reads/s', wps: 'writes/s', iops: 'IO/s',
  cpm: 'counts/min', opm: 'ops/min', rpm_reads: 'reads/min', wpm: 'writes/min',
};

const prefixes = [
  { base: 1024, suffix: '_iec', names: ['kibi', 'mebi', 'gibi', 'tebi', 'pebi'], symbols: ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'] },
  { base: 1000, suffix: '_si', names: ['kilo', 'mega', 'giga', 'tera', 'peta'], symbols: ['', 'k', 'M', 'G', 'T', 'P', 'E'] },
];

/** The units by their names: bytes_iec, kibibytes, bits_sec_si, megabits_sec, rps. */
const units = new Map<string, Unit>(Object.entries(counts).map(([name, symbol]) => [name, { factor: 1, base: 0, symbol }]));
for (const { base, suffix, names } of prefixes) {
  for (const [noun, symbol] of Object.entries({ bytes: 'B', bits: 'bit', bytes_sec: 'B/s', bits_sec: 'bit/s' })) {
    units.set(noun + suffix, { factor: 1, base, symbol });
    if (noun === 'bits') continue; // the contract has kilobits_sec only
    names.forEach((name, i) => units.set(name + noun, { factor: base ** (i + 1), base, symbol }));
  }
}

/** Returns the unit of a size, a rate or a throughput. A throughput may have none. */
export function unitOf({ output, numericUnit, decimalBytes }: NumberFormat): Unit | undefined {
  const unit = units.get(numericUnit ?? '') ?? (output === 'byte' ? units.get('bytes_iec') : output === 'data_rate' ? units.get('bytes_sec_iec') : undefined);
  return unit && unit.base !== 0 && decimalBytes ? { ...unit, base: 1000 } : unit;
}

/** Step is one of the units that a quantity is written in, such as milliseconds or MiB. */
export interface Step {
  /** The number of this unit is the value times up and divided by down. */
  up: number;
  down: number;
  symbol: string;
  /** The number at which the next unit begins. */
  limit: number;
}

export const durations: Step[] = [
  { up: 1e9, down: 1, symbol: 'ns', limit: 1000 },
  { up: 1e6, down: 1, symbol: 'µs', limit: 1000 },
  { up: 1e3, down: 1, symbol: 'ms', limit: 1000 },
  { up: 1, down: 1, symbol: 's', limit: 60 },
  { up: 1, down: 60, symbol: 'min', limit: 60 },
  { up: 1, down: 3600, symbol: 'h', limit: 24 },
  { up: 1, down: 86_400, symbol: 'd', limit: 0 },
];

/** Returns a symbol with each prefix of a base. */
export function prefixed(base: number, symbol: string): Step[] {
  const { symbols } = prefixes.find((p) => p.base === base)!;
  return symbols.map((prefix, i) => ({ up: 1, down: base ** i, symbol: prefix + symbol, limit: base }));
}

export const thousands = prefixed(1000, '');

/** The choices of a form: which units an output has, and their names. */
export const unitChoices: Partial<Record<NumberFormat['output'], NumericUnit[]>> = {
  byte: [...units.keys()].filter((u) => /bytes|bits/.test(u) && !u.includes('_sec')) as NumericUnit[],
  data_rate: [...units.keys()].filter((u) => u.includes('_sec') && u !== 'reads_sec') as NumericUnit[],
  throughput: Object.keys(counts).filter((u) => u !== 'packets_sec') as NumericUnit[],
};

/** Returns the increments of an axis, such as 512 MiB or 30 s, or undefined for the default, decimal ones. */
export function tickSteps(format: NumberFormat | undefined): number[] | undefined {
  if (!format) return undefined;
  const factor = format.factor || 1;
  if (format.output === 'time' || format.output === 'duration') {
    const times = [15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200];
    return [...decimal(-9, 1), 10, ...times, ...decimal(0, 9).map((days) => days * 86_400)].map((s) => s / factor);
  }
  const unit = ['byte', 'data_rate', 'throughput'].includes(format.output) ? unitOf(format) : undefined;
  if (unit?.base !== 1024) return undefined;
  return [...decimal(-9, 0), ...range(70).map((k) => 2 ** k)].map((n) => n / (unit.factor * factor));
}

const decimal = (from: number, to: number) => range(to - from).flatMap((k) => [1, 2, 5].map((m) => m * 10 ** (from + k)));

const range = (n: number) => Array.from({ length: n }, (_, i) => i);

/** The increments of an axis for integers, such as counts. */
export const wholeSteps = decimal(0, 16);
