import * as endpoints from '@parterre/contract/seat-copies';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { countSeats, type SeatCount } from '#resources/seating/seats/count-seats.ts';
import { readSeatPriceStats } from '#resources/seating/seats/read/seat-price-stats.ts';
import { verb } from '#verb.ts';
import { mayCreateHolds } from './copy-seats.ts';
import { type CountedCopy, countCopy } from './count-copy.ts';
import { describeMissing, describePairs } from './describe-copy.ts';
import { pairOrdinals } from './pair-ordinals.ts';
import { pairThings } from './pair-things.ts';
import { planCopy } from './plan-copy.ts';
import { type CopySide, type CopySides, readSides } from './read-sides.ts';

/** Ordinals of holds that do not exist yet, above every real one. */
const NEW_HOLD_ORDINALS = 40_000;

/**
 * Reports what a copy would do at this moment, and which parts of the other show do not fit. It writes nothing. Holds
 * are created only with `hold:write`.
 */
export const previewSeatCopy = verb(endpoints.previewSeatCopy, async (ctx, { params, body }) => {
  const show = await requireShow(ctx, params.showCode);
  const sides = await readSides(ctx, show, params.fromShowCode);
  const { from, to } = sides;
  const pairs = pairThings(sides, body, mayCreateHolds(ctx));
  const created = new Map(from.holds.map((hold, index) => [hold.id, { ordinal: NEW_HOLD_ORDINALS + index }]));
  const planned = planCopy(sides, pairs, pairOrdinals(sides, pairs, created), body.parts);
  const counted = await countCopy(ctx, to, planned.edits);
  const { mapping, withoutPrice, withoutHold } = planned;
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
    priceChanges: describePriceChanges(await readSeatPriceStats(ctx, show), to, counted),
    holdChanges: describeHoldChanges(await countSeats(ctx, show), sides, counted, (holdId) =>
      pairs.holds.get(holdId) === 'new' ? created.get(holdId)?.ordinal : undefined,
    ),
    currency: show.currency,
  };
});

type Stats = Awaited<ReturnType<typeof readSeatPriceStats>>;

function describePriceChanges({ items }: Stats, { prices }: Pick<CopySide, 'prices'>, counted: CountedCopy) {
  const ordinals = new Map(prices.map(({ id, ordinal }) => [id, ordinal]));
  return items.map(({ priceTypeId, name, seats, faceValueMinor, valueMinor }) => {
    const more = counted.prices.get(priceTypeId === null ? 0 : (ordinals.get(priceTypeId) ?? 0)) ?? 0;
    return {
      priceTypeId,
      name,
      seatsBefore: seats,
      seats: seats + more,
      valueBeforeMinor: valueMinor,
      valueMinor: valueMinor + more * faceValueMinor,
    };
  });
}

/**
 * `ordinalOf` returns the ordinal of a hold that is created like one of the other show. A hold without seats is not
 * created.
 */
function describeHoldChanges(
  counts: readonly SeatCount[],
  { from, to }: CopySides,
  counted: CountedCopy,
  ordinalOf: (holdId: number) => number | undefined,
) {
  const heldNow = (ordinal: number) => counts.reduce((sum, { hold, seats }) => sum + (hold === ordinal ? seats : 0), 0);
  const changeOf = (ordinal: number) => ({
    seatsBefore: heldNow(ordinal),
    seats: heldNow(ordinal) + (counted.holds.get(ordinal) ?? 0),
  });
  return [
    { holdId: null, fromHoldId: null, label: '', ...changeOf(0) },
    ...to.holds.map(({ id, label, ordinal }) => ({ holdId: id, fromHoldId: null, label, ...changeOf(ordinal) })),
    ...from.holds.flatMap(({ id, label }) => {
      const ordinal = ordinalOf(id);
      const change = ordinal === undefined ? undefined : changeOf(ordinal);
      return change && change.seats > 0 ? [{ holdId: null, fromHoldId: id, label, ...change }] : [];
    }),
  ];
}
