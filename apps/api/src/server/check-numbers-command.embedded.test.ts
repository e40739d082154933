import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { loadReferenceData } from '../db/reference-data/load-reference-data.ts';

const runCommand = (variables: Record<string, string>) =>
  spawnSync(
    process.execPath,
    [
      fileURLToPath(new URL('../../../../node_modules/tsx/dist/cli.mjs', import.meta.url)),
      fileURLToPath(new URL('./check-numbers-command.ts', import.meta.url)),
    ],
    { encoding: 'utf8', env: { PATH: process.env.PATH ?? '', ...variables } },
  );

// Three processes are started one after the other.
it('runs on a folder, and refuses one that a server works in or that holds no database', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parterre-check-'));
  try {
    const nothing = runCommand({ DATA_DIR: folder });
    expect([nothing.status, nothing.stderr]).toEqual([2, expect.stringContaining('There is no database in')]);
    const database = await openDatabase(`pglite:${join(folder, 'database')}`);
    await database.migrate();
    await loadReferenceData(database);
    await database.close();
    const good = runCommand({ DATA_DIR: folder });
    expect([good.status, good.stderr]).toEqual([0, '']);
    expect(good.stdout).toMatch(/ OK, 0 differ\n$/);
    writeFileSync(join(folder, 'database.lock'), String(process.pid));
    const inUse = runCommand({ DATA_DIR: folder });
    expect([inUse.status, inUse.stderr]).toEqual([2, expect.stringContaining(`in use by process ${process.pid}`)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
