import type { MembershipScope } from '@parterre/contract/choices/access-choices';
import type { Role } from '@parterre/contract/wire/permissions';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from './columns.ts';

/** People who sign in. `email` is stored in lower case. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash'),
    /** For all promoters, as an operator sets it. A promoter deactivates its membership. */
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
    id: id().notNull().default(sql`1 + floor(random() * 9007199254740990)::bigint`),
    role: text('role').$type<Role>().notNull(),
    scope: text('scope').$type<MembershipScope>().notNull().default('promoter'),
    scopeIds: jsonb('scope_ids').$type<number[]>().notNull(),
    /** From then on the user may no longer work for this promoter. */
    deactivatedAt: instant('deactivated_at'),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.userId] }),
    uniqueIndex('memberships_id').on(t.promoterId, t.id),
    index('memberships_user').on(t.userId),
  ],
);

/**
 * Browsers in which somebody is signed in: one row per sign-in, renewed with every token. A token of a session that has
 * ended is refused.
 */
export const userSessions = pgTable(
  'user_sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    startedAt: instant('started_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [index('user_sessions_user').on(t.userId)],
);

/** Links that were mailed and work once. Only the hash is stored. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose').$type<'invitation' | 'password-reset' | 'email-change'>().notNull(),
    /** The invitation, or the user. */
    subjectId: text('subject_id').notNull(),
    /** The address that it was sent to. */
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('mailed_links_subject').on(t.purpose, t.subjectId), index('mailed_links_expiry').on(t.expiresAt)],
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
