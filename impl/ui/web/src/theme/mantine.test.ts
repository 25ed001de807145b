import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const mantine = 'node_modules/@mantine/core';
const files = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((f) => f.isFile())
    .map((f) => join(f.parentPath, f.name));

test('each component in use has its styles', () => {
  const modules = new Map(files(`${mantine}/esm/components`).map((path) => [basename(path), path]));
  const names = files('src')
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)])
    .flatMap((match) => match[1]!.split(','))
    .map((name) => `${name.trim()}.mjs`)
    .filter((name) => modules.has(name));
  expect(names).toContain('Button.mjs');

  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const [, to] of readFileSync(path, 'utf8').matchAll(/from "(\.[^"]*)"/g)) visit(resolve(dirname(path), to!));
  };
  for (const name of names) visit(resolve(modules.get(name)!));

  const imported = readFileSync('src/theme/mantine.css', 'utf8');
  const missing = [...seen]
    .map((path) => `@mantine/core/styles/${basename(path).replace('.module.mjs', '.layer.css')}`)
    .filter((style) => style.endsWith('.css') && existsSync(`node_modules/${style}`) && !imported.includes(`'${style}'`));
  expect(missing).toEqual([]);
});

test('a button that is loading keeps the focus', () => {
  const disabling = files('src').filter((path) => path.endsWith('.tsx') && / loading=/.test(readFileSync(path, 'utf8')));
  expect(disabling).toEqual([]); // they take busy
});
