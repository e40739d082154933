import { describe, expect, it } from 'vitest';
import { makeBlock, makePlan } from '../../../test/make-plan.ts';
import { compilePlan } from '../../compile/compile-plan.ts';
import { generateBowl } from '../../generate/generate-bowl.ts';
import { theatrePlan } from '../../generate/theatre-plan.ts';
import { arrangeBlocks } from './arrange-blocks.ts';
import { hasLocalPositions } from './arrange-plan.ts';

const localPlan = (blocks: number) =>
  makePlan(
    Array.from({ length: blocks }, (_, index) => makeBlock(index + 1, `B${index + 1}`, [8, 10 + (index % 7), 9])),
  );

/** Returns the smallest distance between seats of different blocks. */
function measureClearance(plan: ReturnType<typeof localPlan>): number {
  const { x, y, block, seatCount } = compilePlan(plan);
  let least = Infinity;
  for (let a = 0; a < seatCount; a += 1) {
    for (let b = a + 1; b < seatCount; b += 1) {
      if (block[a] !== block[b]) least = Math.min(least, Math.hypot(x[a]! - x[b]!, y[a]! - y[b]!));
    }
  }
  return least;
}

describe('blocks with local positions', () => {
  it('are told from blocks that have their own place', () => {
    expect(hasLocalPositions(localPlan(5))).toBe(true);
    expect(hasLocalPositions(localPlan(1))).toBe(false);
    expect(hasLocalPositions(theatrePlan())).toBe(false);
    expect(hasLocalPositions(generateBowl({ seats: 4000, blocks: 20 }))).toBe(false);
  });

  it.each(['bowl', 'grid'] as const)('are arranged as a %s without touching, for any number of blocks', (layout) => {
    for (const blocks of [1, 2, 3, 5, 12, 30]) {
      expect(measureClearance(arrangeBlocks(localPlan(blocks), layout, true))).toBeGreaterThan(20);
    }
  });

  it('keep the distances between their own seats', () => {
    const plan = arrangeBlocks(localPlan(7), 'bowl', true);
    for (const { rows } of plan.blocks) {
      const [first, second] = rows[0]!.seats;
      expect(Math.hypot(first!.x! - second!.x!, first!.y! - second!.y!)).toBeCloseTo(20, 1);
    }
  });

  it('face the field from all sides in a bowl, and the stage in a grid', () => {
    const bowl = arrangeBlocks(localPlan(8), 'bowl', true);
    for (const { rows } of bowl.blocks) {
      const seat = rows[0]!.seats[4]!;
      const angle = (seat.rotation! * Math.PI) / 180;
      const ahead = Math.hypot(seat.x! + 5 * Math.sin(angle), seat.y! - 5 * Math.cos(angle));
      expect(ahead).toBeLessThan(Math.hypot(seat.x!, seat.y!));
    }
    const grid = arrangeBlocks(localPlan(8), 'grid', true);
    expect(
      new Set(grid.blocks.flatMap((block) => block.rows.flatMap((row) => row.seats.map((seat) => seat.rotation)))),
    ).toEqual(new Set([0]));
    expect(grid.focalPoint!.y).toBeLessThan(0);
  });
});
