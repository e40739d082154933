import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Context } from '../../apps/api/src/context.ts';
import { createContext } from '../../apps/api/src/create-context.ts';
import type { Database, Session } from '../../apps/api/src/db/open.ts';
import { median, printFigure } from '../figure.ts';
import { BENCH_PROMOTER_ID, BENCH_USER_ID } from '../setup/insert-shows.ts';
import { type LoadResult, runLoad } from '../setup/load.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 50;

/** A list of the product with the verb that answers it. */
export interface ReadBench {
  figure: string;
  path: string;
  goal: number;
  verb: (ctx: Context) => Promise<unknown>;
}

/** A list through the whole product beside bare node http with the very same statements and JSON.stringify. */
export async function measureRead(
  { url, database }: { url: string; database: Database },
  read: ReadBench,
): Promise<void> {
  const statements = await captureStatements(database, read.verb);
  const product = await start('product', url, statements);
  const bare = await start('bare', url, statements);
  const headers = { authorization: `Bearer ${product.token}` };
  const rounds: { product: LoadResult; bare: LoadResult }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const ours = await load(product.port, read.path, headers);
    const theirs = await load(bare.port, '/', {});
    if (round >= 0) rounds.push({ product: ours, bare: theirs });
  }
  product.child.kill();
  bare.child.kill();
  const ratio = median(rounds.map((round) => round.product.requestsPerSecond / round.bare.requestsPerSecond));
  const failed = rounds.reduce((sum, round) => sum + round.product.failed, 0);
  printFigure({
    bench: 'offer-codes',
    figure: read.figure,
    value: median(rounds.map((round) => round.product.requestsPerSecond)),
    unit: 'requests/s',
    baseline: median(rounds.map((round) => round.bare.requestsPerSecond)),
    ratio,
    goal: `ratio>=${read.goal}`,
    ok: ratio >= read.goal && failed === 0,
  });
}

const load = (port: number, path: string, headers: Record<string, string>): Promise<LoadResult> =>
  runLoad({ port, path, headers, connections: CONNECTIONS, seconds: SECONDS });

/** The statements the product sends for this list, so that the baseline sends the very same. */
async function captureStatements(database: Database, verb: ReadBench['verb']): Promise<string> {
  const statements: { text: string; values: unknown[] }[] = [];
  const record = (session: Session): Session => ({
    query: (text, values) => {
      statements.push({ text, values });
      return session.query(text, values);
    },
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
      memberships: [{ promoterId: BENCH_PROMOTER_ID, role: 'owner', scope: 'promoter', scopeIds: [] }],
    },
    promoterIds: [BENCH_PROMOTER_ID],
    permission: 'show:read',
    now: () => new Date(),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
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
