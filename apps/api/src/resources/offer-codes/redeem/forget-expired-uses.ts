import { and, isNull, lte } from 'drizzle-orm';
import { offerCodeUses } from '../../../db/schema/offer-codes.ts';
import type { JobContext } from '../../../jobs/job-context.ts';

/** Releases the code uses of baskets that have expired. */
export async function forgetExpiredUses({ runAsSystem, now }: JobContext): Promise<void> {
  await runAsSystem((db) =>
    db.delete(offerCodeUses).where(and(isNull(offerCodeUses.orderId), lte(offerCodeUses.expiresAt, now))),
  );
}
