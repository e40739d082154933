import * as endpoints from '@parterre/contract/holds';
import type { GeometryBlock } from '@parterre/seating-plan';
import { and, count, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import { AppError, invalidField } from '#errors.ts';
import { countGuestLists } from '#resources/ground/guest-list-rows/count-lists.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { type AppliedSeats, applySeatChanges } from '#resources/seating/seats/change/apply-seat-changes.ts';
import type { SeatEdit } from '#resources/seating/seats/change/edit-seats-skipping-sold.ts';
import { notifyMaps } from '#resources/seating/seats/change/record-seats.ts';
import { countSeats } from '#resources/seating/seats/count-seats.ts';
import type { HoldRow } from '#resources/seating/seats/read/seat-facts.ts';
import { requirePlan } from '#resources/seating/seats/require-plan.ts';
import { verb } from '#verb.ts';
import { moveHeldPlaces } from '../prices/places/write-held-places.ts';
import { countHoldSeats, countPlaces, presentHold, readHolds, requireHold } from './read.ts';
import { deleteHolds } from './write-holds.ts';

/**
 * Deletes a hold named by its flag or its id. `moveTo` first moves the places and the seats that are not claimed.
 * Throws STALE, IN_USE with the counts while it has seats or places, NOT_ENOUGH_LEFT when the other hold would withhold
 * places that are already taken, BUSY. Needs `hold:write`.
 */
export const removeHold = verb(endpoints.removeHold, (ctx, { params, query }) =>
  ctx.change('hold.remove', async (change) => {
    const show = await lockShow(change, params.showCode);
    const rows = await readHolds(change, show);
    const hold = requireHold(rows, params.hold);
    requireRevision(change, hold);
    const before = countHoldSeats(await countSeats(change, show), hold.ordinal);
    const places = (await countPlaces(change, show)).get(hold.id);
    const target = query.moveTo === undefined ? undefined : targetOf(rows, hold, query.moveTo);
    const moved =
      target === undefined || before.held === 0 ? undefined : await moveSeats(change, show, hold, target?.ordinal ?? 0);
    if (target !== undefined) await moveHeldPlaces(change, show, hold, target);
    await requireEmptyHold(change, show, hold);
    await deleteHolds(change, show, [hold.id]);
    await notifyMaps(change, show);
    return {
      answer: undefined,
      show,
      objectId: hold.id,
      before: presentHold(hold, before, places),
      ...(moved ? { after: moved.audit.after, details: moved.audit.details } : {}),
    };
  }),
);

/**
 * Throws IN_USE while a seat or an unseated place is under the hold, an offer code opens it or a guest list takes from
 * it. The allocation rows need no lock, because the hold is not deleted then.
 */
export async function requireEmptyHold(change: Change, show: ShowRow, hold: HoldRow): Promise<void> {
  const seats = countHoldSeats(await countSeats(change, show), hold.ordinal);
  const places = (await countPlaces(change, show)).get(hold.id) ?? 0;
  const codes = await countCodes(change, show, hold);
  const guestLists = await countGuestLists(change, show, { holdId: hold.id });
  if (seats.held + places + codes + guestLists === 0) return;
  throw new AppError('IN_USE', {
    details: { holdId: hold.id, label: hold.label, ...seats, places, offerCodes: codes, guestLists },
    detail: `${hold.label} has ${seats.held} seats, ${seats.sold} of them sold, and ${places} unseated places, ${codes} offer codes open it and ${guestLists} guest lists take from it. Move them to another hold first.`,
  });
}

async function countCodes(change: Change, show: ShowRow, hold: HoldRow): Promise<number> {
  const [row] = await change.db
    .select({ codes: count() })
    .from(offerCodes)
    .where(and(eq(offerCodes.promoterId, show.promoterId), eq(offerCodes.holdId, hold.id)));
  return row?.codes ?? 0;
}

/** Returns null for no hold. */
function targetOf(rows: readonly HoldRow[], hold: HoldRow, moveTo: number | 'none'): HoldRow | null {
  if (moveTo === 'none') return null;
  const target = rows.find((row) => row.id === moveTo && row !== hold);
  if (!target) throw invalidField('moveTo', 'unknown', { message: 'The event has no such other hold' });
  return target;
}

async function moveSeats(change: Change, show: ShowRow, hold: HoldRow, target: number): Promise<AppliedSeats> {
  const { geometry } = await requirePlan(change, show);
  const counts = await countSeats(change, show);
  const blockIds = new Set(counts.filter((entry) => entry.hold === hold.ordinal).map((entry) => entry.blockId));
  const edits = geometry.blocks
    .filter((block) => blockIds.has(block.blockId))
    .map((block) => ({ block, edits: [editOf(block, hold.ordinal, target)] }));
  return applySeatChanges(change, show, edits, { geometry });
}

const editOf = ({ firstSeat, seatCount }: GeometryBlock, fromHold: number, hold: number): SeatEdit => ({
  from: firstSeat,
  to: firstSeat + seatCount - 1,
  fromHold,
  hold,
});
