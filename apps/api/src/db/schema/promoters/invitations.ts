import type { MembershipScope } from '@parterre/contract/choices/access-choices';
import type { MailLanguage } from '@parterre/contract/choices/account-choices';
import type { GivenRole } from '@parterre/contract/wire/permissions';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

/** Invitations to work for a promoter. The link of each is stored in `mailed_links`. */
export const invitations = pgTable(
  'invitations',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    /** Stored in lower case. */
    email: text('email').notNull(),
    role: text('role').$type<GivenRole>().notNull(),
    roleId: id('role_id'),
    scope: text('scope').$type<MembershipScope>().notNull(),
    scopeIds: jsonb('scope_ids').$type<number[]>().notNull(),
    language: text('language').$type<MailLanguage>().notNull(),
    /**
     * The user who sent the invitation last; null where no user did. It ends when that user may not grant what it
     * offers.
     */
    invitedById: text('invited_by_id'),
    invitedBy: text('invited_by').notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    withdrawnAt: instant('withdrawn_at'),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('invitations_newest').on(t.promoterId, t.createdAt),
    index('invitations_email').on(t.promoterId, t.email),
  ],
);
