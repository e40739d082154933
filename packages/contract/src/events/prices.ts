import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import {
  COMP_STATUS_CODE,
  LINK_KINDS,
  PAUSED_STATUS_CODE,
  PRICE_DEFAULTS,
  PRICE_KINDS,
  STANDARD_STATUS_CODE,
  VISIBILITIES,
} from '../choices/price-choices.ts';
import { AMOUNT_MINOR_MAX } from '../money/currencies.ts';
import { endpoint } from '../wire/endpoint.ts';
import {
  AmountMinor,
  Colour,
  ConfirmedTexts,
  Id,
  LocalDateTime,
  LookupId,
  OutdatedTexts,
  optionalTextByCulture,
  Revision,
  TextByCulture,
  textByCulture,
  wholeNumber,
} from '../wire/values.ts';
import { priceParams, showParams, showRead, showWrite } from './shows/show.ts';

const PriceLink = z
  .strictObject({
    priceTypeId: Id,
    kind: z.enum(LINK_KINDS),
    /**
     * Minor units with `fixed`, hundredths of a percent with `percentage` (1000 is 10 %); negative for a lower price.
     */
    difference: z.int().min(-AMOUNT_MINOR_MAX).max(AMOUNT_MINOR_MAX),
  })
  .meta({ id: 'PriceLink', description: 'The price follows another one' });

/** The stock of a price type: available = allocation − sold − inBaskets − held − blocked − reservedByCodes. */
export const PriceStock = z
  .strictObject({
    allocation: z.int(),
    /** Tickets sold; of a comp price type, the tickets issued. */
    sold: z.int(),
    inBaskets: z.int(),
    /** Seats and places of holds that do not allow sales. */
    held: z.int(),
    /** Seats that an alternating block withholds and no such hold. */
    blocked: z.int(),
    reservedByCodes: z.int(),
    available: z.int(),
    /** In minor units; null for callers without the permission sales:read. */
    grossMinor: z.int().nullable(),
  })
  .meta({ id: 'PriceStock' });
export type PriceStock = z.infer<typeof PriceStock>;

export const Price = z
  .strictObject({
    priceTypeId: Id,
    priceGroupId: Id,
    kind: z.enum(PRICE_KINDS),
    statusCode: z.int(),
    name: TextByCulture,
    description: TextByCulture,
    outdatedTexts: OutdatedTexts,
    /** The number of the price type in allocation bytes; it is never given to another one. */
    ordinal: z.int().positive(),
    colour: Colour,
    faceValueMinor: z.int(),
    bookingFeeMinor: z.int(),
    currency: z.string(),
    taxRateId: Id.nullable(),
    isSeated: z.boolean(),
    fewestPerOrder: z.int(),
    mostPerOrder: z.int(),
    onSaleAtLocal: z.string().nullable(),
    offSaleAtLocal: z.string().nullable(),
    visibility: z.enum(VISIBILITIES),
    partnerSiteIds: z.array(Id),
    displayOrder: z.int().positive(),
    isLinkedPrice: z.boolean(),
    link: PriceLink.nullable(),
    stock: PriceStock,
    /** Places of an unseated price type under holds; empty for a seated one. */
    nonSeatedHolds: z.array(z.strictObject({ holdId: Id, quantity: z.int() })),
    revision: Revision,
  })
  .meta({ id: 'Price', description: 'A ticket (price type) of one event' });
export type Price = z.infer<typeof Price>;

export const PriceList = z.strictObject({ items: z.array(Price) }).meta({ id: 'PriceList' });

const priceFields = {
  priceGroupId: Id,
  name: textByCulture(LIMITS.price.name),
  description: optionalTextByCulture(LIMITS.price.description),
  colour: Colour,
  faceValueMinor: AmountMinor,
  bookingFeeMinor: AmountMinor,
  taxRateId: Id.nullable(),
  /** Used for unseated price types only: the allocation of a seated one is the number of its seats. */
  allocation: wholeNumber(0, LIMITS.price.allocation),
  fewestPerOrder: wholeNumber(1, LIMITS.price.perOrder),
  mostPerOrder: wholeNumber(1, LIMITS.price.perOrder),
  onSaleAtLocal: LocalDateTime.nullable(),
  offSaleAtLocal: LocalDateTime.nullable(),
  visibility: z.enum(VISIBILITIES),
  partnerSiteIds: z.array(LookupId).max(LIMITS.price.partnerSites),
  link: PriceLink.nullable(),
};

/** The id of a price group of the show, or the name of one, which is created if the show has none of that name. */
const GroupOfTicket = z.union([Id, z.strictObject({ name: textByCulture(LIMITS.priceGroup.name) })]);

