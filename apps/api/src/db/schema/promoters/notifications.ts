import type { Delivery, Digest, NotifiedKind } from '@parterre/contract/choices/occurrence-choices';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, promoterId } from '../ground/columns.ts';

/** How a user is notified at a promoter, and what they have seen. Without a row, the defaults apply. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    promoterId: promoterId(),
    userId: text('user_id').notNull(),
    /** Only the kinds for which the user has made a choice. */
    deliveries: jsonb('deliveries').$type<Partial<Record<NotifiedKind, Delivery>>>().notNull().default({}),
    /** The last occurrence that the user has seen. */
    seenId: bigint('seen_id', { mode: 'number' }).notNull().default(0),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.userId] })],
);

/** A digest that a user has chosen, with the last occurrence before it. */
export const notificationDigests = pgTable(
  'notification_digests',
  {
    promoterId: promoterId(),
    userId: text('user_id').notNull(),
    every: text('every').$type<Digest>().notNull(),
    nextAt: instant('next_at').notNull(),
    afterId: bigint('after_id', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.userId, t.every] }), index('notification_digests_due').on(t.nextAt)],
);
