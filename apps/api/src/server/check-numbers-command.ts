import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../db/open-database.ts';
import { readEnvironment } from '../process/env.ts';
import { checkNumbers } from './check-numbers.ts';

const EXIT_COULD_NOT_CHECK = 2;
/** No timeout, because a recount of years of sales may take long. */
const NO_TIMEOUT_MS = 0;

try {
  process.exitCode = await check();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = EXIT_COULD_NOT_CHECK;
}

async function check(): Promise<number> {
  const env = readEnvironment();
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const folder = isAbsolute(env.DATA_DIR) ? env.DATA_DIR : join(root, env.DATA_DIR);
  const url = env.DATABASE_URL ?? `pglite:${join(folder, 'database')}`;
  if (url.startsWith('pglite:') && !existsSync(url.slice('pglite:'.length)))
    throw new Error(`There is no database in ${url.slice('pglite:'.length)}`);
  const database = await openDatabase(url, { poolSize: 1, queryTimeoutMs: NO_TIMEOUT_MS });
  try {
    return await checkNumbers(database, (line) => void process.stdout.write(`${line}\n`));
  } finally {
    await database.close();
  }
}
