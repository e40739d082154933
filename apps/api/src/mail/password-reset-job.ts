import type { BrandName } from '@parterre/contract/wire/brands';
import type { Database } from '../db/database.ts';
import { SYSTEM_PROMOTER_ID } from '../db/schema/promoters/promoters.ts';
import { defineJob } from '../jobs/define-job.ts';
import { createJobContext } from '../jobs/job-context.ts';

/** The address as typed, and the brand and language of the page. Jobs of older versions have no brand. */
export type PasswordResetJob = { email: string; brand?: BrandName; language: string };

export const passwordResetJob = defineJob<PasswordResetJob>('send-password-reset');

/**
 * Requests a link that resets a password. Whether a user has the address is checked when the mail is sent, so that the
 * response time does not reveal it.
 */
export const requestPasswordReset = (database: Database, reset: PasswordResetJob, now: Date): Promise<void> =>
  createJobContext(database, now).runAsSystem((db) => passwordResetJob.enqueue({ db, now }, SYSTEM_PROMOTER_ID, reset));
