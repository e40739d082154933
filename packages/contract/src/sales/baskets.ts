import { z } from 'zod';
import { CONSENT_KINDS } from '../choices/customer-choices.ts';
import { LIMITS } from '../choices/limits.ts';
import { CODE_UNUSABLE, WITHHELD } from '../choices/reasons.ts';
import { BlockLabel, SeatId } from '../seating/seats/seat.ts';
import { EmailAddress } from '../wire/email-address.ts';
import { endpoint, LARGE_BODIES } from '../wire/endpoint.ts';
import {
  AmountMinor,
  CultureCode,
  Currency,
  Id,
  Instant,
  idParam,
  optionalText,
  requiredText,
  ShowCode,
  wholeNumber,
} from '../wire/values.ts';
import { ChannelOrder, ChannelPayment, channelRead, channelWrite } from './channel.ts';
import { CustomerAddress } from './customers.ts';

/** A basket lives ten minutes; each extension adds ten, up to thirty minutes in all. */
export const BASKET_MINUTES = 10;
export const BASKET_MINUTES_MAX = 30;
const SEATS_MAX = 100;
const LINES_MAX = 20;

const BasketLine = z
  .strictObject({
    priceTypeId: Id,
    /** `block|row|seat`; null for a place without a seat. */
    seatId: z.string().nullable(),
    faceValueMinor: z.int(),
    discountMinor: z.int(),
    bookingFeeMinor: z.int(),
    /** The tax included in `priceMinor`. */
    taxMinor: z.int(),
    /** In minor units: faceValueMinor − discountMinor + bookingFeeMinor. */
    priceMinor: z.int(),
  })
  .meta({ id: 'BasketLine' });

export const Basket = z
  .strictObject({
    basketId: Id,
    showCode: z.string(),
    /** ENDED was removed or has expired, so its seats and places are on sale again. */
    state: z.enum(['OPEN', 'PURCHASED', 'ENDED']),
    /** One line per ticket; empty unless the basket is open. */
    lines: z.array(BasketLine),
    totalMinor: z.int(),
    currency: Currency,
    offerCode: z.string().nullable(),
    expiresAt: Instant,
    extendableUntil: Instant,
    /** The order made from it; null until the basket is purchased. */
    orderId: z.string().nullable(),
  })
  .meta({ id: 'Basket', description: 'Seats and places kept for one buyer' });
export type Basket = z.infer<typeof Basket>;

const ChosenSeat = z.strictObject({
  seatId: SeatId,
  /** A price type linked to that of the seat, such as a concession; by default the price type of the seat. */
  priceTypeId: Id.optional(),
});
const BestAvailable = z.strictObject({
  priceTypeId: Id,
  quantity: wholeNumber(1, LIMITS.price.perOrder),
  /** Restricts the choice to seats of this block. */
  blockLabel: BlockLabel.optional(),
});

export const CreateBasket = z
  .strictObject({
    showCode: ShowCode,
    seats: z.array(ChosenSeat).max(SEATS_MAX).default([]),
    /** Seats that the server chooses: adjacent where possible, the best first. */
    bestAvailable: z.array(BestAvailable).max(LINES_MAX).default([]),
    /** Places of unseated price types. */
    quantities: z
      .array(z.strictObject({ priceTypeId: Id, quantity: wholeNumber(1, LIMITS.price.perOrder) }))
      .max(LINES_MAX)
      .default([]),
    offerCode: requiredText(LIMITS.offerCode.typed).optional(),
    /** Lets the server refuse early an offer code that this buyer has used up. */
    customerEmail: EmailAddress.optional(),
  })
  .refine(({ seats, bestAvailable, quantities }) => seats.length + bestAvailable.length + quantities.length > 0, {
    path: ['seats'],
    message: 'required',
  })
  .meta({
    id: 'CreateBasket',
    anyOf: ['seats', 'bestAvailable', 'quantities'].map((name) => ({
      required: [name],
      properties: { [name]: { type: 'array', minItems: 1 } },
    })),
  });

export const UpdateBasket = z
  .strictObject({
    /** Seats to add to the basket. */
    seats: z.array(ChosenSeat).max(SEATS_MAX).default([]),
    bestAvailable: z.array(BestAvailable).max(LINES_MAX).default([]),
    removeSeatIds: z.array(SeatId).max(SEATS_MAX).default([]),
    /** The new number of places of each named price type; 0 removes them. */
    quantities: z
      .array(z.strictObject({ priceTypeId: Id, quantity: wholeNumber(0, LIMITS.price.perOrder) }))
      .max(LINES_MAX)
      .default([]),
  })
  .meta({ id: 'UpdateBasket' });

