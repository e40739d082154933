import { describe, expect, it } from 'vitest';
import type { SeatCount } from '#resources/seating/seats/count-seats.ts';
import { makePriceRow } from '#test/scenes/make-price-row.ts';
import { checkReadiness } from './check-readiness.ts';
import type { ReadinessFacts } from './checks/readiness-facts.ts';

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
const PRICE = makePriceRow({ promoterId: 7, id: 11, priceGroupId: 12, taxRateId: 5 });
const seats = (blockId: number, price: number, count: number, state: SeatCount['state'] = 'FREE'): SeatCount => ({
  blockId,
  price,
  hold: 0,
  state,
  isNoSale: false,
  seats: count,
});

const NO_CODES = { count: 0, expired: undefined, withoutTickets: undefined, withEmptyHold: undefined };
const READY: ReadinessFacts = {
  show: SHOW,
  now: NOW,
  groups: [],
  prices: [PRICE],
  seats: [seats(1, 1, 100)],
  blocks: [],
  cultures: ['en-GB'],
  codes: NO_CODES,
  links: { count: 0, blocked: [], paused: undefined },
  culturesWithoutTerms: [],
  lightTicketColours: [],
  mediaTypes: [4, 20],
};
const GROUP = { ...READY.show, showId: 1, displayOrder: 1, id: 12, name: { 'en-GB': 'Stalls' } };

/** Returns the entries that did not pass. */
const find = (more: Partial<ReadinessFacts> = {}) =>
  checkReadiness({ ...READY, ...more }).filter((entry) => entry.level !== 'passed');
const check = (more: Partial<ReadinessFacts> = {}) => find(more).map((entry) => `${entry.level} ${entry.code}`);
const at = (instant: string) => new Date(`${instant}:00Z`);
const code = { count: 3, id: 21, priceGroupId: 12, name: 'FRIENDS' };

