import { describe, expect, it } from 'vitest';
import { encodeText, makeBlock, makePlan } from '../../../test/make-plan.ts';
import { readFixture } from '../../../test/read-fixture.ts';
import { requirePlan } from '../../../test/require-plan.ts';
import { findOverlaps } from '../../checks/find-overlaps.ts';
import { exportCsv } from '../../export/export-csv.ts';
import { exportParterre } from '../../export/index.ts';
import { spreadFloors } from './spread-floors.ts';

const codesOf = ({ problems }: ReturnType<typeof requirePlan>) => problems.map(({ code }) => code);
const topsOf = (plan: ReturnType<typeof makePlan>) => plan.blocks.map(({ rows }) => rows[0]!.seats[0]!.y);

describe('floors that are drawn over each other', () => {
  it('lie below each other after the import of the sample hall, with every seat to be seen', () => {
    const hall = requirePlan(readFixture('pretix/stadium.json'), { repeatedRows: 'split-blocks' });
    expect(findOverlaps(hall.plan)).toEqual([]);
    expect(hall.problems).toContainEqual(expect.objectContaining({ code: 'FLOORS_SPREAD', values: { count: 2 } }));
    const { plan } = requirePlan(readFixture('pretix/stadium.json'), { repeatedRows: 'split-blocks', layout: 'as-is' });
    const moved = plan.blocks.map(
      (block, index) => hall.plan.blocks[index]!.rows[0]!.seats[0]!.y! - block.rows[0]!.seats[0]!.y!,
    );
    const names = plan.blocks.map(({ label }) => label.startsWith('First'));
    expect(new Set(moved.filter((_, index) => names[index])).size).toBe(1);
    expect(moved.filter((_, index) => !names[index]).every((by) => by === 0)).toBe(true);
  });

  it('are told seat by seat where they are kept as they are', () => {
    const hall = requirePlan(readFixture('pretix/stadium.json'), { repeatedRows: 'split-blocks', layout: 'as-is' });
    const overlaps = hall.problems.filter(({ code }) => code === 'SEATS_ON_OTHERS');
    expect(overlaps.map(({ place, values }) => [place?.block, values?.count, values?.block])).toEqual([
      ['First Floor 1', 42, 'Ground floor 1'],
      ['First Floor 2', 78, 'Ground floor 6'],
      ['First Floor 3', 42, 'Ground floor 11'],
    ]);
  });

  it('are as many as lie on each other, the largest at its place whichever comes first', () => {
    const blocks = [makeBlock(1, 'Box', [2]), makeBlock(2, 'Stalls', [9, 9, 9]), makeBlock(3, 'Circle', [4])];
    const { plan, notices } = spreadFloors(makePlan(blocks));
    const [box, stalls, circle] = topsOf(plan);
    expect(stalls).toBe(0);
    expect(circle!).toBeGreaterThan(topsOf(makePlan([blocks[1]!]))[0]! + 40);
    expect(box!).toBeGreaterThan(circle!);
    expect(notices).toMatchObject([{ code: 'FLOORS_SPREAD', values: { count: 3 } }]);
  });

  it('stay where they are in a plan of ours, and when asked to', () => {
    const plan = makePlan([makeBlock(1, 'Stalls', [9, 9, 9]), makeBlock(2, 'Circle', [4])]);
    const own = requirePlan({ name: 'a.json', bytes: encodeText(exportParterre(plan)) });
    expect(own.plan).toEqual(plan);
    expect(codesOf(own)).toEqual(['SEATS_ON_OTHERS']);
    const table = { name: 'a.csv', bytes: encodeText(exportCsv(plan)) };
    expect(topsOf(requirePlan(table, { layout: 'as-is' }).plan)).toEqual([0, 0]);
    expect(topsOf(requirePlan(table).plan)[1]).toBeGreaterThan(0);
  });
});
