import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from './columns.ts';

export const baskets = pgTable(
  'baskets',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    showId: id('show_id').notNull(),
    state: text('state').$type<'OPEN' | 'PURCHASED' | 'RELEASED'>().notNull(),
    channel: text('channel').notNull(),
    partnerSiteId: integer('partner_site_id'),
    /** Unseated lines; seats are claims. */
    quantities: jsonb('quantities').$type<{ priceTypeId: number; quantity: number }[]>().notNull(),
    offerCodeId: id('offer_code_id'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('baskets_show').on(t.promoterId, t.showId, t.state, t.expiresAt),
  ],
);

export interface Buyer {
  name: string;
  email: string;
}

export const orders = pgTable(
  'orders',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    /** 10 characters, readable and unguessable. */
    orderId: text('order_id').notNull().unique(),
    showId: id('show_id').notNull(),
    basketId: id('basket_id').notNull(),
    status: text('status').$type<'PENDING' | 'ACTIVE' | 'CANCEL_PENDING' | 'CANCELLED'>().notNull(),
    paymentStatus: text('payment_status').$type<'UNPAID' | 'PAID'>().notNull(),
    channel: text('channel').notNull(),
    partnerSiteId: integer('partner_site_id'),
    currency: text('currency').notNull(),
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('orders_show').on(t.promoterId, t.showId, t.createdAt),
    uniqueIndex('orders_basket').on(t.promoterId, t.basketId),
  ],
);

/** One ticket: it stores what it cost, so that a later change of the price rewrites nothing. */
export const orderItems = pgTable(
  'order_items',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    orderId: id('order_id').notNull(),
    showId: id('show_id').notNull(),
    priceTypeId: id('price_type_id').notNull(),
    seat: integer('seat'),
    hold: smallint('hold').notNull().default(0),
    status: text('status').$type<'ACTIVE' | 'CANCELLED'>().notNull(),
    faceValueMinor: bigint('face_value_minor', { mode: 'number' }).notNull(),
    bookingFeeMinor: bigint('booking_fee_minor', { mode: 'number' }).notNull(),
    taxMinor: bigint('tax_minor', { mode: 'number' }).notNull(),
    paidMinor: bigint('paid_minor', { mode: 'number' }).notNull(),
    offerCodeId: id('offer_code_id'),
    discountMinor: bigint('discount_minor', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('order_items_order').on(t.promoterId, t.orderId),
    index('order_items_price').on(t.promoterId, t.showId, t.priceTypeId),
  ],
);

/** Append-only money movements: every financial figure is a sum over it. */
export const ledger = pgTable(
  'ledger',
  {
    promoterId: promoterId(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    orderId: id('order_id').notNull(),
    orderItemId: id('order_item_id'),
    showId: id('show_id').notNull(),
    kind: text('kind').$type<'SALE' | 'DISCOUNT' | 'FEE' | 'PAYMENT' | 'REFUND'>().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('ledger_show').on(t.promoterId, t.showId, t.id),
    index('ledger_order').on(t.promoterId, t.orderId),
  ],
);

/**
 * Tickets and gross per show, price type and local day. Sales append rows with a random `part`; a job folds them into
 * part 0, so that no two buyers meet on one counter row.
 */
export const salesTotals = pgTable(
  'sales_totals',
  {
    promoterId: promoterId(),
    showId: id('show_id').notNull(),
    priceTypeId: id('price_type_id').notNull(),
    soldOn: date('sold_on', { mode: 'string' }).notNull(),
    part: bigint('part', { mode: 'number' }).notNull(),
    tickets: integer('tickets').notNull(),
    grossMinor: bigint('gross_minor', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.showId, t.priceTypeId, t.soldOn, t.part] })],
);
