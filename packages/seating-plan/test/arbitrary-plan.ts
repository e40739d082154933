import fc from 'fast-check';
import type { PlanSeat, SeatingPlan } from '../src/format/plan.ts';
import { makePlan } from './make-plan.ts';

const letter = fc.constantFrom(...'ABCxyzÄé西下🙂-=+\'& 19",;|');
const labelOf = (maxLength: number) =>
  fc.array(letter, { minLength: 1, maxLength }).map((letters) => letters.join('').replaceAll('|', '').trim() || 'X');
const coordinate = fc.double({ min: -5000, max: 5000, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);

const seat: fc.Arbitrary<Omit<PlanSeat, 'label'>> = fc.record(
  {
    x: coordinate,
    y: coordinate,
    rotation: fc.integer({ min: 0, max: 359 }),
    access: fc.constantFrom('wheelchair' as const, 'companion' as const, 'step-free' as const),
    restrictedView: fc.constant(true),
    category: fc.constantFrom('gold', 'silver'),
  },
  { requiredKeys: ['x', 'y'] },
);

/** Generates plans without duplicates, with awkward labels and positions. */
export const arbitraryPlan: fc.Arbitrary<SeatingPlan> = fc
  .uniqueArray(
    fc.record({
      label: labelOf(12),
      description: fc.string({ maxLength: 20 }),
      bestRank: fc.option(fc.integer({ min: 1, max: 99 })),
      rows: fc.uniqueArray(
        fc.record({
          label: labelOf(4),
          seats: fc.uniqueArray(fc.tuple(labelOf(3), seat), {
            selector: ([label]) => fold(label),
            minLength: 1,
            maxLength: 12,
          }),
        }),
        { selector: (row) => fold(row.label), minLength: 1, maxLength: 5 },
      ),
    }),
    { selector: (block) => fold(block.label), minLength: 1, maxLength: 4 },
  )
  .map((blocks) =>
    makePlan(
      blocks.map((block, index) => ({
        ...block,
        blockId: index + 1,
        rows: block.rows.map((row) => ({
          label: row.label,
          seats: row.seats.map(([label, rest]) => ({ label, ...rest })),
        })),
      })),
      {
        categories: [
          { key: 'gold', label: 'gold' },
          { key: 'silver', label: 'silver' },
        ],
      },
    ),
  );

function fold(label: string): string {
  return label.normalize('NFC').toLowerCase();
}