export const SetBasketOfferCode = z
  .strictObject({ offerCode: requiredText(LIMITS.offerCode.typed), customerEmail: EmailAddress.optional() })
  .meta({ id: 'SetBasketOfferCode' });

/** Allows a single line only, so that a name cannot inject lines into a mail header, a ticket or a file. */
const personText = (maxLength: number) =>
  requiredText(maxLength).regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Must be a single line');

export const PurchaseBuyer = z
  .strictObject({
    name: personText(LIMITS.customer.name),
    /** Box office and phone sales may omit the address with `""`. */
    email: z.union([z.literal(''), EmailAddress]),
    phone: optionalText(LIMITS.customer.phone).optional(),
    address: CustomerAddress.optional(),
    /** The language of e-mails to the buyer. */
    cultureCode: CultureCode.optional(),
  })
  .meta({ id: 'PurchaseBuyer' });

/** The fields that end every sale, of a basket or of a resale listing. */
export const saleFields = {
  buyer: PurchaseBuyer,
  /**
   * The payments must add up to the amount due at once. They are empty if nothing is due, and for box office and phone
   * orders that are paid later.
   */
  payments: z.array(ChannelPayment).max(LIMITS.sale.payments).default([]),
  consents: z
    .array(z.strictObject({ kind: z.enum(CONSENT_KINDS), isGiven: z.boolean() }))
    .max(CONSENT_KINDS.length)
    .refine((consents) => new Set(consents.map(({ kind }) => kind)).size === consents.length, 'Says one kind twice')
    .default([]),
  answers: z
    .array(
      z.strictObject({
        questionId: Id,
        /** A text; `yes` or `no`; or the position of the choice, from 0. */
        value: optionalText(LIMITS.sale.answer),
        /** The index of the basket line, from 0, for a question that is asked once per ticket. */
        ticket: z
          .int()
          .min(0)
          .max(LIMITS.sale.answers - 1)
          .optional(),
      }),
    )
    .max(LIMITS.sale.answers)
    .default([]),
  externalReference: optionalText(LIMITS.order.externalReference).default(''),
  /** The total shown to the buyer, postage included, in minor units. The sale is refused if it costs another amount. */
  totalMinor: AmountMinor,
  /**
   * Sends the buyer their tickets by e-mail, as the promoter has set it up: as a PDF, or as a link to it. An order that
   * is not paid yet has no valid tickets, so nothing is sent.
   */
  sendsMail: z.boolean().default(false),
};

export const PurchaseBasket = z
  .strictObject({
    ...saleFields,
    /** Requires an `address` of the buyer. */
    postageId: Id.optional(),
    /** With a plan, only the deposit is due at once. */
    instalmentPlanId: Id.optional(),
  })
  .meta({ id: 'PurchaseBasket' });

const params = z.strictObject({ basketId: idParam });
const ofBasket = { params, tenant: { of: 'baskets', at: 'params.basketId' } } as const;
const answersBasket = { response: { kind: 'json', schema: Basket } } as const;
const COUNTER = [
  'not-active',
  'not-on-sale-yet',
  'off-sale',
  'paused',
  'hidden',
  'box-office-only',
  'other-partner-site',
  'code-only',
  'order-limit',
  'no-seating-plan',
] as const;
const COUNTER_SEATS = [
  'paused',
  'hidden',
  'box-office-only',
  'other-partner-site',
  'code-only',
  'not-on-sale-yet',
  'off-sale',
  'other-ticket',
  ...WITHHELD,
] as const;
const COUNTER_CODES = [...CODE_UNUSABLE, 'per-order', 'per-customer', 'not-for-these-tickets'] as const;
const FILLING = ['SEAT_TAKEN', 'SEAT_NOT_FOR_SALE', 'NOT_ENOUGH_LEFT', 'OFFER_CODE_REFUSED', 'RULE_BROKEN'] as const;

export const createBasket = endpoint({
  ...channelWrite,
  ...answersBasket,
  id: 'createBasket',
  method: 'POST',
  path: '/baskets',
  summary: 'Keep seats and places for ten minutes: all that is asked for, or nothing',
  body: CreateBasket,
  status: 201,
  tenant: { from: 'show', at: 'body.showCode' },
  errors: ['INVALID', 'NOT_FOUND', 'SEATS_CHANGED', ...FILLING],
  reasons: { SEAT_NOT_FOR_SALE: COUNTER_SEATS, OFFER_CODE_REFUSED: COUNTER_CODES, RULE_BROKEN: COUNTER },
  example: { showCode: 'K7M2QXRB', bestAvailable: [{ priceTypeId: 4711, quantity: 2 }] },
});

