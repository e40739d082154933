import * as endpoints from '@parterre/contract/shows/set-up';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { notFound } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { SHOW_PARTS } from '../parts-of-shows.ts';
import { requireUnsold } from './require-unsold.ts';

/**
 * Deletes a show with everything in it. The row that keeps its code stays, because codes are never used again. Throws
 * STALE, HAS_ORDERS once it had an order, IN_USE with the counts while baskets are live. Needs `show:write`.
 */
export const removeShow = verb(endpoints.removeShow, (ctx, { params }) =>
  ctx.change('show.remove', async (change) => {
    const show = await lockAgainstSales(change, params.showCode);
    requireRevision(change, show);
    await requireUnsold(change, show);
    const removed = await removeParts(change, show);
    await change.db.delete(shows).where(and(eq(shows.promoterId, show.promoterId), eq(shows.id, show.id)));
    return {
      answer: undefined,
      show,
      objectId: show.showCode,
      before: { name: show.name, startsAtLocal: show.startsAtLocal, status: show.status, ...removed },
    };
  }),
);

/** Filling a basket share-locks the key of the show, so that this lock waits for it, and it for this change. */
async function lockAgainstSales(change: Change, showCode: string): Promise<ShowRow> {
  const [show] = await change.db.select().from(shows).where(eq(shows.showCode, showCode)).for('update');
  if (!show) throw notFound();
  return show;
}

async function removeParts(change: Change, show: ShowRow): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const part of SHOW_PARTS) Object.assign(removed, await part.remove(change, show));
  return removed;
}
