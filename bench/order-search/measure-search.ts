import { listOrders as endpoint } from '@parterre/contract/orders/read';
import { ROLE_PERMISSIONS } from '@parterre/contract/wire/permissions';
import { createContext } from '../../apps/api/src/context/create-context.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import { inTransaction } from '../../apps/api/src/db/transaction.ts';
import type { Actor } from '../../apps/api/src/identity/actor.ts';
import { listOrders } from '../../apps/api/src/resources/sales/orders/list/list.ts';
import { SILENT_LOG } from '../../apps/api/test/support/silent-log.ts';
import { percentile, printFigure } from '../figure.ts';
import { BENCH_PROMOTER_ID, BENCH_USER_ID } from '../setup/insert-shows.ts';
import type { Statement } from './bare-statements.ts';

export interface SearchCase {
  figure: string;
  query: Record<string, unknown>;
  /** The baseline, which must find the same orders and as many. Without one, no index exists that could find them. */
  bare?: Statement;
  /** The largest acceptable ratio to the bare statement; without it the ratio is only printed. */
  mostRatio?: number;
}

const WARM_UP = 5;
const ROUNDS = 100;
const promoterIds = [BENCH_PROMOTER_ID];
const actor: Actor = {
  kind: 'user',
  id: BENCH_USER_ID,
  name: 'Bench',
  memberships: [
    { promoterId: BENCH_PROMOTER_ID, permissions: ROLE_PERMISSIONS.owner, scope: 'promoter', scopeIds: [] },
  ],
};

/** Measures a search through the verb and its bare statement in turns: the 95th percentile of each. */
export async function measureSearch(
  database: Database,
  { figure, query, bare, mostRatio }: SearchCase,
  { name, mostMs }: { name: string; mostMs: number },
): Promise<void> {
  const product: number[] = [];
  const baseline: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const ours = await timed(() => search(database, query));
    const theirs = bare && (await timed(() => send(database, bare)));
    if (theirs) requireSame(figure, ours.answer, theirs.answer);
    if (round < 0) continue;
    product.push(ours.ms);
    if (theirs) baseline.push(theirs.ms);
  }
  const value = percentile(product, 0.95);
  const compared = bare && { baseline: percentile(baseline, 0.95), ratio: value / percentile(baseline, 0.95) };
  printFigure({
    bench: 'order-search',
    figure: `${figure}, p95, ${name}`,
    value,
    unit: 'ms',
    ...compared,
    goal: `${mostRatio === undefined ? '' : `ratio<=${mostRatio}, `}<=${mostMs} ms`,
    ok: value <= mostMs && (compared?.ratio ?? 0) <= (mostRatio ?? Number.POSITIVE_INFINITY),
  });
}

type Answer = Awaited<ReturnType<typeof listOrders>>;

function requireSame(figure: string, { items, totalItems, totalKind }: Answer, rows: unknown[][]): void {
  const found = items.map(({ orderId }) => orderId);
  const expected = rows.map(([orderId]) => orderId);
  if (found.join() !== expected.join()) throw new Error(`${figure}: found ${found.join()}, not ${expected.join()}`);
  const counted = Number(rows[0]?.[1] ?? 0);
  const isRight = totalKind === 'exact' ? totalItems === counted : totalItems < counted;
  if (!isRight) throw new Error(`${figure}: counted ${totalKind} ${totalItems}, there are ${counted}`);
}

/** Runs a context, the verb and the end of its transaction: everything of a request but HTTP. */
async function search(database: Database, query: Record<string, unknown>): Promise<Answer> {
  const owned = createContext({
    database,
    actor,
    promoterIds,
    permission: 'order:read',
    now: () => new Date(),
    log: SILENT_LOG,
    requestId: 'bench',
  });
  return listOrders(owned.ctx, { query: endpoint.query.parse({ sortOrderDescending: true, ...query }) }).finally(() =>
    owned.release(),
  );
}

const send = (database: Database, { text, values }: Statement): Promise<unknown[][]> =>
  inTransaction(database, { role: 'parterre_app', promoterIds, isReadOnly: true }, (transaction) =>
    transaction.query(text, values),
  );

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const startedAt = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - startedAt };
}
