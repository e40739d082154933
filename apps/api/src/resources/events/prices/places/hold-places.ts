import * as endpoints from '@parterre/contract/prices';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { holds } from '#db/schema/events/holds.ts';
import { AppError, fieldError, invalidField, refusal } from '#errors.ts';
import { type PriceRow, readPrices, requirePrice } from '#resources/ground/price-rows/read-prices.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { readPrice } from '../read.ts';
import { lockPlaces } from './lock-places.ts';
import { readHeldPlaces } from './read-held-places.ts';
import { readStock } from './read-stock.ts';
import { writeHeldPlaces } from './write-held-places.ts';

type HoldFacts = Pick<typeof holds.$inferSelect, 'id' | 'label' | 'allowSales'>;

/**
 * Puts places of an unseated price type under a hold, `quantity` in total; 0 releases them. A hold that allows sales
 * does not reduce the available places. Throws STALE, RULE_BROKEN for a seated price type, NOT_ENOUGH_LEFT with the
 * number that the hold could have. Needs `hold:write`.
 */
export const holdPlaces = verb(endpoints.holdPlaces, (ctx, { params, body }) =>
  ctx.change('non-seated-hold.update', async (change) => {
    const show = await lockShow(change, params.showCode);
    const price = requirePrice(await readPrices(change, show), params.priceTypeId);
    requireRevision(change, price);
    if (price.isSeated)
      throw refusal('RULE_BROKEN', 'ticket-is-seated', {}, [
        fieldError('holdId', 'notFitting', { message: 'Seats of a seated ticket are held on the map' }),
      ]);
    const hold = await requireHoldOf(change, show, body.holdId);
    await lockPlaces(change, show, [price.id]);
    const held = (await readHeldPlaces(change, show)).get(price.id) ?? [];
    const before = held.find((entry) => entry.holdId === hold.id)?.quantity ?? 0;
    if (body.quantity > before) {
      const others = held.reduce((sum, entry) => (entry.holdId === hold.id ? sum : sum + entry.quantity), 0);
      await requireLeft(change, show, price, { hold, before, others, quantity: body.quantity });
    }
    if (body.quantity !== before)
      await writeHeldPlaces(change, show, [{ priceTypeId: price.id, holdId: hold.id, quantity: body.quantity }]);
    const answer = await readPrice(change, show, price.id);
    return {
      answer,
      show,
      object: 'price',
      objectId: price.id,
      before: { name: price.name, label: hold.label, holdId: hold.id, held: before },
      after: { name: price.name, label: hold.label, holdId: hold.id, held: body.quantity },
      revision: answer.revision,
      ...(body.quantity === before ? { isAudited: false as const } : {}),
    };
  }),
);

async function requireHoldOf(change: Change, show: ShowRow, holdId: number): Promise<HoldFacts> {
  const [hold] = await change.db
    .select({ id: holds.id, label: holds.label, allowSales: holds.allowSales })
    .from(holds)
    .where(and(eq(holds.promoterId, show.promoterId), eq(holds.showId, show.id), eq(holds.id, holdId)));
  if (!hold) throw invalidField('holdId', 'hold');
  return hold;
}

interface HoldRequest {
  hold: HoldFacts;
  /** The places of this hold, and those of all others. */
  before: number;
  others: number;
  quantity: number;
}

/** A place is under at most one hold, and only a free one can be withheld. */
async function requireLeft(
  change: Change,
  show: ShowRow,
  price: PriceRow,
  { hold, before, others, quantity }: HoldRequest,
): Promise<void> {
  const available = (await readStock(change, show, [price])).get(price.id)?.available ?? 0;
  const left = Math.max(0, Math.min(available + (hold.allowSales ? 0 : before), price.allocation - others));
  if (quantity <= left) return;
  throw new AppError('NOT_ENOUGH_LEFT', {
    fieldErrors: [fieldError('quantity', 'max', { values: { maxNumber: left, left } })],
    details: { priceTypeId: price.id, holdId: hold.id, left, quantity },
  });
}
