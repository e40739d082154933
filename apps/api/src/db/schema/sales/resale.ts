import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

/** Tickets that their buyers offer for resale. A ticket has at most one open listing. */
export const resaleListings = pgTable(
  'resale_listings',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    showId: id('show_id').notNull(),
    orderItemId: id('order_item_id').notNull(),
    /** The price that the next buyer pays, which is at most what the first one paid. */
    askedMinor: bigint('asked_minor', { mode: 'number' }).notNull(),
    state: text('state').$type<'OPEN' | 'WITHDRAWN' | 'SOLD'>().notNull(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    /** The ticket that was sold through the listing. */
    soldItemId: id('sold_item_id'),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    uniqueIndex('resale_listings_open').on(t.promoterId, t.orderItemId).where(sql`state = 'OPEN'`),
    index('resale_listings_show').on(t.promoterId, t.showId, t.state, t.createdAt),
  ],
);