/** A seated price type counts its seats as its allocation, so an `allocation` sent with it must be 0. */
const countedBySeats = [{ properties: { isSeated: { const: false } } }, { properties: { allocation: { const: 0 } } }];

/** This schema and the two below have the names of the specification (spec §3); answers are a `Price`. */
export const CreatedTicketType = z
  .strictObject({
    ...priceFields,
    priceGroupId: GroupOfTicket,
    /** True by default in a show with reserved seating. */
    isSeated: z.boolean().optional(),
    description: priceFields.description.default({}),
    colour: Colour.optional(),
    bookingFeeMinor: AmountMinor.default(0),
    taxRateId: priceFields.taxRateId.default(null),
    allocation: priceFields.allocation.default(PRICE_DEFAULTS.allocation),
    fewestPerOrder: priceFields.fewestPerOrder.default(PRICE_DEFAULTS.fewestPerOrder),
    mostPerOrder: priceFields.mostPerOrder.default(PRICE_DEFAULTS.mostPerOrder),
    onSaleAtLocal: priceFields.onSaleAtLocal.default(null),
    offSaleAtLocal: priceFields.offSaleAtLocal.default(null),
    visibility: priceFields.visibility.default('public'),
    partnerSiteIds: priceFields.partnerSiteIds.default([]),
    link: priceFields.link.default(null),
  })
  .meta({ id: 'CreatedTicketType', description: 'A new ticket', anyOf: countedBySeats });

export const UpdatedTicketType = z
  .strictObject({
    ...priceFields,
    /** 1 is on sale, 2 is paused; a comp always keeps 88. */
    statusCode: z.union([z.literal(STANDARD_STATUS_CODE), z.literal(PAUSED_STATUS_CODE), z.literal(COMP_STATUS_CODE)]),
    confirmedTexts: ConfirmedTexts,
  })
  .partial()
  .meta({ id: 'UpdatedTicketType', description: 'Changes of a ticket' });

/** A comp price type is free: it has no price, tax rate or link and is never sold at public sites. */
export const CreatedCompTicketType = z
  .strictObject({
    priceGroupId: GroupOfTicket,
    name: textByCulture(LIMITS.price.name),
    description: priceFields.description.default({}),
    colour: Colour.optional(),
    /** True by default in a show with reserved seating. */
    isSeated: z.boolean().optional(),
    allocation: priceFields.allocation.default(PRICE_DEFAULTS.allocation),
    fewestPerOrder: priceFields.fewestPerOrder.default(PRICE_DEFAULTS.fewestPerOrder),
    mostPerOrder: priceFields.mostPerOrder.default(PRICE_DEFAULTS.mostPerOrder),
    visibility: z.enum(['box-office', 'code', 'hidden']).default('box-office'),
    onSaleAtLocal: priceFields.onSaleAtLocal.default(null),
    offSaleAtLocal: priceFields.offSaleAtLocal.default(null),
  })
  .meta({ id: 'CreatedCompTicketType', description: 'A new complimentary ticket', anyOf: countedBySeats });

const write = showWrite('price:write');
const stale = ['price', 'price-group', 'seat-price', 'show', 'history'] as const;

export const listPrices = endpoint({
  ...showRead,
  id: 'listPrices',
  method: 'GET',
  path: '/shows/{showCode}/prices',
  summary: 'Tickets of an event by group and display order, with their stock; 88 filters comps',
  params: showParams,
  query: z.strictObject({ statusCodeFilter: z.coerce.number<string | number>().int().min(0).max(999).optional() }),
  response: { kind: 'json', schema: PriceList },
  errors: ['NOT_FOUND', 'INVALID'],
  reads: ['price', 'comp-price'],
});

export const createPrice = endpoint({
  ...write,
  id: 'createPrice',
  method: 'POST',
  path: '/shows/{showCode}/prices',
  summary: 'Create a ticket; it stands last in its group, which is made with it where only its name is given',
  params: showParams,
  body: CreatedTicketType,
  response: { kind: 'json', schema: Price },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN', 'RULE_BROKEN', 'TIME_IN_GAP'],
  reasons: { RULE_BROKEN: ['linked-price-amount', 'too-many-price-groups', 'ticket-numbers-used-up'] },
  stale,
  example: { priceGroupId: 7, name: { 'en-GB': 'Orchestra A' }, faceValueMinor: 13500 },
});

export const getPrice = endpoint({
  ...showRead,
  id: 'getPrice',
  method: 'GET',
  path: '/shows/{showCode}/prices/{priceTypeId}',
  summary: 'One ticket with its stock',
  params: priceParams,
  response: { kind: 'json', schema: Price },
  errors: ['NOT_FOUND'],
  reads: ['price'],
});

