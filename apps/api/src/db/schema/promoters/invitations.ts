import type { MailLanguage, MembershipScope } from '@parterre/contract/choices/access-choices';
import type { GivenRole } from '@parterre/contract/wire/permissions';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

/** What somebody was offered by e-mail; its link stands in `mailed_links`. */
export const invitations = pgTable(
  'invitations',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role').$type<GivenRole>().notNull(),
    roleId: id('role_id'),
    scope: text('scope').$type<MembershipScope>().notNull(),
    scopeIds: jsonb('scope_ids').$type<number[]>().notNull(),
    language: text('language').$type<MailLanguage>().notNull(),
    /** Who sent it last. It ends when they may no longer give what it offers; null where no user did. */
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
