import { z } from 'zod';
import { INSTALMENT_INTERVALS } from '../choices/instalment-choices.ts';
import { LIMITS, PAGE_SIZE } from '../choices/limits.ts';
import {
  CANCEL_REASONS,
  ITEM_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  REFUND_STATUSES,
} from '../choices/order-choices.ts';
import { PRICE_KINDS } from '../choices/price-choices.ts';
import { CODE_UNUSABLE } from '../choices/reasons.ts';
import { ASKED_PER, QUESTION_KINDS } from '../choices/show-choices.ts';
import { ticketsPdf } from '../events/print-at-home.ts';
import { SaleState, Seating, SeatPicker, showParams } from '../events/shows/show.ts';
import { BlockLabel } from '../seating/seats/seat.ts';
import { endpoint } from '../wire/endpoint.ts';
import { flag, pageOf, pageQuery } from '../wire/paging.ts';
import { withRanges } from '../wire/ranges.ts';
import { CHANNEL_SCOPE } from '../wire/scopes.ts';
import { AmountMinor, Currency, Id, Instant, idParam, LocalDate, optionalText, TextByCulture } from '../wire/values.ts';
import { OrderBuyer, orderParams } from './orders/order.ts';
import { ExportOrderTickets } from './orders/tickets.ts';

const ofChannel = { base: 'channel', scope: CHANNEL_SCOPE, permission: 'channel:sell' } as const;

export const channelRead = { ...ofChannel, method: 'GET' } as const;

export const channelWrite = ofChannel;

const channelShowFacts = {
  showCode: z.string(),
  promoterCode: z.string(),
  name: TextByCulture,
  saleState: SaleState,
  seating: Seating,
  venue: z.strictObject({
    venueId: Id,
    name: z.string(),
    address: z.string(),
    town: z.string(),
    postcode: z.string(),
    countryCode: z.string(),
  }),
  /** Wall time at the venue, without an offset: `2026-12-10T19:30:00`. */
  startsAtLocal: z.string(),
  timeZone: z.string(),
  /** The abbreviation of the time zone at the start of the show, such as `EST` or `UTC+8`. */
  zoneName: z.string(),
  startsAt: Instant,
  /** null if sales begin as soon as the show is active. */
  onSaleAt: Instant.nullable(),
  /** null if sales end when the show starts. */
  offSaleAt: Instant.nullable(),
  currency: Currency,
};

export const ChannelShowSummary = z.strictObject(channelShowFacts).meta({ id: 'ChannelShowSummary' });
export type ChannelShowSummary = z.infer<typeof ChannelShowSummary>;
export const ChannelShowPage = pageOf('ChannelShowPage', ChannelShowSummary);

export const ChannelShow = z
  .strictObject({
    ...channelShowFacts,
    description: TextByCulture,
    terms: TextByCulture,
    defaultCulture: z.string(),
    doorsAtLocal: z.string().nullable(),
    endsAtLocal: z.string().nullable(),
    seatPicker: SeatPicker,
    questions: z.array(
      z.strictObject({
        questionId: Id,
        label: TextByCulture,
        kind: z.enum(QUESTION_KINDS),
        choices: z.array(TextByCulture),
        askedPer: z.enum(ASKED_PER),
        isRequired: z.boolean(),
      }),
    ),
    postages: z.array(
      z.strictObject({
        postageId: Id,
        name: TextByCulture,
        amountMinor: z.int(),
        /** ISO 3166-1 alpha-2 codes of the countries that the postage covers; empty for all countries. */
        countryCodes: z.array(z.string()),
        isDefault: z.boolean(),
      }),
    ),
    instalmentPlans: z.array(
      z.strictObject({
        instalmentPlanId: Id,
        name: TextByCulture,
        depositBasisPoints: z.int(),
        payments: z.int(),
        interval: z.enum(INSTALMENT_INTERVALS),
        /** The minimum order total for the plan, in minor units. */
        fewestMinor: z.int(),
      }),
    ),
  })
  .meta({ id: 'ChannelShow', description: 'An event as a sales channel offers it' });
export type ChannelShow = z.infer<typeof ChannelShow>;

