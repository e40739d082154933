import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const documents = ['', 'docs', 'docs/adr', 'docs/guide'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
    .map((name) => join(folder, name)),
);

/**
 * Returns the part of a path before a placeholder, which must exist: `apps/api/src/resources/` of
 * `apps/api/src/resources/<slug>/`.
 */
const fixedPart = (path: string) => path.split(/[<*{…]/)[0] ?? '';

test('every path that a document names in code is there', () => {
  const dead = documents.flatMap((document) =>
    [...read(document).matchAll(/`((?:apps|packages|demo|e2e|bench|script|docs)\/[^`\s]+)`/g)]
      .map(([, path = '']) => fixedPart(path))
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${document} names ${path}`),
  );
  expect(dead).toEqual([]);
});

test('every script that a document tells to run is one', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const dead = documents.flatMap((document) =>
    [...read(document).matchAll(/\bnpm run ([a-z:-]+)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${document} tells to run ${command}`),
  );
  expect(dead).toEqual([]);
});

test('the code map of the architecture names what is there, and every folder of ours', () => {
  const map = read('docs/architecture.md').split('## Code map')[1]?.split('\n## ')[0] ?? '';
  const named = new Set<string>();
  let room = '';
  for (const line of map.split('\n')) {
    const [, indent = '', text = ''] = /^ {4}( {2})?(\S.*)$/.exec(line) ?? [];
    const words = text.split(/\s+/);
    const first = words.findIndex((word) => !/^[\w<>.-]+(?:\/[\w<>.-]*)*$/.test(word) || !/[/.]/.test(word));
    const paths = words.slice(0, first < 0 ? words.length : first);
    if (indent === '') room = paths[0] ?? room;
    for (const path of paths) named.add(fixedPart(indent === '' ? path : join(room, path)).replace(/\/$/, ''));
  }
  expect([...named].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const rooms = ['apps/api/src', 'apps/console/src', 'packages/contract/src'];
  const folders = rooms.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && entry.name !== 'testing' ? [`${folder}/${entry.name}`] : [],
    ),
  );
  expect(folders.filter((folder) => ![...named].some((path) => `${path}/`.startsWith(`${folder}/`)))).toEqual([]);
});

test('the page on the console names the same kits as the import rules', () => {
  const [, ruled = ''] = /const KITS = '([^']+)'/.exec(read('.dependency-cruiser.cjs')) ?? [];
  const [paragraph = ''] = /goes beside them into a kit:[^.]+\./.exec(read('docs/console.md')) ?? [];
  const told = [...paragraph.matchAll(/`(\w+)`/g)].map(([, kit]) => kit);
  expect(told.toSorted()).toEqual(ruled.split('|').toSorted());
});

test('the readme names the languages that have texts', () => {
  const folders = readdirSync(join(ROOT, 'apps/console/src/i18n'), { withFileTypes: true });
  const bases = folders.flatMap(({ name }) => (/^[a-z]{2}(-GB)?$/.test(name) ? [name] : []));
  const named = bases.map((tag) => new Intl.DisplayNames('en', { type: 'language' }).of(tag.slice(0, 2)) ?? tag);
  const [line = ''] = /\*\*Three brands[\s\S]*?\n- /.exec(read('README.md')) ?? [];
  expect(named.filter((language) => !line.includes(language))).toEqual([]);
});
