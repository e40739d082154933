import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { offerCodes } from '../../db/schema/offer-codes.ts';
import { notFound } from '../../errors.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import type { OfferCodeRow } from './offer-code-row.ts';

/** A code of this price group, locked against redemption until the change ends; NOT_FOUND for any other. */
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
