import type { Role } from '@parterre/contract/wire/permissions';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, promoterId } from './columns.ts';

/** People who sign in. `email` is stored in lower case. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash'),
    isDisabled: boolean('is_disabled').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('users_email').on(t.email)],
);

/** What a user may do at a promoter. The scopes `venue` and `partner-site` limit it to the ids in `scopeIds`. */
export const memberships = pgTable(
  'memberships',
  {
    promoterId: promoterId(),
    userId: text('user_id').notNull(),
    role: text('role').$type<Role>().notNull(),
    scope: text('scope').$type<'promoter' | 'venue' | 'partner-site'>().notNull().default('promoter'),
    scopeIds: jsonb('scope_ids').$type<number[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.userId] }), index('memberships_user').on(t.userId)],
);

/** Failed sign-ins per account and address, for throttling. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  { key: text('key').notNull(), at: instant('at').notNull() },
  (t) => [index('sign_in_attempts_key').on(t.key, t.at)],
);

/** Everything the identity provider stores: sessions, grants, codes, tokens. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    type: text('type').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text('uid'),
    expiresAt: instant('expires_at'),
    consumedAt: instant('consumed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.id] }),
    index('oidc_payloads_grant').on(t.grantId),
    index('oidc_payloads_uid').on(t.uid),
    index('oidc_payloads_expiry').on(t.expiresAt),
  ],
);

/** The provider's signing and cookie keys, encrypted with SECRET_KEY. */
export const providerKeys = pgTable('provider_keys', {
  id: integer('id').primaryKey(),
  sealed: text('sealed').notNull(),
  createdAt: instant('created_at').notNull(),
});
