import { answer } from './client';

/** Tagged is an object with the ETag of its version, which an update names so that it undoes no other. */
export interface Tagged<T> {
  value: T;
  etag: string;
}

/** Unwraps an answer as answer does, and keeps its ETag. */
export async function tagged<T>(call: Promise<{ data?: { data: T }; error?: unknown; response: Response }>): Promise<Tagged<T>> {
  let etag = '';
  const { data } = await answer(
    call.then((outcome) => {
      etag = outcome.response.headers.get('ETag') ?? '';
      return outcome;
    }),
  );
  return { value: data, etag };
}
