import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPlan } from '../../test/arbitrary-plan.ts';
import { encodeText, makeBlock, makePlan } from '../../test/make-plan.ts';
import { requirePlan } from '../../test/require-plan.ts';
import type { SeatingPlan } from '../format/plan.ts';
import { exportCsv } from './export-csv.ts';
import { exportPretix } from './export-pretix.ts';
import { exportParterre } from './index.ts';
import { countDetails, listExportLosses, PLAN_DETAILS } from './list-export-losses.ts';

const FORMATS = [
  ['parterre', exportParterre, 'plan.json'],
  ['pretix', exportPretix, 'plan.json'],
  ['csv', exportCsv, 'plan.csv'],
] as const;
const triangle = [
  { x: 0, y: 0 },
  { x: 9, y: 0 },
  { x: 0, y: 9 },
];

/** Makes a plan that has each detail once, and blocks with descriptions and ranks. */
function makeRichPlan(): SeatingPlan {
  const plan = makePlan([makeBlock(1, 'Stalls', [3]), makeBlock(2, 'Circle', [2], 400)], {
    focalPoint: { x: 5, y: -90 },
    categories: [{ key: 'a', label: 'Front', colour: '#a1b2c3' }],
    standingAreas: [{ label: 'Pit', capacity: 300, outline: triangle }],
    shapes: [{ kind: 'line', points: triangle.slice(1) }],
  });
  const [stalls, circle] = plan.blocks;
  stalls!.outline = triangle;
  Object.assign(stalls!.rows[0]!.seats[0]!, {
    rotation: 90,
    access: 'wheelchair',
    restrictedView: true,
    category: 'a',
  });
  circle!.rows.push({ label: 'Z', seats: [] });
  return plan;
}

describe('what an export cannot hold', () => {
  it('is nothing as Parterre JSON', () => {
    expect(listExportLosses(makeRichPlan(), 'parterre')).toEqual([]);
  });

  it('is counted for pretix and for tables', () => {
    const countsOf = (format: 'pretix' | 'csv') =>
      Object.fromEntries(listExportLosses(makeRichPlan(), format).map(({ what, count }) => [what, count]));
    const both = { 'focal-point': 1, 'standing-areas': 1, outlines: 1, descriptions: 2, ranks: 2 };
    expect(countsOf('pretix')).toEqual({ ...both, rotations: 1, access: 1, 'restricted-views': 1 });
    expect(countsOf('csv')).toEqual({ ...both, shapes: 1, colours: 1, 'empty-rows': 1 });
  });

  it('is not counted where there is nothing to lose', () => {
    const plan = makePlan([{ ...makeBlock(1, 'Stalls', [3]), description: ' ', bestRank: null }]);
    Object.assign(plan.blocks[0]!.rows[0]!.seats[0]!, { rotation: 0, restrictedView: false });
    for (const [format] of FORMATS) expect(listExportLosses(plan, format)).toEqual([]);
  });

  it.each(FORMATS)('is what an import of the file lacks, and all of it: %s', (format, write, name) => {
    const check = (plan: SeatingPlan) => {
      const again = countDetails(requirePlan({ name, bytes: encodeText(write(plan)) }, { layout: 'as-is' }).plan);
      const before = countDetails(plan);
      const lost = new Set(listExportLosses(plan, format).map(({ what }) => what));
      for (const what of PLAN_DETAILS) {
        // An import from pretix turns a standing area into a shape with a text, and gives each category a colour.
        if (format === 'pretix' && (what === 'shapes' || what === 'colours')) continue;
        expect([what, again[what]]).toEqual([what, lost.has(what) ? 0 : before[what]]);
      }
    };
    check(makeRichPlan());
    fc.assert(fc.property(arbitraryPlan, check), { numRuns: 40 });
  });
});
