/** ApiError is an answer other than the one asked for, or that there was none (status 0). */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly requestId: string | null = null,
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** Says whether there is nothing of the id that a link has: 404, and 400 for what is no id. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}

const gone = /(^|: )(the source's table .* does not exist)$/;

/** Says whether the table of a source is gone, which is a mistake in nothing that the person has written. */
export const isTableGone = (error: unknown): boolean => error instanceof ApiError && gone.test(error.message);

/** The server's sentence, without the place in the request where a source is named whose table is gone. */
export const sentenceOf = (error: Error): string => gone.exec(error.message)?.[2] ?? error.message;
