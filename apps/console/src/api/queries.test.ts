import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));
const SHARED = join('api', 'queries');
const INJECTED = /(\w+): (?:query|mutation)\(build, (\w+)\)/g;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));
const shared = files.filter(({ path }) => path.startsWith(SHARED));
const injected = files.flatMap(({ path, text }) =>
  [...text.matchAll(INJECTED)].map(([, name, call]) => ({ path, name: name ?? '', call: call ?? '' })),
);

test('no call is injected twice: one call, one entry in the cache', () => {
  const calls = injected.map(({ call }) => call);
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
});

test('an entry of the cache has the name of its call', () => {
  expect(injected.filter(({ name, call }) => name !== call)).toEqual([]);
});

test('calls are injected below api/queries only, in the file of their slug', () => {
  expect(injected.filter(({ path }) => !path.startsWith(SHARED))).toEqual([]);
  const strangers = shared.filter(({ path, text }) => {
    const slugs = [...text.matchAll(/'@parterre\/contract\/calls\/([\w-]+)'/g)].map(([, slug]) => slug);
    return slugs.length !== 1 || slugs[0] !== basename(path, '.ts');
  });
  expect(strangers.map(({ path }) => path)).toEqual([]);
});
