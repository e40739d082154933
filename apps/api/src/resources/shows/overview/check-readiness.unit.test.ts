import { describe, expect, it } from 'vitest';
import type { PriceRow } from '../../prices/read-prices.ts';
import type { SeatCount } from '../../seats/count-seats.ts';
import { checkReadiness, type ReadinessFacts } from './check-readiness.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const SHOW: ReadinessFacts['show'] = {
  promoterId: 7,
  id: 1,
  showCode: 'ABCDEFGH',
  name: { 'en-GB': 'A concert' },
  description: {},
  terms: {},
  outdatedTexts: {},
  sortKey: 'a concert',
  venueId: 2,
  venueKey: 'hall',
  categoryId: null,
  tourId: null,
  artistCampaignId: null,
  performingArtistIds: [],
  partnerSiteIds: [],
  seatPicker: null,
  status: 'PENDING',
  seating: 'RESERVED',
  startsAtLocal: '2026-12-10T19:30:00',
  timeZone: 'Europe/London',
  startsAt: new Date('2026-12-10T19:30:00Z'),
  startsOn: '2026-12-10',
  doorsAtLocal: null,
  endsAtLocal: null,
  onSaleAtLocal: '2026-11-01T10:00:00',
  offSaleAtLocal: null,
  onSaleAt: new Date('2026-11-01T10:00:00Z'),
  offSaleAt: null,
  currency: 'GBP',
  defaultCulture: 'en-GB',
  planId: 3,
  planVersionId: 4,
  capacity: 100,
  hasOrders: false,
  lastPriceOrdinal: 1,
  lastHoldOrdinal: 0,
  revision: 1,
  createdAt: NOW,
};
const PRICE: PriceRow = {
  promoterId: 7,
  id: 11,
  showId: 1,
  priceGroupId: 12,
  ordinal: 1,
  kind: 'standard',
  statusCode: 1,
  name: { 'en-GB': 'Adult' },
  description: {},
  outdatedTexts: {},
  colour: '#5C48C6',
  faceValueMinor: 1000,
  bookingFeeMinor: 0,
  taxRateId: 5,
  isSeated: true,
  allocation: 0,
  fewestPerOrder: 1,
  mostPerOrder: 10,
  onSaleAtLocal: null,
  offSaleAtLocal: null,
  visibility: 'public',
  partnerSiteIds: [],
  displayOrder: 1,
  linkedPriceId: null,
  linkKind: null,
  linkDifference: null,
  revision: 1,
  createdAt: NOW,
};
const seats = (blockId: number, price: number, count: number, state: SeatCount['state'] = 'FREE'): SeatCount => ({
  blockId,
  price,
  hold: 0,
  state,
  seats: count,
});

/** Codes that did not pass, with their level. */
function check(more: Partial<ReadinessFacts> = {}) {
  const facts = { show: SHOW, now: NOW, prices: [PRICE], seats: [seats(1, 1, 100)], blocks: [], cultures: ['en-GB'] };
  return checkReadiness({ ...facts, ...more })
    .filter((entry) => entry.level !== 'passed')
    .map((entry) => `${entry.level} ${entry.code}`);
}

describe('the readiness of an event', () => {
  it('has nothing against one where everything is there', () => {
    expect(check()).toEqual([]);
  });

  it.each([
    ['error START_PASSED', { show: { ...SHOW, startsAt: NOW } }],
    ['error PLAN_MISSING', { show: { ...SHOW, planVersionId: null }, seats: [] }],
    ['error PRICES_MISSING', { prices: [] }],
    ['error PRICES_MISSING', { prices: [{ ...PRICE, kind: 'comp' as const }] }],
    ['error SEATS_WITHOUT_PRICE', { seats: [seats(1, 0, 100)] }],
    ['warning SEATS_WITHOUT_PRICE', { seats: [seats(1, 0, 1), seats(1, 1, 99)] }],
    ['warning PLACES_MISSING', { prices: [PRICE, { ...PRICE, isSeated: false }] }],
    ['warning TAX_MISSING', { prices: [{ ...PRICE, taxRateId: null }] }],
    ['warning TEXT_MISSING', { cultures: ['en-GB', 'de'] }],
    ['warning SALE_WINDOW_MISSING', { show: { ...SHOW, onSaleAt: null } }],
  ])('says %s', (finding, more) => {
    expect(check(more)).toEqual([finding]);
  });

  it('asks no tax of a free ticket, no plan and no seats where nothing is reserved', () => {
    expect(check({ prices: [{ ...PRICE, taxRateId: null, faceValueMinor: 0 }] })).toEqual([]);
    const show = { ...SHOW, seating: 'UNRESERVED' as const, planVersionId: null };
    expect(check({ show, seats: [], prices: [{ ...PRICE, isSeated: false, allocation: 10 }] })).toEqual([]);
    expect(check({ show, seats: [], prices: [{ ...PRICE, isSeated: false }] })).toEqual(['error PLACES_MISSING']);
  });

  it('lets withheld seats be without a price', () => {
    expect(check({ seats: [seats(1, 0, 10, 'BLOCKED'), seats(1, 1, 90)] })).toEqual([]);
  });

  it('names the ten worst blocks and sums up the others', () => {
    const blocks = Array.from({ length: 13 }, (_, index) => ({ blockId: index + 1, label: `Block ${index + 1}` }));
    const counts = blocks.map(({ blockId }) => seats(blockId, 0, blockId));
    const found = checkReadiness({
      show: SHOW,
      now: NOW,
      prices: [PRICE],
      seats: [...counts, seats(1, 1, 50)],
      blocks,
      cultures: [],
    }).filter((entry) => entry.code === 'SEATS_WITHOUT_PRICE');
    expect(found).toHaveLength(11);
    expect(found[0]?.values).toEqual({ block: 'Block 13', seats: 13 });
    expect(found[10]?.values).toEqual({ blocks: 3, seats: 6 });
  });
});
