import { compilePlan, mapSeats, type SeatingPlan } from '@parterre/seating-plan';
import { describe, expect, it } from 'vitest';
import { smallPlan } from '#test/scenes/insert-seated-show.ts';
import { comparePlaces } from './compare-places.ts';

function compare(next: SeatingPlan) {
  const [from, to] = [compilePlan(smallPlan()), compilePlan(next)];
  return comparePlaces(from, to, mapSeats(from, to));
}

const rowOf = (plan: SeatingPlan) => plan.blocks[0]!.rows[0]!;

describe('what stands where in the next version', () => {
  it('finds nothing in a drawing that was dragged as a whole', () => {
    const plan = smallPlan();
    for (const block of plan.blocks)
      for (const row of block.rows)
        for (const seat of row.seats) [seat.x, seat.y] = [(seat.x ?? 0) + 31.5, (seat.y ?? 0) - 12];
    expect(compare(plan)).toEqual({ renamed: [], moved: [] });
  });

  it('pairs a seat that lost its name with the one that stands there now', () => {
    const plan = smallPlan();
    rowOf(plan).seats[2]!.label = '3A';
    expect(compare(plan)).toEqual({ renamed: [{ from: 2, to: 2 }], moved: [] });
  });

  it('tells a row that was numbered from the other end: every name is kept and stands elsewhere', () => {
    const plan = smallPlan();
    const { seats } = rowOf(plan);
    const labels = seats.map(({ label }) => label).reverse();
    for (const [at, seat] of seats.entries()) seat.label = labels[at] ?? '';
    expect(compare(plan)).toEqual({ renamed: [], moved: seats.map((_, at) => at) });
  });

  it('pairs nothing with a seat that stands elsewhere', () => {
    const plan = smallPlan();
    rowOf(plan).seats.shift();
    rowOf(plan).seats.unshift({ label: 'N', x: -500, y: -500 });
    expect(compare(plan).renamed).toEqual([]);
  });
});
