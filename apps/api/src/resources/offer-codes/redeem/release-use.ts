import { and, eq, isNull } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { offerCodeUses } from '../../../db/schema/offer-codes.ts';

/** Releases the code use of a basket that will not be purchased. */
export async function releaseUse(
  change: Change,
  { promoterId, id }: { promoterId: number; id: number },
): Promise<void> {
  await change.db
    .delete(offerCodeUses)
    .where(
      and(eq(offerCodeUses.promoterId, promoterId), eq(offerCodeUses.basketId, id), isNull(offerCodeUses.orderId)),
    );
}
