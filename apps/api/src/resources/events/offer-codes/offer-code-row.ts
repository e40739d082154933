import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import { notFound } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

export type OfferCodeRow = typeof offerCodes.$inferSelect;

export interface OfferUsage {
  orders: number;
  tickets: number;
  inBaskets: number;
  discountMinor: number;
}

export const UNUSED: OfferUsage = { orders: 0, tickets: 0, inBaskets: 0, discountMinor: 0 };

/** Returns the form in which codes are stored and compared. */
export const toCode = (text: string): string => text.trim().normalize('NFC').toUpperCase();

/** Locks a code of this price group against use until the change ends. Throws NOT_FOUND for any other. */
export async function lockOfferCode(
  change: Change,
  show: ShowRow,
  { priceGroupId, offerCodeId }: { priceGroupId: number; offerCodeId: number },
): Promise<OfferCodeRow> {
  const [row] = await change.db
    .select()
    .from(offerCodes)
    .where(
      and(
        eq(offerCodes.promoterId, show.promoterId),
        eq(offerCodes.id, offerCodeId),
        eq(offerCodes.showId, show.id),
        eq(offerCodes.priceGroupId, priceGroupId),
      ),
    )
    .for('no key update');
  if (!row) throw notFound();
  return row;
}
