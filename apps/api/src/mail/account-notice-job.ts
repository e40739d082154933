import type { Brand, BrandName } from '@parterre/contract/wire/brands';
import { SYSTEM_PROMOTER_ID } from '../db/schema/promoters/promoters.ts';
import type { WriteDb } from '../db/transaction.ts';
import type { User } from '../identity/users/users.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Language } from '../texts/en-GB/language.ts';

/**
 * Occurrences in an account that its user is notified of by mail, even of their own actions, because a thief may have
 * acted.
 */
export type AccountEvent =
  | 'password-changed'
  | 'email-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-reset'
  | 'passkey-added'
  | 'passkey-removed';

/** `to` is the address that the account had at that time; `at` is an instant; jobs of older versions have no `brand`. */
export type AccountNotice = {
  userId: string;
  to: string;
  event: AccountEvent;
  brand?: BrandName | null;
  language: string;
  at: string;
};

export const accountNoticeJob = defineJob<AccountNotice>('send-account-notice');

/**
 * Requests the mail to the current address of the account, in the transaction of the reported change and in the brand
 * of the page.
 */
export const requestAccountNotice =
  (event: AccountEvent, now: Date, { brand, language }: { brand: Brand; language: Pick<Language, 'tag'> }) =>
  (db: WriteDb, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> =>
    accountNoticeJob.enqueue({ db, now }, SYSTEM_PROMOTER_ID, {
      userId: id,
      to: email,
      event,
      brand: brand.name,
      language: language.tag,
      at: now.toISOString(),
    });
