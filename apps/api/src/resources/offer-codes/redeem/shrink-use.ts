import { and, eq } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { offerCodeUses } from '../../../db/schema/offer-codes.ts';

/** Tickets of an order that still stand. */
export interface StandingTicket {
  offerCodeId: number | null;
  discountMinor: number;
}

/**
 * What the use of a code comes to when tickets of its order were cancelled: the order keeps it for the tickets that
 * stand, and gives it back when none does.
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
