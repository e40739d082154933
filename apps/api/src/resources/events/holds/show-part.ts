import { and, eq } from 'drizzle-orm';
import { inBatches } from '#db/in-batches.ts';
import { holds } from '#db/schema/events/holds.ts';
import type { ShowPart } from '#resources/ground/show-rows/show-part.ts';
import { addDays, countDays } from '#time/zones.ts';
import { insertHolds } from './write-holds.ts';

export const holdsOfShow: ShowPart = {
  /** The rows that refer to holds are removed before. */
  async remove(change, { promoterId, id }) {
    const gone = await change.db
      .delete(holds)
      .where(and(eq(holds.promoterId, promoterId), eq(holds.showId, id)))
      .returning({ id: holds.id });
    return { holds: gone.length };
  },

  /** Copies keep their ordinals, and their release dates keep the interval to the show. */
  async copy(change, { source, holds: rows, copies }) {
    const made = { revision: 1, createdAt: change.now };
    const copied = copies.flatMap(({ show, holdIds }) => {
      const days = countDays(source.startsOn, show.startsOn);
      return rows.map((row) => ({
        ...row,
        ...made,
        showId: show.id,
        id: holdIds.get(row.id) ?? 0,
        releaseOn: row.releaseOn && addDays(row.releaseOn, days),
      }));
    });
    for (const batch of inBatches(copied)) await insertHolds(change, batch);
  },
};
