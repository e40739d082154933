import * as endpoints from '@parterre/contract/shows/move';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { refusal } from '#errors.ts';
import { toSortKey } from '#lists/search-key.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { resolveTimes } from '#resources/ground/show-rows/resolve-times.ts';
import { shiftTimes } from '#resources/ground/show-rows/shift-times.ts';
import type { VenueRow } from '#resources/ground/venue-rows/require-venue.ts';
import { type VerbInput, verb } from '#verb.ts';
import { describeShowChange } from '../describe-show-change.ts';
import { readShow } from '../read.ts';
import { followTour, requireShowVenue } from '../require-lookups.ts';
import { planNextSeats } from '../seating/plan-next-seats.ts';
import { rebuildSeats, requireConfirmedSeats } from '../seating/rebuild-seats.ts';
import { answerUnchanged, isUnchanged, writeShow } from '../write-show.ts';

type MoveBody = VerbInput<typeof endpoints.moveShow>['body'];

/**
 * Moves a show to another time, venue or tour and records the reason in its history. Another venue, or a tour that does
 * not have its plan, rebuilds the seats. Throws STALE, HAS_ORDERS for these once it has orders, CONFLICT for another
 * number of seats than the user confirmed, TIME_IN_GAP, TIME_IN_OVERLAP, RULE_BROKEN for a cancelled show, NAME_TAKEN
 * when an own venue has the name of the catalogue's. Needs `show:write`.
 */
export const moveShow = verb(endpoints.moveShow, (ctx, { params, body }) =>
  ctx.change('show.move', async (change) => {
    const before = await lockShow(change, params.showCode);
    requireRevision(change, before);
    if (before.status === 'CANCELLED') throw refusal('RULE_BROKEN', 'cancelled-event-stays', { status: before.status });
    const venue = await requireShowVenue(change, before.promoterId, body.venueId ?? before.venueId);
    const moved = await applyMove(change, before, venue, body);
    const seats = await planNextSeats(change, before, { venue, tourId: moved.tourId }, {});
    const after = { ...moved, ...seats.columns };
    if (!seats.isRebuilt && isUnchanged(before, after)) {
      requireConfirmedSeats(body.removesSeats, undefined);
      return answerUnchanged(change, before);
    }
    await writeShow(change, before, after, venue);
    const removed = seats.isRebuilt ? await rebuildSeats(change, before, after) : undefined;
    requireConfirmedSeats(body.removesSeats, removed);
    const answer = await readShow(change, before.showCode);
    return {
      answer,
      show: before,
      objectId: before.showCode,
      ...(await describeShowChange(change, before, after, removed && { ...removed, seats: answer.seatCount })),
      reason: body.reason,
      revision: after.revision,
    };
  }),
);

async function applyMove(change: Change, before: ShowRow, venue: VenueRow, body: MoveBody): Promise<ShowRow> {
  const tourId = body.tourId === undefined ? before.tourId : body.tourId;
  const timeZone = venue.id === before.venueId ? before.timeZone : venue.timeZone;
  const { times, derived, kept } = shiftTimes(before, body, timeZone, change.now);
  return {
    ...before,
    ...resolveTimes(times, timeZone, { overlap: body.overlap, before, derived }),
    ...kept,
    venueId: venue.id,
    venueKey: toSortKey(venue.name),
    tourId,
    artistCampaignId: await followTour(change, before, tourId),
    revision: before.revision + 1,
  };
}
