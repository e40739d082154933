import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { offerCodes, offerCodeUses } from '#db/schema/events/offer-codes.ts';
import { AppError } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { OfferCodeRow } from '../offer-code-row.ts';
import type { Offer } from './lock-offers.ts';

/**
 * Locks the code that a basket uses until the change ends. The use stays valid even if the code would no longer be
 * accepted. Throws BASKET_EXPIRED when the use was released.
 */
export async function lockBasketOffer(
  change: Change,
  show: Pick<ShowRow, 'promoterId'>,
  { id, offerCodeId }: { id: number; offerCodeId: number | null },
): Promise<Offer | undefined> {
  if (offerCodeId === null) return undefined;
  const { promoterId } = show;
  const [row] = await change.db
    .select()
    .from(offerCodes)
    .where(and(eq(offerCodes.promoterId, promoterId), eq(offerCodes.id, offerCodeId)))
    .for('no key update');
  const [use] = await change.db
    .select({ customerKey: offerCodeUses.customerKey })
    .from(offerCodeUses)
    .where(
      and(eq(offerCodeUses.promoterId, promoterId), eq(offerCodeUses.basketId, id), isNull(offerCodeUses.orderId)),
    );
  if (!row || !use) throw new AppError('BASKET_EXPIRED', { details: { basketId: id } });
  return { row, customerKey: use.customerKey };
}

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
