import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countLicences } from './licences.mjs';

const lockOf = (packages: Record<string, object>) => ({ packages });

test('counts the licences of what runs, and not of what only builds and tests', () => {
  const counts = countLicences(
    lockOf({
      '': { license: 'Apache-2.0' },
      'node_modules/a': { license: 'MIT' },
      'node_modules/a/node_modules/@scope/b': { license: '(MPL-2.0 OR Apache-2.0)' },
      'node_modules/tool': { license: 'GPL-3.0', dev: true },
      'node_modules/ours': { link: true },
    }),
  );
  expect([...counts]).toEqual([
    ['MIT', 1],
    ['(MPL-2.0 OR Apache-2.0)', 1],
  ]);
});

test.each([
  [{ 'node_modules/c': { license: 'AGPL-3.0' } }, 'c: AGPL-3.0'],
  [{ 'node_modules/d': {} }, 'd: no licence'],
  [{ 'node_modules/e': { license: 'MIT AND GPL-2.0' } }, 'e: MIT AND GPL-2.0'],
  [{ 'node_modules/@img/sharp-libvips-linux-x64': { license: 'GPL-3.0' } }, '@img/sharp-libvips-linux-x64: GPL-3.0'],
])('refuses a licence that nobody allowed, by name', (packages, line) => {
  expect(() => countLicences(lockOf(packages))).toThrow(line);
});

test('names in NOTICE what comes under another licence than the product allows', () => {
  const root = new URL('../', import.meta.url);
  const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'));
  const counts = countLicences({ packages });
  expect([...counts.keys()].some((licence) => licence.includes('LGPL'))).toBe(true);
  expect(readFileSync(new URL('NOTICE', root), 'utf8')).toContain('libvips');
});
