import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '..', '..');
const PORT = 3499;
const START_MS = 120_000;

/** Starts the production build with its demo on a port of its own. */
export async function serveBuilt(): Promise<{ address: string; close(): Promise<void> }> {
  const { buildIfNeeded } = await import(new URL('../../script/build.mjs', import.meta.url).href);
  await buildIfNeeded(root);
  const address = `http://localhost:${PORT}`;
  const server = spawn(process.execPath, [join(root, 'apps/api/dist/main.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(PORT),
      PUBLIC_URL: address,
      DATABASE_URL: 'pglite:memory',
      ENVIRONMENT: 'test',
      SECRET_KEY: 'the front end is measured with this key',
      RATE_LIMIT_PER_MINUTE: '100000',
    },
  });
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(500)) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return { address, close: async () => void server.kill() };
  }
  server.kill();
  throw new Error('The server did not answer');
}
