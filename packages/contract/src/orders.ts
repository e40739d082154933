import { z } from 'zod';
import { EmailAddress, GivenAnswer } from './customers.ts';
import { endpoint } from './endpoint.ts';
import { INSTALMENT_STATUSES, PAYMENT_METHODS } from './instalment-choices.ts';
import {
  CANCEL_REASONS,
  CANCEL_REFUNDS,
  ORDER_SORTS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  REFUND_STATUSES,
  TRANSACTION_TYPES,
} from './order-choices.ts';
import { pageOf, pageQuery, sortQuery } from './paging.ts';
import { showWrite } from './show-calls.ts';
import {
  AmountMinor,
  Currency,
  Id,
  Instant,
  idParam,
  LocalDate,
  minMessage,
  optionalText,
  PromoterCode,
  Revision,
  requiredText,
  ShowCode,
  textByCulture,
} from './values.ts';

/** 10 characters of `A-H J-N P-Z 2-9`, matched case-insensitively. */
export const OrderId = z
  .string()
  .regex(/^[A-HJ-NP-Za-hj-np-z2-9]{10}$/)
  .transform((orderId) => orderId.toUpperCase())
  .meta({ description: 'Order id: 10 characters, upper case', example: 'K7M2QXRB4T' });

/** Who bought. Without `customer:read` both are masked (`J*** D**`, `j***@e***`). */
export const OrderBuyer = z.strictObject({ name: z.string(), email: z.string() }).meta({ id: 'OrderBuyer' });

const orderFacts = {
  orderId: z.string(),
  promoterCode: z.string(),
  showCode: z.string(),
  showName: textByCulture(120),
  /** Wall time at the venue. */
  startsAtLocal: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  refundStatus: z.enum(REFUND_STATUSES),
  channel: z.string(),
  partnerSiteId: Id.nullable(),
  buyer: OrderBuyer,
  isBuyerMasked: z.boolean(),
  currency: Currency,
  /** What the tickets that stand, postage and kept fees cost, in minor units. */
  totalMinor: z.int(),
  createdAt: Instant,
};

export const OrderSummary = z
  .strictObject({
    ...orderFacts,
    /** Tickets that stand, and those that were cancelled. */
    tickets: z.int(),
    cancelledTickets: z.int(),
    /** Seat ids of the first four seats that stand; when all are cancelled, of the first four there were. */
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
    /** What was written by a person: a note, the reason of a cancellation. */
    text: z.string(),
    /** Minor units: what the buyer pays (+) or gets back (−); null where no money moved. */
    amount: z.int().nullable(),
    before: z.string().nullable(),
    after: z.string().nullable(),
  })
  .meta({ id: 'Transaction' });
export type Transaction = z.infer<typeof Transaction>;

