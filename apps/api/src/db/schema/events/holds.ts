import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

export const holds = pgTable(
  'holds',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    showId: id('show_id').notNull(),
    ordinal: smallint('ordinal').notNull(),
    label: text('label').notNull(),
    reservationFlag: text('reservation_flag').notNull(),
    colour: text('colour').notNull(),
    allowSales: boolean('allow_sales').notNull(),
    owner: text('owner').notNull(),
    note: text('note').notNull(),
    releaseOn: date('release_on', { mode: 'string' }),
    /** The number of seats and places that the owner was promised. */
    agreed: integer('agreed'),
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    uniqueIndex('holds_flag').on(t.promoterId, t.showId, t.reservationFlag),
    uniqueIndex('holds_ordinal').on(t.promoterId, t.showId, t.ordinal),
    // A partial index, because few holds have a release day. Holds to be released are searched over all shows.
    index('holds_release').on(t.promoterId, t.releaseOn).where(sql`release_on is not null`),
  ],
);
