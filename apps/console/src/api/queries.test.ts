import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));
const SHARED = join('api', 'queries');

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));
const shared = files.filter(({ path }) => path.startsWith(SHARED));

test('no call is injected twice: the calls of a slug stand in the file of their slug', () => {
  expect(shared.length).toBeGreaterThan(20);
  for (const { path, text } of shared) {
    expect(text).toContain(`import * as calls from '@parterre/contract/calls/${basename(path, '.ts')}';`);
    expect(text.match(/injectCalls\(.*\)/g)).toEqual(['injectCalls(calls)']);
  }
});

test('calls are injected there only', () => {
  const injecting = files.filter(
    ({ path, text }) => !path.startsWith(SHARED) && /inject(?:Calls|Endpoints)\(/.test(text),
  );
  expect(injecting.map(({ path }) => path).sort()).toEqual(['api/api.ts']);
});
