import { ApiError } from './error';

/** Whether asking again helps: a server or an engine is away. */
export function isAway(error: unknown): error is ApiError {
  return error instanceof ApiError && [0, 502, 503].includes(error.status);
}

/** Says whether a question that failed is asked again: for as long as the answerer is away, and thrice where it is busy. */
export function askAgain(failures: number, error: unknown): boolean {
  return isAway(error) || (error instanceof ApiError && error.status === 429 && failures < 3);
}

/** Milliseconds until a question that failed so many times before is asked again: what the server says, longer if that does not help. */
export function pauseAfter(failures: number, error: unknown): number {
  const asked = error instanceof ApiError && error.retryAfter ? error.retryAfter : 1;
  return Math.min(Math.max(asked, 2 ** Math.max(0, failures - 4)), 30) * 1000;
}

/** What the questions that are being asked wait for, in the words of who was asked, or undefined while nothing is away. */
export function outageOf(reasons: unknown[]): string | undefined {
  const away = reasons.filter(isAway);
  // Without the server, what it said before is no news.
  const message = (away.find((e) => e.status === 0) ?? away[0])?.message;
  // It is asked again without the person.
  return message?.replace(/,( please)? try again shortly/, '').replace(/\.?$/, '.');
}
