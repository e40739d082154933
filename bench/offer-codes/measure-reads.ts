import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ROLE_PERMISSIONS } from '@parterre/contract/wire/permissions';
import { createContext } from '../../apps/api/src/context/create-context.ts';
import type { Context } from '../../apps/api/src/context.ts';
import type { Database, Session } from '../../apps/api/src/db/database.ts';
import { SILENT_LOG } from '../../apps/api/test/support/silent-log.ts';
import { median, printFigure } from '../figure.ts';
import { BENCH_PROMOTER_ID, BENCH_USER_ID } from '../setup/insert-shows.ts';
import { type LoadResult, runLoad } from '../setup/load.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 20;

/** A list of the product with the verb that answers it. */
export interface ReadBench {
  figure: string;
  path: string;
  /** The smallest acceptable ratio to the baseline; without it the figure is only printed. */
  goal?: number;
  verb: (ctx: Context) => Promise<unknown>;
}

/** Measures a list through the whole product, beside plain node http with the same statements and JSON.stringify. */
export async function measureRead(
  { url, database }: { url: string; database: Database },
  read: ReadBench,
): Promise<void> {
  const statements = await captureStatements(database, read.verb);
  const product = await start('product', url, statements);
  const bare = await start('bare', url, statements);
  const headers = { authorization: `Bearer ${product.token}` };
  const rounds: { product: Measured; bare: Measured }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const ours = await load(product, read.path, headers);
    const theirs = await load(bare, '/', {});
    if (round >= 0) rounds.push({ product: ours, bare: theirs });
  }
  product.child.kill();
  bare.child.kill();
  const ratio = median(rounds.map((round) => round.product.requestsPerSecond / round.bare.requestsPerSecond));
  const cpuOf = (kind: 'product' | 'bare') => Math.round(median(rounds.map((round) => round[kind].cpuMicros)));
  const failed = rounds.reduce((sum, round) => sum + round.product.failed, 0);
  printFigure({
    bench: 'offer-codes',
    figure: read.figure,
    value: median(rounds.map((round) => round.product.requestsPerSecond)),
    unit: 'requests/s',
    baseline: median(rounds.map((round) => round.bare.requestsPerSecond)),
    ratio,
    goal: read.goal === undefined ? 'shown' : `ratio>=${read.goal}`,
    ok: ratio >= (read.goal ?? 0) && failed === 0,
    note: `${failed} failed; server CPU of one request ${cpuOf('product')} µs, bare ${cpuOf('bare')} µs`,
  });
}

interface Measured extends LoadResult {
  /** CPU time of the server process per answered request. */
  cpuMicros: number;
}

async function load({ child, port }: Served, path: string, headers: Record<string, string>): Promise<Measured> {
  const before = await readCpu(child);
  const result = await runLoad({ port, path, headers, connections: CONNECTIONS, seconds: SECONDS });
  const cpu = (await readCpu(child)) - before;
  return { ...result, cpuMicros: cpu / Math.max(1, result.requestsPerSecond * SECONDS) };
}

async function readCpu(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [message] = await once(child, 'message');
  return message.cpuMicros;
}

/** Records the statements that the product sends for this list, so that the baseline sends the same. */
async function captureStatements(database: Database, verb: ReadBench['verb']): Promise<string> {
  const statements: { text: string; values: unknown[] }[] = [];
  const record = (session: Session): Session => ({
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
  });
  const owned = createContext({
    database: { ...database, acquire: async () => record(await database.acquire()) },
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
  await verb(owned.ctx);
  await owned.release();
  return JSON.stringify(statements);
}

interface Served {
  child: ChildProcess;
  port: number;
  token: string;
}

async function start(kind: string, url: string, statements: string): Promise<Served> {
  const child = fork(fileURLToPath(new URL('../setup/serve-lists.ts', import.meta.url)), [kind, url, statements]);
  const [message] = await once(child, 'message');
  return { child, ...message };
}
