import type { GuestStatus } from '@parterre/contract/choices/guest-list-choices';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, keyText, promoterId, wallTime } from '../ground/columns.ts';

/** Lists of guests who come without paying, each with the person who invited them. */
export const guestLists = pgTable(
  'guest_lists',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    showId: id('show_id').notNull(),
    name: text('name').notNull(),
    ownerName: text('owner_name').notNull(),
    ownerEmail: text('owner_email').notNull().default(''),
    /** The maximum number of people on the list, companions included. */
    allocation: integer('allocation').notNull(),
    mostPlusOnes: integer('most_plus_ones').notNull().default(0),
    /** A wall time at the venue, after which guests are neither added nor changed. */
    cutOffAtLocal: wallTime('cut_off_at_local'),
    cutOffAt: instant('cut_off_at'),
    needsApproval: boolean('needs_approval').notNull().default(false),
    /** The hold that the guests' seats come from; null for places without a seat, or for free seats. */
    holdId: id('hold_id'),
    /** The comp type that guests are issued. */
    priceTypeId: id('price_type_id').notNull(),
    note: text('note').notNull().default(''),
    /** The name and the owner of the list, as `toSearchKey` writes them, for sorting and searching. */
    searchKey: keyText('search_key').notNull(),
    createdAt: instant('created_at').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.id] }), index('guest_lists_show').on(t.promoterId, t.showId)],
);

export const guests = pgTable(
  'guests',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    guestListId: id('guest_list_id').notNull(),
    showId: id('show_id').notNull(),
    name: text('name').notNull(),
    nameKey: keyText('name_key').notNull(),
    email: text('email').notNull().default(''),
    plusOnes: integer('plus_ones').notNull().default(0),
    status: text('status').$type<GuestStatus>().notNull(),
    note: text('note').notNull().default(''),
    decidedBy: text('decided_by'),
    /** The order, which costs nothing, of a guest who was issued tickets. */
    orderId: id('order_id'),
    createdAt: instant('created_at').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('guests_list').on(t.promoterId, t.guestListId, t.nameKey),
    index('guests_show').on(t.promoterId, t.showId, t.nameKey),
    index('guests_requested').on(t.promoterId, t.guestListId).where(sql`status = 'REQUESTED'`),
    index('guests_order').on(t.promoterId, t.orderId).where(sql`order_id is not null`),
  ],
);
