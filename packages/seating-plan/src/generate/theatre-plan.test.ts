import { describe, expect, it } from 'vitest';
import { checkPlan } from '../checks/check-plan.ts';
import { compilePlan } from '../compile/compile-plan.ts';
import { SeatingPlan } from '../format/plan.ts';
import { theatrePlan } from './theatre-plan.ts';

const plan = theatrePlan();
const seatsOf = (prefix: string) =>
  plan.blocks
    .filter((block) => block.label.startsWith(prefix))
    .flatMap((block) => block.rows.flatMap((row) => row.seats));

describe('theatrePlan', () => {
  it('passes every check without a warning and is a document of our format', () => {
    expect(checkPlan(plan)).toEqual([]);
    expect(SeatingPlan.parse(plan)).toEqual(plan);
  });

  it('has about 1,100 seats in stalls and two balconies', () => {
    expect(compilePlan(plan).seatCount).toBeGreaterThan(1050);
    expect(compilePlan(plan).seatCount).toBeLessThan(1150);
    expect(plan.blocks.map((block) => block.label)).toEqual(
      ['Stalls', 'Circle', 'Balcony'].flatMap((tier) => ['Left', 'Centre', 'Right'].map((side) => `${tier} ${side}`)),
    );
  });

  it('numbers a row through all of its sections', () => {
    const numbers = plan.blocks.slice(0, 3).flatMap((block) => block.rows[5]!.seats.map((seat) => Number(seat.label)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('gives every wheelchair place a companion next to it', () => {
    const geometry = compilePlan(plan);
    const wheelchairs = [...geometry.flags.keys()].filter((seat) => geometry.flags[seat]! & 1);
    expect(wheelchairs).toHaveLength(6);
    for (const seat of wheelchairs) {
      const neighbours = [geometry.left[seat]!, geometry.right[seat]!];
      expect(neighbours.some((neighbour) => neighbour >= 0 && (geometry.flags[neighbour]! & 2) !== 0)).toBe(true);
    }
  });

  it('restricts the view behind pillars and at the side walls only', () => {
    const restricted = (prefix: string) => seatsOf(prefix).filter((seat) => seat.restrictedView).length;
    expect(restricted('Stalls')).toBeGreaterThan(3);
    expect(restricted('Stalls Centre')).toBe(0);
    expect(restricted('Circle')).toBe(14);
    expect(restricted('Balcony')).toBe(24);
  });

  it('turns every seat towards the stage along its arc', () => {
    const { x, rotation, focalPoint } = compilePlan(plan);
    expect(focalPoint).toEqual({ x: 0, y: -40 });
    for (const [seat, left] of x.entries()) {
      const turn = rotation[seat]! > 180 ? rotation[seat]! - 360 : rotation[seat]!;
      expect(Math.abs(turn)).toBeLessThan(30);
      if (Math.abs(left) > 60) expect(Math.sign(turn)).toBe(-Math.sign(left));
    }
  });
});
