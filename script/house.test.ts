import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findFaults, inspectHouse } from './house.mjs';

const ROOT = join(import.meta.dirname, '..');
const written = JSON.parse(readFileSync(join(ROOT, 'script/house.json'), 'utf8'));

test('no room has more fragments or circles than are written; they may only become fewer', () => {
  for (const [room, { fragments, circles }] of inspectHouse(ROOT)) {
    const { fragments: fragmentsMax = 0, circles: circlesMax = 0 } = written[room] ?? {};
    expect(fragments.length, `Fragments of ${room}; "node script/house.mjs" lists them`).toBeLessThanOrEqual(
      fragmentsMax,
    );
    expect(circles.length, `Circles of ${room}; "node script/house.mjs" lists them`).toBeLessThanOrEqual(circlesMax);
  }
});

test('no file is a barrel, an index, nameless or too long, and no folder is fuller or emptier than is written', () => {
  const { faults, crowded, lonely } = findFaults(ROOT);
  expect(lonely.filter((folder) => !written.lonely.includes(folder))).toEqual([]);
  expect(faults).toEqual([]);
  for (const [folder, entries] of crowded)
    expect(entries, `${folder} has ${entries} entries`).toBeLessThanOrEqual(written.crowded[folder] ?? 25);
});

const CONSOLE = join(ROOT, 'apps/console/src');

test('sizes, weights and lines of type are variants of the theme; raw ones may only become fewer', () => {
  const raw = readdirSync(CONSOLE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('brands/'))
    .flatMap(
      (path) => readFileSync(join(CONSOLE, path), 'utf8').match(/\b(?:fontSize|fontWeight|lineHeight): ['`]?\d/g) ?? [],
    );
  expect(raw.length, 'Raw fontSize, fontWeight and lineHeight outside brands/').toBeLessThanOrEqual(written.rawType);
});

test('names each thing that no file may be', () => {
  const many = Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`demo/many/${at}.ts`, '']));
  const found = inTree(findFaults, {
    'packages/plan/package.json': '{ "name": "@own/plan", "exports": { ".": "./src/index.ts" } }',
    'packages/plan/src/index.ts': `export { one } from './one.ts';`,
    'packages/plan/src/inner/index.ts': `export { one } from '../one.ts';`,
    'packages/plan/src/one.ts': `export * from './two.ts';`,
    'packages/plan/src/calls.ts': `/** Of one slug. */\nexport { one } from './one.ts';\nexport type { Two } from './two.ts';`,
    'packages/plan/src/passed.ts': `import { one } from './one.ts';\nexport { one };`,
    'packages/plan/src/own.ts': `export { one } from './one.ts';\nexport const two = 2;`,
    'apps/api/utils/dates.ts': '',
    'apps/api/price-service.ts': '',
    'apps/api/long.ts': '\n'.repeat(401),
    'apps/api/long.test.ts': '\n'.repeat(401),
    'apps/api/generated/calls.ts': '\n'.repeat(401),
    'apps/api/alone/one.ts': '',
    'apps/api/tested/one.ts': '',
    'apps/api/tested/one.test.ts': '',
    'apps/api/show-rows/one.ts': '',
    ...many,
  });
  expect(found.faults).toEqual([
    'apps/api/long.ts has 401 lines',
    'apps/api/price-service.ts has a name that fits everything: price-service',
    'apps/api/utils/dates.ts has a name that fits everything: utils',
    'packages/plan/src/calls.ts is a barrel: it only exports what stands in other files',
    'packages/plan/src/inner/index.ts is a barrel: it only exports what stands in other files',
    'packages/plan/src/inner/index.ts is an index, and no entry of a package',
    'packages/plan/src/one.ts is a barrel: it only exports what stands in other files',
    'packages/plan/src/one.ts exports everything of another file',
    'packages/plan/src/passed.ts is a barrel: it only exports what stands in other files',
  ]);
  expect([...found.crowded]).toEqual([['demo/many', 26]]);
  expect(found.lonely).toEqual(['apps/api/alone', 'apps/api/utils', 'packages/plan/src/inner']);
});

test('a function of a component that handles an event is named handle*, one from outside is not', () => {
  const { faults } = inTree(findFaults, {
    'apps/console/src/page.tsx': `
      export function Page({ onClose, save }) {
        const [isOpen, setOpen] = useState(false);
        const handleSave = () => save();
        const remove = async () => {};
        function pick(id) {}
        return (
          <Form onClose={onClose} onOpen={() => setOpen(true)} onSave={handleSave} onSend={save}>
            <Row onRemove={() => void remove()} />
            <Row onPick={(id) => isOpen && pick(id)} />
            {rows.map((remove) => <Row onRemove={remove} />)}
          </Form>
        );
      }`,
    'apps/console/src/page.test.tsx': 'test("", () => { const note = () => {}; return <Row onPick={note} />; });',
  });
  expect(faults).toEqual([
    'apps/console/src/page.tsx has a handler not named handle*: onRemove={remove}',
    'apps/console/src/page.tsx has a handler not named handle*: onPick={pick}',
  ]);
});

test('a short file with one importer beside it is a fragment, unless it is tested, shared or loaded lazily', () => {
  const rooms = inTree(inspectHouse, {
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
    'apps/api/a/long.ts': '\n'.repeat(41),
    'apps/api/a/lazy.ts': '',
    'apps/api/b/far.ts': '',
  });
  expect(rooms.get('apps/api')).toEqual({ fragments: ['apps/api/a/part.ts'], circles: [] });
});

test('files that reach each other are one circle, by types and by names of packages too', () => {
  const rooms = inTree(inspectHouse, {
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

test('a name that an app gives its own files is an import like any other', () => {
  const rooms = inTree(inspectHouse, {
    'apps/api/package.json': '{ "imports": { "#*": "./src/*" } }',
    'apps/api/src/one.ts': `import { two } from '#rooms/two.ts';`,
    'apps/api/src/rooms/two.ts': `import type { One } from '#one.ts';`,
  });
  expect(rooms.get('apps/api')?.circles).toEqual([['apps/api/src/one.ts', 'apps/api/src/rooms/two.ts']]);
});

function inTree<Found>(inspect: (root: string) => Found, files: Record<string, string>): Found {
  const root = mkdtempSync(join(tmpdir(), 'parterre-house-'));
  try {
    for (const folder of ['apps', 'packages', 'demo', 'e2e', 'bench', 'script']) mkdirSync(join(root, folder));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return inspect(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
