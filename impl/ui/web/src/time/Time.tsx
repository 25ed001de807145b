import { formatTime, parseAnswered } from './format';
import type { Zone } from './range';

/** Time shows a time of an answer in a zone, to the second if it is short. Its attribute dateTime has the time in UTC. */
export function Time({ value, zone, short = false }: { value: unknown; zone: Zone; short?: boolean }) {
  const time = parseAnswered(value);
  if (Number.isNaN(time)) return String(value);
  const text = formatTime(time, zone);
  return <time dateTime={new Date(time).toISOString()}>{short ? text.replace(/\.\d+$/, '') : text}</time>;
}
