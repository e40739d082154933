import { createServer } from 'node:http';
import pg from 'pg';
import { openDatabase } from '../../apps/api/src/db/open-database.ts';
import { BENCH_USER_ID } from './insert-shows.ts';
import { serveApp } from './serve-app.ts';

const SAMPLE_MS = 20;

/**
 * A child process of a bench, `product` or `bare`. It sends its port and token to its parent, and on request its CPU
 * time, its memory, and the peak of its memory since the last request.
 */
const [kind, url = '', statements = '[]'] = process.argv.slice(2);
const { port, token } = kind === 'product' ? await serveProduct() : await serveBare();
process.send?.({ port, token });
let peakBytes = 0;
setInterval(() => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
}, SAMPLE_MS).unref();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const nowBytes = process.memoryUsage.rss();
  process.send?.({ cpuMicros: user + system, nowBytes, peakBytes: Math.max(peakBytes, nowBytes) });
  peakBytes = 0;
});

async function serveProduct(): Promise<{ port: number; token: string }> {
  const { port, token } = await serveApp(await openDatabase(url, { poolSize: 20 }), BENCH_USER_ID);
  return { port, token };
}

/**
 * Does the least work for the same answer: http, pg, the same statements in the same transaction and role,
 * JSON.stringify.
 */
async function serveBare(): Promise<{ port: number; token: string }> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  const parsed: { text: string; values: unknown[] }[] = JSON.parse(statements);
  const server = createServer(async (_request, response) => {
    const client = await pool.connect();
    const items: unknown[] = [];
    for (const { text, values } of parsed) {
      const result = await client.query({ text, values });
      if (result.rows) items.push(...result.rows);
    }
    client.release();
    const body = JSON.stringify({ items });
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, token: '' };
}