export const getBasket = endpoint({
  ...channelRead,
  ...ofBasket,
  ...answersBasket,
  id: 'getBasket',
  path: '/baskets/{basketId}',
  summary: 'One basket of this key, ticket by ticket, with what it costs',
  errors: ['NOT_FOUND'],
});

export const updateBasket = endpoint({
  ...channelWrite,
  ...ofBasket,
  ...answersBasket,
  id: 'updateBasket',
  method: 'PATCH',
  path: '/baskets/{basketId}',
  summary: 'Add and take out seats and places at once; when refused, the basket keeps what it had',
  body: UpdateBasket,
  maxBodyBytes: LARGE_BODIES.lists,
  errors: ['INVALID', 'NOT_FOUND', 'CONFLICT', 'BASKET_EXPIRED', 'SEATS_CHANGED', ...FILLING],
  reasons: {
    CONFLICT: ['basket-purchased'],
    SEAT_NOT_FOR_SALE: COUNTER_SEATS,
    OFFER_CODE_REFUSED: COUNTER_CODES,
    RULE_BROKEN: [...COUNTER, 'basket-left-empty'],
  },
  example: { removeSeatIds: ['Stalls|C|12'], quantities: [{ priceTypeId: 4711, quantity: 2 }] },
});

export const extendBasket = endpoint({
  ...channelWrite,
  ...ofBasket,
  ...answersBasket,
  id: 'extendBasket',
  method: 'POST',
  path: '/baskets/{basketId}/extend',
  summary: 'Keep a basket ten minutes longer, thirty after it was opened at most',
  errors: ['NOT_FOUND', 'CONFLICT', 'BASKET_EXPIRED', 'RULE_BROKEN'],
  reasons: { CONFLICT: ['basket-purchased'], RULE_BROKEN: ['basket-kept-longest'] },
});

export const setBasketOfferCode = endpoint({
  ...channelWrite,
  ...ofBasket,
  ...answersBasket,
  id: 'setBasketOfferCode',
  method: 'POST',
  path: '/baskets/{basketId}/offer-code',
  summary: 'Use an offer code for a basket, in place of the one it has',
  body: SetBasketOfferCode,
  errors: [
    'INVALID',
    'NOT_FOUND',
    'CONFLICT',
    'BASKET_EXPIRED',
    'NOT_ENOUGH_LEFT',
    'OFFER_CODE_REFUSED',
    'RULE_BROKEN',
  ],
  reasons: { CONFLICT: ['basket-purchased'], OFFER_CODE_REFUSED: COUNTER_CODES, RULE_BROKEN: ['code-only', 'held'] },
  example: { offerCode: 'FRIENDS-25' },
});

export const removeBasketOfferCode = endpoint({
  ...channelWrite,
  ...ofBasket,
  ...answersBasket,
  id: 'removeBasketOfferCode',
  method: 'DELETE',
  path: '/baskets/{basketId}/offer-code',
  summary: 'Give the use of the offer code back; refused while the basket has what only the code sells',
  errors: ['NOT_FOUND', 'CONFLICT', 'BASKET_EXPIRED', 'NOT_ENOUGH_LEFT', 'RULE_BROKEN'],
  reasons: { CONFLICT: ['basket-purchased'], RULE_BROKEN: ['code-only', 'held'] },
});

export const removeBasket = endpoint({
  ...channelWrite,
  ...ofBasket,
  id: 'removeBasket',
  method: 'DELETE',
  path: '/baskets/{basketId}',
  summary: 'Drop a basket: everything in it is on sale again at once',
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'CONFLICT'],
  reasons: { CONFLICT: ['basket-purchased'] },
});

export const purchaseBasket = endpoint({
  ...channelWrite,
  ...ofBasket,
  id: 'purchaseBasket',
  method: 'POST',
  path: '/baskets/{basketId}/purchase',
  summary: 'Turn a basket into an order: tickets with barcodes, money in the ledger',
  body: PurchaseBasket,
  maxBodyBytes: LARGE_BODIES.lists,
  response: { kind: 'json', schema: ChannelOrder },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'CONFLICT', 'BASKET_EXPIRED', 'OFFER_CODE_REFUSED', 'RULE_BROKEN'],
  reasons: {
    CONFLICT: ['basket-purchased'],
    OFFER_CODE_REFUSED: ['per-customer'],
    RULE_BROKEN: [
      'not-active',
      'total-differs',
      'paid-in-other-currency',
      'payments-do-not-add-up',
      'not-offered',
      'too-small',
      'ends-after-event',
    ],
  },
  example: {
    buyer: { name: 'Ada Lovelace', email: 'ada@example.test' },
    payments: [{ method: 'card', amountMinor: 10_400, currency: 'GBP', reference: 'ch_3Q' }],
    totalMinor: 10_400,
  },
});
