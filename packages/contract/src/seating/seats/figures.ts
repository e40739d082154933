import { z } from 'zod';
import { showParams, showRead } from '../../events/shows/show.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { pageOf, pageQuery } from '../../wire/paging.ts';
import { Id, idParam, TextByCulture } from '../../wire/values.ts';
import { Ordinal, SeatPrice } from './seat.ts';

export const SeatedPriceStats = z
  .strictObject({
    items: z.array(
      z.strictObject({
        priceTypeId: Id.nullable(),
        name: TextByCulture,
        isLinkedPrice: z.boolean(),
        faceValueMinor: z.int(),
        seats: z.int(),
        sold: z.int(),
        inBaskets: z.int(),
        blocked: z.int(),
        available: z.int(),
        valueMinor: z.int(),
        /** In minor units; null for callers without the permission sales:read. */
        soldValueMinor: z.int().nullable(),
      }),
    ),
    currency: z.string(),
    seatCount: z.int(),
  })
  .meta({
    id: 'SeatedPriceStats',
    description: 'Seats and value per price type; the entry without priceTypeId counts seats without a price',
  });

const sales = {
  seats: z.int(),
  sold: z.int(),
  /** The price of the sold seats in minor units: face value less discount, from the ledger. */
  grossMinor: z.int(),
};

export const SeatSales = z
  .strictObject({
    ...sales,
    currency: z.string(),
    blocks: z.array(
      z.strictObject({
        blockId: Id,
        ...sales,
        /** The sales of the block by the price type of the sold ticket. */
        prices: z.array(z.strictObject({ priceTypeId: Id, sold: sales.sold, grossMinor: sales.grossMinor })),
      }),
    ),
    /** Rows with a sold seat, by their ordinal in the plan version. */
    rows: z.array(z.strictObject({ row: Ordinal, ...sales })),
  })
  .meta({ id: 'SeatSales', description: 'Sold seats and their gross by block, price type and row of the plan' });
export type SeatSales = z.infer<typeof SeatSales>;

export const listSeatPrices = endpoint({
  ...showRead,
  id: 'listSeatPrices',
  method: 'GET',
  path: '/shows/{showCode}/seats/prices',
  summary: 'Seats with price type, hold and state, paged in plan order',
  params: showParams,
  query: z.strictObject({ ...pageQuery, blockId: idParam.optional(), priceTypeId: idParam.optional() }),
  response: { kind: 'json', schema: pageOf('SeatPricePage', SeatPrice) },
  errors: ['NOT_FOUND', 'INVALID', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['no-seating-plan'] },
  reads: ['seat-price'],
});

export const getSeatPriceStats = endpoint({
  ...showRead,
  base: 'reporting',
  id: 'getSeatPriceStats',
  method: 'GET',
  path: '/shows/{showCode}/seats/prices/stats',
  summary: 'Seated price statistics of an event',
  params: showParams,
  response: { kind: 'json', schema: SeatedPriceStats },
  errors: ['NOT_FOUND'],
  reads: ['seat-price'],
});

export const getSeatSales = endpoint({
  ...showRead,
  base: 'reporting',
  permission: 'sales:read',
  id: 'getSeatSales',
  method: 'GET',
  path: '/shows/{showCode}/seats/sales',
  summary: 'Sold seats and gross by block, price type and row',
  params: showParams,
  response: { kind: 'json', schema: SeatSales },
  errors: ['NOT_FOUND', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['no-seating-plan'] },
  reads: ['seat-price'],
});
