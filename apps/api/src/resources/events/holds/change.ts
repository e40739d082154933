import * as endpoints from '@parterre/contract/holds';
import { requireRevision } from '#context/require-revision.ts';
import { withoutUndefined } from '#context/without-undefined.ts';
import type { Change } from '#context.ts';
import { invalidField } from '#errors.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { notifyMaps } from '#resources/seating/seats/change/record-seats.ts';
import { countSeats } from '#resources/seating/seats/count-seats.ts';
import type { HoldRow } from '#resources/seating/seats/read/seat-facts.ts';
import { toLocalDay } from '#time/zones.ts';
import { verb } from '#verb.ts';
import { requireWithholdable } from '../prices/places/require-free-places.ts';
import { countHoldSeats, countPlaces, NO_SEATS, presentHold, readHolds, requireHold } from './read.ts';
import { insertHolds, prepareHolds, requireFreeFlags, updateHolds } from './write-holds.ts';

/**
 * Creates a hold without seats. Throws FLAG_TAKEN, RULE_BROKEN for more holds than a show can ever have. Needs
 * `hold:write`.
 */
export const createHold = verb(endpoints.createHold, (ctx, { params, body }) =>
  ctx.change('hold.create', async (change) => {
    const show = await lockShow(change, params.showCode);
    const others = await readHolds(change, show);
    requireFreeFlags(others, [{ fields: body, field: 'reservationFlag' }]);
    requireComingRelease(change, show, body.releaseOn, null);
    const rows: HoldRow[] = await prepareHolds(change, show, [body]);
    await insertHolds(change, rows);
    await notifyMaps(change, show);
    const [answer] = rows.map((row) => presentHold(row, NO_SEATS));
    if (!answer) throw new Error('A prepared hold has no row');
    return {
      answer,
      show,
      objectId: answer.holdId,
      after: answer,
      revision: answer.revision,
    };
  }),
);

/**
 * Changes a hold named by its flag or its id. Throws FLAG_TAKEN, STALE, NOT_ENOUGH_LEFT when it would withhold places
 * that were sold. Needs `hold:write`.
 */
export const updateHold = verb(endpoints.updateHold, (ctx, { params, body }) =>
  ctx.change('hold.update', async (change) => {
    const show = await lockShow(change, params.showCode);
    const rows = await readHolds(change, show);
    const before = requireHold(rows, params.hold);
    requireRevision(change, before);
    requireComingRelease(change, show, body.releaseOn ?? null, before.releaseOn);
    const after = { ...before, ...withoutUndefined(body), revision: before.revision + 1 };
    requireFreeFlags(
      rows.filter((row) => row !== before),
      [{ fields: after, field: 'reservationFlag' }],
    );
    await requireWithholdable(change, show, [before], [after]);
    await updateHolds(change, [before], [after]);
    await notifyMaps(change, show);
    const seats = countHoldSeats(await countSeats(change, show), before.ordinal);
    const places = (await countPlaces(change, show)).get(before.id);
    return {
      answer: presentHold(after, seats, places),
      show,
      objectId: before.id,
      before: presentHold(before, seats, places),
      after: presentHold(after, seats, places),
      revision: after.revision,
    };
  }),
);

/**
 * The release day of a hold is today at the earliest, by the calendar of the venue. A stored day that has passed since
 * is kept.
 */
function requireComingRelease(change: Change, show: ShowRow, wanted: string | null, stored: string | null): void {
  if (wanted === null || wanted === stored || wanted >= toLocalDay(change.now, show.timeZone)) return;
  throw invalidField('releaseOn', 'notInPast');
}
