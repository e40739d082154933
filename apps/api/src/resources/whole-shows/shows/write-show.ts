import { isDeepStrictEqual } from 'node:util';
import type { Show } from '@parterre/contract/shows/show';
import { and, eq } from 'drizzle-orm';
import type { Change, Changed } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { writeWords } from '#resources/ground/show-rows/write-words.ts';
import type { VenueRow } from '#resources/ground/venue-rows/require-venue.ts';
import { notifyMaps } from '#resources/seating/seats/change/record-seats.ts';
import { SHOW_PARTS } from './parts-of-shows.ts';
import { readShow } from './read.ts';

/**
 * Writes a changed show with its search words. Leaves ordinals, capacity and the mark of the first order alone, because
 * other modules write them.
 */
export async function writeShow(change: Change, before: ShowRow, after: ShowRow, venue: VenueRow): Promise<void> {
  const { lastPriceOrdinal: _, lastHoldOrdinal: __, capacity: ___, hasOrders: ____, ...columns } = after;
  await change.db
    .update(shows)
    .set(columns)
    .where(and(eq(shows.promoterId, after.promoterId), eq(shows.id, after.id)));
  await notifyMaps(change, after);
  if (before.timeZone !== after.timeZone) for (const part of SHOW_PARTS) await part.retime?.(change, after);
  const isRenamed = !isDeepStrictEqual(before.name, after.name);
  if (isRenamed || before.venueId !== after.venueId) await writeWords(change, after, venue);
}

/** Returns whether a change would write nothing but the next revision. */
export const isUnchanged = (before: ShowRow, after: ShowRow): boolean =>
  isDeepStrictEqual(before, { ...after, revision: before.revision });

/** Answers a change that changes nothing, without a new revision or an entry in the history. */
export async function answerUnchanged(change: Change, show: ShowRow): Promise<Changed<Show>> {
  return {
    answer: await readShow(change, show.showCode),
    show,
    object: 'show',
    objectId: show.showCode,
    isAudited: false,
    revision: show.revision,
  };
}
