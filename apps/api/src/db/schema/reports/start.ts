import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

/** When each user last looked at an event, so that their start page tells what happened since. */
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
