import { and, eq, isNull } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { offerCodeUses } from '#db/schema/events/offer-codes.ts';
import type { Offer } from './lock-offers.ts';
import { measureUse, type OfferedBasket } from './use-offers.ts';

interface UsingBasket {
  promoterId: number;
  id: number;
}

/**
 * Recalculates a basket's use of its code after its content changed. Throws OFFER_CODE_REFUSED when the code no longer
 * fits.
 */
export async function resizeUse(
  change: Change,
  basket: UsingBasket,
  offer: Offer,
  content: OfferedBasket['tickets'],
): Promise<void> {
  const { tickets, discountMinor } = measureUse(offer.row, content);
  await change.db.update(offerCodeUses).set({ tickets, discountMinor }).where(ofBasket(basket));
}

/** Keeps the use of a basket for as long as the basket. */
export async function extendUse(change: Change, basket: UsingBasket, expiresAt: Date): Promise<void> {
  await change.db.update(offerCodeUses).set({ expiresAt }).where(ofBasket(basket));
}

const ofBasket = ({ promoterId, id }: UsingBasket) =>
  and(eq(offerCodeUses.promoterId, promoterId), eq(offerCodeUses.basketId, id), isNull(offerCodeUses.orderId));

/** Deletes the use of a basket that no order keeps. */
export async function releaseUse(change: Change, basket: UsingBasket): Promise<void> {
  await change.db.delete(offerCodeUses).where(ofBasket(basket));
}

interface StandingTicket {
  offerCodeId: number | null;
  discountMinor: number;
}

/**
 * Reduces the use of a code after tickets were cancelled. The order keeps the use while a ticket is valid, and releases
 * it when none is.
 */
export async function shrinkUse(
  change: Change,
  order: { promoterId: number; basketId: number },
  standing: readonly StandingTicket[],
): Promise<void> {
  const ofOrder = and(eq(offerCodeUses.promoterId, order.promoterId), eq(offerCodeUses.basketId, order.basketId));
  if (standing.length === 0) {
    await change.db.delete(offerCodeUses).where(ofOrder);
    return;
  }
  const covered = standing.filter(({ offerCodeId }) => offerCodeId !== null);
  const discountMinor = covered.reduce((sum, ticket) => sum + ticket.discountMinor, 0);
  await change.db.update(offerCodeUses).set({ tickets: covered.length, discountMinor }).where(ofOrder);
}
