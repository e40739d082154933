import { and, eq, isNull } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { offerCodeUses } from '../../db/schema/offer-codes.ts';
import type { Offer } from '../offer-codes/redeem/lock-offers.ts';
import { measureUse } from '../offer-codes/redeem/use-offers.ts';
import { listTickets, type TicketsOf } from './list-tickets.ts';
import type { BasketRow } from './lock-basket.ts';

/** What the code of a basket comes to after its content changed. OFFER_CODE_REFUSED when it is not for it any more. */
export async function resizeUse(change: Change, basket: BasketRow, offer: Offer, content: TicketsOf): Promise<void> {
  const { tickets, discountMinor } = measureUse(offer.row, listTickets(content));
  await change.db
    .update(offerCodeUses)
    .set({ tickets, discountMinor })
    .where(
      and(
        eq(offerCodeUses.promoterId, basket.promoterId),
        eq(offerCodeUses.basketId, basket.id),
        isNull(offerCodeUses.orderId),
      ),
    );
}
