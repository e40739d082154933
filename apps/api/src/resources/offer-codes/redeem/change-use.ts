import { and, eq, isNull } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { offerCodeUses } from '../../../db/schema/offer-codes.ts';
import type { Offer } from './lock-offers.ts';
import { measureUse, type OfferedBasket } from './use-offers.ts';

interface UsingBasket {
  promoterId: number;
  id: number;
}

/** What the code of a basket comes to after its content changed. OFFER_CODE_REFUSED when it is not for it any more. */
export async function resizeUse(
  change: Change,
  basket: UsingBasket,
  offer: Offer,
  content: OfferedBasket['tickets'],
): Promise<void> {
  const { tickets, discountMinor } = measureUse(offer.row, content);
  await change.db.update(offerCodeUses).set({ tickets, discountMinor }).where(ofBasket(basket));
}

/** Keeps the use of a basket as long as the basket is kept. */
export async function extendUse(change: Change, basket: UsingBasket, expiresAt: Date): Promise<void> {
  await change.db.update(offerCodeUses).set({ expiresAt }).where(ofBasket(basket));
}

const ofBasket = ({ promoterId, id }: UsingBasket) =>
  and(eq(offerCodeUses.promoterId, promoterId), eq(offerCodeUses.basketId, id), isNull(offerCodeUses.orderId));
