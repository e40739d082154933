import type { ShowStatus } from '@parterre/contract/shows/show';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { AppError } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { readReadiness } from './overview/readiness.ts';

type Guard = (change: Change, show: ShowRow) => Promise<Record<string, unknown> | undefined>;

/** The allowed changes of status, each with its check; every other one is refused. */
const GUARDS: Partial<Record<ShowStatus, Partial<Record<ShowStatus, Guard>>>> = {
  PENDING: { ACTIVE: findMissing },
  ACTIVE: { CANCEL_PENDING: async () => undefined },
  CANCEL_PENDING: {
    CANCELLED: async (change, show) => nameOrders(await countOrders(change, show, 'open')),
    ACTIVE: async (change, show) => nameOrders(await countOrders(change, show, 'cancelled')),
  },
};

/** Throws STATUS_CHANGE_REFUSED with what is missing: readiness errors, or the orders that prevent it. */
export async function requireStatusChange(change: Change, show: ShowRow, from: ShowStatus): Promise<void> {
  const to = show.status;
  if (to === from) return;
  const guard = GUARDS[from]?.[to];
  const against = guard ? await guard(change, show) : {};
  if (against) throw new AppError('STATUS_CHANGE_REFUSED', { details: { from, to, ...against } });
}

async function findMissing(change: Change, show: ShowRow): Promise<Record<string, unknown> | undefined> {
  const missing = (await readReadiness(change, show)).filter((entry) => entry.level === 'error');
  return missing.length > 0 ? { missing } : undefined;
}

const nameOrders = (found: number) => (found > 0 ? { orders: found } : undefined);

async function countOrders(change: Change, show: ShowRow, which: 'open' | 'cancelled'): Promise<number> {
  const [row] = await change.db
    .select({ orders: count() })
    .from(orders)
    .where(
      and(
        eq(orders.promoterId, show.promoterId),
        eq(orders.showId, show.id),
        which === 'open' ? ne(orders.status, 'CANCELLED') : eq(orders.status, 'CANCELLED'),
      ),
    );
  return row?.orders ?? 0;
}
