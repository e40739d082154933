import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from './columns.ts';

/** The viewers of live pages in all processes. Each row is a lease that its process renews while it streams. */
export const viewers = pgTable(
  'viewers',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    /** The kind of the watched thing, as its source names it. */
    kind: text('kind').notNull(),
    thingId: id('thing_id').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** The time since which the viewer has unsaved changes or is drawing. */
    editingSince: instant('editing_since'),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.id] }), index('viewers_thing').on(t.promoterId, t.kind, t.thingId)],
);
