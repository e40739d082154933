import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inspectHouse } from './house.mjs';

const ROOT = join(import.meta.dirname, '..');

test('no room has more fragments or circles than are written; they may only become fewer', () => {
  const written = JSON.parse(readFileSync(join(ROOT, 'script/house.json'), 'utf8'));
  for (const [room, { fragments, circles }] of inspectHouse(ROOT)) {
    const { fragments: fragmentsMax = 0, circles: circlesMax = 0 } = written[room] ?? {};
    expect(fragments.length, `Fragments of ${room}; "node script/house.mjs" lists them`).toBeLessThanOrEqual(
      fragmentsMax,
    );
    expect(circles.length, `Circles of ${room}; "node script/house.mjs" lists them`).toBeLessThanOrEqual(circlesMax);
  }
});

test('a short file with one importer beside it is a fragment, unless it is tested, shared or loaded lazily', () => {
  const rooms = inspectTree({
    'apps/api/a/main.ts': `
      import { part } from './part.ts';
      import { tested } from './tested.ts';
      import { shared } from './shared.ts';
      import { long } from './long.ts';
      import { far } from '../b/far.ts';
      export const later = () => import('./lazy.ts');`,
    'apps/api/a/part.ts': `import { shared } from './shared.ts';`,
    'apps/api/a/tested.ts': '',
    'apps/api/a/tested.test.ts': `import { tested } from './tested.ts';`,
    'apps/api/a/shared.ts': '',
    'apps/api/a/long.ts': '\n'.repeat(40),
    'apps/api/a/lazy.ts': '',
    'apps/api/b/far.ts': '',
  });
  expect(rooms.get('apps/api')).toEqual({ fragments: ['apps/api/a/part.ts'], circles: [] });
});

test('files that reach each other are one circle, by types and by names of packages too', () => {
  const rooms = inspectTree({
    'packages/plan/package.json': '{ "name": "@own/plan", "exports": { "./*": "./src/*.ts" } }',
    'packages/plan/src/one.ts': `import type { Two } from './two.ts';`,
    'packages/plan/src/two.ts': `export { three } from './three.ts';`,
    'packages/plan/src/three.ts': `import { one } from '@own/plan/one';`,
    'packages/plan/src/four.ts': `import { one } from './one.ts'; import { five } from './five.ts';`,
    'packages/plan/src/five.ts': `import type { Four } from './four.ts';`,
  });
  expect(rooms.get('packages/plan')?.circles).toEqual([
    ['packages/plan/src/five.ts', 'packages/plan/src/four.ts'],
    ['packages/plan/src/one.ts', 'packages/plan/src/three.ts', 'packages/plan/src/two.ts'],
  ]);
});

function inspectTree(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'parterre-house-'));
  try {
    for (const folder of ['apps', 'packages', 'demo']) mkdirSync(join(root, folder));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return inspectHouse(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
