import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

/** The time at which each user last opened a show, so that their start page reports what happened since. */
export const showLooks = pgTable(
  'show_looks',
  {
    promoterId: promoterId(),
    userId: text('user_id').notNull(),
    showId: id('show_id').notNull(),
    lookedAt: instant('looked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.userId, t.showId] })],
);
