import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { listShows as endpoint } from '@parterre/contract/shows/list';
import { ROLE_PERMISSIONS } from '@parterre/contract/wire/permissions';
import { createContext } from '../apps/api/src/context/create-context.ts';
import type { Context } from '../apps/api/src/context.ts';
import type { Database, Session } from '../apps/api/src/db/database.ts';
import { listShows } from '../apps/api/src/resources/whole-shows/shows/list.ts';
import { getStartPage } from '../apps/api/src/resources/whole-shows/start/get-start-page.ts';
import { SILENT_LOG } from '../apps/api/test/support/silent-log.ts';
import { median, printFigure, printTable } from './figure.ts';
import { insertAttention } from './setup/insert-attention.ts';
import { BENCH_PROMOTER_ID, BENCH_USER_ID, insertShows } from './setup/insert-shows.ts';
import { type LoadResult, runLoad } from './setup/load.ts';
import { openPostgresBench } from './setup/open-bench-database.ts';

const SHOWS = 5_000;
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 50;
const PATH = '/api/main/shows?pageSize=20&dateFrom=2026-03-01&dateTo=2026-12-31';

const bench = await openPostgresBench();
if (bench) {
  await insertShows(bench.database, SHOWS);
  await analyse(bench.database);
  const query = endpoint.query.parse(Object.fromEntries(new URL(PATH, 'http://localhost').searchParams));
  await compare(bench.url, await captureStatements(bench.database, (ctx) => listShows(ctx, { query })));
  await insertAttention(bench.database, bench.url);
  await analyse(bench.database);
  await compareStart(bench.url, await captureStatements(bench.database, (ctx) => getStartPage(ctx, { query: {} })));
  await bench.close();
} else {
  printFigure({
    bench: 'lists',
    figure: 'GET /shows, 20 of 5,000',
    value: null,
    unit: 'requests/s',
    goal: 'ratio>=0.8',
    ok: null,
    note: 'no PostgreSQL here',
  });
}
printTable();

async function compare(url: string, statements: string): Promise<void> {
  const product = await start('product', url, statements);
  const bare = await start('bare', url, statements);
  const headers = { authorization: `Bearer ${product.token}` };
  const rounds: { product: Measured; bare: Measured }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const ours = await measure(product, PATH, headers);
    const theirs = await measure(bare, '/', {});
    if (round >= 0) rounds.push({ product: ours, bare: theirs });
  }
  product.child.kill();
  bare.child.kill();
  const value = median(rounds.map((round) => round.product.requestsPerSecond));
  const baseline = median(rounds.map((round) => round.bare.requestsPerSecond));
  const ratio = median(rounds.map((round) => round.product.requestsPerSecond / round.bare.requestsPerSecond));
  const failed = rounds.reduce((sum, round) => sum + round.product.failed, 0);
  printFigure({
    bench: 'lists',
    figure: 'GET /shows, 20 of 5,000',
    value,
    unit: 'requests/s',
    baseline,
    ratio,
    goal: 'ratio>=0.8',
    ok: ratio >= 0.8 && failed === 0,
  });
  const cpu = median(rounds.map((round) => round.product.cpuMicros));
  const bareCpu = median(rounds.map((round) => round.bare.cpuMicros));
  printFigure({
    bench: 'lists',
    figure: 'server CPU of one GET /shows',
    value: cpu,
    unit: 'µs',
    baseline: bareCpu,
    ratio: cpu / bareCpu,
    goal: 'ratio<=1.6',
    ok: cpu / bareCpu <= 1.6,
  });
  const p99 = median(rounds.map((round) => round.product.p99Ms));
  printFigure({
    bench: 'lists',
    figure: 'GET /shows p99 at 50 connections',
    value: p99,
    unit: 'ms',
    baseline: median(rounds.map((round) => round.bare.p99Ms)),
    goal: 'shown',
    ok: failed === 0,
  });
}

/**
 * Compares the start page, with few connections because it runs many statements, to its statements alone in sequence.
 */
async function compareStart(url: string, statements: string): Promise<void> {
  const product = await start('product', url, statements);
  const bare = await start('bare', url, statements);
  const headers = { authorization: `Bearer ${product.token}` };
  const load = (served: Served, path: string, sent: Record<string, string>) =>
    runLoad({ port: served.port, path, headers: sent, connections: 1, seconds: SECONDS });
  const rounds: { ours: number; theirs: number; failed: number }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const ours = await load(product, '/api/main/start', headers);
    const theirs = await load(bare, '/', {});
    const times = { ours: 1000 / ours.requestsPerSecond, theirs: 1000 / theirs.requestsPerSecond, failed: ours.failed };
    if (round >= 0) rounds.push(times);
  }
  product.child.kill();
  bare.child.kill();
  const ratios = rounds.map(({ ours, theirs }) => ours / theirs);
  printFigure({
    bench: 'lists',
    figure: 'GET /start, 5,000 events',
    value: median(rounds.map(({ ours }) => ours)),
    unit: 'ms',
    baseline: median(rounds.map(({ theirs }) => theirs)),
    ratio: median(ratios),
    goal: 'ratio<=3',
    ok: median(ratios) <= 3 && rounds.every(({ failed }) => failed === 0),
    note: `rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
  });
}

interface Measured extends LoadResult {
  /** CPU time of the server process per answered request. */
  cpuMicros: number;
}

async function measure(served: Served, path: string, headers: Record<string, string>): Promise<Measured> {
  const before = await readCpu(served.child);
  const load = await runLoad({ port: served.port, path, headers, connections: CONNECTIONS, seconds: SECONDS });
  const cpu = (await readCpu(served.child)) - before;
  return { ...load, cpuMicros: cpu / (load.requestsPerSecond * SECONDS) };
}

/** Records the statements that the product sends for this call, so that the baseline sends the same. */
async function captureStatements(database: Database, ask: (ctx: Context) => Promise<unknown>): Promise<string> {
  const statements: { text: string; values: unknown[] }[] = [];
  const recording: Database = { ...database, acquire: async () => record(await database.acquire(), statements) };
  const owned = createContext({
    database: recording,
    actor: {
      kind: 'user',
      id: BENCH_USER_ID,
      name: 'Bench',
      memberships: [
        { promoterId: BENCH_PROMOTER_ID, permissions: ROLE_PERMISSIONS.owner, scope: 'promoter', scopeIds: [] },
      ],
    },
    promoterIds: [BENCH_PROMOTER_ID],
    permission: 'show:read',
    now: () => new Date(),
    log: SILENT_LOG,
    requestId: 'bench',
  });
  await ask(owned.ctx);
  await owned.release();
  return JSON.stringify(statements);
}

function record(session: Session, statements: { text: string; values: unknown[] }[]): Session {
  return {
    query: (text, values) => {
      statements.push({ text, values });
      return session.query(text, values);
    },
    each: session.each,
    run: (text) => {
      statements.push({ text, values: [] });
      return session.run(text);
    },
    release: session.release,
  };
}

interface Served {
  child: ChildProcess;
  port: number;
  token: string;
}

async function start(kind: string, url: string, statements: string): Promise<Served> {
  const child = fork(fileURLToPath(new URL('./setup/serve-lists.ts', import.meta.url)), [kind, url, statements]);
  const [message] = await once(child, 'message');
  return { child, ...message };
}

async function readCpu(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [message] = await once(child, 'message');
  return message.cpuMicros;
}

async function analyse(database: Database): Promise<void> {
  const session = await database.acquire();
  await session.run('analyze');
  session.release();
}