export const OrderItem = z
  .strictObject({
    id: Id,
    priceTypeId: Id,
    priceName: textByCulture(120),
    priceGroupName: textByCulture(120),
    /** `block|row|seat`; null for a place without a seat. */
    seatId: z.string().nullable(),
    status: z.enum(['ACTIVE', 'CANCELLED']),
    faceValueMinor: z.int(),
    discountMinor: z.int(),
    bookingFeeMinor: z.int(),
    /** Inside what was paid. */
    taxMinor: z.int(),
    paidMinor: z.int(),
    /** The offer code that was used for it. */
    offerCode: z.string().nullable(),
    /** 64 random bits as 16 hexadecimal digits, and `$` with 9 digits where the form is Code 128; null once it is revoked. */
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
    /** null: bought without an e-mail address, or the reader may not see who bought. */
    customerId: Id.nullable(),
    /** What the event asked and the buyer answered; none for those who may not see who bought. */
    answers: z.array(GivenAnswer),
    /** What the ledger says, in minor units: total = faceValue − discount + bookingFee + postage + cancelFee − waived. */
    money: z.strictObject({
      faceValueMinor: z.int(),
      discountMinor: z.int(),
      bookingFeeMinor: z.int(),
      postageMinor: z.int(),
      cancelFeeMinor: z.int(),
      /** Let off. */
      waivedMinor: z.int(),
      totalMinor: z.int(),
      /** Inside the total. */
      taxMinor: z.int(),
      paidMinor: z.int(),
      refundedMinor: z.int(),
      /** Still to be paid back (+) or still owed (−). */
      balanceMinor: z.int(),
    }),
    items: z.array(OrderItem),
    /** What it owes and when, by number; null unless it is paid in parts. */
    instalmentPlan: z
      .strictObject({ name: textByCulture(80), instalments: z.array(OrderInstalment) })
      .meta({ id: 'OrderInstalmentPlan' })
      .nullable(),
    revision: Revision,
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

export const AddNote = z.strictObject({ text: requiredText(2000) }).meta({ id: 'AddNote' });
export const NotedItems = z
  .strictObject({ items: z.array(z.strictObject({ id: Id, transactionHistory: z.array(Transaction) })) })
  .meta({ id: 'NotedItems' });

export const CancelOrder = z
  .strictObject({
    /** Absent: everything that stands. */
    orderItemIds: z.array(Id).min(1).max(500).optional(),
    reason: z.enum(CANCEL_REASONS),
    comment: optionalText(500).default(''),
    /** Kept of what was paid for the cancelled tickets; at most all of it. */
    feeMinor: AmountMinor.default(0),
    /** `done` says that the money has been given back; `none` keeps all of it. Means nothing for an unpaid order. */
    refund: z.enum(CANCEL_REFUNDS).default('later'),
    /** Where the seats go: a hold of the event, or null: back on sale. */
    holdId: Id.nullable().default(null),
    /** Tells the buyer by e-mail, when there is an address. */
    sendsMail: z.boolean().default(false),
  })
  .meta({ id: 'CancelOrder' });

const SeatMoves = z
  .array(z.strictObject({ orderItemId: Id, seatId: requiredText(200) }))
  .min(1)
  .max(500);
export const PreviewSeatChange = z.strictObject({ changes: SeatMoves }).meta({ id: 'PreviewSeatChange' });
export const ChangeSeats = z
  .strictObject({
    changes: SeatMoves,
    /** What the preview said, in minor units: nobody pays what they have not seen. */
    expectedDifferenceMinor: z.int().default(0),
    /** Sends the new tickets. */
    sendsMail: z.boolean().default(false),
  })
  .meta({ id: 'ChangeSeats' });
export const SeatChangePreview = z
  .strictObject({
    items: z.array(
      z.strictObject({
        orderItemId: Id,
        fromSeatId: z.string(),
        toSeatId: z.string(),
        /** The ticket it becomes. */
        priceTypeId: Id,
        priceName: textByCulture(120),
        paidMinor: z.int(),
        newPaidMinor: z.int(),
      }),
    ),
    /** More to be paid (+), or to be given back (−). */
    differenceMinor: z.int(),
    currency: Currency,
  })
  .meta({ id: 'SeatChangePreview' });
export type SeatChangePreview = z.infer<typeof SeatChangePreview>;

export const TransferOrder = z
  .strictObject({
    name: requiredText(120),
    email: EmailAddress,
    /** Sends the new tickets to the new buyer. */
    sendsMail: z.boolean().default(true),
  })
  .meta({ id: 'TransferOrder' });

export const ResendOrder = z
  .strictObject({
    /** Absent: the buyer's own. */
    email: EmailAddress.optional(),
  })
  .meta({ id: 'ResendOrder' });

export const IssueComps = z
  .strictObject({
    /** A comp ticket of the event. */
    priceTypeId: Id,
    /** Of a seated comp. */
    seatIds: z.array(requiredText(200)).max(100).default([]),
    /** Of a comp without seats. */
    quantity: z.int().min(0).max(100).default(0),
    holder: z.strictObject({ name: requiredText(120), email: z.union([z.literal(''), EmailAddress]).default('') }),
    note: optionalText(2000).default(''),
    sendsMail: z.boolean().default(false),
  })
  .meta({ id: 'IssueComps' });
export const IssuedComps = z.strictObject({ orderId: z.string(), tickets: z.int() }).meta({ id: 'IssuedComps' });

export const RecordRefund = z.strictObject({ comment: optionalText(500).default('') }).meta({ id: 'RecordRefund' });

export const RecordPayment = z
  .strictObject({
    /** At most what the order, or the named instalment, still owes. */
    amountMinor: AmountMinor.min(1, minMessage(1)),
    method: z.enum(PAYMENT_METHODS),
    /** What the bank, the terminal or the partner calls it. */
    reference: optionalText(100).default(''),
    /** Absent: the money goes to what is due first. */
    instalmentNumber: z.int().min(0).max(99).optional(),
  })
  .meta({ id: 'RecordPayment' });

export const WaiveInstalments = z.strictObject({ reason: requiredText(500) }).meta({ id: 'WaiveInstalments' });

export const orderParams = z.strictObject({ orderId: OrderId });
const order = { base: 'customers', tenant: { from: 'order', at: 'params.orderId' } } as const;
/** Freed seats and places change every figure of the event, and its holds when they go to one. */
const freed = ['show', 'history', 'price-group', 'price', 'seating-block', 'seat-price', 'hold', 'offer-code'] as const;

export const OrderListQuery = z.strictObject({
  promoterCode: PromoterCode.optional(),
  /** Order id, name, e-mail address, seat id, offer code, barcode or words of a note. */
  searchTerm: optionalText(200).optional(),
  showCode: ShowCode.optional(),
  status: z.enum(ORDER_STATUSES, 'Unable to parse value to enum').optional(),
  paymentStatus: z.enum(PAYMENT_STATUSES, 'Unable to parse value to enum').optional(),
  refundStatus: z.enum(REFUND_STATUSES, 'Unable to parse value to enum').optional(),
  channel: optionalText(40).optional(),
  partnerSiteId: idParam.optional(),
  priceTypeId: idParam.optional(),
  /** Only for those who may see who bought. */
  customerId: idParam.optional(),
  /** Days on the clock of the event. */
  dateFrom: LocalDate.optional(),
  dateTo: LocalDate.optional(),
  totalFromMinor: z.coerce.number<string | number>().int().min(0).optional(),
  totalToMinor: z.coerce.number<string | number>().int().min(0).optional(),
  ...sortQuery(ORDER_SORTS, 'CreatedAt'),
  ...pageQuery,
});

export const listOrders = endpoint({
  id: 'listOrders',
  base: 'customers',
  method: 'GET',
  path: '/orders',
  summary: 'Orders the caller may see, searched in one box, filtered, sorted and paged',
  query: OrderListQuery,
  response: { kind: 'json', schema: OrderPage },
  scope: 'customers.read',
  permission: 'order:read',
  tenant: { from: 'actor' },
  errors: ['INVALID'],
  reads: ['order'],
});

export const getOrder = endpoint({
  ...order,
  id: 'getOrder',
  method: 'GET',
  path: '/orders/{orderId}',
  summary: 'One order with its tickets, its money and what happened to each ticket',
  params: orderParams,
  response: { kind: 'json', schema: Order },
  scope: 'customers.read',
  permission: 'order:read',
  errors: ['NOT_FOUND'],
  reads: ['order'],
});

export const addOrderNote = endpoint({
  ...order,
  id: 'addOrderNote',
  method: 'POST',
  path: '/orders/{orderId}/{orderItemId}/add-note',
  summary: 'Write a note on one ticket of an order; notes are never changed or deleted',
  params: z.strictObject({ orderId: OrderId, orderItemId: idParam }),
  body: AddNote,
  response: { kind: 'json', schema: NotedItems },
  scope: 'customers.orders_manage',
  permission: 'order:note',
  errors: ['INVALID', 'NOT_FOUND'],
  stale: ['order'],
  example: { text: 'Called: comes in a wheelchair, needs the ramp.' },
});

export const cancelOrder = endpoint({
  ...order,
  id: 'cancelOrder',
  method: 'POST',
  path: '/orders/{orderId}/cancel',
  summary: 'Cancel tickets of an order, or all of it: seats go back, barcodes are revoked, the ledger says what is due',
  params: orderParams,
  body: CancelOrder,
  response: { kind: 'json', schema: Order },
  scope: 'customers.orders_manage',
  permission: 'order:cancel',
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'CONFLICT', 'RULE_BROKEN'],
  stale: ['order', ...freed],
  example: { reason: 'customer-request', comment: 'Ill', feeMinor: 500, refund: 'later' },
});

export const recordOrderRefund = endpoint({
  ...order,
  id: 'recordOrderRefund',
  method: 'POST',
  path: '/orders/{orderId}/refund',
  summary: 'Say that the money due to the buyer has been given back',
  params: orderParams,
  body: RecordRefund,
  response: { kind: 'json', schema: Order },
  scope: 'customers.orders_manage',
  permission: 'order:refund',
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'RULE_BROKEN'],
  stale: ['order'],
  example: { comment: 'Card terminal 2' },
});

