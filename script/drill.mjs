import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './install.mjs';
import { requireNodeVersion } from './node-version.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [name, ...args] = process.argv.slice(2);
const file = join(root, 'apps/api/test/drills', `${name}.ts`);

requireNodeVersion();
if (name === 'restart-database') {
  installIfNeeded(root);
  const command = 'TEST_DATABASE_RESTART="$POSTGRES_RESTART" npx vitest run --project api restart-database';
  const drill = [join(root, 'script/postgres.sh'), 'sh', '-c', command];
  process.exit(spawnSync('bash', drill, { cwd: root, stdio: 'inherit' }).status ?? 1);
}
// The tests look at the first brand only; its colours are not those of the others.
if (name === 'accessibility') {
  installIfNeeded(root);
  const { buildIfNeeded } = await import('./build.mjs');
  const { findBrowser } = await import('./browser.mjs');
  buildIfNeeded(root);
  const browser = findBrowser();
  const found = { ...browser?.env, BROWSER_PATH: browser?.executablePath, BROWSER_SOURCE: browser?.source };
  const scanning = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('e2e', path))
    .filter((path) => path.endsWith('.e2e.ts') && readFileSync(join(root, path), 'utf8').includes('expectAccessible('));
  const files = args.length > 0 ? args : scanning;
  const command = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...files];
  const failed = ['rowline', 'gatehouse'].filter((BRAND) => {
    console.log(`Brand: ${BRAND}`);
    const env = { ...process.env, ...found, BRAND };
    return spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env }).status !== 0;
  });
  process.exit(failed.length > 0 ? 1 : 0);
}
if (!name || !existsSync(file)) {
  console.error(
    'usage: npm run drill -- kill-save-all [--database postgres://…] [--kills 20] [--only save-all|control]\n' +
      '       npm run drill -- kill-purchases [--database postgres://…] [--kills 50] [--only purchase|control]\n' +
      '       npm run drill -- restart-database\n' +
      '       npm run drill -- hostile-images\n' +
      '       npm run drill -- accessibility',
  );
  process.exit(2);
}
installIfNeeded(root);
process.exit(
  spawnSync(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), file, ...args], {
    cwd: root,
    stdio: 'inherit',
  }).status ?? 1,
);
