import type { Database } from '#db/database.ts';
import { forgetAnswers } from '#db/forget-answers.ts';
import { createJobContext } from '#jobs/job-context.ts';
import { forgetExpiredUses } from '#resources/events/offer-codes/redeem/forget-uses.ts';
import { sweepExpired as sweepExpiredBaskets } from '#resources/sales/baskets/release-baskets.ts';

/** Does what the background does with what has run out: baskets, codes used in them, kept answers. */
export async function sweepExpired(database: Database, now: Date): Promise<void> {
  const job = createJobContext(database, now);
  await sweepExpiredBaskets(job);
  await forgetExpiredUses(job);
  await forgetAnswers(database, now);
}