export const updatePrice = endpoint({
  ...write,
  id: 'updatePrice',
  method: 'PATCH',
  path: '/shows/{showCode}/prices/{priceTypeId}',
  summary: 'Change a ticket; sold items keep what they cost',
  params: priceParams,
  body: UpdatedTicketType,
  response: { kind: 'json', schema: Price },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN', 'ALLOCATION_BELOW_SOLD', 'RULE_BROKEN', 'TIME_IN_GAP'],
  reasons: { RULE_BROKEN: ['comp-forbids', 'status-of-comps', 'links-in-circle', 'linked-price-amount'] },
  stale,
  example: { faceValueMinor: 14000 },
});

export const removePrice = endpoint({
  ...write,
  id: 'removePrice',
  method: 'DELETE',
  path: '/shows/{showCode}/prices/{priceTypeId}',
  summary: 'Delete a ticket; refused with counts while it has sales, baskets or seats',
  params: priceParams,
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE', 'HAS_SALES', 'IN_USE'],
  stale,
});

export const duplicatePrice = endpoint({
  ...write,
  id: 'duplicatePrice',
  method: 'POST',
  path: '/shows/{showCode}/prices/{priceTypeId}/duplicate',
  summary: 'Copy a ticket without its seats and sales',
  params: priceParams,
  body: z.strictObject({ name: textByCulture(LIMITS.price.name).optional(), priceGroupId: Id.optional() }),
  response: { kind: 'json', schema: Price },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN', 'RULE_BROKEN', 'TIME_IN_GAP'],
  reasons: { RULE_BROKEN: ['ticket-numbers-used-up'] },
  stale,
  example: {},
});

export const orderPrices = endpoint({
  ...write,
  id: 'orderPrices',
  method: 'POST',
  path: '/shows/{showCode}/price-display-order',
  summary: 'Set the display order of all tickets of one or more groups in one call',
  params: showParams,
  body: z.strictObject({
    prices: z
      .array(
        z.strictObject({
          priceTypeId: Id,
          priceGroupId: Id.optional(),
          displayOrder: wholeNumber(1, LIMITS.price.ordered),
        }),
      )
      .min(1)
      .max(LIMITS.price.ordered),
  }),
  response: { kind: 'json', schema: PriceList },
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN'],
  stale: ['price', 'price-group', 'seat-price', 'history'],
  example: { prices: [{ priceTypeId: 11, displayOrder: 1 }] },
});

export const createCompPrice = endpoint({
  ...showWrite('comp:create'),
  id: 'createCompPrice',
  method: 'POST',
  path: '/shows/{showCode}/prices/comps',
  summary: 'Create a complimentary ticket (status code 88); it costs nothing',
  params: showParams,
  body: CreatedCompTicketType,
  response: { kind: 'json', schema: Price },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN', 'RULE_BROKEN', 'TIME_IN_GAP'],
  reasons: { RULE_BROKEN: ['too-many-price-groups', 'ticket-numbers-used-up'] },
  stale: [...stale, 'comp-price'],
  example: { priceGroupId: 7, name: { 'en-GB': 'Press' } },
});

export const holdPlaces = endpoint({
  ...showWrite('hold:write'),
  id: 'holdPlaces',
  method: 'POST',
  path: '/shows/{showCode}/prices/{priceTypeId}/non-seated-holds',
  summary: 'Keep places of an unseated ticket under a hold; 0 gives them back',
  params: priceParams,
  body: z.strictObject({ holdId: Id, quantity: wholeNumber(0, LIMITS.price.allocation) }).meta({ id: 'NonSeatedHold' }),
  response: { kind: 'json', schema: Price },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'RULE_BROKEN', 'NOT_ENOUGH_LEFT'],
  reasons: { RULE_BROKEN: ['ticket-is-seated'] },
  stale: [...stale, 'hold'],
  example: { holdId: 12, quantity: 40 },
});

export const updatePrices = endpoint({
  ...write,
  id: 'updatePrices',
  method: 'PATCH',
  path: '/shows/{showCode}/prices',
  summary: 'Pause, resume or show and hide several tickets at once; all of them or none',
  params: showParams,
  body: z
    .strictObject({
      priceTypeIds: z.array(Id).min(1).max(LIMITS.price.perCall),
      statusCode: z.union([z.literal(STANDARD_STATUS_CODE), z.literal(PAUSED_STATUS_CODE)]).optional(),
      visibility: z.enum(VISIBILITIES).optional(),
    })
    .meta({ id: 'UpdatePrices', anyOf: [{ required: ['statusCode'] }, { required: ['visibility'] }] }),
  response: { kind: 'json', schema: PriceList },
  errors: ['INVALID', 'NOT_FOUND', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['comp-forbids'] },
  stale,
  example: { priceTypeIds: [11, 12], statusCode: 2 },
});
