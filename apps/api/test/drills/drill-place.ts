import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOnServer } from '../support/run-on-server.ts';

export interface DrillPlace {
  kind: 'pglite' | 'postgres';
  url: string;
  remove: () => Promise<void>;
}

/** Creates a folder, or a database on a server, for one drill. */
export async function makePlace(server: string | undefined): Promise<DrillPlace> {
  if (!server) {
    const folder = mkdtempSync(join(tmpdir(), 'parterre-drill-'));
    const remove = async () => rmSync(folder, { recursive: true, force: true });
    return { kind: 'pglite', url: `pglite:${join(folder, 'database')}`, remove };
  }
  const name = `parterre_drill_${process.pid}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await runOnServer(server, `create database ${name}`);
  return { kind: 'postgres', url: url.href, remove: () => runOnServer(server, `drop database ${name} with (force)`) };
}
