import type { Database } from '#db/database.ts';
import { forgetAnswers } from '#db/forget-answers.ts';
import { createJobContext } from '#jobs/job-context.ts';
import { forgetExpiredUses } from '#resources/events/offer-codes/uses/forget-uses.ts';
import { sweepExpired as sweepExpiredBaskets } from '#resources/sales/baskets/release-baskets.ts';

/** Runs the background jobs for what has expired: baskets, codes used in them, stored answers. */
export async function sweepExpired(database: Database, now: Date): Promise<void> {
  const job = createJobContext(database, now);
  await sweepExpiredBaskets(job);
  await forgetExpiredUses(job);
  await forgetAnswers(database, now);
}
