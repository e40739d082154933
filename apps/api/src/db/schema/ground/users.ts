import type { MembershipScope } from '@parterre/contract/choices/access-choices';
import type { MailLanguage, TimeFormat } from '@parterre/contract/choices/account-choices';
import type { FeatureId, GivenRole, UserPermission } from '@parterre/contract/wire/permissions';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from './columns.ts';

/** People who sign in. `email` is stored in lower case. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash'),
    /** Set by an operator and valid for all promoters. A promoter can only deactivate its own membership. */
    isDisabled: boolean('is_disabled').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** The language of the console and of mails; null follows each browser. */
    language: text('language').$type<MailLanguage>(),
    timeFormat: text('time_format').$type<TimeFormat>().notNull().default('24h'),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [uniqueIndex('users_email').on(t.email)],
);

/** The role of a user at a promoter. The scopes `venue` and `partner-site` limit it to the ids in `scopeIds`. */
export const memberships = pgTable(
  'memberships',
  {
    promoterId: promoterId(),
    userId: text('user_id').notNull(),
    id: id().notNull().default(sql`1 + floor(random() * 9007199254740990)::bigint`),
    role: text('role').$type<GivenRole>().notNull(),
    /** The promoter's own role, where the role is `custom`. */
    roleId: id('role_id'),
    scope: text('scope').$type<MembershipScope>().notNull().default('promoter'),
    scopeIds: jsonb('scope_ids').$type<number[]>().notNull(),
    /** Permissions granted beyond the role after the user requested them. */
    grantedPermissions: jsonb('granted_permissions').$type<UserPermission[]>().notNull().default([]),
    /** Features that are closed to the user at this promoter, whatever the role permits. */
    closedFeatures: jsonb('closed_features').$type<FeatureId[]>().notNull().default([]),
    /** The time from which the user may not work for this promoter. */
    deactivatedAt: instant('deactivated_at'),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.userId] }),
    uniqueIndex('memberships_id').on(t.promoterId, t.id),
    index('memberships_user').on(t.userId),
    index('memberships_role').on(t.promoterId, t.roleId),
  ],
);

/**
 * Browsers in which a user is signed in: one row per sign-in, renewed with every token. A token of an ended session is
 * refused.
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

/** The second factor that a user signs in with in addition to the password, once they have confirmed it. */
export const secondFactors = pgTable('second_factors', {
  userId: text('user_id').primaryKey(),
  /** The secret shared with the user's authenticator app, encrypted with SECRET_KEY. */
  sealed: text('sealed').notNull(),
  since: instant('since').notNull(),
  /** The last half minute whose code was used, so that no code works twice. */
  lastStep: integer('last_step').notNull(),
  /** SHA-256 of the unused recovery codes, for users who lost their app. */
  recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull(),
  recoveryCodesLeft: integer('recovery_codes_left').notNull(),
});

/** The keys with which a user signs in without a password. The authenticator keeps the private half of each. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    /** The id that the authenticator gave the key, in base64url. */
    credentialId: text('credential_id').notNull(),
    userId: text('user_id').notNull(),
    /** What the user calls it. */
    name: text('name').notNull(),
    /** The public half in the form of COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator has signed; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach the authenticator, such as `usb` or `internal`. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** True if the user's devices share it, so that it outlives the loss of one. */
    isBackedUp: boolean('is_backed_up').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
);

/** Mailed links, each of which works once. Only the hash is stored. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose').$type<'invitation' | 'password-reset' | 'email-change'>().notNull(),
    /** The id of the invitation, or of the user. */
    subjectId: text('subject_id').notNull(),
    /** The address that the link was sent to. */
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

/** Everything the identity provider stores: sessions, grants, codes, tokens, and the challenges that passkeys signed. */
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
