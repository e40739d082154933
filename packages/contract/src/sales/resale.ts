import { z } from 'zod';
import { showParams } from '../events/shows/show.ts';
import { endpoint, LARGE_BODIES } from '../wire/endpoint.ts';
import { pageOf, pageQuery } from '../wire/paging.ts';
import { AmountMinor, Currency, Id, Instant, idParam, OrderId } from '../wire/values.ts';
import { saleFields } from './baskets.ts';
import { ChannelOrder, channelRead, channelWrite } from './channel.ts';

export const ResaleListing = z
  .strictObject({
    listingId: Id,
    showCode: z.string(),
    priceTypeId: Id,
    /** `block|row|seat`; null for a place without a seat. */
    seatId: z.string().nullable(),
    /** The price for the next buyer, tax included, in minor units. */
    askedMinor: z.int(),
    currency: Currency,
    createdAt: Instant,
  })
  .meta({ id: 'ResaleListing', description: 'A ticket its buyer offers to others' });
export type ResaleListing = z.infer<typeof ResaleListing>;
export const ResaleListingPage = pageOf('ResaleListingPage', ResaleListing);

export const CreateResaleListing = z
  .strictObject({
    /** In minor units; at most the price paid for the ticket. */
    askedMinor: AmountMinor,
  })
  .meta({ id: 'CreateResaleListing' });

export const PurchaseResaleListing = z.strictObject(saleFields).meta({ id: 'PurchaseResaleListing' });

const ofTicket = {
  ...channelWrite,
  path: '/orders/{orderId}/items/{orderItemId}/resale-listing',
  params: z.strictObject({ orderId: OrderId, orderItemId: idParam }),
  tenant: { of: 'orders', at: 'params.orderId' },
} as const;

export const createResaleListing = endpoint({
  ...ofTicket,
  id: 'createResaleListing',
  method: 'POST',
  summary: 'Offer a ticket of an own order to others, for at most what was paid for it',
  body: CreateResaleListing,
  response: { kind: 'json', schema: ResaleListing },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'CONFLICT', 'RULE_BROKEN'],
  reasons: {
    CONFLICT: ['tickets-cancelled', 'listed-already'],
    RULE_BROKEN: ['resale-closed', 'resale-unpaid', 'asks-more-than-paid'],
  },
  example: { askedMinor: 4500 },
});

export const removeResaleListing = endpoint({
  ...ofTicket,
  id: 'removeResaleListing',
  method: 'DELETE',
  summary: 'Withdraw a ticket that nobody has bought yet',
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'CONFLICT'],
  reasons: { CONFLICT: ['listing-sold'] },
});

export const listResaleListings = endpoint({
  ...channelRead,
  id: 'listResaleListings',
  path: '/shows/{showCode}/resale-listings',
  summary: 'Tickets of an event that their buyers offer now, whoever sold them, the cheapest first',
  params: showParams,
  query: z.strictObject({ pageSize: pageQuery.pageSize, pageIndex: pageQuery.pageIndex }),
  response: { kind: 'json', schema: ResaleListingPage },
  tenant: { from: 'show', at: 'params.showCode' },
  errors: ['INVALID', 'NOT_FOUND'],
});

export const purchaseResaleListing = endpoint({
  ...channelWrite,
  id: 'purchaseResaleListing',
  method: 'POST',
  path: '/resale-listings/{listingId}/purchase',
  summary:
    'Buy an offered ticket: the old barcode is revoked, the seat is never free, the first buyer is due their money',
  params: z.strictObject({ listingId: idParam }),
  body: PurchaseResaleListing,
  maxBodyBytes: LARGE_BODIES.lists,
  response: { kind: 'json', schema: ChannelOrder },
  status: 201,
  tenant: { of: 'resale', at: 'params.listingId' },
  errors: ['INVALID', 'NOT_FOUND', 'CONFLICT', 'RULE_BROKEN'],
  reasons: {
    CONFLICT: ['listing-closed'],
    RULE_BROKEN: [
      'not-active',
      'not-on-sale-yet',
      'off-sale',
      'total-differs',
      'paid-in-other-currency',
      'payments-do-not-add-up',
    ],
  },
  example: {
    buyer: { name: 'Grace Hopper', email: 'grace@example.test' },
    payments: [{ method: 'card', amountMinor: 4500, currency: 'GBP', reference: 'ch_4R' }],
    totalMinor: 4500,
  },
});
