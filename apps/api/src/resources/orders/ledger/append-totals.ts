import type { Change } from '../../../context.ts';
import { salesTotals } from '../../../db/schema/orders.ts';
import { newId } from '../../../ids.ts';
import { toLocalDay } from '../../../time/zones.ts';
import type { ItemDraft } from '../../baskets/price/price-basket.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';

/**
 * Adds tickets and what they brought in, face value less discount, to the running totals of the show's local day, or
 * takes them off when they are cancelled. Rows with a random part are appended and folded by a job, so that no two
 * buyers meet on one counter.
 */
export async function appendTotals(
  change: Change,
  show: ShowRow,
  items: readonly Pick<ItemDraft, 'priceTypeId' | 'faceValueMinor' | 'discountMinor'>[],
  sign: 1 | -1 = 1,
): Promise<void> {
  const totals = new Map<number, { tickets: number; grossMinor: number }>();
  for (const { priceTypeId, faceValueMinor, discountMinor } of items) {
    const total = totals.get(priceTypeId) ?? { tickets: 0, grossMinor: 0 };
    totals.set(priceTypeId, {
      tickets: total.tickets + sign,
      grossMinor: total.grossMinor + sign * (faceValueMinor - discountMinor),
    });
  }
  const soldOn = toLocalDay(change.now, show.timeZone);
  const part = newId();
  await change.db.insert(salesTotals).values(
    [...totals].map(([priceTypeId, total]) => ({
      promoterId: show.promoterId,
      showId: show.id,
      priceTypeId,
      soldOn,
      part,
      ...total,
    })),
  );
}
