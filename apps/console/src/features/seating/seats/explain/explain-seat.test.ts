import { describe, expect, test } from 'vitest';
import { explainSeat, type SeatCase } from './explain-seat.ts';

const RULES = {
  statusCode: 1,
  visibility: 'public',
  partnerSiteIds: [] as number[],
  onSaleAtLocal: null,
  offSaleAtLocal: null,
} as const;
const SHOW = {
  status: 'ACTIVE',
  timeZone: 'America/New_York',
  startsAt: '2026-12-11T00:30:00.000Z',
  partnerSiteIds: [] as number[],
  onSaleAtLocal: null,
  offSaleAtLocal: null,
} as const;
const HOLD = { reservationFlag: 'TEC', releaseOn: null, allowSales: false };

const ask = (more: Partial<Omit<SeatCase, 'seat'>> & { seat?: Partial<SeatCase['seat']> } = {}) =>
  explainSeat({
    rules: RULES,
    hold: undefined,
    show: SHOW,
    now: new Date('2026-11-01T12:00:00Z'),
    ...more,
    seat: { state: 'ASSIGNED', hold: 0, price: 1, isAlternate: false, ...more.seat },
  });
const keys = (...asked: Parameters<typeof ask>) => ask(...asked).map(({ key }) => key);

test('a seat that anybody can buy has no reason', () => {
  expect(ask()).toEqual([]);
  expect(ask({ seat: { hold: 2 }, hold: { ...HOLD, allowSales: true } })).toEqual([]);
});

test('a claimed seat has its claim for a reason, whatever else is true of it', () => {
  const rest = { rules: { ...RULES, statusCode: 2 }, show: { ...SHOW, status: 'CANCELLED' as const } };
  expect(ask({ ...rest, seat: { state: 'SOLD', hold: 1 }, hold: HOLD })).toEqual([
    { key: 'sold', values: {}, keepsFrom: 'everybody', fixes: ['order'] },
  ]);
  expect(keys({ ...rest, seat: { state: 'BASKET' } })).toEqual(['basket']);
});

describe('reasons of the seat itself', () => {
  test('all are named, each with what would remove it', () => {
    const reasons = ask({
      seat: { state: 'BLOCKED', hold: 1, price: 0, isAlternate: true },
      hold: HOLD,
      rules: undefined,
      show: { ...SHOW, status: 'PENDING' },
    });
    expect(reasons.map(({ key, fixes }) => [key, fixes])).toEqual([
      ['hold', ['release', 'hold']],
      ['alternating', ['blocks']],
      ['noPrice', ['arm']],
      ['pending', ['status']],
    ]);
    expect(reasons.every(({ keepsFrom }) => keepsFrom === 'everybody')).toBe(true);
  });

  test('a hold with a release day says when', () => {
    const held = ask({ seat: { state: 'BLOCKED', hold: 1 }, hold: { ...HOLD, releaseOn: '2026-12-01' } });
    expect(held).toMatchObject([{ key: 'holdUntil', values: { flag: 'TEC', releaseOn: '2026-12-01' } }]);
  });

  test('a hold nobody described keeps everybody out, as on the map', () => {
    expect(keys({ seat: { state: 'BLOCKED', hold: 9 } })).toEqual(['hold']);
  });
});

describe('reasons of its ticket', () => {
  test.each([
    ['paused', 'everybody', { statusCode: 2 }],
    ['hidden', 'shops', { visibility: 'hidden' }],
    ['boxOffice', 'shops', { visibility: 'box-office' }],
    ['code', 'shops', { visibility: 'code' }],
    ['ticketNotYet', 'shops', { onSaleAtLocal: '2026-11-01T07:00:01' }],
    ['ticketOver', 'shops', { offSaleAtLocal: '2026-11-01T07:00:00' }],
  ] as const)('%s keeps %s from it', (key, keepsFrom, rules) => {
    expect(ask({ rules: { ...RULES, ...rules } })).toMatchObject([{ key, keepsFrom, fixes: ['ticket'] }]);
  });

  test('a window is open from its first second to before its last, on the clock of the event', () => {
    expect(keys({ rules: { ...RULES, onSaleAtLocal: '2026-11-01T07:00:00' } })).toEqual([]);
    expect(keys({ rules: { ...RULES, offSaleAtLocal: '2026-11-01T07:00:01' } })).toEqual([]);
  });

  test('a time the clock shows twice means the longer window', () => {
    const at = '2026-11-01T01:30:00';
    const between = { now: new Date('2026-11-01T06:00:00Z') };
    expect(keys({ ...between, rules: { ...RULES, onSaleAtLocal: at } })).toEqual([]);
    expect(keys({ ...between, rules: { ...RULES, offSaleAtLocal: at } })).toEqual([]);
  });

  test('a time the clock leaps over is the moment after the leap', () => {
    const rules = { ...RULES, onSaleAtLocal: '2027-03-14T02:30:00' };
    const show = { ...SHOW, startsAt: '2027-05-01T00:00:00Z' };
    expect(keys({ show, rules, now: new Date('2027-03-14T07:29:59Z') })).toEqual(['ticketNotYet']);
    expect(keys({ show, rules, now: new Date('2027-03-14T07:30:00Z') })).toEqual([]);
  });
});

describe('limits by partner site', () => {
  test('of the ticket and of the event are named with their sites, and keep only other sites from it', () => {
    const limited = ask({
      rules: { ...RULES, partnerSiteIds: [4, 5] },
      show: { ...SHOW, partnerSiteIds: [5] },
    });
    expect(limited).toEqual([
      { key: 'ticketSites', values: { siteIds: [4, 5] }, keepsFrom: 'sites', fixes: ['ticket'] },
      { key: 'showSites', values: { siteIds: [5] }, keepsFrom: 'sites', fixes: ['sites'] },
    ]);
  });

  test('of a ticket say nothing about a seat that does not carry it', () => {
    expect(keys({ seat: { price: 0 }, rules: { ...RULES, partnerSiteIds: [4] } })).toEqual(['noPrice']);
  });

  test('of an event that sells nothing at all are left out', () => {
    expect(keys({ show: { ...SHOW, status: 'PENDING', partnerSiteIds: [4] } })).toEqual(['pending']);
  });
});

describe('reasons of the event', () => {
  test.each([
    ['pending', { status: 'PENDING' }],
    ['cancelled', { status: 'CANCEL_PENDING' }],
    ['cancelled', { status: 'CANCELLED' }],
    ['notYet', { onSaleAtLocal: '2026-11-02T00:00:00' }],
    ['over', { offSaleAtLocal: '2026-10-31T00:00:00' }],
    ['started', { startsAt: '2026-11-01T12:00:00.000Z', offSaleAtLocal: '2026-10-31T00:00:00' }],
  ] as const)('%s', (key, show) => {
    expect(keys({ show: { ...SHOW, ...show } })).toEqual([key]);
  });
});
