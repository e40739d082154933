import { describe, expect, test } from 'vitest';
import { createItem, createTransaction } from '../testing/create-order.ts';
import { mergeHistory } from './merge-history.ts';

describe('the histories of tickets as one', () => {
  test('count what concerns the whole order once, and add up what was done to several tickets', () => {
    const bought = [createTransaction({ id: 11 }), createTransaction({ id: 12 })];
    const refund = createTransaction({ id: 5, type: 'REFUND', at: '2026-11-20T10:00:00.000Z', amount: -1_000 });
    const merged = mergeHistory(
      bought.map((purchase) => createItem({ id: purchase.id, transactionHistory: [refund, purchase] })),
    );
    expect(merged.map(({ type, amount, itemIds, isOfOrder }) => [type, amount, itemIds, isOfOrder])).toEqual([
      ['REFUND', -1_000, [11, 12], true],
      ['PURCHASE', 28_300, [11, 12], false],
    ]);
  });

  test('tell a print of several tickets once, with the barcode of each', () => {
    const print = { type: 'PRINT', at: '2026-11-20T10:00:00.000Z', amount: null, after: 'PAPER' } as const;
    const merged = mergeHistory(
      ['0A', '0B'].map((before, id) =>
        createItem({ id, transactionHistory: [createTransaction({ ...print, id: 5 + id, before })] }),
      ),
    );
    expect(merged.map(({ type, codes, itemIds }) => [type, codes, itemIds])).toEqual([['PRINT', ['0A', '0B'], [0, 1]]]);
  });

  test('keep every note apart, newest first', () => {
    const notes = [7, 6].map((id) => createTransaction({ id, type: 'NOTE', text: 'Called', amount: null }));
    const merged = mergeHistory([createItem({ transactionHistory: notes })]);
    expect(merged.map(({ key }) => key)).toEqual(['NOTE 7', 'NOTE 6']);
  });
});
