import type { Database } from '../db/database.ts';
import { SYSTEM_PROMOTER_ID } from '../db/schema/promoters/promoters.ts';
import { defineJob } from '../jobs/define-job.ts';
import { createJobContext } from '../jobs/job-context.ts';

/** The address as it was typed, and the language of the page. */
export type PasswordResetJob = { email: string; language: string };

export const passwordResetJob = defineJob<PasswordResetJob>('send-password-reset');

/**
 * Asks for a link to choose another password. Whether anybody has the address is looked up when it is sent, so that the
 * time of the answer does not tell.
 */
export const requestPasswordReset = (database: Database, reset: PasswordResetJob, now: Date): Promise<void> =>
  createJobContext(database, now).runAsSystem((db) => passwordResetJob.enqueue({ db, now }, SYSTEM_PROMOTER_ID, reset));
