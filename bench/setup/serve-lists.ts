import { createServer } from 'node:http';
import pg from 'pg';
import { buildApp } from '../../apps/api/src/app.ts';
import { openDatabase } from '../../apps/api/src/db/open.ts';
import { createTestIssuer } from '../../apps/api/src/identity/testing/test-issuer.ts';
import { createActorLoader } from '../../apps/api/src/identity/load-actor.ts';
import { BENCH_USER_ID } from './insert-shows.ts';

/** A child process of the lists bench: `product` or `bare`. Tells its parent port and token, and its CPU time when asked. */
const [kind, url = '', statements = '[]'] = process.argv.slice(2);
const { port, token } = kind === 'product' ? await serveProduct() : await serveBare();
process.send?.({ port, token });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system });
});

async function serveProduct(): Promise<{ port: number; token: string }> {
  const database = await openDatabase(url, { poolSize: 20 });
  const issuer = await createTestIssuer();
  const loadActor = createActorLoader(database);
  const app = await buildApp({
    database,
    identity: {
      verifyToken: async (text) => {
        const claims = await issuer.verifier(text);
        return claims?.userId ? { userId: claims.userId, scopes: claims.scopes } : undefined;
      },
      loadActor,
    },
    console: { folder: null, configOf: () => ({}), isHttps: false, identityOrigin: null, frameAncestors: '' },
    issuer: issuer.issuer,
    now: () => new Date(),
    readiness: { isDraining: false },
    rateLimitPerMinute: 10_000_000,
    logger: { level: 'info', stream: { write: () => undefined } },
    trustProxy: false,
    checksAnswers: false,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, token: await issuer.mintToken({ userId: BENCH_USER_ID, expiresInSeconds: 3600 }) };
}

/** The least that could do the job: http, pg, the same statements in the same transaction and role, JSON.stringify. */
async function serveBare(): Promise<{ port: number; token: string }> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  const parsed: { text: string; values: unknown[] }[] = JSON.parse(statements);
  const server = createServer(async (_request, response) => {
    const client = await pool.connect();
    let body = '';
    for (const { text, values } of parsed) {
      const result = await client.query({ text, values });
      if (result.rows?.length) body = JSON.stringify({ items: result.rows });
    }
    client.release();
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, token: '' };
}
