import type { Database } from '../../src/db/database.ts';
import { forgetAnswers } from '../../src/db/forget-answers.ts';
import { createJobContext } from '../../src/jobs/job-context.ts';
import { forgetExpiredUses } from '../../src/resources/events/offer-codes/redeem/forget-uses.ts';
import { sweepExpired as sweepExpiredBaskets } from '../../src/resources/sales/baskets/release-baskets.ts';

/** Does what the background does with what has run out: baskets, codes used in them, kept answers. */
export async function sweepExpired(database: Database, now: Date): Promise<void> {
  const job = createJobContext(database, now);
  await sweepExpiredBaskets(job);
  await forgetExpiredUses(job);
  await forgetAnswers(database, now);
}
