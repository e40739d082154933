import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { offerCodes, offerCodeUses } from '../../../db/schema/offer-codes.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';
import type { OfferCodeRow } from '../offer-code-row.ts';

/** The codes that baskets hold a use of, by basket. */
export async function readBasketOffers(
  change: Change,
  show: ShowRow,
  basketIds: readonly number[],
): Promise<Map<number, OfferCodeRow>> {
  if (basketIds.length === 0) return new Map();
  const rows = await change.db
    .select({ basketId: offerCodeUses.basketId, offer: offerCodes })
    .from(offerCodeUses)
    .innerJoin(
      offerCodes,
      and(eq(offerCodes.promoterId, offerCodeUses.promoterId), eq(offerCodes.id, offerCodeUses.offerCodeId)),
    )
    .where(
      and(
        eq(offerCodeUses.promoterId, show.promoterId),
        inArray(offerCodeUses.basketId, [...basketIds]),
        isNull(offerCodeUses.orderId),
      ),
    )
    .orderBy(asc(offerCodes.id));
  return new Map(rows.map(({ basketId, offer }) => [basketId, offer]));
}
