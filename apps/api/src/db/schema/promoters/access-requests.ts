import type { UserPermission } from '@parterre/contract/wire/permissions';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

/** A permission that a user requests at a promoter. Decided requests are kept to show who granted what. */
export const accessRequests = pgTable(
  'access_requests',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    userId: text('user_id').notNull(),
    permission: text('permission').$type<UserPermission>().notNull(),
    askedAt: instant('asked_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    isApproved: boolean('is_approved').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('access_requests_newest').on(t.promoterId, t.askedAt),
    // Prevents a second open request for the same permission.
    uniqueIndex('access_requests_open').on(t.promoterId, t.userId, t.permission).where(sql`decided_at is null`),
  ],
);
