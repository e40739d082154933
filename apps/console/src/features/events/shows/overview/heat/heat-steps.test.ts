import { describe, expect, it } from 'vitest';
import { GIVEN, HEAT_STEPS, toHeatPlan, WITHHELD } from './heat-steps.ts';

const SOLD = 2;
const seats = {
  price: Uint16Array.from([1, 1, 2, 3, 0, 3]),
  hold: Uint16Array.from([0, 4, 0, 0, 0, 4]),
  claim: Uint8Array.from([SOLD, 0, SOLD, SOLD, 0, SOLD]),
  own: [{ seat: 5, price: 1 }],
  isAlternate: new Uint8Array(6),
};
const NO_SALE = new Set([4]);
const prices = new Map([
  [1, 4500],
  [2, 11_500],
  [3, 18_500],
]);

describe('the heat of a plan', () => {
  it('gives sold seats a step between the cheapest and the dearest ticket', () => {
    const { paints, range } = toHeatPlan(seats, prices, NO_SALE);
    expect([...paints]).toEqual([1, WITHHELD, 3, HEAT_STEPS, 0, 1]);
    expect(range).toEqual({ fromMinor: 4500, toMinor: 18_500 });
  });

  it('counts every seat once, a sold seat out of a hold as sold', () => {
    expect(toHeatPlan(seats, prices, NO_SALE).counts).toEqual({ sold: 4, comps: 0, withheld: 1, free: 1 });
  });

  it('withholds the seats of holds without sales and of alternating gaps, and no others', () => {
    const withGap = { ...seats, isAlternate: Uint8Array.from([1, 0, 0, 0, 1, 0]) };
    expect([...toHeatPlan(withGap, prices, new Set()).paints]).toEqual([1, 0, 3, HEAT_STEPS, WITHHELD, 1]);
    const inBasket = { ...withGap, claim: Uint8Array.from([SOLD, 1, SOLD, SOLD, 1, SOLD]) };
    expect(toHeatPlan(inBasket, prices, NO_SALE).counts).toMatchObject({ withheld: 0, free: 2 });
  });

  it('distinguishes a comp from a cheap ticket and from an unsold seat', () => {
    const { paints, range, counts } = toHeatPlan(seats, new Map([...prices, [2, null]]), NO_SALE);
    expect([...paints]).toEqual([1, WITHHELD, GIVEN, HEAT_STEPS, 0, 1]);
    expect(range).toEqual({ fromMinor: 4500, toMinor: 18_500 });
    expect(counts).toEqual({ sold: 3, comps: 1, withheld: 1, free: 1 });
  });

  it('paints the full colour where all tickets cost the same, and has no range without tickets', () => {
    expect(toHeatPlan(seats, new Map([[1, 2000]]), NO_SALE).paints[0]).toBe(HEAT_STEPS);
    expect(toHeatPlan(seats, new Map(), NO_SALE).range).toBeNull();
  });
});
