import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, id, instant, ordinals, promoterId, transactionId } from './ground/columns.ts';

/** The most seats one allocation row holds; larger blocks are chunked. */
export const CHUNK_SEATS = 4096;

/** Seats of one row of `allocations` by price ordinal, hold ordinal and parity. */
export type SeatTally = [price: number, hold: number, parity: 0 | 1, seats: number][];

/**
 * Price and hold of every seat of a chunk, in plan order from `firstSeat`. `tally` is the recount of the same two
 * arrays, written with them, so that statistics never read the arrays.
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

/** A seat in a basket or sold. The primary key is why nothing is sold twice. */
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
    /** The seat's price and hold when it was claimed: they override the column in every count. */
    price: smallint('price').notNull(),
    hold: smallint('hold').notNull(),
    /** What the column says at this seat; a save skips claimed seats, so it stays true while the claim lives. */
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
 * What changed on the seats of a show, for live maps, kept for an hour. `tx` is the transaction that wrote the row: ids
 * are given before rows can be seen, so only it says what a reader has seen already (docs/adr/0012).
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
    /** Who saved; buyers are never named here. */
    actorId: text('actor_id'),
    actorName: text('actor_name'),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('seat_changes_news').on(t.promoterId, t.showId, t.tx),
    index('seat_changes_at').on(t.at),
  ],
);
