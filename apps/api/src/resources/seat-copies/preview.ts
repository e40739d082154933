import * as endpoints from '@parterre/contract/seat-copies';
import { verb } from '../../verb.ts';
import { countSeats } from '../seats/count-seats.ts';
import { readSeatPriceStats } from '../seats/read/seat-price-stats.ts';
import { requireShow } from '../show-rows/require-show.ts';
import { mayCreateHolds } from './copy-seats.ts';
import { countCopy } from './count-copy.ts';
import { describeMissing, describePairs } from './describe-copy.ts';
import { pairOrdinals } from './pair-ordinals.ts';
import { pairThings } from './pair-things.ts';
import { planCopy } from './plan-copy.ts';
import { readSides } from './read-sides.ts';

/** Ordinals of holds that do not exist yet, above every real one. */
const NEW_HOLD_ORDINALS = 40_000;

/**
 * Answers what a copy would do at this moment, and what of the other show does not fit. It writes nothing. Holds are
 * created only with `hold:write`.
 */
export const previewSeatCopy = verb(endpoints.previewSeatCopy, async (ctx, { params, body }) => {
  const show = await requireShow(ctx, params.showCode);
  const sides = await readSides(ctx, show, params.fromShowCode);
  const { from, to } = sides;
  const pairs = pairThings(sides, body, mayCreateHolds(ctx));
  const created = new Map(from.holds.map((hold, index) => [hold.id, { ordinal: NEW_HOLD_ORDINALS + index }]));
  const planned = planCopy(sides, pairs, pairOrdinals(sides, pairs, created), body.parts);
  const counted = await countCopy(ctx, to, planned.edits);
  const stats = await readSeatPriceStats(ctx, show);
  const counts = await countSeats(ctx, show);
  const { mapping, withoutPrice, withoutHold } = planned;
  const ordinals = new Map(to.prices.map(({ id, ordinal }) => [id, ordinal]));
  const heldNow = (ordinal: number) => counts.reduce((sum, { hold, seats }) => sum + (hold === ordinal ? seats : 0), 0);
  const holdChange = (ordinal: number) => ({
    seatsBefore: heldNow(ordinal),
    seats: heldNow(ordinal) + (counted.holds.get(ordinal) ?? 0),
  });
  return {
    fromShowCode: from.show.showCode,
    fromCurrency: from.show.currency,
    isSamePlan: from.planVersionId === to.planVersionId,
    seen: sides.seen,
    ...describePairs(sides, pairs, mapping, body.parts),
    seats: {
      from: from.geometry.seatCount,
      matched: from.geometry.seatCount - mapping.gone.length,
      missing: mapping.gone.length,
      untouched: mapping.added.length,
      withoutPrice,
      withoutHold,
      changed: counted.changed,
      sold: counted.sold,
      inBaskets: counted.inBaskets,
      blocksSwitched: counted.blocksSwitched,
    },
    ...describeMissing(from.geometry, mapping),
    skipped: counted.skipped,
    priceChanges: stats.items.map(({ priceTypeId, name, seats, faceValueMinor, valueMinor }) => {
      const more = counted.prices.get(priceTypeId === null ? 0 : (ordinals.get(priceTypeId) ?? 0)) ?? 0;
      return {
        priceTypeId,
        name,
        seatsBefore: seats,
        seats: seats + more,
        valueBeforeMinor: valueMinor,
        valueMinor: valueMinor + more * faceValueMinor,
      };
    }),
    holdChanges: [
      { holdId: null, fromHoldId: null, label: '', ...holdChange(0) },
      ...to.holds.map(({ id, label, ordinal }) => ({ holdId: id, fromHoldId: null, label, ...holdChange(ordinal) })),
      ...from.holds.flatMap(({ id, label }) => {
        const change = holdChange(created.get(id)?.ordinal ?? 0);
        return pairs.holds.get(id) === 'new' && change.seats > 0
          ? [{ holdId: null, fromHoldId: id, label, ...change }]
          : [];
      }),
    ],
    currency: show.currency,
  };
});
