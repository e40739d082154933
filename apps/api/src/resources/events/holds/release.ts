import * as endpoints from '@parterre/contract/holds';
import { AppError, invalidField } from '#errors.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { applySeatChanges } from '#resources/seating/seats/change/apply-seat-changes.ts';
import type { SeatEdit } from '#resources/seating/seats/change/edit-seats-skipping-sold.ts';
import { countSeats } from '#resources/seating/seats/count-seats.ts';
import type { HoldRow } from '#resources/seating/seats/read/seat-facts.ts';
import { requirePlan } from '#resources/seating/seats/require-plan.ts';
import { verb } from '#verb.ts';
import { moveHeldPlaces } from '../prices/places/write-held-places.ts';
import { countHoldSeats, countPlaces, readHolds } from './read.ts';
import { readHoldUses } from './read-uses.ts';

/**
 * Releases the seats and places of several holds in one transaction. Seats and places that are sold or in a basket keep
 * their hold, and the holds themselves stay. Throws BUSY, STALE when one of them has changed since it was read, such as
 * its date or owner. Guest lists and offer codes that use a hold do not prevent the release, because they stay valid
 * and only find fewer places. The answer counts them. Needs `hold:write`.
 */
export const createHoldReleases = verb(endpoints.createHoldReleases, (ctx, { params, body }) =>
  ctx.change('hold.release', async (change) => {
    const show = await lockShow(change, params.showCode);
    const released = requireHolds(await readHolds(change, show), body.holds);
    const seatsBefore = await countSeats(change, show);
    const placesBefore = await countPlaces(change, show);
    const heldBefore = (hold: HoldRow) => countHoldSeats(seatsBefore, hold.ordinal).held;
    const { edits, geometry } = await planRelease(change, show, released, seatsBefore);
    const applied = geometry ? await applySeatChanges(change, show, edits, { geometry }) : undefined;
    for (const hold of released) await moveHeldPlaces(change, show, hold, null);
    const seatsAfter = await countSeats(change, show);
    const uses = await readHoldUses(change, show);
    const items = released.map((hold) => {
      const { held, sold, inBaskets } = countHoldSeats(seatsAfter, hold.ordinal);
      const places = placesBefore.get(hold.id) ?? 0;
      const { guestLists = [], offerCodes = [] } = uses.find(({ holdId }) => holdId === hold.id) ?? {};
      return {
        holdId: hold.id,
        label: hold.label,
        seats: heldBefore(hold) - held,
        sold,
        inBaskets,
        places,
        guestLists: guestLists.length,
        offerCodes: offerCodes.reduce((sum, { codes }) => sum + codes, 0),
      };
    });
    return {
      answer: { items, blocks: applied?.blocks ?? [] },
      show,
      object: 'seats',
      objectId: show.showCode,
      before: applied?.audit.before,
      after: { ...applied?.audit.after, name: released.map(({ label }) => label).join(', '), released: items },
      ...(applied ? { details: applied.audit.details } : {}),
    };
  }),
);

function requireHolds(rows: readonly HoldRow[], wanted: readonly { holdId: number; revision: number }[]): HoldRow[] {
  const found = wanted.map(({ holdId, revision }, index) => {
    const hold = rows.find(({ id }) => id === holdId);
    if (!hold || wanted.findIndex((other) => other.holdId === holdId) !== index)
      throw invalidField(`holds.${index}.holdId`, 'unknown', {
        message: 'The event has no such hold, or it is named twice',
      });
    return { hold, revision };
  });
  const stale = found.find(({ hold, revision }) => hold.revision !== revision);
  if (stale)
    throw new AppError('STALE', {
      details: { holdId: stale.hold.id, label: stale.hold.label, revision: stale.hold.revision },
      detail: `Somebody else has changed ${stale.hold.label} since you opened it. Nothing was released.`,
    });
  return found.map(({ hold }) => hold);
}

/** Plans one edit for each block with seats of a hold; none for a show without seats. */
async function planRelease(
  change: Parameters<typeof requirePlan>[0],
  show: ShowRow,
  released: readonly HoldRow[],
  counts: Awaited<ReturnType<typeof countSeats>>,
) {
  if (show.planVersionId === null) return { edits: [], geometry: null };
  const { geometry } = await requirePlan(change, show);
  const edits = geometry.blocks.flatMap((block) => {
    const carries = ({ ordinal }: HoldRow) =>
      counts.some(({ blockId, hold }) => blockId === block.blockId && hold === ordinal);
    const own = released.filter(carries);
    if (own.length === 0) return [];
    const span = { from: block.firstSeat, to: block.firstSeat + block.seatCount - 1, hold: 0 };
    return [{ block, edits: own.map(({ ordinal }): SeatEdit => ({ ...span, fromHold: ordinal })) }];
  });
  return { edits, geometry };
}
