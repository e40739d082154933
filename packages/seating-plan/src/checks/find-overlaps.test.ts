import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBlock, makePlan, makeSeat } from '../../test/make-plan.ts';
import { checkPlan } from './check-plan.ts';
import { findOverlaps } from './find-overlaps.ts';

const countsOf = (plan: ReturnType<typeof makePlan>) =>
  findOverlaps(plan).map(({ block, under, count }) => [block, under, count]);

describe('seats that lie on others', () => {
  it('are counted by block and by the block beneath, with the first of them', () => {
    const upper = makeBlock(2, 'Circle', [3], 0);
    for (const seat of upper.rows[0]!.seats) seat.x = (seat.x ?? 0) + 1;
    const plan = makePlan([makeBlock(1, 'Stalls', [3, 3]), upper]);
    expect(checkPlan(plan)).toMatchObject([
      {
        severity: 'warning',
        code: 'SEATS_ON_OTHERS',
        place: { block: 'Circle', row: plan.blocks[1]!.rows[0]!.label, seat: '1' },
        values: { count: 3, block: 'Stalls' },
      },
    ]);
  });

  it('may lie in one block, and each counts once, on the last beneath it', () => {
    const stacked = makeBlock(1, 'Stalls', [4]);
    for (const seat of stacked.rows[0]!.seats) Object.assign(seat, { x: 5, y: 5 });
    expect(countsOf(makePlan([stacked]))).toEqual([[0, 0, 3]]);
    const floors = [1, 2, 3].map((id) => makeBlock(id, `Floor ${id}`, [3]));
    expect(countsOf(makePlan(floors))).toEqual([
      [1, 0, 3],
      [2, 1, 3],
    ]);
  });

  it('are none where rows only stand close, or seats have no place', () => {
    const seats = [makeSeat('1', 0, 0), makeSeat('2', 20, 0), makeSeat('3', 20, 6), makeSeat('4', null, 0)];
    const plan = makePlan([{ ...makeBlock(1, 'Stalls', []), rows: [{ label: 'A', seats }] }]);
    expect(countsOf(plan)).toEqual([]);
  });

  it('are all found, wherever they lie', () => {
    const coordinate = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 40 }), (places) => {
        const far = [makeSeat('a', 9000, 0), makeSeat('b', 9020, 0)];
        const seats = places.map(([x, y], index) => makeSeat(String(index), x / 2, y / 2));
        const rows = [...seats.map((seat) => ({ label: seat.label, seats: [seat] })), { label: 'far', seats: far }];
        const plan = makePlan([{ ...makeBlock(1, 'Stalls', []), rows }]);
        const wanted = seats.filter((seat, at) =>
          seats.slice(0, at).some((other) => Math.hypot(seat.x! - other.x!, seat.y! - other.y!) < 5),
        );
        expect(findOverlaps(plan).reduce((sum, { count }) => sum + count, 0)).toBe(wanted.length);
      }),
    );
  });
});
