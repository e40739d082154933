import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './install.mjs';
import { requireNodeVersion } from './node-version.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [name, ...args] = process.argv.slice(2);
const file = join(root, 'bench', `${name}.bench.ts`);

requireNodeVersion();
if (!name || !existsSync(file)) {
  console.error(
    'usage: npm run bench -- seat-map | save-all | lists | offer-codes | order-search | on-sale | reports | tickets | live | front-end',
  );
  process.exit(2);
}
installIfNeeded(root);
const run = [process.execPath, join(root, 'node_modules/tsx/dist/cli.mjs'), file, ...args];
// PostgreSQL is measured if its binaries are found, with durable writes as in production.
const hasPostgres =
  process.platform !== 'win32' &&
  spawnSync('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin || command -v initdb'], { stdio: 'ignore' }).status === 0;
const [command, ...rest] =
  hasPostgres && !process.env.TEST_DATABASE_URL ? [join(root, 'script/postgres.sh'), ...run] : run;
process.exit(
  spawnSync(command, rest, { cwd: root, stdio: 'inherit', env: { ...process.env, POSTGRES_FSYNC: 'on' } }).status ?? 1,
);