export const recordOrderPayment = endpoint({
  ...order,
  id: 'recordOrderPayment',
  method: 'POST',
  path: '/orders/{orderId}/payments',
  summary: 'Say that money came in for an unpaid order or one that is paid in parts',
  params: orderParams,
  body: RecordPayment,
  response: { kind: 'json', schema: Order },
  scope: 'customers.orders_manage',
  permission: 'order:pay',
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'CONFLICT', 'RULE_BROKEN'],
  stale: ['order', 'instalment', 'history'],
  example: { amountMinor: 2500, method: 'bank-transfer', reference: 'HBCE 114', instalmentNumber: 1 },
});

export const waiveOrderInstalments = endpoint({
  ...order,
  id: 'waiveOrderInstalments',
  method: 'POST',
  path: '/orders/{orderId}/waive-instalments',
  summary: 'Let off what an order that is paid in parts still owes',
  params: orderParams,
  body: WaiveInstalments,
  response: { kind: 'json', schema: Order },
  scope: 'customers.orders_manage',
  permission: 'instalment:write',
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'RULE_BROKEN'],
  stale: ['order', 'instalment', 'history'],
  example: { reason: 'Agreed with the school' },
});

const manage = { ...order, method: 'POST', scope: 'customers.orders_manage', params: orderParams } as const;

