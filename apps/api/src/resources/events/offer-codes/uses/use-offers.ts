import { discountPrice } from '@parterre/contract/money/derive-price';
import type { Change } from '#context.ts';
import { inBatches } from '#db/in-batches.ts';
import { offerCodeUses } from '#db/schema/events/offer-codes.ts';
import { refusal } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { OfferCodeRow } from '../offer-code-row.ts';
import { coversTicket } from './covers-ticket.ts';
import type { Offer } from './lock-offers.ts';

export interface OfferedBasket {
  basketId: number;
  offer: Offer;
  /** One entry for each ticket in the basket. */
  tickets: readonly { id: number; priceGroupId: number; faceValueMinor: number }[];
}

export interface OfferUse {
  offerCodeId: number;
  tickets: number;
  discountMinor: number;
}

/**
 * Records one use per basket until the basket expires. Throws OFFER_CODE_REFUSED when a code is for none of the tickets
 * or for too few of them.
 */
export async function useOffers(
  change: Change,
  show: ShowRow,
  baskets: readonly OfferedBasket[],
  expiresAt: Date,
): Promise<Map<number, OfferUse>> {
  const uses = new Map(baskets.map(({ basketId, offer, tickets }) => [basketId, measureUse(offer.row, tickets)]));
  const rows = baskets.flatMap(({ basketId, offer }) => {
    const use = uses.get(basketId);
    return use
      ? [
          {
            ...use,
            promoterId: show.promoterId,
            basketId,
            showId: show.id,
            customerKey: offer.customerKey,
            expiresAt,
            at: change.now,
          },
        ]
      : [];
  });
  for (const batch of inBatches(rows)) await change.db.insert(offerCodeUses).values(batch);
  return uses;
}

/** Determines which of some tickets a code covers. Throws OFFER_CODE_REFUSED like `useOffers`. */
export function measureUse(row: OfferCodeRow, tickets: OfferedBasket['tickets']): OfferUse {
  const covered = tickets.filter((ticket) => coversTicket(row, ticket));
  if (covered.length === 0) throw refusal('OFFER_CODE_REFUSED', 'not-for-these-tickets', {});
  if (row.mostPerOrder !== null && covered.length > row.mostPerOrder)
    throw refusal('OFFER_CODE_REFUSED', 'per-order', { mostPerOrder: row.mostPerOrder, quantity: covered.length });
  const discounts = covered.map(({ faceValueMinor }) => faceValueMinor - discountPrice(faceValueMinor, row));
  return {
    offerCodeId: row.id,
    tickets: covered.length,
    discountMinor: discounts.reduce((sum, discount) => sum + discount, 0),
  };
}
