import { describe, expect, it } from 'vitest';
import { summariseSeats } from './summarise-seats.ts';

const names = {
  prices: new Map([
    [1, 'Adult'],
    [2, 'Premium'],
  ]),
  holds: new Map([[1, 'Press']]),
};

describe('the summary of a change of seats', () => {
  it('names the price and the hold most seats were given, without those that had them before', () => {
    const before = { prices: { 0: 10, 1: 5, 2: 5 }, holds: { 0: 20 } };
    const after = { prices: { 1: 6, 2: 14 }, holds: { 0: 8, 1: 12 }, blocks: [{ blockId: 1 }, { blockId: 2 }] };
    expect(summariseSeats(before, after, names)).toEqual({
      seats: 20,
      blocks: 2,
      price: 'Premium',
      pricedSeats: 9,
      hold: 'Press',
      heldSeats: 12,
    });
  });

  it('counts seats that lost their price or their hold', () => {
    const before = { prices: { 1: 4 }, holds: { 1: 4 } };
    expect(summariseSeats(before, { prices: { 0: 4 }, holds: { 0: 3, 1: 1 } }, names)).toEqual({
      seats: 4,
      clearedSeats: 4,
      releasedSeats: 3,
    });
  });

  it('says how many where the name is gone, and survives any shape', () => {
    expect(summariseSeats({ prices: { 0: 2 } }, { prices: { 9: 2 } }, names)).toEqual({ seats: 2, pricedSeats: 2 });
    expect(summariseSeats(null, 'nothing', names)).toEqual({ seats: 0 });
  });
});
