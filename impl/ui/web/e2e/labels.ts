import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The pictures of the manual, and beside them the labels that they show. */
export const images = join(root, 'docs', 'images');
export const labelsFile = join(images, 'labels.json');

/** Returns a check whether a text is written in the sources of the UI and of the sign-in pages, as a label is. */
export function written(): (label: string) => boolean {
  const sources = [join(root, 'impl', 'ui', 'web', 'src'), join(root, 'impl', 'httpapi')]
    .flatMap((dir) => (readdirSync(dir, { recursive: true }) as string[]).map((name) => join(dir, name)))
    .filter((file) => /\.(tsx?|html)$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // Quoted, between tags, or alone on a line.
  return (label) => {
    const literal = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`['"\`>]${literal}['"\`<]|^\\s*${literal}$`, 'm').test(sources);
  };
}
