import { describe, expect, test } from 'vitest';
import { type AllocationColumns, decodeAllocation, encodeAllocation } from './seat-bytes.ts';

const facts = {
  planVersionId: 9_007_199_254_740_991,
  blocks: [
    { blockId: 3, firstSeat: 0, seatCount: 4, revision: 7, alternating: true },
    { blockId: 5, firstSeat: 10, seatCount: 2, revision: 1, alternating: false },
  ],
  cursor: '1767225600000-12:12:',
  at: '2026-11-20T06:00:00.000Z',
};

const columnsOf = (prices: number[]): AllocationColumns => ({
  price: Uint16Array.from(prices),
  hold: Uint16Array.from([0, 1, 0, 2, 0, 0]),
  claim: Uint8Array.from([0, 2, 1, 0, 0, 2]),
  own: [{ seat: 11, price: 300, hold: 0 }],
});

describe('allocation bytes', () => {
  test('come back as they went in, one byte a seat', () => {
    const columns = columnsOf([1, 2, 3, 255, 0, 4]);
    const decoded = decodeAllocation(encodeAllocation(facts, columns));
    expect(decoded).toEqual({ header: { ...facts, width: 1, seatCount: 6 }, columns });
  });

  test('take two bytes a seat when an ordinal passes 255', () => {
    const columns = columnsOf([1, 2, 3, 256, 0, 4]);
    const bytes = encodeAllocation(facts, columns);
    expect(bytes.length).toBeGreaterThan(encodeAllocation(facts, columnsOf([1, 2, 3, 255, 0, 4])).length);
    expect(decodeAllocation(bytes)).toEqual({ header: { ...facts, width: 2, seatCount: 6 }, columns });
  });

  test('are read from the middle of a larger buffer', () => {
    const bytes = encodeAllocation(facts, columnsOf([1, 2, 3, 4, 5, 6]));
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect(decodeAllocation(shifted.subarray(3)).columns.price).toEqual(Uint16Array.from([1, 2, 3, 4, 5, 6]));
  });

  test('are refused when they are foreign, newer or cut short', () => {
    const bytes = encodeAllocation(facts, columnsOf([1, 2, 3, 4, 5, 6]));
    const newer = bytes.slice();
    newer[4] = 2;
    expect(() => decodeAllocation(new Uint8Array(40))).toThrow('Not allocation bytes');
    expect(() => decodeAllocation(newer)).toThrow('another version');
    expect(() => decodeAllocation(bytes.subarray(0, bytes.length - 1))).toThrow('cut short');
  });
});
