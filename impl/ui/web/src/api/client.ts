import createClient from 'openapi-fetch';
import type { paths } from '../../../../../gen/ts/oss';
import { ApiError } from './error';
import { sessionEnded } from './session';

export { ApiError };

/** Where the UI is, without a slash at its end. The API lies beside it. */
export const base = document.baseURI.replace(/\/[^/]*$/, '');

// What needs a session waits until there is one, so that nothing is lost of what is on the page.
async function fetchWithSession(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await fetch(request);
  const signsIn = request.method === 'POST' && /\/api\/v2\/(session|setup)$/.test(new URL(request.url).pathname);
  if (response.status !== 401 || signsIn) return response;
  await sessionEnded();
  return fetchWithSession(again);
}

export const client = createClient<paths>({ baseUrl: base, fetch: fetchWithSession });

interface Outcome<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Unwraps the answer of a call of the client, or throws what went wrong in the server's words. */
export async function answer<T>(call: Promise<Outcome<T>>): Promise<T> {
  let outcome: Outcome<T>;
  try {
    outcome = await call;
  } catch (e) {
    if (e instanceof DOMException && e.name === 'AbortError') throw e;
    throw new ApiError('The server cannot be reached.', 0);
  }
  const { data, error, response } = outcome;
  if (response.ok && data !== undefined) return data;
  const message = (error as { message?: unknown } | undefined)?.message;
  const retry = Number(response.headers.get('Retry-After'));
  throw new ApiError(
    typeof message === 'string' && message !== '' ? message : `The server responded with status ${response.status}.`,
    response.status,
    response.headers.get('X-Request-Id'),
    retry > 0 ? retry : null,
  );
}
