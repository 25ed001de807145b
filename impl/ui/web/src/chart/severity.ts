import { plain } from '../text/text';

/** The name of the column that stores severity numbers in tables of OpenTelemetry logs. */
export const severityNumber = 'SeverityNumber';

const ranges = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];

/** Returns the name of a severity number in the log data model, such as "error2" for 18, and undefined unless it is 1 to 24. */
export function severityName(number: unknown): string | undefined {
  const n = Number(String(number));
  if (!Number.isInteger(n) || n < 1 || n > 24) return undefined;
  const step = ((n - 1) % 4) + 1;
  return `${ranges[Math.floor((n - 1) / 4)]}${step > 1 ? step : ''}`;
}

/** Returns the severity that a log is colored by: the name of its number or, without one, its text. */
export const severityOf = (number: unknown, text: unknown): string => severityName(number) ?? plain(String(text ?? ''));

/** Reports whether a column has severity numbers. */
export const isSeverityNumber = ({ name, type }: { name: string; type: string }): boolean =>
  name === severityNumber && /^(LowCardinality\(|Nullable\()*U?Int\d/.test(type);
