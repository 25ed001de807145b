import { formatTime, parseAnswered } from './format';
import type { Zone } from './range';

/** Time shows a time of an answer in a zone, and holds it in UTC for what reads the page by machine. */
export function Time({ value, zone }: { value: unknown; zone: Zone }) {
  const time = parseAnswered(value);
  if (Number.isNaN(time)) return String(value);
  return <time dateTime={new Date(time).toISOString()}>{formatTime(time, zone)}</time>;
}
