import { describe, expect, it } from 'vitest';
import { encodeText } from '../../../test/make-plan.ts';
import { readFixture } from '../../../test/read-fixture.ts';
import { requirePlan } from '../../../test/require-plan.ts';
import { importPlan } from '../import-plan.ts';
import { listLabels, type Numbering } from './label-sequence.ts';

const spec = (...sections: object[]) => ({
  name: 'spec.json',
  bytes: encodeText(JSON.stringify({ schema: { name: 'Hall', gaCapacity: 400 }, sections })),
});
const grid = { name: 'Stalls', rows: 2, seatsPerRow: 3 };
const labels = (numbering: Partial<Numbering>, count: number) =>
  listLabels({ format: 'arabic', from: '1', step: 1, isReversed: false, ...numbering }, count).join(' ');

describe('a build spec', () => {
  it('computes grids, arcs and accessible seats of the sample theatre', () => {
    const { plan } = requirePlan(readFixture('seatmap-pro/theatre.json'), { layout: 'as-is' });
    const [stalls, circle] = plan.blocks;
    expect(stalls!.rows.map(({ label }) => label).join('')).toBe('ABCDEFGHIJKL');
    expect(stalls!.rows[0]!.seats[0]).toEqual({ label: '1', x: 19, y: 19, access: 'wheelchair' });
    expect(stalls!.rows[1]!.seats[2]).toEqual({ label: '3', x: 75, y: 47 });
    const row = circle!.rows[1]!.seats;
    for (const { x, y } of row) expect(Math.hypot(x! - 336, y! + 520)).toBeCloseTo(654, 0);
    expect([row[0]!.rotation, row.at(-1)!.rotation]).toEqual([40, 320]);
    expect(row[0]!.x).toBeLessThan(row.at(-1)!.x!);
    expect(plan.standingAreas).toMatchObject([{ label: 'Standing Pit', outline: [{ x: 60, y: -220 }, {}, {}, {}] }]);
  });

  it('leaves out what is skipped or hidden, and turns numbers round', () => {
    const numbering = { rows: { from: 'A', direction: 'toTop' }, seats: { from: '1', direction: 'toLeft' } };
    const chosen = { skip: [{ row: 'A', seats: ['2'] }], flags: [{ row: 'B', seats: [1], hidden: true }] };
    const { plan } = requirePlan(spec({ ...grid, numbering, ...chosen }));
    const rows = plan.blocks[0]!.rows.map(({ label, seats }) => [label, ...seats.map((seat) => seat.label)].join(' '));
    expect(rows).toEqual(['B 3 2', 'A 3 1']);
  });

  it('knows the capacity of a single standing area only', () => {
    const pit = { name: 'Pit', type: 'ga' };
    expect(requirePlan(spec(pit)).plan.standingAreas).toMatchObject([{ label: 'Pit', capacity: 400 }]);
    expect(requirePlan(spec(pit, { ...pit, name: 'Side' })).plan.standingAreas.map(({ capacity }) => capacity)).toEqual(
      [0, 0],
    );
  });

  it('refuses a recipe for more seats than there may be before it makes them', () => {
    const huge = importPlan(spec({ ...grid, rows: 1_000_000, seatsPerRow: 1_000_000 }));
    expect(huge.problems).toMatchObject([{ code: 'TOO_MANY_SEATS', values: { count: 1e12, max: 250_000 } }]);
    expect(importPlan(spec({ ...grid, rows: -1 })).problems[0]).toMatchObject({
      code: 'SEAT_PLAN_PARSING',
      source: { path: 'sections[0].rows' },
    });
  });

  it('continues labels as they begin', () => {
    expect(labels({ from: 'A08', step: 2 }, 3)).toBe('A08 A10 A12');
    expect(labels({ format: 'letters', from: 'Y' }, 4)).toBe('Y Z AA AB');
    expect(labels({ format: 'letters', from: 'a' }, 2)).toBe('a b');
    expect(labels({ format: 'roman', from: 'III' }, 3)).toBe('III IV V');
    expect(labels({ isReversed: true }, 3)).toBe('3 2 1');
  });
});
