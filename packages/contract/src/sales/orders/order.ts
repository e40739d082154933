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
import {
  Currency,
  Id,
  Instant,
  LocalDate,
  OrderId,
  Revision,
  TextByCulture,
  textByCulture,
} from '../../wire/values.ts';

/** A buyer's answer: a choice is in each of its languages, a text is as the buyer wrote it. */
export const GivenAnswer = z
  .strictObject({
    questionId: Id,
    label: textByCulture(LIMITS.question.label),
    /** null for a question that is asked once per order. */
    orderItemId: Id.nullable(),
    /** A text; `yes` or `no`; or a choice by culture: `{"en-GB": "Vegan"}`. */
    value: z.union([z.string(), TextByCulture]),
  })
  .meta({ id: 'GivenAnswer' });
export type GivenAnswer = z.infer<typeof GivenAnswer>;

/** The buyer. Without the permission customer:read both fields are masked (`J*** D**`, `j***@e***`). */
export const OrderBuyer = z.strictObject({ name: z.string(), email: z.string() }).meta({ id: 'OrderBuyer' });

const orderFacts = {
  orderId: z.string(),
  promoterCode: z.string(),
  showCode: z.string(),
  showName: textByCulture(LIMITS.show.name),
  /** Wall time at the venue, without an offset: `2026-12-10T19:30:00`. */
  startsAtLocal: z.string(),
  /** The IANA time zone of the venue. */
  timeZone: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  refundStatus: z.enum(REFUND_STATUSES),
  channel: z.string(),
  partnerSiteId: Id.nullable(),
  buyer: OrderBuyer,
  isBuyerMasked: z.boolean(),
  currency: Currency,
  /** The cost of the active tickets, postage and kept fees, in minor units. */
  totalMinor: z.int(),
  createdAt: Instant,
};

export const OrderSummary = z
  .strictObject({
    ...orderFacts,
    /** `tickets` counts the active tickets, `cancelledTickets` the cancelled ones. */
    tickets: z.int(),
    cancelledTickets: z.int(),
    /** The seat ids of the first four active tickets; if all are cancelled, of the first four cancelled ones. */
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
    /** A text that a user wrote: a note, or the reason of a cancellation. */
    text: z.string(),
    /**
     * True if text about a person is left out: a note, or the text after the reason of a cancellation. Only callers
     * without the permission customer:read get masked text.
     */
    isTextMasked: z.boolean(),
    /** In minor units: positive is paid by the buyer, negative goes back; null if no money moved. */
    amount: z.int().nullable(),
    /**
     * A PRINT has the printed barcode in `before` and the form, PAPER or PHONE, in `after`. A BARCODE_CHANGE has both
     * barcodes.
     */
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
    /** `block|row|seat`, for example `Stalls|C|12`; null for a place without a seat. */
    seatId: z.string().nullable(),
    /** The seat of a cancelled ticket that the show's plan version does not have; null otherwise. */
    formerSeatId: z.string().nullable(),
    status: z.enum(ITEM_STATUSES),
    faceValueMinor: z.int(),
    discountMinor: z.int(),
    bookingFeeMinor: z.int(),
    /** The tax included in `paidMinor`. */
    taxMinor: z.int(),
    paidMinor: z.int(),
    offerCode: z.string().nullable(),
    /**
     * `value` is 64 random bits as 16 hexadecimal digits, `code128` is `$` and 9 digits; both are the printed code of a
     * pre-printed ticket; null once the barcode is revoked.
     */
    barcode: z.strictObject({ value: z.string(), code128: z.string() }).nullable(),
    /** The transactions of the ticket, newest first. */
    transactionHistory: z.array(Transaction),
  })
  .meta({ id: 'OrderItem' });

export type OrderItem = z.infer<typeof OrderItem>;

export const OrderInstalment = z
  .strictObject({
    /** The position in the plan: 0 is the deposit. */
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
    /** null if the order has no e-mail address, or the reader may not see the buyer. */
    customerId: Id.nullable(),
    /** The buyer's answers to the show's questions; empty for readers who may not see the buyer. */
    answers: z.array(GivenAnswer),
    /** Sums of the ledger in minor units: total = faceValue − discount + bookingFee + postage + cancelFee − waived. */
    money: z.strictObject({
      faceValueMinor: z.int(),
      discountMinor: z.int(),
      bookingFeeMinor: z.int(),
      postageMinor: z.int(),
      cancelFeeMinor: z.int(),
      /** The amount that was waived: the buyer does not owe it. */
      waivedMinor: z.int(),
      totalMinor: z.int(),
      /** The tax included in `totalMinor`. */
      taxMinor: z.int(),
      paidMinor: z.int(),
      refundedMinor: z.int(),
      /** In minor units: positive is due to the buyer, negative is owed by the buyer. */
      balanceMinor: z.int(),
    }),
    items: z.array(OrderItem),
    /** The instalments of the order by number; null unless it is paid in instalments. */
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

/**
 * The cache tags that become stale: released seats and places change every figure of the show, and the hold they go to.
 */
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
