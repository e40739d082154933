import type {
  ItemStatus,
  OrderStatus,
  PaymentStatus,
  RefundStatus,
  TransactionType,
} from '@parterre/contract/choices/order-choices';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import type { PostalAddress } from './customers.ts';
import { id, instant, keyText, promoterId } from './ground/columns.ts';

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
    orderId: keyText('order_id').notNull().unique(),
    showId: id('show_id').notNull(),
    basketId: id('basket_id').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    /** Whether of the whole or of a part follows from the status: `presentRefund`. */
    refundStatus: text('refund_status').$type<Exclude<RefundStatus, 'PART_REFUNDED'>>().notNull().default('NONE'),
    channel: text('channel').notNull(),
    partnerSiteId: integer('partner_site_id'),
    currency: text('currency').notNull(),
    /** What the tickets that stand, kept fees and postage cost, less what was let off: the ledger's DUE_KINDS. */
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    /** null: bought without an e-mail address. */
    customerId: id('customer_id'),
    /** The key it was bought through and alone may see it; null: staff. */
    apiKeyId: id('api_key_id'),
    /** The partner's own number for it. */
    externalReference: text('external_reference').notNull().default(''),
    postageId: id('postage_id'),
    address: jsonb('address').$type<PostalAddress>(),
    instalmentPlanId: id('instalment_plan_id'),
    createdAt: instant('created_at').notNull(),
    /** The day on the clock of the event's venue. */
    createdOn: date('created_on', { mode: 'string' }).notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('orders_newest').on(t.promoterId, t.createdAt, t.id),
    index('orders_show').on(t.promoterId, t.showId, t.createdAt, t.id),
    index('orders_total').on(t.promoterId, t.totalMinor, t.id),
    // Of what is rare, and all of it that is asked for: a sale on the web that goes well writes none of these.
    index('orders_customer').on(t.promoterId, t.customerId, t.createdAt).where(sql`customer_id is not null`),
    index('orders_not_active').on(t.promoterId, t.status, t.createdAt, t.id).where(sql`status <> 'ACTIVE'`),
    index('orders_unpaid').on(t.promoterId, t.createdAt, t.id).where(sql`payment_status <> 'PAID'`),
    index('orders_channel').on(t.promoterId, t.channel, t.createdAt, t.id).where(sql`channel <> 'web'`),
    index('orders_partner_site')
      .on(t.promoterId, t.partnerSiteId, t.createdAt, t.id)
      .where(sql`partner_site_id is not null`),
    index('orders_refund').on(t.promoterId, t.refundStatus, t.createdAt, t.id).where(sql`refund_status <> 'NONE'`),
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
    status: text('status').$type<ItemStatus>().notNull(),
    faceValueMinor: bigint('face_value_minor', { mode: 'number' }).notNull(),
    bookingFeeMinor: bigint('booking_fee_minor', { mode: 'number' }).notNull(),
    taxMinor: bigint('tax_minor', { mode: 'number' }).notNull(),
    paidMinor: bigint('paid_minor', { mode: 'number' }).notNull(),
    offerCodeId: id('offer_code_id'),
    discountMinor: bigint('discount_minor', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** 64 random bits as 16 hexadecimal digits; the door admits it while the ticket stands. */
    barcode: text('barcode').notNull(),
    /** The 9 digits behind `$` where the form is Code 128. */
    barcodeNumber: integer('barcode_number').notNull(),
    cancelledAt: instant('cancelled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    uniqueIndex('order_items_barcode').on(t.promoterId, t.barcode, t.showId),
    uniqueIndex('order_items_barcode_number').on(t.promoterId, t.barcodeNumber, t.showId),
    index('order_items_order').on(t.promoterId, t.orderId),
    index('order_items_price').on(t.promoterId, t.showId, t.priceTypeId),
  ],
);

/**
 * What is found by typing: words of the buyer's name and of notes, the e-mail address, seat ids and the offer code, each
 * as `toSearchKey` has it. Order ids and barcodes have indexes of their own.
 */
export const orderKeys = pgTable(
  'order_keys',
  {
    promoterId: promoterId(),
    orderId: id('order_id').notNull(),
    key: keyText('key').notNull(),
    /** Tells who bought: found only by those with `customer:read`. */
    isPersonal: boolean('is_personal').notNull(),
    /** The order's own, so that the newest of many are found without looking into orders. */
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.orderId, t.key, t.isPersonal] }),
    index('order_keys_search').on(t.promoterId, t.isPersonal, t.key, t.createdAt, t.orderId),
  ],
);

/**
 * What happened to an order or to one of its tickets after the purchase: append-only, but that words go when a person is
 * erased. A TRANSFER names who they were before and after as `customer:` with an id, or by a name without an address.
 */
export const orderEvents = pgTable(
  'order_events',
  {
    promoterId: promoterId(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    orderId: id('order_id').notNull(),
    /** null: the whole order. */
    orderItemId: id('order_item_id'),
    at: instant('at').notNull(),
    actorName: text('actor_name').notNull(),
    type: text('type').$type<Exclude<TransactionType, 'PURCHASE'>>().notNull(),
    text: text('text').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }),
    before: text('before'),
    after: text('after'),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('order_events_order').on(t.promoterId, t.orderId, t.id),
    // Of what is rare: who gave an order away is still named by its notes.
    index('order_events_transfer').on(t.promoterId, t.before).where(sql`type = 'TRANSFER'`),
  ],
);

/** They add up to what an order costs: DISCOUNT is negative, and so is WAIVER, what was let off. */
export const DUE_KINDS = ['SALE', 'DISCOUNT', 'FEE', 'POSTAGE', 'CANCEL_FEE', 'WAIVER'] as const;

/** They add up to what was paid for an order: REFUND is negative. */
export const PAID_KINDS = ['PAYMENT', 'REFUND'] as const;

/**
 * TAX is the part inside what a ticket costs: it adds nothing. A cancellation appends SALE, DISCOUNT, FEE and TAX, and its
 * share of a WAIVER, again with the other sign.
 */
export type LedgerKind = (typeof DUE_KINDS)[number] | (typeof PAID_KINDS)[number] | 'TAX';

const toList = (kinds: readonly LedgerKind[]) => `(${kinds.map((kind) => `'${kind}'`).join(', ')})`;

/** The same for statements that are written out: `kind in ${DUE}`. */
export const DUE = toList(DUE_KINDS);
export const PAID = toList(PAID_KINDS);

/** Append-only money movements: every financial figure is a sum over it. */
export const ledger = pgTable(
  'ledger',
  {
    promoterId: promoterId(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    orderId: id('order_id').notNull(),
    orderItemId: id('order_item_id'),
    showId: id('show_id').notNull(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    /** Of a SALE: what was sold, also when its ticket is another's price by now. null: what the ticket is. */
    priceTypeId: id('price_type_id'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Of a PAYMENT and a REFUND: how, and what the channel calls it. */
    method: text('method'),
    reference: text('reference'),
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
