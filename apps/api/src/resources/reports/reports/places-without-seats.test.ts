import { holdPlaces } from '@parterre/contract/calls/prices';
import {
  exportSeatHolds,
  exportSeatsManifest,
  previewSeatHolds,
  previewSeatsManifest,
} from '@parterre/contract/calls/reports';
import { getShowOverview } from '@parterre/contract/calls/shows';
import { SEAT_HOLDS_COLUMNS, SEATS_MANIFEST_COLUMNS } from '@parterre/contract/choices/seat-report-columns';
import type { Price } from '@parterre/contract/prices';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { insertVenue } from '#test/scenes/insert-venue.ts';
import { openTicketShop, type TicketShop } from '#test/scenes/open-ticket-shop.ts';

let shop: TicketShop;
let showCode: string;
let standing: Price;
let gallery: Price;
let press: number;

const params = () => ({ showCode });
const hold = ({ priceTypeId }: Price, holdId: number, quantity: number) =>
  shop.api.call(holdPlaces, { params: { showCode, priceTypeId }, body: { holdId, quantity } }, { as: shop.owner });

/** An event without seats: 100 places standing and 20 in the gallery, of which some are held, sold or in a basket. */
beforeAll(async () => {
  shop = await openTicketShop();
  const { venueId } = await insertVenue(shop.api, shop.promoter, { timeZone: 'America/New_York' });
  showCode = await shop.addShow({ venueId });
  const floor = await shop.addGroup(showCode, 'Floor');
  standing = await shop.addPrice(showCode, floor, 'Standing', { isSeated: false, allocation: 100 });
  gallery = await shop.addPrice(showCode, floor, 'Gallery', { isSeated: false, allocation: 20, faceValueMinor: 2000 });
  press = (await shop.addHold(showCode, 'PR', { agreed: 30 })).holdId;
  const friends = (await shop.addHold(showCode, 'FR', { allowSales: true })).holdId;
  for (const [price, holdId, quantity] of [
    [standing, press, 25],
    [gallery, press, 4],
    [standing, friends, 10],
  ] as const)
    expect((await hold(price, holdId, quantity)).status).toBe(200);
  await insertSale(shop.api, { showCode, priceTypeId: standing.priceTypeId, quantity: 7 });
  const basketUntil = new Date('2026-11-20T12:10:00Z');
  await insertSale(shop.api, { showCode, priceTypeId: gallery.priceTypeId, quantity: 2, basketUntil });
});
afterAll(() => shop.api.close());

const as = () => ({ as: shop.owner });
const figures = async () => (await shop.api.call(getShowOverview, { params: params(), query: {} }, as())).body.figures;

test('places held without seats have a row per hold and ticket, with their number and value', async () => {
  const columns = 'hold_label,block,seat_ranges,price_types,face_value,seats_held,sold_from_hold,remaining,value_held';
  const more = ',difference_to_agreement';
  const { body } = await shop.api.call(
    previewSeatHolds,
    { params: params(), query: { columns: columns + more } },
    as(),
  );
  expect(body.items.map((item) => Object.values(item))).toEqual([
    ['Hold FR', null, null, 'Standing', 50, 10, 0, 10, 500, null],
    ['Hold PR', null, null, 'Standing', 50, 25, 0, 25, 1250, -1],
    ['Hold PR', null, null, 'Gallery', 20, 4, 0, 4, 80, -1],
  ]);
  expect(body.totals).toEqual([
    { currency: 'USD', values: { seats_held: 39, sold_from_hold: 0, remaining: 39, value_held: 1830 } },
  ]);
  const withheld = body.items.filter((row) => row.hold_label === 'Hold PR');
  expect(withheld.reduce((sum, row) => sum + Number(row.remaining), 0)).toBe((await figures()).held);
});

test('the manifest has a row per ticket without seats, which adds up as the page of the event does', async () => {
  const all = SEATS_MANIFEST_COLUMNS.map(({ key }) => key).join(',');
  const { body } = await shop.api.call(previewSeatsManifest, { params: params(), query: { columns: all } }, as());
  expect(body.items).toMatchObject([
    {
      ...{ price_type: 'Standing', face_value: 50, block: null, seat: null, state: null },
      ...{ capacity: 100, sold: 7, held_no_sale: 25, in_baskets: 0, available: 68 },
    },
    { price_type: 'Gallery', capacity: 20, sold: 0, held_no_sale: 4, in_baskets: 2, available: 14 },
  ]);
  const { values } = body.totals[0] ?? {};
  const { sold, held, inBaskets, available } = await figures();
  expect(values).toMatchObject({ capacity: 120, sold, held_no_sale: held, in_baskets: inBaskets, available });
  const counts = body.columns.filter(({ key }) => key in (values ?? {}) && key !== 'blocked_alternating');
  expect(counts.filter(({ isDefault }) => isDefault)).toHaveLength(5);
});

test.each([
  ['holds', exportSeatHolds, SEAT_HOLDS_COLUMNS, 3],
  ['the manifest', exportSeatsManifest, SEATS_MANIFEST_COLUMNS, 2],
] as const)('the file of %s has the default columns and a row for each', async (_, call, columns, rows) => {
  const answer = await shop.api.call(
    call,
    { params: params(), query: {} },
    { as: shop.owner, headers: { accept: 'text/csv' } },
  );
  const [header = [], ...lines]: string[][] = parse(answer.text, { bom: true });
  expect(lines).toHaveLength(rows);
  expect(header).toHaveLength(columns.filter(({ isDefault }) => isDefault).length);
});
