import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ROOMS = ['apps', 'packages', 'demo', 'e2e', 'bench', 'script', 'docs'];
const FOREIGN = /(^|\/)(node_modules|dist)(\/|$)/;

const paths = [...listFiles(''), ...ROOMS.flatMap((room) => readFolder(room))];

/** Lists our own files below a folder, with paths from the root of the repository. */
function readFolder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (FOREIGN.test(path)) return [];
    return entry.isDirectory() ? readFolder(path) : [path];
  });
}

function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

it('names no document in a comment that is not in the repository', () => {
  const documents = paths.filter((path) => path.endsWith('.md')).map((path) => `/${path}`);
  const isThere = (name: string) => documents.some((path) => path.endsWith(`/${name}`));
  const dead = paths
    .filter((path) => /\.(ts|tsx|mjs|cjs)$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/\b(?:[\w-]+\/)*[\w-]+\.md\b/g)]
        .filter(([name]) => !isThere(name))
        .map(([name]) => `${path} names ${name}`),
    );
  expect(dead).toEqual([]);
});

it('leads every link between documents to a file', () => {
  const dead = paths
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(ROOT, path, '..', target)))
        .map((target) => `${path} links to ${target}`),
    );
  expect(dead).toEqual([]);
});

it('points to no section of a document in the public description of the API', () => {
  const lines = read('docs/api/openapi.json').split('\n');
  expect(lines.filter((line) => line.includes('§'))).toEqual([]);
});
