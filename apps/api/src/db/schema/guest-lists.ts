import type { GuestStatus } from '@parterre/contract/choices/guest-list-choices';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, keyText, promoterId, wallTime } from './ground/columns.ts';

/** People who come without paying, by who invited them. */
export const guestLists = pgTable(
  'guest_lists',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    showId: id('show_id').notNull(),
    name: text('name').notNull(),
    ownerName: text('owner_name').notNull(),
    ownerEmail: text('owner_email').notNull().default(''),
    /** People the list may bring, companions included. */
    allocation: integer('allocation').notNull(),
    mostPlusOnes: integer('most_plus_ones').notNull().default(0),
    /** Wall time at the venue; guests are neither added nor changed after it. */
    cutOffAtLocal: wallTime('cut_off_at_local'),
    cutOffAt: instant('cut_off_at'),
    needsApproval: boolean('needs_approval').notNull().default(false),
    /** Their seats come out of it; null: places without a seat, or seats that are free. */
    holdId: id('hold_id'),
    /** The comp that guests are issued. */
    priceTypeId: id('price_type_id').notNull(),
    note: text('note').notNull().default(''),
    /** Its name and its owner, as `toSearchKey` has them: sorts and finds it. */
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
    /** The zero-price order of an issued guest. */
    orderId: id('order_id'),
    createdAt: instant('created_at').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('guests_list').on(t.promoterId, t.guestListId, t.nameKey),
    index('guests_show').on(t.promoterId, t.showId, t.nameKey),
    index('guests_order').on(t.promoterId, t.orderId).where(sql`order_id is not null`),
  ],
);
