import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../checks/check-plan.ts';
import { compilePlan } from '../compile/compile-plan.ts';
import { countSeats, SeatingPlan } from '../format/plan.ts';
import { writeLetters } from '../labels/letters.ts';
import { generateBowl } from './generate-bowl.ts';

describe('generateBowl', () => {
  it('has exactly the seats and blocks asked for, and passes every check', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 40, max: 6000 }), (blocks, seats) => {
        const plan = generateBowl({ seats, blocks });
        expect([countSeats(plan), plan.blocks.length]).toEqual([seats, blocks]);
        expect(checkPlan(plan)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('names more blocks than a digit can tell apart', () => {
    expect(checkPlan(generateBowl({ seats: 1500, blocks: 1200 }))).toEqual([]);
  });

  it('is a document of our format, the same every time', () => {
    const plan = generateBowl({ seats: 500, blocks: 4 });
    expect(SeatingPlan.parse(plan)).toEqual(plan);
    expect(generateBowl({ seats: 500, blocks: 4 })).toEqual(plan);
  });

  it('makes half a million seats that compile', () => {
    const geometry = compilePlan(generateBowl({ seats: 500_000, blocks: 400 }));
    expect(geometry.seatCount).toBe(500_000);
    expect(geometry.pitch).toBeCloseTo(20, 1);
  });
});

describe('writeLetters', () => {
  it('leaves out I and O and goes on with two letters', () => {
    expect([0, 7, 8, 12, 13, 23, 24, 25, 48].map((index) => writeLetters(index, true))).toEqual([
      'A',
      'H',
      'J',
      'N',
      'P',
      'Z',
      'AA',
      'AB',
      'BA',
    ]);
  });
});
