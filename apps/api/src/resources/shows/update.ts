import type { updateShow as endpoint, Show } from '@parterre/contract/shows';
import { and, eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Change, Context } from '../../context.ts';
import { shows } from '../../db/schema/shows.ts';
import { AppError } from '../../errors.ts';
import { requireRevision } from '../require-revision.ts';
import { toSortKey } from '../search-key.ts';
import type { VenueRow } from '../venues/require-venue.ts';
import { describeShowChange } from './describe-show-change.ts';
import { makeSortKey } from './make-sort-key.ts';
import { readShow } from './read.ts';
import { requireCultures, requireLookups } from './require-lookups.ts';
import { lockShow, type ShowRow } from './require-show.ts';
import { requireShowVenue } from './require-show-venue.ts';
import { requireStatusChange } from './require-status-change.ts';
import { resolveTimes } from './resolve-times.ts';
import { planNextSeats, type ShowPatch } from './seating/plan-next-seats.ts';
import { rebuildSeats } from './seating/rebuild-seats.ts';
import { writeWords } from './write-words.ts';

/**
 * Changes an event; what is absent stays. Throws HAS_ORDERS for another venue, plan or seating once it has orders,
 * CURRENCY_FIXED, STATUS_CHANGE_REFUSED with what is missing, TIME_IN_GAP, TIME_IN_OVERLAP, PLAN_NOT_SELECTABLE.
 */
export function updateShow(
  ctx: Context,
  { params, body }: Pick<VerbInput<typeof endpoint>, 'params' | 'body'>,
): Promise<Show> {
  return ctx.change('show.update', async (change) => {
    const before = await lockShow(change, params.showCode);
    requireRevision(change, before);
    if (body.currency !== undefined && body.currency !== before.currency && before.hasOrders)
      throw new AppError('CURRENCY_FIXED', { details: { currency: before.currency } });
    await requireLookups(change, body);
    if (body.name || body.defaultCulture)
      await requireCultures(change, body.name ?? before.name, body.defaultCulture ?? before.defaultCulture);
    const venue = await requireShowVenue(change, before.promoterId, body.venueId ?? before.venueId);
    const seats = await planNextSeats(change, before, venue, body);
    const after = await applyPatch(change, before, venue, { ...body, ...seats.columns });
    await writeShow(change, after);
    if (after.sortKey !== before.sortKey || body.name || body.venueId) await writeWords(change, after, venue);
    const removed = seats.isRebuilt ? await rebuildSeats(change, before, after) : undefined;
    await requireStatusChange(change, after, before.status);
    const answer = await readShow(change, before.showCode);
    return {
      answer,
      promoterId: before.promoterId,
      object: 'show',
      objectId: before.showCode,
      showId: before.id,
      ...(await describeShowChange(change, before, after, removed && { ...removed, seats: answer.seatCount })),
      reason: body.reason,
      revision: after.revision,
    };
  });
}

type PatchedColumns = ShowPatch & Pick<ShowRow, 'planId' | 'planVersionId' | 'seating'>;

async function applyPatch(change: Change, before: ShowRow, venue: VenueRow, patch: PatchedColumns): Promise<ShowRow> {
  const { overlap, reason: _, seatingPlanId: __, ...columns } = patch;
  const merged = {
    ...before,
    ...definedOnly(columns),
    revision: before.revision + 1,
    venueId: venue.id,
    venueKey: toSortKey(venue.name),
  };
  const timeZone = venue.id === before.venueId ? before.timeZone : venue.timeZone;
  const row = { ...merged, ...resolveTimes(wallTimesOf(merged), timeZone, overlap, before) };
  return { ...row, sortKey: await makeSortKey(change, row) };
}

const wallTimesOf = ({ startsAtLocal, doorsAtLocal, endsAtLocal, onSaleAtLocal, offSaleAtLocal }: ShowRow) => ({
  startsAtLocal,
  doorsAtLocal,
  endsAtLocal,
  onSaleAtLocal,
  offSaleAtLocal,
});

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

const definedOnly = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;

/** Ordinals, capacity and the mark of the first order are kept by those who own them. */
async function writeShow(change: Change, after: ShowRow): Promise<void> {
  const { lastPriceOrdinal: _, lastHoldOrdinal: __, capacity: ___, hasOrders: ____, ...columns } = after;
  await change.db
    .update(shows)
    .set(columns)
    .where(and(eq(shows.promoterId, after.promoterId), eq(shows.id, after.id)));
}
