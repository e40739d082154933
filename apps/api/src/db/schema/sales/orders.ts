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
import { id, instant, keyText, promoterId } from '../ground/columns.ts';
import type { PostalAddress } from './customers.ts';

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
    /**
     * The status of the refund. Whether the whole order or a part was refunded follows from the order's status
     * (`presentRefund`).
     */
    refundStatus: text('refund_status').$type<Exclude<RefundStatus, 'PART_REFUNDED'>>().notNull().default('NONE'),
    channel: text('channel').notNull(),
    partnerSiteId: integer('partner_site_id'),
    currency: text('currency').notNull(),
    /** The cost of valid tickets, kept fees and postage, less what was waived: the ledger's DUE_KINDS. */
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    /** null when the order was bought without an e-mail address. */
    customerId: id('customer_id'),
    /** The key that sold the order and alone may see it; null for staff. */
    apiKeyId: id('api_key_id'),
    /** The partner's own order number. */
    externalReference: text('external_reference').notNull().default(''),
    postageId: id('postage_id'),
    address: jsonb('address').$type<PostalAddress>(),
    instalmentPlanId: id('instalment_plan_id'),
    createdAt: instant('created_at').notNull(),
    /** The day of the purchase at the venue. */
    createdOn: date('created_on', { mode: 'string' }).notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('orders_newest').on(t.promoterId, t.createdAt, t.id),
    index('orders_show').on(t.promoterId, t.showId, t.createdAt, t.id),
    index('orders_total').on(t.promoterId, t.totalMinor, t.id),
    // Partial indexes of rare rows, so that an ordinary web sale writes none of them.
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

/** One ticket. It stores what it cost, so that a later price change does not alter it. */
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
    /**
     * 64 random bits as 16 hexadecimal digits, or the code of a pre-printed ticket. A cancelled ticket gets a new one,
     * which nobody is shown.
     */
    barcode: text('barcode').notNull(),
    /** The nine digits that follow `$` where the barcode is Code 128; null where a pre-printed one says something else. */
    barcodeNumber: integer('barcode_number'),
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
 * Former barcodes of tickets, append-only, so that no ticket of the show gets one again and a scan of one can report
 * its order.
 */
export const revokedBarcodes = pgTable(
  'revoked_barcodes',
  {
    promoterId: promoterId(),
    showId: id('show_id').notNull(),
    barcode: text('barcode').notNull(),
    barcodeNumber: integer('barcode_number'),
    orderItemId: id('order_item_id').notNull(),
    revokedAt: instant('revoked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.barcode, t.showId] }),
    uniqueIndex('revoked_barcodes_number').on(t.promoterId, t.barcodeNumber, t.showId),
    index('revoked_barcodes_ticket').on(t.promoterId, t.orderItemId),
  ],
);

/**
 * Search keys of orders: words of the buyer's name and of notes, the e-mail address, seat ids and the offer code, each
 * as `toSearchKey` writes it. Order ids and barcodes have indexes of their own.
 */
export const orderKeys = pgTable(
  'order_keys',
  {
    promoterId: promoterId(),
    orderId: id('order_id').notNull(),
    key: keyText('key').notNull(),
    /** True if the key is about the buyer. Only readers with `customer:read` search it. */
    isPersonal: boolean('is_personal').notNull(),
    /** The time of the order, so that the newest of many are found without reading orders. */
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.orderId, t.key, t.isPersonal] }),
    index('order_keys_search').on(t.promoterId, t.isPersonal, t.key, t.createdAt, t.orderId),
  ],
);

/**
 * The history of an order and its tickets after the purchase, append-only except that texts are removed when a person
 * is erased. A TRANSFER names the old and the new buyer as `customer:` with an id, or by name when there is no address;
 * a PRINT names the printed barcode and its form.
 */
export const orderEvents = pgTable(
  'order_events',
  {
    promoterId: promoterId(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    orderId: id('order_id').notNull(),
    /** null for the whole order. */
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
    // A partial index, because few orders are given away. It finds orders by their former buyer, whom notes still name.
    index('order_events_transfer').on(t.promoterId, t.before).where(sql`type = 'TRANSFER'`),
  ],
);

/** The kinds that add up to what an order costs. DISCOUNT and WAIVER are negative. */
export const DUE_KINDS = ['SALE', 'DISCOUNT', 'FEE', 'POSTAGE', 'CANCEL_FEE', 'WAIVER'] as const;

/** The kinds that add up to what was paid for an order. REFUND is negative. */
export const PAID_KINDS = ['PAYMENT', 'REFUND'] as const;

/**
 * TAX is included in the other kinds and adds nothing. A cancellation appends SALE, DISCOUNT, FEE and TAX, and its
 * share of a WAIVER, with the opposite sign.
 */
export type LedgerKind = (typeof DUE_KINDS)[number] | (typeof PAID_KINDS)[number] | 'TAX';

const toList = (kinds: readonly LedgerKind[]) => `(${kinds.map((kind) => `'${kind}'`).join(', ')})`;

/** DUE_KINDS as a list for raw statements: `kind in ${DUE}`. */
export const DUE = toList(DUE_KINDS);
export const PAID = toList(PAID_KINDS);

/** Money movements, append-only. Every financial figure is a sum over them. */
export const ledger = pgTable(
  'ledger',
  {
    promoterId: promoterId(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    orderId: id('order_id').notNull(),
    orderItemId: id('order_item_id'),
    showId: id('show_id').notNull(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    /**
     * For a SALE, the price type that was sold, even if the ticket has a different one today; null for the ticket's
     * own.
     */
    priceTypeId: id('price_type_id'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** The method and the channel's reference of a PAYMENT or a REFUND. */
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
 * Tickets and gross per show, price type and local day. Sales append rows with a random `part`, and a job folds them
 * into part 0, so that no two buyers wait for the same counter row.
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
