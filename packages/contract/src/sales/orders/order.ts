import { z } from 'zod';
import { INSTALMENT_STATUSES } from '../../choices/instalment-choices.ts';
import { LIMITS } from '../../choices/limits.ts';
import {
  ITEM_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  REFUND_STATUSES,
  TRANSACTION_TYPES,
} from '../../choices/order-choices.ts';
import { pageOf } from '../../wire/paging.ts';
import { Currency, Id, Instant, LocalDate, OrderId, Revision, textByCulture } from '../../wire/values.ts';

/** An answer of a buyer; a choice and a yes in words of each language, a text as it was written. */
export const GivenAnswer = z
  .strictObject({
    questionId: Id,
    label: textByCulture(LIMITS.question.label),
    /** null for a question that is asked once an order. */
    orderItemId: Id.nullable(),
    /** A text; `yes` or `no`; or the choice in each of its languages. */
    value: z.union([z.string(), z.record(z.string(), z.string())]),
  })
  .meta({ id: 'GivenAnswer' });
export type GivenAnswer = z.infer<typeof GivenAnswer>;

/** The buyer. Without `customer:read` both are masked (`J*** D**`, `j***@e***`). */
export const OrderBuyer = z.strictObject({ name: z.string(), email: z.string() }).meta({ id: 'OrderBuyer' });

const orderFacts = {
  orderId: z.string(),
  promoterCode: z.string(),
  showCode: z.string(),
  showName: textByCulture(LIMITS.show.name),
  /** Wall time at the venue. */
  startsAtLocal: z.string(),
  /** The zone of the venue. */
  timeZone: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  refundStatus: z.enum(REFUND_STATUSES),
  channel: z.string(),
  partnerSiteId: Id.nullable(),
  buyer: OrderBuyer,
  isBuyerMasked: z.boolean(),
  currency: Currency,
  /** The cost of the standing tickets, postage and kept fees, in minor units. */
  totalMinor: z.int(),
  createdAt: Instant,
};

export const OrderSummary = z
  .strictObject({
    ...orderFacts,
    /** Standing tickets, and cancelled ones. */
    tickets: z.int(),
    cancelledTickets: z.int(),
    /** Seat ids of the first four standing seats; when all are cancelled, of the first four cancelled ones. */
    seatIds: z.array(z.string()),
  })
  .meta({ id: 'OrderSummary' });

export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderPage = pageOf('OrderPage', OrderSummary);

export const Transaction = z
  .strictObject({
    id: Id,
    at: Instant,
    actor: z.string(),
    type: z.enum(TRANSACTION_TYPES),
    /** The words of a person: a note, the reason of a cancellation. */
    text: z.string(),
    /**
     * Whether words about a person are left out, which are a note and the text after the reason of a cancellation. It
     * happens only without `customer:read`.
     */
    isTextMasked: z.boolean(),
    /** Minor units: what the buyer pays (+) or gets back (−); null when no money moved. */
    amount: z.int().nullable(),
    /** Of a PRINT the barcode that was printed, and for what: PAPER or PHONE. Of a BARCODE_CHANGE both barcodes. */
    before: z.string().nullable(),
    after: z.string().nullable(),
  })
  .meta({ id: 'Transaction' });

export type Transaction = z.infer<typeof Transaction>;

export const OrderItem = z
  .strictObject({
    id: Id,
    priceTypeId: Id,
    priceName: textByCulture(LIMITS.price.name),
    priceGroupName: textByCulture(LIMITS.priceGroup.name),
    /** `block|row|seat`; null for a place without a seat. */
    seatId: z.string().nullable(),
    /** The former seat of a cancelled ticket that the plan no longer has; otherwise null. */
    formerSeatId: z.string().nullable(),
    status: z.enum(ITEM_STATUSES),
    faceValueMinor: z.int(),
    discountMinor: z.int(),
    bookingFeeMinor: z.int(),
    /** Included in what was paid. */
    taxMinor: z.int(),
    paidMinor: z.int(),
    offerCode: z.string().nullable(),
    /**
     * 64 random bits as 16 hexadecimal digits, and `$` with 9 digits for Code 128; for both what is printed on a
     * pre-printed ticket; null once it is revoked.
     */
    barcode: z.strictObject({ value: z.string(), code128: z.string() }).nullable(),
    /** Newest first. */
    transactionHistory: z.array(Transaction),
  })
  .meta({ id: 'OrderItem' });

export type OrderItem = z.infer<typeof OrderItem>;

export const OrderInstalment = z
  .strictObject({
    /** 0 is the deposit. */
    number: z.int(),
    dueOn: LocalDate,
    status: z.enum(INSTALMENT_STATUSES),
    amountMinor: z.int(),
    paidMinor: z.int(),
    openMinor: z.int(),
    paidAt: Instant.nullable(),
  })
  .meta({ id: 'OrderInstalment' });

export const Order = z
  .strictObject({
    ...orderFacts,
    /** null when bought without an e-mail address, or when the reader may not see the buyer. */
    customerId: Id.nullable(),
    /** The questions of the show and the buyer's answers; none for readers who may not see the buyer. */
    answers: z.array(GivenAnswer),
    /**
     * The sums of the ledger, in minor units: total = faceValue − discount + bookingFee + postage + cancelFee − waived.
     */
    money: z.strictObject({
      faceValueMinor: z.int(),
      discountMinor: z.int(),
      bookingFeeMinor: z.int(),
      postageMinor: z.int(),
      cancelFeeMinor: z.int(),
      /** Waived, so that the buyer no longer owes it. */
      waivedMinor: z.int(),
      totalMinor: z.int(),
      /** Included in the total. */
      taxMinor: z.int(),
      paidMinor: z.int(),
      refundedMinor: z.int(),
      /** Still to be paid back (+) or still owed (−). */
      balanceMinor: z.int(),
    }),
    items: z.array(OrderItem),
    /** What it owes and when, by number; null unless it is paid in instalments. */
    instalmentPlan: z
      .strictObject({ name: textByCulture(LIMITS.instalmentPlan.name), instalments: z.array(OrderInstalment) })
      .meta({ id: 'OrderInstalmentPlan' })
      .nullable(),
    revision: Revision,
  })
  .meta({ id: 'Order' });

export type Order = z.infer<typeof Order>;

export const orderParams = z.strictObject({ orderId: OrderId });

export const order = { base: 'customers', tenant: { of: 'orders', at: 'params.orderId' } } as const;

/** Released seats and places change every figure of the show, and its holds when they go to one. */
export const freed = [
  'show',
  'history',
  'price-group',
  'price',
  'seating-block',
  'seat-price',
  'hold',
  'offer-code',
] as const;

export const manage = { ...order, method: 'POST', scope: 'customers.orders_manage', params: orderParams } as const;
