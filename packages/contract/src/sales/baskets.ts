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

/** Ten minutes; each extension adds ten, up to thirty. */
export const BASKET_MINUTES = 10;
export const BASKET_MOST_MINUTES = 30;
const MOST_SEATS = 100;
const MOST_LINES = 20;

const BasketLine = z
  .strictObject({
    priceTypeId: Id,
    /** null for a place without a seat. */
    seatId: z.string().nullable(),
    faceValueMinor: z.int(),
    discountMinor: z.int(),
    bookingFeeMinor: z.int(),
    /** Included in the price. */
    taxMinor: z.int(),
    /** faceValue − discount + bookingFee. */
    priceMinor: z.int(),
  })
  .meta({ id: 'BasketLine' });

export const Basket = z
  .strictObject({
    basketId: Id,
    showCode: z.string(),
    /** ENDED: removed or expired, so that its contents are on sale again. */
    state: z.enum(['OPEN', 'PURCHASED', 'ENDED']),
    /** Ticket by ticket, while it is open. */
    lines: z.array(BasketLine),
    totalMinor: z.int(),
    currency: Currency,
    offerCode: z.string().nullable(),
    expiresAt: Instant,
    extendableUntil: Instant,
    /** null until it is purchased. */
    orderId: z.string().nullable(),
  })
  .meta({ id: 'Basket', description: 'Seats and places kept for one buyer' });
export type Basket = z.infer<typeof Basket>;

const ChosenSeat = z.strictObject({
  seatId: SeatId,
  /** Sells the seat at a ticket that is linked to its own, such as a concession; by default at its own. */
  priceTypeId: Id.optional(),
});
const BestAvailable = z.strictObject({
  priceTypeId: Id,
  quantity: wholeNumber(1, LIMITS.price.perOrder),
  /** Chooses only seats of this block. */
  blockLabel: BlockLabel.optional(),
});

export const CreateBasket = z
  .strictObject({
    showCode: ShowCode,
    seats: z.array(ChosenSeat).max(MOST_SEATS).default([]),
    /** Adjacent where possible, the best first. */
    bestAvailable: z.array(BestAvailable).max(MOST_LINES).default([]),
    /** Places without a seat. */
    quantities: z
      .array(z.strictObject({ priceTypeId: Id, quantity: wholeNumber(1, LIMITS.price.perOrder) }))
      .max(MOST_LINES)
      .default([]),
    offerCode: requiredText(LIMITS.offerCode.typed).optional(),
    /** Refuses codes early that the buyer has used up. */
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
    /** Adds these seats. */
    seats: z.array(ChosenSeat).max(MOST_SEATS).default([]),
    bestAvailable: z.array(BestAvailable).max(MOST_LINES).default([]),
    removeSeatIds: z.array(SeatId).max(MOST_SEATS).default([]),
    /** The wanted number of each named ticket; 0 removes it. */
    quantities: z
      .array(z.strictObject({ priceTypeId: Id, quantity: wholeNumber(0, LIMITS.price.perOrder) }))
      .max(MOST_LINES)
      .default([]),
  })
  .meta({ id: 'UpdateBasket' });

export const SetBasketOfferCode = z
  .strictObject({ offerCode: requiredText(LIMITS.offerCode.typed), customerEmail: EmailAddress.optional() })
  .meta({ id: 'SetBasketOfferCode' });

/** A single line, so that it cannot break out of a header, a ticket or a file. */
const personText = (maxLength: number) =>
  requiredText(maxLength).regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Must be a single line');

export const PurchaseBuyer = z
  .strictObject({
    name: personText(LIMITS.customer.name),
    /** Box office and telephone may sell without an address: `""`. */
    email: z.union([z.literal(''), EmailAddress]),
    phone: optionalText(LIMITS.customer.phone).optional(),
    address: CustomerAddress.optional(),
    /** The language of mails to them. */
    cultureCode: CultureCode.optional(),
  })
  .meta({ id: 'PurchaseBuyer' });

/** How every sale ends, whether of a basket or of a listing. */
export const saleFields = {
  buyer: PurchaseBuyer,
  /**
   * They add up to what is due now. Empty where nothing is due, and for orders of box office and telephone that are
   * paid later.
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
        /** The index of the line, for a question that is asked once a ticket. */
        ticket: z.int().min(0).max(200).optional(),
      }),
    )
    .max(LIMITS.sale.answers)
    .default([]),
  externalReference: optionalText(LIMITS.order.externalReference).default(''),
  /** The total that the buyer was shown, including postage. The sale is refused when it costs something else. */
  totalMinor: AmountMinor,
};

export const PurchaseBasket = z
  .strictObject({
    ...saleFields,
    /** Requires an address. */
    postageId: Id.optional(),
    /** With a plan only the deposit is due now. */
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
