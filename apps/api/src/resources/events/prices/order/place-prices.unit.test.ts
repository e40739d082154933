import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Placing, placePrices } from './place-prices.ts';

const prices = [
  { id: 1, priceGroupId: 10 },
  { id: 2, priceGroupId: 10 },
  { id: 3, priceGroupId: 10 },
  { id: 4, priceGroupId: 20 },
];
const order = (placings: [number, Placing][]) =>
  placePrices(prices, new Map(placings)).map((price) => `${price.priceGroupId}:${price.id}`);

describe('the order of tickets', () => {
  it('puts a ticket at its place and closes up around it', () => {
    expect(order([[3, { priceGroupId: 10, displayOrder: 1 }]])).toEqual(['10:3', '10:1', '10:2', '20:4']);
  });

  it('moves a ticket into another group, at its place there', () => {
    expect(order([[1, { priceGroupId: 20, displayOrder: 1 }]])).toEqual(['10:2', '10:3', '20:1', '20:4']);
    expect(order([[1, { priceGroupId: 30, displayOrder: 9 }]])).toEqual(['10:2', '10:3', '20:4', '30:1']);
  });

  it('takes a whole new order as it is given', () => {
    const placings = [3, 1, 2].map((id, index): [number, Placing] => [
      id,
      { priceGroupId: 10, displayOrder: index + 1 },
    ]);
    expect(order(placings)).toEqual(['10:3', '10:1', '10:2', '20:4']);
  });

  it('loses and doubles nothing, and keeps the others in their order', () => {
    const anyPlacings = fc.uniqueArray(
      fc.tuple(
        fc.integer({ min: 1, max: 8 }),
        fc.record({ priceGroupId: fc.constantFrom(10, 20, 30), displayOrder: fc.integer({ min: 1, max: 12 }) }),
      ),
      { selector: ([id]) => id },
    );
    const many = Array.from({ length: 8 }, (_, index) => ({ id: index + 1, priceGroupId: index < 5 ? 10 : 20 }));
    fc.assert(
      fc.property(anyPlacings, (entries) => {
        const placings = new Map(entries);
        const ordered = placePrices(many, placings);
        expect(ordered.map((price) => price.id).sort((a, b) => a - b)).toEqual(many.map((price) => price.id));
        for (const group of [10, 20]) {
          const unplaced = (list: typeof many) =>
            list.filter((price) => price.priceGroupId === group && !placings.has(price.id)).map((price) => price.id);
          expect(unplaced(ordered)).toEqual(unplaced(many));
        }
        for (const [id, placing] of placings)
          expect(ordered.find((price) => price.id === id)?.priceGroupId).toBe(placing.priceGroupId);
      }),
    );
  });
});
