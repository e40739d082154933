import { existsSync } from 'node:fs';
import { openDatabase, toDatabaseUrl } from '../db/open-database.ts';
import { readEnvironment } from '../process/env.ts';
import { checkNumbers } from './check-numbers.ts';
import { withDataDir } from './data-dir.ts';

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
  const url = toDatabaseUrl(withDataDir(readEnvironment()));
  if (url.startsWith('pglite:') && !existsSync(url.slice('pglite:'.length)))
    throw new Error(`There is no database in ${url.slice('pglite:'.length)}`);
  const database = await openDatabase(url, { poolSize: 1, queryTimeoutMs: NO_TIMEOUT_MS });
  try {
    return await checkNumbers(database, (line) => void process.stdout.write(`${line}\n`));
  } finally {
    await database.close();
  }
}
