import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPlan } from '../../test/arbitrary-plan.ts';
import { makeBlock, makePlan } from '../../test/make-plan.ts';
import { compilePlan } from '../compile/compile-plan.ts';
import { buildSeatIndex } from './build-seat-index.ts';

describe('buildSeatIndex', () => {
  it('finds every seat by its id, and no two seats by one id', () => {
    fc.assert(
      fc.property(arbitraryPlan, (plan) => {
        const geometry = compilePlan(plan);
        const index = buildSeatIndex(geometry);
        const ids = Array.from({ length: geometry.seatCount }, (_, seat) => index.seatIdOf(seat));
        expect(ids.map((id) => index.findSeat(id))).toEqual([...geometry.x.keys()]);
      }),
    );
  });

  it('ignores case and Unicode form', () => {
    const index = buildSeatIndex(compilePlan(makePlan([makeBlock(1, 'Rangée', [2])])));
    expect(index.findSeat('RANGE\u0301E|a|2')).toBe(1);
  });

  it('ignores what nobody sees, but tells seats of an older version apart that differ in it only', () => {
    const plan = makePlan([makeBlock(1, 'Stalls', [3])]);
    plan.blocks[0]!.rows[0]!.seats[1]!.label = '1\u200d';
    const index = buildSeatIndex(compilePlan(plan));
    expect(['Stalls|A|1', 'Stalls|A|1\u200d', 'St\u200balls|A|3\u200c'].map((id) => index.findSeat(id))).toEqual([
      0, 1, 2,
    ]);
  });

  it('finds nothing for ids that the plan does not have', () => {
    const index = buildSeatIndex(compilePlan(makePlan([makeBlock(1, 'Stalls', [2])])));
    expect(['Stalls|A|3', 'Stalls|B|1', 'Circle|A|1', 'Stalls|A', ''].map((id) => index.findSeat(id))).toEqual(
      Array.from({ length: 5 }),
    );
    expect(() => index.seatIdOf(2)).toThrow(RangeError);
  });
});