export const previewSeatChange = endpoint({
  ...manage,
  id: 'previewSeatChange',
  path: '/orders/{orderId}/change-seats/preview',
  summary: 'What other seats would cost: the tickets they become and the difference',
  body: PreviewSeatChange,
  response: { kind: 'json', schema: SeatChangePreview },
  permission: 'order:write',
  readOnly: true,
  errors: ['INVALID', 'NOT_FOUND', 'CONFLICT', 'SEAT_TAKEN', 'SEAT_NOT_FOR_SALE', 'RULE_BROKEN'],
  example: { changes: [{ orderItemId: 4711, seatId: 'Stalls|A|1' }] },
});

export const changeOrderSeats = endpoint({
  ...manage,
  id: 'changeOrderSeats',
  path: '/orders/{orderId}/change-seats',
  summary: 'Move tickets to other seats, all or none; what they cost more or less is owed, barcodes are drawn anew',
  body: ChangeSeats,
  response: { kind: 'json', schema: Order },
  permission: 'order:write',
  errors: [
    'INVALID',
    'NOT_FOUND',
    'STALE',
    'CONFLICT',
    'SEAT_TAKEN',
    'SEAT_NOT_FOR_SALE',
    'SEATS_CHANGED',
    'RULE_BROKEN',
  ],
  stale: ['order', ...freed],
  example: { changes: [{ orderItemId: 4711, seatId: 'Stalls|A|1' }], expectedDifferenceMinor: 0 },
});

export const transferOrder = endpoint({
  ...manage,
  id: 'transferOrder',
  path: '/orders/{orderId}/transfer',
  summary: 'Give an order to somebody else: a new buyer, and barcodes that only they have',
  body: TransferOrder,
  response: { kind: 'json', schema: Order },
  permission: 'order:write',
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'CONFLICT', 'RULE_BROKEN'],
  stale: ['order', 'customer'],
  example: { name: 'Grace Hopper', email: 'grace@example.test' },
});

export const resendOrder = endpoint({
  ...manage,
  id: 'resendOrder',
  path: '/orders/{orderId}/resend',
  summary: 'Send the tickets of an order by e-mail once more',
  body: ResendOrder,
  response: { kind: 'json', schema: Order },
  permission: 'order:write',
  errors: ['INVALID', 'NOT_FOUND', 'RULE_BROKEN'],
  stale: ['order'],
  example: {},
});

export const issueComps = endpoint({
  ...showWrite('comp:create'),
  id: 'issueComps',
  method: 'POST',
  path: '/shows/{showCode}/comps',
  summary: 'Issue comp tickets at the box office: an order of somebody who pays nothing',
  params: z.strictObject({ showCode: ShowCode }),
  body: IssueComps,
  response: { kind: 'json', schema: IssuedComps },
  status: 201,
  errors: [
    'INVALID',
    'NOT_FOUND',
    'SEAT_TAKEN',
    'SEAT_NOT_FOR_SALE',
    'NOT_ENOUGH_LEFT',
    'SEATS_CHANGED',
    'RULE_BROKEN',
  ],
  stale: ['order', 'customer', ...freed],
  example: { priceTypeId: 4711, quantity: 2, holder: { name: 'Grace Hopper' } },
});
