import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const CONFIG = join(ROOT, '.dependency-cruiser.cjs');

/**
 * Imports that break a rule, each with the rule that refuses it. A target that begins with `./` is in the repository,
 * one with `#` in the console.
 */
const PLANTED = [
  ['packages/seat-map/src/engine/plant.ts', 'react', 'engines-without-react'],
  ['packages/canvas/src/camera/plant.ts', 'react-dom', 'engines-without-react'],
  ['packages/plan-editor/src/tools/plant.ts', '@mui/material', 'engines-without-react'],
  ['packages/seating-plan/src/checks/plant.ts', 'react', 'engines-without-react'],
  ['packages/seat-map/src/model/plant.ts', './packages/contract/src/seating/seats.ts', 'seat-map-knows-the-plan'],
  ['packages/plan-editor/src/desk/plant.ts', './packages/seat-map/src/seat-map.ts', 'plan-editor-knows-the-plan'],
  ['packages/seating-plan/src/format/plant.ts', './packages/contract/src/wire/values.ts', 'seating-plan-stands-alone'],
  ['packages/contract/src/events/plant.ts', 'drizzle-orm', 'contract-without-frameworks'],
  ['packages/contract/src/choices/plant.ts', 'zod', 'choices-without-schemas'],
  ['packages/contract/src/events/above.ts', './packages/contract/src/sales/orders.ts', 'floors-of-contract'],
  ['apps/api/src/http/plant.ts', 'drizzle-orm', 'http-without-tables'],
  ['apps/console/src/ui/route.tsx', 'react-router', 'ui-knows-no-data'],
  ['apps/api/src/http/schema.ts', './apps/api/src/db/schema/events/shows.ts', 'http-without-tables'],
  ['apps/api/src/resources/events/prices/plant.ts', 'fastify', 'verbs-without-http'],
  ['apps/api/src/resources/events/prices/above.ts', './apps/api/src/resources/sales/orders/order.ts', 'floors-of-api'],
  ['apps/api/src/resources/sales/orders/above.ts', './apps/api/src/resources/sales/channel/cancel.ts', 'floors-of-api'],
  ['apps/api/src/resources/sales/resale/beside.ts', './apps/api/src/resources/sales/channel/keep.ts', 'floors-of-api'],
  ['apps/api/src/resources/events/tours/area.ts', './apps/api/src/resources/sales/instalments/x.ts', 'floors-of-api'],
  ['apps/api/src/db/plant.ts', './apps/api/src/identity/actor.ts', 'floors-of-api'],
  ['apps/api/src/identity/plant.ts', './apps/api/src/context.ts', 'floors-of-api'],
  ['apps/api/src/live/plant.ts', './apps/api/src/mail/mailer.ts', 'floors-of-api'],
  ['apps/api/src/plant.ts', './apps/api/src/texts/plural.ts', 'floors-of-api'],
  ['apps/api/src/mail/plant.ts', './apps/api/src/resources/sales/orders/order.ts', 'engines-know-no-resource'],
  ['apps/api/src/resources/seating/seats/plant.ts', './apps/console/src/paths.ts', 'apps-apart-too'],
  ['apps/console/src/session/plant.ts', './apps/api/src/process/env.ts', 'apps-apart'],
  [
    'apps/console/src/features/events/prices/plant.tsx',
    './apps/console/src/features/events/holds/hold-drawer.tsx',
    'features-apart',
  ],
  ['apps/console/src/features/events/prices/named.tsx', '#features/events/holds/hold-drawer.tsx', 'features-apart'],
  ['apps/console/src/features/events/prices/asks.ts', '#features/events/holds/queries.ts', 'features-apart'],
  [
    'apps/console/src/tables/plant.tsx',
    './apps/console/src/features/events/holds/hold-drawer.tsx',
    'kits-know-no-feature',
  ],
  ['apps/console/src/ui/plant.tsx', './apps/console/src/session/use-session.ts', 'ui-knows-no-data'],
  ['apps/console/src/charts/plant.tsx', '#features/reports/reports/report-request.ts', 'kits-know-no-feature'],
  ['apps/console/src/charts/asks.tsx', '#session/use-features.ts', 'kits-know-no-feature'],
  ['apps/console/src/drawers/asks.tsx', '#session/use-features.ts', 'kits-know-no-feature'],
  ['apps/console/src/forms/asks.tsx', '#session/use-promoter.ts', 'kits-know-no-feature'],
  ['apps/console/src/images/asks.tsx', '#programme/texts/summarise-texts.ts', 'kits-know-no-feature'],
  ['apps/console/src/live/goes.ts', '#routes/page-routes.ts', 'kits-know-no-feature'],
  ['apps/console/src/programme/plant.tsx', '#features/events/holds/hold-drawer.tsx', 'shared-pieces-know-no-feature'],
  ['apps/console/src/session/shows.tsx', '#tables/data-table.tsx', 'session-knows-no-screen'],
  ['apps/console/src/api/shows.ts', '#charts/bar-list.tsx', 'cache-knows-no-screen'],
  [
    'apps/console/src/features/sales/orders/checks.ts',
    './packages/contract/src/sales/orders/x.ts',
    'console-without-schemas',
  ],
  ['apps/console/src/forms/checks.ts', './packages/contract/src/wire/values.ts', 'console-without-schemas'],
  ['packages/contract/src/choices/checks.ts', './packages/contract/src/wire/values.ts', 'choices-without-schemas'],
  ['packages/contract/src/wire/client.ts', 'zod', 'choices-without-schemas'],
  ['apps/console/src/drawers/plant.tsx', './apps/console/src/forms/pass-focus-on.ts', 'floors-of-console'],
  ['demo/plant.ts', './apps/console/src/paths.ts', 'demo-without-console'],
  ['e2e/plant.e2e.ts', './apps/api/src/process/env.ts', 'journeys-from-outside'],
] as const;

