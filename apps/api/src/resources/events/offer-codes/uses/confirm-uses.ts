import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import { AppError, refusal } from '#errors.ts';
import { toCustomerKey } from '#resources/ground/customer-rows/customer-keys.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { OfferCodeRow } from '../offer-code-row.ts';
import { countUsesByCustomer, keyOfUse } from './count-uses.ts';

export interface OrderedUse {
  basketId: number;
  /** The id of the order's row. */
  orderId: number;
  offer: OfferCodeRow;
  /** The buyer's address, which is known only at the purchase. */
  email: string;
  tickets: number;
  discountMinor: number;
}

const CONFIRM = rowsOf(
  { basketId: column.int('u.basket_id') },
  (list) => `
  update offer_code_uses u set order_id = v.order_id, customer_key = v.customer_key, tickets = v.tickets,
    discount_minor = v.discount, expires_at = null
  from unnest($2::bigint[], $3::bigint[], $4::text[], $5::int[], $6::bigint[])
    as v (basket_id, order_id, customer_key, tickets, discount)
  where u.promoter_id = $1 and u.basket_id = v.basket_id and u.order_id is null
  returning ${list}`,
);

/**
 * Assigns the uses of baskets to their orders. Throws OFFER_CODE_REFUSED for the limit per customer, BASKET_EXPIRED.
 */
export async function confirmUses(change: Change, show: ShowRow, uses: readonly OrderedUse[]): Promise<void> {
  if (uses.length === 0) return;
  await requireCustomerUses(change, show, uses);
  const confirmed = await change.readRows(CONFIRM, [
    show.promoterId,
    uses.map(({ basketId }) => basketId),
    uses.map(({ orderId }) => orderId),
    uses.map(({ email }) => toCustomerKey(email)),
    uses.map(({ tickets }) => tickets),
    uses.map(({ discountMinor }) => discountMinor),
  ]);
  if (confirmed.length < uses.length) throw new AppError('BASKET_EXPIRED');
}

/** Checks the limit per customer at the purchase, because the buyer is not certain before. */
async function requireCustomerUses(change: Change, show: ShowRow, uses: readonly OrderedUse[]): Promise<void> {
  const limited = uses.filter(({ offer }) => offer.mostPerCustomer !== null);
  if (limited.length === 0) return;
  const ids = [...new Set(limited.map(({ offer }) => offer.id))];
  const locked = await change.db
    .select({ id: offerCodes.id, mostPerCustomer: offerCodes.mostPerCustomer })
    .from(offerCodes)
    .where(and(eq(offerCodes.promoterId, show.promoterId), inArray(offerCodes.id, ids)))
    .orderBy(asc(offerCodes.id))
    .for('no key update');
  const limits = new Map(locked.map(({ id, mostPerCustomer }) => [id, mostPerCustomer]));
  const counted = await countUsesByCustomer(change, show.promoterId, {
    offerCodeIds: ids,
    customerKeys: limited.map(({ email }) => toCustomerKey(email)),
    without: limited.map(({ basketId }) => basketId),
  });
  for (const { offer, email } of limited) {
    const mostPerCustomer = limits.get(offer.id) ?? null;
    const key = keyOfUse(offer.id, toCustomerKey(email));
    const ofCustomer = counted.get(key) ?? 0;
    if (mostPerCustomer !== null && ofCustomer >= mostPerCustomer)
      throw refusal('OFFER_CODE_REFUSED', 'per-customer', { mostPerCustomer });
    counted.set(key, ofCustomer + 1);
  }
}
