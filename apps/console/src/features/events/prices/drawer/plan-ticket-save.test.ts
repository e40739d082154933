import { describe, expect, it } from 'vitest';
import { planTicketSave } from './plan-ticket-save.ts';
import { findPlace, firstOf, listNeighbours, toDisplayOrder } from './ticket-place.ts';
import { newTicketValues, type TicketValues, toHeldValues } from './ticket-values.ts';

const VALUES: TicketValues = {
  ...newTicketValues({
    show: { seating: 'UNRESERVED' },
    cultures: ['en-GB'],
    priceGroupId: 1,
    taxRateId: null,
    colour: '#2C74D8',
  }),
  allocation: 50,
};
const HELD = { h7: 10, h8: 5, h9: 0 };
const plan = (changed: Partial<TicketValues>, displayOrder?: number) =>
  planTicketSave(changed, { values: { ...VALUES, ...changed }, heldBefore: HELD, displayOrder });

describe('the calls of a save', () => {
  it('give places back before the ticket gets fewer and hold others after it has more', () => {
    const steps = plan({ allocation: 40, heldPlaces: { h7: 4, h8: 5, h9: 3 } });
    expect(steps).toEqual([
      { kind: 'hold', body: { holdId: 7, quantity: 4 } },
      { kind: 'update', body: { allocation: 40 } },
      { kind: 'hold', body: { holdId: 9, quantity: 3 } },
    ]);
  });

  it('are only those that have something to send', () => {
    expect(plan({ heldPlaces: { ...HELD, h7: null } })).toEqual([{ kind: 'hold', body: { holdId: 7, quantity: 0 } }]);
    expect(plan({ statusCode: 2 })).toEqual([{ kind: 'update', body: { statusCode: 2 } }]);
    expect(plan({ heldPlaces: HELD })).toEqual([]);
  });

  it('put the ticket in its place last, in the group it goes to', () => {
    expect(plan({ standsAfter: 12 }, 3)).toEqual([{ kind: 'order', place: { priceGroupId: 1, displayOrder: 3 } }]);
    expect(plan({ priceGroupId: 2, standsAfter: 21 }, 2).map(({ kind }) => kind)).toEqual(['update', 'order']);
    expect(plan({ priceGroupId: 2 }, undefined).map(({ kind }) => kind)).toEqual(['update']);
  });
});

describe('the place of a ticket', () => {
  const prices = [
    { priceTypeId: 11, priceGroupId: 1 },
    { priceTypeId: 12, priceGroupId: 1 },
    { priceTypeId: 13, priceGroupId: 1 },
    { priceTypeId: 21, priceGroupId: 2 },
  ];

  it('is after the one before it, or first', () => {
    expect(prices.map((price) => findPlace(price, prices))).toEqual([firstOf(1), 11, 12, firstOf(2)]);
  });

  it('becomes a display order among the others of the group, and none in a group it is not of', () => {
    const others = listNeighbours(prices, 1, 12);
    expect(others.map(({ priceTypeId }) => priceTypeId)).toEqual([11, 13]);
    expect(toDisplayOrder(firstOf(1), 1, others)).toBe(1);
    expect(toDisplayOrder(13, 1, others)).toBe(3);
    expect(toDisplayOrder(firstOf(1), 2, listNeighbours(prices, 2, 12))).toBeUndefined();
    expect(toDisplayOrder(null, 1, others)).toBeUndefined();
  });
});

describe('held places', () => {
  it('know every hold of the event, and none for a seated ticket', () => {
    const holds = [{ holdId: 7 }, { holdId: 8 }];
    const nonSeatedHolds = [{ holdId: 8, quantity: 5 }];
    expect(toHeldValues({ isSeated: false, nonSeatedHolds }, holds)).toEqual({ h7: 0, h8: 5 });
    expect(toHeldValues({ isSeated: true, nonSeatedHolds: [] }, holds)).toEqual({});
  });
});
