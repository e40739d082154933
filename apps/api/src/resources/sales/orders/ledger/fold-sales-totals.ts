import { and, inArray, ne, sql } from 'drizzle-orm';
import { salesTotals } from '#db/schema/sales/orders.ts';
import type { WriteDb } from '#db/transaction.ts';
import type { JobContext } from '#jobs/job-context.ts';

type Total = typeof salesTotals.$inferSelect;

const ROWS = 2000;

/**
 * Folds appended sales totals into part 0 of their day, so that reading stays short. It takes and sums the rows in one
 * transaction, so that a reader at the same moment sees them once. Safe in several processes.
 */
export async function foldSalesTotals({ runAsSystem }: Pick<JobContext, 'runAsSystem'>): Promise<void> {
  while ((await runAsSystem(foldSome)) >= ROWS);
}

async function foldSome(db: WriteDb): Promise<number> {
  const picked = await db
    .select({ promoterId: salesTotals.promoterId, showId: salesTotals.showId, part: salesTotals.part })
    .from(salesTotals)
    .where(ne(salesTotals.part, 0))
    .limit(ROWS)
    .for('update', { skipLocked: true });
  if (picked.length === 0) return 0;
  const moved = await db
    .delete(salesTotals)
    .where(
      and(
        inArray(salesTotals.promoterId, unique(picked.map(({ promoterId }) => promoterId))),
        inArray(salesTotals.showId, unique(picked.map(({ showId }) => showId))),
        inArray(salesTotals.part, unique(picked.map(({ part }) => part))),
      ),
    )
    .returning();
  if (moved.length === 0) return 0;
  await db
    .insert(salesTotals)
    .values(sumByDay(moved))
    .onConflictDoUpdate({
      target: [
        salesTotals.promoterId,
        salesTotals.showId,
        salesTotals.priceTypeId,
        salesTotals.soldOn,
        salesTotals.part,
      ],
      set: {
        tickets: sql`${salesTotals.tickets} + excluded.tickets`,
        grossMinor: sql`${salesTotals.grossMinor} + excluded.gross_minor`,
      },
    });
  return picked.length;
}

/** Sorts by key, so that two processes reach the counters in the same order. */
function sumByDay(rows: readonly Total[]): Total[] {
  const sums = new Map<string, Total>();
  for (const row of rows) {
    const key = `${row.promoterId}|${row.showId}|${row.priceTypeId}|${row.soldOn}`;
    const sum = sums.get(key);
    if (sum) {
      sum.tickets += row.tickets;
      sum.grossMinor += row.grossMinor;
    } else sums.set(key, { ...row, part: 0 });
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];