export const ChannelPrice = z
  .strictObject({
    priceTypeId: Id,
    priceGroupId: Id,
    priceGroupName: TextByCulture,
    kind: z.enum(PRICE_KINDS),
    name: TextByCulture,
    description: TextByCulture,
    colour: z.string(),
    faceValueMinor: z.int(),
    /** The discount of the offer code in the request, in minor units; 0 without a code. */
    discountMinor: z.int(),
    bookingFeeMinor: z.int(),
    /** In minor units: faceValueMinor − discountMinor + bookingFeeMinor. */
    priceMinor: z.int(),
    currency: Currency,
    /** The rate of the tax included in the price, in hundredths of a percent: 2000 is 20 %. */
    taxRateBasisPoints: z.int(),
    isSeated: z.boolean(),
    fewestPerOrder: z.int(),
    mostPerOrder: z.int(),
    /** Seats or places that this channel can sell to the buyer at this moment. */
    available: z.int().nonnegative(),
  })
  .meta({ id: 'ChannelPrice', description: 'A ticket that the key may sell now' });
export type ChannelPrice = z.infer<typeof ChannelPrice>;
export const ChannelPriceList = z.strictObject({ items: z.array(ChannelPrice) }).meta({ id: 'ChannelPriceList' });

export const SEAT_ACCESS = ['wheelchair', 'companion', 'step-free', 'restricted-view'] as const;
export const ChannelSeat = z
  .strictObject({
    /** `block|row|seat`, for example `Stalls|C|12`. */
    seatId: z.string(),
    priceTypeId: Id,
    isAvailable: z.boolean(),
    access: z.array(z.enum(SEAT_ACCESS)),
  })
  .meta({ id: 'ChannelSeat' });
export type ChannelSeat = z.infer<typeof ChannelSeat>;
export const ChannelSeatPage = pageOf('ChannelSeatPage', ChannelSeat);

/** The most seats on one page, so that a hall of 20,000 is read in twenty calls. */
const SEAT_PAGE_MAX = 1000;

const offerCodeQuery = optionalText(LIMITS.offerCode.typed).optional();

export const ChannelBarcode = z.strictObject({ value: z.string(), code128: z.string() }).meta({ id: 'ChannelBarcode' });

export const ChannelOrderItem = z
  .strictObject({
    orderItemId: Id,
    priceTypeId: Id,
    /** `block|row|seat`; null for a place without a seat. */
    seatId: z.string().nullable(),
    status: z.enum(ITEM_STATUSES),
    faceValueMinor: z.int(),
    discountMinor: z.int(),
    bookingFeeMinor: z.int(),
    /** The tax included in `priceMinor`. */
    taxMinor: z.int(),
    priceMinor: z.int(),
    /**
     * The barcode for scanners: `value` is 16 hexadecimal digits, `code128` is `$` and 9 digits; both are the printed code
     * of a pre-printed ticket; null once it is revoked.
     */
    barcode: ChannelBarcode.nullable(),
  })
  .meta({ id: 'ChannelOrderItem' });

export const ChannelOrder = z
  .strictObject({
    orderId: z.string(),
    showCode: z.string(),
    /** The partner's own reference of the order. */
    externalReference: z.string(),
    status: z.enum(ORDER_STATUSES),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    refundStatus: z.enum(REFUND_STATUSES),
    buyer: OrderBuyer,
    items: z.array(ChannelOrderItem),
    currency: Currency,
    postageMinor: z.int(),
    /** The cost of the active tickets, postage and kept fees, in minor units. */
    totalMinor: z.int(),
    paidMinor: z.int(),
    refundedMinor: z.int(),
    /** In minor units: positive is due to the buyer, negative is owed by the buyer. */
    balanceMinor: z.int(),
    /** The payments of an order in instalments, with their due dates; empty for other orders. */
    instalments: z.array(
      z.strictObject({ number: z.int(), dueOn: z.string(), amountMinor: z.int(), paidMinor: z.int() }),
    ),
    createdAt: Instant,
  })
  .meta({ id: 'ChannelOrder', description: 'An order as the channel that sold it sees it' });
export type ChannelOrder = z.infer<typeof ChannelOrder>;

export const CancelChannelOrder = z
  .strictObject({
    /** The tickets to cancel; by default every active one. */
    orderItemIds: z.array(Id).min(1).max(LIMITS.order.items).optional(),
    reason: z.enum(CANCEL_REASONS).default('customer-request'),
    comment: optionalText(LIMITS.order.comment).default(''),
  })
  .meta({ id: 'CancelChannelOrder' });

