import { describe, expect, it } from 'vitest';
import { encodeText } from '../../test/make-plan.ts';
import { readFixture } from '../../test/read-fixture.ts';
import { requirePlan } from '../../test/require-plan.ts';
import { compilePlan } from '../compile/compile-plan.ts';
import { importPlan } from './import-plan.ts';

const seat = (seat_number: string, x: number, category = 'Gold') => ({ seat_number, category, position: { x, y: 1 } });
const zone = (name: string, rows: object[], rest: object = {}) => ({
  name,
  position: { x: 100, y: 200 },
  rows,
  ...rest,
});
const fileOf = (zones: object[], rest: object = {}) => {
  const plan = { name: 'Hall', categories: [{ name: 'Gold', color: '#fc0' }], zones, ...rest };
  return { name: 'hall.json', bytes: encodeText(JSON.stringify(plan)) };
};

describe('pretix plans', () => {
  it('adds up the positions of zone, row and seat', () => {
    const row = { row_number: 'A', position: { x: 10, y: 20 }, seats: [seat('1', 0), seat('2', 25)] };
    const { plan } = requirePlan(fileOf([zone('Stalls', [row])]));
    expect(plan).toMatchObject({
      name: 'Hall',
      categories: [{ key: 'Gold', label: 'Gold', colour: '#fc0' }],
      blocks: [{ label: 'Stalls', bestRank: null, rows: [{ label: 'A' }] }],
    });
    expect(plan.blocks[0]!.rows[0]!.seats).toEqual([
      { label: '1', x: 110, y: 221, category: 'Gold' },
      { label: '2', x: 135, y: 221, category: 'Gold' },
    ]);
  });

  it('takes the zone id where the name is missing, and adds categories the plan does not list', () => {
    const row = { row_number: 1, seats: [seat('1', 0, 'Silver'), seat('2', 25, '')] };
    const { plan, problems } = requirePlan(fileOf([zone('', [row], { zone_id: 'Z1' })]));
    expect(plan.blocks[0]!.label).toBe('Z1');
    expect(plan.categories.map((category) => category.key)).toEqual(['Gold', 'Silver']);
    const codes = problems.map((problem) => problem.code);
    expect(codes).toEqual(expect.arrayContaining(['CATEGORY_ADDED', 'CATEGORY_UNUSED', 'SEATS_WITHOUT_CATEGORY']));
  });

  it('draws areas of every shape where they are', () => {
    const at = { position: { x: 0, y: 0 }, rotation: 90 };
    const areas = [
      { shape: 'rectangle', rectangle: { width: 40, height: 10 }, ...at },
      { shape: 'circle', circle: { radius: 5 }, position: { x: 10, y: 0 } },
      {
        shape: 'polygon',
        polygon: {
          points: [
            { x: 0, y: 0 },
            { x: 5, y: 0 },
            { x: 0, y: 5 },
          ],
        },
        text: { text: 'STAGE' },
        position: { x: 1, y: 1 },
      },
      { shape: 'text', text: { text: 'Bar', size: 20, position: { x: 3, y: 4 } }, position: { x: 0, y: 0 } },
    ];
    const { plan } = requirePlan(fileOf([zone('S', [{ row_number: 'A', seats: [seat('1', 0)] }], { areas })]));
    expect(plan.shapes.map((shape) => shape.kind)).toEqual(['polygon', 'polygon', 'stage', 'text']);
    expect(plan.shapes[0]!.points).toEqual([
      { x: 100, y: 200 },
      { x: 100, y: 240 },
      { x: 90, y: 240 },
      { x: 90, y: 200 },
    ]);
    expect(plan.shapes[3]).toMatchObject({ points: [{ x: 103, y: 204 }], text: 'Bar', size: 20 });
  });

  it('refuses the stadium unless its blocks may be split, and counts what repeats', () => {
    const result = importPlan(readFixture('pretix/stadium.json'));
    expect(result.ok).toBe(false);
    expect(result.problems).toMatchObject([
      {
        code: 'ROW_LABEL_REPEATS',
        canSplit: true,
        values: { block: 'Ground floor', labels: 12, rows: 66, groups: 11 },
      },
      { code: 'ROW_LABEL_REPEATS', canSplit: true, values: { block: 'First Floor', labels: 0 + 6, rows: 12 } },
    ]);
  });

  it('splits the stadium into blocks round its field without losing or doubling a seat', () => {
    const { plan, problems, seatCount } = requirePlan(readFixture('pretix/stadium.json'), {
      repeatedRows: 'split-blocks',
    });
    expect(seatCount).toBe(738);
    const ids = new Set(
      plan.blocks.flatMap((block) =>
        block.rows.flatMap((row) =>
          row.seats.map((planSeat) => `${block.label}|${row.label}|${planSeat.label}`.toLowerCase()),
        ),
      ),
    );
    expect(ids.size).toBe(738);
    expect(plan.blocks.filter((block) => block.label.startsWith('Ground floor ')).length).toBe(11);
    expect(problems.map((problem) => problem.code)).toContain('STAGE_ASSUMED');
    const geometry = compilePlan(plan);
    expect(geometry.focalPoint!.x).toBeCloseTo(1035.1, 0);
    expect(geometry.rotation[0]).toBe(180);
  });

  it('says where a value has the wrong type', () => {
    const result = importPlan(
      fileOf([zone('S', [{ row_number: 'A', seats: [{ ...seat('1', 0), position: { x: 'left', y: 0 } }] }])]),
    );
    expect(result).toMatchObject({
      ok: false,
      problems: [
        {
          code: 'SEAT_PLAN_PARSING',
          source: { path: 'zones[0].rows[0].seats[0].position.x' },
          values: { expected: 'number' },
        },
      ],
    });
  });

  it('refuses duplicate seats of two zones with one name, naming block, row and seat', () => {
    const row = { row_number: 'A', seats: [seat('1', 0)] };
    const result = importPlan(fileOf([zone('Stalls', [row]), zone('stalls', [row])]));
    expect(result).toMatchObject({
      ok: false,
      problems: [{ code: 'SEAT_IDS_DUPLICATE', place: { block: 'stalls', row: 'A', seat: '1' } }],
    });
  });
});
