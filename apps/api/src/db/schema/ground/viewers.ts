import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from './columns.ts';

/** Who has a page open that follows others, in whichever process: a lease that the process renews while it sends. */
export const viewers = pgTable(
  'viewers',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    /** Of the thing that is watched, as its source names it. */
    kind: text('kind').notNull(),
    thingId: id('thing_id').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** Since when there is something unsaved, or something is drawn. */
    editingSince: instant('editing_since'),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.id] }), index('viewers_thing').on(t.promoterId, t.kind, t.thingId)],
);
