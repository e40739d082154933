import type { Price } from '@parterre/contract/prices';
import { describe, expect, it } from 'vitest';
import { makePrice } from '#test/make-price.ts';
import { sumStock } from '../ticket-status.ts';
import { findBuyerState } from './buyer-now.tsx';
import { toStatusChanges, toStatusValues } from './status-values.ts';

const STOCK = {
  allocation: 10,
  sold: 2,
  inBaskets: 1,
  held: 3,
  blocked: 0,
  reservedByCodes: 0,
  available: 4,
  grossMinor: 500,
};
const ticket = (priceTypeId: number, more: Partial<Price> = {}) =>
  makePrice(priceTypeId, 1, 'Adult', { isSeated: false, stock: STOCK, ...more });
const comp = (priceTypeId: number) => ticket(priceTypeId, { kind: 'comp', statusCode: 88, visibility: 'box-office' });

const SHOW = {
  status: 'ACTIVE',
  onSaleAtLocal: null,
  offSaleAtLocal: null,
  startsAtLocal: '2026-12-24T20:00:00',
} as const;

describe('what a buyer meets', () => {
  const at = (more: Partial<Price>, show: Partial<Parameters<typeof findBuyerState>[1]> = {}) =>
    findBuyerState(ticket(1, more), { ...SHOW, ...show }, '2026-12-01T10:00:00');
  const soldOut = { ...STOCK, available: -2 };

  it('is the first obstacle, or that the ticket is on sale', () => {
    expect(at({})).toBe('onSale');
    expect(at({}, { status: 'PENDING' })).toBe('eventClosed');
    expect(at({ statusCode: 2 })).toBe('paused');
    expect(at({ statusCode: 2, visibility: 'hidden' })).toBe('hidden');
    expect(at({ stock: soldOut })).toBe('soldOut');
  });

  it('is not for sale online when only the box office sells it, which a pause stops but no sale window', () => {
    const visibility = 'box-office';
    expect(at({ visibility })).toBe('boxOffice');
    expect(at({ visibility, onSaleAtLocal: '2026-12-02T10:00:00' }, { offSaleAtLocal: '2026-11-01T10:00:00' })).toBe(
      'boxOffice',
    );
    expect(at({ visibility, statusCode: 2 })).toBe('boxOfficePaused');
    expect(at({ visibility, stock: soldOut })).toBe('boxOfficeSoldOut');
  });

  it('is hidden without the code that reveals it, and with the code is for sale only if the ticket is', () => {
    const visibility = 'code';
    expect(at({ visibility })).toBe('withCode');
    expect(at({ visibility, statusCode: 2 })).toBe('paused');
    expect(at({ visibility, stock: soldOut })).toBe('withCodeSoldOut');
    expect(at({ visibility, stock: { ...soldOut, reservedByCodes: 3 } })).toBe('withCodeReserved');
  });

  it('begins and ends with the sale window, to the second', () => {
    expect(at({ onSaleAtLocal: '2026-12-01T10:00:01' })).toBe('notYet');
    expect(at({ onSaleAtLocal: '2026-12-01T10:00:00' })).toBe('onSale');
    expect(at({ offSaleAtLocal: '2026-12-01T10:00:00' })).toBe('over');
    expect(at({ offSaleAtLocal: '2026-12-01T10:00:01' })).toBe('onSale');
  });

  it('begins and ends with the sales of the event, which its start ends', () => {
    expect(at({}, { onSaleAtLocal: '2026-12-01T10:00:01' })).toBe('eventNotYet');
    expect(at({}, { offSaleAtLocal: '2026-12-01T10:00:00' })).toBe('eventOver');
    expect(at({}, { startsAtLocal: '2026-12-01T10:00:00', offSaleAtLocal: '2026-12-02T10:00:00' })).toBe('eventOver');
  });
});

describe('the status of several tickets', () => {
  it('is the value that they have in common, and empty where they differ', () => {
    expect(toStatusValues([ticket(1), ticket(2)])).toEqual({ statusCode: 1, visibility: 'public' });
    expect(toStatusValues([ticket(1), ticket(2, { statusCode: 2, visibility: 'hidden' })])).toEqual({
      statusCode: null,
      visibility: null,
    });
    expect(toStatusValues([ticket(1, { statusCode: 2 }), comp(2)]).statusCode).toBe(2);
    expect(toStatusValues([comp(2)])).toEqual({ statusCode: null, visibility: 'box-office' });
  });

  it('is sent in one call when all of them can take it', () => {
    const before = { statusCode: 1, visibility: 'public' } as const;
    expect(toStatusChanges([ticket(1), ticket(2)], before, { statusCode: 2, visibility: 'hidden' })).toEqual([
      { priceTypeIds: [1, 2], statusCode: 2, visibility: 'hidden' },
    ]);
    expect(toStatusChanges([ticket(1), comp(2)], before, { ...before, visibility: 'hidden' })).toEqual([
      { priceTypeIds: [1, 2], visibility: 'hidden' },
    ]);
    expect(toStatusChanges([ticket(1)], before, before)).toEqual([]);
  });

  it('leaves comps their own status and never makes them public', () => {
    const before = { statusCode: 1, visibility: null } as const;
    const both = { statusCode: 2, visibility: 'hidden' } as const;
    expect(toStatusChanges([ticket(1), comp(2)], before, both)).toEqual([
      { priceTypeIds: [1], statusCode: 2, visibility: 'hidden' },
      { priceTypeIds: [2], visibility: 'hidden' },
    ]);
    expect(toStatusChanges([ticket(1), comp(2)], before, { ...before, visibility: 'public' })).toEqual([
      { priceTypeIds: [1], visibility: 'public' },
    ]);
  });
});

describe('the stock of several tickets', () => {
  it('is added up addend by addend', () => {
    expect(sumStock([ticket(1), ticket(2)])).toEqual({
      allocation: 20,
      sold: 4,
      inBaskets: 2,
      held: 6,
      blocked: 0,
      reservedByCodes: 0,
      available: 8,
      grossMinor: 1000,
    });
    expect(sumStock([]).allocation).toBe(0);
  });
});
