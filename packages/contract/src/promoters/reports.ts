import { z } from 'zod';
import { showParams } from '../events/shows.ts';
import { endpoint } from '../wire/endpoint.ts';

/** The columns of the three seat reports, by machine key; the header row carries their translated names. */
export const SEATED_PRICE_COLUMNS = [
  'show_code',
  'show_name',
  'show_date',
  'venue',
  'plan_name',
  'block',
  'price_group',
  'price_type',
  'linked_price',
  'face_value',
  'currency',
  'seats',
  'sold',
  'comps',
  'in_baskets',
  'held_sale_allowed',
  'held_no_sale',
  'blocked',
  'unassigned',
  'available',
  'sold_percent',
  'value_sold',
  'value_available',
  'gross_potential',
] as const;
export const SEATS_MANIFEST_COLUMNS = [
  'show_code',
  'show_date',
  'block',
  'row',
  'seat',
  'state',
  'price_type',
  'face_value',
  'hold_label',
  'order_id',
] as const;
export const SEAT_HOLDS_COLUMNS = [
  'show_code',
  'show_name',
  'show_date',
  'hold_label',
  'reservation_flag',
  'colour',
  'allow_sales',
  'block',
  'seats_held',
  'sold_from_hold',
  'remaining',
  'value_held',
  'currency',
  'seat_ranges',
] as const;

export const OFFER_CODE_COLUMNS = [
  'code',
  'tag',
  'price_group',
  'price_types',
  'effect',
  'value',
  'valid_from',
  'valid_until',
  'max_uses',
  'used_orders',
  'used_tickets',
  'remaining',
  'status',
  'gross_sales',
  'discount_given',
  'currency',
] as const;

const report = {
  base: 'reporting',
  method: 'POST',
  params: showParams,
  query: z.strictObject({ culture: z.string().max(5).default('en-GB') }),
  response: { kind: 'stream', contentType: 'text/csv' },
  scope: 'reporting.events',
  permission: 'report:seats',
  tenant: { from: 'show', at: 'params.showCode' },
  errors: ['NOT_FOUND', 'NO_DATA', 'NOT_ACCEPTABLE'],
  readOnly: true,
} as const;

export const exportSeatedPrices = endpoint({
  ...report,
  id: 'exportSeatedPrices',
  path: '/shows/{showCode}/reports/seated-prices',
  summary: 'Seated prices: one row per block and price type, what was taken only with the permission sales:read (CSV)',
});

export const exportSeatsManifest = endpoint({
  ...report,
  id: 'exportSeatsManifest',
  path: '/shows/{showCode}/reports/seats-manifest',
  summary: 'Seats manifest: one row per seat, its order only with the permission order:read (CSV)',
});

export const exportSeatHolds = endpoint({
  ...report,
  id: 'exportSeatHolds',
  path: '/shows/{showCode}/reports/seat-holds',
  summary: 'Seat holds: one row per hold and block (CSV)',
});

export const exportOfferCodes = endpoint({
  ...report,
  permission: 'report:sales',
  id: 'exportOfferCodes',
  path: '/shows/{showCode}/reports/offer-codes',
  summary: 'Offer codes: one row per code with its usage (CSV)',
});