describe('the readiness of an event', () => {
  it('has nothing against one where everything is there', () => {
    expect(check()).toEqual([]);
  });

  it.each<[string, Partial<ReadinessFacts>]>([
    ['error START_PASSED', { show: { ...SHOW, startsAt: NOW } }],
    ['error SALE_STARTS_TOO_LATE', { show: { ...SHOW, onSaleAt: SHOW.startsAt } }],
    ['error SALE_ENDED', { show: { ...SHOW, offSaleAt: NOW } }],
    ['warning SALE_ENDS_AFTER_START', { show: { ...SHOW, offSaleAt: at('2026-12-10T19:31') } }],
    ['warning SALE_WINDOW_MISSING', { show: { ...SHOW, onSaleAt: null } }],
    ['error PLAN_MISSING', { show: { ...SHOW, planVersionId: null }, seats: [] }],
    ['error PRICES_MISSING', { prices: [] }],
    ['error PRICES_MISSING', { prices: [{ ...PRICE, kind: 'comp' as const }] }],
    ['error SEATS_WITHOUT_PRICE', { seats: [seats(1, 0, 100)] }],
    ['warning SEATS_WITHOUT_PRICE', { seats: [seats(1, 0, 1), seats(1, 1, 99)] }],
    ['warning SEAT_PICKER_TOO_SMALL', { prices: [{ ...PRICE, fewestPerOrder: 11 }] }],
    ['warning TICKETS_NOT_PUBLIC', { prices: [{ ...PRICE, visibility: 'code' as const }] }],
    ['warning PLACES_MISSING', { prices: [PRICE, { ...PRICE, isSeated: false }] }],
    ['warning TAX_MISSING', { prices: [{ ...PRICE, taxRateId: null }] }],
    ['warning TICKET_SALE_STARTS_TOO_LATE', { prices: [{ ...PRICE, onSaleAtLocal: SHOW.startsAtLocal }] }],
    ['error TICKET_SALE_ENDED', { prices: [{ ...PRICE, offSaleAtLocal: '2026-11-20T11:59:00' }] }],
    ['warning TICKET_SALE_ENDED', { prices: [PRICE, { ...PRICE, offSaleAtLocal: '2026-11-20T11:59:00' }] }],
    ['error TICKETS_PAUSED', { prices: [{ ...PRICE, statusCode: 2 }] }],
    [
      'warning TICKETS_ONLINE_PAUSED',
      {
        prices: [
          { ...PRICE, statusCode: 2 },
          { ...PRICE, visibility: 'box-office' as const },
        ],
      },
    ],
    ['warning OFFER_CODES_EXPIRED', { codes: { ...NO_CODES, count: 3, expired: code } }],
    ['warning OFFER_CODES_WITHOUT_TICKETS', { codes: { ...NO_CODES, count: 3, withoutTickets: code } }],
    ['warning OFFER_CODES_WITH_EMPTY_HOLD', { codes: { ...NO_CODES, count: 3, withEmptyHold: code } }],
    ['warning LINKS_PAUSED', { links: { count: 2, blocked: [], paused: { count: 1, id: 31, name: 'Poster' } } }],
    ['warning IMAGE_MISSING', { mediaTypes: [4] }],
    ['warning TICKET_TERMS_MISSING', { culturesWithoutTerms: ['ja'] }],
    ['warning TICKET_COLOUR_LIGHT', { lightTicketColours: [{ colour: '#FFCC00', prices: [] }] }],
    [
      'warning TEXT_OUTDATED',
      {
        show: { ...SHOW, name: { 'en-GB': 'A', de: 'B' }, outdatedTexts: { name: ['de'] } },
        cultures: ['de'],
        prices: [{ ...PRICE, name: { de: 'C' } }],
      },
    ],
  ])('says %s', (finding, more) => {
    expect(check(more)).toEqual([finding]);
  });

  it('says that everything passed by the same codes', () => {
    const codesOf = (facts: Partial<ReadinessFacts>) =>
      new Set(checkReadiness({ ...READY, ...facts }).map((entry) => entry.code));
    expect([...codesOf({ mediaTypes: [], cultures: ['en-GB', 'de'] })].sort()).toEqual([...codesOf({})].sort());
  });

  it('asks no tax of a free ticket, no plan and no seats where nothing is reserved', () => {
    expect(check({ prices: [{ ...PRICE, taxRateId: null, faceValueMinor: 0 }] })).toEqual([]);
    const show = { ...SHOW, seating: 'UNRESERVED' as const, planVersionId: null };
    expect(check({ show, seats: [], prices: [{ ...PRICE, isSeated: false, allocation: 10 }] })).toEqual([]);
    expect(check({ show, seats: [], prices: [{ ...PRICE, isSeated: false }] })).toEqual(['error PLACES_MISSING']);
  });

  it('lets withheld seats be without a price, and codes reveal what is not public', () => {
    expect(check({ seats: [seats(1, 0, 10, 'BLOCKED'), seats(1, 1, 90)] })).toEqual([]);
    expect(check({ prices: [{ ...PRICE, visibility: 'code' }], codes: { ...NO_CODES, count: 1 } })).toEqual([]);
  });

  it('knows that a code reveals neither what is hidden nor what the box office sells, and a pause hides no ticket', () => {
    const codes = { ...NO_CODES, count: 1 };
    for (const visibility of ['box-office', 'hidden'] as const)
      expect(check({ prices: [{ ...PRICE, visibility }], codes })).toEqual(['warning TICKETS_NOT_PUBLIC']);
    const paused = { ...PRICE, statusCode: 2 };
    expect(check({ prices: [PRICE, { ...paused, visibility: 'code' }], codes })).toEqual([]);
    expect(check({ prices: [PRICE, paused, { ...paused, visibility: 'box-office' }] })).toEqual([]);
    expect(
      check({
        prices: [
          { ...paused, visibility: 'code' },
          { ...PRICE, visibility: 'hidden' },
        ],
        codes,
      }),
    ).toEqual(['warning TICKETS_ONLINE_PAUSED']);
    expect(check({ prices: [{ ...paused, visibility: 'box-office' }] })).toEqual([
      'error TICKETS_PAUSED',
      'warning TICKETS_NOT_PUBLIC',
    ]);
  });

  it('names the ten worst blocks and sums up the others', () => {
    const blocks = Array.from({ length: 13 }, (_, index) => ({ blockId: index + 1, label: `Block ${index + 1}` }));
    const counts = blocks.map(({ blockId }) => seats(blockId, 0, blockId));
    const found = find({ seats: [...counts, seats(1, 1, 50)], blocks, cultures: [] });
    expect(found).toHaveLength(11);
    expect(found[0]?.values).toEqual({ block: 'Block 13', seats: 13 });
    expect(found[10]?.values).toEqual({ blocks: 3, seats: 6 });
  });

  it('leads to the drawer and the field', () => {
    const targetOf = (more: Partial<ReadinessFacts>) => {
      const [first] = find(more);
      return { ...first, level: undefined, code: undefined, values: undefined };
    };
    const untaxed = { ...PRICE, taxRateId: null };
    expect(targetOf({ prices: [untaxed] })).toEqual({ area: 'tickets', priceTypeId: 11, field: 'taxRateId' });
    expect(targetOf({ codes: { ...NO_CODES, count: 3, withEmptyHold: code } })).toEqual({
      area: 'offer-codes',
      offerCodeId: 21,
      priceGroupId: 12,
      field: 'holdId',
    });
    const blocked = [{ shortUrlId: 31, title: 'Poster', targetUrl: 'https://evil.test/' }];
    expect(targetOf({ links: { count: 1, blocked, paused: undefined } })).toEqual({
      area: 'links',
      shortUrlId: 31,
      field: 'targetUrl',
    });
    expect(targetOf({ mediaTypes: [20] })).toEqual({ area: 'images', field: 'images.4' });
    expect(
      targetOf({
        groups: [GROUP],
        prices: [{ ...PRICE, name: { 'en-GB': 'A', de: 'A' } }],
        show: { ...SHOW, name: { 'en-GB': 'A', de: 'A' } },
        cultures: ['de'],
      }),
    ).toEqual({
      area: 'texts',
      priceGroupId: 12,
      field: 'name.de',
    });
  });

  it('names language, field and number of the texts that are missing', () => {
    const prices = [
      PRICE,
      { ...PRICE, id: 13, name: { 'en-GB': 'Child', de: 'Kind' }, description: { 'en-GB': 'Under 12' } },
    ];
    const show = { ...SHOW, terms: { fr: '<p>Pas de retour</p>' } };
    expect(
      find({ show, prices, cultures: ['en-GB', 'de'] }).map(({ values, field }) => ({ ...values, field })),
    ).toEqual([
      { culture: 'en-GB', of: 'event', text: 'terms', texts: 1, name: 'A concert', field: 'terms.en-GB' },
      { culture: 'de', of: 'event', text: 'name', texts: 1, name: 'A concert', field: 'name.de' },
      { culture: 'de', of: 'event', text: 'terms', texts: 1, name: 'A concert', field: 'terms.de' },
      { culture: 'de', of: 'ticket', text: 'name', texts: 1, name: 'Adult', field: 'name.de' },
      { culture: 'de', of: 'ticket', text: 'description', texts: 1, name: 'Child', field: 'description.de' },
    ]);
  });
});
