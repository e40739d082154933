import { and, isNull, lte } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { offerCodeUses } from '#db/schema/events/offer-codes.ts';
import type { JobContext } from '#jobs/job-context.ts';

export async function forgetExpiredUses({ runAsSystem, now }: JobContext): Promise<void> {
  await runAsSystem((db) =>
    db.delete(offerCodeUses).where(and(isNull(offerCodeUses.orderId), lte(offerCodeUses.expiresAt, now))),
  );
}

const USES = `
  update offer_code_uses set customer_key = $3
  where promoter_id = $1 and customer_key is not null and (order_id = any($2::bigint[]) or customer_key = $4)`;

/** Replaces a person's key by an anonymous one, so that their uses still count. */
export async function anonymiseUses(
  change: Change,
  promoterId: number,
  { orderIds, customerKey, erasedKey }: { orderIds: readonly number[]; customerKey: string; erasedKey: string },
): Promise<void> {
  await change.run(USES, [promoterId, orderIds, erasedKey, customerKey]);
}
