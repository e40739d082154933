import { realProblem } from '@parterre/contract/testing/real-problem';
import type { ErrorCode } from '@parterre/contract/wire/error-codes';
import { compilePlan } from '@parterre/seating-plan';
import { describe, expect, test } from 'vitest';
import { createTwoBlockPlan } from '#test/two-block-plan.ts';
import { listChangedBlocks, readSaveFailure } from './read-save-failure.ts';

function refusal(code: ErrorCode, details?: Record<string, unknown>) {
  const data = realProblem(code, details && { details });
  return { status: data.status, data };
}

describe('a refused save', () => {
  test('names the blocks somebody else has saved', () => {
    const block = { blockId: 3, revision: 5, ranges: [{ from: 0, to: 1 }], changedBy: 'Bea', changedAt: null };
    expect(readSaveFailure(refusal('SEATS_CHANGED', { planVersionId: 9, blocks: [block] }))).toEqual({
      kind: 'conflict',
      blocks: [block],
    });
  });

  test('says when the event has another plan', () => {
    expect(readSaveFailure(refusal('SEATS_CHANGED', { planVersionId: 10, blocks: [] }))).toEqual({
      kind: 'planChanged',
    });
  });

  test('names the group that failed, where the server told', () => {
    const told = readSaveFailure(refusal('IN_USE', { group: 'UPDATE_HOLDS' }));
    expect(told).toMatchObject({ kind: 'failed', group: 'UPDATE_HOLDS' });
    const untold = [refusal('INTERNAL'), refusal('BUSY'), { status: 'FETCH_ERROR', error: 'TypeError' }];
    for (const error of untold) expect(readSaveFailure(error)).toMatchObject({ kind: 'failed', group: null });
  });
});

describe('the blocks of a conflict', () => {
  test('are in plan order with the seats of both sides', () => {
    const geometry = compilePlan(createTwoBlockPlan());
    const theirs = { changedBy: 'Bea', changedAt: '2026-11-20T11:58:00.000Z' };
    const diff = [
      {
        block: 0,
        blockId: 3,
        ranges: [
          { from: 0, to: 1, price: 1 },
          { from: 2, to: 3, price: 2 },
        ],
      },
    ];
    const rows = listChangedBlocks(geometry, diff, [
      { blockId: 5, revision: 2, ranges: [{ from: 8, to: 8 }], ...theirs },
      { blockId: 3, revision: 5, ranges: [{ from: 1, to: 1 }], ...theirs },
    ]);
    expect(rows.map((row) => [row.label, row.mineCount, row.theirsCount])).toEqual([
      ['Stalls', 4, 1],
      ['Circle', 0, 1],
    ]);
    expect(rows[0]?.mine).toEqual([{ from: 0, to: 3 }]);
  });
});
