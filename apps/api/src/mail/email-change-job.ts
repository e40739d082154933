import type { BrandName } from '@parterre/contract/wire/brands';
import type { Database } from '../db/database.ts';
import { SYSTEM_PROMOTER_ID } from '../db/schema/promoters/promoters.ts';
import { defineJob } from '../jobs/define-job.ts';
import { createJobContext } from '../jobs/job-context.ts';

/**
 * The user, their new address in lower case, and the brand and language of the page. Jobs of older versions have no
 * brand.
 */
export type EmailChangeJob = { userId: string; email: string; brand?: BrandName; language: string };

export const emailChangeJob = defineJob<EmailChangeJob>('send-email-change');

/**
 * Requests the link that confirms a new address. Whether another user has the address is checked when the link is sent.
 */
export const requestEmailChange = (database: Database, wanted: EmailChangeJob, now: Date): Promise<void> =>
  createJobContext(database, now).runAsSystem((db) => emailChangeJob.enqueue({ db, now }, SYSTEM_PROMOTER_ID, wanted));