/** Packages whose entry is in their `dist`: the exclusion of our own builds must not exclude these. */
const ENTRIES_IN_DIST: readonly string[] = ['react-router'];

let folder = '';
let found: { from: string; rule: { name: string; severity: string } }[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parterre-rules-'));
  write('apps/console/package.json', readFileSync(join(ROOT, 'apps/console/package.json'), 'utf8'));
  for (const [from, to] of PLANTED) {
    const isOwn = to.startsWith('./');
    write(fileOf(to), 'export const planted = 1;');
    if (ENTRIES_IN_DIST.includes(to)) write(`node_modules/${to}/package.json`, '{ "main": "dist/index.js" }');
    const name = isOwn ? `${'../'.repeat(from.split('/').length - 1)}${to.slice(2)}` : to;
    write(from, `import { planted } from '${name}';\nconsole.log(planted);`);
  }
  const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = ['packages', 'apps', 'demo', 'e2e'];
  const run = spawnSync(process.execPath, [cruiser, '--config', CONFIG, ...folders, '--output-type', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  found = JSON.parse(run.stdout).summary.violations;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(target: string): string {
  if (target.startsWith('#')) return `apps/console/src/${target.slice(1)}`;
  if (target.startsWith('./')) return target;
  return `node_modules/${target}/${ENTRIES_IN_DIST.includes(target) ? 'dist/' : ''}index.js`;
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test.each(PLANTED)('%s may not import %s', (from, _to, rule) => {
  const names = found.filter((one) => one.from === from && one.rule.severity === 'error').map((one) => one.rule.name);
  expect(names).toContain(rule);
});

test('every import rule fails the build: one without a severity would only warn', () => {
  const { forbidden } = createRequire(import.meta.url)(CONFIG);
  expect(forbidden.length).toBeGreaterThan(100);
  const quiet = forbidden.filter(({ severity }: { severity?: string }) => severity !== 'error');
  expect(quiet.map(({ name }: { name: string }) => name)).toEqual([]);
});
