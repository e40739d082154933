import { SYSTEM_PROMOTER_ID } from '../db/schema/promoters/promoters.ts';
import type { WriteDb } from '../db/transaction.ts';
import type { User } from '../identity/users/users.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Language } from '../texts/en-GB/language.ts';

/** What somebody is told of their account by mail, also when they did it themselves: it may have been a thief. */
export type AccountEvent =
  | 'password-changed'
  | 'email-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-reset';

/** `to` is the address that the account had then; `at` is an instant. */
export type AccountNotice = { userId: string; to: string; event: AccountEvent; language: string; at: string };

export const accountNoticeJob = defineJob<AccountNotice>('send-account-notice');

/** Requests the mail to the address that the account has, in the transaction of what it tells. */
export const tellOf =
  (event: AccountEvent, now: Date, { tag }: Pick<Language, 'tag'>) =>
  (db: WriteDb, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> =>
    accountNoticeJob.enqueue({ db, now }, SYSTEM_PROMOTER_ID, {
      userId: id,
      to: email,
      event,
      language: tag,
      at: now.toISOString(),
    });
