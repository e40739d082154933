import { and, eq, isNull } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { offerCodeUses } from '../../../db/schema/offer-codes.ts';

/** Gives the use of a basket back that is not going to be purchased. */
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
