import { describe, expect, test } from 'vitest';
import { buildSave, listGoneSeats } from './build-save.ts';

const FACTS = {
  planVersionId: 9,
  revisions: new Map([
    [3, 4],
    [5, 1],
  ]),
  prices: [{ ordinal: 1, priceTypeId: 701 }],
  holds: [{ ordinal: 2, holdId: 801 }],
};

describe('the body of a save', () => {
  test('names ids for ordinals, clears with null and leaves out what stays', () => {
    const diff = [
      {
        block: 0,
        blockId: 3,
        ranges: [
          { from: 0, to: 2, price: 1 },
          { from: 3, to: 3, price: 0, hold: 2 },
        ],
      },
      { block: 1, blockId: 5, ranges: [{ from: 8, to: 9, hold: 0 }] },
    ];
    expect(buildSave(diff, FACTS)).toEqual({
      planVersionId: 9,
      blocks: [
        {
          blockId: 3,
          revision: 4,
          ranges: [
            { from: 0, to: 2, priceTypeId: 701 },
            { from: 3, to: 3, priceTypeId: null, holdId: 801 },
          ],
        },
        { blockId: 5, revision: 1, ranges: [{ from: 8, to: 9, holdId: null }] },
      ],
      holds: { create: [], update: [], delete: [] },
    });
  });

  test('refuses a ticket, a hold or a block that is gone', () => {
    const change = (blockId: number, range: object) => [{ block: 0, blockId, ranges: [{ from: 0, to: 0, ...range }] }];
    expect(() => buildSave(change(3, { price: 7 }), FACTS)).toThrow(/price type 7/);
    expect(() => buildSave(change(3, { hold: 7 }), FACTS)).toThrow(/hold 7/);
    expect(() => buildSave(change(8, { price: 1 }), FACTS)).toThrow(/block 8/);
  });
});

const known = { prices: [{ ordinal: 1, priceTypeId: 71 }], holds: [{ ordinal: 2, holdId: 82 }] };
const diff = (ranges: { from: number; to: number; price?: number; hold?: number }[]) => [{ ranges }];

test('seats of a ticket or hold that is gone are listed, and no others', () => {
  const ranges = [
    { from: 0, to: 1, price: 1, hold: 2 },
    { from: 2, to: 3, price: 9 },
    { from: 4, to: 4, price: 1, hold: 9 },
    { from: 5, to: 6, price: 0, hold: 0 },
  ];
  expect(listGoneSeats(diff(ranges), known)).toEqual([2, 3, 4]);
});
