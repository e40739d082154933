import type { Digest } from '@parterre/contract/choices/occurrence-choices';
import { defineJob } from '#jobs/define-job.ts';

/** The mail to one user about one promoter: these occurrences, or all of a digest after one and up to another. */
export type NotificationMail = { promoterId: number; userId: string } & (
  | { delivery: 'now'; ids: number[] }
  | { delivery: Digest; afterId: number; untilId: number }
);

export const notificationJob = defineJob<NotificationMail>('send-notifications');
