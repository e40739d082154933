import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { priceTypes } from '../../db/schema/prices.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { ShowRow } from '../shows/require-show.ts';
import type { BasketWish } from './create.ts';
import type { ShopPrices } from './read-shop-prices.ts';

/**
 * Unseated places: the price types are locked one after the other and what is taken is counted after that, so that
 * buyers of the same ticket come one at a time. NOT_ENOUGH_LEFT with what is left.
 */
export async function checkQuantities(
  change: Change,
  show: ShowRow,
  prices: ShopPrices,
  wishes: readonly BasketWish[],
): Promise<void> {
  const wanted = sumQuantities(prices, wishes);
  if (wanted.size === 0) return;
  const locked = await change.db
    .select({ id: priceTypes.id, allocation: priceTypes.allocation })
    .from(priceTypes)
    .where(and(eq(priceTypes.promoterId, show.promoterId), inArray(priceTypes.id, [...wanted.keys()])))
    .orderBy(asc(priceTypes.id))
    .for('no key update');
  const taken = await countTaken(change, show, [...wanted.keys()]);
  for (const { id, allocation } of locked) {
    const left = allocation - (taken.get(id) ?? 0);
    const quantity = wanted.get(id) ?? 0;
    if (quantity > left)
      throw new AppError('NOT_ENOUGH_LEFT', { details: { priceTypeId: id, left: Math.max(left, 0), quantity } });
  }
}

function sumQuantities(prices: ShopPrices, wishes: readonly BasketWish[]): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const { quantities = [] } of wishes) {
    const named = new Set<number>();
    for (const [index, { priceTypeId, quantity }] of quantities.entries()) {
      const isKnown = prices.byId.get(priceTypeId)?.isSeated === false && !named.has(priceTypeId);
      if (!isKnown)
        throw invalidField(
          `quantities.${index}.priceTypeId`,
          'The event has no such unseated ticket, or it is named twice',
        );
      if (!Number.isInteger(quantity) || quantity < 1)
        throw invalidField(`quantities.${index}.quantity`, 'Must be greater than or equal to 1');
      named.add(priceTypeId);
      wanted.set(priceTypeId, (wanted.get(priceTypeId) ?? 0) + quantity);
    }
  }
  return wanted;
}

/** One statement: a purchase moves places from the baskets to the totals, and must be seen on one side only. */
const TAKEN = `
  select p.id,
    (select coalesce(sum(t.tickets), 0) from sales_totals t
      where t.promoter_id = $1 and t.show_id = $2 and t.price_type_id = p.id)
    + (select coalesce(sum((q ->> 'quantity')::int), 0)
      from baskets b, jsonb_array_elements(b.quantities) q
      where b.promoter_id = $1 and b.show_id = $2 and b.state = 'OPEN' and b.expires_at > $4
        and (q ->> 'priceTypeId')::bigint = p.id)
  from unnest($3::bigint[]) as p (id)`;

async function countTaken(
  change: Change,
  show: ShowRow,
  priceTypeIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await change.query(TAKEN, [show.promoterId, show.id, [...priceTypeIds], change.now.toISOString()]);
  return new Map(rows.map(([id, taken]) => [Number(id), Number(taken)]));
}
