import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, id, instant, ordinals, promoterId, transactionId } from '../ground/columns.ts';

/** The maximum number of seats in one allocation row. Larger blocks are split into chunks. */
export const CHUNK_SEATS = 4096;

/** The number of seats of one allocation row by price ordinal, hold ordinal and parity. */
export type SeatTally = [price: number, hold: number, parity: 0 | 1, seats: number][];

/**
 * The price and the hold of every seat of a chunk, in plan order from `firstSeat`. `tally` counts the same two arrays
 * and is written with them, so that statistics never read the arrays.
 */
export const allocations = pgTable(
  'allocations',
  {
    promoterId: promoterId(),
    showId: id('show_id').notNull(),
    firstSeat: integer('first_seat').notNull(),
    blockId: id('block_id').notNull(),
    seatCount: integer('seat_count').notNull(),
    prices: ordinals('prices').notNull(),
    holds: ordinals('holds').notNull(),
    tally: jsonb('tally').$type<SeatTally>().notNull(),
    alternating: boolean('alternating').notNull().default(false),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.showId, t.firstSeat] }),
    index('allocations_block').on(t.promoterId, t.showId, t.blockId),
  ],
);

/** Seats that are in a basket or sold. The primary key guarantees that no seat is sold twice. */
export const claims = pgTable(
  'claims',
  {
    promoterId: promoterId(),
    showId: id('show_id').notNull(),
    seat: integer('seat').notNull(),
    state: text('state').$type<'BASKET' | 'SOLD'>().notNull(),
    basketId: id('basket_id').notNull(),
    orderItemId: id('order_item_id'),
    /** `firstSeat` of the allocation row the seat belongs to. */
    chunk: integer('chunk').notNull(),
    /** The price and the hold of the seat when it was claimed. They override the column in every count. */
    price: smallint('price').notNull(),
    hold: smallint('hold').notNull(),
    /** The values of the column at this seat. A save skips claimed seats, so they stay valid while the claim exists. */
    columnPrice: smallint('column_price').notNull(),
    parity: smallint('parity').notNull(),
    revision: integer('revision').notNull(),
    expiresAt: instant('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.showId, t.seat] }),
    index('claims_basket').on(t.promoterId, t.basketId),
    index('claims_expiry').on(t.expiresAt),
  ],
);

/**
 * Changes of the seats of a show for live maps, kept for an hour. `tx` is the transaction that wrote the row. Ids are
 * assigned before rows become visible, so only `tx` shows what a reader has seen (docs/adr/0012).
 */
export const seatChanges = pgTable(
  'seat_changes',
  {
    promoterId: promoterId(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    showId: id('show_id').notNull(),
    kind: text('kind').$type<'allocation' | 'claim' | 'release' | 'sale'>().notNull(),
    ranges: bytes('ranges').notNull(),
    at: instant('at').notNull(),
    tx: transactionId('tx').notNull().default(sql`pg_current_xact_id()`),
    /** The user who saved. Buyers are never recorded here. */
    actorId: text('actor_id'),
    actorName: text('actor_name'),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('seat_changes_news').on(t.promoterId, t.showId, t.tx),
    index('seat_changes_at').on(t.at),
  ],
);
