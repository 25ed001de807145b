import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { images, labelsFile, written } from '../e2e/labels';

const pictures = Object.entries(JSON.parse(readFileSync(labelsFile, 'utf8')) as Record<string, string[]>);
const isWritten = written();

test.each(pictures)('the picture of %s shows the labels that the UI has: if not, run make screenshots', (name, labels) => {
  expect(existsSync(join(images, `${name}.jpg`))).toBe(true);
  expect(labels.length).toBeGreaterThan(3);
  expect(labels.filter((label) => !isWritten(label))).toEqual([]);
});
