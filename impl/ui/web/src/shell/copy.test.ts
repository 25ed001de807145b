import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('pages copy by useCopy, which works over plain HTTP', () => {
  const own = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('copy.'))
    .filter((path) => /navigator\.clipboard|execCommand/.test(readFileSync(join('src', path), 'utf8')));
  expect(own).toEqual([]);
});
