import { describe, expect, it } from 'vitest';
import { type SaleFacts, toSaleState } from './to-sale-state.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const SHOW: SaleFacts = {
  status: 'ACTIVE',
  startsAt: new Date('2026-12-10T19:30:00Z'),
  endsAtLocal: null,
  timeZone: 'Europe/London',
  onSaleAt: new Date('2026-11-01T10:00:00Z'),
  offSaleAt: null,
  capacity: 100,
};

describe('the sale state of an event', () => {
  it.each([
    ['ON_SALE', {}, 99],
    ['ON_SALE', { onSaleAt: null }, 0],
    ['ON_SALE', { capacity: 0 }, 0],
    ['SOLD_OUT', {}, 100],
    ['NOT_STARTED', { status: 'PENDING' }, 0],
    ['NOT_STARTED', { onSaleAt: new Date('2026-11-20T12:00:01Z') }, 100],
    ['OFF_SALE', { offSaleAt: NOW }, 0],
    ['OFF_SALE', { status: 'CANCEL_PENDING' }, 0],
    ['OFF_SALE', { status: 'CANCELLED' }, 100],
    ['ENDED', { startsAt: NOW }, 0],
    ['ENDED', { startsAt: NOW, status: 'CANCELLED' }, 0],
    ['OFF_SALE', { startsAt: NOW, endsAtLocal: '2026-11-20T14:00:00' }, 0],
    ['ENDED', { startsAt: NOW, endsAtLocal: '2026-11-20T12:00:00' }, 0],
  ] as const)('is %s with %o and %i tickets sold', (state, more, sold) => {
    expect(toSaleState({ ...SHOW, ...more }, sold, NOW)).toBe(state);
  });
});
