import { join } from 'node:path';

/** Where traces and what tests hand on are written, a directory for each run that goes on at the same time. */
export const output = join('test-results', process.env.RUN ?? '');

/** The session of the person who is set up first, for the other tests. */
export const state = join(output, 'session.json');