export const listChannelShows = endpoint({
  ...channelRead,
  id: 'listChannelShows',
  path: '/shows',
  summary: 'Events the key sells, from the next one on, with their sale state',
  query: withRanges(
    z.strictObject({
      dateFrom: LocalDate.optional(),
      dateTo: LocalDate.optional(),
      /** True leaves out shows whose sale has not begun or has ended for this key. */
      isSaleOpen: flag.default(false),
      ...pageQuery,
    }),
    ['dateFrom', 'dateTo'],
  ),
  response: { kind: 'json', schema: ChannelShowPage },
  tenant: { from: 'actor' },
  errors: ['INVALID'],
});

const ofShow = { ...channelRead, params: showParams, tenant: { from: 'show', at: 'params.showCode' } } as const;

export const getChannelShow = endpoint({
  ...ofShow,
  id: 'getChannelShow',
  path: '/shows/{showCode}',
  summary: 'One event: texts, venue, times, sale window, questions, postages and instalment plans',
  response: { kind: 'json', schema: ChannelShow },
  errors: ['NOT_FOUND'],
});

export const listChannelPrices = endpoint({
  ...ofShow,
  id: 'listChannelPrices',
  path: '/shows/{showCode}/prices',
  summary: 'Tickets the key may sell now and how many are left; with an offer code also those the code reveals',
  query: z.strictObject({
    offerCode: offerCodeQuery,
    /** True leaves out price types that are sold out. */
    onlyAvailable: flag.default(false),
  }),
  response: { kind: 'json', schema: ChannelPriceList },
  errors: ['INVALID', 'NOT_FOUND', 'OFFER_CODE_REFUSED'],
  reasons: { OFFER_CODE_REFUSED: CODE_UNUSABLE },
});

export const listChannelSeats = endpoint({
  ...ofShow,
  id: 'listChannelSeats',
  path: '/shows/{showCode}/seats',
  summary: 'Seats of the tickets the key may sell now, in plan order',
  query: z.strictObject({
    priceTypeId: idParam.optional(),
    block: BlockLabel.optional(),
    onlyAvailable: flag.default(false),
    offerCode: offerCodeQuery,
    pageSize: z.coerce.number<string | number>().int().min(PAGE_SIZE.min).max(SEAT_PAGE_MAX).default(SEAT_PAGE_MAX),
    pageIndex: pageQuery.pageIndex,
  }),
  response: { kind: 'json', schema: ChannelSeatPage },
  errors: ['INVALID', 'NOT_FOUND', 'OFFER_CODE_REFUSED'],
  reasons: { OFFER_CODE_REFUSED: CODE_UNUSABLE },
});

const ofOrder = { params: orderParams, tenant: { of: 'orders', at: 'params.orderId' } } as const;

export const getChannelOrder = endpoint({
  ...channelRead,
  ...ofOrder,
  id: 'getChannelOrder',
  path: '/orders/{orderId}',
  summary: 'One order that this key sold, with its barcodes and its money',
  response: { kind: 'json', schema: ChannelOrder },
  errors: ['NOT_FOUND'],
});

export const exportChannelTickets = endpoint({
  ...channelWrite,
  ...ofOrder,
  id: 'exportChannelTickets',
  method: 'POST',
  path: '/orders/{orderId}/tickets',
  summary: 'The tickets of an own order as one PDF, for paper or for a phone',
  body: ExportOrderTickets,
  response: ticketsPdf,
  readOnly: true,
  errors: ['INVALID', 'NOT_FOUND', 'BUSY', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['no-tickets-to-send'] },
  example: { languageCode: 'en-GB' },
});

export const cancelChannelOrder = endpoint({
  ...channelWrite,
  ...ofOrder,
  id: 'cancelChannelOrder',
  method: 'POST',
  path: '/orders/{orderId}/cancel',
  summary:
    'Cancel tickets of an own order before the event starts: seats go back on sale, all that was paid is due back',
  body: CancelChannelOrder,
  response: { kind: 'json', schema: ChannelOrder },
  errors: ['INVALID', 'NOT_FOUND', 'CONFLICT', 'RULE_BROKEN'],
  reasons: { CONFLICT: ['tickets-cancelled'], RULE_BROKEN: ['started'] },
  example: { reason: 'customer-request', comment: 'Ill' },
});

/** A payment: `method` is a word of the channel's choice, `reference` the channel's own. */
export const ChannelPayment = z
  .strictObject({
    method: z
      .string()
      .trim()
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Only small letters, digits and hyphens')
      .meta({ example: 'card' }),
    amountMinor: AmountMinor.min(1, 'min'),
    currency: Currency,
    reference: optionalText(LIMITS.sale.paymentReference).default(''),
  })
  .meta({ id: 'ChannelPayment' });
